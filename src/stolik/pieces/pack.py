"""A pack that cards are drawn from at random: drawing from a shuffled pack, without the shuffling."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.chance import Chance


@mypyc_attr(acyclic=True)
class Pack:
    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards
        self.left: i64 = len(cards)

    def draw(self, chance: Chance) -> i64:
        """A random card, which leaves the pack; the caller knows that there is one."""
        cards = self.cards
        left = self.left
        at = chance.pick(cards, left)
        left -= 1
        card = cards[at]
        cards[at] = cards[left]
        self.left = left
        return card


def numbered(count: i64) -> Pack:
    """A pack of the cards 1 to `count`."""
    cards = vec[i64]([0] * count)
    for i in range(count):
        cards[i] = i + 1
    return Pack(cards)
