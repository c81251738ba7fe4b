"""How a sensible player of Kniffel judges a move, from what his seat knows."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from math import comb

from stolik.games.kniffel import notation
from stolik.games.kniffel.cards import Cards, count, number_of, pack
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.knowledge import Knowledge
from stolik.games.kniffel.rules import Setup
from stolik.games.kniffel.scoring import (
    BOXES,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    KNIFFEL,
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    UPPER,
)

# What a turn is worth in the race to fill the sheet: an exchange has to bring at least that.
TURN = 20.0
# Turns until a lower box is made by someone in no hurry.
TURNS = {
    THREE_OF_A_KIND: 1.2,
    FOUR_OF_A_KIND: 1.9,
    FULL_HOUSE: 1.4,
    SMALL_STRAIGHT: 1.3,
    LARGE_STRAIGHT: 2.2,
    KNIFFEL: 3.2,
}
EQUAL = {THREE_OF_A_KIND: 3, FOUR_OF_A_KIND: 4}
# What the other cards of three or four of a kind add, each.
BESIDE = 4.5
# Three of each upper value reach the bonus: a point more or less there weighs this much besides itself.
PACE = 0.8


def rate(setup: Setup, knowledge: Knowledge, moves: list[str]) -> list[float]:
    """Points beyond what the boxes are usually worth; an exchange counts for the turn after it."""
    judge = Judge(setup, knowledge)
    return [judge.rate(notation.parse(setup, move)) for move in moves]


class Judge:
    """Weighs one hand; what was worked out for one move serves the others."""

    def __init__(self, setup: Setup, knowledge: Knowledge) -> None:
        own = knowledge.position.seats[knowledge.seat]
        self.setup = setup
        self.hand = pack(own.hand)
        self.open = [
            box for box in range(BOXES) if setup.boxes >> box & 1 and BOX_NAMES[box] not in own.sheet
        ]
        unseen = setup.deck() - self.hand - pack(knowledge.position.discards)
        self.values = range(1, setup.values + 1)
        self.odds = {card: int(number_of(unseen, card)) / max(1, int(count(unseen))) for card in self.values}
        self.at_least = cache(self.chance_of_at_least)
        self.all_of = cache(self.chance_of_all_of)

    def rate(self, move: int) -> float:
        catalogue = self.setup.catalogue
        line, flag = move >> 1, move & 1
        cards = catalogue.cards[line]
        size = int(count(self.hand))
        if line < catalogue.exchanges:
            return (
                self.prospects(self.hand - cards, int(count(cards)) + flag) - self.penalty(size + flag) - TURN
            )
        to_announce = len(self.open) == 2
        # A needless announcement does no harm, a missing one does.
        slip = (
            0.0
            if bool(flag) == to_announce
            else float(int(self.setup.prices.unannounced))
            if to_announce
            else 0.01
        )
        return self.gain(catalogue.boxes[line], int(catalogue.points[line])) - self.penalty(size) - slip

    def penalty(self, size: int) -> int:
        return max(0, size - int(self.setup.hand)) * int(self.setup.prices.surplus_card)

    def gain(self, box: int, points: float) -> float:
        """Points beyond what the box would bring anyway, once the turns that takes are paid for."""
        if box < UPPER:
            return TURN + (1 + PACE) * (points - 3 * (box + 1))
        usual = 20.0 if box in EQUAL else points
        return points - usual + TURN * TURNS[box]

    def prospects(self, kept: Cards, drawn: int) -> float:
        """What the best box of the next turn brings, as if the boxes came up independently of each other."""
        worth, missed = 0.0, 1.0
        for gain, chance in sorted(self.outlooks(kept, drawn), reverse=True):
            worth += missed * chance * gain
            missed *= 1 - chance
        return worth

    def outlooks(self, kept: Cards, drawn: int) -> Iterator[tuple[float, float]]:
        """For each open box what it brings next turn, and how likely."""
        for box in self.open:
            if box < UPPER:
                expected = min(5.0, int(number_of(kept, box + 1)) + drawn * self.odds[box + 1])
                yield self.gain(box, expected * (box + 1)), min(1.0, expected)
            elif box in EQUAL:
                for card in self.values:
                    points = EQUAL[box] * card + (5 - EQUAL[box]) * BESIDE
                    yield self.gain(box, points), self.chance_of_equal(kept, drawn, card, EQUAL[box])
            else:
                yield self.gain(box, 0.0), self.chance_of_fixed(box, kept, drawn)

    def chance_of_fixed(self, box: int, kept: Cards, drawn: int) -> float:
        if box == KNIFFEL:
            return max(self.chance_of_equal(kept, drawn, card, 5) for card in self.values)
        if box == FULL_HOUSE:
            pairs = permutations(self.values, 2)
            return max(self.chance_of_full_house(kept, drawn, three, two) for three, two in pairs)
        length = 4 if box == SMALL_STRAIGHT else 5
        runs = [range(low, low + length) for low in range(1, len(self.values) - length + 2)]
        missing = [tuple(card for card in run if not number_of(kept, card)) for run in runs]
        return max(self.all_of(cards, drawn) for cards in missing)

    def chance_of_full_house(self, kept: Cards, drawn: int, three: int, two: int) -> float:
        threes = max(0, 3 - number_of(kept, three))
        if threes > drawn:
            return 0.0
        return self.at_least(three, threes, drawn) * self.chance_of_equal(kept, drawn - threes, two, 2)

    def chance_of_equal(self, kept: Cards, drawn: int, card: int, wanted: int) -> float:
        return self.at_least(card, max(0, wanted - number_of(kept, card)), drawn)

    def chance_of_at_least(self, card: int, wanted: int, drawn: int) -> float:
        hit = self.odds[card]
        numbers = range(wanted, drawn + 1)
        return sum(
            (comb(drawn, hits) * hit**hits * (1 - hit) ** (drawn - hits) for hits in numbers), start=0.0
        )

    def chance_of_all_of(self, cards: tuple[int, ...], drawn: int) -> float:
        """Inclusion and exclusion: all draws, less those without one of the cards, and so on."""
        chance = 0.0
        for size in range(len(cards) + 1):
            for left_out in combinations(cards, size):
                chance += (-1) ** size * (1 - sum(self.odds[card] for card in left_out)) ** drawn
        return max(0.0, chance)
