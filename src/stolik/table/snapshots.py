"""What newer rules need to go on with a game that older ones began: its position, kept now and then."""

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from stolik.engine.chance import fast
from stolik.engine.data import Json, plain
from stolik.engine.errors import StolikError
from stolik.engine.record import Record
from stolik.store import Store
from stolik.table.entries import Upgraded
from stolik.table.state import TableState, rules_of

if TYPE_CHECKING:
    from stolik.table.live import LiveTable

logger = logging.getLogger("stolik.table")

# A snapshot is due after so many entries of a game.
EVERY = 50
# Of how many games the records are kept.
MOST_RECORDS = 20


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a table beside its log."""

    # Which game of the table it is, and its position while it runs.
    match: int = 0
    position: Json = None
    clock: list[int] | None = None
    # The games that are over: by other rules nobody could make their records again.
    records: dict[int, Record] = {}


async def read_kept(store: Store, table: str) -> Kept:
    snapshot = await store.latest_snapshot(table)
    return Kept() if snapshot is None else msgspec.json.decode(snapshot.body, type=Kept)


async def upgrade(store: Store, state: TableState) -> Upgraded | None:
    """How a table goes on whose game was begun by other rules than ours."""
    if not state.foreign or state.phase == "closed":
        return None
    kept = await read_kept(store, state.id)
    rules = rules_of(state.game)
    if state.phase == "playing" and kept.match == state.number and fits(state, kept.position):
        return Upgraded(rules=rules, position=kept.position, clock=kept.clock)
    return Upgraded(rules=rules, secret=token_hex(32))


def fits(state: TableState, position: Json) -> bool:
    """Whether our rules know such a position."""
    try:
        game = state.game
        terms = game.terms(len(state.seats), state.options, state.components)
        return position is not None and game.place(terms, position, fast(0)).owing != 0
    except StolikError:
        return False


class Snapshots:
    """Keeps what there is of one table, beside all that its players wait for."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.since = 0
        # Of which game the end needs no keeping any more.
        self.ended = table.state.number if table.state.phase in {"over", "closed"} else 0
        self.task: asyncio.Task[None] | None = None

    def happened(self) -> None:
        """After every entry."""
        state = self.table.state
        self.since += 1
        if state.match is None:
            return
        if state.phase == "playing" and self.since >= EVERY:
            self.keep()
        elif state.phase in {"over", "closed"} and self.ended != state.number:
            self.ended = state.number
            self.keep()

    def keep(self) -> None:
        self.since = 0
        before, state = self.task, self.table.state
        kept = what_to_keep(state)
        self.task = asyncio.create_task(self.write(before, state.id, state.seq, kept))

    async def last(self) -> None:
        """Before the table is let go: nothing of a game that runs is missing."""
        if self.table.state.phase == "playing" and self.table.state.match is not None and self.since:
            self.keep()
        await self.settled()

    async def settled(self) -> None:
        """Nothing is being written any more."""
        if self.task is not None:
            await self.task

    async def write(self, before: "asyncio.Task[None] | None", table: str, seq: int, kept: Kept) -> None:
        if before is not None:
            await before
        try:
            records = (await read_kept(self.table.store, table)).records | kept.records
            lately = dict(sorted(records.items())[-MOST_RECORDS:])
            body = msgspec.json.encode(msgspec.structs.replace(kept, records=lately))
            await self.table.store.keep_snapshot(table, seq, body)
        except StolikError as error:
            # The log is what counts: the next snapshot may be written.
            logger.warning("no snapshot", extra={"table": table, "why": str(error)})


def what_to_keep(state: TableState) -> Kept:
    match = state.live_match()
    if state.phase != "playing":
        return Kept(match=state.number, records={state.number: match.record()})
    clock = None if state.clock is None else list(state.clock.left)
    return Kept(match=state.number, position=plain(match.game.position(match.state)), clock=clock)
