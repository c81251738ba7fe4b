"""Memory of the server for who is there and does nothing, and how soon it is there."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.comparison import Goal
from bench.server import bare
from bench.server.crowd import Crowd, spectators
from bench.server.figures import Figure
from bench.server.host import Asking, Host, running, seconds_to_answer, stolik
from bench.server.machine import cores
from bench.server.sizes import Sizes
from bench.server.speed import quiet_tables
from bench.server.wire import Line

KB = 1024
# Seconds until everything that was begun has settled.
SETTLING = 1.0
LEAVING = 0.2
# How many tables are begun together; and so seldom that nobody ever plays at them.
AT_A_TIME = 20
SELDOM = 1e-6
BEYOND_THE_FRAMEWORK = Goal(most=8)
TABLE_IN_MEMORY = Goal(most=20)
# What cannot be told from nothing: the resident size is counted in pages.
TABLE_ASLEEP = Goal(most=0.1)
SOON = Goal(most=1)

COPY_TABLE = """
INSERT INTO stolik_table (id, game, phase, public, created, card)
SELECT ?, game, phase, public, created, card FROM stolik_table WHERE id = ?
"""
COPY_LOG = """
INSERT INTO stolik_entry (table_id, seq, at, body)
SELECT ?, seq, at, body FROM stolik_entry WHERE table_id = ?
"""

Opening = Callable[[int], Coroutine[Any, Any, list[Line]]]


async def kb_each(host: Host, sizes: Sizes, opening: Opening) -> float:
    """Of each of many connections, once some have come and stay."""
    lines = await opening(sizes.warming)
    await asyncio.sleep(SETTLING)
    before = host.memory
    lines += await opening(sizes.viewers)
    await asyncio.sleep(SETTLING)
    each = (host.memory - before) / KB / sizes.viewers
    for line in lines:
        line.close()
    return each


async def of_viewers(folder: Path, sizes: Sizes) -> list[Figure]:
    with TemporaryDirectory(dir=folder) as own, stolik(Path(own)) as host:
        tables = quiet_tables(host, count=10)
        ours = await kb_each(host, sizes, lambda count: spectators(host, tables, count))
    with running(bare.COMMAND, cores()[0]) as host:
        theirs = await kb_each(host, sizes, lambda count: silent(host, count))
    return [
        Figure(what="memory of an idle viewer / of the bare framework's, KB", ours=[ours], theirs=[theirs]),
        Figure(what="that, beyond the framework's own, KB", ours=[ours - theirs], goal=BEYOND_THE_FRAMEWORK),
    ]


async def silent(host: Host, count: int) -> list[Line]:
    return [await Line.open(host.address, host.port, bare.PATH, lambda _: None) for _ in range(count)]


async def of_tables(folder: Path, sizes: Sizes) -> list[Figure]:
    """Games that have begun, with nobody there; and what many more of them need, asleep in the database."""
    with TemporaryDirectory(dir=folder) as own:
        with stolik(Path(own)) as host:
            await begun(host, sizes.warming)
            before = host.memory
            await begun(host, sizes.idle_tables)
            awake = (host.memory - before) / KB / sizes.idle_tables
        few, many = (memory_with_asleep(Path(own), tables) for tables in sizes.asleep)
        asleep = (many - few) / KB / (sizes.asleep[1] - sizes.asleep[0])
    return [
        Figure(what="memory of an idle table, its game begun, KB", ours=[awake], goal=TABLE_IN_MEMORY),
        Figure(what="memory of a table asleep, KB", ours=[asleep], goal=TABLE_ASLEEP),
    ]


async def begun(host: Host, tables: int) -> None:
    """So many games, begun and left: few at a time, for what their connections needed is used again."""
    for first in range(0, tables, AT_A_TIME):
        crowd = Crowd(host, min(AT_A_TIME, tables - first), rate=SELDOM)
        await crowd.begin()
        await asyncio.sleep(LEAVING)
        crowd.end()
        await asyncio.sleep(LEAVING)
    await asyncio.sleep(SETTLING)


def memory_with_asleep(folder: Path, tables: int) -> int:
    """Of a server that has found so many games in its database, nobody there, and looked through them."""
    fill(folder / "stolik.db", tables)
    with stolik(folder) as host:
        with Asking(host) as asking:
            asking.get("/health")
        time.sleep(SETTLING)
        return host.memory


def fill(database: Path, tables: int) -> None:
    """Copies of the tables that are there, with their logs, until there are so many."""
    with closing(sqlite3.connect(database)) as connection:
        names = [name for (name,) in connection.execute("SELECT id FROM stolik_table")]
        for number in range(len(names), tables):
            model, copy = names[number % len(names)], f"copy{number}"
            connection.execute(COPY_TABLE, (copy, model))
            connection.execute(COPY_LOG, (copy, model))
        connection.commit()


def until_the_first_answer(folder: Path, sizes: Sizes) -> Figure:
    # The first one finds nothing of it in the machine's memory.
    with TemporaryDirectory(dir=folder) as own:
        seconds = [seconds_to_answer(Path(own)) for _ in range(sizes.starts + 1)][1:]
    return Figure(what="start to first answer, warm, s", ours=seconds, goal=SOON)
