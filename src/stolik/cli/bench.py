"""`stolik bench engine`: how fast each game is played, one decision at a time through the contract."""

import argparse
import statistics
import time
from collections.abc import Callable

import msgspec

from stolik import _build
from stolik.cli.output import print_json
from stolik.engine.chance import Chance, fast
from stolik.engine.data import Json
from stolik.engine.errors import DataError
from stolik.engine.registry import find_game, game_ids
from stolik.engine.rollout import Tally, next_actor, rollout
from stolik.engine.state import State
from stolik.engine.worlds import Worlds

MILLION = 1_000_000
TRIES = 5
SEATS = 4
GAMES = 100


class Rate(msgspec.Struct, frozen=True):
    """Millions a second of CPU time: the best of several tries, and their median."""

    best: float
    median: float

    @property
    def nanoseconds(self) -> float:
        return 1000 / self.best


class Figures(msgspec.Struct, frozen=True):
    case: str
    # The native loop over whole games, and from copies of one dealt game.
    native: Rate
    native_dealt: Rate
    # The same two, stepped from interpreted Python.
    stepped: Rate
    stepped_dealt: Rate
    copies: Rate
    samples: Rate
    decisions_per_game: float
    # Of the decisions: those with one legal move only.
    forced_share: float

    @property
    def copy_in_decisions(self) -> float:
        """How many random decisions a copy costs."""
        return self.native.best / self.copies.best

    @property
    def sample_in_decisions(self) -> float:
        return self.native.best / self.samples.best


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


class Loops:
    """What is timed: each of these runs a little, and says how many decisions (copies, samples) it made."""

    def __init__(self, case: Measured) -> None:
        self.game = find_game(case.game)
        self.terms = self.game.terms(SEATS, {**self.game.bounded, **case.options})
        self.luck: Chance = fast(1)
        self.dealt: State = self.game.deal(self.terms, fast(3))
        self.worlds = self.worlds_amid_a_game()

    def native(self) -> int:
        return decisions_of(self.game.deal(self.terms, self.luck), self.luck)

    def native_dealt(self) -> int:
        return decisions_of(self.dealt.copy(), self.luck)

    def stepped(self) -> int:
        return step(self.game.deal(self.terms, self.luck), self.luck)

    def stepped_dealt(self) -> int:
        return step(self.dealt.copy(), self.luck)

    def copies(self) -> int:
        for _ in range(200):
            self.dealt.copy()
        return 200

    def samples(self) -> int:
        """Worlds as a search draws them: prepared once, drawn often."""
        for _ in range(50):
            self.worlds.draw(self.luck)
        return 50

    def worlds_amid_a_game(self, decisions: int = 30) -> Worlds:
        state = self.game.deal(self.terms, fast(4))
        rollout(state, fast(5), Tally(), decisions)
        seat = (state.actors() or [0])[0]
        return self.game.worlds(self.terms, self.game.knowledge(state, self.terms, seat))

    def tally(self) -> Tally:
        """Some whole games, counted: always the same ones."""
        tally = Tally()
        for number in range(GAMES):
            rollout(self.game.deal(self.terms, fast(2, 2 * number)), fast(2, 2 * number + 1), tally)
        return tally


def decisions_of(state: State, luck: Chance) -> int:
    tally = Tally()
    rollout(state, luck, tally)
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


def run(arguments: argparse.Namespace) -> int:
    if not 0.01 <= arguments.seconds <= 60:
        raise DataError("--seconds", f"{arguments.seconds} is not from 0.01 to 60")
    figures = [measure(case, arguments.seconds) for case in cases(arguments.games)]
    if arguments.json:
        print_json({"build": _build.describe(), "figures": figures})
        return 0
    print(f"{_build.describe()}; millions of decisions a second, 4 seats, one core, best of {TRIES} tries")
    print(f"{'':28} native  dealt  stepped  dealt      copy    sample  per game  forced")
    for f in figures:
        print(line(f))
    return 0


def line(f: Figures) -> str:
    return (
        f"{f.case:28} {f.native.best:6.2f} {f.native_dealt.best:6.2f} {f.stepped.best:8.2f} "
        f"{f.stepped_dealt.best:6.2f} {f.copies.nanoseconds:6.0f} ns {f.samples.nanoseconds:6.0f} ns "
        f"{f.decisions_per_game:9.1f} {100 * f.forced_share:5.1f} %"
    )


def measure(case: Measured, seconds: float) -> Figures:
    loops = Loops(case)
    tally = loops.tally()
    return Figures(
        case=str(case),
        native=rate_of(loops.native, seconds),
        native_dealt=rate_of(loops.native_dealt, seconds),
        stepped=rate_of(loops.stepped, seconds),
        stepped_dealt=rate_of(loops.stepped_dealt, seconds),
        copies=rate_of(loops.copies, seconds),
        samples=rate_of(loops.samples, seconds),
        decisions_per_game=int(tally.decisions) / GAMES,
        forced_share=int(tally.forced) / int(tally.decisions),
    )


def rate_of(act: Callable[[], int], seconds: float) -> Rate:
    """Several tries of `seconds` in all."""
    rates = [one_rate(act, seconds / TRIES) for _ in range(TRIES)]
    return Rate(max(rates), statistics.median(rates))


def one_rate(act: Callable[[], int], seconds: float) -> float:
    """Millions of whatever `act` counts, a second of this process's CPU time: other processes matter less."""
    count, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        count += act()
        spent = time.process_time() - began
    return count / spent / MILLION
