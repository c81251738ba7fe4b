"""Everybody's hand of cards (or tiles), each sorted, so that their order betrays nothing."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.state import Moves


@mypyc_attr(acyclic=True)
class Hands:
    """For each seat: how many it holds, then what it holds, ascending."""

    def __init__(self, seats: i64, capacity: i64, cells: vec[i64] | None = None) -> None:
        self.stride: i64 = capacity + 1
        self.cells = vec[i64]([0] * (seats * (capacity + 1))) if cells is None else cells

    def size(self, seat: i64) -> i64:
        return self.cells[seat * self.stride]

    def card(self, seat: i64, index: i64) -> i64:
        return self.cells[seat * self.stride + 1 + index]

    def add(self, seat: i64, card: i64) -> None:
        cells = self.cells
        first = seat * self.stride
        cells[first] += 1
        at = first + cells[first]
        while at > first + 1 and cells[at - 1] > card:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = card

    def remove(self, seat: i64, card: i64) -> None:
        """Takes one such card out; the caller knows that it is there."""
        cells = self.cells
        first = seat * self.stride
        last = first + cells[first]
        at = first + 1
        while cells[at] != card:
            at += 1
        while at < last:
            cells[at] = cells[at + 1]
            at += 1
        cells[first] -= 1

    def has(self, seat: i64, card: i64) -> bool:
        cells = self.cells
        first = seat * self.stride
        for at in range(first + 1, first + 1 + cells[first]):
            if cells[at] == card:
                return True
        return False

    def clear(self, seat: i64) -> None:
        self.cells[seat * self.stride] = 0

    def offer(self, seat: i64, first: i64, out: Moves) -> None:
        """Adds a move for each card the seat holds; `first` is that of card 0."""
        cells = self.cells
        at = seat * self.stride + 1
        held = self.size(seat)
        items = out.room_for(held)
        count = out.count
        for i in range(held):
            items[count + i] = first + cells[at + i]
        out.count = count + held

    def listed(self, seat: i64) -> list[int]:
        return [self.card(seat, i) for i in range(self.size(seat))]

    def copy(self) -> "Hands":
        return Hands(0, self.stride - 1, self.cells[:])
