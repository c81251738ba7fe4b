"""Action cards, alone and together."""

import pytest

from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import START, Rows, Table, small, turn

PLAIN: Rows = {1: [10], 2: [20], 10: [30], 4: [40]}


@pytest.mark.rule("S8.1a", "S8.1b", "S8.7c")
def test_any_number_of_cards() -> None:
    """One after the other; each goes to the discards."""
    table = turn(35, rows=PLAIN, actions=["stop", "swap", "swap", "skip", "ascending"])
    table.play((0, "swap 97"), (0, "swap 35"), (0, "stop 10"), (0, "ascending 1"), (0, "skip"))
    assert table.row(1) == [10, "-", 35]
    assert table.position.discards == ["stop", "swap", "swap", "skip", "ascending"]
    assert table.position.seats[0].actions == []


@pytest.mark.rule("S8.1c", "S8.1d")
def test_only_cards_one_has() -> None:
    """Kinds that are not in the hand, and action cards in a basic game."""
    texts = ["stop 1", "swap 97", "skip", "insert 2", "ascending 1", "two 97"]
    kinds = ["stop", "swap", "skip", "insert", "ascending", "two"]
    basic = turn(35, rows=START, version="basic+luck", luck=["+5"])
    for text, kind in zip(texts, kinds, strict=True):
        others = [other for other in kinds if other != kind]
        assert turn(35, rows=PLAIN, actions=others).refusal(0, text) == "S8.1c"
        assert basic.refusal(0, text) == "S8.1d"


@pytest.mark.rule("S8.1e")
def test_only_before_ones_own_tile() -> None:
    """Not while tiles are chosen, and not while luck cards are due."""
    table = Table({"tiles": [11], "actions": ["skip"]}, {"tiles": [21]}, version="advanced")
    assert table.refusal(0, "skip") == "S8.1e"
    rows: Rows = {6: [19, 20, 21], 1: [50], 2: [60], 3: [70]}
    table = turn(22, rows=rows, version="advanced+luck", actions=["skip"], score=6).play((0, "place"))
    assert table.refusal(0, "skip") == "S8.1e"


@pytest.mark.rule("S11.14b", "S11.13b")
def test_who_is_asked() -> None:
    """Who holds action cards is asked, playable or not; who holds none is not."""
    table = turn(35, rows=PLAIN, actions=["insert"], tiles=[])
    assert table.moves(0) == ["place", "insert 4"]
    table = turn(45, rows=PLAIN, actions=["insert"], tiles=[])
    assert table.moves(0) == ["place"]
    assert turn(45, rows=PLAIN).state.round == 2


# -- Stop! -----------------------------------------------------------------------------------------


@pytest.mark.rule("S8.2a", "S8.2b", "S8.2c")
def test_stop() -> None:
    """The marker lies on the next free field, which does nothing; the row takes no tiles from then on."""
    table = turn(45, rows={6: [20, 30], 4: [40], 1: [50], 2: [60]}, actions=["stop"])
    table.play((0, "stop 4"))
    assert table.row(4) == [40, "stop"]
    assert table.row(6) == [20, 30, 45]
    assert table.scores[0] == 2


@pytest.mark.rule("S8.2c")
def test_stopped_rows_and_low_tiles() -> None:
    """Rule 3 looks at the rows that are not stopped, too."""
    table = turn(5, rows={1: [10], 2: [20], 10: [30], 4: [40, "stop"]})
    assert table.row(10) == [30, 5]


@pytest.mark.rule("S8.2d")
def test_two_markers_only() -> None:
    """With both on the board there is no third."""
    table = turn(35, rows={1: [10, "stop"], 2: [20, "stop"], 10: [30], 4: [40]}, actions=["stop"])
    assert table.refusal(0, "stop 4") == "S8.2d"
    assert table.moves(0) == ["place"]


@pytest.mark.rule("S8.2e", "S11.2a")
def test_what_can_be_stopped() -> None:
    """An active row that is not stopped yet."""
    table = turn(35, rows={1: [10, "stop"], 2: [20], 10: [30], 4: [40]}, actions=["stop"])
    assert table.refusal(0, "stop 3") == "S8.2e"
    assert table.refusal(0, "stop 1") == "S11.2a"
    assert table.moves(0) == ["place", "stop 2", "stop 4", "stop 10"]


@pytest.mark.rule("S8.2f")
def test_markers_leave_with_any_row() -> None:
    """When any seat takes any row, all markers leave, and their fields are free again."""
    rows: Rows = {1: [10, "stop"], 2: [20, "stop"], 5: [31, 32, 33], 4: [40]}
    table = turn(35, rows=rows, actions=["stop"]).play((0, "place"))
    assert "markers-lifted" in table.events()
    assert (table.row(1), table.row(2)) == ([10], [20])
    assert turn(15, rows={1: [10], 2: [20], 10: [30], 4: [40]}).row(1) == [10, 15]


@pytest.mark.rule("S8.2f", "S11.2a")
def test_a_marker_behind_tile_one() -> None:
    """It stops the row and leaves it like any other."""
    rows: Rows = {1: [1, "stop"], 2: [20], 5: [31, 32, 33], 4: [40]}
    table = turn(35, rows=rows, actions=["stop"])
    assert table.refusal(0, "stop 1") == "S11.2a"
    table.play((0, "place"))
    assert table.row(1) == [1]


@pytest.mark.rule("S8.2f", "S3.2a")
def test_a_field_is_uncovered_when_its_marker_leaves() -> None:
    """A “Two tiles” field that lay under it counts in the next round."""
    box = small(advanced={"rows": [". D . TH", ". . TH", ". . . TH", ". . . TH", ". . TH"]})
    rows: Rows = {1: [10, "stop"], 2: [30, 34], 3: [40], 4: [50]}
    table = turn(35, rows=rows, components=box)
    assert table.moves(0) == ["restart 2", "restart 5"]
    table.play((0, "restart 5"))
    assert table.row(1) == [10]
    assert table.state.plays == 2


@pytest.mark.rule("S11.17")
def test_a_marker_on_the_last_field() -> None:
    """The next free field may be the last one."""
    table = turn(35, rows={5: [10, 11, 12], 2: [20], 10: [30], 4: [40]}, actions=["stop"])
    assert table.play((0, "stop 5")).row(5) == [10, 11, 12, "stop"]


@pytest.mark.rule("S8.2g", "S8.2h")
def test_stopped_rows_cannot_be_chosen() -> None:
    """Neither for Ascending nor for Insert."""
    table = turn(
        35, rows={1: [10, "stop"], 2: [50, "stop"], 10: [30], 4: [40]}, actions=["insert", "ascending"]
    )
    assert table.refusal(0, "ascending 1") == "S8.2g"
    assert table.refusal(0, "insert 2") == "S8.2h"
    assert table.moves(0) == ["place", "insert 4", "ascending 10"]


# -- Swap and Play two -------------------------------------------------------------------------------


@pytest.mark.rule("S8.3a", "S8.3b")
def test_swap() -> None:
    """The revealed tile goes back, another comes and is placed before lower ones of others."""
    table = Table(
        {"shown": [22], "tiles": [45, 97], "actions": ["swap"]},
        {"shown": [44], "tiles": [96]},
        version="advanced",
        rows={1: [10], 2: [20], 10: [35], 4: [40]},
    )
    table.play((0, "swap 45"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(0, 45), (1, 44)]
    assert table.position.seats[0].tiles == [22, 97]


@pytest.mark.rule("S8.3a", "S11.9b")
def test_swap_then_another_card() -> None:
    """After a Swap come other cards, another Swap among them: the tile that went back may come out again."""
    table = turn(35, rows=PLAIN, actions=["swap", "swap", "ascending"])
    table.play((0, "swap 97"), (0, "swap 35"), (0, "ascending 2"))
    assert table.row(2) == [20, 35]
    assert table.position.seats[0].tiles == [97, 98]


@pytest.mark.rule("S8.3c", "S8.7e")
def test_another_tile_is_needed() -> None:
    """Swap and Play two need one behind the screen, and one's own."""
    table = turn(35, rows=PLAIN, actions=["swap", "two"], tiles=[])
    assert table.refusal(0, "swap 97") == "S8.3c"
    assert table.refusal(0, "two 97") == "S8.7e"
    table = turn(35, rows=PLAIN, actions=["swap", "two"])
    assert table.refusal(0, "swap 95") == table.refusal(0, "two 35") == "S3.1b"


@pytest.mark.rule("S11.9a")
def test_a_swapped_in_tile_comes_first() -> None:
    """Before other own tiles that are revealed, even lower ones."""
    table = Table(
        {"shown": [12, 15], "tiles": [45, 97], "actions": ["swap"]},
        {"tiles": [96]},
        version="advanced",
        rows={1: [10], 2: [20], 4: [40], 10: [30]},
    )
    table.play((0, "swap 45"))
    placed = [event[2] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [45, 15]


@pytest.mark.rule("S8.7a", "S8.7b")
def test_play_two() -> None:
    """Another tile is revealed, and all own ones are placed from low to high before those of others."""
    table = Table(
        {"shown": [22, 60], "tiles": [15, 97], "actions": ["two"]},
        {"shown": [23], "tiles": [96]},
        version="advanced",
        rows={1: [10], 2: [20], 4: [40], 10: [50]},
    )
    table.play((0, "two 15"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(0, 15), (0, 22), (0, 60), (1, 23)]


@pytest.mark.rule("S8.7b", "S4.1")
def test_after_play_two_the_common_order_goes_on() -> None:
    """Only the tiles of the player of the card come together: those of the others wait for lower ones."""
    table = Table(
        {"shown": [22], "tiles": [15, 97], "actions": ["two"]},
        {"shown": [51, 82], "tiles": [96]},
        {"shown": [61], "tiles": [95]},
        version="advanced",
        rows={1: [10], 4: [40], 7: [60], 10: [80]},
    )
    table.play((0, "two 15"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(0, 15), (0, 22), (1, 51), (2, 61), (1, 82)]


@pytest.mark.rule("S8.7a", "S8.7b")
def test_the_last_seat_plays_two() -> None:
    """Its own tiles come, whoever sits before it."""
    table = Table(
        {"shown": [23, 24], "tiles": [96]},
        {"shown": [22, 62], "tiles": [15, 97], "actions": ["two"]},
        version="advanced",
        rows={1: [10], 4: [40], 7: [60], 10: [80]},
    )
    table.play((1, "two 15"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(1, 15), (1, 22), (1, 62), (0, 23), (0, 24)]


@pytest.mark.rule("S8.7b", "S11.9b")
@pytest.mark.parametrize("between", [[31], [31, 32]])
def test_a_tile_that_went_back_comes_with_play_two(between: list[int]) -> None:
    """It was revealed once before in this round, and comes in its place behind a lower one."""
    table = Table(
        {"shown": [21, 51], "tiles": [11, 91, 97], "actions": ["swap", "swap", "two"]},
        {"shown": [*between, 61], "tiles": [96]},
        version="advanced",
        rows={1: [5], 4: [20], 8: [30], 10: [50]},
    )
    table.play((0, "swap 91"), (0, "place"), (0, "swap 11"), (0, "two 21"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(0, 91), *((1, tile) for tile in between), (0, 11), (0, 21), (1, 61)]


@pytest.mark.rule("S8.1a", "S8.7a")
def test_all_four_play_two_at_once() -> None:
    """Five tiles for one turn, with two players."""
    table = Table(
        {"shown": [21], "tiles": [22, 23, 24, 25, 97], "actions": ["two"] * 4},
        {"shown": [61], "tiles": [96]},
        version="advanced",
        rows={1: [15], 4: [40], 8: [20], 10: [50]},
        chance=[77],
    )
    table.play(*((0, f"two {tile}") for tile in (22, 23, 24, 25)))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [*((0, tile) for tile in range(21, 26)), (1, 61)]


@pytest.mark.rule("S8.7c", "S8.7d")
def test_cards_for_each_of_two() -> None:
    """Further cards may be played before each tile, and each of them works for that tile only."""
    table = turn(35, rows=PLAIN, actions=["two", "skip", "ascending"], tiles=[33, 97])
    table.play((0, "two 33"), (0, "ascending 1"), (0, "place"))
    assert table.row(1) == [10, 33]
    assert table.moves(0) == ["place", "skip"]
    table.play((0, "skip"))
    assert table.row(1) + table.row(10) == [10, 33, "-", 35, 30]


@pytest.mark.rule("S8.7a", "S11.9a")
def test_two_after_two_and_swap() -> None:
    """Three tiles with two cards; a Swap among them changes the one that is placed next."""
    table = turn(35, rows=PLAIN, actions=["two", "two", "swap"], tiles=[33, 34, 60], chance=[77])
    table.play((0, "two 33"), (0, "two 34"), (0, "swap 60"))
    placed = [event[2] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [60, 34, 35]
    assert table.position.seats[0].tiles == [33, 77]


# -- Skip --------------------------------------------------------------------------------------------


@pytest.mark.rule("S8.4a", "S8.4b")
def test_skip() -> None:
    """The next free field stays empty: later tiles go behind."""
    rows: Rows = {8: [31, 42], 1: [70], 4: [90], 10: [80]}
    table = Table(
        {"shown": [57], "tiles": [97], "actions": ["skip"]}, {"shown": [58], "tiles": [96]},
        version="advanced", rows=rows, chance=[1],
    )  # fmt: skip
    table.play((0, "skip"))
    assert table.row(8) == [31, 42, "-", 57, 58]
    assert table.scores == [0, 0]


@pytest.mark.rule("S8.4e")
def test_skips_add_up() -> None:
    """Two Skips leap over two fields."""
    table = turn(35, rows=PLAIN, actions=["skip", "skip"]).play((0, "skip"), (0, "skip"))
    assert table.row(10) == [30, "-", "-", 35]
    assert table.scores[0] == -4


@pytest.mark.rule("S8.4c", "S8.4d")
def test_the_last_field_is_not_skipped() -> None:
    """One may land on it, not leap over it."""
    table = turn(45, rows={4: [38, 39, 44], 2: [60], 8: [70], 9: [80]}, actions=["skip", "skip"])
    table.play((0, "skip"))
    assert table.refusal(0, "skip") == "S8.4c"
    table.play((0, "place"))
    assert table.position.seats[0].tiles == [38, 39, 44, 97, 98]


@pytest.mark.rule("S8.8b")
@pytest.mark.parametrize("order", [("skip", "ascending 2"), ("ascending 2", "skip")])
def test_skip_and_ascending(order: tuple[str, str]) -> None:
    """In either order, for the row that was chosen."""
    table = turn(35, rows=PLAIN, actions=["skip", "ascending"]).play((0, order[0]), (0, order[1]))
    assert table.row(2) == [20, "-", 35]
    assert table.scores[0] == -7


# -- Insert and Ascending -----------------------------------------------------------------------------


@pytest.mark.rule("S8.5a", "S8.5d", "S8.5f", "S8.5g")
def test_insert() -> None:
    """All tiles move on; the field newly covered counts, with the tile moved there, not the first."""
    table = turn(35, rows={6: [40, 41], 1: [50], 2: [60], 10: [70]}, actions=["insert"]).play((0, "insert 6"))
    assert table.row(6) == [35, 40, 41]
    assert table.scores[0] == 1
    assert table.position.seats[0].tiles == [97, 98]


@pytest.mark.rule("S8.5g")
def test_the_moved_tile_counts() -> None:
    """Two green heads with 42 on them, not with the tile inserted."""
    table = turn(23, rows={3: [38, 39, 40, 41, 31], 1: [50], 2: [60], 10: [70]}, actions=["insert"])
    assert table.play((0, "insert 3")).scores[0] == 10


@pytest.mark.rule("S8.5b", "S8.5c")
def test_where_to_insert() -> None:
    """Only in an active row that starts with a higher tile."""
    table = turn(35, rows={1: [30, 50], 2: [60], 4: [70], 10: [80, 5]}, actions=["insert"])
    assert table.refusal(0, "insert 1") == "S8.5b"
    assert table.refusal(0, "insert 3") == "S8.5c"
    assert table.moves(0) == ["place", "insert 2", "insert 4", "insert 10"]


@pytest.mark.rule("S8.5e", "S11.4", "S8.4b")
def test_insert_fills_a_gap() -> None:
    """The movement ends at the first gap; that field takes effect, tiles behind it stay."""
    rows: Rows = {10: [40, 42, "-", 50, "-", 51], 1: [60], 2: [70], 4: [80]}
    table = turn(35, rows=rows, actions=["insert"], chance=[33]).play((0, "insert 10"))
    assert table.row(10) == [35, 40, 42, 50, "-", 51]
    assert table.position.seats[0].tiles == [33, 97, 98]


@pytest.mark.rule("S8.5h", "S8.5i", "S8.5j")
def test_insert_takes_the_row() -> None:
    """If the last field is covered so, the inserter takes all others, and the inserted tile starts a row."""
    rows: Rows = {5: [40, 43, 51], 1: [60], 2: [70], 4: [80]}
    table = turn(35, rows=rows, actions=["insert"]).play((0, "insert 5"))
    assert table.scores[0] == -(1 + 5 + 5)
    assert table.position.box == [40, 43, 51]
    table.play((0, "restart 3"))
    assert table.row(3) == [35]
    rows = {4: [40, 43, 51, 52], 1: [60], 2: [70], 5: [80]}
    table = turn(35, rows=rows, actions=["insert"]).play((0, "insert 4"))
    assert table.position.seats[0].tiles == [40, 43, 51, 52, 97, 98]


@pytest.mark.rule("S8.6a", "S8.6b")
def test_ascending() -> None:
    """To any active row with a lower end, closest or not."""
    table = turn(35, rows=PLAIN, actions=["ascending"])
    assert table.moves(0) == ["place", "ascending 1", "ascending 2", "ascending 10"]
    assert table.play((0, "ascending 1")).row(1) == [10, 35]


@pytest.mark.rule("S8.6c", "S8.6d")
def test_ascending_needs_a_lower_end() -> None:
    """Rule 3 cannot be used with it, and an empty row neither."""
    table = turn(35, rows=PLAIN, actions=["ascending"])
    assert table.refusal(0, "ascending 4") == "S8.6c"
    assert table.refusal(0, "ascending 3") == "S8.6d"
    assert turn(5, rows=PLAIN, actions=["ascending"]).moves(0) == ["place"]


@pytest.mark.rule("S8.8c", "S11.1f")
def test_one_way_for_a_tile() -> None:
    """Insert goes with neither Skip nor Ascending, and each of the two only once."""
    actions = ["skip", "insert", "insert", "ascending", "ascending"]
    table = turn(35, rows=PLAIN, actions=actions).play((0, "insert 4"))
    assert table.refusal(0, "skip") == table.refusal(0, "ascending 1") == "S8.8c"
    assert table.refusal(0, "insert 4") == "S11.1f"
    table = turn(35, rows=PLAIN, actions=actions).play((0, "ascending 1"))
    assert table.refusal(0, "insert 4") == "S8.8c"
    assert table.refusal(0, "ascending 2") == "S11.1f"
    assert turn(35, rows=PLAIN, actions=actions).play((0, "skip")).refusal(0, "insert 4") == "S8.8c"
