"""The command in a process of its own: what happens when its standard streams are not what they should be."""

import os
import shlex
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik.cli.letters import ERRORS
from tests.processes import Done, run_stolik

STOLIK = f"{shlex.quote(sys.executable)} -m stolik"


def shell(line: str, **environ: str) -> Done:
    """What `sh` makes of a line; pure, since that starts no slower and both builds share the command line."""
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("stolik", STOLIK)],
        env={**os.environ, "LC_ALL": "C.UTF-8", "STOLIK_PURE": "1", **environ},
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("line", "code", "err"),
    [
        ("stolik games >&-", 2, "stolik: standard output is closed, nothing can be told\n"),
        ("stolik games > /dev/full", 2, "stolik: standard output: No space left on device\n"),
        ("stolik games --json > /dev/full", 2, "stolik: standard output: No space left on device\n"),
        ("stolik --version > /dev/full", 2, "stolik: standard output: No space left on device\n"),
        ("stolik play x-bierze <&-", 0, ""),
        ("stolik play chess 2>&-", 2, ""),
        ("{ stolik rules niet; echo $? >&2; } | true", 0, "0\n"),
        ("{ stolik --help; echo $? >&2; } | true", 0, "0\n"),
    ],
)
def test_streams_closed_full_or_left(line: str, code: int, err: str) -> None:
    """One line at most, and an exit code that says whether all was told that somebody wanted to hear."""
    done = shell(line)
    assert (done.returncode, done.stderr) == (code, err)


def test_a_terminal_without_polish_letters() -> None:
    """It shows letters that look alike, and how many heads a card has; JSON is UTF-8 all the same."""
    done = shell("stolik play x-bierze --lang pl --seed 1", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rzad 1  3> 9    ." in done.stdout
    assert "Twoja reka: 21 24 29 55^7 61" in done.stdout
    assert "?" not in done.stdout.replace(", ? to pomoc,", "")
    assert "rząd" in shell("stolik rules x-bierze --json --lang pl X1", PYTHONIOENCODING="ascii").stdout


def test_bytes_that_are_no_text() -> None:
    """A move of broken bytes is no move; the game goes on."""
    done = run_stolik("play", "x-bierze", "--seed", "1", pure=True, said=b"\xff\xfe\n\x00\n?\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("is no move of X bierze!") == 2
    assert "You may:" in done.stdout


def test_a_line_without_end() -> None:
    """It is not repeated whole to whoever sent it."""
    done = run_stolik("play", "x-bierze", "--seed", "1", pure=True, said="7" * 1_000_000)
    assert "7…" in done.stdout
    assert len(done.stdout) < 2000


@pytest.fixture
def heeded_interrupt() -> Iterator[None]:
    """Ctrl-C reaches what a test starts, also where a shell runs it in the background and ignores Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded_interrupt")
def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    """Ctrl-C ends with the code that shells expect, without a traceback, and the record is there."""
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "stolik", "play", "x-bierze", "--seed", "1", "--record", str(file), "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout
        while '"say":"ask"' not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err.strip()) == (130, "")
    assert run_stolik("verify", str(file)).returncode == 0


def test_the_installed_command() -> None:
    """`stolik` is where the environment keeps its commands, and says in one line which engine runs."""
    command = Path(sysconfig.get_path("scripts"), "stolik")
    for pure in ("", "1"):
        environ = {**os.environ, "STOLIK_PURE": pure, "COLUMNS": "40"}
        done = subprocess.run(
            [command, "--version"], env=environ, capture_output=True, text=True, check=True
        ).stdout
        assert done.startswith(f"stolik {stolik.__version__}, engine: ")
        assert len(done.splitlines()) == 1
        assert ("pure (STOLIK_PURE=1)" in done) is bool(pure)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Łódź, gżegżółka", "Lodz, gzegzolka"),
        ("größer, „Maß“", 'grosser, "Mass"'),
        ("20³ 55⁷ −2 ×2 → … ·", "20^3 55^7 -2 x2 -> ... ."),
        ("\N{SNOWMAN} wins", "? wins"),
    ],
)
def test_letters_alike(text: str, shown: str) -> None:
    """Nothing is lost that figures or sense depend on."""
    assert text.encode("ascii", ERRORS).decode() == shown
