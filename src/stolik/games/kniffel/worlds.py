"""The worlds of Kniffel that agree with what a seat knows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.engine.chance import Chance, branch
from stolik.engine.worlds import Worlds
from stolik.games.kniffel.cards import Cards, number_of, one
from stolik.games.kniffel.rules import Kniffel
from stolik.pieces.pack import Pack


class KniffelWorlds(Worlds):
    """Deals the cards a seat has not seen to the draw pile and the other hands, card for card equally likely.

    Of equal cards each counts: a value of which twice as many are unseen turns up twice as often. Some
    cards are certain: unseen, and more than the pile can hold of their value since it was last shuffled.
    They are in the other hands, each in any place there equally likely; the unseen cards that remain
    fill the remaining places. With two seats exactly the worlds that can be are drawn. With more, who of the
    others has drawn how much since the shuffle is not followed up, nor is what the others remember of it:
    that stays empty.
    """

    def __init__(self, known: Kniffel, seat: i64, missing: list[int], certain: Cards) -> None:
        # All that is known, laid out, the unseen cards that may lie there in the draw pile; how many
        # cards each of the other hands lacks.
        self.known = known
        self.seat = seat
        self.missing = vec[i64](missing)
        self.sum: i64 = sum(missing)
        self.certain = vec[i64]([0] * 0)
        for card in range(1, known.setup.values + 1):
            for _ in range(number_of(certain, card)):
                self.certain = append(self.certain, card)

    def draw(self, rng: Chance) -> Kniffel:
        world = self.known.copy()
        world.chance = branch(rng)
        held = self.certain[:]
        while len(held) < self.sum:
            held = append(held, world.pile.draw(rng))
        pack = Pack(held)
        hands = world.hands
        for seat in range(world.seats):
            for _ in range(self.missing[seat]):
                hands[seat] += one(pack.draw(rng))
        if world.seats == 2 and world.shuffled:
            self.remember(world)
        return world

    def remember(self, world: Kniffel) -> None:
        """Of two seats, the other has drawn whatever has left the pile since it was shuffled."""
        left: Cards = 0
        for i in range(world.pile.left()):
            left += one(world.pile.cards[i])
        world.drawn[1 - self.seat] = world.shuffled - world.drawn[self.seat] - left
