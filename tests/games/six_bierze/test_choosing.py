"""The first step of a round: tiles are played face down."""

import pytest

from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import Rows, Table

PLAY_TWO: Rows = {5: [10], 2: [20], 3: [30], 4: [40]}


@pytest.mark.rule("S3a", "S3b")
def test_rounds_of_two_steps() -> None:
    """Tiles are played, then placed, then the next round begins."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]})
    table.play((1, "21"), (0, "11"))
    assert table.events() == [*["laid"] * 2, *["revealed"] * 2, *["placed"] * 2, "round-started"]
    assert table.position.round == 2


@pytest.mark.rule("S3.1a", "S3.1d")
def test_all_choose_at_once() -> None:
    """Everybody owes a tile, in any order; nothing is turned up before the last has chosen."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]}, {"tiles": [31, 32]})
    assert table.state.actors() == [0, 1, 2]
    table.play((2, "31"), (0, "11"))
    assert table.state.actors() == [1]
    assert "revealed" not in table.events()
    table.play((1, "21"))
    assert table.events()[3:6] == ["revealed"] * 3


@pytest.mark.rule("S3.1b")
def test_only_own_tiles_behind_the_screen() -> None:
    """Tiles of others, on the board or in nobody's hand cannot be played."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]})
    assert table.moves(0) == ["11", "12"]
    for tile in ("21", "10", "99"):
        assert table.refusal(0, tile) == "S3.1b"


@pytest.mark.rule("S3.1c")
def test_who_has_chosen_waits() -> None:
    """A second tile is refused when one is played."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]}).play((0, "11"))
    assert table.refusal(0, "12") == "S3.1c"


@pytest.mark.rule("S3.1e")
def test_only_what_is_due() -> None:
    """No placing while tiles are chosen, no choosing while tiles are placed, and nobody out of turn."""
    table = Table({"tiles": [50], "shown": [11], "luck": ["+5"]}, {"tiles": [60]}, version="basic+luck")
    assert table.state.actors() == [0]
    assert table.refusal(0, "50") == "S3.1e"
    assert table.refusal(1, "60") == "S3.1e"
    assert table.refusal(1, "place") == "S3.1e"
    table = Table({"tiles": [11, 12]}, {"tiles": [21]})
    assert table.refusal(0, "place") == "S3.1e"
    assert table.state.why_illegal(-1, 11) == table.state.why_illegal(2, 11) == "S3.1e"


@pytest.mark.rule("S3.2a", "S3.2c")
@pytest.mark.parametrize("rows", [PLAY_TWO, {5: [10], 8: [20], 3: [30], 4: [40]}])
def test_two_tiles_each(rows: Rows) -> None:
    """With one such row or two, everybody plays two tiles, sealed one by one."""
    table = Table({"tiles": [11, 12, 13]}, {"tiles": [41, 42, 43]}, rows=rows)
    table.play((0, "13"))
    assert table.state.actors() == [0, 1]
    assert table.position.seats[0].face_down == [13]
    table.play((0, "11"))
    assert table.state.actors() == [1]
    assert table.position.seats[0].face_down == [11, 13]
    assert table.refusal(0, "12") == "S3.1c"


@pytest.mark.rule("S3.2b")
@pytest.mark.parametrize(
    "rows", [{1: [10], 2: [20], 3: [30], 4: [40]}, {5: [7, 8, 9, 10], 2: [20], 3: [30], 4: [40]}]
)
def test_one_tile_when_none_is_uncovered(rows: Rows) -> None:
    """In an idle row the fields mean nothing, and covered ones neither."""
    table = Table({"tiles": [11, 12]}, {"tiles": [41, 42]}, rows=rows).play((0, "11"))
    assert table.state.actors() == [1]


@pytest.mark.rule("S3.2a")
def test_the_last_field_uncovered_is_enough() -> None:
    """One of the three fields left still makes it two tiles."""
    table = Table({"tiles": [11, 12]}, {"tiles": [41, 42]}, rows={5: [7, 8, 9], 2: [20], 3: [30], 4: [40]})
    assert table.play((0, "11")).state.actors() == [0, 1]


@pytest.mark.rule("S3.2d")
def test_the_field_itself_does_nothing() -> None:
    """A tile on it scores nothing and goes on lying there."""
    table = Table({"shown": [11], "tiles": [50]}, {"tiles": [60]}, rows=PLAY_TWO)
    assert table.row(5) == [10, 11]
    assert table.scores == [0, 0]


@pytest.mark.rule("S3.2e", "S4.1")
def test_two_tiles_are_placed_apart() -> None:
    """Each of the tiles comes when the common order brings it."""
    table = Table({"tiles": [11, 45, 90]}, {"tiles": [12, 44, 91]}, rows=PLAY_TWO)
    table.play((0, "45"), (0, "11"), (1, "44"), (1, "12"))
    placed = [event[1:3] for event in table.log if GAME.events[event[0]].name == "placed"]
    assert placed == [(0, 11), (1, 12), (1, 44), (0, 45)]


@pytest.mark.rule("S3.3a", "S3.3b")
def test_few_tiles_left() -> None:
    """With one tile left a seat plays one, with none it plays none."""
    table = Table({"tiles": [11]}, {"tiles": [41, 42, 43]}, {}, rows=PLAY_TWO)
    assert table.state.actors() == [0, 1]
    table.play((0, "11"))
    assert table.state.actors() == [1]
    table.play((1, "41"), (1, "42"))
    assert table.row(4) == [40, 41, 42]


@pytest.mark.rule("S11.14a")
def test_another_tile_instead() -> None:
    """The one tile laid face down can be exchanged until the last seat has chosen."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]}).play((0, "11"))
    assert table.amendments(0) == ["back 11", "12"]
    assert table.amendments(1) == []
    table.amend(0, "12")
    assert (table.position.seats[0].tiles, table.position.seats[0].face_down) == ([11], [12])
    assert table.state.actors() == [1]


@pytest.mark.rule("S11.14a")
def test_a_tile_comes_back() -> None:
    """Either of two tiles can be taken back; then one is owed again."""
    table = Table({"tiles": [11, 12, 13]}, {"tiles": [41, 42, 43]}, rows=PLAY_TWO)
    table.play((0, "11"), (0, "13"))
    assert table.amendments(0) == ["back 11", "back 13"]
    table.amend(0, "back 11")
    assert table.position.seats[0].face_down == [13]
    assert table.moves(0) == ["11", "12"]
    table.play((0, "12"))
    assert table.position.seats[0].face_down == [12, 13]


@pytest.mark.rule("S11.14a")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_change_its_mind(seat: int) -> None:
    """Either of its two tiles comes back, both do, and what is then laid is turned up."""
    table = Table(*[{"tiles": [11 + 10 * at, 12 + 10 * at, 13 + 10 * at]} for at in range(3)],
                  rows={5: [9], 2: [90], 3: [91], 4: [92]})  # fmt: skip
    low, middle, high = (str(11 + 10 * seat + more) for more in range(3))
    before, after = (seat + 2) % 3, (seat + 1) % 3
    table.play(
        (before, str(11 + 10 * before)), (before, str(13 + 10 * before)), (after, str(11 + 10 * after))
    )
    table.play((seat, middle), (seat, low))
    assert table.amendments(seat) == [f"back {low}", f"back {middle}"]
    table.amend(seat, f"back {middle}")
    assert table.position.seats[seat].face_down == [int(low)]
    assert seat in table.state.actors()
    table.amend(seat, f"back {low}")
    assert table.position.seats[seat].face_down == []
    table.play((seat, high), (seat, middle))
    assert table.position.seats[seat].face_down == [int(middle), int(high)]
    taken = [event[1:] for event in table.log if GAME.events[event[0]].name == "taken-back"]
    assert taken == [(seat, int(middle)), (seat, int(low))]


@pytest.mark.rule("S11.14a")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_lay_another_tile(seat: int) -> None:
    """The first one is behind the screen again, and the exchange is told."""
    table = Table(*[{"tiles": [41 + 10 * at, 42 + 10 * at]} for at in range(3)])
    first, second = 41 + 10 * seat, 42 + 10 * seat
    table.play((seat, str(first))).amend(seat, str(second))
    part = table.position.seats[seat]
    assert (part.tiles, part.face_down) == ([first], [second])
    instead = [event[1:] for event in table.log if GAME.events[event[0]].name == "laid-instead"]
    assert instead == [(seat, second)]
    assert table.amend(seat, f"back {second}").position.seats[seat].face_down == []


@pytest.mark.rule("S11.14a", "S3.1b", "S3.1e")
def test_only_own_tiles_come_back() -> None:
    """Nothing of others comes back, and nothing at all once the tiles are turned up."""
    table = Table({"tiles": [11, 12]}, {"tiles": [21, 22]}).play((0, "11"))
    assert table.state.why_no_amendment(0, GAME.parse(table.state, "back 21")) == "S3.1b"
    assert table.state.why_no_amendment(1, GAME.parse(table.state, "back 21")) == "S3.1e"
    assert table.refusal(0, "back 11") == "S3.1c"
    table.play((1, "21"))
    assert table.state.why_no_amendment(0, GAME.parse(table.state, "back 11")) == "S3.1e"


@pytest.mark.rule("S11.2b")
def test_a_marker_covers_the_field() -> None:
    """A Two tiles field under a Stop! marker does not count; the next ones in that row do."""
    one = [*["DA . +5 TH"] * 9, ". D TH"]
    two = [*["DA . +5 TH"] * 9, ". D D TH"]
    rows: Rows = {1: [20], 2: [30], 3: [40], 10: [10, "stop"]}
    for symbols, plays in ((one, 1), (two, 2)):
        components = {**GAME.default_components, "advanced": {"rows": symbols}}
        table = Table({"tiles": [1]}, {"tiles": [2]}, version="advanced", rows=rows, components=components)
        assert table.state.plays == plays


@pytest.mark.rule("S11.2c")
def test_a_skipped_field_is_uncovered() -> None:
    """A Two tiles field that was skipped still makes it two tiles."""
    components = {**GAME.default_components, "advanced": {"rows": [*["DA . +5 TH"] * 9, ". D . TH"]}}
    rows: Rows = {1: [20], 2: [30], 3: [40], 10: [10, "-", 11]}
    table = Table({"tiles": [1, 2]}, {"tiles": [3, 4]}, version="advanced", rows=rows, components=components)
    assert table.state.plays == 2
