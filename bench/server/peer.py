"""boardgame.io beside us: its server with storage in memory, and everybody who plays there, in Node."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bench.server.crowd import Run
from bench.server.host import Host, running
from bench.server.machine import cores, cpu_seconds
from bench.sides import ROOT
from hatch_frontend import find_node

PROGRAMS = ROOT / "bench" / "peers" / "boardgame"
MODULES = ROOT / ".peers" / "boardgame" / "node_modules"
# As in production: without the checks of development.
ENVIRONMENT = {"NODE_PATH": str(MODULES), "NODE_ENV": "production"}


def versions() -> list[str]:
    package = json.loads((MODULES / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    node = subprocess.run([find_node()[0], "--version"], capture_output=True, text=True, check=True)
    return [f"boardgame.io {package['version']}", f"Node {node.stdout.strip().removeprefix('v')}"]


@contextmanager
def boardgame() -> Iterator[Host]:
    with running([str(find_node()[0]), str(PROGRAMS / "server.js")], cores()[0], ENVIRONMENT) as host:
        yield host


def play(host: Host, matches: int, rate: float | None, warm: float, seconds: float) -> Run:
    """Matches with people in all seats: what was seen, and what it cost both sides."""
    url = f"http://{host.address}:{host.port}"
    numbers = [str(number) for number in (matches, rate or 0, warm, seconds)]
    load = subprocess.Popen(
        [find_node()[0], PROGRAMS / "load.js", url, *numbers],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENVIRONMENT},
    )
    assert load.stdout
    if load.stdout.readline() != "begin\n":
        load.kill()
        raise RuntimeError("those who play at boardgame.io have not begun")
    began, own, theirs = time.perf_counter(), cpu_seconds(load.pid), host.cpu
    line = load.stdout.readline()
    spent = time.perf_counter() - began
    own, theirs = cpu_seconds(load.pid) - own, host.cpu - theirs
    load.kill()
    load.communicate()
    seen = json.loads(line)
    return Run(
        seconds=spent,
        moves=seen["moves"],
        latencies=[one / 1000 for one in seen["latencies"]],
        server_share=theirs / spent,
        load_share=own / spent,
        missed=seen["missed"],
    )


def installed() -> bool:
    return (MODULES / "boardgame.io").is_dir()
