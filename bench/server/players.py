"""People at tables: each connection is a seat that plays at random what it may, and reads no more than that.

A move's latency lasts from sending it until everybody at the table has its event.
"""

import asyncio
import random
import re
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from bench.server.host import Host
from bench.server.wire import Line

NUMBER = re.compile(rb'"number":(\d+)')
NEWS_NUMBER_AT = len('{"say":"news",')
KIND = slice(len('{"say":"'), len('{"say":"new'))
# What the host of a table says when a game is over.
AGAIN = (b'"do":"rematch"', b'"do":"start"')


@dataclass
class Seen:
    """Moves that everybody at their tables has heard of since it was last emptied, and how long each took."""

    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    # What went wrong at a table: then nothing that was seen counts.
    failures: list[str] = field(default_factory=list)

    def empty(self) -> None:
        self.moves, self.latencies = 0, []

    def fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('exception') or context['message']}")

    def must_be_well(self) -> None:
        if self.failures:
            raise RuntimeError(f"{len(self.failures)} failures, the first one: {self.failures[0]}")


class Pace:
    """When the next of those who could play does so: at once, or at random times at this rate in all."""

    def __init__(self, rate: float | None = None) -> None:
        self.rate = rate
        self.waiting: deque[Seat] = deque()
        self.loop = asyncio.get_running_loop()
        self.next = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None
        # How often it was somebody's turn to play, and nobody could.
        self.missed = 0

    def enqueue(self, seat: "Seat") -> None:
        if self.rate is None:
            seat.play()
        else:
            self.waiting.append(seat)

    def start(self) -> None:
        if self.rate is not None:
            self.next = self.loop.time()
            self.tick()

    def tick(self) -> None:
        assert self.rate
        while self.next <= self.loop.time():
            if self.waiting:
                self.waiting.popleft().play()
            else:
                self.missed += 1
            self.next += random.expovariate(self.rate)
        self.timer = self.loop.call_at(self.next, self.tick)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Table:
    """Where some seats play, one game after another."""

    def __init__(self, name: str, tokens: list[str], pace: Pace, seen: Seen) -> None:
        self.name = name
        self.pace = pace
        self.seen = seen
        self.seats = [Seat(self, token) for token in tokens]
        self.host = self.seats[0]
        # Of numbers that not everybody has heard yet: by how many.
        self.heard_by: dict[int, int] = {}
        # Of moves: when they were sent, when everybody had heard of them; whichever is known first.
        self.sent: dict[int, float] = {}
        self.told: dict[int, float] = {}
        self.steps: deque[bytes] = deque()
        # How many have been played to the end.
        self.games = 0

    async def connect(self, host: Host) -> None:
        for seat in self.seats:
            await seat.connect(host)

    def start(self) -> None:
        self.host.do(AGAIN[-1])

    def heard(self, number: int) -> None:
        count = self.heard_by.pop(number, 0) + 1
        if count < len(self.seats):
            self.heard_by[number] = count
        elif number in self.sent:
            self.done(self.sent.pop(number), time.perf_counter())
        else:
            self.told[number] = time.perf_counter()

    def answered(self, number: int, sent: float) -> None:
        if number in self.told:
            self.done(sent, self.told.pop(number))
        else:
            self.sent[number] = sent

    def done(self, sent: float, told: float) -> None:
        self.seen.moves += 1
        self.seen.latencies.append(told - sent)

    def over(self) -> None:
        if not self.steps:
            self.games += 1
            self.steps.extend(AGAIN)
            self.go_on()

    def go_on(self) -> None:
        """The host's next step, once his last one was answered."""
        if self.steps and not self.host.busy:
            self.heard_by.clear()
            self.told.clear()
            self.host.do(self.steps.popleft())

    def close(self) -> None:
        for seat in self.seats:
            seat.line.close()


class Seat:
    """One connection of a player."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.line: Line
        self.commands = 0
        # What may be played, as the last news said.
        self.moves = b""
        self.in_line = False
        # Whether a command is not answered yet; of a move, when it was sent.
        self.busy = False
        self.sent: float | None = None

    async def connect(self, host: Host) -> None:
        path = f"/api/tables/{self.table.name}/socket"
        self.line = await Line.open(host.address, host.port, path, self.hear)
        self.line.say(b'{"do":"hello","protocol":1,"token":"%s"}' % self.token.encode())

    def hear(self, message: bytes) -> None:
        match message[KIND]:
            case b"new":
                found = NUMBER.match(message, NEWS_NUMBER_AT)
                assert found, message
                self.table.heard(int(found[1]))
                self.look(message)
            case b"ans":
                self.answer(message)
            case b"sna":
                self.look(message)
            case b"bye":
                raise RuntimeError(message.decode())

    def look(self, message: bytes) -> None:
        """What the seat may play now; a message without a game changes nothing of that."""
        at = message.rfind(b'"moves":[')
        if at < 0:
            return
        self.moves = message[at + len(b'"moves":[') : message.index(b"]", at)]
        if self is self.table.host and message.find(b'"ending":null', at) < 0:
            self.table.over()
        self.consider()

    def answer(self, message: bytes) -> None:
        found = NUMBER.search(message)
        if found is None or b'"problem"' in message:
            raise RuntimeError(f"refused: {message.decode()}")
        self.busy = False
        if self.sent is not None:
            self.table.answered(int(found[1]), self.sent)
            self.sent = None
        if self is self.table.host:
            self.table.go_on()
        self.consider()

    def consider(self) -> None:
        """Whoever may play and waits for no answer gets in line."""
        if self.moves and not self.busy and not self.in_line:
            self.in_line = True
            self.table.pace.enqueue(self)

    def play(self) -> None:
        self.in_line = False
        if self.moves and not self.busy:
            move = random.choice(self.moves.split(b","))
            self.sent = time.perf_counter()
            self.do(b'"do":"play","move":' + move)

    def do(self, what: bytes) -> None:
        self.busy = True
        self.commands += 1
        self.line.say(b'{%s,"id":"%d"}' % (what, self.commands))
