"""Group commit: one thread writes what many tables append, a batch for each transaction.

While one batch is being synced to disk the next one gathers, so that the cost of a sync is shared by all who
wait. Whoever waits is woken when the transaction is committed, never before.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from stolik.store.database import Database
from stolik.store.rows import Conflict, NoTable, RowChange, StoreError, Unavailable
from stolik.store.schema import entries, tables

# A batch is committed at the latest when it has so many works.
BATCH = 1000
# How many works may wait; whoever brings more is held up.
WAITING = 4096
# Of how many tables the writer remembers the last entry.
REMEMBERED = 20_000

Outcome = Any
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
    """Anything else, done in the batch's transaction; when it raises, only its own changes are undone."""

    __slots__ = ("act", "future")

    def __init__(self, act: Callable[[sa.Connection], Outcome]) -> None:
        self.act = act
        self.future: asyncio.Future[Outcome]


Work = Append | Act


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self.room = asyncio.Semaphore(WAITING)
        self.works: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        # Of some tables, the last entry as far as we know: where that is right, nothing is looked up.
        self.last: dict[str, int] = {}
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="stolik-store", daemon=True)
        self.thread.start()

    # -- in the event loop ---------------------------------------------------------------------

    async def do(self, work: Work) -> Outcome:
        await self.room.acquire()
        if self.closed:
            self.room.release()
            raise Unavailable("the store is closed")
        work.future = self.loop.create_future()
        self.works.put(work)
        return await work.future

    async def close(self) -> None:
        """Whatever was brought before is still done."""
        if not self.closed:
            self.closed = True
            self.works.put(None)
        await asyncio.to_thread(self.thread.join)

    def wake(self, batch: list[Work], outcomes: list[Outcome]) -> None:
        for work, outcome in zip(batch, outcomes, strict=True):
            self.room.release()
            if work.future.done():  # whoever waited has been cancelled
                continue
            if isinstance(outcome, BaseException):
                work.future.set_exception(outcome)
            else:
                work.future.set_result(outcome)

    # -- in the writer's thread ----------------------------------------------------------------

    def run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self.gather()
            if batch:
                outcomes = self.outcomes(batch)
                self.loop.call_soon_threadsafe(self.wake, batch, outcomes)

    def gather(self) -> tuple[list[Work], bool]:
        """Waits for one work and takes what else is there; and whether there will be more."""
        batch: list[Work] = []
        work = self.works.get()
        while work is not None:
            batch.append(work)
            if len(batch) == BATCH:
                return batch, True
            try:
                work = self.works.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def outcomes(self, batch: list[Work]) -> list[Outcome]:
        """What becomes of each work: its result, or the error that is raised where it was brought."""
        try:
            try:
                return self.commit(batch, trusting=True)
            except sa.exc.IntegrityError:
                # Another process has appended, or a table is gone.
                return self.commit(batch, trusting=False)
        except Exception as error:
            # The thread goes on whatever a driver raises: with a new connection, remembering nothing.
            self.database.writing.dispose()
            self.last.clear()
            failed = self.database.unavailable(error) if isinstance(error, sa.exc.DBAPIError) else error
            return [failed] * len(batch)

    def commit(self, batch: list[Work], *, trusting: bool) -> list[Outcome]:
        """One transaction; `trusting` what is remembered of the tables' logs, where it fits."""
        appends = [work for work in batch if isinstance(work, Append)]
        acts = [work for work in batch if isinstance(work, Act)]
        with self.database.writing.begin() as connection:
            last = self.last_of(connection, appends, trusting=trusting)
            answers: dict[Work, Outcome] = {work: accept(work, last) for work in appends}
            insert(connection, [work for work in appends if not isinstance(answers[work], StoreError)])
            for work in acts:
                answers[work] = act(connection, work)
        self.remember(last)
        return [answers[work] for work in batch]

    def last_of(self, connection: sa.Connection, appends: list[Append], *, trusting: bool) -> Last:
        """The last entry of each table, as remembered where the first append fits it, else looked up."""
        last: Last = {}
        for work in appends:
            if work.table not in last:
                known = self.last.get(work.table) if trusting else None
                last[work.table] = known if known == work.expected - 1 else None
        doubtful = [table for table, known in last.items() if known is None]
        if doubtful:
            last.update(look_up(connection, doubtful))
        return last

    def remember(self, last: Last) -> None:
        if len(self.last) > REMEMBERED:
            self.last.clear()
        self.last.update({table: seq for table, seq in last.items() if seq is not None})


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


def insert(connection: sa.Connection, appends: list[Append]) -> None:
    rows = [
        {"table_id": work.table, "seq": work.expected + number, "at": work.at, "body": body}
        for work in appends
        for number, body in enumerate(work.bodies)
    ]
    if rows:
        connection.execute(entries.insert(), rows)
    for work in appends:
        if work.change is not None:
            change_row(connection, work.table, work.change)


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
