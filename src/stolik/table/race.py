"""What the rules of a race leave to the table: when it begins, and who has to wait."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from stolik.engine.data import Json
from stolik.engine.errors import IllegalMove
from stolik.engine.match import Match
from stolik.engine.state import Event
from stolik.table.messages import RaceInfo, Settings

# By their names the table knows what concerns it, in any race.
ROUND_STARTED = "round-started"
FREEZE_OPTION = "mistake_freeze"
HANDICAP_OPTION = "handicap_seconds"
CLAIM = "place"
# Between rounds people look at the scores: so many countdowns long.
REST = 3


class Judge(Protocol):
    """What a race's state can tell beside the contract: whether a refused claim was merely too late."""

    def overtaken(self, seat: int, move: int) -> bool: ...


class Race:
    """Milliseconds of server time: when the round begins, and until when each seat may do nothing."""

    def __init__(self, settings: Settings, options: Mapping[str, Json], seats: int, at: int) -> None:
        self.countdown = settings.countdown * 1000
        handicaps = options.get(HANDICAP_OPTION) or [0] * seats
        self.handicaps = [int(seconds) * 1000 for seconds in handicaps]
        self.freeze = int(options.get(FREEZE_OPTION) or 0) * 1000
        self.at = at
        self.frozen = [at] * seats
        self.begin(at)

    def begin(self, at: int) -> None:
        """A round is laid out: it begins when the countdown is over."""
        self.at = at + self.countdown
        self.frozen = [self.at + handicap for handicap in self.handicaps]

    def go_on(self, at: int) -> None:
        """Another round is laid out: it begins when people have looked at the scores."""
        self.begin(at + (REST - 1) * self.countdown)

    def hold(self, seat: int, until: int) -> None:
        self.frozen[seat] = max(self.frozen[seat], until)

    def delay(self, milliseconds: int) -> None:
        """The table stood still for so long."""
        self.at += milliseconds
        self.frozen = [until + milliseconds for until in self.frozen]

    def info(self) -> RaceInfo:
        return RaceInfo(at=self.at, frozen=list(self.frozen))


def begins_round(events: Iterable[Event], kinds: Mapping[int, Any]) -> bool:
    return any(kinds[event[0]].name == ROUND_STARTED for event in events)


def freeze_for(race: Race, match: Match, seat: int, text: str) -> int:
    """How long a refused claim holds the seat up; one that somebody overtook does not."""
    if text.lower().split()[:1] != [CLAIM]:
        return 0
    judge: Judge = match.state  # type: ignore[assignment]
    try:
        overtaken = judge.overtaken(seat, match.game.parse(match.state, text))
    except IllegalMove:
        overtaken = False
    return 0 if overtaken else race.freeze
