"""On a real socket: what never becomes a request or a message, and readers that stop reading."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from stolik.server import connection, door
from stolik.server.connection import MOST_BYTES, OUTBOX
from stolik.server.door import MOST_FRAMES, MOST_HEADER_BYTES
from stolik.server.limits import Limits
from stolik.table import messages as m
from tests.server.served import Served, Wire, served
from tests.server.test_hostile import fingerprint, playing
from tests.table.room import Room, play

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def gone(reader: asyncio.StreamReader) -> bytes:
    """What the server still says before it hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionError:
        return b""


async def greeted(server: Served, room: Room, token: str | None = None) -> Wire:
    wire: Wire = await server.wire(room.state.id)
    hello = {"do": "hello", "protocol": 1, "token": token or room.opened.token}
    await wire.send(json.dumps(hello))
    while json.loads(await wire.recv())["say"] != "snapshot":
        pass
    return wire


async def bytes_by_hand(server: Served, room: Room, token: str) -> tuple[Any, Any]:
    """A WebSocket without a library: its client may do what it wants, above all not read."""
    reader, writer = await server.raw()
    writer.write(HANDSHAKE.format(table=room.state.id).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"do": "hello", "protocol": 1, "token": token}).encode()
    writer.write(frame(Opcode.TEXT, hello))
    await room.until(lambda: any(viewer.member == 1 for viewer in room.table.viewers))
    return reader, writer


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


# -- HTTP ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: local", b"\r\n\r\n"])
def test_who_does_not_come_to_the_point_is_cut_off(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that send nothing, or headers byte by byte, last only so long."""
    monkeypatch.setattr(door, "HEADER_SECONDS", 0.1)

    async def scene() -> None:
        async with served() as server:
            reader, writer = await server.raw()
            writer.write(said)
            assert await gone(reader) == b""
            writer.close()

    play(scene)


def test_headers_without_end() -> None:
    async def scene() -> None:
        async with served() as server:
            reader, writer = await server.raw()
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for number in range(2 * MOST_HEADER_BYTES // 1000):
                writer.write(b"X-%d: %s\r\n" % (number, b"a" * 1000))
            await gone(reader)
            writer.close()

    play(scene)


def test_what_is_no_http() -> None:
    async def scene() -> None:
        async with served() as server:
            reader, writer = await server.raw()
            writer.write(b"\x16\x03\x01\x02\x00 hello\r\n\r\n")
            assert (await gone(reader)).startswith(b"HTTP/1.1 400 ")
            writer.close()

    play(scene)


def test_a_body_that_never_ends() -> None:
    """It is refused as soon as it is too long, whatever length was announced."""

    async def scene() -> None:
        async with served() as server:
            reader, writer = await server.raw()
            head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
            for _ in range(20):
                writer.write(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
            answer = await asyncio.wait_for(reader.readuntil(b"}"), 20)
            assert answer.startswith(b"HTTP/1.1 413 ")
            assert b"message-long" in answer
            writer.close()

    play(scene)


# -- frames --------------------------------------------------------------------------------------


def test_a_frame_that_is_too_long() -> None:
    """A little too long gets an answer; much too long is not even read."""

    async def scene() -> None:
        async with served() as server:
            room, token, _ = await playing(server)
            before = fingerprint(room)
            wire = await greeted(server, room, token)
            await wire.send("x" * (MOST_BYTES + 1))
            while json.loads(text := await wire.recv())["say"] != "bye":
                pass
            assert json.loads(text)["problem"]["code"] == "message-long"
            wire = await greeted(server, room, token)
            await wire.send("x" * 1_000_000)
            await wire.wait_closed()
            assert wire.close_code == 1009
            assert fingerprint(room) == before

    play(scene)


def test_a_message_in_too_many_pieces() -> None:
    async def scene() -> None:
        async with served() as server:
            room, _, bartek = await playing(server)
            reader, writer = await bytes_by_hand(server, room, bartek)
            writer.write(frame(Opcode.TEXT, b"", fin=False))
            for _ in range(MOST_FRAMES + 1):
                writer.write(frame(Opcode.CONT, b"", fin=False))
            await gone(reader)
            writer.close()
            await room.until(lambda: not room.table.viewers)

    play(scene)


def test_a_flood_of_pings_without_reading() -> None:
    """Their answers would have to wait somewhere: the server hangs up instead."""

    async def scene() -> None:
        async with served() as server:
            room, _, bartek = await playing(server)
            reader, writer = await bytes_by_hand(server, room, bartek)
            reader._transport.pause_reading()
            flood = frame(Opcode.PING, b"x" * 125) * 1000
            for _ in range(200):
                writer.write(flood)
                await asyncio.sleep(0)
                if not room.table.viewers:
                    break
            await room.until(lambda: not room.table.viewers)
            writer.close()

    play(scene)


# -- slow readers --------------------------------------------------------------------------------


def test_who_stops_reading_costs_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """His socket is full, his box is bounded, the others get everything, and in the end he is sent away."""
    monkeypatch.setattr(connection, "SEND_SECONDS", 1.0)

    async def scene() -> None:
        async with served(limits=Limits(factor=1000)) as server:
            room, ania, bartek = await playing(server)
            quick = await greeted(server, room, ania)
            reader, writer = await bytes_by_hand(server, room, bartek)
            reader._transport.pause_reading()
            viewers: Any = room.table.viewers
            slow = next(viewer for viewer in viewers if viewer.member == 1)
            most = number = 0
            while slow in room.table.viewers:
                number += 1
                await room.must(0, m.Rename, name=f"Ania {number % 1000}")
                while (told := json.loads(await quick.recv()))["say"] != "news":
                    pass
                assert told["number"] == room.state.seq
                most = max(most, len(slow.box))
            assert number > OUTBOX
            assert most <= OUTBOX
            assert server.site.metrics.behind._value.get() > 0
            await quick.close()
            writer.close()

    play(scene, 60)


def test_a_page_of_somebody_elses_opens_no_connection() -> None:
    """Whatever it knows."""

    async def scene() -> None:
        async with served() as server:
            room, _, _ = await playing(server)
            for origin in ("https://evil.example", "null", f"http://localhost:{server.port}"):
                with pytest.raises(InvalidStatus) as refused:
                    await server.wire(room.state.id, origin=origin)
                assert refused.value.response.status_code == 403
            async with server.wire(room.state.id, origin=server.address) as wire:
                await wire.send('{"do": "hello", "protocol": 0}')
                assert json.loads(await wire.recv())["problem"]["code"] == "reload"

    play(scene)
