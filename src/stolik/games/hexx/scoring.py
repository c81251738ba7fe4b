"""Places at the end of the game: points, then rounds won, then who won a round last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import Seat

TALLY: Final = 5


class Sheet:
    """What is written down for each seat: penalty points, rounds won, the last round it won (0: none)."""

    def __init__(self, points: vec[i64], won: vec[i64], last_won: vec[i64]) -> None:
        self.points = points
        self.won = won
        self.last_won = last_won

    def copy(self) -> "Sheet":
        return Sheet(self.points[:], self.won[:], self.last_won[:])

    def win(self, seat: Seat, number: i64) -> None:
        """The round of this number goes to the seat."""
        self.won[seat] += 1
        self.last_won[seat] = number

    def better(self, seat: Seat, other: Seat, *, by_groups: bool) -> bool:
        """Whether a seat is placed before another one."""
        own, its = self.points[seat], self.points[other]
        if by_groups:
            own, its = own // TALLY, its // TALLY
        if own != its:
            return own < its
        if self.won[seat] != self.won[other]:
            return self.won[seat] > self.won[other]
        return self.last_won[seat] > self.last_won[other]

    def places(self, *, by_groups: bool) -> list[int]:
        """1 is best; whom nothing tells apart share a place, and the next is left out."""
        seats = range(len(self.points))
        return [
            1 + sum([1 for other in seats if self.better(other, seat, by_groups=by_groups)]) for seat in seats
        ]


def blank_sheet(seats: i64) -> Sheet:
    return Sheet(vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))
