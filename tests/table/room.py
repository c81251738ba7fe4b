"""A table without web and disk: a log in memory, minds that are told what to do, viewers that keep all."""

import asyncio
import itertools
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from stolik.bots.mind import Decision, Question
from stolik.store import Archived, Conflict, Entry, NoTable, RowChange, Snapshot, TableRow, Unavailable, Which
from stolik.table import bots, keeper, life, live, messages
from stolik.table import tables as tables_module
from stolik.table.live import LiveTable
from stolik.table.messages import Answer, Settings
from stolik.table.tables import Opened, Tables

Json = Any
QUICK = Settings(bot_delay=0, countdown=0)


class Hours:
    """Server time as a test wants it; nothing waits for it in earnest."""

    def __init__(self) -> None:
        self.now = 1_000_000

    async def pass_by(self, room: "Room", milliseconds: int) -> None:
        """So much later, with all that was due in between done at the end of it."""
        self.now += milliseconds
        room.table.keeper.look()
        await settle()


@contextmanager
def hours() -> Iterator[Hours]:
    made = Hours()
    with pytest.MonkeyPatch.context() as patch:
        for module in (live, keeper, bots, life, tables_module):
            patch.setattr(module, "now_ms", lambda: made.now)
        yield made


async def settle() -> None:
    """Lets everything happen that waits for nothing."""
    for _ in range(40):
        await asyncio.sleep(0)
    await asyncio.sleep(0.002)
    for _ in range(40):
        await asyncio.sleep(0)


class MemoryStore:
    """What the store promises, in memory. `held` stops appends until it is set; `failing` makes them fail."""

    def __init__(self) -> None:
        self.table_rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.open = asyncio.Event()
        self.open.set()
        self.failing = False
        self.archive: list[Archived] = []
        self.life: int | None = None
        self.snapshots: dict[str, Snapshot] = {}

    async def create(self, row: TableRow, bodies: Sequence[bytes] = ()) -> int:
        self.table_rows[row.id] = row
        self.logs[row.id] = []
        return self.put(row.id, bodies, row.created)

    async def append(
        self, table: str, expected: int, bodies: Sequence[bytes], at: int, change: RowChange | None = None
    ) -> int:
        await self.open.wait()
        if self.failing:
            raise Unavailable("the disk is full")
        last = len(self.logs[table])
        if expected != last + 1:
            raise Conflict(table, expected, last)
        if change is not None:
            given = {
                name: value for name, value in msgspec.structs.asdict(change).items() if value is not None
            }
            self.table_rows[table] = msgspec.structs.replace(self.table_rows[table], **given)
        return self.put(table, bodies, at)

    def put(self, table: str, bodies: Sequence[bytes], at: int) -> int:
        log = self.logs[table]
        log += [Entry(table, len(log) + number, at, body) for number, body in enumerate(bodies, start=1)]
        return len(log)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        if table not in self.logs:
            raise NoTable(table)
        return self.logs[table][after:][:limit]

    async def row(self, table: str) -> TableRow:
        if table not in self.table_rows:
            raise NoTable(table)
        return self.table_rows[table]

    async def rows(self, which: Which | None = None) -> list[TableRow]:
        which = which or Which()
        rows = [
            msgspec.structs.replace(row, updated=self.logs[row.id][-1].at) for row in self.table_rows.values()
        ]
        return [
            row
            for row in rows
            if (which.phases is None or row.phase in which.phases)
            and (which.quiet_since is None or row.updated < which.quiet_since)
        ]

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        return {name: len(self.logs[name]) for name in tables if name in self.logs}

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], card: bytes) -> None:
        for seq, body in bodies.items():
            self.logs[table][seq - 1] = msgspec.structs.replace(self.logs[table][seq - 1], body=body)
        self.table_rows[table] = msgspec.structs.replace(self.table_rows[table], card=card)
        self.snapshots.pop(table, None)

    async def remove(self, table: str, archived: Sequence[Archived] = ()) -> None:
        if table not in self.logs:
            raise NoTable(table)
        del self.logs[table], self.table_rows[table]
        self.archive += archived

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        self.snapshots[table] = Snapshot(table, seq, body)

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        return self.snapshots.get(table)

    async def records(self, table: str | None = None) -> list[Archived]:
        return [record for record in self.archive if table in {None, record.table}]

    async def rewrite_record(self, record: Archived) -> None:
        self.archive = [
            record if (one.table, one.match) == (record.table, record.match) else one for one in self.archive
        ]

    async def live(self, at: int) -> None:
        self.life = at

    async def last_life(self) -> int | None:
        return self.life


class Minds:
    """Chooses the first move, or what `choose` says; `gate` holds all thoughts up."""

    def __init__(self, choose: Callable[[Question], str] = lambda question: question.moves[0]) -> None:
        self.choose = choose
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[tuple[str, Question]] = []
        self.pace = 0.0

    async def decide_with_pace(self, level: str, question: Question) -> Decision:
        self.asked.append((level, question))
        await self.gate.wait()
        return Decision(self.choose(question), self.pace)


class Watcher:
    """A viewer that keeps what it is told, decoded; `texts` are the very bytes."""

    def __init__(self, member: int | None) -> None:
        self.member = member
        self.texts: list[str] = []
        self.dismissed: str | None = None

    def push(self, text: bytes) -> None:
        self.texts.append(text.decode())

    def dismiss(self, code: str, *, again: bool = False) -> None:
        self.dismissed = code

    @property
    def told(self) -> list[dict[str, Json]]:
        return [msgspec.json.decode(text) for text in self.texts]

    def news(self) -> list[dict[str, Json]]:
        return [message for message in self.told if message["say"] == "news"]


class Room:
    """One table and its people."""

    def __init__(self, tables: Tables, table: LiveTable, opened: Opened) -> None:
        self.tables = tables
        self.table = table
        self.opened = opened
        self.ids = itertools.count()

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def store(self) -> MemoryStore:
        store: Any = self.tables.store
        assert isinstance(store, MemoryStore)
        return store

    def watch(self, member: int | None = None, last: int | None = None) -> Watcher:
        watcher = Watcher(member)
        self.table.attach(watcher, last)
        return watcher

    async def join(
        self, name: str, seat: int | None = None, nonce: str | None = None, *, robot: bool = False
    ) -> int:
        number, _ = await self.tables.join(
            self.table, name=name, key=self.opened.invite_key, seat=seat, nonce=nonce, robot=robot
        )
        return number

    async def do(self, member: int, command: type[messages.Command], /, **fields: Json) -> Answer:
        fields.setdefault("id", f"t{next(self.ids)}")
        return await self.table.obey(member, command(**fields), "en")

    async def must(self, member: int, command: type[messages.Command], /, **fields: Json) -> Answer:
        answer = await self.do(member, command, **fields)
        assert answer.problem is None, answer.problem
        return answer

    async def refused(self, member: int, command: type[messages.Command], /, **fields: Json) -> str:
        """The code of the refusal; nothing may have happened."""
        before = len(self.store.logs[self.state.id])
        answer = await self.do(member, command, **fields)
        assert answer.problem is not None
        assert len(self.store.logs[self.state.id]) == before
        return answer.problem.code

    async def until(self, condition: Callable[[], object]) -> None:
        for _ in range(5000):
            if condition():
                return
            await asyncio.sleep(0.001)
        raise AssertionError("it never happened")


async def open_room(
    seats: Sequence[str] = ("open", "open"),
    game: str = "x-bierze",
    settings: Settings = QUICK,
    minds: Minds | None = None,
    **more: Json,
) -> Room:
    """A table made by Ania, who takes the first open seat."""
    store: Any = MemoryStore()
    tables = Tables(store, minds or Minds())
    opened = await tables.create(game, list(seats), name="Ania", settings=settings, **more)
    return Room(tables, await tables.find(opened.table), opened)


async def playing_room(**more: Json) -> Room:
    """Ania and Bartek play."""
    room = await open_room(**more)
    await room.join("Bartek")
    await room.must(0, messages.Start)
    return room


def play(scene: Callable[[], Coroutine[Any, Any, None]], seconds: float = 30) -> None:
    asyncio.run(asyncio.wait_for(scene(), seconds))
