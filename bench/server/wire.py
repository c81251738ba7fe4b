"""A WebSocket client that costs little: it looks for the few words it needs, and parses nothing else."""

import asyncio
import resource
from collections.abc import Callable
from typing import Self, cast

MASKED = 0x80
TEXT_FRAME = b"\x81"
PING, PONG = 0x89, 0x8A
# A mask of zeros changes nothing, and is a mask.
NO_MASK = bytes(4)


def framed(text: bytes) -> bytes:
    """What a client sends: one masked frame."""
    size = len(text)
    if size < 126:
        return TEXT_FRAME + bytes([MASKED | size]) + NO_MASK + text
    return TEXT_FRAME + bytes([MASKED | 126]) + size.to_bytes(2, "big") + NO_MASK + text


def request(host: str, path: str) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: c3RvbGlrIHN0b2xpayBzdA==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join([*lines, "", ""]).encode()


class Line(asyncio.Protocol):
    """One connection. `hear` gets each message, `opened` is done when the first may be sent."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.request = request(host, path)
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.closing = False

    @classmethod
    async def open(cls, address: str, port: int, path: str, hear: Callable[[bytes], None]) -> Self:
        """A connection whose hands are shaken."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(f"{address}:{port}", path, hear), address, port)
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none by inheritance
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def say(self, text: bytes) -> None:
        self.transport.write(framed(text))

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))
        elif not self.closing:
            raise ConnectionError("the server has closed a connection")

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0 if self.opened.done() else self.shake_hands(data)
        if at < 0:
            self.rest = data
            return
        size = len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < begin + length:
                break
            frame, at = data[at], begin + length
            if frame == PING:
                # Whoever does not answer is taken for gone.
                self.transport.write(bytes([PONG, MASKED | length]) + NO_MASK + data[begin:at])
            else:
                self.hear(data[begin:at])
        self.rest = data[at:]

    def shake_hands(self, data: bytes) -> int:
        """Where the first message begins; -1: the answer is not complete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if b" 101 " not in data[: data.index(b"\r\n")]:
            raise ConnectionError(data[:end].decode())
        self.opened.set_result(None)
        return end + 4


def raise_file_limit() -> None:
    """Every connection is a file, here and in the server, which inherits this."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
