"""What is kept of people, and what is not: tokens, logs; and a fair deal, checked as anybody can."""

import asyncio
import json
import signal
import sqlite3
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from stolik.client import Refused, Table, create, join, request, watch
from stolik.engine.deal import commitment
from tests.processes import run_stolik
from tests.server.conftest import running
from tests.server.test_play import QUICK, play, play_on

WORDS = ("Anastazja", "Bartłomiej", "Czarnoksiężnik", "tajemnica")


async def a_game_with_errors(url: str) -> tuple[list[str], Table]:
    """A whole game in which much goes wrong; all secrets that it knew."""
    ania = await create(url, "x-bierze", ["open", "open", "1"], WORDS[0], settings=QUICK, nonce="ab" * 16)
    joined, key = ania.joined, ania.joined["invite_key"]
    bartek = await join(url, joined["table"], WORDS[1], key=key)
    secrets = [joined["token"], bartek.joined["token"], key, joined["watch_key"]]
    for wrong in (
        {"name": WORDS[2], "key": "wrong" * 5},
        {"name": WORDS[2] * 9, "key": key},
        {"nonsense": WORDS[2]},
    ):
        with pytest.raises(Refused):
            await request(f"{url}/api/tables/{joined['table']}/join", wrong)
    async with watch(url, joined["table"], "forged" * 4) as nobody:
        await nobody.until(lambda: nobody.bye)
    async with ania, bartek:
        await bartek.do("chat", text=WORDS[3])
        for nonsense in (WORDS[3], "row 99"):
            assert (await ania.ask("play", move=nonsense))["problem"]
        await ania.do("start")
        await asyncio.gather(play_on(ania), play_on(bartek))
    return secrets, ania


def stopped(process: subprocess.Popen[str]) -> str:
    """All that it has said on both streams, when it has ended."""
    process.send_signal(signal.SIGTERM)
    return "".join(process.communicate(timeout=30))


def test_neither_logs_nor_the_database_know_a_token(tmp_path: Path) -> None:
    """Logs know no name and no word either; of tokens and keys only hashes are kept."""

    async def scene(url: str) -> list[str]:
        return (await a_game_with_errors(url))[0]

    with running(tmp_path / "stolik.db", "--log-level", "debug") as (url, process):
        secrets = asyncio.run(asyncio.wait_for(scene(url), 60))
        said = stopped(process)
    assert not [secret for secret in [*secrets, *WORDS, "127.0.0.1:5"] if secret in said]
    for line in said.splitlines()[2:-1]:
        assert {"at", "level", "logger", "event"} <= set(json.loads(line))
    log = sqlite3.connect(tmp_path / "stolik.db")
    bodies = b"".join(row[0] for row in log.execute("SELECT body FROM stolik_entry")).decode()
    log.close()
    assert WORDS[0] in bodies
    assert not [secret for secret in secrets if secret in bodies]
    assert all(sha256(secret.encode()).hexdigest() in bodies for secret in secrets)


def test_tokens_cannot_be_guessed(server: str) -> None:
    """At least 192 bits, and no two alike."""

    async def scene() -> None:
        made = [(await create(server, "x-bierze", ["open", "reserved"], "Ania")).joined for _ in range(5)]
        keys = [(one["token"], one["invite_key"], one["watch_key"], one["reserved"]["1"]) for one in made]
        flat = [key for four in keys for key in four]
        assert len(set(flat)) == 20
        assert min(map(len, flat)) >= 32

    play(scene())


def test_a_deal_is_checked_as_anybody_can(server: str, tmp_path: Path) -> None:
    """The commitment is there before anybody sits, the secret only after the end; `stolik verify` agrees."""

    async def scene() -> str:
        ania = await create(server, "x-bierze", ["open", "1"], "Ania", settings=QUICK, nonce="ab" * 16)
        url = f"{server}/api/tables/{ania.joined['table']}/record"
        token: Any = ania.joined["token"]
        sent: list[str] = []
        async with ania, watch(server, ania.joined["table"], ania.joined["watch_key"]) as eve:
            before = eve.table["commitment"]
            assert len(before) == 64
            await ania.do("start")
            await play_on(ania, turns=3)
            sent.append(json.dumps([eve.table, eve.game, eve.history, ania.table, ania.game, ania.history]))
            with pytest.raises(Refused, match="no-record"):
                await request(url, key=token)
            await play_on(ania)
        record = await request(url, key=token)
        assert record["stream"]["commitment"] == before
        assert commitment(bytes.fromhex(record["stream"]["secret"])) == before
        assert record["stream"]["secret"] not in "".join(sent)
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record))
        return str(file)

    file = asyncio.run(asyncio.wait_for(scene(), 60))
    done = run_stolik("verify", file, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    Path(file).write_text(Path(file).read_text().replace('"seed', '"Seed').replace("abab", "abac"))
    assert run_stolik("verify", file).returncode == 1
