"""A site of its own for the tests: a real server, and tables on it that are made without a browser."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from stolik.client import Table, claim, create, join, watch
from tests.server.conftest import running

# Bots answer at once, races begin at once.
QUICK: dict[str, Any] = {"bot_delay": 0, "countdown": 0}
Result = TypeVar("Result")


def meanwhile(scene: Coroutine[Any, Any, Result]) -> Result:
    """Runs a scene of `stolik.client` in a thread of its own: Playwright has its event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(scene, 120)).result()


class Site:
    """`stolik serve` with a database in `folder`, at an address that it keeps when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "stolik.db"
        self.url = ""
        self.stack = ExitStack()

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        self.url, self.process = self.stack.enter_context(running(self.database, "--port", port))

    def kill(self) -> None:
        """Without a goodbye, as when the power fails."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.stack.close()

    def table(
        self, game: str, seats: list[str], *, start: bool = False, settings: Any = None, **more: Any
    ) -> "Made":
        """A table at which the first of `seats` is the host. Digits are bots of that level, `open` is a free
        seat, everything else is somebody's name; `more` is what else `NewTable` holds."""
        return meanwhile(self.gather(game, seats, start, {"settings": QUICK | (settings or {}), **more}))

    async def gather(self, game: str, seats: list[str], start: bool, more: dict[str, Any]) -> "Made":  # noqa: FBT001
        names = [name for name in seats if is_name(name)]
        kinds = ["open" if is_name(name) else name for name in seats]
        host = await create(self.url, game, kinds, names[0], **more)
        made = Made(self.url, host.joined["table"], host.joined["invite_key"], host.joined["watch_key"])
        made.tokens[names[0]] = host.joined["token"]
        for name in names[1:]:
            guest = await join(self.url, made.id, name, key=made.invite_key)
            made.tokens[name] = guest.joined["token"]
        if start:
            async with host:
                await host.do("start")
        return made


def is_name(seat: str) -> bool:
    return not seat.isdecimal() and seat != "open"


@dataclass
class Made:
    """A table, and who sits there."""

    server: str
    id: str
    invite_key: str
    watch_key: str
    tokens: dict[str, str] = field(default_factory=dict)

    def seat(self, name: str) -> str:
        """The address that makes a browser this person's."""
        return f"/t/{self.id}#s.{self.tokens[name]}"

    @property
    def invitation(self) -> str:
        return f"/t/{self.id}#i.{self.invite_key}"

    @property
    def for_watching(self) -> str:
        return f"/t/{self.id}#w.{self.watch_key}"

    def play(self, name: str, turns: int | None = None) -> None:
        """Plays the first move of its list for somebody, for some turns or to the end of the game."""
        meanwhile(self.play_on(name, turns))

    async def play_on(self, name: str, turns: int | None) -> None:
        async with await claim(self.server, self.id, self.tokens[name]) as table:
            played = 0
            async for moves in table.turns():
                await table.play(moves[0])
                played += 1
                if played == turns:
                    return

    def play_whoever(self, names: list[str], turns: int) -> None:
        """Plays so many turns for whoever of these people, who have the first seats, has to decide."""

        async def scene() -> None:
            for _ in range(turns):
                await self.play_on(await self.deciding(names), 1)

        meanwhile(scene())

    async def deciding(self, names: list[str]) -> str:
        """The first of these people who has to decide, as soon as there is one."""
        async with watch(self.server, self.id, self.watch_key) as table:
            await table.until(lambda: min((table.game or {})["owing"], default=len(names)) < len(names))
            first: int = min((table.game or {})["owing"])
            return names[first]

    def moves(self, name: str) -> list[str]:
        """What somebody may do, as soon as it is his turn; nothing once the game is over."""

        async def scene() -> list[str]:
            async with await claim(self.server, self.id, self.tokens[name]) as table:
                async for moves in table.turns():
                    return moves
                return []

        return meanwhile(scene())

    def play_all(self, names: list[str]) -> None:
        """Plays for several people at once, to the end of the game."""

        async def scene() -> None:
            await asyncio.gather(*(self.play_on(name, None) for name in names))

        meanwhile(scene())

    def hands(self, names: list[str]) -> list[list[int]]:
        """What each of these people holds, as the server tells him alone."""

        async def scene() -> list[list[int]]:
            return [await self.hand(name) for name in names]

        return meanwhile(scene())

    async def hand(self, name: str) -> list[int]:
        async with await claim(self.server, self.id, self.tokens[name]) as table:
            hand: list[int] = (table.game or {})["view"]["hand"]
            return hand

    def do(self, name: str, what: str, **fields: Any) -> dict[str, Any]:
        """A command of somebody's, and the server's answer."""

        async def scene() -> dict[str, Any]:
            async with await claim(self.server, self.id, self.tokens[name]) as table:
                return await table.do(what, **fields)

        return meanwhile(scene())

    def look(self) -> Table:
        """The table as a spectator sees it now."""

        async def scene() -> Table:
            async with watch(self.server, self.id, self.watch_key) as table:
                return table

        return meanwhile(scene())
