"""`stolik serve` as somebody new to it starts it: what it says, what it refuses, how it ends."""

import signal
import socket
import urllib.request
from pathlib import Path

import pytest

from tests.cli.conftest import Stolik
from tests.server.conftest import running


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["--port", "65536"], "is not a port: a number from 0 to 65535"),
        (["--port", "http"], "is not a port"),
        (["--host", "nosuch.invalid"], "choose another --host"),
        (["--host", "192.0.2.1"], "choose another --host"),
        (["--base-url", "games.example.org"], "is not of the form https://games.example.org/"),
        (["--base-url", "http://"], "is not of the form"),
        (["--base-url", "https://[bad/"], "is not of the form"),
        (["--base-url", "https://example.org:port/"], "is not of the form"),
        (["--base-url", "https://example.org/games"], "is not of the form"),
        (["--database", "/no/such/folder/x.db"], "there is no folder /no/such/folder"),
        (["--database", "mysql://host/x"], "databases of the kind 'mysql' are not known"),
        (["--keep-days", "-1"], "is not a number of days"),
        (["--keep-days", "36501"], "is not a number of days"),
        (["--log-level", "loud"], "invalid choice: 'loud'"),
        (["now"], "unrecognized arguments: now"),
    ],
)
def test_wrong_use(stolik: Stolik, line: list[str], words: str) -> None:
    """One or two lines that say what is wrong, before anything is opened."""
    said = stolik("serve", "--no-browser", *([] if "--port" in line else ["--port", "0"]), *line)
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert len(said.err.splitlines()) <= 2


def test_a_port_in_use(stolik: Stolik, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = stolik("serve", "--no-browser", "--port", port, "--database", tmp_path / "x.db")
    assert said.code == 2
    assert "another program listens there" in said.err
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    """With a word, without a complaint, and the database closed."""
    with running(tmp_path / "stolik.db") as (url, process):
        with urllib.request.urlopen(f"{url}/health") as answer:
            assert answer.status == 200
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err == "Stolik has stopped; all tables are kept.\n"
    assert [file.name for file in tmp_path.iterdir()] == ["stolik.db"]


def test_in_the_network(tmp_path: Path) -> None:
    """Phones are told where it is; without --lan it listens at this machine only."""
    with running(tmp_path / "stolik.db", "--lan") as (_, process):
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        assert lines[1].startswith("In this network: http://")
