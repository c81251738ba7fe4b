"""Two processes keep the same table in one database: whoever is slower looks again, nothing is done twice."""

import asyncio
from pathlib import Path

from stolik.engine.match import verify
from stolik.store import Store
from stolik.table import messages as m
from stolik.table.entries import read_entry
from stolik.table.live import COMMANDS, LiveTable
from stolik.table.messages import Command
from stolik.table.tables import Tables
from tests.table.room import QUICK, Minds, Watcher, play


async def in_turns(table: LiveTable, member: int) -> None:
    """Plays for a member at his server; what is refused, for the other one was quicker, is tried again."""
    number = 0
    while table.state.phase != "over":
        await table.follow()
        if member in table.state.owing():
            number += 1
            move = table.state.live_match().moves(member)[0]
            await table.obey(member, m.Play(id=f"{member}-{number}", move=move), "en")
        await asyncio.sleep(0)


async def both(tables: list[LiveTable], command: Command) -> list[int | None]:
    """The same command of Ania's at both servers at once: what each answers."""
    answers = await asyncio.gather(*(table.obey(0, command, "en") for table in tables))
    assert [answer.problem for answer in answers] == [None, None]
    return [answer.number for answer in answers]


def test_one_table_at_two_servers(tmp_path: Path) -> None:
    """A game from both sides: one log without gaps, every command once, the same answer at either server."""

    async def scene() -> None:
        stores = [await Store.open(f"{tmp_path}/stolik.db") for _ in range(2)]
        one, two = (Tables(store, Minds(), allowance=COMMANDS.times(1000)) for store in stores)
        opened = await one.create("x-bierze", ["open", "open"], name="Ania", settings=QUICK)
        first, second = await one.find(opened.table), await two.find(opened.table)
        await two.join(second, name="Bartek", key=opened.invite_key, seat=None, nonce=None)
        eyes = [Watcher(0), Watcher(1)]
        first.attach(eyes[0], None)
        second.attach(eyes[1], None)
        for number in range(20):
            renamed = [
                first.obey(0, m.Rename(id=f"a{number}", name=f"Ania {number}"), "en"),
                second.obey(1, m.Rename(id=f"b{number}", name=f"Bartek {number}"), "en"),
            ]
            assert [answer.problem for answer in await asyncio.gather(*renamed)] == [None, None]
        assert len(set(await both([first, second], m.Start(id="start")))) == 1
        await asyncio.gather(in_turns(first, 0), in_turns(second, 1))
        assert len(set(await both([first, second], m.Rematch(id="again")))) == 1
        await first.follow()
        await second.follow()
        log = await stores[0].read(opened.table)
        assert [line.seq for line in log] == list(range(1, len(log) + 1))
        done = [(entry.by, entry.cmd) for entry in (read_entry(line.body) for line in log) if entry.cmd]
        assert len(done) == len(set(done))
        for watcher in eyes:
            numbers = [told["number"] for told in watcher.told if told["say"] in {"news", "snapshot"}]
            assert numbers == list(range(numbers[0], len(log) + 1))
        record = await one.record(first, 1)
        assert record == await two.record(second, 1)
        assert verify(first.state.game, record) == []
        one.close()
        two.close()
        for store in stores:
            await store.close()

    play(scene, 60)
