"""What is acknowledged is on the disk: whatever else may be lost when the power fails."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from stolik.store import Store, TableRow
from tests.store import power
from tests.store.test_log import opened, row


def entries_after_a_cut(files: dict[str, bytes], folder: Path) -> dict[str, list[int]]:
    """The numbers of each table's entries, as the next start finds them."""
    power.restore(files, folder)
    connection = sqlite3.connect(folder / "stolik.db")
    try:
        log: dict[str, list[int]] = {}
        for table, seq in connection.execute("SELECT table_id, seq FROM stolik_entry ORDER BY table_id, seq"):
            log.setdefault(table, []).append(seq)
        return log
    finally:
        connection.close()


@pytest.mark.parametrize(("level", "there"), [("FULL", 1), ("NORMAL", 0)])
def test_the_disk_of_these_tests_loses_what_is_not_synced(
    disk: power.Disk, tmp_path: Path, level: str, there: int
) -> None:
    """With less than `synchronous = FULL` a commit in WAL mode is gone after a power cut."""
    (tmp_path / "before").mkdir()
    connection = sqlite3.connect(tmp_path / "before" / "x.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE t (n)")
    connection.execute("PRAGMA wal_checkpoint")
    connection.execute(f"PRAGMA synchronous = {level}")
    connection.execute("INSERT INTO t VALUES (1)")
    power.restore(disk.cut(NothingUnsynced()), tmp_path / "after")
    connection.close()
    after = sqlite3.connect(tmp_path / "after" / "x.db")
    assert after.execute("SELECT count(*) FROM t").fetchone() == (there,)
    after.close()


class NothingUnsynced(random.Random):
    """Of what was not synced nothing comes to the disk."""

    def random(self) -> float:
        return 1.0


def test_an_append_waits_for_the_sync(disk: power.Disk, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/stolik.db") as store:
            await store.create(row(), [b"1"])
            disk.syncing.clear()
            disk.let_sync.clear()
            appending = asyncio.create_task(store.append("t", 2, [b"2"], 1001))
            try:
                assert await asyncio.to_thread(disk.syncing.wait, 20)
                await asyncio.sleep(0.05)
                assert not appending.done()
            finally:
                disk.let_sync.set()
            assert await appending == 2

    asyncio.run(scene())


def test_a_power_cut_loses_nothing_acknowledged(disk: power.Disk, tmp_path: Path) -> None:
    """At every acknowledgement the power fails: all that was acknowledged is there, without gaps."""
    luck = random.Random(7)
    cuts: list[tuple[dict[str, int], dict[str, bytes]]] = []
    acknowledged: dict[str, int] = {}

    async def write(store: Store, table: str) -> None:
        last = await store.create(TableRow(id=table, game="g", created=1), [b"{}"])
        for _ in range(12):
            bodies = [b"x" * luck.randrange(3000) for _ in range(luck.randint(1, 3))]
            last = await store.append(table, last + 1, bodies, 2)
            acknowledged[table] = last
            cuts.append((dict(acknowledged), disk.cut(luck)))

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/stolik.db") as store:
            await asyncio.gather(*(write(store, table) for table in ("a", "b", "c")))

    asyncio.run(scene())
    assert len(cuts) == 36
    for number, (before, files) in enumerate(cuts):
        after = entries_after_a_cut(files, tmp_path / f"cut{number}")
        for table, last in before.items():
            assert after[table][:last] == list(range(1, last + 1))
        assert all(log == list(range(1, len(log) + 1)) for log in after.values())
