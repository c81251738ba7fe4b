"""The whole web application without a network: what a client sends and gets, byte by byte.

What is told here went through the real application, guard and connections included; only the lowest line,
uvicorn's protocols, is left out.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.types import ASGIApp

from stolik.server.app import make_app
from stolik.server.calls import Site
from stolik.server.limits import Limits
from stolik.store import Store
from stolik.table.messages import PROTOCOL
from stolik.table.tables import Tables
from tests.table.room import MemoryStore, Minds, settle

Json = Any
HOST = ("127.0.0.1", 7265)


class Answer:
    """What a request was answered."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Server:
    """The application over tables of its own; `client` is whom limits count."""

    def __init__(
        self, *, store: Store | None = None, limits: Limits | None = None, base_url: str | None = None
    ) -> None:
        memory: Any = MemoryStore()
        self.store: Any = store or memory
        limits = limits or Limits()
        self.tables = Tables(self.store, Minds(), allowance=limits.messages)
        self.site = Site(self.tables, limits)
        self.app: ASGIApp = make_app(self.site, base_url)

    async def ask(
        self,
        method: str,
        path: str,
        body: Json = None,
        *,
        raw: bytes | None = None,
        key: str | None = None,
        client: str = "192.0.2.1",
        **headers: str,
    ) -> Answer:
        """A request; `raw` is its body as it is sent."""
        if raw is None:
            raw = b"" if body is None else json.dumps(body).encode()
        given = {"host": "localhost:7265", "content-type": "application/json"}
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        if key is not None:
            given["x-stolik-key"] = key
        path, _, query = path.partition("?")
        scope = {**self.scope("http", path, given, client), "method": method, "query_string": query.encode()}
        return await call(self.app, scope, raw)

    def scope(self, kind: str, path: str, headers: dict[str, str], client: str) -> dict[str, Json]:
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "server": HOST,
            "client": (client, 40000),
            "extensions": {"websocket.http.response": {}},
        }

    def connect(self, table: str, *, client: str = "192.0.2.1", **headers: str) -> "Socket":
        given = {"host": "localhost:7265", **headers}
        return Socket(self.app, self.scope("websocket", f"/api/tables/{table}/socket", given, client))

    @asynccontextmanager
    async def seated(self, table: str, **hello: Json) -> AsyncIterator["Socket"]:
        """A connection that has said hello and got everything."""
        socket = self.connect(table)
        socket.greet(**hello)
        await settle()
        try:
            yield socket
        finally:
            await socket.leave()


async def call(app: ASGIApp, scope: dict[str, Json], body: bytes) -> Answer:
    sent: list[Json] = []
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Json:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Json) -> None:
        sent.append(message)

    await app(scope, receive, send)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], headers, b"".join(part.get("body", b"") for part in sent[1:]))


class Socket:
    """A client's end of a WebSocket. While `reading` is cleared it takes nothing that it is sent."""

    def __init__(self, app: ASGIApp, scope: dict[str, Json]) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.texts: list[str] = []
        # The code and reason with which the server has closed the connection.
        self.closed: tuple[int, str] | None = None
        self.reading = asyncio.Event()
        self.reading.set()
        self.task = asyncio.ensure_future(app(scope, self.inbox.get, self.take))

    async def take(self, message: Json) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self.texts.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = (message.get("code", 1000), message.get("reason") or "")

    def say(self, **message: Json) -> None:
        self.send(json.dumps(message))

    def send(self, data: str | bytes) -> None:
        """A text message, or a binary one."""
        kind = "text" if isinstance(data, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: data})

    def greet(self, **hello: Json) -> None:
        self.say(do="hello", protocol=hello.pop("protocol", PROTOCOL), **hello)

    async def leave(self) -> None:
        self.reading.set()
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    @property
    def told(self) -> list[Json]:
        return [json.loads(text) for text in self.texts]

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.told) if message["say"] == kind)

    @property
    def bye(self) -> str | None:
        """Why the server said bye."""
        return next((message["problem"]["code"] for message in self.told if message["say"] == "bye"), None)
