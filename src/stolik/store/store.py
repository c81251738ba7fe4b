"""The store as the rest of Stolik uses it."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from stolik.store.commit import Act, Append
from stolik.store.database import READERS, Database
from stolik.store.queries import (
    find_newest,
    find_records,
    find_row,
    find_rows,
    find_snapshot,
    insert_table,
    last_life,
    put_life,
    put_records,
    put_snapshot,
    read_entries,
    remove_records,
    remove_table,
    rewrite_entries,
    rewrite_record,
)
from stolik.store.rows import Archived, Entry, RowChange, Snapshot, StoreError, TableRow, Unavailable, Which
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
    async def open(cls, url: str, *, make: bool = True, migrate: bool = True) -> "Store":
        """Opens a database, and migrates it where needed: a file, `sqlite:///FILE` or `postgresql://…`.

        With `make`, a file that is not there is made; without `migrate`, one of another version is refused.
        `WrongDatabase` says what is wrong with it.
        """
        database = Database(url)
        try:
            await asyncio.to_thread(database.prepare, make=make, migrate=migrate)
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

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], card: bytes) -> None:
        """Puts other bodies in the place of some entries, and another card: what was there is gone.

        Only for data that somebody wants deleted; the table's snapshot, which may hold it, goes as well.
        """
        await self.writer.do(Act(lambda connection: rewrite_entries(connection, table, bodies, card)))

    async def remove(self, table: str, archived: Sequence[Archived] = ()) -> None:
        """Deletes a table with its log; its games are kept as records, if any are given."""

        def act(connection: sa.Connection) -> None:
            put_records(connection, archived)
            remove_table(connection, table)

        await self.writer.do(Act(act))

    async def remove_records(self, table: str) -> int:
        """Deletes the archived games of a table; how many there were."""
        count: int = await self.writer.do(Act(lambda connection: remove_records(connection, table)))
        return count

    async def rewrite_record(self, record: Archived) -> None:
        """Puts other doors and another body in the place of an archived game's."""
        await self.writer.do(Act(lambda connection: rewrite_record(connection, record)))

    async def live(self, at: int) -> None:
        """Notes that a server was alive then."""
        await self.writer.do(Act(lambda connection: put_life(connection, at)))

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

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that is there."""
        return await self.look(lambda connection: find_newest(connection, tables))

    async def records(self, table: str | None = None) -> list[Archived]:
        """Archived games, of one table or all, in the order in which they ended."""
        return await self.look(lambda connection: find_records(connection, table))

    async def last_life(self) -> int | None:
        """When a server was last known to be alive."""
        return await self.look(last_life)

    async def look(self, reading: Callable[[sa.Connection], T]) -> T:
        """The result of reading in a thread of its own, so that the event loop goes on."""
        if self.writer.closed:
            raise Unavailable("the store is closed")

        def read() -> T:
            with self.database.read() as connection:
                return reading(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)
