"""The catalogue: every exchange and every way to fill a box, each with a number that never changes."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from stolik.engine.state import ALLOWED, Move, Moves
from stolik.games.kniffel.cards import BITS, DIGIT, Cards, count, highest, holds, one
from stolik.games.kniffel.scoring import BOXES, MOST_PLAYED, Box, points_for, why_not

Line = i64


class Choices:
    """What one hand can do: all exchanges, then what it can play for box 0, box 1, …"""

    def __init__(self, moves: vec[i16], ends: vec[i64]) -> None:
        # Narrow, so that thousands of hands stay in the processor's cache.
        self.moves = moves
        # Where the exchanges end, then where each box ends.
        self.ends = ends

    def list_for(self, open_boxes: i64, out: Moves) -> None:
        """Adds the exchanges and what may be played for these boxes (bit k stands for box k)."""
        moves = self.moves
        ends = self.ends
        items = out.items
        at = out.count
        while len(items) < at + len(moves):
            items = append(items, 0)
        for i in range(ends[0]):
            items[at] = i64(moves[i])
            at += 1
        for box in range(BOXES):
            if (open_boxes >> box) & 1:
                for i in range(ends[box], ends[box + 1]):
                    items[at] = i64(moves[i])
                    at += 1
        out.items = items
        out.count = at


class Catalogue:
    """Line k says which cards; move 2k is the plain way, 2k + 1 draws one more card or announces."""

    def __init__(
        self,
        *,
        values: i64,
        discards: i64,
        hand_limit: i64,
        boxes: list[int],
        fixed: list[int],
        announce: bool,
    ) -> None:
        self.values = values
        # How many cards an exchange may discard.
        self.discards = discards
        self.hand_limit = hand_limit
        # Whether announcing is part of the moves.
        self.announce = announce
        self.cards = vec[i64](multisets(values, discards))
        # Lines before this one are exchanges, the others fill a box.
        self.exchanges: i64 = len(self.cards)
        self.boxes = vec[i64]([-1] * len(self.cards))
        self.points = vec[i64]([0] * len(self.cards))
        self.add_boxes(boxes, vec[i64](fixed))
        self.lines: i64 = len(self.cards)
        # A hand's choices are worked out, in this room, when it first comes up.
        self.found = vec[i16]([0] * int(2 * self.lines))
        self.known: list[Choices | None] = [None] * int(ways(values, hand_limit))
        rows = range(values + 1)
        self.ranks = vec[i64]([ways(kinds, room) for kinds in rows for room in range(hand_limit + 1)])

    def add_boxes(self, boxes: list[int], fixed: vec[i64]) -> None:
        sets = multisets(self.values, MOST_PLAYED)
        for box in boxes:
            for cards in sets:
                if why_not(box, cards) == ALLOWED:
                    self.cards = append(self.cards, cards)
                    self.boxes = append(self.boxes, box)
                    self.points = append(self.points, points_for(box, cards, fixed))

    def move_count(self) -> i64:
        return 2 * self.lines

    def exchange_move(self, cards: Cards, *, extra: bool) -> Move:
        return 2 * self.find(-1, cards) + extra

    def score_move(self, box: Box, cards: Cards, *, announce: bool) -> Move:
        return 2 * self.find(box, cards) + announce

    def find(self, box: Box, cards: Cards) -> Line:
        """The line of these cards; the caller knows that there is one."""
        line: Line = 0
        while self.boxes[line] != box or self.cards[line] != cards:
            line += 1
        return line

    def choices(self, hand: Cards) -> Choices:
        rank = self.rank(hand)
        found = self.known[rank]
        if found is None:
            found = self.choices_of(hand)
            self.known[rank] = found
        return found

    def rank(self, hand: Cards) -> i64:
        """The place of a hand among all hands: sorted by how many cards of value 1 they hold, then of 2 …"""
        ranks = self.ranks
        at = len(ranks) - 1
        rank: i64 = 0
        while hand:
            # Before it come the hands with fewer cards of this value and the same of those before.
            rank += ranks[at]
            at -= hand & DIGIT
            rank -= ranks[at]
            at -= self.hand_limit + 1
            hand >>= BITS
        return rank

    def choices_of(self, hand: Cards) -> Choices:
        ends = vec[i64]([0] * (BOXES + 1))
        stop = self.add_held(hand, 0, self.exchanges, 0, both=count(hand) < self.hand_limit)
        ends[0] = stop
        line = self.exchanges
        for box in range(BOXES):
            first = line
            while line < self.lines and self.boxes[line] == box:
                line += 1
            stop = self.add_held(hand, first, line, stop, both=self.announce)
            ends[box + 1] = stop
        return Choices(self.found[:stop], ends)

    def add_held(self, hand: Cards, first: Line, after: Line, at: i64, *, both: bool) -> i64:
        """Writes the moves of these lines whose cards the hand holds; returns where they end."""
        cards = self.cards
        found = self.found
        for line in range(first, after):
            if holds(hand, cards[line]):
                found[at] = i16(2 * line)
                at += 1
                if both:
                    found[at] = i16(2 * line + 1)
                    at += 1
        return at


def multisets(values: i64, most: i64) -> list[int]:
    """All sets of up to so many cards: the smaller sets first, then in the order of their cards."""
    found: list[int] = [0]
    start = 0
    for _ in range(most):
        stop = len(found)
        for at in range(start, stop):
            for card in range(max(1, highest(found[at])), values + 1):
                found.append(found[at] + one(card))
        start = stop
    return found


def ways(values: i64, room: i64) -> i64:
    """How many sets of up to `room` cards there are: room + values over values."""
    number: i64 = 1
    for i in range(1, values + 1):
        number = number * (room + i) // i
    return number
