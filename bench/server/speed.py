"""Moves a second, and how long a move takes to reach everybody: alone, beside the peer, with many tables."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.comparison import Goal
from bench.server import peer, thinking
from bench.server.crowd import GAME, NAMES, SETTINGS, Crowd, Made, Run, spectators
from bench.server.figures import Figure
from bench.server.host import SERVE, Asking, Host, stolik
from bench.server.sizes import Sizes
from bench.server.wire import Line

SATURATED = Goal(least=3)
QUICK = Goal(most=0.5)
AT_PEOPLES_PACE = Goal(most=25)
UNDISTURBED = Goal(most=1.5)
LINEAR = Goal(most=1.1)
FLAT = Goal(most=0.1)
# Moves a second of the tables that others should not disturb.
CALM = 100.0
CALM_TABLES = 10

Ask = Callable[[], Coroutine[Any, Any, Run]]


@asynccontextmanager
async def crowd(
    folder: Path, tables: int, rate: float | None = None, program: tuple[str, ...] = SERVE
) -> AsyncIterator[Crowd]:
    """A server of its own, with everybody there and playing."""
    with TemporaryDirectory(dir=folder) as own, stolik(Path(own), program) as host:
        playing = Crowd(host, tables, rate)
        await playing.begin()
        try:
            yield playing
        finally:
            playing.end()
            # The connections close in the loop's next turn.
            await asyncio.sleep(0.1)


async def ours(folder: Path, sizes: Sizes, rate: float | None) -> Run:
    async with crowd(folder, sizes.tables, rate) as playing:
        return await playing.watch(sizes.seconds, sizes.warm)


async def theirs(sizes: Sizes, rate: float | None) -> Run:
    with peer.boardgame() as host:
        return await asyncio.to_thread(peer.play, host, sizes.tables, rate, sizes.warm, sizes.seconds)


async def in_turns(sizes: Sizes, first: Ask, second: Ask | None) -> tuple[list[Run], list[Run]]:
    """One try of each after the other; who begins changes."""
    of_first: list[Run] = []
    of_second: list[Run] = []
    for number in range(sizes.tries):
        turn = [(of_first, first)] if second is None else [(of_first, first), (of_second, second)]
        for runs, ask in turn if number % 2 == 0 else reversed(turn):
            runs.append(await ask())
            told(runs[-1])
    return of_first, of_second


def told(run: Run) -> None:
    print(
        f"  {run.rate:,.0f} moves/s, p50 {run.milliseconds(0.5):.2f} ms, "
        f"p99 {run.milliseconds(0.99):.2f} ms; server {run.server_share:.0%}, "
        f"load {run.load_share:.0%} of a core; {run.cpu_of_a_move:.0f} µs a move, {run.missed} not offered",
        flush=True,
    )


def any_void(*series: list[Run]) -> bool:
    return any(run.void for runs in series for run in runs)


async def saturated(folder: Path, sizes: Sizes, *, beside: bool) -> list[Figure]:
    print(f"saturated, {sizes.tables} tables of {len(NAMES)}", flush=True)
    peers = (lambda: theirs(sizes, None)) if beside else None
    mine, others = await in_turns(sizes, lambda: ours(folder, sizes, None), peers)
    rates = Figure(
        what=f"moves/s at saturation, {sizes.tables} tables of 4",
        ours=[run.rate for run in mine],
        theirs=[run.rate for run in others],
        goal=SATURATED if beside else Goal(),
        best=max,
        void=any_void(mine, others),
    )
    shares = Figure(
        what="its load generator, share of a core",
        ours=[run.load_share for run in mine],
        theirs=[run.load_share for run in others],
    )
    return [rates, shares]


async def offered(folder: Path, sizes: Sizes, *, beside: bool) -> list[Figure]:
    print(f"{sizes.rate:g} moves/s offered, {sizes.tables} tables", flush=True)
    peers = (lambda: theirs(sizes, sizes.rate)) if beside else None
    mine, others = await in_turns(sizes, lambda: ours(folder, sizes, sizes.rate), peers)
    return [
        Figure(
            what=f"p{share * 100:g} at {sizes.rate:g} moves/s offered, ms",
            ours=[run.milliseconds(share) for run in mine],
            theirs=[run.milliseconds(share) for run in others],
            goal=QUICK if beside and share == 0.99 else Goal(),
            void=any_void(mine, others),
        )
        for share in (0.5, 0.99)
    ]


async def lively(folder: Path, sizes: Sizes) -> list[Figure]:
    """People's pace at few and many tables; and how what all of them cost grows."""
    rows: list[Figure] = []
    costs: dict[int, float] = {}
    for tables in sizes.lively:
        rate = tables * len(NAMES) / sizes.each_seat
        print(f"people's pace, {tables} tables: {rate:g} moves/s", flush=True)
        async with crowd(folder, tables, rate) as playing:
            # Where few move, a longer look.
            seconds = sizes.seconds * (3 if rate < 10 * sizes.each_seat else 1)
            runs = [await playing.watch(seconds, sizes.warm) for _ in range(sizes.looks)]
        for run in runs:
            told(run)
        costs[tables] = min(run.server_share for run in runs)
        rows += at_pace(tables, runs, last=tables == sizes.lively[-1])
    return [*rows, growth_of_tables(costs)]


def at_pace(tables: int, runs: list[Run], *, last: bool) -> list[Figure]:
    moves = sum(run.moves for run in runs)
    return [
        Figure(
            what=f"p{share * 100:g} at {tables:,} tables, people's pace ({moves:,} moves), ms",
            ours=[run.milliseconds(share) for run in runs],
            goal=AT_PEOPLES_PACE if last and share == 0.99 else Goal(),
            void=any_void(runs),
        )
        for share in (0.5, 0.99)
    ]


def exponent(costs: dict[int, float]) -> float:
    """How cost grows from the middle to the end: 1 is linear, 0 is not at all."""
    (few, less), (many, more) = list(costs.items())[-2:]
    return math.log(more / less) / math.log(many / few)


def series(costs: dict[int, float], unit: str) -> str:
    return ", ".join(f"{count:,}: {cost:.3g} {unit}" for count, cost in costs.items())


def growth_of_tables(costs: dict[int, float]) -> Figure:
    each = {tables: 1000 * cost / tables for tables, cost in costs.items()}
    what = f"exponent of all tables' cost (a table's, ms of CPU a second: {series(each, '')})"
    return Figure(what=what.replace(" ,", ",").replace(" )", ")"), ours=[exponent(costs)], goal=LINEAR)


async def watched_elsewhere(folder: Path, sizes: Sizes) -> Figure:
    """What a move costs, with ever more who look at other tables."""
    print("viewers of other tables", flush=True)
    costs: dict[int, float] = {}
    async with crowd(folder, CALM_TABLES, CALM) as playing:
        quiet = quiet_tables(playing.host)
        lines: list[Line] = []
        for count in sizes.elsewhere:
            lines += await spectators(playing.host, quiet, count - len(lines))
            runs = [await playing.watch(sizes.seconds, sizes.warm) for _ in range(sizes.looks)]
            costs[count] = min(run.cpu_of_a_move for run in runs)
        for line in lines:
            line.close()
    what = f"exponent of a move's cost by viewers elsewhere ({series(costs, 'µs')})"
    return Figure(what=what, ours=[exponent(costs)], goal=FLAT)


def quiet_tables(host: Host, count: int = 5) -> list[Made]:
    """Tables where nobody plays yet."""
    body = {"game": GAME, "seats": ["open", "open"], "name": NAMES[0], "settings": SETTINGS}
    with Asking(host) as asking:
        answers = [asking.post("/api/tables", body) for _ in range(count)]
    return [Made(one["table"], [one["token"]], one["watch_key"]) for one in answers]


async def disturbed(folder: Path, sizes: Sizes) -> list[Figure]:
    """The p99 of tables that play, with and without a reader who does not read and two minds that think."""
    print("with and without one slow reader and two minds thinking", flush=True)
    async with crowd(folder, CALM_TABLES, CALM, thinking.SERVE) as playing:
        alone: list[Run] = []
        together: list[Run] = []
        for _ in range(sizes.looks):
            alone.append(await playing.watch(sizes.seconds, sizes.warm))
            async with disturbance(playing):
                together.append(await playing.watch(sizes.seconds, sizes.warm))
    for run in (*alone, *together):
        told(run)
    figure = Figure(
        what="p99 with a slow reader and two minds thinking / without, ms",
        ours=[run.milliseconds(0.99) for run in together],
        theirs=[run.milliseconds(0.99) for run in alone],
        goal=UNDISTURBED,
        void=any_void(alone, together),
    )
    return [figure]


@asynccontextmanager
async def disturbance(playing: Crowd) -> AsyncIterator[None]:
    """A spectator of a table that plays stops reading, and at another one two bots think all the time."""
    host = playing.host
    slow, *_ = await spectators(host, playing.made[:1], 1)
    slow.transport.pause_reading()
    bots = [thinking.LEVEL] * 4
    body = {"game": GAME, "seats": bots, "name": "Eve", "watch": True, "settings": SETTINGS}
    with Asking(host) as asking:
        made = asking.post("/api/tables", body)
    eve = await Line.open(host.address, host.port, f"/api/tables/{made['table']}/socket", lambda _: None)
    eve.say(b'{"do":"hello","protocol":1,"token":"%s"}' % made["token"].encode())
    eve.say(b'{"do":"start","id":"1"}')
    # The processes of minds start.
    await asyncio.sleep(1)
    try:
        yield
    finally:
        eve.say(b'{"do":"close","id":"2"}')
        await asyncio.sleep(0.2)
        eve.close()
        slow.close()
