"""The benchmarks' arithmetic and tables, and that the yardstick plays our games. No time is asserted."""

import shutil
import sys
from pathlib import Path

import pytest

from bench import growth
from bench.comparison import Comparison, Goal, comparisons, in_turns, number, table
from bench.ours import by_name
from bench.peers.__main__ import PAIRS, chosen
from bench.sides import Side, rate
from bench.yardstick import xbierze
from stolik.cli.bench import GAMES, Loops
from stolik.engine.match import verify
from stolik.engine.record import Played
from stolik.engine.registry import find_game, game_ids

HALF_OR_MORE = Goal(least=0.5)


def comparison(ours: list[float], theirs: list[float], goal: Goal = HALF_OR_MORE) -> Comparison:
    return Comparison(what="a / b", ours=ours, theirs=theirs, goal=goal)


def test_ratios_are_of_bests_and_of_medians() -> None:
    """One lucky try moves the best and leaves the median."""
    c = comparison([1, 1, 5], [2, 2, 2])
    assert (c.best, c.median) == (2.5, 0.5)


@pytest.mark.parametrize(
    ("ours", "goal", "verdict"),
    [
        ([2, 2, 2], Goal(least=1), "yes"),
        ([1, 1, 9], Goal(least=2), "**no**"),
        ([2, 2, 2], Goal(below=2), "**no**"),
        ([1, 1, 1], Goal(below=2), "yes"),
        ([1, 1, 1], Goal(), ""),
    ],
)
def test_a_goal_holds_for_both_ratios(ours: list[float], goal: Goal, verdict: str) -> None:
    """A ratio that is only told has no verdict."""
    assert comparison(ours, [1, 1, 1], goal).verdict == verdict


def test_sides_take_turns() -> None:
    """Who begins changes from try to try."""
    asked = ""

    def ask(side: str) -> float:
        nonlocal asked
        asked += side
        return len(asked)

    ours, theirs = in_turns(lambda: ask("a"), lambda: ask("b"), tries=3)
    assert asked == "abbaab"
    assert (ours, theirs) == ([1, 4, 5], [2, 3, 6])


@pytest.mark.parametrize(
    ("value", "text"), [(12345.6, "12,346"), (45.67, "45.7"), (1.234, "1.23"), (0.01234, "0.0123"), (0, "0")]
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    """Enough to compare, no more than was measured."""
    assert number(value) == text


def test_tables() -> None:
    """Columns are as wide as their widest cell."""
    assert table(["a", "bb"], [["ccc", "d"]]) == "| a   | bb |\n| --- | -- |\n| ccc | d  |"
    assert "| a / b | 2.00" in comparisons([comparison([2, 1], [1, 1])])


def test_cost_of_a_replay() -> None:
    """Ten times the moves for ten times the time is linear; what the shortest one costs does not count."""
    assert growth.Series("x", {100: 9, 1000: 1, 10000: 10}).exponent == pytest.approx(1)
    bent = growth.Series("x", {1000: 1, 10000: 20})
    assert bent.exponent == pytest.approx(1.3, abs=0.01)
    assert bent.row()[-3:] == ["1.30", "≤ 1.1", "**no**"]


@pytest.mark.parametrize("game_id", game_ids())
def test_records_of_any_length(game_id: str) -> None:
    """A game that is over is taken back, until there are as many moves as were asked for."""
    game = find_game(game_id)
    record = growth.played(game, 700, {})
    assert sum(isinstance(line, Played) for line in record.lines) == 700
    assert verify(game, record) == []


@pytest.mark.parametrize("case", by_name().values(), ids=str)
@pytest.mark.parametrize(
    "figure", ["native", "native_dealt", "stepped", "stepped_dealt", "copies", "samples"]
)
def test_every_loop_counts(case: object, figure: str) -> None:
    """Each runs by its name and says how much it did."""
    act = getattr(Loops(by_name()[str(case)]), figure)
    assert act() > 0
    assert rate(act, 0.0001) > 0


@pytest.mark.parametrize("case", by_name().values(), ids=str)
def test_games_are_counted(case: object) -> None:
    """The same games each time, some of their decisions forced."""
    loops = Loops(by_name()[str(case)])
    first, second = loops.tally(), loops.tally()
    assert (first.decisions, first.forced) == (second.decisions, second.forced)
    assert 0 <= first.forced < first.decisions
    assert first.decisions >= GAMES


def test_pairs_name_cases(capsys: pytest.CaptureFixture[str]) -> None:
    """Every game that is there has a pair; what is not there is skipped with a line."""
    found = {pair.case for pair in chosen([])}
    skipped = capsys.readouterr().out.splitlines()
    assert {case.partition(" ")[0] for case in by_name()} <= {pair.game for pair in PAIRS}
    for pair in PAIRS:
        assert (pair.case in found) == (pair.case in by_name())
        assert (f"{pair.case} is not there: skipped" in skipped) == (pair.case not in found)


def test_a_side_answers() -> None:
    """A process that measures what it is asked for."""
    with Side([sys.executable, "-m", "bench.peers.naive"]) as naive:
        assert naive.rate("playouts", xbierze.GAME, 0.001) > 0


def test_a_side_that_breaks() -> None:
    """A process that ends without an answer is an error, not a rate."""
    with Side([sys.executable, "-c", "input()"]) as side, pytest.raises(RuntimeError, match="no answer"):
        side.rate("native", xbierze.GAME, 0.001)


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_the_yardstick_plays_our_games(tmp_path: Path) -> None:
    """Equal seeds, equal scores, game for game."""
    with Side([xbierze.compiled(tmp_path)]) as yardstick:
        assert xbierze.same_games(yardstick, 200, seed=7) == 200
        assert yardstick.rate("native_dealt", xbierze.GAME, 0.001) > 0
