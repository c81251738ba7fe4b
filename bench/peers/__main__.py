"""`make bench-peers`: our games beside OpenSpiel's, in one run.

Prints each ratio with its goal, and writes the table to `bench/results/peers.md`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from bench.comparison import Comparison, Goal, compare, comparisons
from bench.ours import by_name, our_side
from bench.report import load, preamble, write
from bench.sides import ROOT, Side

OPENSPIEL = ROOT / ".peers" / "openspiel" / "bin" / "python"
TOLD = Goal()
# Where the deals are left out on both sides the rules alone are compared, and ours are never slower.
DEALT = Goal(least=1)


@dataclass(frozen=True)
class Pair:
    """A case of ours, the nearest game of theirs, and how many times as fast ours should be."""

    case: str
    spec: str
    native: float
    stepped: float

    @property
    def game(self) -> str:
        return self.case.partition(" ")[0]

    @property
    def their_name(self) -> str:
        return self.spec.partition("(")[0]


GOOFSPIEL = "goofspiel(players=4,num_cards=13,points_order=random)"
PAIRS = [
    Pair("x-bierze", GOOFSPIEL, native=1.5, stepped=3),
    Pair("six-bierze", GOOFSPIEL, native=1.2, stepped=3),
    Pair("six-bierze advanced+luck", "crazy_eights", native=0.7, stepped=3),
    Pair("niet", "hearts", native=1.0, stepped=5),
    Pair("kniffel", "yacht", native=5, stepped=100),
    Pair("hexx", "backgammon", native=5, stepped=10),
]


def measure(pair: Pair, ours: Side, theirs: Side, seconds: float) -> Iterator[Comparison]:
    figures = [
        ("native_dealt", "cpp_rollouts", Goal(least=pair.native)),
        ("native", "cpp_games", TOLD),
        ("stepped", "python", Goal(least=pair.stepped)),
        ("stepped_dealt", "python_dealt", DEALT),
    ]
    for figure, their_figure, goal in figures:
        what = f"{pair.case}: {figure} / {pair.their_name} {their_figure}"
        yield compare(
            what,
            partial(ours.rate, figure, pair.case, seconds),
            partial(theirs.rate, their_figure, pair.spec, seconds),
            goal,
        )


def chosen(games: list[str]) -> Iterator[Pair]:
    known = by_name()
    for pair in PAIRS:
        if games and pair.game not in games:
            continue
        if pair.case in known:
            yield pair
        else:
            print(f"{pair.case} is not there: skipped")


def version_of_openspiel() -> str:
    program = "from importlib.metadata import version; print(version('open_spiel'))"
    done = subprocess.run([OPENSPIEL, "-c", program], capture_output=True, text=True, check=True)
    return f"OpenSpiel {done.stdout.strip()}"


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; nothing is written then")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each try (default 0.5)")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    if not OPENSPIEL.is_file():
        raise SystemExit("OpenSpiel is not installed; make bench-peers installs it")
    before = load()
    rows: list[Comparison] = []
    with ExitStack() as stack:
        ours = stack.enter_context(our_side())
        theirs = stack.enter_context(Side([OPENSPIEL, "-m", "bench.peers.openspiel"]))
        for pair in chosen(options.games):
            rows += measure(pair, ours, theirs, options.seconds)
    heading = preamble("Ours beside OpenSpiel's", "make bench-peers", before, [version_of_openspiel()])
    text = "\n".join([heading, comparisons(rows), NOTES])
    print(f"\n{text}")
    if not options.games:
        write("peers.md", text)


NOTES = """
*native*: the loop inside our engine, over whole games; *native_dealt*: from copies of one dealt game.
Beside them OpenSpiel's loops in C++: *cpp_games* plays whole games with `evaluate_bots`, *cpp_rollouts*
makes the roll-outs of its tree search from one dealt state, which excludes the deal; hence ours excludes
it too. Later deals (the second round of X bierze!, say) are in our figures.

*stepped*: `actors`, `moves` and the checked `play` from interpreted Python, over whole games;
*stepped_dealt*: from copies of one dealt game. Beside them *python* and *python_dealt*: the same loops
on OpenSpiel's bindings. OpenSpiel spends most of a whole game from Python on dealing, card by card.

A decision is one call by one seat, forced ones included; a simultaneous node of OpenSpiel counts one for
each player. Goofspiel plays with four, hearts with four, crazy eights with five, yacht and backgammon
with two seats.
"""


if __name__ == "__main__":
    main(sys.argv[1:])
