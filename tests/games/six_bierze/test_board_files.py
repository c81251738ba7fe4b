"""Boards, heads and clovers of one's own."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.engine.chance import fast
from stolik.engine.data import read_toml
from stolik.engine.errors import DataError
from stolik.engine.match import Match, verify
from stolik.engine.record import FastStream, read_record, write_record
from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import small, turn

BOARD = """
[basic]
rows = [". T", ". . T", ". +1 T", ". -1 T", ". D T"]

[track]
low = -10
high = 20
clovers = [-3, 3]

[[heads]]
heads = 4
tiles = [1, 2, 3]
"""


@pytest.fixture
def box(tmp_path: Path) -> Any:
    path = tmp_path / "board.toml"
    path.write_text(BOARD)
    return GAME.with_board(None, read_toml(path), str(path))


@pytest.mark.rule("S0.13", "S-Opt-board")
def test_a_file_replaces_what_it_names(box: Any) -> None:
    """Board side, track and heads come from the file, all else from the box; the record names them."""
    state, terms = GAME.start(2, fast(1), components=box)
    assert terms.components == box
    assert GAME.components_of(terms).basic.rows[2] == ". +1 T"
    assert GAME.components_of(terms).advanced.rows[0] == ".  G1 .  R1 TH"
    assert [int(state.setup.heads[tile]) for tile in (1, 3, 4)] == [4, 4, 0]
    assert (state.setup.low, state.setup.high) == (-10, 20)


@pytest.mark.rule("S-Opt-board")
def test_without_a_file_the_built_in_board(box: Any) -> None:
    """The built-in board is the default and leaves no trace in the terms."""
    assert GAME.terms(2).components is None
    assert GAME.terms(2, components=GAME.default_components).components is None
    assert GAME.terms(2, components=box).components is not None


def refused(name: str, row: str) -> str:
    rows = [*GAME.default_components[name]["rows"]]
    rows[3] = row
    with pytest.raises(DataError) as error:
        GAME.terms(2, components=small(**{name: {"rows": rows}}))
    return str(error.value)


@pytest.mark.rule("S1.3g")
@pytest.mark.parametrize(
    ("row", "what"),
    [
        (". X9 T", "row 4, field 2: 'X9' is no field"),
        (". G3 T", "row 4, field 2: 'G3' is no field"),
        (". +0 T", "row 4, field 2: '+0' is no field"),
        (". . .", "row 4, field 3: the last field is T, TH or TT"),
        (". T . T", "row 4, field 2: only the last field takes the row"),
        ("T", "row 4: a row has 2 to 15 fields, not 1"),
        ("", "row 4: a row has 2 to 15 fields, not 0"),
    ],
)
def test_errors_name_row_and_field(row: str, what: str) -> None:
    """A symbol that is none, or stands where it cannot, is refused with its place."""
    message = refused("advanced", row)
    assert "components.advanced: row 4" in message
    assert what in message


@pytest.mark.rule("S4.6h")
@pytest.mark.parametrize("first", ["+2", "D", "G1"])
def test_basic_rows_begin_plain(first: str) -> None:
    """A basic board whose first field is special is rejected; the advanced side may have it."""
    assert "row 4, field 1: on the basic side it is plain" in refused("basic", f"{first} . T")
    rows = [*GAME.default_components["advanced"]["rows"][:-1], f"{first} . T"]
    assert GAME.terms(2, components=small(advanced={"rows": rows})).components


@pytest.mark.rule("S11.8d")
@pytest.mark.parametrize("row", [". DT T", ". DA T", ". . TT"])
def test_basic_rows_bring_nothing(row: str) -> None:
    """Fields that bring tiles or cards are for the advanced side."""
    assert "belongs to the advanced side" in refused("basic", row)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"tiles": 20}, "components.tiles: 2 seats need 28 tiles"),
        ({"starting_rows": 11}, "11 starting tiles"),
        ({"track": {"low": -5, "high": 5, "clovers": [9]}}, "components.track.clovers[0]"),
        ({"heads": [{"heads": 5, "tiles": [7, 101]}]}, "components.heads[0].tiles: there is no tile 101"),
        ({"heads": [{"heads": 5, "tiles": [0]}]}, "components.heads[0].tiles: there is no tile 0"),
        ({"heads": [{"heads": 5, "of": 3, "remainders": [3]}]}, "components.heads[0].remainders: 3 never"),
        ({"heads": [{"heads": 5, "of": 3, "remainders": [-1]}]}, "components.heads[0].remainders: -1 never"),
        ({"actions": {**GAME.default_components["actions"], "hand": 20}}, "2 seats need 40 action cards"),
        ({"actions": {**GAME.default_components["actions"], "markers": 4}}, "components.actions.markers"),
    ],
)
def test_counts_that_do_not_fit(changes: dict[str, Any], what: str) -> None:
    """Too few tiles, rows or cards, too many markers, and places that are not there, are refused."""
    with pytest.raises(DataError, match="components") as error:
        GAME.terms(2, components=small(**changes))
    assert what in str(error.value)


def test_a_board_file_names_nothing_else(tmp_path: Path) -> None:
    """A board file has boards, heads and the track; anything else is refused with the file's name."""
    path = tmp_path / "board.toml"
    path.write_text("tiles = 50\n")
    with pytest.raises(DataError, match=r"board\.toml.*tiles"):
        GAME.with_board(None, read_toml(path), str(path))


@pytest.mark.rule("S-Opt-board")
def test_a_wrong_board_file_is_named(tmp_path: Path) -> None:
    """The message begins with the file, and row and field count as on the board; nothing has changed."""
    path = tmp_path / "board.toml"
    path.write_text('[basic]\nrows = [". T", ". . T", ". +1 T", ". X T"]\n')
    with pytest.raises(DataError) as error:
        GAME.with_board(None, read_toml(path), str(path))
    assert str(error.value).startswith(f"{path}.basic: row 4, field 2: 'X' is no field")


@pytest.mark.rule("S-Opt-board")
def test_the_board_is_in_the_record(box: Any) -> None:
    """Whoever reads the record plays on that board, without the file."""
    match = Match(GAME, FastStream(1), seats=2, components=box)
    while match.running:
        seat = match.state.actors()[0]
        match.play(seat, match.moves(seat)[0])
    record = read_record(write_record(match.record()), "record")
    assert record.components == box
    assert verify(GAME, record) == []
    assert verify(GAME, msgspec.structs.replace(record, components=None)) != []


@pytest.mark.rule("S1.3g", "S4.7c")
def test_symbols_do_what_they_say() -> None:
    """R2 on the second field: tile 23 with five heads loses ten."""
    rows = [". R2 TH", ". . TH", ". . TH", ". . TH"]
    table = turn(23, components=small(advanced={"rows": rows}), rows={1: [22], 2: [30], 3: [40], 4: [50]})
    assert table.scores == [-10, 0]


@pytest.mark.rule("S11.8a")
def test_t_on_the_advanced_side_restarts_by_itself() -> None:
    """T finds its row by itself, below the one taken, and the field there triggers nothing."""
    rows = [". T", ". . TH", ". . TH", ". . TH", "+9 . TH"]
    table = turn(23, components=small(advanced={"rows": rows}), rows={1: [21], 2: [30], 3: [40], 4: [50]})
    assert table.row(5) == [23]
    assert table.scores == [-1, 0]


@pytest.mark.rule("S11.8b")
def test_th_on_the_basic_side_lets_choose() -> None:
    """TH asks for the row on any board."""
    rows = [". TH", ". . T", ". . T", ". . T", ". . T"]
    table = turn(
        23, version="basic", components=small(basic={"rows": rows}), rows={1: [21], 2: [30], 3: [40], 4: [50]}
    )
    assert table.moves(0) == ["restart 1", "restart 5"]
    assert table.play((0, "restart 5")).row(5) == [23]


@pytest.mark.rule("S11.8c", "S4.6f")
def test_the_row_just_cleared_may_be_the_only_empty_one() -> None:
    """On a board of four rows the tile starts the same row anew."""
    rows = [". T", ". . T", ". . T", ". . T"]
    table = turn(
        23, version="basic", components=small(basic={"rows": rows}), rows={1: [21], 2: [30], 3: [40], 4: [50]}
    )
    assert table.row(1) == [23]
