"""The fields of the advanced game."""

import pytest

from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import START, Rows, Table, small, turn


@pytest.mark.rule("S7.1a", "S7.1b", "S7.4", "S1.3f")
def test_take_row_heads() -> None:
    """Heads are lost, the tiles go to the box, and any empty row may be chosen, the one taken included."""
    table = turn(45, rows={5: [3, 11, 44], 2: [60], 8: [70], 9: [80]})
    assert table.scores[0] == -11
    assert table.position.box == [3, 11, 44]
    assert table.moves(0) == [f"restart {row}" for row in (1, 3, 4, 5, 6, 7, 10)]


@pytest.mark.rule("S7.1c", "S7.3b")
def test_the_new_row_takes_effect() -> None:
    """Row 5 begins with an action card, row 6 with a tile."""
    rows: Rows = {1: [3, 5, 11, 44], 2: [60], 8: [70], 9: [80]}
    table = turn(45, rows=rows, chance=[5]).play((0, "restart 5"))
    assert table.row(5) == [45]
    assert table.position.seats[0].actions == ["two"]
    table = turn(45, rows=rows, chance=[33]).play((0, "restart 6"))
    assert table.position.seats[0].tiles == [33, 97, 98]


@pytest.mark.rule("S7.1d", "S7.1e")
def test_where_a_row_can_start() -> None:
    """Only where no tile lies, and only right after taking a row."""
    table = turn(45, rows={5: [3, 11, 44], 2: [60], 8: [70], 9: [80]})
    assert table.refusal(0, "restart 2") == "S7.1d"
    assert table.refusal(0, "restart 11") == "S4.2f"
    assert turn(45, rows=START, actions=["stop"]).refusal(0, "restart 5") == "S7.1e"
    assert Table({"tiles": [45]}, {"tiles": [1]}, version="advanced").refusal(0, "restart 5") == "S7.1e"


@pytest.mark.rule("S7.2a", "S7.2b", "S7.2c")
def test_take_row_tiles() -> None:
    """The tiles go behind the screen, no points; the placed one starts a row and triggers its field."""
    table = turn(45, rows={4: [3, 11, 40, 44], 2: [60], 8: [70], 9: [80]}, chance=[0])
    assert table.scores[0] == 0
    assert table.position.seats[0].tiles == [3, 11, 40, 44, 97, 98]
    table.play((0, "restart 5"))
    assert table.row(5) == [45]
    assert table.position.seats[0].actions == ["stop"]


@pytest.mark.rule("S7.3a")
def test_draw_a_tile() -> None:
    """One tile of the pile goes behind the screen."""
    table = turn(45, rows={3: [44], 2: [60], 8: [70], 9: [80]}, chance=[33])
    assert table.position.seats[0].tiles == [33, 97, 98]


@pytest.mark.rule("S7.3b")
def test_draw_an_action_card() -> None:
    """One card of the action pile goes into the hand."""
    table = turn(45, rows={9: [44], 2: [60], 8: [70], 1: [80]}, chance=[2])
    assert table.position.seats[0].actions == ["skip"]
    assert table.view(None).action_pile == 23


ONE_OF_TWO_KINDS = {
    "stop": 0,
    "swap": 0,
    "skip": 1,
    "insert": 0,
    "ascending": 1,
    "two": 0,
    "hand": 1,
    "markers": 2,
}
DRAWING: Rows = {9: [44], 2: [60], 8: [70], 1: [80]}


@pytest.mark.rule("S7.3c", "S11.7a", "S11.7b")
def test_an_exhausted_pile_is_remade() -> None:
    """When a card must be drawn and none is there; a card just played is among the discards."""
    components = small(actions=ONE_OF_TWO_KINDS)
    other = {"shown": [81], "tiles": [95, 96], "actions": ["skip"]}
    table = turn(45, rows=DRAWING, components=components, actions=["ascending"], other=other, chance=[4])
    assert table.view(None).action_pile == 0
    table.play((0, "ascending 9"))
    assert table.position.seats[0].actions == ["ascending"]
    assert table.position.discards == []
    assert "pile-remade" in table.events()
    assert table.position.remakes == 1
    assert table.position.seats[0].drawn == [1]
    assert "action-drawn" in table.events()
    assert table.play((1, "skip")).position.discards == ["skip"]


@pytest.mark.rule("S7.3c", "S8.1b", "S11.15b")
def test_the_discards_of_a_remade_pile() -> None:
    """What was shuffled is no discard any more; what is played next is, and of two the older one is."""
    components = small(actions={**ONE_OF_TWO_KINDS, "skip": 3})
    seats = [
        {"shown": [85], "tiles": [97], "actions": ["skip"], "drawn": [1]},
        {"shown": [86], "tiles": [98], "actions": ["ascending", "skip", "skip"], "drawn": [0, 2, 1]},
    ]
    table = Table(*seats, version="advanced", rows=DRAWING, components=components, remakes=2)
    table.play((0, "place"))
    copy = table.state.copy()
    copy.play(1, GAME.parse(copy, "skip"))
    assert GAME.position(copy).discards == ["skip"]
    assert table.position.seats[1].lacks == []
    table.play((1, "skip"))
    assert table.position.seats[1].drawn == [2, 0]
    assert table.position.seats[1].lacks == [0, 0, 1, 0, 0, 0]
    assert table.position.seats[0].lacks == []


@pytest.mark.rule("S11.7a")
def test_not_before() -> None:
    """A pile that runs out with a draw is not remade by that."""
    components = small(actions={**ONE_OF_TWO_KINDS, "hand": 0})
    table = turn(45, rows=DRAWING, components=components, discards=["skip"], chance=[4])
    assert table.position.discards == ["skip"]
    assert table.view(None).action_pile == 0


@pytest.mark.rule("S7.3d")
def test_nothing_to_draw() -> None:
    """With no card anywhere, or no tile in the pile, the field does nothing."""
    components = small(actions=ONE_OF_TWO_KINDS)
    other = {"tiles": [95, 96], "actions": ["skip", "ascending"]}
    table = turn(45, rows=DRAWING, components=components, other=other)
    assert table.position.seats[0].actions == []
    lying = {44, 45, 60, 70, 80, 95, 96, 97, 98}
    table = turn(
        45, rows={3: [44], 2: [60], 8: [70], 9: [80]}, box=[n for n in range(1, 101) if n not in lying]
    )
    assert table.position.seats[0].tiles == [97, 98]


@pytest.mark.rule("S7.5a")
def test_drawn_tiles_in_the_next_round() -> None:
    """A drawn tile may be chosen when the next round begins."""
    table = turn(45, rows={3: [44], 2: [60], 8: [70], 9: [80]}, chance=[33])
    assert table.moves(0) == ["33", "97", "98"]


@pytest.mark.rule("S7.5b", "S11.9c", "S11.9d")
def test_gains_used_in_the_same_round() -> None:
    """A card drawn with the first tile, and a tile drawn before it, serve the second tile of the round."""
    rows: Rows = {3: [44], 9: [50], 8: [70], 1: [80]}
    table = Table(
        {"shown": [45, 51, 88], "tiles": [97]},
        {"tiles": [95, 96]},
        version="advanced",
        rows=rows,
        chance=[33, 1],
    )
    assert table.position.seats[0].tiles == [33, 97]
    assert table.moves(0) == ["place", "swap 33", "swap 97"]
    table.play((0, "swap 33"))
    assert 33 in table.row(8) + table.row(9) + table.row(3) + table.row(1)


@pytest.mark.rule("S7a", "S7b")
def test_the_rest_is_as_in_the_basic_game() -> None:
    """The three rules, heads and points; tiles are played, then placed."""
    rows: Rows = {6: [20, 30], 8: [40], 9: [60, 61, 62], 1: [80]}
    table = Table({"tiles": [31, 22]}, {"tiles": [41, 97]}, {"tiles": [63, 5]}, version="advanced", rows=rows)
    table.play((0, "31"), (1, "41"), (2, "63"))
    assert table.row(6) == [20, 30, 31]
    assert table.scores == [5, 2, -5]
    assert table.position.round == 2
