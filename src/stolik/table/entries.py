"""The log of a table: one entry for each thing that was done. It is the truth, all else follows from it.

An entry holds what the fold cannot work out itself: chance, time, hashes of tokens. Entries are kept for
years, so a field may be added with a default, and none may change its meaning.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.engine.data import Json
from stolik.table.messages import Phrase, Settings


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="did", kw_only=True):
    """The base: `by` is the member who did it, `cmd` the id of his command; None: the table itself."""

    by: int | None = None
    cmd: str | None = None


class Created(Entry, frozen=True, tag="created", kw_only=True):
    """The first entry. Its maker is member 0, and the owners of reserved seats are the next members."""

    game: str
    options: Json
    components: Json = None
    settings: Settings
    # For each seat: `open`, `reserved` or a level of bot.
    seats: list[str]
    secret: str
    name: str
    token: str
    # The maker's own seat, and its share of the deal.
    seat: int | None = None
    nonce: str | None = None
    # Hashes of what lets others in: to a seat, to watch, to each reserved seat.
    invite: str
    watch: str
    reserved: dict[int, str] = {}


class Joined(Entry, frozen=True, tag="joined", kw_only=True):
    """A new member, numbered by the order of joining."""

    name: str
    token: str
    seat: int | None = None
    nonce: str | None = None
    # A program, not a person.
    robot: bool = False


class Claimed(Entry, frozen=True, tag="claimed", kw_only=True):
    """The owner of a reserved seat has come."""

    name: str
    nonce: str | None = None
    robot: bool = False


class SatDown(Entry, frozen=True, tag="sat", kw_only=True):
    seat: int
    nonce: str | None = None


class StoodUp(Entry, frozen=True, tag="stood", kw_only=True):
    pass


class NonceAdded(Entry, frozen=True, tag="nonce", kw_only=True):
    nonce: str


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True):
    name: str


class SeatSet(Entry, frozen=True, tag="seat", kw_only=True):
    """A bot plays there from now on; None opens the seat, or hands it back to its owner."""

    seat: int
    level: str | None = None


class StoodIn(Entry, frozen=True, tag="stood-in", kw_only=True):
    """A bot plays for the owner, for one move (`once`) or until he is back."""

    seat: int
    level: str
    # `refused`: a program that tried too much that is no move.
    why: Literal["away", "time", "refused"]
    once: bool = False


class TookBack(Entry, frozen=True, tag="took-back", kw_only=True):
    seat: int


class Started(Entry, frozen=True, tag="started", kw_only=True):
    # The rules the game is played by (`snapshots.rules_of`); empty in old logs: the same as ours.
    rules: str = ""


class Played(Entry, frozen=True, tag="played", kw_only=True):
    """A move of this seat; without `by` it was a bot's."""

    seat: int
    move: str
    # The game is over with it: told, for other rules could not find out.
    last: bool = False


class Amended(Entry, frozen=True, tag="amended", kw_only=True):
    seat: int
    move: str


class ClaimRefused(Entry, frozen=True, tag="refused", kw_only=True):
    """A claim in a race that a rule forbade; `freeze`: for so many milliseconds the seat has to wait."""

    seat: int
    move: str
    rule: str
    detail: str = ""
    freeze: int = 0


class TakenBack(Entry, frozen=True, tag="undone", kw_only=True):
    """The last lines of the game were taken back."""

    lines: Annotated[int, Meta(ge=1)]


class AskedUndo(Entry, frozen=True, tag="asked", kw_only=True):
    seat: int
    lines: Annotated[int, Meta(ge=1)]


class Consented(Entry, frozen=True, tag="consented", kw_only=True):
    seat: int
    yes: bool


class Chatted(Entry, frozen=True, tag="chat", kw_only=True):
    phrase: Phrase | None = None
    text: str | None = None


class Kicked(Entry, frozen=True, tag="kicked", kw_only=True):
    """`invite` and `watch` are the hashes of the new invitations: the old ones let nobody in any more."""

    member: int
    invite: str
    watch: str


class HostChanged(Entry, frozen=True, tag="host", kw_only=True):
    member: int


class Invited(Entry, frozen=True, tag="invited", kw_only=True):
    """Hashes of new invitations."""

    invite: str
    watch: str


class SeatReserved(Entry, frozen=True, tag="seat-reserved", kw_only=True):
    """The seat waits for a new member, who has this token's hash and no name yet."""

    seat: int
    token: str


class Muted(Entry, frozen=True, tag="muted", kw_only=True):
    member: int
    muted: bool


class Forgotten(Entry, frozen=True, tag="forgotten", kw_only=True):
    """The member wants his data deleted: name and words are struck out of all earlier entries."""

    member: int


class Reissued(Entry, frozen=True, tag="reissued", kw_only=True):
    member: int
    token: str


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    """Without `by`: nobody who plays is there, or somebody is there again."""

    paused: bool


class Rematched(Entry, frozen=True, tag="rematched", kw_only=True):
    secret: str


class TableClosed(Entry, frozen=True, tag="closed", kw_only=True):
    pass


class Reported(Entry, frozen=True, tag="reported", kw_only=True):
    member: int


class Woke(Entry, frozen=True, tag="woke", kw_only=True):
    """No server kept the table from `since` on: no clock counts that time."""

    since: int


class Upgraded(Entry, frozen=True, tag="upgraded", kw_only=True):
    """The game goes on by other rules than it was begun by, from a position that was kept.

    Without a position it does not go on: seats and people stay, the next game has this secret.
    """

    rules: str
    position: Json = None
    # What each seat had on its clock.
    clock: list[int] | None = None
    secret: str = ""


AnyEntry = (
    Created | Joined | Claimed | SatDown | StoodUp | NonceAdded | Renamed | SeatSet | StoodIn | TookBack
    | Started | Played | Amended | ClaimRefused | TakenBack | AskedUndo | Consented | Chatted
    | Kicked | HostChanged | Invited | SeatReserved | Muted | Forgotten | Reissued
    | Paused | Rematched | TableClosed | Reported | Woke | Upgraded
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
