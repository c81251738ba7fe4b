"""`make bench`: the engine beside its own pure build, plain Python and hand-written C, and how replays grow.

Prints each ratio with its goal, and writes the table to `bench/results/engine.md`.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from bench import growth
from bench.comparison import Comparison, Goal, compare, comparisons, table
from bench.ours import by_name, our_side
from bench.report import load, preamble, write
from bench.sides import Side
from bench.yardstick import xbierze
from stolik.cli.bench import GAMES, Loops, Measured
from stolik.engine.registry import find_game

FASTER_THAN_PURE = Goal(least=7)
COPY = Goal(below=8)
# A world of NIET! has to fit what the tricks have shown of the hands.
SAMPLE = {"niet": Goal(below=60)}
SAMPLE_OTHERWISE = Goal(below=20)
PROOF = 500


class Sides:
    """All that is measured here, each in a process; they end together."""

    def __init__(self, stack: ExitStack, seconds: float) -> None:
        self.seconds = seconds
        self.ours = stack.enter_context(our_side())
        self.pure = stack.enter_context(our_side(pure=True))
        self.naive = stack.enter_context(Side([sys.executable, "-m", "bench.peers.naive"]))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self.yardstick = stack.enter_context(Side([xbierze.compiled(folder)])) if shutil.which("cc") else None

    def compare(
        self, what: str, figure: str, other: Side, other_figure: str, case: str, goal: Goal
    ) -> Comparison:
        return compare(
            what,
            partial(self.ours.rate, figure, case, self.seconds),
            partial(other.rate, other_figure, case, self.seconds),
            goal,
        )


def own(sides: Sides, cases: dict[str, Measured]) -> Iterator[Comparison]:
    for name, case in cases.items():
        yield sides.compare(
            f"{name}: compiled / pure", "native", sides.pure, "native", name, FASTER_THAN_PURE
        )
        yield sides.compare(f"{name}: a copy, in decisions", "native", sides.ours, "copies", name, COPY)
        goal = SAMPLE.get(case.game, SAMPLE_OTHERWISE)
        yield sides.compare(f"{name}: a sample, in decisions", "native", sides.ours, "samples", name, goal)


def others(sides: Sides) -> Iterator[Comparison]:
    """What is written by hand for X bierze! alone."""
    game = xbierze.GAME
    for figure, least in (("native", 6), ("stepped", 1.5)):
        yield sides.compare(
            f"{game}: {figure} / naive Python", figure, sides.naive, "playouts", game, Goal(least=least)
        )
    if sides.yardstick is None:
        print("no C compiler: not compared with hand-written C")
        return
    same = xbierze.same_games(sides.yardstick, PROOF)
    if same != PROOF:
        raise SystemExit(f"the yardstick plays other games: only {same} of {PROOF} end with the same scores")
    for figure in ("native", "native_dealt"):
        yield sides.compare(
            f"{game}: {figure} / hand-written C", figure, sides.yardstick, figure, game, Goal(least=0.2)
        )


def shares(cases: dict[str, Measured]) -> str:
    rows = []
    for name, case in cases.items():
        tally = Loops(case).tally()
        share = 100 * int(tally.forced) / int(tally.decisions)
        rows.append([name, f"{int(tally.decisions) / GAMES:.1f}", f"{share:.1f} %"])
    return table(("game", "decisions a game", "forced"), rows)


def all_series(cases: dict[str, Measured]) -> Iterator[growth.Series]:
    for name, case in cases.items():
        yield growth.series(f"{name}, games taken back and played anew", find_game(case.game), case.options)
    if xbierze.GAME in cases:
        game = find_game(xbierze.GAME)
        yield growth.series(
            f"{xbierze.GAME}, one game of many rounds", game, {}, growth.long_components(game)
        )


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; nothing is written then")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each try (default 0.3)")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    cases = {name: case for name, case in by_name().items() if case.game in (options.games or [case.game])}
    before = load()
    with ExitStack() as stack:
        sides = Sides(stack, options.seconds)
        rows = list(own(sides, cases))
        if xbierze.GAME in {case.game for case in cases.values()}:
            rows += others(sides)
    grown = table(growth.HEAD, [series.row() for series in all_series(cases)])
    text = "\n".join(
        [
            preamble("Speed of the engine", "make bench", before),
            comparisons(rows),
            NOTES,
            shares(cases),
            "\n## Replay of a record\n",
            grown,
            "",
        ]
    )
    print(f"\n{text}")
    if not options.games:
        write("engine.md", text)


NOTES = f"""
*native*: `rollout`, the loop inside the engine, over whole games, deals included; *dealt*: from copies
of one dealt game. *stepped*: `actors`, `moves` and the checked `play` from interpreted Python. All of
them make one decision a call; forced ones count. A copy or a sample costs so many decisions of the
native loop. *naive Python*: `bench/peers/naive.py`. *hand-written C*: `bench/yardstick/xbierze.c`, by
the same contract; {PROOF} games from equal seeds ended with equal scores before it was timed.

## Length of random games
"""


if __name__ == "__main__":
    main(sys.argv[1:])
