"""A real server on loopback, as `stolik serve` starts it; it stops with the tests."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server import keep_serving


@contextmanager
def running(database: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server with its process; it is asked to stop at the end, if it still runs."""
    command = [sys.executable, keep_serving.__file__, "--port", "0", "--database", str(database), *arguments]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, f"the server said {line!r}, and {process.communicate(timeout=10)[1]}"
        yield found[0], process
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("server") / "stolik.db") as (url, _):
        yield url


@pytest.fixture(scope="session")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One that may be asked as often as tests like."""
    with running(tmp_path_factory.mktemp("fuzzed") / "stolik.db", "--limits", "1000") as (url, _):
        yield url
