"""An operator at work beside a running server: whoever sits at the table hears of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stolik.cli import main
from stolik.client import Refused, Table, create, join
from tests.server.conftest import running
from tests.server.test_play import QUICK, play


async def admin(database: Path, *arguments: object) -> None:
    """In this process, which is not the server's; it must go well."""
    line = ["admin", *map(str, arguments), "--database", str(database)]
    assert await asyncio.to_thread(main, line) == 0


async def two(url: str, **more: Any) -> tuple[Table, Table]:
    ania = await create(url, "x-bierze", ["open", "open"], "Ania", settings=QUICK, **more)
    bartek = await join(url, ania.joined["table"], "Bartek", key=ania.joined["invite_key"])
    return ania, bartek


def test_close_forget_and_delete_beside_a_server(tmp_path: Path) -> None:
    """As soon as somebody does something, and otherwise at the server's next look."""

    async def scene(url: str, database: Path) -> None:
        ania, bartek = await two(url)
        table = ania.joined["table"]
        async with ania, bartek:
            await bartek.do("chat", text="cześć!")
            await ania.do("start")
            await ania.play(ania.moves[0])
            await admin(database, "forget", table, "Bartek")
            await ania.do("chat", phrase="hello")
            await ania.until(lambda: ania.table["seats"][1]["level"] is not None)
            assert "Bartek" not in str(ania.table)
            assert [line["name"] for line in ania.chat] == ["Ania"]
            await bartek.until(lambda: bartek.bye)
            assert bartek.bye is not None
            assert bartek.bye["problem"]["code"] == "token-unknown"
            await admin(database, "backup", tmp_path / "backup.db")
            await admin(database, "close", table)
            with pytest.raises(Refused, match="closed"):
                await ania.do("pause", paused=True)
            assert ania.table["phase"] == "closed"
            await admin(database, "delete", table)
            with pytest.raises(Refused, match="table-unknown"):
                await ania.do("chat", phrase="bye")
        await admin(tmp_path / "backup.db", "check")

    database = tmp_path / "stolik.db"
    with running(database) as (url, _):
        play(scene(url, database))


def test_a_backup_is_restored_and_played_on(tmp_path: Path) -> None:
    """A game that was running when the backup was made goes on from there, on another server."""

    async def begin(url: str, database: Path) -> Table:
        ania, bartek = await two(url)
        async with ania, bartek:
            await ania.do("start")
            await ania.play(ania.moves[0])
            await admin(database, "backup", tmp_path / "backup.db")
            await bartek.play(bartek.moves[0])
        return ania

    async def go_on(url: str, ania: Table) -> None:
        again = Table(url, ania.joined)
        async with again:
            assert again.game is not None
            assert again.game["owing"] == [1]

    database = tmp_path / "stolik.db"
    with running(database) as (url, _):
        ania = asyncio.run(asyncio.wait_for(begin(url, database), 60))
    asyncio.run(admin(tmp_path / "other.db", "restore", tmp_path / "backup.db"))
    with running(tmp_path / "other.db") as (url, _):
        play(go_on(url, ania))
