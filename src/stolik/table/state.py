"""A table as its log says it: `fold.py` changes it, nobody else does."""

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

import msgspec

from stolik.engine import deal
from stolik.engine.chance import SealedChance
from stolik.engine.data import Json
from stolik.engine.game import Game
from stolik.engine.match import Match
from stolik.engine.record import Amended, Played, SealedStream, sealed_key
from stolik.engine.registry import find_game
from stolik.table.clock import Clock
from stolik.table.messages import Line, Settings
from stolik.table.people import Member, Seat
from stolik.table.race import Race

Phase = Literal["gathering", "playing", "over", "closed"]

# How many of the last entries a client may have missed and still get only these.
GAP = 50
CHAT_LINES = 50
# How far back the table can agree to go, and how many commands are known again when they are repeated.
MOST_UNDONE = 12
REMEMBERED_COMMANDS = 200


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry changed, so that everybody can be told what concerns him."""

    number: int = 0
    # Which part of the game's log of events is new.
    events: tuple[int, int] = (0, 0)
    game: bool = False
    table: bool = False
    # The game's history was cut: it consists of `events` now.
    undone: bool = False
    # Members whose name or role has changed, and those who sit elsewhere now: they need to see anew.
    me: frozenset[int] = frozenset()
    seated: frozenset[int] = frozenset()
    # Everybody needs to see anew.
    fresh: bool = False
    chat: Line | None = None
    clock: bool = False
    race: bool = False


@dataclass(slots=True)
class Asking:
    """A seat wants so many lines of the game taken back, and these have not answered."""

    seat: int
    lines: int
    waiting_for: list[int]


@dataclass(slots=True)
class TableState:
    id: str
    seq: int = 0
    # When the last entry was made.
    at: int = 0
    game_id: str = ""
    options: Json = None
    components: Json = None
    settings: Settings = field(default_factory=Settings)
    phase: Phase = "gathering"
    # Which game of the table it is.
    number: int = 1
    secret: str = ""
    seats: list[Seat] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    host: int | None = None
    invite: str = ""
    watch: str = ""
    match: Match | None = None
    # The game was begun by other rules than ours, so that its moves say nothing to us: there is no `match`.
    foreign: bool = False
    started_at: int = 0
    clock: Clock | None = None
    race: Race | None = None
    asking: Asking | None = None
    # When it was paused, and whether because nobody was there.
    paused_at: int | None = None
    paused_for_nobody: bool = False
    # The last ones. A deque would take as much memory for the first as for the sixtieth.
    chat: list[Line] = field(default_factory=list)
    recent: list[Change] = field(default_factory=list)
    # What each of the last commands became: the entry, and for a refused claim the rule and its detail.
    commands: dict[tuple[int, str], tuple[int, str, str]] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        return find_game(self.game_id)

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def commitment(self) -> str:
        return deal.commitment(bytes.fromhex(self.secret))

    @property
    def running(self) -> bool:
        """Whether moves are made: the game has begun and nobody has stopped it."""
        return self.phase == "playing" and not self.paused

    def live_match(self) -> Match:
        assert self.match is not None, "a table that plays has a game"
        return self.match

    # -- what was last -----------------------------------------------------------------------

    def say(self, line: Line) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_LINES]

    def keep(self, change: Change) -> None:
        self.recent.append(change)
        del self.recent[:-GAP]

    # -- people ------------------------------------------------------------------------------

    def member_of(self, token: str) -> Member | None:
        """Whose token this is, also when he was kicked."""
        wanted = hashed(token)
        return next((member for member in self.members if member.token == wanted), None)

    def owing(self) -> list[int]:
        return self.match.state.actors() if self.match is not None and self.phase == "playing" else []

    def persons(self) -> list[int]:
        """The seats that a person plays himself."""
        return [at for at, seat in enumerate(self.seats) if seat.owner is not None and seat.level is None]

    # -- undo --------------------------------------------------------------------------------

    def own_last_lines(self, seat: int) -> int:
        """How many lines of the game go with the seat's last move; 0: there is none to take back."""
        if self.match is None or self.match.state.race or self.phase != "playing":
            return 0
        count = 0
        for line in reversed(self.match.lines):
            if isinstance(line, Played | Amended):
                count += 1
                if count > len(self.match.past):
                    return 0
                if line.seat == seat:
                    return count
        return 0

    def may_undo_freely(self, seat: int) -> bool:
        """Nobody has acted since, and nobody has learnt anything from it."""
        if self.own_last_lines(seat) != 1:
            return False
        match = self.live_match()
        return not any(match.game.events[event[0]].reveals for event in match.news())


def hashed(token: str) -> str:
    """What is kept of a token or a key: nobody can compute it back."""
    return sha256(token.encode()).hexdigest()


def rules_of(game: Game[Any]) -> str:
    """Equal for rules by which the same moves lead to the same game."""
    return f"{game.revision}-{game.data_hash}"


def new_match(state: TableState, start: Json = None, *more: str) -> Match:
    """The deal follows from the table's secret, what every seat has added, and what `more` there is."""
    nonces = [seat.nonce or "" for seat in state.seats]
    stream = SealedStream(commitment=state.commitment, nonces=[*nonces, *more])
    return Match(
        state.game,
        stream,
        seats=len(state.seats),
        options=state.options,
        components=state.components,
        start=start,
        chance=SealedChance(sealed_key(stream, state.secret)),
    )
