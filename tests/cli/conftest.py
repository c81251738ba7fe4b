"""The command `stolik`, run inside this process: quick enough to try a hundred wrong inputs."""

import io
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import pytest

from stolik.cli import main
from stolik.engine.data import Json
from stolik.engine.registry import find_game


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Json:
        return msgspec.json.decode(self.out)

    @property
    def lines(self) -> list[Json]:
        return [msgspec.json.decode(line) for line in self.out.splitlines()]


Stolik = Callable[..., Said]


def bounded(game: str) -> list[str]:
    """The options that make a random game end."""
    options = find_game(game).bounded.items()
    return [f"--option={name}={msgspec.json.encode(value).decode()}" for name, value in options]


@pytest.fixture
def stolik(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Stolik:
    """Runs the command with these arguments and this standard input."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: object, said: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


class Keyboard:
    """A standard input that looks at what was printed before it types the next line; None is its end."""

    def __init__(self, answer: Callable[[str], str | None], screen: io.StringIO) -> None:
        self.answer = answer
        self.screen = screen
        self.read = 0

    def readline(self) -> str:
        new = self.screen.getvalue()[self.read :]
        self.read += len(new)
        line = self.answer(new)
        return "" if line is None else f"{line}\n"

    def __iter__(self) -> Iterator[str]:
        return iter(self.readline, "")


Dialogue = Callable[..., Said]


@pytest.fixture
def dialogue(monkeypatch: pytest.MonkeyPatch) -> Dialogue:
    """Runs the command with somebody at the keyboard who answers what was printed since his last line."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(answer: Callable[[str], str | None], *arguments: object) -> Said:
        screen, complaints = io.StringIO(), io.StringIO()
        monkeypatch.setattr("sys.stdin", Keyboard(answer, screen))
        monkeypatch.setattr("sys.stdout", screen)
        monkeypatch.setattr("sys.stderr", complaints)
        code = main([str(argument) for argument in arguments])
        return Said(code, screen.getvalue(), complaints.getvalue())

    return run
