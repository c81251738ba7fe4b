"""How a round ends and is scored, and how the game is decided."""

from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.state import Event, Outcome
from stolik.games.hexx import GAME
from tests.games.hexx.table import MIDDLE, UNFIT, UNFIT_TWO, Table


def outcome(table: Table) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


# -- by a winner


@pytest.mark.rule("H3.6b", "H4.1a", "H4.1b", "H4.1c", "H8.2a", "H8.2c")
def test_the_last_tile() -> None:
    """Laying it wins; the others get a point for each tile in the stack and for the open one."""
    table = Table({"open": 1}, {"stack": [50, 51], "open": 40}, {"stack": [52]}).play((0, MIDDLE))
    assert table.events() == [
        "placed",
        "stopped",
        "round-scored",
        "round-scored",
        "round-scored",
        "game-over",
    ]
    assert table.points() == [0, 3, 1]
    assert outcome(table).rule == "H5a"
    assert table.state.actors() == []


@pytest.mark.rule("H3.4g", "H4.1a", "H4.1b")
def test_six_contacts() -> None:
    """They win with any number of tiles left, which cost nothing; nothing is given away."""
    table = Table({"open": 1, "stack": [40, 41, 42]}, {"stack": [50, 51]}, contacts=6).play((0, MIDDLE))
    assert table.points() == [0, 2]
    assert table.stack(0) == [40, 41, 42]
    assert outcome(table).places == [1, 2]


@pytest.mark.rule("H3.6a", "H8.2b", "H8.2c")
def test_the_winner_deals_a_last_gift() -> None:
    """Only then the round is scored; meanwhile nobody else may act."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50], "open": 41}, {"stack": [52]}, contacts=3)
    table.play((0, MIDDLE))
    assert table.state.actors() == [0]
    assert "round-scored" not in table.events()
    for text in ("back", "up", "place 1 1 r0"):
        assert table.refusal(1, text) == "H8.2b"
    assert table.refusal(0, "up") == "H3.5e"
    table.play((0, "give 1 to 2"))
    assert table.points() == [0, 2, 2]


@pytest.mark.rule("H8.2d")
def test_a_gift_lapses_when_another_wins() -> None:
    """What was still owed stays with its owner and counts there."""
    table = Table({"open": 1}, {"gift_for": 3, "stack": [50, 51, 52]}).play((0, MIDDLE))
    assert table.events()[:3] == ["placed", "stopped", "gift-lapsed"]
    assert table.seat(1).gift_for is None
    assert table.points() == [0, 3]


# -- because nothing fits


@pytest.mark.rule("H4.2a", "H4.2b", "H4.2c", "H4.2d", "H8.4a")
def test_nothing_fits() -> None:
    """The placement after which no tile fits ends the round by itself; nobody wins, everybody scores."""
    seats = [{"open": 1, "stack": UNFIT_TWO[:2]}, {"open": UNFIT_TWO[2], "stack": UNFIT_TWO[3:6]}]
    table = Table(*seats).play((0, MIDDLE))
    assert table.events() == ["placed", "nothing-fits", "round-scored", "round-scored", "game-over"]
    assert table.position.winner is None
    assert table.points() == [2, 4]
    assert [part.rounds_won for part in table.position.seats] == [0, 0]
    assert outcome(table).places == [1, 2]


@pytest.mark.rule("H8.4b")
@pytest.mark.parametrize("holder", ["stack", "open"])
def test_any_tile_of_anybody_keeps_the_round_going(holder: str) -> None:
    """One that fits is enough: at the bottom of a stack as well as open."""
    fitting = 21
    other: dict[str, Any] = {"stack": [*UNFIT_TWO[2:6], fitting]}
    if holder == "open":
        other = {"open": fitting, "stack": UNFIT_TWO[2:6]}
    table = Table({"open": 1, "stack": UNFIT_TWO[:2]}, other).play((0, MIDDLE))
    assert table.events() == ["placed"]
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("H8.4c", "H4.1d")
def test_gifts_are_dealt_before_a_stuck_round_ends() -> None:
    """Whoever owes one deals it; nobody may do anything else; then all tiles count where they lie."""
    table = Table(
        {"open": 1, "stack": UNFIT[:3]},
        {"gift_for": 3, "stack": UNFIT[3:6]},
        {"stack": UNFIT[6:8]},
        contacts=3,
    ).play((0, MIDDLE))
    assert table.events() == ["placed", "owes-gift", "nothing-fits"]
    assert table.state.actors() == [0, 1]
    assert table.refusal(2, "up") == "H4.1d"
    table.play((1, "give 2 to 2"))
    assert table.state.actors() == [0]
    table.play((0, "give 1 to 1, 1 to 2"))
    assert table.points() == [1, 2, 5]


@pytest.mark.rule("H8.4c")
def test_a_copy_of_a_stuck_round_ends_too() -> None:
    """Who thinks ahead finds the round over once the gift is dealt."""
    table = Table({"open": 1, "stack": UNFIT[:3]}, {"stack": UNFIT[3:6]}, contacts=3).play((0, MIDDLE))
    copy = table.state.copy()
    copy.play(0, GAME.parse(copy, "give 2 to 1"))
    assert copy.outcome() is not None
    assert table.state.outcome() is None


@pytest.mark.rule("H8.4d", "H3.6b")
def test_the_last_tile_wins_though_nothing_fits() -> None:
    """The winner's placement is not followed by the question."""
    table = Table({"open": 1}, {"stack": UNFIT_TWO[:4]}).play((0, MIDDLE))
    assert "nothing-fits" not in table.events()
    assert table.points() == [0, 4]
    assert table.position.winner == 0


@pytest.mark.rule("H8.4a", "H4.2a")
def test_nothing_fits_the_start_figure() -> None:
    """Such a round is scored at once and the next one dealt, here until the game is over."""
    box = {
        "colours": ["red", "blue"],
        "stacks": [1, 1, 1, 1],
        "gifts": [0, 2, 4, 6],
        "start": [[0, 0], [1, 0]],
        # Turned so, the first two ask for red beside red, which the others do not have.
        "tiles": ["RRRRRB", "RRRRBB", "RBRBRB", "RBBRBB"],
    }
    deal = [1, 3, 2, 1, 3, 4]
    log: list[Event] = []
    state = GAME.deal(GAME.terms(2, {"rounds": 2}, box), ScriptedChance([0, *deal, *deal]), log)
    assert [GAME.events[event[0]].name for event in log].count("nothing-fits") == 2
    assert state.actors() == []
    assert [part.points for part in GAME.position(state).seats] == [2, 2]
    # With the second one turned otherwise the first seat's tile fits below, and the race begins.
    state = GAME.deal(GAME.terms(2, {"rounds": 2}, box), ScriptedChance([0, 1, 3, 2, 0, 3, 4]))
    assert state.actors() == [0, 1]


# -- at the limit


@pytest.mark.rule("H8.9a", "H8.9b", "H8.9c", "H-Opt-turn_up_limit")
def test_the_limit_on_turning_up() -> None:
    """The fifth turn-up without a placement ends the round, whoever they were; nobody has won it."""
    table = Table({"stack": [1, 40]}, {"stack": [50]}, options={"turn_up_limit": 5})
    table.play((0, "up"), (0, "back"), (1, "up"), (1, "back"), (0, "up"), (0, "back"), (0, "up"))
    assert table.state.turn_ups == 4
    table.play((1, "up"))
    assert table.events()[-4:] == ["limit-reached", "round-scored", "round-scored", "game-over"]
    assert table.state.actors() == []
    assert table.points() == [2, 1]
    assert [part.rounds_won for part in table.position.seats] == [0, 0]


@pytest.mark.rule("H8.9c")
def test_a_placement_begins_the_count_anew() -> None:
    """Only turn-ups in a row without a placement count."""
    table = Table({"stack": [1, 40]}, {"stack": [50, 21]}, options={"turn_up_limit": 3})
    table.play((1, "up"), (0, "up"), (0, MIDDLE))
    assert table.state.turn_ups == 0
    table.play((0, "up"), (0, "back"))
    assert table.state.turn_ups == 1
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("H8.9d")
def test_a_gift_lapses_at_the_limit() -> None:
    """It stays with its owner."""
    table = Table({"gift_for": 3, "stack": [1, 40, 41]}, {"stack": [50]}, options={"turn_up_limit": 1})
    table.play((1, "up"))
    assert "gift-lapsed" in table.events()
    assert table.points() == [3, 1]


@pytest.mark.rule("H-Opt-turn_up_limit", "H8.9a")
def test_people_turn_up_without_limit() -> None:
    """By default nobody counts; unattended games set 500."""
    table = Table({"stack": [1, 40]}, {"stack": [50]})
    for _ in range(600):
        table.play((0, "up"), (0, "back"))
    assert table.position.turn_ups == 0
    assert table.state.actors() == [0, 1]
    assert GAME.bounded == {"turn_up_limit": 500}


# -- the game


@pytest.mark.rule("H5a", "H5f")
def test_the_game_ends_after_the_last_round() -> None:
    """Before it another round is dealt; afterwards nothing can be done."""
    table = Table({"open": 1}, {"stack": [50]}, options={"rounds": 2}, round=1).play((0, MIDDLE))
    assert table.state.outcome() is None
    assert table.position.round == 2
    assert [len(part.stack) for part in table.position.seats] == [15, 15]
    table = Table({"open": 1}, {"stack": [50]}, options={"rounds": 2}, round=2).play((0, MIDDLE))
    assert outcome(table).rule == "H5a"
    assert table.refusal(1, "up") == "H5f"
    assert table.state.amendments(1) == []
    assert table.state.why_no_amendment(1, table.state.setup.first_instruction) == "H5f"


@pytest.mark.rule("H8.9c", "H8.9a")
def test_the_count_begins_anew_with_a_round() -> None:
    """What was turned up in the round before is not counted."""
    table = Table({"stack": [1, 40]}, {"stack": [50]}, options={"rounds": 2, "turn_up_limit": 2})
    table.play((0, "up"), (1, "up"))
    assert (table.state.round, table.state.turn_ups) == (2, 0)
    table.play((0, "up"))
    assert table.state.round == 2


@pytest.mark.rule("H4.2a", "H8.4c")
def test_a_round_after_one_in_which_nothing_fitted() -> None:
    """It is a race again: dealing a gift does not end it."""
    seats = [{"open": 1, "stack": UNFIT_TWO[:2]}, {"open": UNFIT_TWO[2], "stack": UNFIT_TWO[3:6]}]
    table = Table(*seats, options={"rounds": 2}).play((0, MIDDLE))
    state = table.state
    assert (state.round, state.stuck) == (2, False)
    state.gift_for[0] = 3
    table.play((0, "give 2 to 1"))
    assert state.round == 2
    assert state.actors() == [0, 1]


@pytest.mark.rule("H2.2d")
def test_tiles_seen_in_one_round_are_hidden_in_the_next() -> None:
    """They have been shuffled."""
    table = Table({"open": 1}, {"stack": [50, 70, 71, 72]}, options={"rounds": 2}, seen=[50, 70, 71, 72])
    table.play((0, MIDDLE))
    assert table.state.round == 2
    assert not any(table.state.seen)


def ended(*seats: dict[str, Any], options: dict[str, Any] | None = None, rounds: int = 9) -> Outcome:
    """The outcome when the game is over with these points, rounds won and last round won."""
    table = Table(*seats, options={"rounds": rounds} | (options or {}), round=rounds, over=True, winner=0)
    return outcome(table)


def sheet(points: int, won: int = 0, last: int = 0) -> dict[str, Any]:
    return {"points": points, "rounds_won": won, "last_won": last}


@pytest.mark.rule("H5b", "H5c", "H4.1c")
def test_the_fewest_points_win() -> None:
    """Totals are compared, not full fives."""
    found = ended(sheet(14, 5, 9), sheet(10), sheet(13, 1, 1))
    assert found.points == [14, 10, 13]
    assert found.places == [3, 1, 2]


@pytest.mark.rule("H8.8b", "H-Opt-compare_groups")
def test_groups_of_five() -> None:
    """With `compare_groups` 10 and 14 are two groups each, and rounds won decide."""
    seats = [sheet(14, 5, 9), sheet(10, 1, 3), sheet(15, 1, 4)]
    assert ended(*seats, options={"compare_groups": True}).places == [1, 2, 3]
    assert ended(*seats).places == [2, 1, 3]


@pytest.mark.rule("H5d")
def test_more_rounds_won_break_a_tie() -> None:
    """Of two with equal points the one that has won more rounds is better."""
    assert ended(sheet(12, 1, 9), sheet(12, 3, 8), sheet(9)).places == [3, 2, 1]


@pytest.mark.rule("H5e")
def test_the_last_round_won_breaks_a_tie() -> None:
    """Of those with equal points and rounds, who won one last."""
    assert ended(sheet(12, 2, 9), sheet(12, 2, 5), sheet(12, 2, 7)).places == [1, 3, 2]


@pytest.mark.rule("H8.5")
def test_a_shared_place() -> None:
    """Equal points and no round won by any of them: 2, 2 and then 4."""
    assert ended(sheet(5, 4, 9), sheet(20), sheet(20), sheet(30)).places == [1, 2, 2, 4]


@pytest.mark.rule("H4.1a", "H5d", "H5e")
def test_a_won_round_is_written_down() -> None:
    """With its number, for the tie-breaks."""
    winner = {"open": 1, "points": 7, "rounds_won": 1, "last_won": 1}
    table = Table(winner, {"stack": [50]}, options={"rounds": 3}, round=3)
    table.play((0, MIDDLE))
    part = table.seat(0)
    assert (part.points, part.rounds_won, part.last_won) == (7, 2, 3)


@pytest.mark.rule("H5a")
def test_random_games_end() -> None:
    """However they are played, after the agreed rounds."""
    state = GAME.deal(GAME.terms(3, {"rounds": 3, **GAME.bounded}), fast(1))
    rng = fast(2)
    while state.owing:
        seat = state.actors()[rng.below(len(state.actors()))]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.round == 3
