"""A writer that is killed at any instant leaves all that it acknowledged, once."""

import asyncio
import random
import subprocess
import sys
import time

from stolik.store import Entry
from stolik.testing.walks import DEEP
from tests.store import keep_writing
from tests.store.test_log import opened

LIVES = 60 if DEEP else 4


def test_nothing_acknowledged_is_lost_or_doubled(url: str) -> None:
    luck = random.Random(11)
    acknowledged: dict[tuple[str, int], str] = {}
    for life in range(LIVES):
        acknowledged.update(live_and_die(url, life, luck.uniform(0, 0.3)))
        logs = asyncio.run(read_all(url))
        found = {(entry.table, entry.seq): entry.body.decode() for log in logs for entry in log}
        assert acknowledged.items() <= found.items()
        for log in logs:
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            assert len({entry.body for entry in log}) == len(log)


def live_and_die(url: str, life: int, seconds: float) -> dict[tuple[str, int], str]:
    """What a writer acknowledged before it was killed, some time after its first acknowledgement."""
    command = [sys.executable, "-m", keep_writing.__name__, url, f"life{life}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline()]
        time.sleep(seconds)
        writer.kill()
        lines += writer.stdout.readlines()
    assert writer.returncode == -9
    said = [line.split(maxsplit=2) for line in lines]
    return {(table, int(seq)): body.rstrip("\n") for table, seq, body in said}


async def read_all(url: str) -> list[list[Entry]]:
    async with opened(url) as store:
        return [await store.read(row.id) for row in await store.rows()]
