"""What becomes of a batch of works: one transaction, and an outcome for each."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from stolik.store.bulk import AT_MOST, Row, insert_entries
from stolik.store.database import Database
from stolik.store.rows import Conflict, NoTable, RowChange, StoreError
from stolik.store.schema import entries, tables

# Of how many tables the last entry is remembered.
REMEMBERED = 20_000

# What a work returns, or the error that is raised where it was brought.
Outcome = Any
# The last entry of each table; None where it is not known or the table is not there.
Last = dict[str, int | None]


class Append:
    """Entries for one table, numbered from `expected` on."""

    __slots__ = ("at", "bodies", "change", "expected", "future", "table")

    def __init__(
        self, table: str, expected: int, bodies: Sequence[bytes], at: int, change: RowChange | None
    ) -> None:
        self.table = table
        self.expected = expected
        self.bodies = bodies
        self.at = at
        self.change = change
        self.future: asyncio.Future[Outcome]


class Act:
    """Anything else, done in the batch's transaction; when it raises, only its own changes are undone.

    It may be done twice, when the first transaction has to be rolled back.
    """

    __slots__ = ("act", "future")

    def __init__(self, act: Callable[[sa.Connection], Outcome]) -> None:
        self.act = act
        self.future: asyncio.Future[Outcome]


Work = Append | Act


class Committer:
    def __init__(self, database: Database) -> None:
        self.database = database
        # Of some tables, the last entry as far as we know: where that is right, nothing is looked up.
        self.last: dict[str, int] = {}

    def commit(self, batch: list[Work]) -> list[Outcome]:
        """All of it is durable, or an error is raised and nothing is."""
        appends = [work for work in batch if isinstance(work, Append)]
        acts = [work for work in batch if isinstance(work, Act)]
        last = self.fitting(appends)
        try:
            if acts or not simple(appends, last):
                answers = self.in_steps(appends, acts, last)
            else:
                answers = self.at_once(appends, last)
        except sa.exc.IntegrityError:
            # Another process has appended, or a table is gone: look everything up.
            last = dict.fromkeys(last)
            answers = self.in_steps(appends, acts, last)
        self.remember(last)
        return [answers[work] for work in batch]

    def fitting(self, appends: list[Append]) -> Last:
        """What is remembered of each table, where the first append fits it."""
        last: Last = {}
        for work in appends:
            if work.table not in last:
                known = self.last.get(work.table)
                last[work.table] = known if known == work.expected - 1 else None
        return last

    def at_once(self, appends: list[Append], last: Last) -> dict[Work, Outcome]:
        """One statement, which is a transaction by itself."""
        answers: dict[Work, Outcome] = {work: accept(work, last) for work in appends}
        with self.database.at_once.connect() as connection:
            insert_entries(connection, rows_of(appends, answers))
        return answers

    def in_steps(self, appends: list[Append], acts: list[Act], last: Last) -> dict[Work, Outcome]:
        with self.database.writing.begin() as connection:
            unknown = [table for table, known in last.items() if known is None]
            if unknown:
                last.update(look_up(connection, unknown))
            answers: dict[Work, Outcome] = {work: accept(work, last) for work in appends}
            insert_entries(connection, rows_of(appends, answers))
            for work in appends:
                if work.change is not None and not isinstance(answers[work], StoreError):
                    change_row(connection, work.table, work.change)
            for other in acts:
                answers[other] = act(connection, other)
        return answers

    def remember(self, last: Last) -> None:
        if len(self.last) > REMEMBERED:
            self.last.clear()
        self.last.update({table: seq for table, seq in last.items() if seq is not None})

    def forget(self) -> None:
        """After an error: nothing is sure, and the connection may be broken."""
        self.last.clear()
        self.database.writing.dispose()


def simple(appends: list[Append], last: Last) -> bool:
    """Whether one statement will do."""
    return (
        None not in last.values()
        and all(work.change is None for work in appends)
        and sum(len(work.bodies) for work in appends) <= AT_MOST
    )


def look_up(connection: sa.Connection, wanted: list[str]) -> dict[str, int]:
    """The last entry of those tables that are there, which nobody else can change until we have committed."""
    # Two statements, for on Postgres the second one must see what was committed while the first one waited.
    there = sa.select(tables.c.id).where(tables.c.id.in_(wanted)).order_by(tables.c.id).with_for_update()
    found = dict.fromkeys(connection.execute(there).scalars(), 0)
    newest = sa.select(entries.c.table_id, sa.func.max(entries.c.seq))
    newest = newest.where(entries.c.table_id.in_(found)).group_by(entries.c.table_id)
    for table, seq in connection.execute(newest):
        found[table] = seq
    return found


def accept(work: Append, last: Last) -> int | StoreError:
    """The number of the work's last entry, which is now the last of its table, or why it is refused."""
    known = last[work.table]
    if known is None:
        return NoTable(work.table)
    if work.expected != known + 1:
        return Conflict(work.table, work.expected, known)
    last[work.table] = newest = known + len(work.bodies)
    return newest


def rows_of(appends: list[Append], answers: dict[Work, Outcome]) -> list[Row]:
    return [
        (work.table, seq, work.at, body)
        for work in appends
        if not isinstance(answers[work], StoreError)
        for seq, body in enumerate(work.bodies, start=work.expected)
    ]


def change_row(connection: sa.Connection, table: str, change: RowChange) -> None:
    values = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not None}
    if values:
        connection.execute(tables.update().where(tables.c.id == table).values(values))


def act(connection: sa.Connection, work: Act) -> Outcome:
    try:
        with connection.begin_nested():
            return work.act(connection)
    except StoreError as error:
        return error
