"""Not a byte depends on what the viewer may not know.

Whole games of every game are played through the real application. Each viewer, a spectator too, has two
connections. Whatever one of them is sent is worked out for the other one from a world that agrees with all
that the viewer knows and differs wherever it can: other hands, piles and sealed choices, other secret fields
of events, other secrets, other tokens. At the end both must have got the same, byte for byte.
"""

import copy
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.events import EventKind
from stolik.engine.registry import find_game, game_ids
from stolik.engine.state import Event
from stolik.server import connection
from stolik.server.limits import Limits
from stolik.table import messages as m
from stolik.table import tell
from stolik.table.live import LiveTable
from stolik.table.messages import Settings
from stolik.table.state import Change, TableState
from stolik.testing.walks import DEEP
from tests.server.inside import Answer, Server, Socket
from tests.table.room import Hours, Room, hours, play, settle

SEATS = 3
GAMES = 4 if DEEP else 1
SETTINGS = Settings(public=True, bot_delay=0, countdown=0)
# How many of the messages are worked out anew: one in so many, and at full size all.
ONE_IN = 1 if DEEP else 8
NAMES = ("Ania", "Bartek", "Celina")


def other_fields(event: Event, kind: EventKind, seat: int | None, luck: random.Random) -> Event:
    """The event with something else in the fields that this seat may not see."""
    fields = dict(zip(kind.fields, event[1:], strict=True))
    if not kind.secret or (seat is not None and seat in [fields.get(name) for name in kind.seen_by]):
        return event
    changed = [luck.randrange(100) if name in kind.secret else value for name, value in fields.items()]
    return (event[0], *changed)


def another_world(state: TableState, member: int | None, luck: random.Random) -> TableState:
    """The same table to this member, or to a spectator, and as different as possible otherwise."""
    seat = None if member is None else state.members[member].seat
    match = copy.copy(state.live_match())
    # Whoever only looks on knows less than every seat: any seat's worlds are worlds of his.
    known_to = luck.randrange(SEATS) if seat is None else seat
    match.state = match.game.sample(match.terms, match.knowledge(known_to), fast(luck.randrange(10**6)))
    match.log = [other_fields(event, match.game.events[event[0]], seat, luck) for event in match.log]
    twin = copy.copy(state)
    twin.match = match
    twin.seats = [copy.copy(one) for one in state.seats]
    for one in twin.seats:
        one.nonce = None if one.nonce is None else f"{luck.getrandbits(128):032x}"
    twin.members = [copy.copy(one) for one in state.members]
    for other in twin.members:
        if other.number != member:
            other.token = f"{luck.getrandbits(256):064x}"
    twin.invite = twin.watch = "0" * 64
    twin.commands = {}
    return twin


class Viewer:
    """A member, or a spectator, with a connection to each world."""

    def __init__(self, server: Server, table: LiveTable, member: int | None, token: str | None) -> None:
        self.server = server
        self.table = table
        self.member = member
        self.token = token
        self.here: Socket
        self.there: Socket
        # The real one's and the other one's end in the server.
        self.ends: list[Any] = []
        # All that connections of earlier were sent, and answers over HTTP.
        self.before: tuple[list[Any], list[Any]] = ([], [])

    async def connect(self, luck: random.Random | None = None, last: int | None = None) -> None:
        hello = {"token": self.token} if self.token else {}
        if last is not None:
            hello["last"] = last  # type: ignore[assignment]
        self.ends = []
        self.here = await self.connected(hello)
        with world_of(self.table, self.member, luck):
            self.there = await self.connected(hello)

    async def connected(self, hello: dict[str, Any]) -> Socket:
        known = set(self.table.viewers)
        socket = self.server.connect(self.table.state.id)
        socket.greet(**hello)
        await settle()
        self.ends += self.table.viewers - known
        return socket

    async def come_back(self, luck: random.Random, last: int | None) -> None:
        """Both connections are lost and made anew: the gap since `last`, or everything."""
        for texts, socket in zip(self.before, (self.here, self.there), strict=True):
            await socket.leave()
            texts.extend(socket.texts)
        await self.connect(luck, last)

    async def probe(self, luck: random.Random) -> None:
        """What is answered to this viewer alone: checks, refused moves, requests."""
        said = list(self.questions(luck))
        for texts, world, socket in zip(self.before, (None, luck), (self.here, self.there), strict=True):
            with world_of(self.table, self.member, world):
                self.table.answers.clear()
                for message in said:
                    socket.say(**message)
                await settle()
                texts += [await self.ask(*asked) for asked in self.requests()]
        self.table.answers.clear()

    def questions(self, luck: random.Random) -> Iterator[dict[str, Any]]:
        match = self.table.state.live_match()
        tried = list(match.moves(luck.randrange(SEATS)))[:8] or ["row 1"]
        yield {"do": "check", "id": f"c{luck.random()}", "moves": tried}
        seat = self.member
        if seat is None or match.state.race:
            return
        for text in tried:
            if self.table.forbidden(seat, text, "en"):
                yield {"do": "play", "id": f"p{luck.random()}", "move": text}

    def requests(self) -> Iterator[tuple[str, str, Any]]:
        name = self.table.state.id
        yield "GET", "/api/tables", None
        yield "GET", f"/api/tables/{name}", None
        yield "GET", f"/api/tables/{name}/record", None
        if self.token:
            yield "POST", "/api/your-turn", {"tables": [{"table": name, "token": self.token}]}
            yield "POST", f"/api/tables/{name}/claim", {"token": self.token}

    async def ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        answer: Answer = await self.server.ask(method, path, body, key=self.token)
        return answer.status, answer.body

    def streams(self) -> tuple[list[Any], list[Any]]:
        """All that each of them was ever sent."""
        return self.before[0] + self.here.texts, self.before[1] + self.there.texts


@contextmanager
def world_of(table: LiveTable, member: int | None, luck: random.Random | None) -> Iterator[None]:
    """The table is another world meanwhile; without luck it stays as it is."""
    real = table.state
    if luck is not None and real.phase == "playing":
        table.state = another_world(real, member, luck)
    try:
        yield
    finally:
        table.state = real


def tell_two_worlds(table: LiveTable, viewers: list[Viewer], luck: random.Random) -> None:
    """From now on the table tells the second connections what happens in other worlds."""
    tell_one = table.tell

    def tell_all(change: Change) -> None:
        everybody = table.viewers
        there = {viewer.ends[1] for viewer in viewers}
        table.viewers = everybody - there
        tell_one(change)
        anew = luck.randrange(ONE_IN) == 0
        for viewer in viewers:
            table.viewers = {viewer.ends[1]} & everybody
            with world_of(table, viewer.member, luck if anew else None):
                tell_one(change)
        table.viewers = everybody

    table.tell = tell_all  # type: ignore[method-assign]


class Played:
    """A game with its viewers."""

    def __init__(self, clock: Hours, room: Room, viewers: list[Viewer], luck: random.Random) -> None:
        self.clock = clock
        self.room = room
        self.viewers = viewers
        self.luck = luck
        self.secrets = [room.state.secret, room.state.invite, room.state.watch]

    async def to_the_end(self) -> int:
        count = 0
        while self.room.state.phase == "playing":
            await self.move()
            count += 1
            if self.luck.randrange(2 * ONE_IN) == 0 and self.room.state.phase == "playing":
                await settle()
                await self.luck.choice(self.viewers).probe(self.luck)
            if self.luck.randrange(6 * ONE_IN) == 0 and self.room.state.phase == "playing":
                last = self.luck.choice([None, max(0, self.room.state.seq - self.luck.randrange(12))])
                await self.luck.choice(self.viewers).come_back(self.luck, last)
        await settle()
        return count

    async def move(self) -> None:
        """Somebody moves; in a race he may also claim what is not allowed."""
        match, luck = self.room.state.match, self.luck
        # Nobody is frozen for long.
        self.clock.now += 3_000
        seat = luck.choice([seat for seat in self.room.state.owing() if match.moves(seat)])
        move = luck.choice(match.moves(seat))
        if match.state.race and luck.randrange(4) == 0:
            await self.room.do(seat, m.Play, move=luck.choice(match.moves(luck.randrange(SEATS)) or [move]))
        elif match.state.amendments(seat) and luck.randrange(3) == 0:
            changed = match.game.text(match.state, luck.choice(match.state.amendments(seat)))
            await self.room.must(seat, m.Amend, move=changed)
        else:
            await self.room.must(seat, m.Play, move=move)

    async def leave(self) -> None:
        for viewer in self.viewers:
            await viewer.here.leave()
            await viewer.there.leave()

    def compare(self) -> None:
        hidden = [*self.secrets, *(member.token for member in self.room.state.members)]
        for viewer in self.viewers:
            here, there = viewer.streams()
            assert here == there
            assert len(here) > 10
            sent = "".join(map(str, here))
            assert not any(secret in sent for secret in hidden)
            assert viewer.token is None or viewer.token not in "".join(viewer.here.texts)


@contextmanager
def one_clock() -> Iterator[Hours]:
    """Both worlds are told the same time."""
    with hours() as clock, pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "now_ms", lambda: clock.now)
        yield clock


async def seated_game(game_id: str, luck: random.Random, clock: Hours) -> Played:
    server = Server(limits=Limits(factor=1000))
    opened = await server.tables.create(
        game_id,
        ["open"] * SEATS,
        name=NAMES[0],
        settings=SETTINGS,
        options=dict(find_game(game_id).bounded),
        nonce="ab" * 16,
    )
    table = await server.tables.find(opened.table)
    tokens = [opened.token]
    for name in NAMES[1:]:
        _, token = await server.tables.join(table, name=name, key=None, seat=None, nonce="cd" * 16)
        tokens.append(token)
    viewers = [Viewer(server, table, number, token) for number, token in enumerate(tokens)]
    viewers.append(Viewer(server, table, None, None))
    for viewer in viewers:
        await viewer.connect()
    await settle()
    # Who comes and goes is told late, and to whoever is there then: not here.
    if table.presence_due is not None:
        table.presence_due.cancel()
    table.count_presence = lambda: None  # type: ignore[method-assign]
    for viewer in viewers:
        viewer.here.texts.clear()
        viewer.there.texts.clear()
    tell_two_worlds(table, viewers, luck)
    room = Room(server.tables, table, opened)
    await room.must(0, m.Start)
    return Played(clock, room, viewers, luck)


@pytest.mark.parametrize("game_id", game_ids())
def test_whole_games(game_id: str) -> None:
    """News, snapshots, gaps, answers, lists: nothing differs."""

    async def scene() -> None:
        for number in range(GAMES):
            with one_clock() as clock:
                played = await seated_game(game_id, random.Random(number), clock)
                assert await played.to_the_end() > 5
                await played.leave()
            played.compare()

    play(scene, 600)


def seen_by_the_first(seat: int | None) -> int:
    return 0 if seat is None else seat


def betray_views(honest: Any) -> Any:
    return lambda state, terms, seats: honest(state, terms, [seen_by_the_first(seat) for seat in seats])


def betray_view(honest: Any) -> Any:
    return lambda state, terms, seat: honest(state, terms, seen_by_the_first(seat))


def betray_history(honest: Any) -> Any:
    return lambda state, first, last, seat: honest(state, first, last, seen_by_the_first(seat))


def betray_news(honest: Any) -> Any:
    return lambda shared, state, seat: honest(shared, state, seen_by_the_first(seat))


X_BIERZE = find_game("x-bierze")
BETRAYALS = [
    (X_BIERZE, "views", betray_views),
    (X_BIERZE, "view", betray_view),
    (tell, "seen_by", betray_history),
    (tell.Shared, "seen_by", betray_news),
]


@pytest.mark.parametrize(("teller", "what", "betray"), BETRAYALS)
def test_the_comparison_bites(teller: Any, what: str, betray: Any) -> None:
    """A table that told spectators what the first seat sees, in any way, would be found out."""

    async def scene() -> None:
        with one_clock() as clock, pytest.MonkeyPatch.context() as patch:
            played = await seated_game(X_BIERZE.id, random.Random(1), clock)
            patch.setattr(teller, what, betray(getattr(teller, what)))
            await played.viewers[-1].come_back(played.luck, None)
            await played.to_the_end()
            await played.leave()
        with pytest.raises(AssertionError):
            played.compare()

    play(scene)
