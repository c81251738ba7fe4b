"""Where a tile would go, and what it would set off there, before its owner decides."""

from stolik.engine.game import Part
from stolik.engine.state import Move, Seat
from stolik.games.six_bierze.moves import PLACE, RESTART
from stolik.games.six_bierze.notation import text
from stolik.games.six_bierze.position import tiles_where
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import CARDS, CHOOSE, FACE_DOWN, RESTART_ROW


class Landing(Part, frozen=True):
    # The tile that would be placed next, and the row it would go to.
    tile: int
    row: int
    # The field that would take effect, and the tile that would lie on it: another one where it is inserted.
    field: int
    covered_by: int
    # What that field, or taking the row, would score; 0 where it does something else.
    points: int


def landings(state: SixBierze, seat: Seat) -> dict[str, Landing]:
    """For each move of a seat that leads to one: how its tile would land as things stand."""
    if state.phase == CHOOSE:
        return landings_of_tiles(state, seat)
    if not state.owes(seat):
        return {}
    if state.phase == RESTART_ROW:
        return {text(state, move): landing_in_empty_row(state, move) for move in state.moves(seat)}
    if state.phase == CARDS:
        return {text(state, move): landing_after(state, seat, move) for move in state.moves(seat)}
    return {}


def landings_of_tiles(state: SixBierze, seat: Seat) -> dict[str, Landing]:
    """Each tile as if it were the only one of this round; what the others play is not known yet."""
    trial = state.copy()
    trial.turn = seat
    found: dict[str, Landing] = {}
    for tile in [*state.hands.listed(seat), *tiles_where(state, FACE_DOWN + seat)]:
        trial.tile = tile
        found[str(tile)] = landing_now(trial)
    return found


def landing_after(state: SixBierze, seat: Seat, move: Move) -> Landing:
    if move == PLACE:
        return landing_now(state)
    trial = state.copy()
    numbers = trial.setup.numbers
    verb = numbers.verb(move)
    trial.play_card(seat, verb, move - numbers.first(verb), None)
    return landing_now(trial)


def landing_now(state: SixBierze) -> Landing:
    """The tile of the turn, with the cards played for it."""
    row = state.target_row()
    field = state.target_field(row)
    return Landing(
        tile=state.tile,
        row=row,
        field=field,
        covered_by=state.covering(row, field),
        points=state.worth(row, field),
    )


def landing_in_empty_row(state: SixBierze, move: Move) -> Landing:
    row = move - state.setup.numbers.first(RESTART)
    tile = state.tile
    return Landing(tile=tile, row=row, field=0, covered_by=tile, points=state.points_on(row, 0, tile))
