"""The interface of a mind: knowledge in, move out, before the deadline, and it can be interrupted."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from stolik.engine.chance import fast
from stolik.engine.data import Json
from stolik.engine.errors import DataError
from stolik.engine.game import Terms
from stolik.engine.registry import find_game

Stopped = Callable[[], bool]
# Of a question's seed: apart from the stream that the mind itself chooses by.
PACE_STREAM = 1


class Question(msgspec.Struct, frozen=True):
    """All that a mind gets: JSON that may cross to another process or machine."""

    game: str
    terms: Terms
    seat: int
    knowledge: Json
    # The legal moves, as text.
    moves: list[str]
    # Where the mind's own luck comes from: equal questions get equal answers.
    seed: int
    # Seconds it may think.
    seconds: float = 1.0


class Decision(msgspec.Struct, frozen=True):
    """What a mind has made up its mind to do."""

    move: str
    # How long a person of its skill takes to do it: in a race a bot is no quicker than that.
    pace: float


@dataclass
class Clock:
    """When to stop thinking: the time is up, or somebody interrupted."""

    seconds: float
    interrupted: Stopped = field(default=lambda: False)

    def __post_init__(self) -> None:
        self.until = time.monotonic() + self.seconds

    def stop(self) -> bool:
        return time.monotonic() >= self.until or self.interrupted()


class Mind:
    """Decides for one seat. `choose` returns one of the question's moves, soon after the clock says stop."""

    name: str
    # How quick it is in a race, from 0 to 1.
    skill: float

    def choose(self, question: Question, clock: Clock) -> str:
        raise NotImplementedError

    def decide(self, question: Question, interrupted: Stopped = lambda: False) -> str:
        if not question.moves:
            raise DataError("moves", "a mind needs at least one move to choose from")
        if len(question.moves) == 1:
            return question.moves[0]
        return self.choose(question, Clock(question.seconds, interrupted))


def paced(mind: Mind, question: Question, interrupted: Stopped = lambda: False) -> Decision:
    """The mind's move, and the seconds after which it may make it in a race."""
    move = mind.decide(question, interrupted)
    game = find_game(question.game)
    luck = fast(question.seed, PACE_STREAM)
    return Decision(move, game.pace(game.read_knowledge(question.knowledge), move, mind.skill, luck))
