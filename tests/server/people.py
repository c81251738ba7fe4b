"""People who play on through everything: they remember what a server has acknowledged, and come back."""

import asyncio
import itertools
import random
from typing import Any

from websockets.exceptions import WebSocketException

from stolik.client import Table, create, join

Json = Any
SETTINGS = {"bot_delay": 0, "countdown": 0}
# Of so many commands of one person a table surely knows the first answer.
LATELY = 40


class Returning(Table):
    """A connection that keeps the first thing it was told after each hello."""

    def __init__(self, server: str, joined: dict[str, Json]) -> None:
        super().__init__(server, joined)
        self.greetings: list[str] = []
        self.greeted = False

    async def connect(self) -> None:
        self.greeted = False
        await super().connect()

    def take(self, message: dict[str, Json]) -> None:
        if not self.greeted and message["say"] in {"news", "snapshot"}:
            self.greeted = True
            self.greetings.append(message["say"])
        super().take(message)


class Person:
    """Plays game after game; every command keeps its id until it was answered."""

    def __init__(self, table: Table, name: str, luck: random.Random, answered: asyncio.Queue[str]) -> None:
        self.table = Returning(table.server, table.joined)
        self.name = name
        self.luck = luck
        self.ids = itertools.count(1)
        # By their ids: what was acknowledged, and as which entry.
        self.said: dict[str, dict[str, Json]] = {}
        self.acknowledged: dict[str, int] = {}
        self.unanswered: dict[str, Json] | None = None
        # Whoever waits for answers learns of each here.
        self.answered = answered

    @property
    def host(self) -> bool:
        return self.name == "Ania"

    async def sit(self, server: str) -> None:
        """Plays until the server is gone."""
        self.table.server = server
        try:
            await self.table.connect()
            await self.ask_again()
            await self.play_on()
        except (OSError, WebSocketException):
            pass
        finally:
            await self.table.close()

    async def play_on(self) -> None:
        while True:
            await self.table.until(lambda: self.table.bye or self.wish())
            if self.table.bye is not None:
                return
            await self.say({**self.wish(), "id": f"{self.name}{next(self.ids)}"})

    def wish(self) -> dict[str, Json]:
        """What this person wants to do next; nothing while others have to."""
        if self.table.moves:
            return {"do": "play", "move": self.luck.choice(self.table.moves)}
        wishes = {"over": {"do": "rematch"}, "gathering": {"do": "start"}}
        return wishes.get(self.table.table.get("phase", ""), {}) if self.host else {}

    async def ask_again(self) -> None:
        """What had no answer is said anew; what had one has the same answer."""
        if self.unanswered is not None:
            await self.say(self.unanswered)
        lately = list(self.acknowledged)[-LATELY:]
        for known in self.luck.sample(lately, min(3, len(lately))):
            number = self.acknowledged[known]
            await self.say(self.said[known])
            assert self.acknowledged[known] == number

    async def say(self, command: dict[str, Json]) -> None:
        known = command["id"]
        if known not in self.acknowledged:
            self.unanswered = command
        waiting = self.table.answers[known] = asyncio.get_running_loop().create_future()
        await self.table.say(command)
        answer = await waiting
        assert answer.get("problem") is None, (command, answer)
        self.said[known] = command
        self.acknowledged[known] = answer["number"]
        self.answered.put_nowait(known)
        if command is self.unanswered:
            self.unanswered = None


async def sit_down(server: str, game: str, luck: random.Random, answered: asyncio.Queue[str]) -> list[Person]:
    """Two people and a bot at a new table."""
    ania = await create(server, game, ["open", "open", "1"], "Ania", settings=SETTINGS)
    bartek = await join(server, ania.joined["table"], "Bartek", key=ania.joined["invite_key"])
    return [Person(ania, "Ania", luck, answered), Person(bartek, "Bartek", luck, answered)]
