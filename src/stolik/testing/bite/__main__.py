"""`make bite GAME=x-bierze`."""

import argparse
import hashlib
import math
import os
import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

import hypothesis  # noqa: F401 - imported once, for all forks

import stolik.testing.laws
import stolik.testing.plugin  # noqa: F401
from stolik import _build
from stolik.engine.errors import DataError, StolikError
from stolik.engine.registry import GROUP, find_game, game_ids
from stolik.testing.bite.baseline import Baseline, make_baseline
from stolik.testing.bite.mutants import Mutant, mutants
from stolik.testing.bite.report import Reasons, read_reasons, report, summary, table_of, unexplained
from stolik.testing.bite.trials import Verdict, trials

SOURCES = Path("src")
# Numbers that name things: any other number would do as well.
NO_RULES = ("events.py",)
SCENARIOS = "tests/games/test_scenarios.py"


@dataclass(frozen=True)
class Target:
    """A game's modules of rules, by name, and where its tests are."""

    game: str
    modules: dict[str, Path]
    tests: list[str]


def target_of(game: str) -> Target:
    """Found without importing the game: its modules are to be imported in the forks."""
    package = next((point.module for point in entry_points(group=GROUP) if point.name == game), None)
    if package is None:
        raise DataError("game", f"there is no game {game!r}; there are {', '.join(game_ids())}")
    folder = SOURCES / package.replace(".", "/")
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["stolik"]["compiled"]
    files = sorted(path for pattern in patterns for path in Path().glob(pattern) if path.parent == folder)
    modules = {
        f"{package}.{path.stem}": path.resolve()
        for path in files
        if path.name != "__init__.py" and path.name not in NO_RULES
    }
    return Target(game, modules, [f"tests/games/{folder.name}", SCENARIOS])


def chosen(target: Target, options: argparse.Namespace) -> list[Mutant]:
    found = [
        mutant
        for module, file in target.modules.items()
        if not options.files or file.name in options.files
        for mutant in mutants(module, file)
    ]
    return sample(found, options.most, options.seed) if options.most else found


def sample(found: list[Mutant], most: int, seed: int) -> list[Mutant]:
    """Those whose names have the lowest hashes: an edit of one function draws no others elsewhere."""

    def lot(mutant: Mutant) -> bytes:
        return hashlib.sha256(repr((seed, mutant.key)).encode()).digest()

    drawn = {mutant.key for mutant in sorted(found, key=lot)[:most]}
    return [mutant for mutant in found if mutant.key in drawn]


def import_the_rest(target: Target) -> None:
    """What every fork would import: all but the game itself, whose modules have a mutant among them."""
    for game in game_ids():
        if game != target.game:
            _ = find_game(game).rulebook


def bite(target: Target, found: list[Mutant], reasons: Reasons, options: argparse.Namespace) -> list[Verdict]:
    """With the quick tests first; with the long ones what is left then without a reason."""
    import_the_rest(target)
    baseline = make_baseline(target.tests, {str(file) for file in target.modules.values()})
    if baseline.failed:
        raise DataError(target.game, f"a test fails without any change: {baseline.failed}")
    baseline.longest = options.longest
    verdicts = round_of_trials(target, found, baseline, options)
    left = unexplained(verdicts, reasons)
    if options.longest == math.inf or not left:
        return verdicts
    baseline.shortest, baseline.longest = options.longest, math.inf
    done = [verdict for verdict in verdicts if verdict.mutant not in left]
    return done + round_of_trials(target, left, baseline, options)


def round_of_trials(
    target: Target, found: list[Mutant], baseline: Baseline, options: argparse.Namespace
) -> list[Verdict]:
    tests = sum(baseline.shortest < test.seconds <= baseline.longest for test in baseline.tests)
    print(f"{target.game}: {len(found)} changes, {tests} tests", flush=True)
    verdicts = []
    for verdict in trials(target.tests, found, baseline, options.workers):
        verdicts.append(verdict)
        tell(verdict, len(verdicts), len(found))
    return verdicts


def tell(verdict: Verdict, number: int, of: int) -> None:
    mutant = verdict.mutant
    if not verdict.noticed_by:
        never = " (no test calls this)" if verdict.never_called else ""
        place = f"{mutant.file.name}:{mutant.line} {mutant.where}".strip()
        print(f"not noticed: {place}: {mutant.change}{never}", flush=True)
    if number % 50 == 0:
        print(f"{number} of {of}", flush=True)


def bite_and_tell(target: Target, options: argparse.Namespace) -> bool:
    """Whether every survivor has a reason. The table is written unless files were named."""
    path = table_of(target.game)
    reasons = read_reasons(path)
    found = chosen(target, options)
    listed = [mutant for mutant in found if mutant.key in reasons]
    verdicts = bite(target, listed if options.again else found, reasons, options)
    if options.again:
        verdicts += [Verdict(mutant, "a test, as before") for mutant in found if mutant.key not in reasons]
    if not options.files:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report(target.game, how(target, options), verdicts, reasons), encoding="utf-8")
    left = unexplained(verdicts, reasons)
    print(f"{target.game}: {summary(verdicts)} {len(left)} without a reason.")
    return not left


def how(target: Target, options: argparse.Namespace) -> str:
    """What was tried, for the table."""
    every = sum(len(mutants(module, file)) for module, file in target.modules.items())
    if options.most and options.most < every:
        changes = (
            f"Of {every} changes {options.most} were drawn (--most {options.most} --seed {options.seed})"
        )
    else:
        changes = f"All {every} changes were tried"
    if options.longest < math.inf:
        return (
            f"{changes}, with the tests of no more than {options.longest} seconds (--longest); "
            "what these did not notice and nobody has explained, with all tests."
        )
    return f"{changes}, with all tests."


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m stolik.testing.bite", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--most", type=int, metavar="N", help="only so many changes, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="for the drawing (default 0)")
    parser.add_argument("--files", nargs="+", metavar="FILE", help="only these modules, such as rules.py")
    parser.add_argument(
        "--again", action="store_true", help="only what the last table lists; the rest is noticed as before"
    )
    parser.add_argument(
        "--longest",
        type=float,
        default=math.inf,
        metavar="S",
        help="tests of more seconds only for what others leave unnoticed and no reason explains",
    )
    parser.add_argument("--workers", type=int, default=2, help="default 2")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    options = parse(arguments)
    if _build.BUILD != "pure":
        command = [sys.executable, "-m", "stolik.testing.bite", *arguments]
        os.execve(sys.executable, command, {**os.environ, "STOLIK_PURE": "1"})
    os.nice(10)
    try:
        fine = [bite_and_tell(target, options) for target in map(target_of, options.games or game_ids())]
    except StolikError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
