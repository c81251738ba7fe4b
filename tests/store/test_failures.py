"""When the database fails nothing is acknowledged and all are told why; when it is back, so is the store."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from stolik.store import Store, Unavailable, writer
from tests.store import power
from tests.store.postgres import Postgres
from tests.store.test_log import play, row


@pytest.mark.parametrize(
    ("code", "words"), [(power.FULL, "database or disk is full"), (power.IO_ERROR, "disk I/O error")]
)
def test_a_disk_that_fails(disk: power.Disk, tmp_path: Path, code: int, words: str) -> None:
    """Not one of a batch is acknowledged; afterwards the same entries are appended as if nothing had been."""

    async def scene(store: Store) -> None:
        for table in "abc":
            await store.create(row(table), [b"1"])
            await store.append(table, 2, [b"2"], 1)
        disk.code = code
        answers = await asyncio.gather(
            *(store.append(table, 3, [b"3"], 1) for table in "abc"), return_exceptions=True
        )
        assert all(isinstance(answer, Unavailable) and words in str(answer) for answer in answers)
        disk.code = 0
        for table in "abc":
            assert [entry.body for entry in await store.read(table)] == [b"1", b"2"]
            assert await store.append(table, 3, [b"again"], 1) == 3

    play(f"sqlite:///{tmp_path}/stolik.db", scene)


async def blocked(connection: psycopg.Connection) -> None:
    """Until somebody waits for a lock."""
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    while connection.execute(waiting).fetchone() == (0,):  # noqa: ASYNC110 Postgres sets no event of ours
        await asyncio.sleep(0.01)


def test_a_postgres_that_goes_away(server: Postgres) -> None:
    """Connections that end in the middle of an append, and between two."""
    url = server.new_database()
    hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stolik'"

    async def scene(store: Store) -> None:
        await store.create(row(), [b"1"])
        with psycopg.connect(url, autocommit=True) as other:
            with psycopg.connect(url) as lock:
                lock.execute("LOCK TABLE stolik_entry")
                appending = asyncio.create_task(store.append("t", 2, [b"2"], 1))
                await blocked(other)
                other.execute(hang_up)
                with pytest.raises(Unavailable, match="terminating connection"):
                    await appending
            assert await store.append("t", 2, [b"again"], 1) == 2
            assert len(await store.read("t")) == 2
            other.execute(hang_up)
            assert len(await store.read("t")) == 2
            assert await store.append("t", 3, [b"3"], 1) == 3

    play(url, scene)


def test_only_so_many_wait(disk: power.Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is slow, whoever brings more is held up; then all of it is done."""
    monkeypatch.setattr(writer, "WAITING", 10)

    async def scene(store: Store) -> None:
        await store.create(row())
        disk.syncing.clear()
        disk.let_sync.clear()
        appending = [asyncio.create_task(store.append("t", 1, [b"x"], 1))]
        try:
            assert await asyncio.to_thread(disk.syncing.wait, 20)
            appending += [asyncio.create_task(store.append("t", seq, [b"x"], 1)) for seq in range(2, 101)]
            await asyncio.sleep(0.05)
            waiting = store.writer.works.get_nowait()
            assert waiting is not None
            assert len(waiting) == 9
            assert store.writer.works.empty()
            store.writer.works.put(waiting)
        finally:
            disk.let_sync.set()
        assert await asyncio.gather(*appending) == list(range(1, 101))

    play(f"sqlite:///{tmp_path}/stolik.db", scene)


def test_whoever_stops_waiting_disturbs_nobody(disk: power.Disk, tmp_path: Path) -> None:
    """What was brought is done all the same."""

    async def scene(store: Store) -> None:
        for table in "ab":
            await store.create(row(table))
        disk.syncing.clear()
        disk.let_sync.clear()
        mine, other = (asyncio.create_task(store.append(table, 1, [b"x"], 1)) for table in "ab")
        try:
            assert await asyncio.to_thread(disk.syncing.wait, 20)
            mine.cancel()
        finally:
            disk.let_sync.set()
        assert await other == 1
        with pytest.raises(asyncio.CancelledError):
            await mine
        assert len(await store.read("a")) == 1

    play(f"sqlite:///{tmp_path}/stolik.db", scene)


def test_a_mistake_of_ours_is_not_the_database(url: str) -> None:
    """What is no entry at all is refused as it is; the others who come then are served."""

    async def scene(store: Store) -> None:
        await store.create(row(), [b"1"])
        nonsense: list[bytes] = [object()]  # type: ignore[list-item]
        with pytest.raises(Exception, match="object"):
            await store.append("t", 2, nonsense, 1)
        assert await store.append("t", 2, [b"2"], 1) == 2

    play(url, scene)
