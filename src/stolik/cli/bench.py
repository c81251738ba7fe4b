"""`stolik bench engine`: how fast each game is played, one decision at a time through the contract."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from stolik import _build
from stolik.cli.output import print_json
from stolik.engine.chance import Chance, fast
from stolik.engine.data import Json
from stolik.engine.errors import DataError
from stolik.engine.game import Game, Terms
from stolik.engine.registry import find_game, game_ids
from stolik.engine.rollout import Tally, next_actor, rollout
from stolik.engine.state import State

MILLION = 1_000_000


class Figures(msgspec.Struct):
    """Rates are millions of decisions a second, the best of several tries; times are nanoseconds."""

    case: str
    build: str
    # The native loop over whole games, and from copies of one dealt game.
    native: float
    native_dealt: float
    # The same two, stepped from interpreted Python.
    stepped: float
    stepped_dealt: float
    copy_ns: float
    sample_ns: float
    decisions_per_game: float
    forced_share: float
    # How many random decisions `copy` and `sample` cost.
    copy_in_decisions: float = 0.0
    sample_in_decisions: float = 0.0


class Measured(msgspec.Struct, frozen=True):
    """What is measured: a game with four seats, as unattended play sets it."""

    game: str
    options: dict[str, Json] = {}

    def __str__(self) -> str:
        return " ".join([self.game, *(str(value) for value in self.options.values())])


def cases(ids: list[str]) -> list[Measured]:
    return [
        Measured(game, dict(options)) for game in ids or game_ids() for options in find_game(game).benched
    ]


def run(arguments: argparse.Namespace) -> int:
    if not 0.01 <= arguments.seconds <= 60:
        raise DataError("--seconds", f"{arguments.seconds} is not from 0.01 to 60")
    figures = [measure(case, arguments.seconds) for case in cases(arguments.games)]
    if arguments.json:
        print_json({"figures": figures})
        return 0
    print(f"{_build.describe()}; millions of decisions a second, 4 seats, one core")
    print(f"{'':28} native  dealt  stepped  dealt   copy  sample  per game  forced")
    for f in figures:
        print(
            f"{f.case:28} {f.native:6.2f} {f.native_dealt:6.2f} {f.stepped:8.2f} {f.stepped_dealt:6.2f} "
            f"{f.copy_ns:4.0f} ns {f.sample_ns:4.0f} ns {f.decisions_per_game:9.1f} "
            f"{100 * f.forced_share:5.1f} %"
        )
    return 0


def measure(case: Measured, seconds: float) -> Figures:
    game = find_game(case.game)
    terms = game.terms(4, {**game.bounded, **case.options})
    luck = fast(1)
    tally = Tally()
    native = best_rate(lambda: native_games(game, terms, luck, tally), seconds)
    games = Tally()
    for number in range(20):
        rollout(game.deal(terms, fast(2, number)), luck, games)
    dealt = game.deal(terms, fast(3))
    figures = Figures(
        case=str(case),
        build=_build.BUILD,
        native=native,
        native_dealt=best_rate(lambda: native_from(dealt, luck), seconds),
        stepped=best_rate(lambda: step(game.deal(terms, luck), luck), seconds),
        stepped_dealt=best_rate(lambda: step(dealt.copy(), luck), seconds),
        copy_ns=1000 / best_rate(lambda: repeat(dealt.copy), seconds),
        sample_ns=1000 / best_rate(sampling(game, terms, luck), seconds),
        decisions_per_game=int(games.decisions) / 20,
        forced_share=int(games.forced) / int(games.decisions),
    )
    figures.copy_in_decisions = figures.copy_ns * figures.native / 1000
    figures.sample_in_decisions = figures.sample_ns * figures.native / 1000
    return figures


def best_rate(act: Callable[[], int], seconds: float, tries: int = 5) -> float:
    """Millions of whatever `act` counts, a second: the best of several tries of `seconds` in all."""
    best = 0.0
    for _ in range(tries):
        count, spent, began = 0, 0.0, time.perf_counter()
        while spent < seconds / tries:
            count += act()
            spent = time.perf_counter() - began
        best = max(best, count / spent / MILLION)
    return best


def native_games(game: Game[Any], terms: Terms, luck: Chance, tally: Tally) -> int:
    before = tally.decisions
    rollout(game.deal(terms, luck), luck, tally)
    return int(tally.decisions - before)


def native_from(dealt: State, luck: Chance) -> int:
    tally = Tally()
    rollout(dealt.copy(), luck, tally)
    return int(tally.decisions)


def step(state: State, luck: Chance) -> int:
    """The loop an interpreted user writes: who, what may he, play it."""
    count = 0
    below = luck.below
    if state.race:
        while state.owing:
            seat = next_actor(state, luck)
            moves = state.moves(seat)
            state.play(seat, moves[below(len(moves))])
            count += 1
        return count
    while seats := state.actors():
        for seat in seats:
            moves = state.moves(seat)
            state.play(seat, moves[below(len(moves))])
        count += len(seats)
    return count


def repeat(act: Callable[[], object], times: int = 200) -> int:
    for _ in range(times):
        act()
    return times


def sampling(game: Game[Any], terms: Terms, luck: Chance) -> Callable[[], int]:
    """Worlds from the middle of a game, as a search draws them: prepared once, drawn often."""
    state = game.deal(terms, fast(4))
    rng = fast(5)
    for _ in range(30):
        seat = next_actor(state, rng)
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])
    worlds = game.worlds(terms, game.knowledge(state, terms, state.actors()[0]))
    return lambda: repeat(lambda: worlds.draw(luck))


def figures_of_build(*, pure: bool, seconds: float) -> list[Figures]:
    """The measurement by a process of its own, which runs the build that is asked for."""
    environment = {**os.environ, "STOLIK_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "stolik", "bench", "engine", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, check=True, env=environment)
    return msgspec.json.decode(done.stdout, type=dict[str, list[Figures]])["figures"]
