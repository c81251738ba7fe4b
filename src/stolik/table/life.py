"""What a server does for all tables as time passes: lets them sleep, wakes them, archives the old ones."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from stolik.engine.errors import StolikError
from stolik.store import NoTable, TableRow, Which
from stolik.table import office
from stolik.table.listing import read_card
from stolik.table.times import now_ms

if TYPE_CHECKING:
    from stolik.table.live import LiveTable
    from stolik.table.tables import Tables

logger = logging.getLogger("stolik.table")

# Seconds between two looks at all tables, and after how many looks old ones are searched for.
TICK = 5.0
ARCHIVE_EVERY = 720
# Seconds that a table stays in memory after the last viewer has left.
STAY = 60.0
DAY = 86_400_000


class Life:
    """One task beside all tables."""

    def __init__(self, tables: "Tables", keep_days: int | None) -> None:
        self.tables = tables
        self.store = tables.store
        # After how many days of quiet a table is archived; None: never.
        self.keep_days = keep_days
        # When something is due at tables that sleep.
        self.asleep: dict[str, int] = {}
        self.task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Notes when a server was alive last, so that no clock counts the time since then."""
        self.tables.alive_before = await self.store.last_life()
        self.tables.began = now_ms()
        await self.store.live(self.tables.began)
        self.task = asyncio.create_task(self.run())

    async def end(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.task = None

    async def run(self) -> None:
        await self.survive(self.wake_slow())
        looks = 0
        while True:
            if looks % ARCHIVE_EVERY == 0 and self.keep_days is not None:
                await self.survive(self.archive_old(self.keep_days))
            await asyncio.sleep(TICK)
            looks += 1
            await self.survive(self.look())

    async def survive(self, doing: Awaitable[object]) -> None:
        """What fails now, a database or one broken table, may work at the next look."""
        try:
            await doing
        except StolikError as error:
            logger.warning("housekeeping failed", extra={"why": str(error)})
        except Exception:
            logger.exception("housekeeping failed")

    async def wake_slow(self) -> None:
        """Clocks of slow tables run though nobody is there: somebody has to see when they run out."""
        for row in await self.store.rows(Which(phases=["playing"])):
            if read_card(row.card).settings.pace == "slow":
                await self.survive(self.tables.find(row.id))

    async def look(self) -> None:
        await self.store.live(now_ms())
        await self.follow_others()
        for name in [name for name, due in self.asleep.items() if due <= now_ms()]:
            del self.asleep[name]
            await self.survive(self.tables.find(name))
        await self.let_sleep()

    async def follow_others(self) -> None:
        """What other processes did: administrators, other servers on the same database."""
        live = dict(self.tables.live)
        newest = await self.store.newest(live)
        for name, table in live.items():
            if name not in newest:
                self.tables.drop(name, "table-unknown")
            elif newest[name] > table.state.seq:
                await table.follow()

    async def let_sleep(self) -> None:
        since = asyncio.get_running_loop().time() - STAY
        for name, table in list(self.tables.live.items()):
            if table.may_sleep(since):
                await table.snapshots.last()
            if table.may_sleep(since):
                self.let_one_sleep(name, table)

    def let_one_sleep(self, name: str, table: "LiveTable") -> None:
        due = table.keeper.next_due()
        if due is not None:
            self.asleep[name] = due
        table.close()
        del self.tables.live[name]

    # -- old tables ----------------------------------------------------------------------------

    async def archive_old(self, days: int) -> None:
        for row in await self.store.rows(Which(quiet_since=now_ms() - days * DAY)):
            if row.id not in self.tables.live:
                await self.survive(self.archive(row))

    async def archive(self, row: TableRow) -> None:
        """The table is gone; its games stay as records. One that nobody plays any more is closed first."""
        try:
            games = await office.archive(self.store, row.id)
        except NoTable:
            return
        self.tables.drop(row.id, "table-unknown")
        logger.info("archived", extra={"table": row.id, "games": games})
