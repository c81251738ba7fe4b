"""What has been seen since the discards were last shuffled: by it a seat knows what the pile can hold.

Whatever was not shuffled was in the hands, so a shuffle tells everybody what the others hold together.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.engine.state import Seat
from stolik.games.kniffel.cards import Card, Cards, one

Turn = i64

# A turn in one number: the cards laid off, then how many were drawn, then the seat.
LAID: Final = 0xFFFFFFFFFFFF
ONE_DRAWN: Final = 0x1000000000000
DRAWN_AT: Final = 48
SEAT_AT: Final = 56


def turn_of(seat: Seat, laid: Cards, drawn: i64) -> Turn:
    return (seat << SEAT_AT) + (drawn << DRAWN_AT) + laid


def seat_of(turn: Turn) -> Seat:
    return turn >> SEAT_AT


def laid_in(turn: Turn) -> Cards:
    return turn & LAID


def drawn_in(turn: Turn) -> i64:
    return (turn >> DRAWN_AT) & 0xFF


class Memory:
    """Nothing before the first shuffle, for until then every unseen card can be anywhere."""

    def __init__(self, shuffled: Cards, drawn: vec[i64], turns: vec[i64]) -> None:
        # What went into the draw pile.
        self.shuffled = shuffled
        # What each seat has drawn since; only the seat itself has seen it.
        self.drawn = drawn
        # What everybody has seen: who laid off what, and drew how many.
        self.turns = turns

    def begin(self, shuffled: Cards, seat: Seat) -> None:
        """The pile is new, and this seat is about to draw from it."""
        self.shuffled = shuffled
        for other in range(len(self.drawn)):
            self.drawn[other] = 0
        self.turns = vec[i64]([turn_of(seat, 0, 0)])

    def note_turn(self, seat: Seat, laid: Cards) -> None:
        if self.shuffled:
            self.turns = append(self.turns, turn_of(seat, laid, 0))

    def note_draw(self, seat: Seat, card: Card) -> None:
        if self.shuffled:
            self.drawn[seat] += one(card)
            self.turns[len(self.turns) - 1] += ONE_DRAWN

    def laid_by(self, seat: Seat) -> Cards:
        laid: Cards = 0
        for turn in self.turns:
            if seat_of(turn) == seat:
                laid += laid_in(turn)
        return laid

    def drawn_by(self, seat: Seat) -> i64:
        number: i64 = 0
        for turn in self.turns:
            if seat_of(turn) == seat:
                number += drawn_in(turn)
        return number

    def copy(self) -> "Memory":
        return Memory(self.shuffled, self.drawn[:], self.turns[:])


def no_memory(seats: i64) -> Memory:
    return Memory(0, vec[i64]([0] * seats), vec[i64]([0] * 0))
