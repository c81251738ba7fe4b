"""What is in the box of 6. bierze!, read from data files and checked: boards, heads, track, cards."""

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.engine.data import Json, checked
from stolik.engine.errors import DataError
from stolik.engine.game import Box, Part
from stolik.games.six_bierze.table import (
    DRAW_ACTION,
    DRAW_TILE,
    HEADS_OF_TILE,
    PLAIN,
    PLAY_TWO,
    POINTS,
    TAKE_ROW,
    TAKE_ROW_HEADS,
    TAKE_ROW_TILES,
    Setup,
)

Count = Annotated[int, Meta(ge=0, le=1000)]
Version = Literal["basic", "basic+luck", "advanced", "advanced+luck"]

# What each symbol of a board file does: the effect, and how often or how much.
SYMBOLS: dict[str, tuple[int, int]] = {
    ".": (PLAIN, 0),
    "T": (TAKE_ROW, 0),
    "TH": (TAKE_ROW_HEADS, 0),
    "TT": (TAKE_ROW_TILES, 0),
    "G1": (HEADS_OF_TILE, 1),
    "G2": (HEADS_OF_TILE, 2),
    "R1": (HEADS_OF_TILE, -1),
    "R2": (HEADS_OF_TILE, -2),
    "D": (PLAY_TWO, 0),
    "DT": (DRAW_TILE, 0),
    "DA": (DRAW_ACTION, 0),
}
TAKES = ("T", "TH", "TT")
# These would bring tiles or cards into a game that has none to give.
ADVANCED_ONLY = ("TT", "DT", "DA")
KNOWN = f"{' '.join(SYMBOLS)}, or points like +3 and -5"
_POINTS = re.compile(r"[+-][1-9][0-9]?")


class Side(Part, frozen=True):
    """One side of the board."""

    rows: Annotated[list[str], Meta(min_length=1, max_length=30)]

    def symbols(self) -> list[list[str]]:
        return [row.split() for row in self.rows]

    def check(self, name: str, starting_rows: int) -> None:
        for number, symbols in enumerate(self.symbols(), start=1):
            wrong = wrong_in(symbols, basic=name == "basic")
            if wrong:
                raise DataError(f"components.{name}", f"row {number}{wrong}")
        if len(self.rows) < starting_rows:
            raise DataError(f"components.{name}.rows", f"{starting_rows} starting tiles need as many rows")


class Heads(Part, frozen=True):
    heads: Annotated[int, Meta(ge=0, le=100)]
    of: Annotated[int, Meta(ge=1, le=1000)] = 1
    remainders: list[int] = []
    tiles: list[int] = []

    def fit(self, tile: int) -> bool:
        return tile in self.tiles or tile % self.of in self.remainders

    def check(self, where: str, tiles: int) -> None:
        for tile in self.tiles:
            if not 1 <= tile <= tiles:
                raise DataError(f"{where}.tiles", f"there is no tile {tile}, only 1 to {tiles}")
        for remainder in self.remainders:
            if not 0 <= remainder < self.of:
                raise DataError(
                    f"{where}.remainders", f"{remainder} never remains after a division by {self.of}"
                )


class Track(Part, frozen=True):
    low: Annotated[int, Meta(ge=-1000, le=0)]
    high: Annotated[int, Meta(ge=0, le=1000)]
    clovers: list[int]


class Actions(Part, frozen=True):
    stop: Count
    swap: Count
    skip: Count
    insert: Count
    ascending: Count
    two: Count
    hand: Count
    markers: Count

    def counts(self) -> list[int]:
        return [self.stop, self.swap, self.skip, self.insert, self.ascending, self.two]


class Luck(Part, frozen=True):
    five: Annotated[int, Meta(ge=0, le=100)]
    heads: Annotated[int, Meta(ge=0, le=100)]


class Components(Box, frozen=True):
    tiles: Annotated[int, Meta(ge=1, le=1000)]
    hand: Annotated[int, Meta(ge=1, le=1000)]
    starting_rows: Annotated[int, Meta(ge=1, le=30)]
    few_seats: Count
    basic: Side
    advanced: Side
    track: Track
    heads: list[Heads]
    actions: Actions
    luck: Luck

    def heads_of(self, tile: int) -> int:
        return next((line.heads for line in self.heads if line.fit(tile)), 0)

    def check(self, seats: int) -> None:
        self.basic.check("basic", self.starting_rows)
        self.advanced.check("advanced", self.starting_rows)
        self.check_counts(seats)
        for number, heads in enumerate(self.heads):
            heads.check(f"components.heads[{number}]", self.tiles)
        for number, clover in enumerate(self.track.clovers):
            if not self.track.low <= clover <= self.track.high:
                raise DataError(f"components.track.clovers[{number}]", f"{clover} is not on the track")

    def check_counts(self, seats: int) -> None:
        tiles = self.starting_rows + self.hand * seats
        if self.tiles < tiles:
            raise DataError("components.tiles", f"{seats} seats need {tiles} tiles, there are {self.tiles}")
        cards = self.actions.hand * seats
        if sum(self.actions.counts()) < cards:
            raise DataError("components.actions", f"{seats} seats need {cards} action cards")
        if self.actions.markers >= self.starting_rows:
            raise DataError(
                "components.actions.markers", "one active row at least must stay without a marker"
            )


def wrong_in(symbols: list[str], *, basic: bool) -> str:
    """What is wrong with a row, to be said after its number; empty when it is fine."""
    if not 2 <= len(symbols) <= 15:
        return f": a row has 2 to 15 fields, not {len(symbols)}"
    for number, symbol in enumerate(symbols, start=1):
        wrong = wrong_symbol(symbol, last=number == len(symbols))
        if basic and not wrong:
            wrong = wrong_on_basic_side(symbol, first=number == 1)
        if wrong:
            return f", field {number}: {wrong}"
    return ""


def wrong_symbol(symbol: str, *, last: bool) -> str:
    if symbol not in SYMBOLS and not _POINTS.fullmatch(symbol):
        return f"{symbol!r} is no field; fields are {KNOWN}"
    if last and symbol not in TAKES:
        return f"the last field is T, TH or TT, not {symbol!r}"
    if symbol in TAKES and not last:
        return "only the last field takes the row"
    return ""


def wrong_on_basic_side(symbol: str, *, first: bool) -> str:
    if first and symbol != ".":
        return f"on the basic side it is plain (.), not {symbol!r}"
    if symbol in ADVANCED_ONLY:
        return f"{symbol!r} belongs to the advanced side"
    return ""


def field_of(symbol: str) -> tuple[int, int]:
    return SYMBOLS[symbol] if symbol in SYMBOLS else (POINTS, int(symbol))


def make_setup(components: Components, version: Version, round_limit: int | None, seats: int) -> Setup:
    advanced = version.startswith("advanced")
    lucky = version.endswith("+luck")
    rows = (components.advanced if advanced else components.basic).symbols()
    few = seats <= components.few_seats
    width = max(len(symbols) for symbols in rows)
    plain = [(PLAIN, 0)] * width
    fields = [([field_of(symbol) for symbol in symbols] + plain)[:width] for symbols in rows]
    return Setup(
        heads=[0, *(components.heads_of(tile) for tile in range(1, components.tiles + 1))],
        lengths=[len(symbols) for symbols in rows],
        effects=[[effect for effect, _ in row] for row in fields],
        values=[[value for _, value in row] for row in fields],
        start_row=0 if few or not advanced else len(rows) - components.starting_rows,
        start_rows=components.starting_rows,
        hand=components.hand,
        lots=2 if few and not advanced else 1,
        keeps_pile=few or advanced,
        advanced=advanced,
        round_limit=round_limit or 0,
        actions=components.actions.counts() if advanced else [0] * 6,
        action_hand=components.actions.hand if advanced else 0,
        markers=components.actions.markers,
        lucky=lucky,
        luck=[components.luck.five, components.luck.heads] if lucky else [0, 0],
        track=[components.track.low, components.track.high],
        clovers=components.track.clovers if lucky else [],
    )


class BoardFile(Part, frozen=True):
    """What an owner of the box may hand in: the parts that are printed on his board and his tiles."""

    basic: Side | None = None
    advanced: Side | None = None
    heads: list[Heads] | None = None
    track: Track | None = None


def with_board(components: dict[str, Json], board: Json, where: str) -> dict[str, Json]:
    """The components of a box whose board, heads or track differ, as the owner's file says them."""
    written = checked(BoardFile, board, where)
    given = {name: part for name, part in msgspec.to_builtins(written).items() if part is not None}
    merged = components | given
    try:
        checked(Components, merged, where).check(seats=2)
    except DataError as error:
        raise DataError(error.where.replace("components", where, 1), error.what) from None
    return merged
