"""A table without web and disk: a log in memory, minds that are told what to do, viewers that keep all."""

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from stolik.bots.mind import Decision, Question
from stolik.store import Conflict, Entry, NoTable, RowChange, TableRow, Unavailable, Which
from stolik.table import messages
from stolik.table.live import LiveTable
from stolik.table.messages import Answer, Settings
from stolik.table.tables import Opened, Tables

Json = Any
QUICK = Settings(bot_delay=0, countdown=0)


class MemoryStore:
    """What the store promises, in memory. `held` stops appends until it is set; `failing` makes them fail."""

    def __init__(self) -> None:
        self.table_rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.open = asyncio.Event()
        self.open.set()
        self.failing = False

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

    async def rows(self, which: Which | None = None) -> list[TableRow]:
        return list(self.table_rows.values())


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

    def push(self, text: str) -> None:
        self.texts.append(text)

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

    async def join(self, name: str, seat: int | None = None, nonce: str | None = None) -> int:
        number, _ = await self.tables.join(
            self.table, name=name, key=self.opened.invite_key, seat=seat, nonce=nonce
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


def play(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 30))
