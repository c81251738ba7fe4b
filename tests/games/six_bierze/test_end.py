"""How games end, and who has won."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.state import Outcome
from stolik.games.six_bierze import GAME
from stolik.testing.walks import play_out
from tests.games.six_bierze.table import Rows, Table, small


def outcome(table: Table) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


@pytest.mark.rule("S5.1a", "S11.10")
def test_a_second_twelve() -> None:
    """With two or three, all draw twelve more when the first twelve are played, seat 0 first."""
    table = Table({"tiles": [11]}, {"tiles": [21]}, chance=list(range(50, 74)))
    table.play((0, "11"), (1, "21"))
    assert [part.tiles for part in table.position.seats] == [list(range(50, 62)), list(range(62, 74))]
    assert table.position.lot == 2
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("S5.1b")
def test_the_end_after_the_second_twelve() -> None:
    """When those are played the game is over."""
    table = Table({"tiles": [11]}, {"tiles": [21]}, lot=2).play((0, "11"), (1, "21"))
    assert table.state.actors() == []
    assert outcome(table).rule == "S5.1b"
    assert table.events()[-1] == "game-over"


@pytest.mark.rule("S5.1c")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_end_after_twelve(seats: int) -> None:
    """With four and more there is no second twelve."""
    table = Table(*[{"tiles": [50 + seat]} for seat in range(seats)])
    table.play(*[(seat, str(50 + seat)) for seat in range(seats)])
    assert outcome(table).rule == "S5.1c"


@pytest.mark.rule("S5.2a", "S5.2b")
@pytest.mark.parametrize(("scores", "places"), [([3, 9, -2, 1], [2, 1, 4, 3]), ([5, 9, 9, 1], [3, 1, 1, 4])])
def test_most_points_win(scores: list[int], places: list[int]) -> None:
    """The most points win the basic game; a tie is a shared win."""
    table = Table(*[{"score": score} for score in scores], over=True)
    assert (outcome(table).points, outcome(table).places) == (scores, places)


@pytest.mark.rule("S5.2c")
def test_after_the_end() -> None:
    """No more moves by anybody."""
    table = Table({"tiles": []}, {"tiles": []}, over=True)
    assert table.refusal(0, "5") == table.refusal(1, "place") == "S5.2c"


@pytest.mark.rule("S11.13a")
def test_a_short_pile_gives_what_it_has() -> None:
    """Seat 0 draws first; who has no tile plays none, and the game ends when all are played."""
    table = Table(
        {"tiles": [11]},
        {"tiles": [21]},
        components=small(tiles=34, hand=3),
        rows={1: [10], 2: [20], 3: [30], 4: [33]},
        box=[*range(1, 10), *range(12, 20), *range(22, 29), 32],
        chance=[29, 31, 34],
    )
    table.play((0, "11"), (1, "21"))
    assert [part.tiles for part in table.position.seats] == [[29, 31, 34], []]
    assert table.state.actors() == [0]
    table.play((0, "29"), (0, "31"), (0, "34"))
    assert outcome(table).rule == "S5.1b"


@pytest.mark.rule("S11.13a", "S5.1a")
@pytest.mark.parametrize(("pile", "drawn"), [([31], [[31], []]), ([], [[], []])])
def test_one_tile_or_none_in_the_pile(pile: list[int], drawn: list[list[int]]) -> None:
    """One is dealt and played; with none there is no second twelve, and the game is over."""
    table = Table(
        {"tiles": [11]},
        {"tiles": [21]},
        components=small(tiles=34, hand=3),
        rows={1: [10], 2: [20], 3: [30], 4: [33]},
        box=[n for n in range(1, 35) if n not in {10, 11, 20, 21, 30, 33, *pile}],
        chance=pile,
    )
    table.play((0, "11"), (1, "21"))
    assert [part.tiles for part in table.position.seats] == drawn
    assert ("lot-started" in table.events()) == bool(pile)
    assert (table.state.outcome() is None) == bool(pile)


ROWS: Rows = {1: [50], 2: [60], 4: [70], 10: [80]}


def last_round(*seats: dict[str, Any], **rest: Any) -> Table:
    """An advanced game in which seat 0 plays its last tile, 81, onto a plain field."""
    return Table({"tiles": [81], **rest}, *seats, version="advanced", rows=ROWS)


@pytest.mark.rule("S9.1", "S9.2d")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_seat_without_tiles_ends_it(seats: int) -> None:
    """After a round in which somebody has no tile left, however many play."""
    tiles = [53, 55, 61, 71][: seats - 1]
    table = last_round(*[{"tiles": [tile, tile - 50]} for tile in tiles], score=30)
    table.play((0, "81"), *[(seat, str(tile)) for seat, tile in enumerate(tiles, start=1)])
    assert outcome(table).rule == "S9.1"
    assert outcome(table).places[0] == 1


@pytest.mark.rule("S9.1")
def test_only_at_the_end_of_a_round() -> None:
    """A seat that has none for a while, and takes some in the same round, does not end it."""
    rows: Rows = {4: [33, 34, 35, 36], 1: [50], 2: [60], 10: [80]}
    table = Table({"tiles": [37]}, {"tiles": [81, 5]}, version="advanced", rows=rows)
    table.play((0, "37"), (1, "81"), (0, "restart 3"))
    assert table.state.outcome() is None
    assert table.position.seats[0].tiles == [33, 34, 35, 36]


@pytest.mark.rule("S9.2a", "S9.2b", "S11.16")
def test_final_scoring() -> None:
    """Each tile left costs its heads, each action card left gains a point, for all to see."""
    table = last_round({"tiles": [61, 3, 22]}, {"tiles": [71, 5], "actions": ["stop", "skip"], "score": 5})
    table.play((0, "81"), (1, "61"), (2, "71"), (2, "place"))
    assert outcome(table).points == [0, -8, 5 + 3 - 2 + 2]
    ending = ["tile-left", "tile-left", "scored", "tile-left", "scored"]
    assert table.events()[-9:] == [*ending, "action-left", "action-left", "scored", "game-over"]
    assert table.view(0).seats[1].left_tiles == [3, 22]
    assert table.view(None).seats[2].left_actions == ["stop", "skip"]


@pytest.mark.rule("S9.2c", "S11.6a", "S11.6b")
def test_clipped_after_each_step() -> None:
    """Tiles first, then cards, clipped after each: -43 -8 is -44, and a card makes it -43."""
    table = last_round({"tiles": [61, 3, 22], "actions": ["stop"], "score": -43})
    table.play((0, "81"), (1, "61"), (1, "place"))
    assert outcome(table).points[1] == -43


@pytest.mark.rule("S11.6c")
def test_no_luck_cards_in_the_end() -> None:
    """The loss for tiles left passes clovers in vain."""
    table = Table(
        {"tiles": [81]}, {"tiles": [61, 3, 22], "score": 7}, version="advanced+luck", rows=ROWS
    ).play((0, "81"), (1, "61"))
    assert outcome(table).points[1] == -1
    assert table.position.seats[1].luck == []


@pytest.mark.rule("S9.2e")
def test_a_tie_is_shared() -> None:
    """Equal points at the top win together in the advanced game, too."""
    table = Table({"score": 4}, {"score": 4}, {"score": 1}, version="advanced", over=True)
    assert outcome(table).places == [1, 1, 3]


@pytest.mark.rule("S-Opt-round_limit-end", "S-Opt-round_limit")
def test_the_round_limit() -> None:
    """After the round set as the limit the game is over and scored."""
    seats = [{"tiles": [81, 3]}, {"tiles": [61, 22]}]
    before, table = (
        Table(*seats, version="advanced", rows=ROWS, options={"round_limit": 20}, round=number)
        for number in (19, 20)
    )
    assert before.play((0, "81"), (1, "61")).state.outcome() is None
    table.play((0, "81"), (1, "61"))
    assert outcome(table).rule == "S-Opt-round_limit-end"
    assert outcome(table).points == [-5, -3]


@pytest.mark.rule("S11.12b")
@pytest.mark.parametrize("seats", [2, 6])
def test_simulations_end(seats: int) -> None:
    """Unattended games take a limit of 200 rounds and end."""
    assert GAME.bounded == {"round_limit": 200}
    terms = GAME.terms(seats, {"version": "advanced+luck", **GAME.bounded})
    state = GAME.deal(terms, fast(seats))
    play_out(state, fast(seats, 1))
    assert state.outcome() is not None
    assert state.round <= 200
