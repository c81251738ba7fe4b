"""Cards of Kniffel: of equal cards only the number matters, so a set of cards is one packed number.

Its base-256 digits say how many cards of value 1, 2, … it holds. There are at most six values and
127 cards of each, which leaves the top bit of every digit free to catch a borrow.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance

Card = i64
Cards = i64

BITS: Final = 8
DIGIT: Final = 0xFF
MOST_VALUES: Final = 6
MOST_COPIES: Final = 127
MOST_CARDS: Final = 254
GUARD: Final = 0x808080808080
# One card of the value after the last. Sets are shifted down from it, not up from 1: compiled, a
# constant that fits into 32 bits is a C int, and shifting it further is undefined.
BEYOND: Final = 0x1000000000000


def one(card: Card) -> Cards:
    """A set of this card alone."""
    return BEYOND >> (BITS * (MOST_VALUES + 1 - card))


def number_of(cards: Cards, card: Card) -> i64:
    return (cards >> (BITS * (card - 1))) & DIGIT


def count(cards: Cards) -> i64:
    """How many cards there are: casting out 255s adds the digits, as casting out nines does in base ten."""
    return cards % 255


def holds(cards: Cards, part: Cards) -> bool:
    """Whether all of `part` is there: no digit has to borrow."""
    return ((cards | GUARD) - part) & GUARD == GUARD


def surplus(cards: Cards, others: Cards) -> Cards:
    """What is left when as many as there are of `others` are taken away."""
    left: Cards = 0
    for card in range(1, MOST_VALUES + 1):
        more = number_of(cards, card) - number_of(others, card)
        if more > 0:
            left += more * one(card)
    return left


def highest(cards: Cards) -> Card:
    """The highest card there is; 0 for no cards."""
    card: Card = 0
    while cards:
        cards >>= BITS
        card += 1
    return card


def pack(listed: list[int]) -> Cards:
    cards: Cards = 0
    for card in listed:
        cards += one(card)
    return cards


def unpack(cards: Cards) -> list[int]:
    """Every card, ascending."""
    return [card for card in range(1, MOST_VALUES + 1) for _ in range(number_of(cards, card))]


class DrawPile:
    """Cards to draw at random. They lie sorted, so that equal piles and equal luck give equal cards."""

    def __init__(self, cards: vec[i64], ends: vec[i64]) -> None:
        self.cards = cards
        # Where the cards of each value end; the cards of value 1 begin at ends[0] = 0.
        self.ends = ends

    def left(self) -> i64:
        return self.ends[len(self.ends) - 1]

    def fill(self, cards: Cards) -> None:
        at: i64 = 0
        for card in range(1, len(self.ends)):
            for _ in range(number_of(cards, card)):
                self.cards[at] = card
                at += 1
            self.ends[card] = at

    def draw(self, chance: Chance) -> Card:
        """A random card, which leaves the pile; the caller knows that there is one."""
        cards = self.cards
        ends = self.ends
        last = len(ends) - 1
        drawn = cards[chance.pick(cards, ends[last])]
        # Each run of equal cards moves up by one: its first card becomes its last.
        for card in range(drawn, last + 1):
            end = ends[card] - 1
            ends[card] = end
            cards[end] = card + 1
        return drawn

    def copy(self) -> "DrawPile":
        return DrawPile(self.cards[:], self.ends[:])


def empty_pile(values: i64, copies: i64) -> DrawPile:
    return DrawPile(vec[i64]([0] * (values * copies)), vec[i64]([0] * (values + 1)))
