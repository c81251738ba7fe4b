"""A real server on loopback in the event loop of the test: what is in it can be looked at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from stolik.server.run import listen, server_of
from tests.server.inside import Server


class Served(Server):
    """`inside.Server`, and where it listens."""

    port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wire(self, table: str, **more: Any) -> Any:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", compression=None, **more)

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)


Wire = ClientConnection


@asynccontextmanager
async def served(**more: Any) -> AsyncIterator[Served]:
    made = Served(**more)
    ready = asyncio.Event()
    server = server_of(made.site, None, ready.set)
    with listen("127.0.0.1", 0) as listening:
        made.port = listening.getsockname()[1]
        # Its signals stay those of the tests.
        running = asyncio.create_task(server._serve(sockets=[listening]))
        await ready.wait()
        try:
            yield made
        finally:
            server.should_exit = True
            await running
            made.tables.close()
