"""One process that serves tables until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import uvicorn

from stolik.bots.pool import MindPool
from stolik.engine.errors import DataError
from stolik.server.app import make_app
from stolik.server.calls import Site
from stolik.server.connection import MOST_BYTES
from stolik.server.door import Door, Wire
from stolik.server.limits import Limits
from stolik.store import Store
from stolik.table.tables import Tables

# How long connections may take to hear that the server goes down.
GOODBYE_SECONDS = 3
# Garbage is looked for when there are so many new objects: nearly all go by themselves, and soon.
GARBAGE = 10_000


@dataclass(frozen=True)
class Plan:
    """Where to listen, what to keep tables in, and how the world calls this server."""

    host: str
    port: int
    database: str
    base_url: str | None = None
    # After how many quiet days a table is archived; None: never.
    keep_days: int | None = None
    limits: Limits = field(default_factory=Limits)


class Server(uvicorn.Server):
    """Says goodbye to every table before it closes the connections, and ends as if nothing had happened."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.site = site
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What was imported stays: whoever looks for garbage need not go through all of it every time.
        gc.freeze()
        gc.set_threshold(GARBAGE)
        self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.site.tables.say_goodbye()
        if self.site.connections:
            await asyncio.wait(self.site.connections, timeout=GOODBYE_SECONDS)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise DataError("", f"cannot listen at {host} port {port}: {why_not(error)}") from None


def why_not(error: OSError) -> str:
    """What hinders us, and what to choose instead."""
    if error.errno == errno.EADDRINUSE:
        return "another program listens there, maybe Stolik itself; stop it, or choose another --port"
    what = (error.strerror or str(error)).partition(" (while ")[0]
    if error.errno == errno.EACCES:
        return f"{what}; choose another --port, above 1023"
    return f"{what}; choose another --host, an address of this machine"


async def serve(plan: Plan, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until SIGINT or SIGTERM; `ready` is called when requests are answered."""
    store = await Store.open(plan.database)
    try:
        async with MindPool() as minds:
            tables = Tables(store, minds, keep_days=plan.keep_days, allowance=plan.limits.messages)
            await tables.life.begin()
            try:
                await serve_tables(plan, tables, listening, ready)
            finally:
                await tables.life.end()
                await tables.keep_all()
                tables.close()
    finally:
        await store.close()


async def serve_tables(
    plan: Plan, tables: Tables, listening: socket.socket, ready: Callable[[], None]
) -> None:
    await server_of(Site(tables, plan.limits), plan.base_url, ready).serve(sockets=[listening])


def server_of(site: Site, base_url: str | None, ready: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        make_app(site, base_url),
        http=Door,
        ws=Wire,
        ws_per_message_deflate=False,
        # A little more than we allow, so that most of what is too long gets an answer.
        ws_max_size=4 * MOST_BYTES,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return Server(config, site, ready)


def run(plan: Plan, listening: socket.socket, ready: Callable[[], None]) -> None:
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        runner.run(serve(plan, listening, ready))


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:  # there is none for this platform
        return asyncio.new_event_loop
    return uvloop.new_event_loop
