"""Moves in one line, and positions on paper."""

from typing import Any

import msgspec
import pytest

from stolik.engine.chance import fast
from stolik.engine.errors import DataError, IllegalMove, NotationError
from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import Table, small, turn


def everything() -> Table:
    """A table where every kind of move can be written."""
    return turn(
        35,
        version="advanced+luck",
        rows={5: [10, 11, 34], 2: [20], 10: [30], 4: [40]},
        luck=["heads"],
        actions=["stop"],
    )


@pytest.mark.parametrize(
    "text",
    [
        "57",
        "place",
        "stop 2",
        "swap 22",
        "skip",
        "insert 3",
        "ascending 4",
        "two 31",
        "luck +5",
        "luck heads 10 34",
        "luck heads 11",
        "luck heads #6 #7",
        "restart 5",
        "take +5 +5 heads",
        "take",
        "back 57",
    ],
)
def test_every_move_has_one_text(text: str) -> None:
    """What is read is written the same way, whatever case and spaces were typed."""
    state = everything().state
    move = GAME.parse(state, text)
    assert GAME.text(state, move) == text
    assert GAME.parse(state, f"  {text.upper().replace(' ', '   ')} ") == move


def test_order_does_not_matter() -> None:
    """Tiles for positive heads and luck cards to take are read in any order."""
    state = everything().state
    assert GAME.parse(state, "luck heads 34 10") == GAME.parse(state, "luck heads 10 34")
    assert GAME.parse(state, "take heads +5") == GAME.parse(state, "take +5 heads")


@pytest.mark.parametrize(
    "text",
    ["", "hello", "0", "101", "swap", "swap 0", "stop two", "luck", "luck heads x", "take five", "1 2", "#1"],
)
def test_no_move_at_all(text: str) -> None:
    """What is no move is refused as such."""
    with pytest.raises(NotationError):
        GAME.parse(everything().state, text)


@pytest.mark.rule("S4.2f")
@pytest.mark.parametrize("text", ["stop 0", "insert 11", "ascending 99", "restart 11"])
def test_rows_that_are_not_there(text: str) -> None:
    """Rows count from 1 to 10."""
    with pytest.raises(IllegalMove, match=r"S4\.2f"):
        GAME.parse(everything().state, text)


def test_moves_are_no_more_than_a_version_needs() -> None:
    """A version without cards has no numbers for them."""
    counts = [
        int(GAME.start(2, fast(1), {"version": version})[0].move_count())
        for version in ("basic", "basic+luck", "advanced", "advanced+luck")
    ]
    assert counts == [211, 310, 442, 541]


GOOD: dict[str, Any] = {
    "seats": [{"tiles": [41, 42]}, {"tiles": [51, 52]}],
    "rows": [[10], [20], [30], [40], [], [], [], [], [], []],
}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rows": [[10], [20], [30], [], [], [], [], [], [], []]}, "position.rows: 4 rows are active, not 3"),
        ({"rows": [[10]]}, "position.rows: there are 10 rows"),
        ({"rows": [["-", 10], [20], [30], [40], [], [], [], [], [], []]}, "position.rows.0.0"),
        ({"rows": [["stop"], [20], [30], [40], [], [], [], [], [], []]}, "position.rows.0"),
        ({"rows": [[10, 11, 12, 13, 14], [20], [30], [40], [], [], [], [], [], []]}, "position.rows.0"),
        ({"rows": [[10], [10], [30], [40], [], [], [], [], [], []]}, "tile 10 is already"),
        ({"seats": [{"tiles": [41]}]}, "position.seats: 2 seats"),
        ({"seats": [{"tiles": [101]}, {}]}, "position.seats.0.tiles: there is no tile 101"),
        ({"seats": [{"tiles": [41], "score": 45}, {}]}, "position.seats.0.score"),
        ({"seats": [{"actions": ["stop"] * 5}, {"tiles": [1]}]}, "only 4 action cards stop"),
        ({"seats": [{"actions": ["stop"], "drawn": [1]}, {"tiles": [1]}]}, "position.seats.0.drawn"),
        ({"seats": [{"luck": ["+5"] * 7}, {"tiles": [1]}]}, "position.seats.0.luck"),
        ({"seats": [{"face_down": [41, 42]}, {"tiles": [1]}]}, "position.seats.0.face_down"),
        ({"seats": [{"face_down": [41]}, {"face_down": [42]}]}, "nobody has a tile to choose"),
        ({"seats": [{"face_down": [41]}, {"shown": [42]}]}, "no tile lies face down"),
        ({"seen": [10]}, "position.seen"),
        ({"lot": 2}, "position.lot"),
        ({"turn": {"seat": 2}}, "position.turn.seat"),
        ({"turn": {"seat": 0, "tile": 41}}, "position.turn.tile: 41"),
        ({"turn": {"seat": 0}}, "position.turn.tile: a tile to place is missing"),
        ({"turn": {"seat": 0, "due": 1, "skips": 1}}, "position.turn: cards are played before"),
        ({"turn": {"seat": 0, "due": 13}}, "position.turn.due"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Any], place: str) -> None:
    """An error names the place and what is wrong there."""
    terms = GAME.terms(2, {"version": "advanced+luck"})
    assert GAME.place(terms, GOOD, everything().state.chance).actors() == [0, 1]
    with pytest.raises(DataError) as error:
        GAME.place(terms, {**GOOD, **changes}, everything().state.chance)
    assert place in str(error.value)


SHOWN: dict[str, Any] = {
    **GOOD,
    "seats": [{"shown": [45], "actions": ["stop"], "luck": ["+5"]}, {"tiles": [1]}],
}


@pytest.mark.parametrize(
    ("played", "place"),
    [
        ({"skips": 9}, "turn.skips"),
        ({"ascending": 8}, "turn.ascending"),
        ({"insert": 0}, "turn.insert"),
        ({"insert": 30}, "turn.insert"),
        ({"ascending": 0, "insert": 0}, "turn.insert"),
        ({"luck": "heads", "heads": [40]}, "turn.heads"),
        ({"luck": "+5", "heads": [40]}, "turn.luck"),
        ({"heads": [40]}, "turn.heads"),
    ],
)
def test_cards_that_cannot_have_been_played(played: dict[str, Any], place: str) -> None:
    """What the rules refuse cannot have been played for the tile of the turn."""
    terms = GAME.terms(2, {"version": "advanced+luck"})
    position = {**SHOWN, "turn": {"seat": 0, "tile": 45}}
    assert GAME.place(terms, position, everything().state.chance).actors() == [0]
    with pytest.raises(DataError) as error:
        GAME.place(terms, {**SHOWN, "turn": {"seat": 0, "tile": 45, **played}}, everything().state.chance)
    assert f"position.{place}" in str(error.value)


def test_a_row_is_not_taken_twice() -> None:
    """While a new row is due, the row taken is empty, and its field lets choose."""
    rows = [[10], [20], [30], [], [], [], [], [], [], []]
    seats = [{"shown": [45]}, {"tiles": [1]}]
    for taken, version in ((0, "advanced"), (3, "basic"), (11, "advanced")):
        position = {"rows": rows, "seats": seats, "turn": {"seat": 0, "tile": 45, "taken": taken}}
        with pytest.raises(DataError, match=r"position\.turn\.taken"):
            GAME.place(GAME.terms(2, {"version": version}), position, everything().state.chance)


def test_knowledge_that_cannot_be() -> None:
    """Knowledge from elsewhere is checked as well."""
    table = Table({"tiles": [41, 42]}, {"tiles": [51, 52], "actions": ["stop"]}, version="advanced")
    known = GAME.read_knowledge
    data = msgspec.to_builtins(table.knowledge(0))
    for name, value in (("hidden", []), ("hidden", [None, {"tiles": 99, "face_down": 0, "drawn": []}])):
        with pytest.raises(DataError, match="knowledge"):
            GAME.worlds(table.terms, known({**data, name: value}))
    many = [None, {"tiles": 2, "face_down": 0, "drawn": [0] * 30}]
    with pytest.raises(DataError, match="action cards"):
        GAME.worlds(table.terms, known({**data, "hidden": many}))


def test_no_hands_agree() -> None:
    """Worlds that cannot be are not searched for ever."""
    table = Table(
        {"tiles": [41, 42]},
        {"tiles": [51, 52], "actions": ["stop"], "drawn": [0]},
        version="advanced",
        components=small(),
        remakes=1,
    )
    data = msgspec.to_builtins(table.knowledge(0))
    data["position"]["seats"][1]["lacks"] = [1, 0, 0, 0, 0, 0]
    with pytest.raises(DataError, match="no hands of action cards"):
        GAME.worlds(table.terms, GAME.read_knowledge(data)).draw(fast(1))
