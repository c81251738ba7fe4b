"""What a seat or a spectator sees of Hexx & Hopp: built up from nothing."""

from typing import Literal

from stolik.engine.game import Part
from stolik.engine.state import Moves
from stolik.games.hexx.claims import matching
from stolik.games.hexx.gifts import TO_SEAT
from stolik.games.hexx.position import NAMED, Cell, Instruction, Laid, read_figure
from stolik.games.hexx.rules import NOBODY, Hexx
from stolik.games.hexx.tiles import SIDES

# What is going on: the race, a winner or (as nothing fits) others dealing their gifts, nothing more.
Phase = Literal["race", "stop", "stuck", "over"]
Ask = Literal["turn-up", "lay", "give"]


class LaidView(Laid, frozen=True, kw_only=True):
    # The colours of sides 0 to 5 as the tile lies.
    sides: str


class OpenTile(Part, frozen=True):
    tile: int
    # The colours of sides 0 to 5 in rotation 0.
    sides: str


class Placement(Cell, frozen=True):
    rotation: int


class Touching(Cell, frozen=True):
    # How many sides would touch, and how many of them would match in rotations 0 to 5.
    sides: int
    matching: list[int]


class SeatView(Part, frozen=True):
    stack: int
    open: OpenTile | None
    # Tiles that are still to be given away.
    owed: int
    instruction: Instruction
    points: int
    rounds_won: int


class View(Part, frozen=True):
    round: int
    rounds: int
    phase: Phase
    dealer: int
    winner: int | None
    # The seats that owe a decision.
    waiting_for: list[int]
    colours: list[str]
    # How far the grid reaches from (0, 0) in q and in r.
    radius: int
    figure: list[LaidView]
    # Empty cells with two contacts or more, fitting or not.
    sites: list[Cell]
    seats: list[SeatView]
    # The viewer's seat and what it may do; a spectator has none.
    seat: int | None = None
    ask: Ask | None = None
    # With the option `assist = "cells"`: where the viewer's open tile fits.
    fits: list[Placement] | None = None
    # With any assistance: what the viewer's open tile would touch on each of the sites.
    contacts: list[Touching] | None = None


def look(state: Hexx, seat: int | None, *, assist: str) -> View:
    setup = state.setup
    figure = state.figure
    return View(
        round=state.round,
        rounds=setup.rounds,
        phase=phase_of(state),
        dealer=state.dealer,
        winner=None if state.winner == NOBODY else state.winner,
        waiting_for=state.actors(),
        colours=setup.colours,
        radius=setup.grid.radius,
        figure=[look_at_tile(state, laid) for laid in read_figure(figure)],
        sites=[cell_of(state, figure.sites[at]) for at in range(figure.site_count)],
        seats=[look_at(state, who) for who in range(state.seats)],
        seat=seat,
        ask=None if seat is None else ask_of(state, seat),
        fits=placements(state, seat) if seat is not None and assist == "cells" else None,
        contacts=touching(state, seat) if seat is not None and assist != "none" else None,
    )


def phase_of(state: Hexx) -> Phase:
    if state.over:
        return "over"
    if state.winner != NOBODY:
        return "stop"
    return "stuck" if state.stuck else "race"


def ask_of(state: Hexx, seat: int) -> Ask | None:
    if not state.owes(seat):
        return None
    if state.gift_for[seat]:
        return "give"
    return "lay" if state.open_tiles[seat] else "turn-up"


def cell_of(state: Hexx, space: int) -> Cell:
    grid = state.setup.grid
    return Cell(q=grid.q(space), r=grid.r(space))


def look_at_tile(state: Hexx, laid: Laid) -> LaidView:
    sides = sides_of(state, laid.tile, laid.rotation)
    return LaidView(q=laid.q, r=laid.r, tile=laid.tile, rotation=laid.rotation, sides=sides)


def sides_of(state: Hexx, tile: int, rotation: int) -> str:
    """The initials of the colours on sides 0 to 5."""
    setup = state.setup
    return "".join(
        setup.colours[setup.tiles.colour(SIDES * tile + rotation, side)][0].upper() for side in range(SIDES)
    )


def look_at(state: Hexx, seat: int) -> SeatView:
    tile = state.open_tiles[seat]
    instruction = state.instructions[seat]
    return SeatView(
        stack=state.stacks.size(seat),
        open=OpenTile(tile=tile, sides=sides_of(state, tile, 0)) if tile else None,
        owed=state.owed(seat),
        instruction=NAMED[instruction] if instruction < TO_SEAT else instruction - TO_SEAT,
        points=state.sheet.points[seat],
        rounds_won=state.sheet.won[seat],
    )


def placements(state: Hexx, seat: int) -> list[Placement]:
    """Every way to lay the viewer's open tile."""
    out = Moves()
    if state.owes(seat) and state.open_tiles[seat]:
        state.figure.placements(state.open_tiles[seat], 0, out)
    cells = [(cell_of(state, move // SIDES), move % SIDES) for move in out.listed()]
    return [Placement(q=cell.q, r=cell.r, rotation=rotation) for cell, rotation in cells]


def touching(state: Hexx, seat: int) -> list[Touching]:
    tile = state.open_tiles[seat]
    if not (state.owes(seat) and tile):
        return []
    return [touching_at(state, tile, state.figure.sites[at]) for at in range(state.figure.site_count)]


def touching_at(state: Hexx, tile: int, space: int) -> Touching:
    figure = state.figure
    cell = cell_of(state, space)
    matches = [matching(figure, SIDES * tile + rotation, space) for rotation in range(SIDES)]
    return Touching(q=cell.q, r=cell.r, sides=figure.contacts(space), matching=matches)
