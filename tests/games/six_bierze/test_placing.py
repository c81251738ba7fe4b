"""The second step of a round: tiles are placed, and fields take effect."""

import pytest

from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import START, Rows, Table, turn


def placed(tile: int, rows: Rows, score: int = 0) -> Table:
    """A basic game after this tile was placed."""
    return turn(tile, version="basic", rows=rows, score=score)


@pytest.mark.rule("S4.1")
def test_from_low_to_high() -> None:
    """All revealed tiles, whoever's they are, from the lowest to the highest."""
    table = Table({"tiles": [47, 1]}, {"tiles": [35, 2]}, {"tiles": [12, 3]})
    table.play((0, "47"), (1, "35"), (2, "12"))
    order = [event[2] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert order == [12, 35, 47]


@pytest.mark.rule("S4.2a", "S4.2d", "S4.3a")
def test_only_rows_with_tiles() -> None:
    """Empty rows are no place for a tile; one tile makes a row active."""
    table = placed(15, {1: [50], 2: [60], 3: [70], 7: [14]})
    assert table.row(7) == [14, 15]
    assert sum(bool(row) for row in table.position.rows) == 4


@pytest.mark.rule("S4.2c")
def test_on_the_next_free_field() -> None:
    """A row grows from left to right."""
    assert placed(15, {1: [12, 13], 2: [60], 3: [70], 4: [80]}).row(1) == [12, 13, 15]


@pytest.mark.rule("S4.2e", "S4.2f")
def test_the_row_is_no_choice() -> None:
    """Naming a row is refused, and so is a row that is not there."""
    table = turn(15, actions=["stop"], rows=START)
    assert table.refusal(0, "row 2") == "S4.2e"
    assert table.refusal(0, "stop 11") == "S4.2f"


@pytest.mark.rule("S4.3a", "S4.3b")
def test_the_closest_lower_end() -> None:
    """Of the rows that end lower, the one that ends closest."""
    assert placed(35, START).row(3) == [30, 35]
    assert placed(29, START).row(2) == [20, 29]


@pytest.mark.rule("S4.6e", "S4.6f")
def test_a_taken_row_at_the_bottom() -> None:
    """None is below it: the search goes on from the top, past the rows that are not empty."""
    table = placed(62, {10: [1, 2, 3, 4, 5, 61], 1: [70], 2: [80], 4: [90]})
    assert table.row(3) == [62]
    assert table.row(10) == []


@pytest.mark.rule("S4.3a", "S4.3b")
def test_the_row_that_ends_in_tile_one() -> None:
    """It is the lowest end there can be, and one like others."""
    assert placed(2, {1: [1], 2: [50], 3: [60], 4: [70]}).row(1) == [1, 2]


@pytest.mark.rule("S4.4a", "S4.4b")
def test_too_low_for_every_row() -> None:
    """It goes where the last tile is highest, and no row is taken."""
    table = placed(5, START)
    assert table.row(4) == [40, 5]
    assert table.position.box == []
    assert table.scores == [0, 0]


@pytest.mark.rule("S4.4a")
def test_a_low_tile_may_still_land_last() -> None:
    """On a take-row field the low tile takes that row like any other."""
    table = placed(5, {1: [91, 92, 93], 2: [20], 3: [30], 4: [40]})
    assert table.row(5) == [5]
    assert table.scores == [-7, 0]


@pytest.mark.rule("S4.5", "S4.8", "S4.7d")
@pytest.mark.parametrize(
    ("row", "tiles", "points"), [(2, [21, 24], 2), (6, [21, 24], -3), (5, [21, 22, 23, 24], 4)]
)
def test_points_at_once(row: int, tiles: list[int], points: int) -> None:
    """A field with a number moves the marker by it, without anybody being asked."""
    table = placed(25, {row: tiles, 3: [50], 4: [60], 9: [70]}, score=10)
    assert table.scores == [10 + points, 0]


@pytest.mark.rule("S4.7a", "S4.7b", "S4.7c")
@pytest.mark.parametrize(
    ("row", "tiles", "factor"),
    [(6, [20], 1), (2, [17, 19, 20], -1), (8, [16, 17, 20], 2), (3, [16, 17, 19, 20], -2)],
)
@pytest.mark.parametrize(("tile", "heads"), [(21, 1), (22, 3), (23, 5)])
def test_heads_of_the_placed_tile(row: int, tiles: list[int], factor: int, tile: int, heads: int) -> None:
    """Green gains, red loses the heads of the tile; two heads on the field double it."""
    others = [number for number in (1, 4, 5, 7, 9, 10) if number != row][:3]
    table = placed(tile, {row: tiles, **dict(zip(others, ([50], [60], [70]), strict=True))})
    assert table.scores == [factor * heads, 0]


@pytest.mark.rule("S4.6a", "S4.6b", "S4.6c")
def test_take_row() -> None:
    """The heads of the other tiles are lost, those of the placed one are not; the others go to the box."""
    table = placed(23, {1: [2, 3, 22], 2: [50], 3: [60], 4: [70]})
    assert table.scores == [-(3 + 5 + 3), 0]
    assert table.position.box == [2, 3, 22]


@pytest.mark.rule("S4.6d")
def test_the_next_empty_row_below() -> None:
    """The first empty row below the row taken, not the one taken and none above it."""
    table = placed(25, {9: [2, 23, 24], 2: [50], 3: [60], 8: [70]})
    assert table.row(10) == [25]
    assert placed(25, {4: [2, 3, 23, 24], 5: [50], 6: [60], 8: [70]}).row(7) == [25]


@pytest.mark.rule("S4.6e", "S4.6f")
def test_else_the_topmost_empty_row() -> None:
    """With none empty below, the search starts at the top, and there the row just cleared counts."""
    assert placed(25, {7: [2, 4, 5, 6, 8, 24], 8: [50], 9: [60], 10: [70]}).row(1) == [25]
    low: Rows = {1: [2, 23, 24], 2: [50], 3: [60], 4: [70]}
    rows = [". . . T", ". . . . T", ". . . . T", ". . . . T"]
    components = {**GAME.default_components, "basic": {"rows": rows}}
    assert turn(25, version="basic", rows=low, components=components).row(1) == [25]


@pytest.mark.rule("S4.6g")
def test_the_new_row_triggers_nothing() -> None:
    """Only the loss for the row is scored."""
    table = Table({"tiles": [25, 26]}, {"tiles": [85, 86]}, rows={1: [22, 23, 24], 2: [50], 3: [60], 4: [80]})
    table.play((0, "25"), (1, "85"))
    assert table.events().count("scored") == 1
    assert table.scores == [-9, 0]


@pytest.mark.rule("S1.4c", "S4.8")
@pytest.mark.parametrize(("score", "after"), [(43, 44), (44, 44), (-43, -44), (-44, -44)])
def test_the_track_has_ends(score: int, after: int) -> None:
    """The surplus beyond either end is lost, and the event says what was really moved."""
    row, tile = (2, 22) if score > 0 else (6, 22)
    table = Table(
        {"tiles": [tile, 90], "score": score},
        {"tiles": [91, 92]},
        rows={row: [20, 21], 3: [50], 4: [60], 9: [70]},
    )
    table.play((0, str(tile)), (1, "91"))
    assert table.scores[0] == after
    scored = next(event for event in table.log if GAME.events[event[0]].name == "scored")
    assert scored[1:] == (0, 2 if score > 0 else -3, after - score, after)


def test_a_tile_behind_a_taken_row() -> None:
    """Tiles placed later in the round see the board as it is by then."""
    table = Table({"tiles": [25, 90]}, {"tiles": [26, 91]}, rows={1: [22, 23, 24], 2: [50], 3: [60], 4: [80]})
    table.play((0, "25"), (1, "26"))
    assert table.row(5) == [25, 26]
