"""A table from a program of yours: join it, look at it, play. `docs/protocol.md` describes the wire.

table = await join("http://127.0.0.1:7265", "0f3a…", name="Robot", key="…")
async with table:
    async for moves in table.turns():
        await table.play(moves[0])
"""

import asyncio
import itertools
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from secrets import token_hex
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik.engine.errors import StolikError

PROTOCOL = 1
Json = Any


class Refused(StolikError):
    """The server's answer to what it did not do: `code` for programs, the words for people."""

    def __init__(self, problem: dict[str, Json]) -> None:
        super().__init__(f"{problem['code']}: {problem['words']}")
        self.code = str(problem["code"])
        self.rule = problem.get("rule")


async def request(url: str, body: Json = None, *, key: str | None = None, language: str = "en") -> Json:
    """Asks the server over HTTP: a POST where there is a body."""
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    if key is not None:
        headers["X-Stolik-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, headers)
    return await asyncio.to_thread(fetch, asked)


def fetch(asked: urllib.request.Request) -> Json:
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(json.load(error)) from None


async def create(server: str, game: str, seats: list[str], name: str, **more: Json) -> "Table":
    """A new table and its first seat; `more` is what else `NewTable` holds."""
    body = {"game": game, "seats": seats, "name": name, **more}
    return Table(server, await request(f"{server}/api/tables", body))


async def join(server: str, table: str, name: str, **more: Json) -> "Table":
    """A seat at a table that is there; `more` is what else `Join` holds, above all `key`."""
    return Table(server, await request(f"{server}/api/tables/{table}/join", {"name": name, **more}))


async def claim(server: str, table: str, token: str) -> "Table":
    """The seat whose token this is."""
    return Table(server, await request(f"{server}/api/tables/{table}/claim", {"token": token}))


def watch(server: str, table: str, key: str | None = None) -> "Table":
    """A look at a table, without a seat."""
    return Table(server, {"table": table, "key": key})


class Table:
    """A connection to a table. `joined` is the server's answer to joining: keep its token to come back."""

    def __init__(self, server: str, joined: dict[str, Json]) -> None:
        self.server = server
        self.joined = joined
        # As of the last message: the last entry's number, the table, the game, who we are, what happened.
        self.number = 0
        self.seen = 0
        self.table: dict[str, Json] = {}
        self.game: dict[str, Json] | None = None
        self.me: dict[str, Json] = {}
        self.history: list[dict[str, Json]] = []
        self.chat: list[dict[str, Json]] = []
        self.bye: dict[str, Json] | None = None
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.changed = asyncio.Condition()
        # No two connections of a member may use the same ids: a repeated one only gets its first answer.
        self.prefix = token_hex(4)
        self.ids = itertools.count(1)
        self.answers: dict[str, asyncio.Future[dict[str, Json]]] = {}

    # -- connecting ----------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connects, or connects again: then the server tells what was missed."""
        url = f"ws{self.server.removeprefix('http')}/api/tables/{self.joined['table']}/socket"
        self.socket = await connect(url, max_size=None, compression=None)
        self.bye = None
        hello: dict[str, Json] = {"do": "hello", "protocol": PROTOCOL}
        hello |= {name: self.joined[name] for name in ("token", "key") if self.joined.get(name)}
        if self.number:
            hello["last"] = self.number
        await self.say(hello)
        before = self.number
        self.listening = asyncio.create_task(self.listen())
        await self.until(lambda: self.number > before or bool(self.table) or self.over)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def say(self, message: dict[str, Json]) -> None:
        assert self.socket is not None, "connect first"
        await self.socket.send(json.dumps(message))

    async def listen(self) -> None:
        assert self.socket is not None, "connect first"
        try:
            async for text in self.socket:
                self.take(json.loads(text))
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            await self.hang_up()

    async def hang_up(self) -> None:
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the connection was closed"))
        self.answers.clear()
        self.bye = self.bye or {"problem": {"code": "closed", "words": "the connection was closed"}}
        async with self.changed:
            self.changed.notify_all()

    # -- what the table says -------------------------------------------------------------------

    def take(self, message: dict[str, Json]) -> None:
        match message["say"]:
            case "snapshot":
                self.number = message["number"]
                self.game = message.get("game")
                self.me, self.table = message["me"], message["table"]
                self.history = message.get("history", [])
                self.chat = message.get("chat", [])
            case "news":
                self.take_news(message)
            case "answer":
                waiting = self.answers.pop(message["id"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case "bye":
                self.bye = message

    def take_news(self, news: dict[str, Json]) -> None:
        self.number = news["number"]
        if news.get("undone"):
            self.history = []
        self.history += news.get("events", [])
        self.chat += news.get("chat", [])
        self.game = news.get("game", self.game)
        self.table = news.get("table", self.table)
        self.me = news.get("me", self.me)
        for part in ("clock", "race"):
            if part in news:
                self.table[part] = news[part]

    # -- what we say ---------------------------------------------------------------------------

    async def do(self, what: str, **fields: Json) -> dict[str, Json]:
        """A command; returns the answer, or raises `Refused`."""
        answer = await self.ask(what, **fields)
        if answer.get("problem"):
            raise Refused(answer["problem"])
        return answer

    async def ask(self, what: str, **fields: Json) -> dict[str, Json]:
        """A command or a check and its answer, whatever it says."""
        said = {"do": what, "id": f"{self.prefix}-{next(self.ids)}", **fields}
        waiting = self.answers[said["id"]] = asyncio.get_running_loop().create_future()
        await self.say(said)
        answer: dict[str, Json] = await waiting
        return answer

    async def play(self, move: str) -> dict[str, Json]:
        return await self.do("play", move=move)

    # -- waiting -------------------------------------------------------------------------------

    async def until(self, condition: Any) -> None:
        """Until the condition, asked after every message, is true."""
        async with self.changed:
            await self.changed.wait_for(condition)

    @property
    def over(self) -> bool:
        return self.bye is not None or self.table.get("phase") in {"over", "closed"}

    @property
    def moves(self) -> list[str]:
        """What we may play now."""
        return (self.game or {}).get("moves") or []

    async def turns(self) -> AsyncIterator[list[str]]:
        """Our moves whenever we have a choice to make, until the game is over."""
        while True:
            await self.until(lambda: self.moves or self.over)
            if self.over:
                return
            self.seen = self.number
            yield self.moves
            if self.number == self.seen:
                # Whoever did nothing is asked again only when something has changed.
                await self.until(lambda: self.number != self.seen or self.over)
