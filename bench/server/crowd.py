"""Tables as a measurement needs them: made over HTTP, full of people who play, watched for a while."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

from bench.server.host import Asking, Host
from bench.server.machine import quantile
from bench.server.players import Pace, Seen, Table
from bench.server.wire import Line

GAME = "x-bierze"
NAMES = ("Ania", "Bartek", "Celina", "Darek")
SETTINGS = {"bot_delay": 0}
# Whoever makes the load must not be what is measured: no more of its core than this.
MOST_LOAD = 0.8


@dataclass(frozen=True)
class Run:
    """What was seen for some seconds, and what that cost both sides, in shares of a core."""

    seconds: float
    moves: int
    latencies: list[float]
    server_share: float
    load_share: float
    # Of the moves that were to be offered: those for which nobody could play.
    missed: int

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def void(self) -> bool:
        return self.load_share > MOST_LOAD

    def milliseconds(self, share: float) -> float:
        return 1000 * quantile(self.latencies, share) if self.latencies else float("inf")

    @property
    def cpu_of_a_move(self) -> float:
        """Microseconds of the server."""
        return 1e6 * self.server_share * self.seconds / max(1, self.moves)


@dataclass(frozen=True)
class Made:
    """A table with everybody in a seat: their tokens, the host's first, and the key for those who watch."""

    name: str
    tokens: list[str]
    watch_key: str


def made(asking: Asking) -> Made:
    first, *others = NAMES
    body: dict[str, Any] = {"game": GAME, "seats": ["open"] * len(NAMES), "name": first, "settings": SETTINGS}
    joined = asking.post("/api/tables", body)
    path, key = f"/api/tables/{joined['table']}/join", joined["invite_key"]
    tokens = [asking.post(path, {"name": name, "key": key})["token"] for name in others]
    return Made(joined["table"], [joined["token"], *tokens], joined["watch_key"])


class Crowd:
    """So many tables, everybody there and playing: at once, or at this rate in all."""

    def __init__(self, host: Host, tables: int, rate: float | None = None) -> None:
        self.host = host
        self.pace = Pace(rate)
        self.seen = Seen()
        with Asking(host) as asking:
            self.made = [made(asking) for _ in range(tables)]
        self.tables = [Table(one.name, one.tokens, self.pace, self.seen) for one in self.made]

    async def begin(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self.seen.fail)
        for table in self.tables:
            await table.connect(self.host)
        for table in self.tables:
            table.start()
        self.pace.start()

    async def watch(self, seconds: float, warm: float = 0) -> Run:
        await asyncio.sleep(warm)
        self.seen.empty()
        self.pace.missed = 0
        began, own, theirs = time.perf_counter(), time.process_time(), self.host.cpu
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - began
        self.seen.must_be_well()
        return Run(
            seconds=spent,
            moves=self.seen.moves,
            latencies=self.seen.latencies,
            server_share=(self.host.cpu - theirs) / spent,
            load_share=(time.process_time() - own) / spent,
            missed=self.pace.missed,
        )

    def end(self) -> None:
        self.pace.stop()
        for table in self.tables:
            table.close()


async def spectators(host: Host, tables: list[Made], count: int) -> list[Line]:
    """So many who only look, at these tables in turn."""
    lines = []
    for number in range(count):
        table = tables[number % len(tables)]
        line = await Line.open(host.address, host.port, f"/api/tables/{table.name}/socket", lambda _: None)
        line.say(b'{"do":"hello","protocol":1,"key":"%s"}' % table.watch_key.encode())
        lines.append(line)
    return lines
