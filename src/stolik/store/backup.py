"""Everything of one database in another one: backups, restoring them, moving from a file to Postgres."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from stolik.store.database import Database
from stolik.store.queries import last_life
from stolik.store.rows import StoreError
from stolik.store.schema import entries, metadata, records, tables

# Rows that are copied at once.
ROWS = 1000
# A server says every few seconds that it is alive: one that has not for so many milliseconds is not there.
SILENT = 20_000


class Copied(dict[str, int]):
    """How many rows of each kind were copied."""

    @property
    def tables(self) -> int:
        return self[tables.name]

    @property
    def entries(self) -> int:
        return self[entries.name]

    @property
    def records(self) -> int:
        return self[records.name]


def back_up(url: str, file: Path, *, replace: bool = False) -> Copied:
    """One moment of the database as an SQLite file of its own; servers go on meanwhile.

    The file is there whole or not at all.
    """
    if file.exists() and not replace:
        raise StoreError(f"{file} is there already; --replace overwrites it")
    if not file.absolute().parent.is_dir():
        raise StoreError(f"{file}: there is no folder {file.absolute().parent}")
    with tempfile.TemporaryDirectory(prefix=".stolik-backup-", dir=file.absolute().parent) as folder:
        part = Path(folder) / file.name
        source = opened(url)
        try:
            copied = into_file(source, part)
        finally:
            source.close()
        for left in ("-wal", "-shm"):
            file.with_name(f"{file.name}{left}").unlink(missing_ok=True)
        os.replace(part, file)  # noqa: PTH105 - over what is there, in one step
        sync_folder(file.absolute().parent)
    return copied


def opened(url: str) -> Database:
    """A database that is there and of this version."""
    database = Database(url)
    try:
        database.prepare(make=False, migrate=False)
    except BaseException:
        database.close()
        raise
    return database


def into_file(source: Database, part: Path) -> Copied:
    target = Database(f"sqlite:///{part}")
    try:
        target.prepare()
        copied = copy_all(source, target)
    finally:
        target.close()
    with closing(sqlite3.connect(part)) as written:
        # One file that can be read without another one beside it.
        written.execute("PRAGMA journal_mode = DELETE")
    return copied


def restore(file: Path, url: str, now: int, *, replace: bool = False) -> Copied:
    """What is in a backup, into a database that is empty, or with `replace` in the place of what is there."""
    with tempfile.TemporaryDirectory(prefix="stolik-restore-") as folder:
        # A backup of an older version is brought up to date as a copy: the backup stays what it is.
        copy = Path(folder) / "backup.db"
        source = copied_backup(file, copy)
        target = Database(url)
        try:
            target.prepare()
            must_be_free(target, now, replace=replace)
            return copy_all(source, target)
        finally:
            target.close()
            source.close()


def copied_backup(file: Path, copy: Path) -> Database:
    copy_file(file, copy)
    database = Database(f"sqlite:///{copy}")
    # What is told about it is told about the file that was named.
    database.name = str(file)
    try:
        if database.revision() is None:
            raise StoreError(f"{file}: no tables of Stolik are in it")
        database.prepare()
    except BaseException:
        database.close()
        raise
    return database


def copy_file(file: Path, copy: Path) -> None:
    """Also of a database in use, whose newest part stands in a file beside it."""
    if not file.is_file():
        raise StoreError(f"{file}: there is no such file")
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise StoreError(f"{file}: cannot be read as a backup: {error}") from None


def must_be_free(target: Database, now: int, *, replace: bool) -> None:
    with target.read() as connection:
        alive = last_life(connection)
        found = sum(
            connection.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one()
            for kind in (tables, records)
        )
    if alive is not None and now - alive < SILENT:
        raise StoreError(
            f"{target.name}: a server was using it {max(0, now - alive) // 1000} seconds ago; "
            f"stop it, and {SILENT // 1000} seconds later this can be done"
        )
    if found and not replace:
        raise StoreError(f"{target.name} holds tables already; --replace deletes them first")


def copy_all(source: Database, target: Database) -> Copied:
    """One moment of the source, in one transaction in the place of what the target holds."""
    level = {} if source.sqlite else {"isolation_level": "REPEATABLE READ"}
    copied = Copied()
    with (
        source.reading.connect().execution_options(**level) as reading,
        reading.begin(),
        target.writing.begin() as writing,
    ):
        for kind in reversed(metadata.sorted_tables):
            writing.execute(kind.delete())
        for kind in metadata.sorted_tables:
            copied[kind.name] = copy_rows(reading, writing, kind)
    return copied


def copy_rows(reading: sa.Connection, writing: sa.Connection, kind: sa.Table) -> int:
    count = 0
    found = reading.execute(sa.select(kind).execution_options(yield_per=ROWS))
    for rows in found.mappings().partitions():
        writing.execute(kind.insert(), [dict(row) for row in rows])
        count += len(rows)
    return count


def sync_folder(folder: Path) -> None:
    """The new name of a file is durable when its folder is."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
