"""The deck of NIET!, and hands of its cards as one int each.

Bit `c` of a hand stands for the card numbered `c`; above these bits lie the further copies of the 1s, filled
from the lowest. So equal hands are equal ints, and "can I follow?" is one AND.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import Move, Moves

# Cards count colour by colour, each from its 1 upwards; equal cards have the same number.
Card = i64
Cards = i64

# In events and scripts of chance a card is 100 times its colour (in the order of COLOURS) plus its value.
COLOURS: Final = ("blue", "red", "yellow", "green")
NAMED: Final = 100

# 2 ** n leaves a different rest for every n below 66.
PRIME: Final = 67
EXPONENT: Final = vec[i64]([next((n for n in range(66) if 2**n % 67 == rest), 0) for rest in range(67)])


# A shifted literal has 32 bits when it is compiled: hence a table.
POWERS: Final = vec[i64]([2**n for n in range(63)])


def bit_of(number: i64) -> i64:
    return POWERS[number]


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set; there is one."""
    return EXPONENT[(bits & -bits) % PRIME]


def count(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def add_each(bits: i64, base: Move, out: Moves) -> None:
    """Adds the move `base` + n for every bit n."""
    while bits:
        low = bits & -bits
        out.add(base + EXPONENT[low % PRIME])
        bits ^= low


class Deck:
    def __init__(self, colours: list[int], highest: i64, ones: i64) -> None:
        """`colours` are places in COLOURS."""
        self.colours = vec[i64](colours)
        self.highest = highest
        self.kinds: i64 = len(colours) * highest
        self.size: i64 = self.kinds + len(colours) * (ones - 1)
        # The first copy of every card; all cards; all 1s; the first copies of each colour's cards: who holds
        # a further copy holds the first.
        self.firsts: Cards = bit_of(self.kinds) - 1
        self.whole: Cards = bit_of(self.size) - 1
        self.ones: Cards = 0
        self.colour = vec[i64]([0] * len(colours))
        # Of each card: its value, its further copies, and its number in events; of each bit: its card.
        self.value = vec[i64]([0] * self.kinds)
        self.copies = vec[i64]([0] * self.kinds)
        self.named = vec[i64]([0] * self.kinds)
        self.card_of = vec[i64]([0] * self.size)
        # All cards by their numbers in events, and back from these to cards.
        self.pack = vec[i64]([0] * self.size)
        self.from_name = vec[i64]([0] * (NAMED * len(COLOURS)))
        for at in range(len(colours)):
            self.add_colour(at, ones)

    def add_colour(self, at: i64, ones: i64) -> None:
        first = at * self.highest
        for card in range(first, first + self.highest):
            self.value[card] = card - first + 1
            self.named[card] = self.colours[at] * NAMED + self.value[card]
            self.from_name[self.named[card]] = card
            self.colour[at] |= bit_of(card)
            self.add_bit(card, card)
        self.ones |= bit_of(first)
        for bit in range(self.kinds + at * (ones - 1), self.kinds + (at + 1) * (ones - 1)):
            self.ones |= bit_of(bit)
            self.copies[first] |= bit_of(bit)
            self.add_bit(bit, first)

    def add_bit(self, bit: i64, card: Card) -> None:
        self.card_of[bit] = card
        self.pack[bit] = self.named[card]

    def plus(self, hand: Cards, card: Card) -> Cards:
        bit = bit_of(card)
        if not hand & bit:
            return hand | bit
        free = self.copies[card] & ~hand
        return hand | (free & -free)

    def minus(self, hand: Cards, card: Card) -> Cards:
        """The hand without one such card; the caller knows that it is there."""
        further = hand & self.copies[card]
        if further:
            while further & (further - 1):
                further &= further - 1
            return hand ^ further
        return hand ^ bit_of(card)

    def held(self, hand: Cards, card: Card) -> i64:
        """How many such cards there are in the hand."""
        return ((hand >> card) & 1) + count(hand & self.copies[card])

    def card_of_lowest(self, hand: Cards) -> Card:
        return self.card_of[lowest(hand)]

    def listed(self, hand: Cards) -> list[int]:
        """Every card of the hand, ascending, equal ones as often as they are there."""
        cards: list[int] = []
        for card in range(self.kinds):
            cards += [card] * self.held(hand, card)
        return cards
