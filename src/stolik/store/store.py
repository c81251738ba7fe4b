"""The store as the rest of Stolik uses it."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from stolik.store.commit import Act, Append
from stolik.store.database import READERS, Database
from stolik.store.queries import (
    find_row,
    find_rows,
    find_snapshot,
    insert_table,
    put_snapshot,
    read_entries,
)
from stolik.store.rows import Entry, RowChange, Snapshot, StoreError, TableRow, Unavailable, Which
from stolik.store.writer import Writer

T = TypeVar("T")


class Store:
    """The logs of all tables in one database, for any number of tasks of one event loop.

    When a writing method returns, what it wrote is synced to disk. When it raises `Unavailable`, nothing was
    acknowledged, and the log must be read before it is tried again. A cancelled call may have been done.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="stolik-reader")

    @classmethod
    async def open(cls, url: str, *, make: bool = True) -> "Store":
        """Opens a database, and migrates it where needed: a file, `sqlite:///FILE` or `postgresql://…`.

        With `make`, a file that is not there is made. `WrongDatabase` says what is wrong with it.
        """
        database = Database(url)
        try:
            await asyncio.to_thread(database.prepare, make=make)
        except BaseException:
            database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """What was begun is finished first."""
        await self.writer.close()
        await asyncio.to_thread(self.readers.shutdown)
        self.database.close()

    # -- writing -------------------------------------------------------------------------------

    async def create(self, row: TableRow, bodies: Sequence[bytes] = ()) -> int:
        """A new table with the beginning of its log; the number of its last entry. Raises `TableExists`."""
        last: int = await self.writer.do(Act(lambda connection: insert_table(connection, row, bodies)))
        return last

    async def append(
        self, table: str, expected: int, bodies: Sequence[bytes], at: int, change: RowChange | None = None
    ) -> int:
        """Appends entries, the first one as number `expected`; returns the number of the last one.

        Raises `Conflict` when the next number is another one (somebody else has appended), and `NoTable`.
        """
        if not bodies:
            raise StoreError("an append needs at least one entry")
        last: int = await self.writer.do(Append(table, expected, bodies, at, change))
        return last

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keeps a table's whole state as of entry `seq`; an older snapshot is replaced, a newer one stays."""
        await self.writer.do(Act(lambda connection: put_snapshot(connection, Snapshot(table, seq, body))))

    # -- reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries of a table after number `after`, in order. Raises `NoTable`."""
        return await self.look(lambda connection: read_entries(connection, table, after, limit))

    async def row(self, table: str) -> TableRow:
        """Raises `NoTable`."""
        return await self.look(lambda connection: find_row(connection, table))

    async def rows(self, which: Which | None = None) -> list[TableRow]:
        """Tables, the oldest first."""
        return await self.look(lambda connection: find_rows(connection, which or Which()))

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        return await self.look(lambda connection: find_snapshot(connection, table))

    async def look(self, reading: Callable[[sa.Connection], T]) -> T:
        """The result of reading in a thread of its own, so that the event loop goes on."""
        if self.writer.closed:
            raise Unavailable("the store is closed")

        def read() -> T:
            with self.database.read() as connection:
                return reading(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)
