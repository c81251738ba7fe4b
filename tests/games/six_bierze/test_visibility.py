"""Who sees what, and what follows from it."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.events import history
from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.rules import SixBierze
from tests.games.six_bierze.table import Rows, Table, small

ROWS: Rows = {1: [10, "stop"], 2: [20], 10: [30, "-", 33], 4: [40]}


def a_table(**rest: Any) -> Table:
    return Table(
        {"tiles": [41, 42], "actions": ["stop", "skip"], "luck": ["+5"], "score": 3},
        {"tiles": [51, 52, 53], "actions": ["two"], "luck": ["heads", "heads"], "score": -4},
        version="advanced+luck",
        rows=ROWS,
        discards=["swap", "swap"],
        **rest,
    )


def worlds(table: Table, seat: int, count: int = 60) -> list[SixBierze]:
    found = GAME.worlds(table.terms, table.knowledge(seat))
    rng = fast(1)
    drawn = [found.draw(rng) for _ in range(count)]
    assert all(isinstance(world, SixBierze) for world in drawn)
    return drawn


@pytest.mark.rule("S10a", "S10b", "S10c", "S10d", "S10e", "S10f")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everybody_sees(viewer: int | None) -> None:
    """Board, scores, luck cards, how many tiles and action cards, discards, sizes of the piles."""
    view = a_table().view(viewer)
    assert view.rows[0].lying == [10, "stop"]
    assert view.rows[9].lying == [30, "-", 33]
    assert [seat.score for seat in view.seats] == [3, -4]
    assert [seat.luck for seat in view.seats] == [["+5"], ["heads", "heads"]]
    assert [(seat.tiles, seat.action_cards) for seat in view.seats] == [(2, 2), (3, 1)]
    assert view.discards == ["swap", "swap"]
    assert (view.draw_pile, view.action_pile, view.luck_piles) == (100 - 5 - 5, 24 - 5, [5, 4])


@pytest.mark.rule("S2.1c", "S10g", "S10i")
def test_a_screen_hides() -> None:
    """A seat sees its own tiles and action cards; nobody else does."""
    table = a_table()
    assert (table.view(0).hand, table.view(0).actions) == ([41, 42], ["stop", "skip"])
    assert (table.view(1).hand, table.view(1).actions) == ([51, 52, 53], ["two"])
    seen = str(plain(table.view(None)))
    assert table.view(None).hand is None
    assert not any(str(tile) in seen.replace("heads", "") for tile in (51, 52, 53))


@pytest.mark.rule("S10h")
def test_a_tile_face_down() -> None:
    """Only its player knows it until it is turned up."""
    table = a_table().play((1, "51"))
    assert table.view(1).chosen == [51]
    assert table.view(0).chosen == []
    assert [seat.face_down for seat in table.view(0).seats] == [0, 1]
    assert history(table.log, GAME.events, 0) == [{"event": "laid", "seat": 1}]
    table.play((0, "41"))
    assert table.view(None).seats[1].shown == [51]


def seen_table(**rest: Any) -> Table:
    """Seat 1 has put 4 back behind the screen in everybody's sight."""
    table = Table(
        {"tiles": [90, 91]},
        {"shown": [4], "tiles": [50, 60, 70], "actions": ["swap"]},
        version="advanced",
        rows={1: [10], 2: [20], 10: [49], 4: [40]},
        **rest,
    )
    return table.play((1, "swap 50"))


@pytest.mark.rule("S11.11a", "S11.11b", "S11.11c")
def test_what_all_saw_going_behind_a_screen() -> None:
    """A swapped tile is known to be there, though the view does not say so."""
    table = seen_table()
    assert table.knowledge(0).position.seats[1].tiles == [4]
    assert 4 not in [tile for seat in table.view(0).seats for tile in seat.shown]
    assert "seen" not in plain(table.view(0))
    for world in worlds(table, 0):
        assert world.hands.has(1, 4)
        assert world.hands.size(1) == 3


@pytest.mark.rule("S11.11a", "S11.11c")
def test_tiles_of_a_taken_row_are_known() -> None:
    """So are tiles that went behind a screen from a take-row field."""
    table = Table(
        {"tiles": [90, 91]}, {"shown": [45], "tiles": [50]}, version="advanced",
        rows={4: [3, 11, 40, 44], 2: [60], 8: [70], 9: [80]},
    )  # fmt: skip
    assert table.knowledge(0).position.seats[1].tiles == [3, 11, 40, 44]


@pytest.mark.rule("S11.11c")
def test_until_the_seat_may_have_played_them() -> None:
    """Once a tile lies face down it may be that one; when it is turned up one knows."""
    table = seen_table(chance=[77]).play((1, "60"))
    drawn = worlds(table, 0, 200)
    assert {bool(world.hands.has(1, 4)) for world in drawn} == {True, False}
    table.play((0, "90"))
    assert all(world.hands.has(1, 4) for world in worlds(table, 0))


def test_worlds_are_whole() -> None:
    """Every tile and card of a world is in one place, and hidden ones vary."""
    table = a_table()
    hands = set()
    for world in worlds(table, 0):
        position = GAME.position(world)
        assert position.seats[0] == table.position.seats[0]
        assert len(position.seats[1].tiles) == 3
        hands.add(tuple(position.seats[1].tiles))
        assert world.left == table.state.left
    assert len(hands) > 50


REMADE = {"stop": 2, "swap": 0, "skip": 2, "insert": 0, "ascending": 0, "two": 0, "hand": 1, "markers": 2}


def after_remaking(version: str = "advanced") -> Table:
    """Seat 1 holds an old Skip, seat 2 a new Stop!; a Stop! is left in the pile, a Skip was played."""
    return Table(
        {"tiles": [41, 42], "actions": []},
        {"tiles": [51, 52], "actions": ["skip"], "drawn": [0]},
        {"tiles": [61, 62], "actions": ["stop"], "drawn": [1]},
        version=version,
        rows={1: [10], 2: [20], 10: [30], 4: [40]},
        components=small(actions=REMADE),
        remakes=1,
        discards=["skip"],
    )


@pytest.mark.rule("S11.15a")
def test_old_and_new_action_cards() -> None:
    """Once the pile was remade, it is known what the old cards are, and which seats hold them."""
    table = after_remaking()
    assert plain(table.knowledge(0).old_cards) == [{"drawn": 0, "cards": ["skip"]}]
    for world in worlds(table, 0):
        assert GAME.position(world).seats[1].actions == ["skip"]
        assert GAME.position(world).seats[2].actions == ["stop"]


@pytest.mark.rule("S11.15a", "S11.15b")
def test_of_equal_cards_the_oldest() -> None:
    """Whoever plays a new card has no old one of that kind: worlds keep to it."""
    actions = {
        "stop": 2,
        "swap": 2,
        "skip": 0,
        "insert": 0,
        "ascending": 0,
        "two": 0,
        "hand": 1,
        "markers": 2,
    }
    table = Table(
        {"tiles": [95, 96]},
        {"shown": [31], "tiles": [51, 52], "actions": ["stop", "swap"], "drawn": [1, 0]},
        {"tiles": [61, 62], "actions": ["stop"], "drawn": [0]},
        version="advanced",
        rows={1: [10], 2: [20], 10: [30], 4: [40]},
        components=small(actions=actions),
        remakes=1,
        discards=["swap"],
    )
    assert len({tuple(GAME.position(world).seats[1].actions) for world in worlds(table, 0)}) > 1
    table.play((1, "stop 1"), (1, "place"))
    assert table.position.seats[1].lacks == [1, 0, 0, 0, 0, 0]
    for world in worlds(table, 0):
        assert GAME.position(world).seats[1].actions == ["swap"]
    both = Table(
        {"tiles": [95, 96]},
        {"shown": [31], "tiles": [51, 52], "actions": ["stop", "stop"], "drawn": [0, 1]},
        version="advanced",
        rows={1: [10], 2: [20], 10: [30], 4: [40]},
        remakes=1,
    )
    both.play((1, "stop 1"))
    assert both.position.seats[1].drawn == [1]
    assert [event[1:] for event in both.log if GAME.events[event[0]].name == "action-played"] == [(1, 0, 0)]


@pytest.mark.rule("S11.15a", "S11.15b")
def test_of_every_kind_the_oldest() -> None:
    """Whoever has played a new Skip has no old one, whatever kind the old card is."""
    table = Table(
        {"tiles": [95, 96]},
        {"shown": [31], "tiles": [51, 52], "actions": ["skip", "swap"], "drawn": [1, 0]},
        {"tiles": [61, 62], "actions": ["skip"], "drawn": [0]},
        version="advanced",
        rows={1: [10], 2: [20], 10: [30], 4: [40]},
        components=small(actions={**REMADE, "stop": 0, "swap": 2}),
        remakes=1,
        discards=["swap"],
    )
    assert len({tuple(GAME.position(world).seats[1].actions) for world in worlds(table, 0)}) > 1
    table.play((1, "skip"))
    for world in worlds(table, 0):
        assert GAME.position(world).seats[1].actions == ["swap"]


@pytest.mark.rule("S11.16")
def test_the_end_hides_nothing() -> None:
    """When the game is over all that is left is open."""
    table = Table({"tiles": [41]}, {"tiles": [51, 52], "actions": ["two"]}, version="advanced", over=True)
    assert table.knowledge(0).position == table.position
    assert table.view(None).seats[1].left_tiles == [51, 52]
