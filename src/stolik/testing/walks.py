"""Random games to look at on the way: every law asks its question at many positions."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.chance import Chance, fast
from stolik.engine.data import Json
from stolik.engine.game import Game, Terms
from stolik.engine.rollout import next_actor
from stolik.engine.state import Log, State

# A random game of so many decisions has not ended by mere bad luck.
LIMIT = 20_000
ENDLESS = f"a random game did not end within {LIMIT} decisions"
DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")


@dataclass(frozen=True, kw_only=True)
class Case:
    """One way to set a game up; laws run for each."""

    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)
    components: Json = None
    # How many random games a law looks at, and how many decisions deep an enumeration goes.
    games: int = 2
    depth: int = 3

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(part for part in (f"{self.seats}seats", options) if part)

    def terms(self, game: Game[Any]) -> Terms:
        return game.terms(self.seats, {**game.bounded, **self.options}, self.components)

    @property
    def walks(self) -> int:
        return self.games * 10 if DEEP else self.games


def deal(game: Game[Any], case: Case, seed: int, log: Log | None = None) -> tuple[State, Terms]:
    terms = case.terms(game)
    return game.deal(terms, fast(seed), log), terms


def random_move(state: State, rng: Chance) -> tuple[int, int]:
    seat = next_actor(state, rng)
    moves = state.moves(seat)
    assert moves, f"seat {seat} owes a decision and has no move"
    return seat, moves[rng.below(len(moves))]


def walk(game: Game[Any], case: Case, every: int = 1) -> Iterator[tuple[State, Terms]]:
    """Positions of random games: about every so-manieth, at changing distances, and always the last."""
    for seed in range(case.walks):
        state, terms = deal(game, case, seed)
        rng = fast(seed, 1)
        wait = 0
        for _ in range(LIMIT):
            if not state.owing:
                break
            if wait == 0:
                yield state, terms
                wait = 1 + rng.below(2 * every - 1)
            seat, move = random_move(state, rng)
            state.apply(seat, move)
            wait -= 1
        assert not state.owing, ENDLESS
        yield state, terms


def play_out(state: State, rng: Chance, limit: int = LIMIT) -> int:
    """Plays random moves to the end, or so many, and returns how many."""
    count = 0
    while state.owing and count < limit:
        state.apply(*random_move(state, rng))
        count += 1
    return count
