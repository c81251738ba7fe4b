"""A real `stolik serve` on a core of its own, with a database in a folder of its own."""

import http.client
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.server.machine import cores, cpu_seconds, resident_bytes
from bench.sides import ROOT

# One address makes all the tables and holds all the connections.
OPTIONS = ("--no-browser", "--port", "0", "--limits", "1000")
SERVE = (sys.executable, "-m", "stolik", "serve", *OPTIONS)


@dataclass(frozen=True)
class Host:
    """A server that runs."""

    address: str
    port: int
    pid: int

    @property
    def cpu(self) -> float:
        return cpu_seconds(self.pid)

    @property
    def memory(self) -> int:
        return resident_bytes(self.pid)


@contextmanager
def running(
    command: Sequence[str], core: int, environment: Mapping[str, str] | None = None
) -> Iterator[Host]:
    """The program on this core, once it has printed where it listens; it is asked to stop at the end."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
    )
    os.sched_setaffinity(process.pid, {core})
    try:
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)", line)
        if found is None:
            raise RuntimeError(f"{command[0]} said {line!r} instead of where it listens")
        yield Host(found[1], int(found[2]), process.pid)
    finally:
        process.terminate()
        process.communicate(timeout=60)


@contextmanager
def stolik(folder: Path, program: Sequence[str] = SERVE) -> Iterator[Host]:
    with running([*program, "--database", str(folder / "stolik.db")], cores()[0]) as host:
        yield host


class Asking:
    """HTTP with JSON over one connection."""

    def __init__(self, host: Host) -> None:
        self.connection = http.client.HTTPConnection(host.address, host.port, timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.connection.close()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        return self.answer()

    def get(self, path: str) -> dict[str, Any]:
        self.connection.request("GET", path)
        return self.answer()

    def answer(self) -> dict[str, Any]:
        response = self.connection.getresponse()
        answer: dict[str, Any] = json.loads(response.read())
        if response.status != 200:
            raise RuntimeError(f"HTTP {response.status}: {answer}")
        return answer


def seconds_to_answer(folder: Path) -> float:
    """From the start of the process to its first answer."""
    began = time.perf_counter()
    with stolik(folder) as host, Asking(host) as asking:
        asking.get("/health")
        return time.perf_counter() - began
