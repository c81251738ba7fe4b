"""Hexx & Hopp on paper: options, components and whole positions, read and written."""

from typing import Annotated, Literal

from msgspec import Meta

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.hexx.box import Setup
from stolik.games.hexx.claims import mismatches
from stolik.games.hexx.figure import Figure
from stolik.games.hexx.gifts import ASK, FEWEST, MOST, TO_SEAT
from stolik.games.hexx.rules import NOBODY, Hexx, empty
from stolik.games.hexx.tiles import SIDES

Instruction = Literal["ask", "fewest", "most"] | int
Count = Annotated[int, Meta(ge=0, le=10_000)]

NAMED: dict[int, Literal["ask", "fewest", "most"]] = {ASK: "ask", FEWEST: "fewest", MOST: "most"}
NUMBERED = {name: number for number, name in NAMED.items()}


class Cell(Part, frozen=True, order=True):
    q: int
    r: int


class Laid(Part, frozen=True):
    """A tile of the figure."""

    q: int
    r: int
    tile: int
    rotation: Annotated[int, Meta(ge=0, lt=SIDES)] = 0


class SeatPosition(Part, frozen=True):
    # From the top to the bottom. In what a seat knows, null is a tile nobody has seen.
    stack: list[int | None] = []
    open: int | None = None
    # Cells that were filled since the open tile was turned up.
    filled_since: list[Cell] = []
    # The contacts of the tile just laid, while the gift for it is still to be dealt.
    gift_for: Annotated[int, Meta(ge=2, le=5)] | None = None
    instruction: Instruction = "ask"
    points: Count = 0
    rounds_won: Count = 0
    last_won: Count = 0


class Position(Part, frozen=True):
    """Everything there is. What is left out is empty; tiles named nowhere are out of the round."""

    figure: list[Laid]
    seats: list[SeatPosition]
    round: Annotated[int, Meta(ge=1, le=10)] = 1
    dealer: int = 0
    # Tiles in the stacks that everybody has seen.
    seen: list[int] = []
    # Turn-ups since the last placement, where the option `turn_up_limit` counts them.
    turn_ups: Count = 0
    winner: int | None = None
    over: bool = False


def read(state: Hexx) -> Position:
    return Position(
        figure=read_figure(state.figure),
        seats=[read_seat(state, seat) for seat in range(state.seats)],
        round=state.round,
        dealer=state.dealer,
        seen=sorted(
            tile for seat in range(state.seats) for tile in state.stacks.listed(seat) if state.seen[tile]
        ),
        turn_ups=state.turn_ups,
        winner=None if state.winner == NOBODY else state.winner,
        over=state.over,
    )


def read_figure(figure: Figure) -> list[Laid]:
    grid = figure.grid
    laid = sorted((figure.spaces[at], figure.faces[at]) for at in range(figure.size))
    return [
        Laid(q=grid.q(space), r=grid.r(space), tile=face // SIDES, rotation=face % SIDES)
        for space, face in laid
    ]


def read_seat(state: Hexx, seat: int) -> SeatPosition:
    instruction = state.instructions[seat]
    return SeatPosition(
        stack=list(state.stacks.listed(seat)),
        open=state.open_tiles[seat] or None,
        filled_since=filled_since(state, seat),
        gift_for=state.gift_for[seat] or None,
        instruction=NAMED[instruction] if instruction < TO_SEAT else instruction - TO_SEAT,
        points=state.sheet.points[seat],
        rounds_won=state.sheet.won[seat],
        last_won=state.sheet.last_won[seat],
    )


def filled_since(state: Hexx, seat: int) -> list[Cell]:
    figure = state.figure
    if not state.open_tiles[seat]:
        return []
    spaces = sorted(figure.spaces[at] for at in range(state.turned_at[seat], figure.size))
    return [Cell(q=figure.grid.q(space), r=figure.grid.r(space)) for space in spaces]


def write(setup: Setup, seats: int, position: Position, chance: Chance) -> Hexx:
    """The state of a position that somebody wrote down; `DataError` says where it cannot be."""
    state = lay_out(setup, seats, position, chance)
    for seat, part in enumerate(position.seats):
        if None in part.stack:
            raise DataError(f"position.seats.{seat}.stack", "every tile has to be named")
    decide(state, position, stuck=not state.anything_fits())
    return state


def decide(state: Hexx, position: Position, *, stuck: bool) -> None:
    """Says who owes what: all of a race, the givers of one that is decided, nobody after the last."""
    state.over = position.over
    state.stuck = stuck and position.winner is None
    givers = [seat for seat in range(state.seats) if state.gift_for[seat]]
    decided = state.stuck or position.winner is not None
    if position.over:
        if givers:
            raise DataError("position.seats", "no gift is left when the game is over")
        if state.round != state.setup.rounds:
            raise DataError("position.round", f"the game is over after round {state.setup.rounds}")
        if not decided and not state.setup.turn_up_limit:
            raise DataError("position.over", "nobody has won the last round, and something still fits")
        return
    if decided and not givers:
        raise DataError(
            "position", "this round is over: it is won, or nothing fits, and no gift is to be dealt"
        )
    state.owing = sum(1 << seat for seat in (givers if decided else range(state.seats)))
    for seat in range(state.seats):
        check_tiles_of(state, seat)


def check_tiles_of(state: Hexx, seat: int) -> None:
    where = f"position.seats.{seat}"
    contacts = state.gift_for[seat]
    gift, stack = state.setup.gift_sizes[contacts], state.stacks.size(seat)
    if seat == state.winner:
        if not 0 < stack <= gift:
            raise DataError(where, "who has won and still deals a gift has no more tiles than the gift takes")
        return
    if not state.tiles_of(seat):
        raise DataError(where, "a seat without tiles has won the round")
    if contacts and (state.winner != NOBODY or not 0 < gift < stack):
        raise DataError(
            f"{where}.gift_for", f"no gift is owed for {contacts} contacts with {stack} tiles left"
        )


def lay_out(setup: Setup, seats: int, position: Position, chance: Chance) -> Hexx:
    """All tiles of a position where they belong; who owes what is not said yet."""
    state = empty(setup, seats, chance)
    for name, seat in (("dealer", position.dealer), ("winner", position.winner or 0)):
        if not 0 <= seat < seats:
            raise DataError(f"position.{name}", f"there is no seat {seat}, only 0 to {seats - 1}")
    if position.round > setup.rounds:
        raise DataError("position.round", f"there are only {setup.rounds} rounds")
    if len(position.seats) != seats:
        raise DataError(
            "position.seats", f"{seats} seats are playing, {len(position.seats)} are written down"
        )
    if position.turn_ups > max(0, setup.turn_up_limit - (0 if position.over else 1)):
        raise DataError("position.turn_ups", f"the turn_up_limit is {setup.turn_up_limit or 'none'}")
    state.round = position.round
    state.dealer = position.dealer
    state.turn_ups = position.turn_ups
    state.winner = NOBODY if position.winner is None else position.winner
    used: set[int] = set()
    write_figure(state, position, used)
    for seat, part in enumerate(position.seats):
        write_seat(state, seat, part, used)
    write_seen(state, position)
    write_sheet(state, position)
    return state


def use(state: Hexx, tile: int, used: set[int], where: str) -> int:
    if not 1 <= tile <= state.setup.tiles.count:
        raise DataError(where, f"there is no tile {tile}, only 1 to {state.setup.tiles.count}")
    if tile in used:
        raise DataError(where, f"tile {tile} is already somewhere else")
    used.add(tile)
    return tile


def write_figure(state: Hexx, position: Position, used: set[int]) -> None:
    """Lays the tiles that have been there longest first, so that it is known what was filled since."""
    figure = state.figure
    recent = [cell for seat in position.seats for cell in set(seat.filled_since)]
    if not position.figure:
        raise DataError("position.figure", "the figure has at least one tile")
    laid = sorted(enumerate(position.figure), key=lambda pair: recent.count(Cell(q=pair[1].q, r=pair[1].r)))
    for at, part in laid:
        where = f"position.figure.{at}"
        if not figure.grid.holds(part.q, part.r):
            raise DataError(
                where, f"({part.q}, {part.r}) is off the grid, which reaches to {figure.grid.radius}"
            )
        space = figure.grid.space(part.q, part.r)
        face = SIDES * use(state, part.tile, used, f"{where}.tile") + part.rotation
        if figure.is_laid(space):
            raise DataError(where, f"({part.q}, {part.r}) is taken")
        if mismatches(figure, face, space):
            raise DataError(where, f"the tile at ({part.q}, {part.r}) does not match what touches it")
        figure.lay(space, face)


def write_seat(state: Hexx, seat: int, part: SeatPosition, used: set[int]) -> None:
    where = f"position.seats.{seat}"
    for depth, tile in enumerate(part.stack):
        known = 0 if tile is None else use(state, tile, used, f"{where}.stack.{depth}")
        if state.stacks.size(seat) == state.setup.tiles.count:
            raise DataError(f"{where}.stack", "there are not so many tiles")
        state.stacks.put_under(seat, known)
    if part.open is not None:
        state.open_tiles[seat] = use(state, part.open, used, f"{where}.open")
        state.seen[part.open] = 1
        if part.gift_for is not None:
            raise DataError(f"{where}.open", "no tile is open while a gift is owed")
    write_filled_since(state, seat, part)
    state.gift_for[seat] = part.gift_for or 0
    state.instructions[seat] = read_instruction(part.instruction, seat, state.seats, f"{where}.instruction")


def write_filled_since(state: Hexx, seat: int, part: SeatPosition) -> None:
    where = f"position.seats.{seat}.filled_since"
    since = state.figure.size - len(part.filled_since)
    state.turned_at[seat] = max(since, 0)
    if part.open is None and part.filled_since:
        raise DataError(where, "only for a seat with an open tile")
    if since < 0 or (part.open is not None and filled_since(state, seat) != sorted(part.filled_since)):
        raise DataError(
            where, "cells of the figure, and all that were filled since a later tile was turned up"
        )


def read_instruction(written: Instruction, seat: int, seats: int, where: str) -> int:
    if isinstance(written, str):
        return NUMBERED[written]
    if not 0 <= written < seats or written == seat:
        raise DataError(where, f"ask, fewest, most or another seat, not {written}")
    return TO_SEAT + written


def write_seen(state: Hexx, position: Position) -> None:
    stacked = {tile for part in position.seats for tile in part.stack}
    for tile in position.seen:
        if tile not in stacked:
            raise DataError("position.seen", f"tile {tile} is in no stack")
        state.seen[tile] = 1


def write_sheet(state: Hexx, position: Position) -> None:
    played = position.round if position.over else position.round - 1
    last = [part.last_won for part in position.seats if part.last_won]
    if len(set(last)) != len(last):
        raise DataError("position.seats", "two seats have not won the same round")
    if sum(part.rounds_won for part in position.seats) > played:
        raise DataError("position.seats", f"no more than {played} rounds have been won")
    for seat, part in enumerate(position.seats):
        if not part.rounds_won <= part.last_won <= played or (part.last_won and not part.rounds_won):
            raise DataError(
                f"position.seats.{seat}", f"{part.rounds_won} won, the last in round {part.last_won}"
            )
        state.sheet.points[seat] = part.points
        state.sheet.won[seat] = part.rounds_won
        state.sheet.last_won[seat] = part.last_won
