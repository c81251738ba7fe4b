"""Cards that have to hold together: each is weighed against those already played for the tile."""

import pytest

from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.position import ACTIONS
from tests.games.six_bierze.table import Rows, small, turn

PLAIN: Rows = {1: [10], 2: [20], 10: [30], 4: [40]}


@pytest.mark.rule("S11.1c", "S11.1d")
def test_five_then_skip() -> None:
    """After +5 no Skip brings the tile onto the last field; a Skip that does not is fine."""
    rows: Rows = {4: [38, 39, 44], 2: [60], 8: [70], 9: [80]}
    table = turn(45, rows=rows, version="advanced+luck", luck=["+5"], actions=["skip"]).play((0, "luck +5"))
    assert table.refusal(0, "skip") == "S11.1c"
    table = turn(35, rows=PLAIN, version="advanced+luck", luck=["+5"], actions=["skip"])
    table.play((0, "luck +5"), (0, "skip"))
    assert table.row(10) == [30, "-", 35]
    assert table.scores[0] == 5


@pytest.mark.rule("S11.1c")
def test_five_then_ascending_onto_the_last_field() -> None:
    """+5 does not go with the last field of a row chosen later."""
    rows: Rows = {5: [10, 11, 12], 2: [20], 10: [30], 4: [40]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["+5"], actions=["ascending", "insert"])
    table.play((0, "luck +5"))
    assert table.refusal(0, "ascending 5") == "S11.1c"
    assert table.refusal(0, "ascending 2") == ""


@pytest.mark.rule("S11.1c", "S11.1e")
def test_insert_or_ascending_then_stop() -> None:
    """The row that was chosen cannot be stopped; others can."""
    actions = ["insert", "ascending", "stop"]
    for first, row in (("insert 4", 4), ("ascending 1", 1)):
        table = turn(35, rows=PLAIN, actions=actions).play((0, first))
        assert table.refusal(0, f"stop {row}") == "S11.1c"
        assert table.refusal(0, "stop 10") == ""


@pytest.mark.rule("S11.1b", "S11.1c")
def test_stop_at_any_time() -> None:
    """A Stop! that sends the tile elsewhere is fine after a Skip if there is room for it there."""
    table = turn(35, rows=PLAIN, actions=["skip", "stop"]).play((0, "skip"), (0, "stop 10"))
    assert table.row(2) == [20, "-", 35]
    rows: Rows = {5: [19, 17, 20], 1: [10], 10: [30], 4: [40]}
    table = turn(35, rows=rows, actions=["skip", "stop"]).play((0, "skip"))
    assert table.refusal(0, "stop 10") == "S11.1c"


@pytest.mark.rule("S11.1c")
def test_positive_heads_then_another_row() -> None:
    """Tiles were chosen in one row: a card that sends the tile to another row is refused."""
    rows: Rows = {5: [10, 11, 34], 2: [20], 10: [30], 4: [40]}
    actions = ["stop", "skip", "ascending", "insert"]
    table = turn(35, rows=rows, version="advanced+luck", luck=["heads"], actions=actions)
    table.play((0, "luck heads 10 11"))
    for text in ("stop 5", "ascending 2", "insert 4"):
        assert table.refusal(0, text) == "S11.1c"
    assert table.refusal(0, "skip") == "S8.4c"
    assert table.refusal(0, "ascending 5") == table.refusal(0, "stop 2") == ""


@pytest.mark.rule("S8.8a", "S11.3a", "S11.3b")
def test_five_with_insert() -> None:
    """+5 replaces the effect of the field newly covered, unless it is the last one."""
    rows: Rows = {6: [40, 42, 43], 1: [60], 2: [70], 10: [80]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["+5"], actions=["insert"])
    assert table.play((0, "insert 6"), (0, "luck +5")).scores[0] == 5
    rows = {5: [40, 42, 43], 1: [60], 2: [70], 10: [80]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["+5"], actions=["insert", "skip"])
    table.play((0, "insert 5"))
    assert table.refusal(0, "luck +5") == "S6.3b"


@pytest.mark.rule("S11.3c")
def test_positive_heads_with_insert() -> None:
    """Among all tiles of the row but the inserted one, that on the last field included."""
    rows: Rows = {5: [40, 43, 51], 1: [60], 2: [70], 4: [80]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["heads"], actions=["insert"])
    table.play((0, "insert 5"))
    assert table.moves(0) == ["place", "luck heads 40 43", "luck heads 40 51", "luck heads 43 51"]
    assert table.play((0, "luck heads 43 51")).scores[0] == 9


@pytest.mark.rule("S8.8a", "S6.3a")
def test_five_with_skip_stop_and_ascending() -> None:
    """One luck card and several action cards for one tile."""
    actions = ["skip", "stop", "ascending"]
    table = turn(35, rows=PLAIN, version="advanced+luck", luck=["+5"], actions=actions)
    table.play((0, "stop 10"), (0, "ascending 2"), (0, "luck +5"), (0, "skip"))
    assert table.row(2) == [20, "-", 35]
    assert table.scores[0] == 5


def test_one_active_row_is_always_open() -> None:
    """Both markers leave two rows where tiles can go."""
    table = turn(35, rows={1: [10, "stop"], 2: [20, "stop"], 10: [30], 4: [40]}, components=small())
    assert table.row(10) == [30, 35]


@pytest.mark.rule("S11.1c", "S11.1d")
def test_five_and_skip_then_ascending() -> None:
    """The skipped field counts in the row that is chosen later: onto its last field +5 does not go."""
    rows: Rows = {5: [10, 11], 2: [20], 10: [30], 4: [40]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["+5"], actions=["skip", "ascending"])
    table.play((0, "luck +5"), (0, "skip"))
    assert table.refusal(0, "ascending 5") == "S11.1c"
    assert table.refusal(0, "ascending 2") == ""


@pytest.mark.rule("S11.1c", "S8.4c")
def test_skips_beyond_the_end_of_another_row() -> None:
    """Two Skips leave no field in a row that has one free."""
    rows: Rows = {5: [10, 11], 2: [20], 10: [30], 4: [40]}
    table = turn(35, rows=rows, actions=["skip", "skip", "ascending"]).play((0, "skip"), (0, "skip"))
    assert table.refusal(0, "ascending 5") == "S11.1c"


@pytest.mark.rule("S11.1c", "S6.4c")
def test_positive_heads_then_the_last_field_of_another_row() -> None:
    """That the tile takes a row there as well is not enough: the chosen tiles do not lie in it."""
    rows: Rows = {5: [10, 11, 34], 1: [16, 17, 18, 19], 10: [30], 4: [40]}
    table = turn(35, rows=rows, version="advanced+luck", luck=["heads"], actions=["ascending"])
    table.play((0, "luck heads 10 11"))
    assert table.refusal(0, "ascending 1") == "S11.1c"
    assert table.refusal(0, "ascending 5") == ""


@pytest.mark.rule("S8.2a", "S8.5a", "S8.6a")
def test_tile_one() -> None:
    """A row in which the lowest of all tiles lies last is as active as others."""
    table = turn(35, rows={1: [1], 2: [20], 10: [30], 4: [40]}, actions=["stop", "ascending"])
    assert {"stop 1", "ascending 1"} <= set(table.moves(0))


@pytest.mark.rule("S8.1a", "S8.1b")
@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("skip", ("skipped", 0, 35)),
        ("stop 4", ("stopped", 0, 3)),
        ("insert 4", ("chose-insert", 0, 35, 3)),
        ("ascending 1", ("chose-ascending", 0, 35, 0)),
        ("swap 97", ("swapped", 0, 35, 97)),
        ("two 97", ("played-two", 0, 97)),
    ],
)
def test_what_a_card_does_is_told(text: str, event: tuple[object, ...]) -> None:
    """Right after the card itself."""
    actions = ["skip", "stop", "insert", "ascending", "swap", "two"]
    table = turn(35, rows=PLAIN, actions=actions).play((0, text))
    (played, _, kind, _), (does, *rest) = table.log[:2]
    assert GAME.events[played].name == "action-played"
    assert ACTIONS[kind] == text.split(maxsplit=1)[0]
    assert (GAME.events[does].name, *rest) == event


@pytest.mark.rule("S8.2f", "S8.2d")
def test_both_markers_can_be_used_again() -> None:
    """Once they have left the board nothing is missing."""
    rows: Rows = {1: [10, "stop"], 2: [20, "stop"], 5: [31, 32, 33], 4: [40]}
    other = {"shown": [41], "tiles": [95], "actions": ["stop", "stop"]}
    table = turn(35, rows=rows, actions=["skip"], other=other)
    table.play((0, "place"), (0, "restart 3"), (1, "stop 1"), (1, "stop 2"))
    assert (table.row(1), table.row(2)) == ([10, "stop"], [20, "stop"])
