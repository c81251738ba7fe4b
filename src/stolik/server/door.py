"""The lowest line: connections that have not said anything sensible yet, and frames that are no messages."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# Seconds in which a request must be there with all its headers, and how long the headers may be.
HEADER_SECONDS = 10.0
MOST_HEADER_BYTES = 32 * 1024
# A message may come in so many pieces.
MOST_FRAMES = 64
# Under which name an application finds the wire below it, where there is one.
WIRE = "stolik.wire"
TEXT_FRAME = b"\x81"


class Door(HttpToolsProtocol):
    """HTTP, for clients that come to the point."""

    waiting: asyncio.TimerHandle | None = None
    unread = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.unread = 0
        self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.waiting is not None:
            self.unread += len(data)
            if self.unread > MOST_HEADER_BYTES:
                self.give_up()

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        self.stop_waiting()
        self.waiting = self.loop.call_later(HEADER_SECONDS, self.give_up)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        self.stop_waiting()
        cast(asyncio.WriteTransport, self.transport).abort()


class Letters:
    """What has come and was not read yet: an `asyncio.Queue` for one reader, in a tenth of its memory."""

    __slots__ = ("reader", "unread")

    def __init__(self) -> None:
        self.unread: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.unread

    def put_nowait(self, letter: Any) -> None:
        self.unread.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.unread:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.unread.pop(0)


class Wire(WebSocketsSansIOProtocol):
    """WebSocket frames, without what lets a client fill our memory, and a short way for what is sent."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = cast(Any, Letters())

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[WIRE] = self

    def free(self) -> bool:
        """Whether what is written now goes out at once, as far as anybody knows."""
        closing = self.close_sent or self.disconnected
        return self.writable.is_set() and self.handshake_complete and not closing

    def write(self, messages: list[bytes]) -> None:
        """Sends all of them at one go; ask `free` before."""
        self.transport.write(b"".join(map(framed, messages)))

    def handle_ping(self) -> None:
        """Whoever asks without reading the answers would have them all wait here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.hang_up()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self.hang_up()

    def hang_up(self) -> None:
        cast(asyncio.WriteTransport, self.transport).abort()


def framed(message: bytes) -> bytes:
    """A text as a server sends it: one frame without a mask."""
    size = len(message)
    if size < 126:
        return TEXT_FRAME + bytes((size,)) + message
    if size < 1 << 16:
        return TEXT_FRAME + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT_FRAME + b"\x7f" + size.to_bytes(8, "big") + message
