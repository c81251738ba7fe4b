"""What clients and a table say to each other: JSON, one object a message. `docs/protocol.md` tells the story.

TypeScript's types are made from these structs, so a page cannot drift from them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolik.engine.record import Ending

PROTOCOL = 1

Json = Any
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{16,128}$")]
Token = Annotated[str, Meta(min_length=8, max_length=100)]
Language = Literal["pl", "en", "de"]
Level = Annotated[str, Meta(min_length=1, max_length=10)]
# What can be said at a table where free text is not allowed.
Phrase = Literal["hello", "thanks", "well-played", "oops", "thinking", "hurry", "again", "bye"]


# -- what a client says ------------------------------------------------------------------------


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The base of all that a client sends."""


class Hello(Said, frozen=True, tag="hello", kw_only=True):
    """The first message of every connection."""

    protocol: int
    # Who it is; a spectator has no token.
    token: Token | None = None
    # What lets a stranger watch a table that is not public: its invitation.
    key: Token | None = None
    # The last number this client has seen, so that it gets what it has missed.
    last: int | None = None
    language: Language = "en"


class Command(Said, frozen=True, kw_only=True):
    """The base of what changes a table. A repeated id gets the first answer."""

    id: Id


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Takes an open seat, or the seat of a bot that the host lets go; `nonce` goes into the deal."""

    seat: int
    nonce: Nonce | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leaves the seat; in a running game a bot goes on."""


class AddNonce(Command, frozen=True, tag="nonce", kw_only=True):
    """This seat's share of the deal; the last one before the start counts."""

    nonce: Nonce


class Rename(Command, frozen=True, tag="rename", kw_only=True):
    """Another name for the sender."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """The host starts the game, when no seat is open."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the same seats, a new commitment; `Start` deals."""


class Play(Command, frozen=True, tag="play", kw_only=True):
    """A move, in the game's notation."""

    move: MoveText


class Amend(Command, frozen=True, tag="amend", kw_only=True):
    """Changes a sealed choice or a standing instruction."""

    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Takes back the sender's last move: at once while it has revealed nothing, otherwise asks the others."""


class Consent(Command, frozen=True, tag="consent", kw_only=True):
    """Answers what somebody has asked of all."""

    yes: bool


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Says a phrase that pages translate, or a text: one of them, as the table's settings allow."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None


class SetSeat(Command, frozen=True, tag="seat", kw_only=True):
    """The host seats a bot or opens the seat; the owner of a seat may lend it to a bot."""

    seat: int
    level: Level | None = None


class TakeBack(Command, frozen=True, tag="take-back"):
    """The owner takes back a seat that a bot plays for him."""


class Kick(Command, frozen=True, tag="kick", kw_only=True):
    """The host: this member leaves and stays out. A public table is private from then on.

    The answer carries new invitations, for the old ones let nobody in any more.
    """

    member: int


class MakeHost(Command, frozen=True, tag="host", kw_only=True):
    """The host hands his role on to another member."""

    member: int


class Invite(Command, frozen=True, tag="invite"):
    """The host wants new invitations; the old ones let nobody in any more. The answer carries both."""


class Reserve(Command, frozen=True, tag="reserve", kw_only=True):
    """The host keeps an open seat for the one who gets its link. The answer carries the seat's token."""

    seat: int


class Mute(Command, frozen=True, tag="mute", kw_only=True):
    """The host: this member says nothing any more, or may speak again."""

    member: int
    muted: bool


class Reissue(Command, frozen=True, tag="reissue", kw_only=True):
    """A new token for a seat's member; the old link claims nothing any more. The answer carries it."""

    member: int


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Stops the clocks and the bots, or lets them go on; anybody who sits may."""

    paused: bool


class Close(Command, frozen=True, tag="close"):
    """The host closes the table: a running game has no places."""


class Report(Command, frozen=True, tag="report", kw_only=True):
    """Tells the host, and nobody else, that this member does not behave."""

    member: int


class Check(Said, frozen=True, tag="check", kw_only=True):
    """Which of these moves are allowed now? Not in a race, where finding out is the game."""

    id: Id
    moves: Annotated[list[MoveText], Meta(max_length=64)]


class Ping(Said, frozen=True, tag="ping"):
    """Answered with `Pong`, for clocks and for connections that die silently."""


FromClient = (
    Hello | Sit | Stand | AddNonce | Rename | Start | Rematch | Play | Amend | Undo | Consent | Chat | SetSeat
    | TakeBack | Kick | MakeHost | Invite | Reserve | Mute | Reissue | Pause | Close | Report | Check | Ping
)  # fmt: skip


# -- what a table looks like -------------------------------------------------------------------


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of the parts of messages: they are always complete."""


class SeatInfo(View, frozen=True, kw_only=True):
    """A seat of the table, as everybody sees it."""

    # `bot` plays in a seat of nobody's or for its owner; `open` waits for somebody.
    kind: Literal["open", "reserved", "person", "bot"]
    # The owner, and what the seat is called: the owner's name or the bot's.
    member: int | None = None
    name: str = ""
    level: str | None = None
    # Whether the owner has a connection; always true for bots.
    here: bool = True
    # Whether its share of the deal has come.
    nonce: bool = False
    # Whether somebody without a seat may sit here.
    free: bool = False
    # Whether a program of its owner plays, and whether the host has muted the owner.
    robot: bool = False
    muted: bool = False


class Guest(View, frozen=True, kw_only=True):
    """A member without a seat who is here."""

    member: int
    name: str
    muted: bool = False


class ClockInfo(View, frozen=True, kw_only=True):
    """`left` in milliseconds as of `at`; those of `running` go down."""

    at: int
    left: list[int]
    running: list[int] = []


class RaceInfo(View, frozen=True, kw_only=True):
    """When the race, or its round, begins, and how long each seat waits: server time in milliseconds."""

    at: int
    frozen: list[int]


class Asked(View, frozen=True, kw_only=True):
    """What somebody has asked of all, and who has not answered yet."""

    what: Literal["undo"]
    seat: int
    waiting_for: list[int]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table goes on, whatever is played there."""

    public: bool = False
    spectators: bool = True
    # None: phrases at a public table, text at one of friends.
    chat: Literal["off", "phrases", "text"] | None = None
    # `live`: while people sit at the table. `slow`: hours or days for a move.
    pace: Literal["none", "per-move", "bank", "slow"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    # What happens when the time of a seat is up: a bot makes this one move, or plays on for it.
    timeout: Literal["move", "bot"] = "move"
    # The level of bot that plays for a person who is away or out of time.
    stand_in: Level = "2"
    # After so many seconds without a connection a bot plays on for a person; None: never.
    grace: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    # Undo after something was revealed, if all agree.
    friendly: bool = True
    # Seconds between the moves of bots, so that people can follow.
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.8
    # Seconds of the countdown before a race.
    countdown: Annotated[int, Meta(ge=0, le=30)] = 3
    # Seconds in which a program that holds a seat must move; then, or when it is gone, a bot plays for it.
    robot_seconds: Annotated[int, Meta(ge=1, le=600)] = 20


class TableInfo(View, frozen=True, kw_only=True):
    """All that is public of a table, apart from the game on it."""

    table: str
    game: str
    options: Json
    components: Json = None
    settings: Settings
    phase: Literal["gathering", "playing", "over", "closed"]
    # Which game of this table it is: 1, and one more with each rematch.
    match: int
    # The rules' revision, and the hash of the table's secret, published before anybody adds a nonce.
    revision: int
    commitment: str
    seats: list[SeatInfo]
    host: int | None
    # Members without a seat who are here, and how many watch without a name.
    others: list[Guest] = []
    watching: int = 0
    paused: bool = False
    clock: ClockInfo | None = None
    asked: Asked | None = None
    race: RaceInfo | None = None


class GameInfo(View, frozen=True, kw_only=True):
    """The game as one viewer sees it."""

    # The game's own view; its type is that game's `View`.
    view: Json
    # The seats that owe a decision.
    owing: list[int]
    # What this viewer may do. None where there are too many to list (use `Check`).
    moves: list[str] | None = []
    amendments: list[str] = []
    # Whether the viewer could take back his last move now without asking anybody.
    can_undo: bool = False
    ending: Ending | None = None


class Me(View, frozen=True, kw_only=True):
    """Who the viewer is; a spectator is nobody."""

    member: int | None = None
    name: str = ""
    seat: int | None = None
    host: bool = False


# -- what a table says -------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="say", kw_only=True):
    """The base of all that the table sends."""


class Welcome(Told, frozen=True, tag="welcome", kw_only=True):
    """Answers `Hello`; a `Snapshot` or the `News` missed follow at once."""

    protocol: int
    server: str
    # The server's clock in milliseconds.
    now: int


class Snapshot(Told, frozen=True, tag="snapshot", kw_only=True):
    """Everything as of `number`."""

    number: int
    me: Me
    table: TableInfo
    game: GameInfo | None = None
    # What this viewer has seen in the game so far, in order, and what was said.
    history: list[dict[str, Json]] = []
    chat: list["Line"] = []


class News(Told, frozen=True, tag="news", kw_only=True):
    """What one entry of the log (or, after a gap, several) changed for this viewer."""

    number: int
    # The events as this viewer may see them, each `{"event": name, field: value, ...}`.
    events: list[dict[str, Json]] = []
    # Only what changed is sent.
    game: GameInfo | None = None
    table: TableInfo | None = None
    me: Me | None = None
    clock: ClockInfo | None = None
    race: RaceInfo | None = None
    chat: list["Line"] = []
    # Since an undo all earlier events are void: the history starts anew with `events`.
    undone: bool = False


class Line(View, frozen=True, kw_only=True):
    """Something said at the table."""

    # -1: nobody's, the house says it.
    member: int
    name: str
    at: int
    # `upgraded`: the game goes on by newer rules, or was ended by them.
    phrase: Phrase | Literal["upgraded"] | None = None
    text: str | None = None
    # A report on this member, which only the host sees.
    about: int | None = None


class Presence(Told, frozen=True, tag="presence", kw_only=True):
    """Who is connected: not part of the log, so it has no number."""

    here: list[bool]
    watching: int
    others: list[Guest] = []


class Problem(View, frozen=True, kw_only=True):
    """Why something was not done. `code` is for programs, `words` are in the client's language."""

    code: str
    words: str
    # The rule that forbids a move.
    rule: str | None = None
    detail: str = ""


class Answer(Told, frozen=True, tag="answer", kw_only=True):
    """To every command and check, once it is durable."""

    id: str
    # The number of the entry it became.
    number: int | None = None
    problem: Problem | None = None
    # For `Check`: what forbids each move, None where it is allowed.
    checked: list[Problem | None] = []
    # For `Reissue` and `Reserve`: what the link of the seat holds.
    token: str | None = None
    # For `Invite` and `Kick`: what the new links hold.
    invite_key: str | None = None
    watch_key: str | None = None


class Pong(Told, frozen=True, tag="pong", kw_only=True):
    now: int


class Bye(Told, frozen=True, tag="bye", kw_only=True):
    """The last message before the server closes a connection, and whether coming back helps."""

    problem: Problem
    again: bool


FromTable = Welcome | Snapshot | News | Presence | Answer | Pong | Bye
