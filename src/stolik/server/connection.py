"""A WebSocket at a table: hello, then commands in and news out."""

import asyncio
import logging
from typing import Any, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import stolik
from stolik.engine.errors import StolikError
from stolik.server.calls import Site
from stolik.server.door import WIRE, Wire
from stolik.server.metrics import Metrics
from stolik.table import messages
from stolik.table.bucket import Allowance, Bucket
from stolik.table.live import LiveTable, encoded
from stolik.table.messages import Answer, Bye, Check, Command, Hello, Ping, Pong, Problem, Welcome
from stolik.table.problems import Refused, problem_of, words_for
from stolik.table.tables import Tables, may_watch
from stolik.table.times import now_ms

logger = logging.getLogger("stolik.server")

MOST_BYTES = 4096
# Messages that come quicker than a client's allowance have to wait; whoever goes on for so many messages in a
# row without waiting for an answer is sent away.
MOST_HELD_UP = 200
HELLO_SECONDS = 10.0
# What waits for a slow reader before it gets a snapshot instead, and how long one message may take.
OUTBOX = 128
SEND_SECONDS = 20.0
# So many bytes go out together.
AT_ONCE = 64 * 1024
# Close codes of RFC 6455 and of ours: 4000 the table said bye.
POLICY = 1008
BYE = 4000

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.FromClient)
COMMANDS = tuple(one for one in get_args(messages.FromClient) if issubclass(one, Command))


class Due(msgspec.Struct, frozen=True):
    """An answer: it is sent whatever else is dropped."""

    text: bytes


class Connection:
    """One client at one table; what it is sent waits in a box of limited size."""

    def __init__(self, socket: WebSocket, metrics: Metrics, allowance: Allowance) -> None:
        self.socket = socket
        # The short way out, where the server has one.
        self.wire: Wire | None = socket.scope.get("extensions", {}).get(WIRE)
        self.loop = asyncio.get_running_loop()
        # Who reads, as long as he may be stopped; and who writes, while something does not go out at once.
        self.reader = asyncio.current_task()
        self.writer: asyncio.Task[bool] | None = None
        # That nothing more is written.
        self.over = False
        self.metrics = metrics
        self.allowance = allowance
        self.table: LiveTable | None = None
        self.member: int | None = None
        self.language = "en"
        # What is told to all, and answers that only this client gets.
        self.box: list[bytes | Due] = []
        # Whether what waits is about to go out without it.
        self.stirred = False
        # While too much waits to be sent nothing is read until this is set.
        self.room: asyncio.Event | None = None
        # Whether something was dropped, so that only a snapshot helps.
        self.behind = False
        # Why it is to be closed once the box is empty.
        self.leaving: Bye | None = None
        self.bucket = Bucket(allowance.size, self.loop.time())
        # How many messages had to wait since the client has waited for an answer.
        self.held_up = 0

    # -- out -----------------------------------------------------------------------------------

    def push(self, text: bytes) -> None:
        if self.behind or self.leaving is not None:
            return
        if len(self.box) >= OUTBOX:
            self.fall_behind()
        else:
            self.box.append(text)
        self.stir()

    def stir(self) -> None:
        """What waits goes out together when this turn of the loop ends; on a full wire one by one."""
        if self.stirred:
            return
        if self.wire is None or self.writer is not None or not self.wire.free():
            self.start_writing()
        else:
            self.stirred = True
            self.loop.call_soon(self.send_at_once, self.wire)

    def send_at_once(self, wire: Wire) -> None:
        self.stirred = False
        together: list[bytes] = []
        size = 0
        if self.writer is None and wire.free():
            while size < AT_ONCE and (text := self.next()) is not None:
                together.append(text)
                size += len(text)
        if together:
            wire.write(together)
        if self.box or self.behind or self.leaving is not None:
            self.start_writing()

    def fall_behind(self) -> None:
        """Of what waits only the answers are kept: nothing else would ever tell them."""
        self.box = [waiting for waiting in self.box if isinstance(waiting, Due)]
        self.behind = True
        self.metrics.behind.inc()

    def reply(self, message: messages.Told) -> None:
        if self.leaving is None:
            self.box.append(Due(encoded(message)))
            if len(self.box) >= OUTBOX and self.room is None:
                self.room = asyncio.Event()
            self.stir()

    def dismiss(self, code: str, *, again: bool = False) -> None:
        problem = Problem(code=code, words=words_for(code, self.language))
        self.leave(Bye(problem=problem, again=again))

    def leave(self, bye: Bye) -> None:
        self.leaving = bye
        self.start_writing()

    def start_writing(self) -> None:
        if self.writer is None and not self.over:
            self.writer = self.loop.create_task(self.write())
            self.writer.add_done_callback(self.written)

    async def write(self) -> bool:
        """Sends what is in the box, unless the client takes too long; whether it has also said bye."""
        while (text := self.next()) is not None:
            await self.send(text)
        if self.leaving is None:
            self.writer = None
            return False
        await self.send(encoded(self.leaving))
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.close(BYE, self.leaving.problem.code)
        return True

    def written(self, writer: asyncio.Task[bool]) -> None:
        """Who has been told bye, or cannot be told anything, is not listened to any more."""
        if writer.cancelled() or (writer.exception() is None and not writer.result()):
            return
        self.over = True
        if self.reader is not None:
            self.reader.cancel()

    async def stop_writing(self) -> None:
        self.over = True
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.wait({self.writer})

    async def send(self, text: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(text.decode())

    def next(self) -> bytes | None:
        if self.behind and self.table is not None:
            self.behind = False
            return self.table.snapshot(self)
        if not self.box:
            return None
        waiting = self.box.pop(0)
        if self.room is not None and len(self.box) < OUTBOX:
            self.room.set()
            self.room = None
        return waiting.text if isinstance(waiting, Due) else waiting

    # -- in ------------------------------------------------------------------------------------

    async def read(self, tables: Tables, table_id: str) -> None:
        """Messages until the client goes or is sent away; raises `Refused` for what ends a connection."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await self.message()
        if not isinstance(hello, Hello):
            raise Refused("hello-first")
        await self.greet(hello, tables, table_id)
        while self.leaving is None:
            if self.room is not None:
                await self.room.wait()
            await self.take(await self.message())

    async def message(self) -> Any:
        received: Any = await (self.wire or self.socket).receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        # Whoever waits for his answers says nothing while one is still here.
        await self.hold_up(patient=not any(isinstance(waiting, Due) for waiting in self.box))
        text = received.get("text")
        raw = text.encode() if text is not None else received["bytes"]
        if len(raw) > MOST_BYTES:
            raise Refused("message-long", most=MOST_BYTES)
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("bad-message", why=str(error)) from None
        except RecursionError:
            raise Refused("bad-message", why="nested too deeply") from None

    async def hold_up(self, *, patient: bool) -> None:
        """While this client waits, what it sends fills its own buffers and no memory of ours."""
        if patient:
            self.held_up = 0
        wait = self.bucket.owe(*self.allowance, self.loop.time())
        if wait == 0:
            return
        self.held_up += 1
        if self.held_up > MOST_HELD_UP:
            raise Refused("flood")
        await asyncio.sleep(wait)

    async def greet(self, hello: Hello, tables: Tables, table_id: str) -> None:
        self.language = hello.language
        if hello.protocol != messages.PROTOCOL:
            raise Refused("reload")
        table = await tables.find(table_id)
        if hello.token is not None:
            member = table.state.member_of(hello.token)
            if member is None:
                raise Refused("token-unknown")
            if member.kicked:
                raise Refused("kicked")
            self.member = member.number
        elif not table.state.settings.spectators:
            raise Refused("no-spectators")
        elif not may_watch(table.state, hello.key):
            raise Refused("not-invited")
        self.push(encoded(Welcome(protocol=messages.PROTOCOL, server=stolik.__version__, now=now_ms())))
        self.table = table
        table.attach(self, hello.last)

    async def take(self, message: Any) -> None:
        match message:
            case Command():
                with self.metrics.command(message) as outcome:
                    outcome.answer = await self.obey(message)
                self.reply(outcome.answer)
            case Check():
                self.reply(self.check(message))
            case Ping():
                self.reply(Pong(now=now_ms()))
            case _:
                raise Refused("bad-message", why="hello comes only once")

    async def obey(self, command: Command) -> Answer:
        assert self.table is not None, "it was greeted"
        if self.member is None:
            return Answer(id=command.id, problem=problem_of(Refused("no-seat"), self.language))
        return await self.table.obey(self.member, command, self.language)

    def check(self, check: Check) -> Answer:
        assert self.table is not None, "it was greeted"
        try:
            problems = self.table.check(self.member, check.moves, self.language)
        except StolikError as error:
            return Answer(id=check.id, problem=problem_of(error, self.language))
        return Answer(id=check.id, checked=problems)


async def serve_connection(socket: WebSocket, site: Site, table_id: str) -> None:
    """The whole life of a connection that was accepted."""
    connection = Connection(socket, site.metrics, site.limits.messages)
    try:
        await listen(connection, site.tables, table_id)
    finally:
        connection.reader = None
        if connection.table is not None:
            connection.table.detach(connection)
        await connection.stop_writing()


async def listen(connection: Connection, tables: Tables, table_id: str) -> None:
    """Reads to the end, and says why it ends if the client is still there to hear it."""
    reader = connection.reader
    assert reader is not None, "every connection has a task"
    try:
        await connection.read(tables, table_id)
    except asyncio.CancelledError:
        if not connection.over:
            raise
        reader.uncancel()
    except WebSocketDisconnect:
        return
    except TimeoutError:
        say_bye(connection, Refused("hello-first"))
    except StolikError as error:
        say_bye(connection, error)
    connection.reader = None
    if connection.writer is not None:
        await asyncio.wait({connection.writer})


def say_bye(connection: Connection, error: StolikError) -> None:
    problem = problem_of(error, connection.language)
    connection.metrics.dismissed(problem.code)
    connection.leave(Bye(problem=problem, again=problem.code == "unavailable"))
