"""Backups: one moment of a database that is being written, whole or not at all, into any other one."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolik.store import Archived, Entry, Store, TableRow
from stolik.store.backup import SILENT, back_up, restore
from stolik.store.rows import StoreError

LATER = 10 * SILENT


def with_store(url: str, scene: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        store = await Store.open(url)
        try:
            return await scene(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    await store.create(TableRow(id="a", game="niet", created=1, card=b'{"x":1}'), [b"1", b"2"])
    await store.append("a", 3, [b"3"], 5)
    await store.keep_snapshot("a", 2, b"snapshot")
    await store.create(TableRow(id="b", game="hexx", created=2, public=True))
    await store.create(TableRow(id="c", game="hexx", created=2))
    old = Archived(table="c", match=1, game="hexx", ended=7, doors=b"{}", body=b"{}")
    await store.remove("c", [old])
    await store.live(9)


async def everything(store: Store) -> object:
    rows = await store.rows()
    return (
        rows,
        [await store.read(row.id) for row in rows],
        await store.latest_snapshot("a"),
        await store.records(),
        await store.last_life(),
    )


async def read_both(store: Store) -> list[list[Entry]]:
    return [await store.read(name) for name in "ab"]


def test_all_of_it_comes_back(url: str, tmp_path: Path) -> None:
    """From any database into any other one: this is also how one moves to Postgres, and back."""
    with_store(url, fill)
    before = with_store(url, everything)
    copied = back_up(url, tmp_path / "backup.db")
    assert (copied.tables, copied.entries, copied.records) == (2, 3, 1)

    async def change(store: Store) -> None:
        await store.append("a", 4, [b"4"], 6)
        await store.remove("b")

    with_store(url, change)
    with pytest.raises(StoreError, match="holds tables already; --replace deletes them first"):
        restore(tmp_path / "backup.db", url, LATER)
    assert with_store(url, lambda store: store.newest(["a", "b"])) == {"a": 4}
    restore(tmp_path / "backup.db", url, LATER, replace=True)
    assert with_store(url, everything) == before
    restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/other.db", LATER)
    assert with_store(f"sqlite:///{tmp_path}/other.db", everything) == before


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Somebody writes all the time: of two tables that grow in step, none is ahead by more than a step."""

    async def scene(store: Store) -> None:
        for name in "ab":
            await store.create(TableRow(id=name, game="niet", created=1), [b"begin"])
        going_on = True

        async def write() -> None:
            seq = 2
            while going_on:
                for name in "ab":
                    await store.append(name, seq, [b"x" * 50] * 20, 1)
                seq += 20

        writing = asyncio.create_task(write())
        for number in range(5):
            await asyncio.to_thread(back_up, url, tmp_path / f"{number}.db")
        going_on = False
        await writing

    with_store(url, scene)
    lengths = []
    for number in range(5):
        backup = f"sqlite:///{tmp_path}/{number}.db"
        newest = with_store(backup, lambda store: store.newest("ab"))
        assert newest["a"] - newest["b"] in {0, 20}
        logs = with_store(backup, read_both)
        assert [len(log) for log in logs] == [newest["a"], newest["b"]]
        lengths.append(newest["a"])
    assert lengths == sorted(lengths)


def test_no_database_in_use_is_replaced(url: str, tmp_path: Path) -> None:
    """A server that was alive just now may be alive still: it would not know its own tables any more."""
    with_store(url, fill)
    back_up(url, tmp_path / "backup.db")
    with pytest.raises(StoreError, match="a server was using it 3 seconds ago; stop it, and 20 seconds"):
        restore(tmp_path / "backup.db", url, 9 + 3000, replace=True)


def test_a_backup_overwrites_nothing_unasked(url: str, tmp_path: Path) -> None:
    with_store(url, fill)
    file = tmp_path / "backup.db"
    file.write_text("my diary")
    with pytest.raises(StoreError, match="is there already; --replace overwrites it"):
        back_up(url, file)
    assert file.read_text() == "my diary"
    back_up(url, file, replace=True)
    restore(file, f"sqlite:///{tmp_path}/other.db", LATER)
    with pytest.raises(StoreError, match=f"there is no folder {tmp_path}/none"):
        back_up(url, tmp_path / "none" / "backup.db")
    assert {found.name for found in tmp_path.iterdir() if found.name != "stolik.db"} == {
        "backup.db",
        "other.db",
    }


def test_what_is_no_backup(tmp_path: Path) -> None:
    """Says what is wrong with it, and leaves the database alone."""
    url = f"sqlite:///{tmp_path}/stolik.db"
    with_store(url, fill)
    before = with_store(url, everything)
    strange, text, empty = (tmp_path / name for name in ("strange.db", "text.db", "empty.db"))
    with closing(sqlite3.connect(strange)) as other:
        other.execute("CREATE TABLE recipes (soup)")
    text.write_text("my diary " * 1000)
    empty.touch()
    for file, why in (
        (strange, "strange.db: no tables of Stolik are in it"),
        (empty, "empty.db: no tables of Stolik are in it"),
        (text, "text.db: cannot be read as a backup: file is not a database"),
        (tmp_path / "none.db", "none.db: there is no such file"),
    ):
        with pytest.raises(StoreError, match=why):
            restore(file, url, LATER, replace=True)
    with pytest.raises(StoreError, match=r"strange\.db: no tables of Stolik are in it"):
        back_up(f"sqlite:///{strange}", tmp_path / "backup.db")
    assert with_store(url, everything) == before


def test_a_backup_of_another_version(tmp_path: Path) -> None:
    """An older one is brought up to date on the way and stays as it was; a newer one is refused."""
    url = f"sqlite:///{tmp_path}/stolik.db"
    with_store(url, fill)
    file = tmp_path / "backup.db"
    back_up(url, file)
    with closing(sqlite3.connect(file)) as backup:
        backup.executescript(
            "DROP TABLE stolik_record; DROP TABLE stolik_life; UPDATE stolik_schema SET version_num = '0001'"
        )
    with pytest.raises(StoreError, match=r"it was made by another version of Stolik \(its schema is 0001"):
        back_up(f"sqlite:///{file}", tmp_path / "second.db")
    restore(file, f"sqlite:///{tmp_path}/new.db", LATER)
    assert with_store(f"sqlite:///{tmp_path}/new.db", lambda store: store.newest("ab")) == {"a": 3, "b": 0}
    with closing(sqlite3.connect(file)) as backup:
        assert backup.execute("SELECT version_num FROM stolik_schema").fetchone() == ("0001",)
        backup.execute("UPDATE stolik_schema SET version_num = '9999'")
        backup.commit()
    with pytest.raises(StoreError, match="made by a newer Stolik"):
        restore(file, f"sqlite:///{tmp_path}/newer.db", LATER)
