"""What everybody sees, what nobody sees, and the worlds that agree with it."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.errors import DataError
from stolik.games.hexx import GAME
from stolik.games.hexx.knowledge import Knowledge
from stolik.games.hexx.position import SeatPosition
from stolik.games.hexx.worlds import HexxWorlds
from tests.games.hexx.table import MIDDLE, UNFIT, UNFIT_TWO, Table


def race() -> Table:
    return Table({"open": 1, "stack": [40, 41]}, {"stack": [50, 51], "points": 3}, {"stack": [52]})


def known(table: Table, seat: int = 0) -> Knowledge:
    return GAME.knowledge(table.state, table.terms, seat)


def stacks(knowledge: Knowledge) -> list[list[int | None]]:
    return [part.stack for part in knowledge.position.seats]


@pytest.mark.rule("H6a", "H6b", "H6c", "H6d")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_what_everybody_sees(viewer: int | None) -> None:
    """The figure, the sizes of the stacks, the open tiles and the scores: spectators too."""
    view = race().view(viewer)
    assert [(laid.q, laid.r, laid.sides) for laid in view.figure] == [(0, 1, "WRRBRY"), (1, 0, "RRYRWB")]
    assert [part.stack for part in view.seats] == [2, 2, 1]
    assert [part.open.sides if part.open else None for part in view.seats] == ["RRYRBW", None, None]
    assert [part.points for part in view.seats] == [0, 3, 0]


@pytest.mark.rule("H2.2d", "H6e")
def test_nobody_sees_the_stacks() -> None:
    """Not even their owner: neither in the view nor in what a seat knows."""
    for seat in range(3):
        assert stacks(known(race(), seat)) == [[None, None], [None, None], [None]]
        tiles = str(plain(race().view(seat)))
        assert not any(hidden in tiles for hidden in ("40", "41", "50", "51", "52"))


@pytest.mark.rule("H6f")
def test_a_tile_put_back_can_be_followed() -> None:
    """All know where in the stack it lies."""
    table = race().play((0, "back"))
    for seat in range(3):
        assert stacks(known(table, seat))[0] == [None, None, 1]


@pytest.mark.rule("H6f", "H3.5b")
def test_a_known_tile_can_be_followed_as_a_gift() -> None:
    """It goes from the giver's top under another's stack; the other tiles of the gift stay unseen."""
    table = Table({"gift_for": 3, "stack": [7, 40, 41]}, {"stack": [1, 50]}, seen=[7])
    table.play((0, "give 2 to 1"))
    assert stacks(known(table)) == [[None], [None, None, 7, None]]
    for number in range(20):
        world = GAME.worlds(table.terms, known(table)).draw(fast(number))
        assert GAME.position(world).seats[1].stack[2] == 7


@pytest.mark.rule("H6g")
def test_instructions_are_heard() -> None:
    """Spectators hear them as well."""
    table = race().instruct(1, "seat 2")
    assert table.view(None).seats[1].instruction == 2
    assert known(table, 0).position.seats[1].instruction == 2


@pytest.mark.rule("H8.4e")
def test_that_the_round_goes_on_shows_that_something_fits() -> None:
    """No tile that was seen fits: so in every world one of the hidden ones does."""
    table = Table({"open": UNFIT_TWO[0], "stack": [1]}, {"stack": [UNFIT_TWO[1]]})
    worlds = GAME.worlds(table.terms, known(table))
    for number in range(200):
        world = worlds.draw(fast(number))
        hidden = [tile for part in GAME.position(world).seats for tile in part.stack]
        assert any(tile is not None and world.figure.fits(tile) for tile in hidden)


@pytest.mark.rule("H8.4e")
def test_worlds_are_uniform_when_something_fits() -> None:
    """Two places for five unseen tiles, two of which fit: 14 of 20 worlds may be, each equally likely."""
    table = Table({"open": UNFIT_TWO[0], "stack": [1]}, {"stack": [UNFIT_TWO[1]]})
    unseen = [1, 49, *UNFIT_TWO[1:4]]
    hidden = [table.state.stacks.cell(seat, 0) for seat in range(2)]
    worlds = HexxWorlds(table.state, unseen, hidden, [1, 49])
    found: Counter[tuple[int, int]] = Counter()
    for number in range(2800):
        world = worlds.draw(fast(number))
        found[world.stacks.tile(0, 0), world.stacks.tile(1, 0)] += 1
    assert set(found) == {pair for pair in permutations(unseen, 2) if set(pair) & {1, 49}}
    assert all(130 < count < 270 for count in found.values())


@pytest.mark.rule("H8.4e")
def test_a_stuck_round_shows_that_nothing_fits() -> None:
    """Then no hidden tile fits in any world."""
    table = Table({"open": 1, "stack": UNFIT[:3]}, {"stack": UNFIT[3:6]}, contacts=3).play((0, MIDDLE))
    assert table.view(None).phase == "stuck"
    assert known(table).stuck
    worlds = GAME.worlds(table.terms, known(table))
    for number in range(100):
        world = worlds.draw(fast(number))
        assert not world.anything_fits()
        assert world.actors() == [0]


def claimed(*seats: SeatPosition, stuck: bool) -> Knowledge:
    """What seat 0 would know with these seats, while the figure awaits tile 1."""
    position = msgspec.structs.replace(race().position, seats=list(seats))
    return Knowledge(seat=0, position=position, stuck=stuck)


@pytest.mark.parametrize(
    ("knowledge", "words"),
    [
        (
            claimed(SeatPosition(stack=[None] * 3, gift_for=3), SeatPosition(stack=[49]), stuck=True),
            "has seen fits",
        ),
        (claimed(SeatPosition(stack=[8]), SeatPosition(stack=[11]), stuck=False), "no tile fits"),
        (
            claimed(SeatPosition(stack=[None] * 40), SeatPosition(stack=[None] * 40), stuck=False),
            "80 tiles are hidden",
        ),
    ],
)
def test_knowledge_is_checked(knowledge: Knowledge, words: str) -> None:
    """Knowledge that no world agrees with is refused."""
    with pytest.raises(DataError, match=words):
        GAME.worlds(GAME.terms(2, {"rounds": 1}), knowledge)


@pytest.mark.rule("H7.1a", "H-Opt-assist")
@pytest.mark.parametrize("assist", ["none", "contacts"])
def test_without_assistance_nobody_is_told(assist: str) -> None:
    """Where the open tile fits is for the player to find."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, options={"assist": assist})
    assert table.view(0).fits is None
    assert (table.view(0).contacts is None) == (assist == "none")
    assert GAME.options_of(GAME.terms(2)).assist == "none"


@pytest.mark.rule("H7.1c", "H-Opt-assist")
def test_cells_light_up() -> None:
    """At level `cells` the viewer, and nobody else, is shown where the open tile fits."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, options={"assist": "cells"})
    assert [(p.q, p.r, p.rotation) for p in table.view(0).fits or []] == [(0, 0, 0), (1, 1, 4)]
    assert table.view(1).fits == []
    assert table.view(None).fits is None


@pytest.mark.rule("H7.1b", "H-Opt-assist")
@pytest.mark.parametrize("assist", ["contacts", "cells"])
def test_contacts_are_counted(assist: str) -> None:
    """For every site and rotation of the viewer's own open tile, and for nobody else."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, options={"assist": assist})
    told = {(at.q, at.r): (at.sides, at.matching) for at in table.view(0).contacts or []}
    assert set(told) == {(site.q, site.r) for site in table.view(0).sites}
    # Red is wanted at the sides 0 and 1, and tile 1 is RRYRBW.
    assert told[0, 0] == (2, [2, 1, 0, 1, 1, 1])
    fitting = {
        cell: [r for r in range(6) if matching[r] == sides] for cell, (sides, matching) in told.items()
    }
    laid = [move.split() for move in table.moves(0) if move.startswith("place")]
    assert fitting == {
        cell: [int(r[1:]) for _, q, s, r in laid if (int(q), int(s)) == cell] for cell in fitting
    }
    assert table.view(1).contacts == []
    assert table.view(None).contacts is None


def test_what_a_viewer_is_asked() -> None:
    """Each prompt goes with what the seat may do now."""
    table = Table({"open": 1, "stack": [40, 41, 42]}, {"stack": [50]}, contacts=3)
    assert (table.view(0).ask, table.view(1).ask, table.view(None).ask) == ("lay", "turn-up", None)
    table.play((0, MIDDLE))
    assert table.view(0).ask == "give"
    assert table.view(0).seats[0].owed == 2
    won = Table({"open": 1, "stack": [40]}, {"stack": [50]}, contacts=3).play((0, MIDDLE))
    assert (won.view(1).phase, won.view(1).ask) == ("stop", None)
    assert won.play((0, "give 1 to 1")).view(1).phase == "over"
