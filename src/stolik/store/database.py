"""From a URL to a database that is ours: connections as the store wants them, errors in words, migrations."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url

from stolik.store.rows import Unavailable, WrongDatabase
from stolik.store.schema import REVISION, VERSION_TABLE

ALLOWED = "allowed are a file, sqlite:///FILE and postgresql://USER@HOST/NAME"
# How long a process waits for another one that writes to the same file.
BUSY_SECONDS = 10
READERS = 4
MIGRATIONS = resources.files("stolik.store") / "migrations"
# Any number that no other program on the same Postgres server is likely to lock.
MIGRATION_LOCK = 0x5354_4F4C


class Database:
    """Engines on one database: `writing` for the one writer, `reading` for all others.

    `at_once` is the writer's, too: each statement is a transaction.
    """

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.name = str(self.url.database) if self.sqlite else self.url.render_as_string(hide_password=True)
        if self.sqlite:
            self.writing = sqlite_engine(self.url, "BEGIN IMMEDIATE", size=1)
            self.at_once = self.writing.execution_options(at_once=True)
            self.reading = sqlite_engine(self.url, "BEGIN", size=READERS)
        else:
            self.writing = postgres_engine(self.url, size=1)
            self.at_once = self.writing.execution_options(isolation_level="AUTOCOMMIT")
            self.reading = postgres_engine(self.url, size=READERS)

    def prepare(self, *, make: bool = True, migrate: bool = True) -> None:
        """Makes the database what this version of Stolik needs, or says why it cannot be."""
        if self.sqlite:
            self.check_file(make=make)
        revision = self.revision()
        if revision == REVISION:
            return
        if not migrate:
            raise WrongDatabase(f"{self.name}: {not_ours(revision)}")
        try:
            self.migrate()
        except sa.exc.DBAPIError as error:
            raise WrongDatabase(f"{self.name}: {reason(error)}") from None

    def revision(self) -> str | None:
        """Of its schema; None: it is no database of ours yet."""
        try:
            with self.writing.begin() as connection:
                return current_revision(connection)
        except sa.exc.DBAPIError as error:
            raise WrongDatabase(f"{self.name}: {reason(error)}") from None

    def check_file(self, *, make: bool) -> None:
        file = Path(self.name).absolute()
        if not file.parent.is_dir():
            raise WrongDatabase(f"{self.name}: there is no folder {file.parent}")
        if not make and not file.exists():
            raise WrongDatabase(f"{self.name}: there is no such file")

    def migrate(self) -> None:
        """Takes the steps that are missing, all or none; whoever comes second finds them taken."""
        with self.writing.begin() as connection:
            if not self.sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            revision = current_revision(connection)
            if revision is None and self.sqlite and (strange := sa.inspect(connection).get_table_names()):
                raise WrongDatabase(f"{self.name}: a database of another program, with {', '.join(strange)}")
            upgrade(connection, revision, self.name)

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A connection that sees one state of everything."""
        try:
            with self.reading.begin() as connection:
                yield connection
        except sa.exc.DBAPIError as error:
            raise self.unavailable(error) from error

    def unavailable(self, error: Exception) -> Unavailable:
        return Unavailable(f"the database {self.name} failed: {reason(error)}")

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def read_url(text: str) -> URL:
    """A URL as people write it, for the drivers that we use."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise WrongDatabase(f"not the URL of a database: {text}; {ALLOWED}") from None
    if url.drivername == "sqlite":
        if url.host or url.query or url.database in (None, "", ":memory:"):
            raise WrongDatabase(f"{text}: no file is named (sqlite:///FILE, with three slashes); {ALLOWED}")
        return url.set(drivername="sqlite+pysqlite")
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise WrongDatabase(f"databases of the kind {url.drivername!r} are not known; {ALLOWED}")


def sqlite_engine(url: URL, begin: str, *, size: int) -> sa.Engine:
    """An engine that begins its transactions itself: the driver's own beginnings come too late for reads."""
    engine = sa.create_engine(
        url, pool_size=size, max_overflow=0, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None}
    )

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # FULL: in WAL mode nothing less syncs every commit.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        if not connection.get_execution_options().get("at_once"):
            connection.exec_driver_sql(begin)

    return engine


def postgres_engine(url: URL, *, size: int) -> sa.Engine:
    try:
        engine = sa.create_engine(
            url,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="READ COMMITTED",
            connect_args={"connect_timeout": BUSY_SECONDS, "application_name": "stolik"},
        )
    except ImportError:
        raise WrongDatabase("for Postgres install stolik[postgres], which brings psycopg") from None

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        # Some servers answer before the commit is on disk.
        connection.autocommit = True
        connection.execute("SET synchronous_commit = on")
        connection.autocommit = False

    return engine


def current_revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    revision = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()
    return None if revision is None else str(revision)


def not_ours(revision: str | None) -> str:
    if revision is None:
        return "no tables of Stolik are in it"
    return (
        f"it was made by another version of Stolik (its schema is {revision}, this one needs {REVISION}); "
        "`stolik serve` of the newer version brings it up to date"
    )


def upgrade(connection: sa.Connection, revision: str | None, name: str) -> None:
    # Alembic takes half a second to import, and is needed once in the life of a database.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise WrongDatabase(
            f"{name} was made by a newer Stolik (its schema is {revision}, this one knows up to {REVISION}); "
            "install the newer one, or restore a backup"
        )
    command.upgrade(config, "head")


def reason(error: Exception) -> str:
    """What the driver says, without SQL and parameters."""
    words = str(getattr(error, "orig", None) or error).strip()
    return " ".join(words.split())
