"""Group commit: one thread writes what many tables append, a batch for each transaction.

While one batch is being synced to disk the next one gathers, so that the cost of a sync is shared by all who
wait. Whoever waits is woken when the transaction is committed, never before.
"""

import asyncio
import queue
import threading

import sqlalchemy as sa

from stolik.store.commit import Committer, Outcome, Work
from stolik.store.database import Database
from stolik.store.rows import Unavailable

# A batch is committed as soon as it has so many works.
BATCH = 1000
# How many works may wait; whoever brings more is held up.
WAITING = 4096


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.committer = Committer(database)
        self.loop = asyncio.get_running_loop()
        self.room = asyncio.Semaphore(WAITING)
        # Brought in this turn of the loop; and turn by turn what waits for the thread, None at the end.
        self.brought: list[Work] = []
        self.works: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        self.closed = False
        # Since the start: transactions, and the works that they carried.
        self.commits = 0
        self.works_done = 0
        self.thread = threading.Thread(target=self.run, name="stolik-store", daemon=True)
        self.thread.start()

    # -- in the event loop ---------------------------------------------------------------------

    async def do(self, work: Work) -> Outcome:
        await self.room.acquire()
        if self.closed:
            self.room.release()
            raise Unavailable("the store is closed")
        work.future = self.loop.create_future()
        if not self.brought:
            self.loop.call_soon(self.hand_over)
        self.brought.append(work)
        return await work.future

    def hand_over(self) -> None:
        """All of a turn at once: the thread would begin with the first one, and all others would wait."""
        for begin in range(0, len(self.brought), BATCH):
            self.works.put(self.brought[begin : begin + BATCH])
        self.brought = []

    async def close(self) -> None:
        """Whatever was brought before is still done."""
        if not self.closed:
            self.closed = True
            self.hand_over()
            self.works.put(None)
        await asyncio.to_thread(self.thread.join)

    def wake(self, batch: list[Work], outcomes: list[Outcome]) -> None:
        self.commits += 1
        self.works_done += len(batch)
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
                self.loop.call_soon_threadsafe(self.wake, batch, self.outcomes(batch))

    def gather(self) -> tuple[list[Work], bool]:
        """Waits for some works and takes what else is there; and whether there will be more."""
        batch: list[Work] = []
        works = self.works.get()
        while works is not None:
            batch += works
            if len(batch) >= BATCH:
                return batch, True
            try:
                works = self.works.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def outcomes(self, batch: list[Work]) -> list[Outcome]:
        """The thread goes on whatever a driver raises."""
        try:
            return self.committer.commit(batch)
        except Exception as error:
            self.committer.forget()
            failed = self.database.unavailable(error) if isinstance(error, sa.exc.DBAPIError) else error
            return [failed] * len(batch)
