"""The bot of docs/bots.md plays a whole game on a running server; bots that fail are replaced."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from stolik.client import Table, create, join
from tests.server.test_play import QUICK, play, play_on

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def shown_bot() -> str:
    (program,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(program)


def test_it_is_short() -> None:
    """Thirty lines of code."""
    lines = [line for line in shown_bot().splitlines() if line.strip()]
    assert len(lines) <= 30


@pytest.mark.parametrize("game", ["x-bierze", "niet"])
def test_it_plays_a_whole_game(server: str, game: str) -> None:
    """Against a person and a house bot, to the end."""

    async def scene() -> None:
        ania = await create(server, game, ["open", "open", "1"], "Ania", settings=QUICK)
        arguments = (server, ania.joined["table"], ania.joined["invite_key"])
        pipe = asyncio.subprocess.PIPE
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", shown_bot(), *arguments, stdout=pipe, stderr=pipe
        )
        async with ania:
            await ania.until(lambda: ania.table["seats"][1]["robot"])
            await ania.do("start")
            await play_on(ania)
            assert ania.game is not None
            points = ania.game["ending"]["points"]
        said, complaints = await bot.communicate()
        assert (bot.returncode, complaints) == (0, b"")
        assert str(points) in said.decode()

    play(scene())


async def join_robot(server: str, joined: dict[str, Any]) -> Table:
    return await join(server, joined["table"], "Robot", key=joined["invite_key"], robot=True)


@pytest.mark.parametrize(
    ("settings", "left"),
    [({"robot_seconds": 1}, "it is silent"), ({}, "it says nonsense"), ({}, "it is gone")],
)
def test_one_that_fails_is_replaced(server: str, settings: dict[str, int], left: str) -> None:
    """On the wire: a house bot plays on, and the game comes to its end."""

    async def scene() -> None:
        ania = await create(server, "x-bierze", ["open", "open"], "Ania", settings={**QUICK, **settings})
        robot = await join_robot(server, ania.joined)
        async with ania:
            await robot.connect()
            await ania.do("start")
            if left == "it says nonsense":
                for _ in range(3):
                    assert (await robot.ask("play", move="good morning"))["problem"]
            elif left == "it is gone":
                await robot.close()
            await ania.until(lambda: ania.table["seats"][1]["level"] == "2")
            await play_on(ania)
            assert ania.table["phase"] == "over"
        await robot.close()

    play(scene())
