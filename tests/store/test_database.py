"""Opening: what is a database for Stolik, what becomes one, and what is said of all else."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from stolik.store import Store, Unavailable, WrongDatabase
from stolik.store.database import MIGRATIONS, Database, current_revision
from stolik.store.schema import REVISION, VERSION_TABLE, metadata
from tests.store.test_log import opened, play, row


def refusal(url: str) -> str:
    with pytest.raises(WrongDatabase) as caught:
        asyncio.run(Store.open(url))
    return str(caught.value)


def make(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/name", "databases of the kind 'mysql' are not known; allowed are a file"),
        ("sqlite://", "no file is named"),
        ("sqlite:///:memory:", "no file is named"),
        ("sqlite://stolik.db", "no file is named (sqlite:///FILE, with three slashes)"),
        ("sqlite:///stolik.db?mode=ro", "no file is named"),
        ("", "no file is named"),
        ("://", "not the URL of a database: ://; allowed are a file"),
        ("postgresql://host:port/name", "not the URL of a database"),
    ],
)
def test_a_url_that_names_no_database(url: str, words: str) -> None:
    assert words in refusal(url)


def test_a_postgres_that_does_not_answer(tmp_path: Path) -> None:
    """The password is not repeated."""
    words = refusal(f"postgresql://me:secret@/name?host={tmp_path}")
    assert "No such file or directory" in words
    assert "secret" not in words


def test_a_file_needs_no_url(tmp_path: Path) -> None:
    play(str(tmp_path / "stolik.db"), lambda store: store.create(row()))
    assert (tmp_path / "stolik.db").stat().st_size > 0


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path}/nowhere" in refusal(f"{tmp_path}/nowhere/stolik.db")


def test_a_database_that_must_be_there_already(tmp_path: Path) -> None:
    """Whoever only looks makes no file by a slip of the pen."""
    with pytest.raises(WrongDatabase, match="there is no such file"):
        asyncio.run(Store.open(str(tmp_path / "typo.db"), make=False))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    assert f"{tmp_path}: unable to open database file" in refusal(str(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It stays as it is."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100)
    assert "file is not a database" in refusal(str(file))
    assert file.read_text() == "Dear aunt, " * 100


def test_a_database_of_another_program(tmp_path: Path) -> None:
    """Nothing of ours is put into it."""
    make(tmp_path / "other.db", "CREATE TABLE customers (name)")
    assert "a database of another program, with customers" in refusal(str(tmp_path / "other.db"))
    with sqlite3.connect(tmp_path / "other.db") as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("customers",)]
    connection.close()


def test_a_database_of_a_newer_stolik(url: str) -> None:
    play(url, lambda store: store.create(row(), [b"1"]))
    database = Database(url)
    with database.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    words = refusal(url)
    assert "was made by a newer Stolik (its schema is 9999, this one knows up to" in words
    with database.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '{REVISION}'")
    database.close()
    play(url, lambda store: store.read("t"))


def test_the_migrations_make_the_schema(url: str) -> None:
    """What the code takes for the tables of the database is what the steps make of an empty one."""
    database = Database(url)
    database.prepare()
    with database.writing.begin() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
    database.close()


def test_the_revision_is_that_of_the_newest_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [REVISION]


def test_migrating_again_changes_nothing(url: str) -> None:
    play(url, lambda store: store.create(row(), [b"1"]))
    database = Database(url)
    database.migrate()
    with database.writing.begin() as connection:
        assert current_revision(connection) == REVISION
        assert sa.inspect(connection).has_table("stolik_entry")
    database.close()
    play(url, lambda store: store.append("t", 2, [b"2"], 1))


def test_several_may_open_a_new_database_at_once(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
        await stores[0].create(row(), [b"1"])
        for seq, store in enumerate(stores, start=2):
            assert await store.append("t", seq, [b"x"], 1) == seq
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_closed_store_says_so(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.close()
            for asked in (store.create(row()), store.rows()):
                with pytest.raises(Unavailable, match="the store is closed"):
                    await asked

    asyncio.run(scene())
