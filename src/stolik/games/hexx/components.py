"""The box of Hexx & Hopp and the options of a table, checked."""

from typing import Annotated, Literal

from msgspec import Meta

from stolik.engine.errors import DataError
from stolik.engine.game import Box, Part
from stolik.games.hexx.box import Setup
from stolik.games.hexx.figure import MOST_TILES, Grid, radius_for
from stolik.games.hexx.tiles import COLOURS, SIDES, TileSet

Colour = Literal["red", "yellow", "blue", "white"]
Axial = tuple[int, int]


class Options(Part, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=10)] = 8
    compare_groups: bool = False
    assist: Literal["none", "contacts", "cells"] = "none"
    # Seconds; the table counts them.
    mistake_freeze: Annotated[int, Meta(ge=0, le=5)] = 1
    handicap_seconds: list[Annotated[int, Meta(ge=0, le=600)]] = []
    # One number for each seat; an empty list is nobody's handicap.
    handicap_tiles: list[Annotated[int, Meta(ge=0, le=MOST_TILES)]] = []
    turn_up_limit: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class Components(Box, frozen=True):
    colours: Annotated[list[Colour], Meta(min_length=1, max_length=COLOURS)]
    stacks: Annotated[list[Annotated[int, Meta(ge=1, le=MOST_TILES)]], Meta(min_length=4, max_length=4)]
    gifts: Annotated[list[Annotated[int, Meta(ge=0, le=8)]], Meta(min_length=4, max_length=4)]
    start: Annotated[list[Axial], Meta(min_length=1, max_length=20)]
    tiles: Annotated[list[str], Meta(min_length=1, max_length=MOST_TILES)]

    def check(self, seats: int) -> None:
        if len(set(self.colours)) != len(self.colours):
            raise DataError("components.colours", "each colour is named once")
        self.check_tiles()
        self.check_start()
        needed = len(self.start) + seats * self.stack(seats)
        if len(self.tiles) < needed:
            raise DataError(
                "components.tiles", f"{seats} seats need {needed} tiles, there are {len(self.tiles)}"
            )

    def check_tiles(self) -> None:
        letters = "".join(self.letters)
        seen: dict[str, int] = {}
        for number, tile in enumerate(self.tiles):
            where = f"components.tiles.{number}"
            if len(tile) != SIDES or set(tile) != set(letters):
                raise DataError(
                    where, f"a tile is {SIDES} letters of {letters}, each at least once, not {tile!r}"
                )
            turned = min(tile[at:] + tile[:at] for at in range(SIDES))
            if turned in seen:
                raise DataError(where, f"{tile} is tile {seen[turned]}, turned")
            seen[turned] = number + 1

    def check_start(self) -> None:
        for at, (q, r) in enumerate(self.start):
            where = f"components.start.{at}"
            if max(abs(q), abs(r)) > len(self.start):
                raise DataError(where, f"({q}, {r}) is too far from the middle (0, 0)")
            if (q, r) in self.start[:at]:
                raise DataError(where, f"({q}, {r}) is taken")
            if at and len(neighbours(q, r) & set(self.start[:at])) != 1:
                raise DataError(where, f"({q}, {r}) has to be beside exactly one tile before it")

    @property
    def letters(self) -> list[str]:
        return [colour[0].upper() for colour in self.colours]

    def stack(self, seats: int) -> int:
        return self.stacks[seats - 2]


def neighbours(q: int, r: int) -> set[Axial]:
    return {(q + dq, r + dr) for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))}


def check_handicaps(components: Components, options: Options, seats: int) -> None:
    for name, given in (("tiles", options.handicap_tiles), ("seconds", options.handicap_seconds)):
        if given and len(given) != seats:
            raise DataError(f"options.handicap_{name}", f"one number for each of {seats} seats, or none")
    most = components.stack(seats) - 1
    for seat, fewer in enumerate(options.handicap_tiles):
        if fewer > most:
            raise DataError(f"options.handicap_tiles.{seat}", f"at most {most} tiles fewer, not {fewer}")


def make_setup(components: Components, options: Options, seats: int) -> Setup:
    letters = components.letters
    reach = max(abs(axis) for cell in components.start for axis in cell)
    grid = Grid(radius_for(reach, len(components.tiles) - len(components.start)))
    return Setup(
        tiles=TileSet([[letters.index(side) for side in tile] for tile in components.tiles]),
        colours=list(components.colours),
        grid=grid,
        start=[grid.space(q, r) for q, r in components.start],
        stacks=[components.stack(seats) - fewer for fewer in options.handicap_tiles or [0] * seats],
        gift_sizes=[0, 0, *components.gifts, 0],
        rounds=options.rounds,
        turn_up_limit=options.turn_up_limit or 0,
        compare_groups=options.compare_groups,
    )
