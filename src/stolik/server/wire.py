"""Bodies of HTTP requests and answers; `stolik.table.messages` has those of the WebSocket."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.table.messages import Json, Level, Name, Nonce, SeatInfo, Settings, Token


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The base of what a client posts."""


class NewTable(Body, frozen=True, kw_only=True):
    game: str
    # For each seat: `open`, `reserved` (invited by a link of its own), or a level of bot. The maker takes
    # the first open one.
    seats: Annotated[list[Level], Meta(min_length=1, max_length=10)]
    options: dict[str, Json] = {}
    components: Json = None
    # An owner's own board, as a board file says it, for games with a board: it takes the place of the box's.
    board: Json = None
    settings: Settings = Settings()
    name: Name
    nonce: Nonce | None = None
    # Without a seat: for a big screen, or to let bots play.
    watch: bool = False


class Join(Body, frozen=True, kw_only=True):
    name: Name
    # The invitation of a table that is not public.
    key: Token | None = None
    # None: the first open seat, or none if all are taken.
    seat: int | None = None
    nonce: Nonce | None = None
    # A program that plays by itself: it has `robot_seconds` for each move.
    robot: bool = False


class Claim(Body, frozen=True, kw_only=True):
    """Who holds a token is its member, in any browser; a reserved seat gets its name and nonce here."""

    token: Token
    name: Name | None = None
    nonce: Nonce | None = None
    robot: bool = False


class MyTable(Body, frozen=True, kw_only=True):
    table: str
    token: Token


class MyTables(Body, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Forget(Body, frozen=True, kw_only=True):
    """A person wants to be deleted from these tables: name, words and place."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what the server answers: always complete."""


class Joined(Reply, frozen=True, kw_only=True):
    table: str
    member: int
    name: str
    token: str
    seat: int | None = None
    # Of a new table only: what lets others in.
    invite_key: str | None = None
    watch_key: str | None = None
    # For each reserved seat, its own token.
    reserved: dict[str, str] = {}


class TableCard(Reply, frozen=True, kw_only=True):
    """What the list of tables and an invitation show."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "playing", "over", "closed"]
    seats: list[SeatInfo]
    options: Json
    settings: Settings
    host: str | None = None
    commitment: str = ""


class MyTurn(Reply, frozen=True, kw_only=True):
    """One of a person's tables, and whether it waits for him."""

    table: str
    game: str
    phase: Literal["gathering", "playing", "over", "closed"]
    waiting_for_me: bool
    names: list[str]


class Forgotten(Reply, frozen=True, kw_only=True):
    """The tables from which the person was deleted."""

    tables: list[str]


class Health(Reply, frozen=True, kw_only=True):
    status: Literal["ok"]
    version: str
    engine: str


class GameCard(Reply, frozen=True, kw_only=True):
    id: str
    title: str
    seats: list[int]
    options: Json
    revision: int
    # Levels of bots and their names.
    bots: dict[str, str]
    race: bool = False
    # Whether an owner's own board can be handed in.
    board: bool = False


class RuleText(Reply, frozen=True, kw_only=True):
    """An entry of a rule book in one language."""

    id: str
    kind: str
    words: str
    section: str = ""


class Refusal(Reply, frozen=True, kw_only=True):
    code: str
    words: str
