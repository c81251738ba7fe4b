"""What the store keeps, and what can go wrong with it."""

from collections.abc import Collection
from typing import Literal

import msgspec

from stolik.engine.errors import StolikError

Phase = Literal["gathering", "playing", "over", "closed"]


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log. Entries are numbered from 1, without gaps."""

    table: str
    seq: int
    # When it was appended, in milliseconds since 1970.
    at: int
    # One line of JSON that only the table box understands.
    body: bytes


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What lists and administrators see of a table without reading its log."""

    id: str
    game: str
    created: int
    phase: Phase = "gathering"
    public: bool = False
    # What lists of tables show: JSON of the table box, opaque here.
    card: bytes = b"{}"
    # Of the last entry: the store knows, whatever is given here.
    updated: int = 0
    last_seq: int = 0


class RowChange(msgspec.Struct, frozen=True, kw_only=True):
    """What an append changes of the table's row, in the same transaction; None stays as it is."""

    phase: Phase | None = None
    public: bool | None = None
    card: bytes | None = None


class Which(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are meant; what is None does not matter."""

    phases: Collection[Phase] | None = None
    public: bool | None = None
    game: str | None = None
    # Nothing was appended since then, in milliseconds since 1970.
    quiet_since: int | None = None


class Archived(msgspec.Struct, frozen=True, kw_only=True):
    """A game whose table is gone."""

    table: str
    # Which game of the table it was.
    match: int
    game: str
    # In milliseconds since 1970.
    ended: int
    # Who may see it, and the record: JSON of the table box, opaque here.
    doors: bytes
    body: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A whole table as of an entry: what its replay begins with."""

    table: str
    seq: int
    body: bytes


class StoreError(StolikError):
    """The store cannot do it, and why."""


class Conflict(StoreError):
    """Somebody else has appended first: read what is new, then try again."""

    def __init__(self, table: str, expected: int, last: int) -> None:
        super().__init__(
            f"table {table}: entry {expected} cannot be appended, the next one is number {last + 1}"
        )
        self.table = table
        self.expected = expected
        self.last = last


class NoTable(StoreError):
    """There is no such table (any more)."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class TableExists(StoreError):
    """A table of this id is there already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is a table {table} already")
        self.table = table


class Unavailable(StoreError):
    """The database failed. Nothing was acknowledged; what was asked may or may not have been done."""


class WrongDatabase(StoreError):
    """What the URL names is no database for Stolik, and why."""
