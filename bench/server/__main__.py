"""`make bench` and, with `--peers`, `make bench-peers`: the server, alone or beside boardgame.io in one run.

Prints each figure with its goal, and writes the table to `bench/results/server.md` or `server-peers.md`.
"""

import argparse
import asyncio
import os
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.report import load, processor, write
from bench.server import memory, peer, speed
from bench.server.figures import Figure, figures
from bench.server.machine import cores, file_system, quantile, sync_seconds
from bench.server.sizes import TINY, Sizes
from bench.server.wire import raise_file_limit
from bench.sides import ROOT

PACKAGES = ("uvicorn", "starlette", "websockets", "uvloop", "msgspec", "SQLAlchemy")


async def alone(folder: Path, sizes: Sizes) -> list[Figure]:
    return [
        memory.until_the_first_answer(folder, sizes).tell(),
        *await speed.saturated(folder, sizes, beside=False),
        *await speed.offered(folder, sizes, beside=False),
        *await speed.lively(folder, sizes),
        *await speed.disturbed(folder, sizes),
        *await memory.of_viewers(folder, sizes),
        *await memory.of_tables(folder, sizes),
        await speed.watched_elsewhere(folder, sizes),
    ]


async def beside(folder: Path, sizes: Sizes) -> list[Figure]:
    return [
        *await speed.saturated(folder, sizes, beside=True),
        *await speed.offered(folder, sizes, beside=True),
    ]


def synced(folder: Path) -> Figure:
    seconds = sync_seconds(folder)
    return Figure(what="fsync's own p99, ms", ours=[1000 * quantile(seconds, 0.99)])


def preamble(title: str, made_by: str, sizes: Sizes, before: float, peers: list[str]) -> str:
    versions = [f"Stolik {version('stolik')}", f"CPython {sys.version.split()[0]}"]
    versions += [f"{name} {version(name)}" for name in PACKAGES]
    versions += [
        *peers,
        f"{processor()}, {os.cpu_count()} cores",
        f"files on {file_system(folder_for_runs())}",
    ]
    versions.append(f"load {before:.1f} before, {load():.1f} after")
    return f"""# {title}

Made by `{made_by}`. The server has one core, those who play have another. {sizes.tries} tries of
{sizes.seconds:g} seconds where each has a server of its own, {sizes.looks} where one runs on; sides take
turns. A goal holds when best and median keep it; a line is void when those who play took more than
80 % of their core. Other work may have shared the machine.

{"; ".join(versions)}.
"""


NOTES = """
*Moves*: X bierze!, four people at each table; each has a connection, gets the events as his seat may see
them, and an answer once the move is durable in SQLite (`synchronous=FULL`). *p50*, *p99*: from sending a
move until all four have its event. *Offered*: at random times at that rate in all, whoever has waited
longest first. *People's pace*: every seat once in five seconds.
"""

PEER_NOTES = """
boardgame.io keeps its matches in memory; its game is a 6 nimmt! of ten turns (`bench/peers/boardgame`),
where four updates go out for a move. Ours are durable before anybody hears of them.
"""


def folder_for_runs() -> Path:
    """On the disk that the checkout is on: a folder for temporary files may be in memory."""
    folder = ROOT / ".peers" / "runs"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="beside boardgame.io")
    parser.add_argument("--tiny", action="store_true", help="to see that it works; nothing is written then")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    if options.peers and not peer.installed():
        raise SystemExit("boardgame.io is not installed; make bench-peers installs it")
    sizes = TINY if options.tiny else Sizes()
    before = load()
    raise_file_limit()
    os.sched_setaffinity(0, {cores()[1]})
    measure = beside if options.peers else alone
    with (
        TemporaryDirectory(dir=folder_for_runs()) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        rows = [synced(Path(folder)), *runner.run(measure(Path(folder), sizes))]
    text = (report_beside if options.peers else report)(sizes, before, rows)
    print(f"\n{text}")
    if not options.tiny:
        write("server-peers.md" if options.peers else "server.md", text)


def report(sizes: Sizes, before: float, rows: list[Figure]) -> str:
    heading = preamble("The server", "make bench", sizes, before, [])
    return "\n".join([heading, figures(rows), NOTES])


def report_beside(sizes: Sizes, before: float, rows: list[Figure]) -> str:
    title = "The server beside boardgame.io"
    heading = preamble(title, "make bench-peers", sizes, before, peer.versions())
    return "\n".join([heading, figures(rows), NOTES + PEER_NOTES])


if __name__ == "__main__":
    main(sys.argv[1:])
