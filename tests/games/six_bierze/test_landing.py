"""A view says where tiles would land; what happens then agrees with it."""

from stolik.engine.state import Event
from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.events import (
    ACTION_LEFT,
    MOVED_UP,
    PLACED,
    RESTARTED,
    ROUND_STARTED,
    SCORED,
    TILE_LEFT,
)
from stolik.games.six_bierze.landing import Landing
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import CARDS, RESTART_ROW
from tests.games.six_bierze.table import Table, turn
from tests.games.six_bierze.test_properties import games, limits, moments


def landings(table: Table, seat: int) -> dict[str, tuple[int, int, int]]:
    """For each move: row and field, counted from 1 as people do, and points."""
    return {
        move: (landing.row + 1, landing.field + 1, landing.points)
        for move, landing in table.view(seat).landings.items()
    }


def test_each_tile_that_may_be_chosen() -> None:
    """As if it were the only one of the round: onto a red field, onto plain points, into a full row."""
    rows = {1: [15, 18, 19], 2: [12, 30, 40], 3: [33, 44, 50], 4: [53, 61]}
    table = Table({"tiles": [29, 43, 51, 70]}, {"tiles": [99]}, rows=rows)
    assert landings(table, 0) == {"29": (1, 4, -8), "43": (2, 4, -5), "51": (3, 4, 3), "70": (4, 3, 0)}
    assert table.view(None).landings is None


def test_a_tile_that_lies_face_down() -> None:
    """It stays among those whose landing is told, as does what it may be changed to."""
    table = Table({"tiles": [51, 60]}, {"tiles": [99]}).play((0, "51"))
    assert list(landings(table, 0)) == ["60", "51"]


def test_an_inserted_tile_moves_another_onto_the_field() -> None:
    """Ex9: 22, with its three heads, would come onto two green ones."""
    table = turn(10, rows={1: [1], 6: [35, 36], 7: [90], 8: [12, 15, 18, 19, 22]}, actions=["insert"])
    landing = table.view(0).landings["insert 8"]
    assert landing == Landing(tile=10, row=7, field=5, covered_by=22, points=6)


def test_a_five_is_worth_five() -> None:
    """Whatever the field shows."""
    rows = {6: [20, 21], 3: [50], 4: [60], 9: [70]}
    table = turn(22, version="basic+luck", luck=["+5"], rows=rows)
    assert landings(table, 0) == {"place": (6, 3, -3), "luck +5": (6, 3, 5)}


# With these something else begins.
NEXT = (PLACED, ROUND_STARTED, TILE_LEFT, ACTION_LEFT)


def owner(state: SixBierze) -> int | None:
    return state.actors()[0] if state.phase in (CARDS, RESTART_ROW) else None


def landed(state: SixBierze, seat: int, text: str, landing: Landing) -> list[Event]:
    """What happens when the move is made, and the tile is placed after it."""
    log: list[Event] = []
    state.play(seat, GAME.parse(state, text), log)
    if state.phase == CARDS and state.tile == landing.tile:
        state.play(seat, GAME.parse(state, "place"), log)
    return log


def agrees(log: list[Event], landing: Landing) -> bool:
    laid = (PLACED, RESTARTED)
    at = next(at for at, event in enumerate(log) if event[0] in laid and event[2] == landing.tile)
    fields = [event[3] for event in log[:at] if event[0] == MOVED_UP]
    came_to = max(fields) if fields else log[at][4] if log[at][0] == PLACED else 0
    until = next((end for end, event in enumerate(log) if end > at and event[0] in NEXT), len(log))
    scored = [event[2] for event in log[at:until] if event[0] == SCORED]
    expected = [landing.points] if landing.points else []
    return (log[at][3], came_to, scored) == (landing.row, landing.field, expected)


@limits
@games
def test_tiles_land_where_the_view_says(seats: int, version: str, seed: int) -> None:
    """After every card that could be played, in every row that could be started."""
    for state in moments(seats, version, seed):
        seat = owner(state)
        if seat is None:
            continue
        told = GAME.view(state, GAME.terms(seats, {"version": version, **GAME.bounded}), seat).landings
        for text, landing in (told or {}).items():
            assert agrees(landed(state.copy(), seat, text, landing), landing), text
