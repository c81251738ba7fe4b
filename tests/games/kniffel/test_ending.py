"""Totals, the announcement, and how a game ends."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.match import Match
from stolik.engine.record import ScriptedStream
from stolik.engine.state import Event
from stolik.games.kniffel import GAME
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.events import BONUS, MALUS
from tests.games.kniffel.table import IDLE, Table, all_but, hand, sheet

TWO_LEFT = all_but("ones", "kniffel")
ONE_LEFT = all_but("ones")
HAND = [1, 1, 3, 4, 6]


def upper(points: dict[str, int]) -> dict[str, Any]:
    return {name: {"points": number} for name, number in points.items()}


@pytest.mark.rule("K4.1a", "K4.1b", "K8.6a")
@pytest.mark.parametrize(
    ("written", "extra"),
    [
        ({"sixes": 30, "fives": 25, "fours": 8}, 35),
        ({"sixes": 30, "fives": 20, "fours": 12}, 0),
        ({"sixes": 30, "fours": 12, "ones": 1}, 0),
        ({"sixes": 30, "fours": 12}, -20),
        ({}, -20),
    ],
)
def test_bonus_and_malus_look_at_the_upper_sum(written: dict[str, int], extra: int) -> None:
    """63 earn the bonus, below 43 lies the malus, whether the upper part is complete or not."""
    table = hand(*HAND, sheet=upper(written))
    assert table.totals()[0] == sum(written.values()) + extra
    assert table.view(1).seats[0].bonus == extra


@pytest.mark.rule("K4.1a", "K4.1b")
def test_penalties_do_not_count_against_the_bonus() -> None:
    """63 upper points with penalties beside them are still 63."""
    sheets = {"sixes": {"points": 30, "penalty": 10}, "fives": {"points": 25}, "fours": {"points": 8}}
    assert hand(*HAND, sheet=sheets).totals()[0] == 63 - 10 + 35
    just = {"sixes": {"points": 30, "penalty": 10}, "fours": {"points": 12}, "ones": {"points": 1}}
    assert hand(*HAND, sheet=just).totals()[0] == 43 - 10


@pytest.mark.rule("K4.1c")
def test_the_malus_hits_an_incomplete_sheet() -> None:
    """Whoever has not filled the upper part when the game ends loses 20 all the same."""
    table = Table(
        {"hand": HAND, "sheet": ONE_LEFT}, {**IDLE, "sheet": sheet("kniffel")}, round=12, chance=[1, 1]
    )
    table.play((0, "score ones 1 1"), (1, "pass"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points[1] == 50 - 20
    assert (MALUS, 1, 20) in table.log


@pytest.mark.rule("K4.2")
def test_everything_is_summed() -> None:
    """Boxes, penalties, bonus, and the penalty for a missing announcement."""
    filled = all_but("kniffel")
    filled["small-straight"] = {"points": 30, "penalty": 6}
    table = hand(*HAND, sheet=filled, forgot=True, playing=12)
    assert table.totals()[0] == 63 + 35 + 20 + 22 + 25 + 30 + 40 - 6 - 10


@pytest.mark.rule("K5.1a", "K5.2a")
def test_the_announcement_goes_with_the_move() -> None:
    """Who fills the last box but one and says so pays nothing."""
    table = hand(*HAND, sheet=TWO_LEFT, playing=11, chance=[2, 2]).play((0, "score ones 1 1 announce"))
    assert not table.seat(0).forgot
    assert "announced" in table.events()
    assert "forgot" not in table.events()


@pytest.mark.rule("K5.1a", "K5.1b")
def test_a_forgotten_announcement_costs_ten_points() -> None:
    """They come off the total, not off a box."""
    said = hand(*HAND, sheet=TWO_LEFT, playing=11, chance=[2, 2]).play((0, "score ones 1 1 announce"))
    silent = hand(*HAND, sheet=TWO_LEFT, playing=11, chance=[2, 2]).play((0, "score ones 1 1"))
    assert silent.seat(0).forgot
    assert silent.seat(0).sheet == said.seat(0).sheet
    assert silent.totals()[0] == said.totals()[0] - 10
    assert "forgot" in silent.events()


@pytest.mark.rule("K5.1a", "K5.1b")
@pytest.mark.parametrize("left", [name for name in BOX_NAMES if name != "twos"])
def test_whichever_box_is_left(left: str) -> None:
    """The announcement is due when one box is open still, and not before."""
    table = hand(2, 2, 3, 4, 6, sheet=all_but("twos", left), playing=11, chance=[2, 2])
    assert table.play((0, "score twos 2 2")).seat(0).forgot
    more = hand(2, 2, 3, 4, 6, sheet=all_but("twos", "fours", left), playing=10, chance=[2, 2])
    assert more.play((0, "score twos 2 2")).seat(0).forgot == (left == "fours")


@pytest.mark.rule("K4.1a", "K4.1b")
@pytest.mark.parametrize(("written", "event"), [({"sixes": 30}, (BONUS, 0, 1)), ({}, (MALUS, 0, 1))])
def test_a_bonus_of_one_point_is_told(written: dict[str, int], event: Event) -> None:
    """However little it is, what is added or taken off at the end is said."""
    points = {
        **GAME.default_components["points"],
        "bonus": 1,
        "bonus-from": 30,
        "malus": 1,
        "malus-below": 30,
    }
    table = Table(
        {"hand": HAND, "sheet": upper(written)},
        IDLE,
        options={"max_turns": 12},
        components={"points": points},
        round=12,
        turn=1,
    )
    table.play((1, "pass"))
    assert event in table.log


@pytest.mark.rule("K5.2d")
def test_a_false_announcement_has_no_effect() -> None:
    """Neither early nor with the last box, and it does not stand in for the right one."""
    early = hand(*HAND, sheet=sheet("sixes"), playing=2, chance=[2, 2]).play((0, "score ones 1 1 announce"))
    silent = hand(*HAND, sheet=sheet("sixes"), playing=2, chance=[2, 2]).play((0, "score ones 1 1"))
    assert early.position == silent.position
    assert early.totals() == silent.totals()
    last = hand(*HAND, sheet=ONE_LEFT, playing=12, chance=[2, 2]).play((0, "score ones 1 1 announce"))
    quiet = hand(*HAND, sheet=ONE_LEFT, playing=12, chance=[2, 2]).play((0, "score ones 1 1"))
    assert last.position == quiet.position
    again = hand(*HAND, sheet=all_but("ones", "twos", "kniffel"), playing=10, chance=[2, 2, 2, 2])
    again.play((0, "score ones 1 1 announce"), (1, "pass"), (0, "score twos 2 2"))
    assert again.seat(0).forgot


@pytest.mark.rule("K8.7a", "K-Opt-announce")
def test_the_software_announces() -> None:
    """With `auto` nobody can forget, and no move carries an announcement."""
    table = Table(
        {"hand": HAND, "sheet": TWO_LEFT}, IDLE, options={"announce": "auto"}, round=11, chance=[2, 2]
    )
    assert table.refusal(0, "score ones 1 1 announce") == "K8.7a"
    table.play((0, "score ones 1 1"))
    assert "announced" in table.events()
    assert not table.seat(0).forgot


@pytest.mark.rule("K8.6b")
def test_the_announcement_is_due_in_the_last_round_too() -> None:
    """Even when somebody else's sheet is already full."""
    table = Table(
        {"hand": HAND, "sheet": ONE_LEFT},
        {"hand": HAND, "sheet": TWO_LEFT},
        round=12,
        chance=[2, 2, 2, 2],
    )
    table.play((0, "score ones 1 1"))
    assert table.view(None).last_round
    table.play((1, "score ones 1 1"))
    assert table.seat(1).forgot


@pytest.mark.rule("K6.2a", "K6.2b", "K6.2c")
def test_the_round_is_finished_after_a_full_sheet() -> None:
    """All have had the same number of turns when the game ends, and most points win."""
    table = Table(IDLE, {"hand": HAND, "sheet": ONE_LEFT}, IDLE, start=0, turn=1, round=12, chance=[2, 2])
    table.play((1, "score ones 1 1"))
    assert table.state.outcome() is None
    assert table.state.actors() == [2]
    table.play((2, "pass"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert table.state.actors() == []
    assert outcome.rule == "K6.2a"
    assert outcome.places == [2, 1, 2]
    assert table.events()[-1] == "game-over"


@pytest.mark.rule("K6.2b")
def test_the_game_ends_at_once_when_the_last_of_the_round_fills_the_sheet() -> None:
    """Nobody moves any more when the turn would come back to the seat that began."""
    table = Table(IDLE, {"hand": HAND, "sheet": ONE_LEFT}, start=0, turn=1, round=12, chance=[2, 2])
    table.play((1, "score ones 1 1"))
    assert table.state.outcome() is not None
    begun_by_one = Table(IDLE, {"hand": HAND, "sheet": ONE_LEFT}, start=1, turn=1, round=12, chance=[2, 2])
    begun_by_one.play((1, "score ones 1 1"))
    assert begun_by_one.state.actors() == [0]


@pytest.mark.rule("K6.2d", "K8.8b")
def test_equal_totals_share_the_place() -> None:
    """Two first places leave no second one."""
    filled = all_but("kniffel")
    table = Table(
        {"hand": [6] * 5, "sheet": filled},
        {"hand": [5] * 5, "sheet": filled},
        IDLE,
        round=12,
        chance=[1] * 10,
    )
    table.play((0, "score kniffel 6 6 6 6 6"), (1, "score kniffel 5 5 5 5 5"), (2, "pass"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points[0] == outcome.points[1]
    assert outcome.places == [1, 1, 3]


@pytest.mark.rule("K6.2e")
def test_nothing_is_possible_after_the_end() -> None:
    """Whoever asks, whatever the move."""
    table = Table({"hand": HAND, "sheet": sheet(*all_but())}, IDLE, round=12, over=True)
    for seat in range(2):
        assert table.refusal(seat, "pass") == "K6.2e"
        assert table.moves(seat) == []
    assert table.state.why_illegal(7, -1) == "K6.2e"


@pytest.mark.rule("K6.3a", "K8.2a", "K8.2b", "K-Opt-max_turns")
def test_the_turn_limit_counts_the_turns_of_each_seat() -> None:
    """The last round is finished, then the game ends, and most points win here too."""
    table = Table(
        IDLE, {**IDLE, "sheet": sheet("kniffel")}, IDLE, options={"max_turns": 12}, start=1, turn=1, round=11
    )
    table.play((1, "pass"), (2, "pass"), (0, "pass"))
    assert table.position.round == 12
    table.play((1, "pass"), (2, "pass"))
    assert table.state.outcome() is None
    table.play((0, "pass"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "K6.3a"
    assert outcome.places == [2, 1, 2]
    assert "limit-reached" in table.events()


@pytest.mark.rule("K8.2a")
def test_turns_are_counted_from_the_deal() -> None:
    """Two seats that do nothing but pass have twelve turns each."""
    state = GAME.deal(GAME.terms(2, {"max_turns": 12}), fast(0))
    passes = 0
    while seats := state.actors():
        state.play(seats[0], GAME.parse(state, "pass"))
        passes += 1
    assert passes == 24


@pytest.mark.rule("K6.3a")
def test_without_the_option_there_is_no_limit() -> None:
    """Thousands of rounds may have been played."""
    table = Table(IDLE, IDLE, start=0, turn=1, round=9_999).play((1, "pass"))
    assert table.position.round == 10_000
    assert table.state.actors() == [0]


@pytest.mark.rule("K6.2a")
def test_a_full_sheet_counts_before_the_limit() -> None:
    """When both come together, the full sheet has ended the game."""
    table = Table({"hand": HAND, "sheet": ONE_LEFT}, IDLE, options={"max_turns": 12}, round=12, chance=[2, 2])
    table.play((0, "score ones 1 1"), (1, "pass"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "K6.2a"
    assert "limit-reached" not in table.events()


@pytest.mark.rule("K6.3b", "K8.2c")
def test_a_table_closed_by_its_host_has_no_places() -> None:
    """At any time, even when a sheet is full; nothing can be played any more."""
    start = {"seats": [{"hand": HAND, "sheet": ONE_LEFT}, IDLE], "round": 12}
    match = Match(GAME, ScriptedStream([2, 2]), seats=2, start=start)
    match.play(0, "score ones 1 1")
    match.close("host")
    assert not match.running
    assert match.ending() is None
    with pytest.raises(DataError, match="closed"):
        match.play(1, "pass")


@pytest.mark.rule("K6.2b", "K5.1b")
def test_a_copy_goes_its_own_way() -> None:
    """It begins with the same sheets and the same first seat, and fills them for itself."""
    seats: list[dict[str, Any]] = [
        {**IDLE, "sheet": TWO_LEFT},
        {"hand": HAND, "sheet": sheet(*BOX_NAMES), "forgot": True},
    ]
    table = Table(*seats, start=1, round=12, turn=0, chance=[2, 2])
    before, totals = table.position, table.totals()
    copy = table.state.copy()
    assert GAME.position(copy) == before
    copy.play(0, GAME.parse(copy, "score ones 1"))
    assert copy.actors() == []
    assert (table.position, table.totals()) == (before, totals)


@pytest.mark.rule("K2.4a", "K3.9b")
def test_a_copy_writes_on_sheets_of_its_own() -> None:
    """Neither points nor penalties appear on those it was copied from."""
    table = hand(1, 1, 2, 3, 4, 5, chance=[6, 6])
    copy = table.state.copy()
    copy.play(0, GAME.parse(copy, "score ones 1 1"))
    assert copy.total(0) == 2 - 2 - 20
    assert table.state.total(0) == -20
    assert table.seat(0).sheet == {}
