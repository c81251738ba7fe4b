"""The command `stolik`, run inside this process: quick enough to try a hundred wrong inputs."""

import io
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from stolik.cli import main
from stolik.engine.data import Json


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
