"""How the cost of a replay grows with the record: linear, or with a bend that a series shows."""

import math
import time
from dataclasses import dataclass
from typing import Any

from stolik.engine.chance import fast
from stolik.engine.data import Json
from stolik.engine.game import Game
from stolik.engine.match import Match, replay
from stolik.engine.record import FastStream, Record
from stolik.engine.rollout import next_actor

SIZES = (100, 1_000, 10_000)
TRIES = 5
# With this exponent ten times the moves cost 12.6 times as much.
MOST_EXPONENT = 1.1


@dataclass(frozen=True)
class Series:
    """Seconds for records of so many moves."""

    what: str
    seconds: dict[int, float]

    @property
    def exponent(self) -> float:
        """How cost grows from the middle to the end, past what every replay costs anyway: 1 is linear."""
        (few, less), (many, more) = list(self.seconds.items())[-2:]
        return math.log(more / less) / math.log(many / few)

    @property
    def verdict(self) -> str:
        return "yes" if self.exponent <= MOST_EXPONENT else "**no**"

    def row(self) -> list[str]:
        each = [f"{1e6 * seconds / moves:.1f}" for moves, seconds in self.seconds.items()]
        return [self.what, *each, f"{self.exponent:.2f}", f"≤ {MOST_EXPONENT}", self.verdict]


HEAD = ("µs a move, record of", *(f"{moves:,}" for moves in SIZES), "exponent", "goal", "holds")


def played(game: Game[Any], moves: int, options: dict[str, Json], components: Json = None) -> Record:
    """A record of so many moves; where a game ends before, all is taken back and played anew."""
    match = Match(game, FastStream(1), seats=4, options={**game.bounded, **options}, components=components)
    rng = fast(2)
    for _ in range(moves):
        if not match.running:
            match.undo(len(match.past))
        seat = next_actor(match.state, rng)
        legal = match.state.moves(seat)
        match.play(seat, game.text(match.state, legal[rng.below(len(legal))]))
    return match.record()


def series(what: str, game: Game[Any], options: dict[str, Json], components: Json = None) -> Series:
    return Series(what, {moves: cost(game, played(game, moves, options, components)) for moves in SIZES})


def cost(game: Game[Any], record: Record) -> float:
    """The best of some tries: in seconds of CPU time."""
    return min(once(game, record) for _ in range(TRIES))


def once(game: Game[Any], record: Record) -> float:
    began = time.process_time()
    replay(game, record)
    return time.process_time() - began


def long_components(game: Game[Any]) -> Json:
    """Components that make one game long enough, where the rounds of a game are a component."""
    if "rounds" not in game.default_components:
        return None
    return {**game.default_components, "rounds": 1000}
