"""Clients that mean no good: each gets a clear error or a closed connection, and changes nothing."""

import asyncio
from functools import partial
from typing import Any

import pytest

from stolik.server import connection
from stolik.server.connection import MOST_BYTES, MOST_HELD_UP, OUTBOX, Connection
from stolik.server.limits import Limits
from stolik.table import messages as m
from stolik.table.bucket import Allowance
from stolik.table.messages import Settings
from tests.server.inside import Server, Socket
from tests.table.room import Room, play, settle

SETTINGS = Settings(bot_delay=0, countdown=0)


async def playing(server: Server, **settings: Any) -> tuple[Room, str, str]:
    """Ania and Bartek play; their room and tokens."""
    opened = await server.tables.create(
        "x-bierze", ["open", "open"], name="Ania", settings=Settings(bot_delay=0, countdown=0, **settings)
    )
    table = await server.tables.find(opened.table)
    room = Room(server.tables, table, opened)
    _, bartek = await server.tables.join(table, name="Bartek", key=opened.invite_key, seat=1, nonce=None)
    await room.must(0, m.Start)
    return room, opened.token, bartek


def fingerprint(room: Room) -> object:
    state = room.state
    return len(room.store.logs[state.id]), state.seq, state.match.digest(), [s.kind for s in state.seats]


NONSENSE: list[str | bytes] = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"do": "explode", "id": "1"}',
    '{"do": "play", "id": "1"}',
    '{"do": "play", "id": 1, "move": "57"}',
    '{"do": "play", "id": "1", "move": "57", "seat": 1}',
    '{"do": "play", "id": "", "move": "57"}',
    '{"do": "sit", "id": "1", "seat": 1e400}',
    '{"do": "nonce", "id": "1", "nonce": "not hex"}',
    '{"do": "chat", "id": "1", "phrase": "rude"}',
    '{"do": "play", "id": "1", "move": "\\ud800"}',
    "[" * 4000,
    b"\xff\xfe{}",
    b'{"do": "ping"',
    '{"do": "hello", "protocol": 1}',
]


@pytest.mark.parametrize("data", NONSENSE, ids=range(len(NONSENSE)))
def test_what_is_no_message_ends_the_connection(data: str | bytes) -> None:
    """With words that say what was wrong; a second hello is none either."""

    async def scene() -> None:
        server = Server()
        room, token, _ = await playing(server)
        before = fingerprint(room)
        async with server.seated(room.state.id, token=token) as socket:
            socket.send(data)
            await settle()
            assert socket.bye == "bad-message"
            assert socket.closed == (4000, "bad-message")
            assert socket.last("bye")["problem"]["words"]
        assert fingerprint(room) == before

    play(scene)


@pytest.mark.parametrize(
    "data", ["x" * (MOST_BYTES + 1), b"y" * (MOST_BYTES + 1), "ż" * (MOST_BYTES // 2 + 1)]
)
def test_a_message_that_is_too_long(data: str | bytes) -> None:
    """Counted in bytes, before anything is made of it."""

    async def scene() -> None:
        server = Server()
        room, token, _ = await playing(server)
        async with server.seated(room.state.id, token=token) as socket:
            socket.send(data)
            await settle()
            assert socket.bye == "message-long"

    play(scene)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"do": "ping"}, "hello-first"),
        ({"do": "play", "id": "1", "move": "57"}, "hello-first"),
        ({"do": "hello", "protocol": 0}, "reload"),
        ({"do": "hello", "protocol": 1}, "not-invited"),
        ({"do": "hello", "protocol": 1, "key": "x" * 32}, "not-invited"),
        ({"do": "hello", "protocol": 1, "token": "x" * 32}, "token-unknown"),
        ({"do": "hello", "protocol": 1, "token": "x"}, "bad-message"),
    ],
)
def test_who_does_not_introduce_himself_properly(first: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        server = Server()
        room, _, _ = await playing(server)
        socket = server.connect(room.state.id)
        socket.say(**first)
        await settle()
        assert socket.bye == code
        assert socket.closed == (4000, code)
        assert not room.table.viewers
        assert [message["say"] for message in socket.told] == ["bye"]
        await socket.leave()

    play(scene)


def test_a_token_opens_its_own_table_only() -> None:
    """Nor do an invitation or the hash of a token that somebody has read in a backup."""

    async def scene() -> None:
        server = Server()
        room, _, _ = await playing(server)
        other, stolen, _ = await playing(server)
        for token in (stolen, other.opened.invite_key, room.opened.invite_key, room.state.members[0].token):
            socket = server.connect(room.state.id)
            socket.greet(token=token)
            await settle()
            assert socket.bye == "token-unknown"
            await socket.leave()

    play(scene)


def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.02)

    async def scene() -> None:
        server = Server()
        room, _, _ = await playing(server)
        socket = server.connect(room.state.id)
        await room.until(lambda: socket.closed)
        assert socket.bye == "hello-first"
        assert not server.site.limits.open

    play(scene)


def test_out_of_turn_and_replayed() -> None:
    """A card sealed twice, somebody else's words said again: an answer each, and one entry."""

    async def scene() -> None:
        server = Server()
        room, ania, bartek = await playing(server)
        async with (
            server.seated(room.state.id, token=ania) as one,
            server.seated(room.state.id, token=ania) as again,
            server.seated(room.state.id, token=bartek) as other,
        ):
            first, second = room.state.match.moves(0)[:2]
            one.say(do="play", id="a", move=first)
            await settle()
            before = fingerprint(room)
            one.say(do="play", id="b", move=second)
            again.say(do="play", id="a", move=first)
            # What Ania said does not become a move of hers because Bartek says it.
            other.say(do="play", id="a", move=first)
            await settle()
            assert one.last("answer")["problem"]["rule"]
            assert again.last("answer")["number"] == room.state.seq
            assert other.last("answer")["problem"]["rule"]
            assert fingerprint(room) == before

    play(scene)


def test_a_spectator_does_nothing() -> None:
    """Every command is refused, whatever it is."""

    async def scene() -> None:
        server = Server()
        room, _, _ = await playing(server)
        before = fingerprint(room)
        async with server.seated(room.state.id, key=room.opened.watch_key) as socket:
            for number, command in enumerate(connection.COMMANDS):
                fields = {"seat": 0, "member": 0, "move": "57", "name": "Eve", "yes": True, "muted": True}
                fields |= {"paused": True, "nonce": "ab" * 16}
                known = command.__struct_fields__
                wanted = {name: value for name, value in fields.items() if name in known}
                socket.say(do=command.__struct_config__.tag, id=str(number), **wanted)
            await settle()
            answers = [message for message in socket.told if message["say"] == "answer"]
            assert [answer["problem"]["code"] for answer in answers] == ["no-seat"] * len(connection.COMMANDS)
        assert fingerprint(room) == before

    play(scene)


# -- too much of it ------------------------------------------------------------------------------


def hurried() -> Server:
    """A server that wants at most 500 messages a second, five of them at once."""
    limits = Limits()
    limits.messages = Allowance(5, 500.0)
    return Server(limits=limits)


def test_who_talks_too_fast_waits_and_then_goes() -> None:
    """Nobody else notices."""

    async def scene() -> None:
        server = hurried()
        room, ania, bartek = await playing(server)
        async with (
            server.seated(room.state.id, token=ania) as noisy,
            server.seated(room.state.id, token=bartek) as quiet,
        ):
            for _ in range(2 * MOST_HELD_UP):
                noisy.say(do="ping")
            quiet.say(do="ping")
            await room.until(lambda: any(message["say"] == "pong" for message in quiet.told))
            await room.until(lambda: noisy.closed)
            assert noisy.bye == "flood"
            assert quiet.closed is None

    play(scene)


def answered(socket: Socket, said: int) -> bool:
    return len(socket.texts) > said


def test_who_waits_for_his_answers_is_only_held_up() -> None:
    """However quick he is and however long he goes on."""

    async def scene() -> None:
        server = hurried()
        room, ania, _ = await playing(server)
        async with server.seated(room.state.id, token=ania) as socket:
            began = asyncio.get_running_loop().time()
            for number in range(MOST_HELD_UP + 50):
                said = len(socket.texts)
                socket.say(do="ping")
                await room.until(partial(answered, socket, said))
                assert socket.closed is None, number
            assert asyncio.get_running_loop().time() - began > MOST_HELD_UP / 500

    play(scene)


class Slow:
    """A member who stops reading while others go on."""

    def __init__(self, room: Room, socket: Socket) -> None:
        self.socket = socket
        viewers: Any = room.table.viewers
        self.end: Connection = next(viewer for viewer in viewers if viewer.member == 1)


def test_a_slow_reader_holds_up_nobody() -> None:
    """What waits for him is bounded; when he reads again he gets everything as it is now, and his answers."""

    async def scene() -> None:
        server = Server(limits=Limits(factor=1000))
        room, ania, bartek = await playing(server)
        async with (
            server.seated(room.state.id, token=ania) as quick,
            server.seated(room.state.id, token=bartek) as socket,
        ):
            slow = Slow(room, socket)
            socket.reading.clear()
            socket.say(do="rename", id="mine", name="Bartłomiej")
            for number in range(3 * OUTBOX):
                quick.say(do="rename", id=f"a{number}", name=f"Ania {number}")
                await settle()
                assert len(slow.end.box) <= OUTBOX
            assert quick.last("answer")["id"] == f"a{3 * OUTBOX - 1}"
            assert quick.last("news")["number"] == room.state.seq
            assert server.site.metrics.behind._value.get() == 1
            socket.reading.set()
            await settle()
            assert socket.last("snapshot")["number"] == room.state.seq
            assert socket.last("answer")["id"] == "mine"
            assert len(socket.texts) < OUTBOX
            quick.say(do="rename", id="last", name="Anna")
            await settle()
            assert socket.last("news")["number"] == room.state.seq

    play(scene)


def test_who_asks_without_reading_is_not_read_either() -> None:
    """Answers are never dropped, so no more of them may wait than the box holds."""

    async def scene() -> None:
        server = Server(limits=Limits(factor=1000))
        room, _, bartek = await playing(server)
        async with server.seated(room.state.id, token=bartek) as socket:
            slow = Slow(room, socket)
            socket.reading.clear()
            for _ in range(5 * OUTBOX):
                socket.say(do="ping")
            await settle()
            assert len(slow.end.box) <= OUTBOX
            assert socket.inbox.qsize() > 3 * OUTBOX
            socket.reading.set()
            await room.until(socket.inbox.empty)
            await settle()
            assert len([message for message in socket.told if message["say"] == "pong"]) == 5 * OUTBOX

    play(scene)


def test_who_never_reads_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SEND_SECONDS", 0.02)

    async def scene() -> None:
        server = Server()
        room, _, bartek = await playing(server)
        async with server.seated(room.state.id, token=bartek) as socket:
            socket.reading.clear()
            room.table.tell_presence()
            await room.until(lambda: not room.table.viewers)
            assert not server.site.connections

    play(scene)


def test_so_many_connections_from_one_address() -> None:
    """The next one is turned away at once; others are not, and a place that is given up is free again."""

    async def scene() -> None:
        server = Server(limits=Limits(connections=3, all_connections=4))
        room, token, _ = await playing(server)
        first = [server.connect(room.state.id) for _ in range(4)]
        await settle()
        assert [socket.closed for socket in first] == [None, None, None, (1013, "too-many")]
        neighbour = server.connect(room.state.id, client="192.0.2.2")
        crowd = server.connect(room.state.id, client="192.0.2.3")
        await settle()
        assert neighbour.closed is None
        assert crowd.closed == (1013, "too-many")
        await first[0].leave()
        async with server.seated(room.state.id, token=token) as socket:
            assert socket.last("snapshot")
        for socket in (*first[1:3], neighbour):
            await socket.leave()
        assert not server.site.limits.open

    play(scene)


def test_a_network_of_ipv6_is_one_client() -> None:
    """Whoever has one has billions of addresses."""

    async def scene() -> None:
        server = Server(limits=Limits(connections=1))
        room, _, _ = await playing(server)
        one = server.connect(room.state.id, client="2001:db8::1")
        two = server.connect(room.state.id, client="2001:db8::ffff:2%eth0")
        other = server.connect(room.state.id, client="2001:db8:0:1::1")
        await settle()
        assert [socket.closed for socket in (one, two, other)] == [None, (1013, "too-many"), None]
        await one.leave()
        await other.leave()

    play(scene)


BODY = {"game": "x-bierze", "seats": ["open", "1"], "name": "Ania"}


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (Limits(tables=2), "/api/tables", BODY),
        (Limits(joins=2), "/api/tables/{table}/join", {"name": "Eve", "key": "{key}"}),
        (Limits(requests=2), "/api/games", None),
    ],
)
def test_so_many_requests_from_one_address(limits: Limits, path: str, body: Any) -> None:
    async def scene() -> None:
        server = Server(limits=limits)
        room, _, _ = await playing(server)
        where = path.replace("{table}", room.state.id)
        said = body and {
            name: room.opened.invite_key if value == "{key}" else value for name, value in body.items()
        }
        method = "GET" if body is None else "POST"
        statuses = [(await server.ask(method, where, said)).status for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert (await server.ask(method, where, said, client="192.0.2.9")).status == 200

    play(scene)
