"""A server killed at any instant has lost nothing it acknowledged, does nothing twice, and games go on."""

import asyncio
import itertools
import json
import random
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from stolik.client import Table, claim, request
from stolik.engine.match import verify
from stolik.engine.record import read_record
from stolik.engine.registry import find_game
from stolik.testing.walks import DEEP
from tests.server.conftest import running
from tests.server.people import Person, sit_down

LIVES = 100 if DEEP else 3
# At most so many commands are acknowledged in one life.
MOVES = 150
TABLES = 8 if DEEP else 3
GAMES = ("x-bierze", "six-bierze", "kniffel", "niet")

Log = dict[str, list[tuple[int, dict[str, Any]]]]


def read_logs(database: Path) -> Log:
    """All entries of all tables, as they are on the disk."""
    connection = sqlite3.connect(database)
    log: Log = {}
    for table, seq, body in connection.execute(
        "SELECT table_id, seq, body FROM stolik_entry ORDER BY table_id, seq"
    ):
        log.setdefault(table, []).append((seq, json.loads(body)))
    connection.close()
    return log


def check(people: Iterable[Person], log: Log) -> None:
    """Numbered without gaps; every command once; all that was acknowledged where it was said to be."""
    for entries in log.values():
        assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1))
        commands = [(entry["by"], entry["cmd"]) for _, entry in entries if "cmd" in entry]
        assert len(commands) == len(set(commands))
    for person in people:
        entries = log[person.table.joined["table"]]
        for known, number in person.acknowledged.items():
            assert entries[number - 1][1]["cmd"] == known


async def some(answered: asyncio.Queue[str], count: int, playing: asyncio.Future[Any]) -> None:
    """Until so many more commands were acknowledged, or nobody plays any more."""
    while not answered.empty():
        answered.get_nowait()
    for _ in range(count):
        another = asyncio.ensure_future(answered.get())
        await asyncio.wait({another, playing}, return_when=asyncio.FIRST_COMPLETED)
        if not another.done():
            another.cancel()
            return


async def live_and_die(
    database: Path, people: list[Person], luck: random.Random, answered: asyncio.Queue[str]
) -> None:
    """Everybody plays until the server is killed, at once or after some moves."""
    with running(database, "--limits", "1000") as (url, process):
        if not people:
            for game in itertools.islice(itertools.cycle(GAMES), TABLES):
                people += await sit_down(url, game, luck, answered)
        playing = asyncio.gather(*(person.sit(url) for person in people))
        await some(answered, luck.randrange(MOVES), playing)
        await asyncio.sleep(luck.uniform(0, 0.02))
        process.kill()
        await playing
        assert process.wait(20) == -9


async def go_on(database: Path, people: list[Person], answered: asyncio.Queue[str]) -> int:
    """The last server is not killed: everybody sees what a newcomer sees; the number of games that verify."""
    with running(database, "--limits", "1000") as (url, process):
        playing = asyncio.gather(*(person.sit(url) for person in people))
        await some(answered, MOVES, playing)
        process.terminate()
        await playing
    with running(database, "--limits", "1000") as (url, _):
        for person in people:
            await compare(url, person)
        tables = {person.table.joined["table"]: person for person in people}
        return sum([await verified(url, person) for person in tables.values()])


async def compare(url: str, person: Person) -> None:
    """Who was there all the time, with gaps told, knows what one who has only just come knows."""
    person.table.server = url
    fresh = await claim(url, person.table.joined["table"], person.table.joined["token"])
    async with person.table, fresh:
        assert person.table.number == fresh.number
        assert person.table.history == fresh.history
        assert person.table.game == fresh.game


async def verified(url: str, person: Person) -> int:
    """How many games of this table are over; each of them can be played again."""
    table: Table = person.table
    address = f"{url}/api/tables/{table.joined['table']}/record?match="
    count: int = table.table["match"] - (table.table["phase"] != "over")
    for match in range(1, count + 1):
        record = read_record(
            json.dumps(await request(f"{address}{match}", key=table.joined["token"])), "record"
        )
        assert verify(find_game(record.game), record) == []
    return count


def test_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """At full size a hundred killed servers and hundreds of games; `--junitxml` keeps the figures."""

    async def scene() -> None:
        database, luck, people = tmp_path / "stolik.db", random.Random(5), list[Person]()
        answered: asyncio.Queue[str] = asyncio.Queue()
        for _ in range(LIVES):
            await live_and_die(database, people, luck, answered)
            check(people, read_logs(database))
        games = await go_on(database, people, answered)
        check(people, read_logs(database))
        greetings = [greeting for person in people for greeting in person.table.greetings[1:]]
        assert greetings.count("news") > len(greetings) / 2
        record_property("killed", LIVES)
        record_property("acknowledged", sum(len(person.acknowledged) for person in people))
        record_property("games", games)

    asyncio.run(asyncio.wait_for(scene(), 60 + 20 * LIVES))
