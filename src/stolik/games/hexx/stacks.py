"""The face-down stacks: tiles leave at the top and come back at the bottom."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.state import Seat
from stolik.games.hexx.tiles import Tile


class Stacks:
    """For each seat a ring of cells, with the place of its top and the number of its tiles."""

    def __init__(self, capacity: i64, cells: vec[u8], tops: vec[i64], sizes: vec[i64]) -> None:
        self.capacity = capacity
        self.cells = cells
        self.tops = tops
        self.sizes = sizes

    def size(self, seat: Seat) -> i64:
        return self.sizes[seat]

    def cell(self, seat: Seat, depth: i64) -> i64:
        """The cell of the tile that lies so deep; the top is 0 deep."""
        at = self.tops[seat] + depth
        if at >= self.capacity:
            at -= self.capacity
        return seat * self.capacity + at

    def tile(self, seat: Seat, depth: i64) -> Tile:
        return i64(self.cells[self.cell(seat, depth)])

    def put_under(self, seat: Seat, tile: Tile) -> None:
        self.cells[self.cell(seat, self.sizes[seat])] = u8(tile)
        self.sizes[seat] += 1

    def take(self, seat: Seat) -> Tile:
        """The top tile, which leaves the stack; the caller knows that there is one."""
        cell = self.cell(seat, 0)
        self.tops[seat] = 0 if self.tops[seat] + 1 == self.capacity else self.tops[seat] + 1
        self.sizes[seat] -= 1
        return i64(self.cells[cell])

    def clear(self) -> None:
        for seat in range(len(self.sizes)):
            self.sizes[seat] = 0

    def listed(self, seat: Seat) -> list[int]:
        """From the top to the bottom."""
        return [self.tile(seat, depth) for depth in range(self.sizes[seat])]

    def copy(self) -> "Stacks":
        return Stacks(self.capacity, self.cells[:], self.tops[:], self.sizes[:])


def no_stacks(seats: i64, capacity: i64) -> Stacks:
    return Stacks(capacity, vec[u8]([0] * (seats * capacity)), vec[i64]([0] * seats), vec[i64]([0] * seats))
