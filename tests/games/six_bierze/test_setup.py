"""How a game begins."""

from typing import Any

import pytest

from stolik.engine.chance import Chance, ScriptedChance, fast
from stolik.engine.errors import DataError
from stolik.engine.events import seen
from stolik.engine.state import Event
from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.position import ACTIONS
from tests.games.six_bierze.table import small

VERSIONS = ["basic", "basic+luck", "advanced", "advanced+luck"]


def position(seats: int, version: str = "basic", chance: Chance | None = None, components: Any = None) -> Any:
    state, _ = GAME.start(seats, chance or fast(1), {"version": version}, components)
    return GAME.position(state)


def view(seats: int, version: str) -> Any:
    state, terms = GAME.start(seats, fast(1), {"version": version})
    return GAME.view(state, terms, None)


@pytest.mark.rule("S0.1")
def test_two_to_six_seats() -> None:
    """Each number from two to six is fine, others are refused."""
    for seats in range(2, 7):
        assert len(position(seats).seats) == seats
    for seats in (1, 7):
        with pytest.raises(DataError, match="2 to 6"):
            GAME.terms(seats)


@pytest.mark.rule("S0.3", "S0.5", "S0.7", "S-Opt-version")
@pytest.mark.parametrize("version", VERSIONS)
def test_four_versions(version: str) -> None:
    """Basic and advanced, each with and without luck cards."""
    setup = GAME.setup(GAME.terms(4, {"version": version}))
    assert (setup.advanced, setup.lucky) == ("advanced" in version, "luck" in version)


@pytest.mark.rule("S-Opt-version")
def test_basic_is_the_default() -> None:
    """Without an option the basic game is played; an unknown version is refused."""
    assert GAME.terms(4).options["version"] == "basic"
    with pytest.raises(DataError, match="version"):
        GAME.terms(4, {"version": "expert"})


@pytest.mark.rule("S0.4", "S1.3a", "S2.1a", "S2.3a")
@pytest.mark.parametrize("version", VERSIONS)
def test_each_game_has_its_side(version: str) -> None:
    """Blue for the basic game, red for the advanced one."""
    side = "advanced" if "advanced" in version else "basic"
    shown = [" ".join(row.fields) for row in view(4, version).rows]
    assert shown == [" ".join(row.split()) for row in GAME.default_components[side]["rows"]]


@pytest.mark.rule("S3a", "S2.3g")
@pytest.mark.parametrize("version", VERSIONS)
def test_nothing_has_been_before(version: str) -> None:
    """It is the first round of the first deal, and no pile has been remade."""
    begun = position(3, version)
    assert (begun.round, begun.lot, begun.remakes) == (1, 1, 0)
    assert all(part.drawn == part.lacks == [] for part in begun.seats)


@pytest.mark.rule("S2.3f", "S10i")
def test_the_cards_that_are_dealt_are_told() -> None:
    """Two to each seat, each with its kind, and only to that seat."""
    log: list[Event] = []
    state = GAME.deal(GAME.terms(3, {"version": "advanced"}), fast(1), log)
    dealt = [event for event in log if GAME.events[event[0]].name == "action-dealt"]
    assert [event[1] for event in dealt] == [0, 0, 1, 1, 2, 2]
    for seat in range(3):
        kinds = sorted(ACTIONS[event[2]] for event in dealt if event[1] == seat)
        assert kinds == sorted(GAME.position(state).seats[seat].actions)
    assert "card" not in seen(dealt[0], GAME.events, 1)


@pytest.mark.rule("S1.4b")
@pytest.mark.parametrize("version", VERSIONS)
def test_scores_start_at_zero(version: str) -> None:
    """Every marker stands at zero."""
    assert [part.score for part in position(6, version).seats] == [0] * 6


@pytest.mark.rule("S2.1b", "S2.3b")
@pytest.mark.parametrize("version", VERSIONS)
def test_twelve_tiles_each(version: str) -> None:
    """Twelve different tiles behind each screen."""
    hands = [part.tiles for part in position(6, version).seats]
    assert [len(hand) for hand in hands] == [12] * 6
    assert len({tile for hand in hands for tile in hand}) == 72


@pytest.mark.rule("S2.1d", "S2.5", "S11.10")
def test_the_deal_in_order() -> None:
    """Seat 0 gets its whole lot, then seat 1; then one tile for each row, which triggers nothing."""
    order = list(range(1, 29))
    found = position(2, chance=ScriptedChance(order))
    assert [part.tiles for part in found.seats] == [list(range(1, 13)), list(range(13, 25))]
    assert found.rows == [[25], [26], [27], [28], [], [], [], [], [], []]
    assert [part.score for part in found.seats] == [0, 0]


@pytest.mark.rule("S2.1e", "S2.3j")
def test_cards_of_the_version_only() -> None:
    """No action cards in the basic game; no luck cards in a game without."""
    basic, advanced = view(4, "basic"), view(4, "advanced")
    assert (basic.action_pile, basic.luck_piles) == (0, [0, 0])
    assert advanced.luck_piles == [0, 0]


@pytest.mark.rule("S2.2a", "S2.2b", "S2.3e")
@pytest.mark.parametrize(
    ("version", "seats", "pile"),
    [
        ("basic", 2, 72),
        ("basic", 3, 60),
        ("basic", 4, 0),
        ("basic", 6, 0),
        ("advanced", 2, 72),
        ("advanced", 4, 48),
        ("advanced+luck", 6, 24),
    ],
)
def test_the_draw_pile(version: str, seats: int, pile: int) -> None:
    """The other tiles are a pile, but out of the basic game of four and more."""
    assert view(seats, version).draw_pile == pile


@pytest.mark.rule("S2.3c", "S2.3d")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 0), (4, 6), (5, 6), (6, 6)])
def test_starting_rows_of_the_advanced_game(seats: int, first: int) -> None:
    """The four top rows for two and three, the four bottom rows for more."""
    lengths = [len(row) for row in position(seats, "advanced").rows]
    assert lengths == [int(first <= row < first + 4) for row in range(10)]


@pytest.mark.rule("S2.3f", "S2.3g", "S2.3h", "S2.3i")
def test_action_cards_of_the_advanced_game() -> None:
    """Two random cards each, the others in the pile, no discards, no markers on the board."""
    whole = [*range(1, 29), 0, 0, 5, 3]
    found = position(2, "advanced", ScriptedChance(whole))
    assert [part.actions for part in found.seats] == [["stop", "stop"], ["insert", "two"]]
    assert found.discards == []
    assert all("stop" not in row for row in found.rows)
    assert view(5, "advanced").action_pile == 14


@pytest.mark.rule("S2.4", "S1.2c")
@pytest.mark.parametrize("version", ["basic+luck", "advanced+luck"])
def test_luck_cards_in_two_piles(version: str) -> None:
    """Six of each kind, open to all."""
    assert view(3, version).luck_piles == [6, 6]


@pytest.mark.rule("S2.5")
def test_starting_tiles_trigger_nothing() -> None:
    """Even where the first field gives points."""
    components = small(advanced={"rows": ["+9 . TH", "+9 . TH", "+9 . TH", "+9 . TH"]})
    found = position(2, "advanced", components=components)
    assert [part.score for part in found.seats] == [0, 0]


@pytest.mark.rule("S-Opt-round_limit")
def test_the_round_limit_is_20_to_500() -> None:
    """None by default; other numbers are refused; a basic game is not changed by it."""
    assert GAME.terms(4).options["round_limit"] is None
    for limit in (20, 500):
        terms = GAME.terms(4, {"version": "advanced", "round_limit": limit})
        assert terms.options["round_limit"] == limit
    for limit in (19, 501):
        with pytest.raises(DataError, match="round_limit"):
            GAME.terms(4, {"version": "advanced", "round_limit": limit})
    assert GAME.deal(GAME.terms(2, {"round_limit": 20}), fast(0)).actors() == [0, 1]
