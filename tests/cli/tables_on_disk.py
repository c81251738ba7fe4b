"""A database file with tables in it, for those who work on one."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from stolik.store import Store
from stolik.table import messages as m
from stolik.table.tables import Tables
from tests.table.room import QUICK, Minds

DAY = 86_400_000


def do(file: Path, scene: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        store = await Store.open(str(file))
        try:
            return await scene(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> tuple[str, str, str]:
    """A game that is over, one that is played, and a table that nobody has sat down at."""
    tables = Tables(store, Minds())
    over, playing = await new_table(tables, "Ania"), await new_table(tables, "Celina")
    await tables.life.begin()
    await play(tables, over, moves=None)
    await play(tables, playing, moves=3)
    opened = await tables.create("niet", ["open", "2"], name="Ewa", settings=QUICK)
    await tables.life.end()
    tables.close()
    return over, playing, opened.table


async def new_table(tables: Tables, name: str) -> str:
    opened = await tables.create("x-bierze", ["open", "open"], name=name, settings=QUICK)
    table = await tables.find(opened.table)
    await tables.join(table, name="Bartek", key=opened.invite_key, seat=None, nonce=None)
    return opened.table


async def play(tables: Tables, name: str, *, moves: int | None) -> None:
    table = await tables.find(name)
    await table.obey(0, m.Start(id="s"), "en")
    await table.obey(1, m.Chat(id="c", text="Bartek war hier"), "en")
    number = 0
    while table.state.phase == "playing" and number != moves:
        number += 1
        seat = table.state.owing()[0]
        match = table.state.live_match()
        answer = await table.obey(seat, m.Play(id=f"p{number}", move=match.moves(seat)[0]), "en")
        assert answer.problem is None


async def made_anew(store: Store, table: str, **changes: Any) -> None:
    """The same table with another id, or as if it had been made at another time."""
    log = await store.read(table)
    row = await store.row(table)
    await store.remove(table)
    changed = msgspec.structs.replace(row, **changes)
    await store.create(changed, [entry.body for entry in log])
