"""Gifts: every way to share them out, and what the standing instructions do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import ALLOWED, Log, Moves, Seat
from stolik.games.hexx.events import GAVE
from stolik.games.hexx.stacks import Stacks

# Standing instructions; a named seat k is TO_SEAT + k.
ASK: Final = 0
FEWEST: Final = 1
MOST: Final = 2
TO_SEAT: Final = 3


class Gifts:
    """All ways to share 1 to `most` tiles out among the seats: a gift is a number into this list."""

    def __init__(self, seats: i64, most: i64) -> None:
        self.seats = seats
        shares: list[list[int]] = []
        first: list[int] = [0]
        for tiles in range(1, most + 1):
            first.append(len(shares))
            shares += ways_to_share(seats, tiles)
        self.count: i64 = len(shares)
        first.append(len(shares))
        # Gifts of so many tiles begin here; the last entry is where they all end.
        self.first = vec[i64](first)
        # How many tiles each seat gets: the row of a gift has one number for each seat.
        self.tiles = vec[i64]([tiles for share in shares for tiles in share])

    def lot(self, gift: i64, seat: Seat) -> i64:
        return self.tiles[gift * self.seats + seat]

    def lots(self, gift: i64) -> vec[i64]:
        return self.tiles[gift * self.seats : (gift + 1) * self.seats]

    def size(self, gift: i64) -> i64:
        size: i64 = 0
        for seat in range(self.seats):
            size += self.lot(gift, seat)
        return size

    def receivers(self, gift: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.lot(gift, seat):
                found += 1
        return found

    def choices(self, giver: Seat, tiles: i64, first_move: i64, out: Moves) -> None:
        """Adds every way in which the giver may share so many tiles out."""
        for gift in range(self.first[tiles], self.first[tiles + 1]):
            if not self.lot(gift, giver):
                out.add(first_move + gift)

    def why_not(self, gift: i64, giver: Seat, contacts: i64, owed: i64) -> str:
        """The rule that forbids this gift to a giver who owes so many tiles for so many contacts."""
        if not contacts:
            return "H3.5j"
        if self.lot(gift, giver):
            return "H3.5k"
        if contacts == 3 and self.receivers(gift) > 2:
            return "H3.4c"
        size = self.size(gift)
        if size > owed:
            return "H3.5i"
        return "H3.5h" if size < owed else ALLOWED

    def find(self, lots: list[int]) -> int:
        """The gift with these lots, or -1."""
        for gift in range(self.count):
            if [self.lot(gift, seat) for seat in range(self.seats)] == lots:
                return gift
        return -1


def ways_to_share(seats: int, tiles: int) -> list[list[int]]:
    if seats == 1:
        return [[tiles]]
    return [[own, *rest] for own in range(tiles + 1) for rest in ways_to_share(seats - 1, tiles - own)]


def instructed(instruction: i64, held: vec[i64], giver: Seat, tiles: i64) -> vec[i64]:
    """The lots of a gift of so many tiles, as a standing instruction shares it out among who hold these."""
    seats: i64 = len(held)
    lots = vec[i64]([0] * seats)
    if instruction >= TO_SEAT:
        lots[instruction - TO_SEAT] = tiles
        return lots
    for _ in range(tiles):
        best: Seat = -1
        for step in range(1, seats):
            seat = (giver + step) % seats
            if best < 0 or ahead(held[seat] + lots[seat], held[best] + lots[best], instruction):
                best = seat
        lots[best] += 1
    return lots


def ahead(tiles: i64, other: i64, instruction: i64) -> bool:
    """Whether the next tile goes rather to a holder of so many tiles than to the other."""
    return tiles > other if instruction == MOST else tiles < other


def deal_lots(stacks: Stacks, giver: Seat, lots: vec[i64], log: Log | None) -> None:
    """The whole lot of the next seat clockwise first, each tile from the giver's top to its bottom."""
    seats: i64 = len(lots)
    for step in range(1, seats):
        receiver = (giver + step) % seats
        for _ in range(lots[receiver]):
            stacks.put_under(receiver, stacks.take(giver))
        if log is not None and lots[receiver]:
            log.append((GAVE, giver, receiver, lots[receiver]))
