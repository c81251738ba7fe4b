"""The boxes of the score sheet: what may be played for them and what it is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import ALLOWED
from stolik.games.kniffel.cards import BITS, DIGIT, MOST_VALUES, Cards, count, number_of

Box = i64

# Boxes 0 to 5 are the upper ones: box b takes cards of value b + 1.
UPPER: Final = 6
THREE_OF_A_KIND: Final = 6
FOUR_OF_A_KIND: Final = 7
FULL_HOUSE: Final = 8
SMALL_STRAIGHT: Final = 9
LARGE_STRAIGHT: Final = 10
KNIFFEL: Final = 11
BOXES: Final = 12

MOST_PLAYED: Final = 5
FOUR_IN_A_ROW: Final = 0x01010101
FIVE_IN_A_ROW: Final = 0x0101010101


def why_not(box: Box, cards: Cards) -> str:
    """The id of the rule that keeps these cards (five at most) out of the box, or `ALLOWED`."""
    size = count(cards)
    if size == 0:
        return "K3.9a"
    if box < UPPER:
        return ALLOWED if number_of(cards, box + 1) == size else "K3.1b"
    if box == SMALL_STRAIGHT:
        return why_no_small_straight(size, cards)
    return why_not_with_five(box, cards) if size == MOST_PLAYED else "K3.2a"


def why_not_with_five(box: Box, cards: Cards) -> str:
    if box == THREE_OF_A_KIND:
        return ALLOWED if most_equal(cards) >= 3 else "K3.3a"
    if box == FOUR_OF_A_KIND:
        return ALLOWED if most_equal(cards) >= 4 else "K3.4a"
    if box == FULL_HOUSE:
        return why_no_full_house(cards)
    if box == LARGE_STRAIGHT:
        return ALLOWED if is_run(cards, FIVE_IN_A_ROW) else "K3.7a"
    return ALLOWED if most_equal(cards) == 5 else "K3.8a"


def why_no_small_straight(size: i64, cards: Cards) -> str:
    if size != 4:
        return "K3.2b"
    return ALLOWED if is_run(cards, FOUR_IN_A_ROW) else "K3.6a"


def why_no_full_house(cards: Cards) -> str:
    most = most_equal(cards)
    if most == 5:
        return "K3.5b"
    return ALLOWED if most == 3 and kinds(cards) == 2 else "K3.5a"


def most_equal(cards: Cards) -> i64:
    most: i64 = 0
    for card in range(1, MOST_VALUES + 1):
        most = max(most, number_of(cards, card))
    return most


def kinds(cards: Cards) -> i64:
    """How many different values there are."""
    different: i64 = 0
    for card in range(1, MOST_VALUES + 1):
        if number_of(cards, card):
            different += 1
    return different


def is_run(cards: Cards, run: Cards) -> bool:
    while cards & DIGIT == 0:
        cards >>= BITS
    return cards == run


def points_for(box: Box, cards: Cards, fixed: vec[i64]) -> i64:
    """The sum of the cards, or what the box is always worth."""
    return fixed[box] or total(cards)


def total(cards: Cards) -> i64:
    sum_of_all: i64 = 0
    for card in range(1, MOST_VALUES + 1):
        sum_of_all += card * number_of(cards, card)
    return sum_of_all


class Prices:
    """What the sheet says besides the boxes."""

    def __init__(
        self,
        *,
        surplus_card: i64,
        bonus: i64,
        bonus_from: i64,
        malus: i64,
        malus_below: i64,
        unannounced: i64,
    ) -> None:
        self.surplus_card = surplus_card
        self.bonus = bonus
        self.bonus_from = bonus_from
        self.malus = malus
        self.malus_below = malus_below
        self.unannounced = unannounced

    def for_upper(self, points: i64) -> i64:
        """The bonus or, below zero, the malus for so many upper points."""
        if points >= self.bonus_from:
            return self.bonus
        return -self.malus if points < self.malus_below else 0
