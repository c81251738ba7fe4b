"""What a seat can know of Hexx & Hopp, and the worlds that agree with it."""

import msgspec

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.hexx.box import Setup
from stolik.games.hexx.position import Position, SeatPosition, decide, lay_out, read
from stolik.games.hexx.rules import Hexx
from stolik.games.hexx.worlds import ANY, NONE_FITS, ONE_FITS, HexxWorlds


class Knowledge(Part, frozen=True):
    """All that has been seen. At this table everybody sees the same: no tile is shown to one alone."""

    seat: int
    # In the stacks null stands for a tile nobody has seen in this round.
    position: Position
    # Whether the referee has found that no tile fits; while it has not, at least one does.
    stuck: bool


def know(state: Hexx, seat: int) -> Knowledge:
    whole = read(state)
    return Knowledge(
        seat=seat,
        position=msgspec.structs.replace(whole, seats=[without_hidden(state, part) for part in whole.seats]),
        stuck=state.stuck,
    )


def without_hidden(state: Hexx, part: SeatPosition) -> SeatPosition:
    stack = [tile if tile is not None and state.seen[tile] else None for tile in part.stack]
    return msgspec.structs.replace(part, stack=stack)


def make_worlds(setup: Setup, knowledge: Knowledge) -> HexxWorlds:
    position = knowledge.position
    state = lay_out(setup, len(setup.stacks), position, fast(0))
    decide(state, position, stuck=knowledge.stuck)
    hidden = [
        state.stacks.cell(seat, depth)
        for seat, part in enumerate(position.seats)
        for depth, tile in enumerate(part.stack)
        if tile is None
    ]
    wanted = ANY
    if position.winner is None:
        wanted = NONE_FITS if knowledge.stuck else ONE_FITS
    seen = seen_tiles(position)
    unseen = [tile for tile in range(1, setup.tiles.count + 1) if tile not in seen]
    held = [tile for part in position.seats for tile in [part.open, *part.stack] if tile is not None]
    shows_fit = any(state.figure.fits(tile) for tile in held)
    if shows_fit and wanted == NONE_FITS:
        raise DataError("knowledge.stuck", "a tile that everybody has seen fits")
    if shows_fit:
        wanted = ANY
    return worlds_of(state, unseen, hidden, wanted)


def worlds_of(state: Hexx, unseen: list[int], hidden: list[int], wanted: int) -> HexxWorlds:
    fitting = [tile for tile in unseen if state.figure.fits(tile)]
    if wanted == NONE_FITS:
        unseen = [tile for tile in unseen if tile not in fitting]
    if len(unseen) < len(hidden):
        raise DataError("knowledge.position", f"{len(hidden)} tiles are hidden, only {len(unseen)} can be")
    if wanted == ONE_FITS and not (fitting and hidden):
        raise DataError("knowledge.position", "no tile fits, so the round would be over")
    return HexxWorlds(state, unseen, hidden, fitting if wanted == ONE_FITS else None)


def seen_tiles(position: Position) -> set[int]:
    """The tiles of which everybody knows where they are."""
    seen = {part.tile for part in position.figure}
    for part in position.seats:
        seen |= {tile for tile in [part.open, *part.stack] if tile is not None}
    return seen
