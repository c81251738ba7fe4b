"""Every test of the store runs on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store import postgres, power


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Postgres]:
    if reason := postgres.why_not():
        pytest.skip(reason)
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/stolik.db"
    made: postgres.Postgres = request.getfixturevalue("server")
    return made.new_database()


@pytest.fixture
def disk() -> Iterator[power.Disk]:
    """What all databases of a test lie on."""
    if power.find_sqlite() is None:
        pytest.skip("this Python hides the functions of its SQLite")
    disk = power.Disk()
    with power.running_on(disk):
        yield disk
