"""Bots of one client's tables wait for each other before they make anybody else's wait."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from stolik.bots.mind import Decision, Question
from stolik.table.bots import Thinker

# How many seats may think at once for one client.
AT_ONCE = 4


class Shares:
    """The pool of minds, divided among those who make tables."""

    def __init__(self, minds: Thinker, at_once: int = AT_ONCE) -> None:
        self.minds = minds
        self.at_once = at_once
        self.rooms: dict[str, asyncio.Semaphore] = {}
        self.inside: Counter[str] = Counter()

    def of(self, client: str) -> "Share":
        return Share(self, client)

    @asynccontextmanager
    async def room(self, client: str) -> AsyncIterator[None]:
        self.inside[client] += 1
        room = self.rooms.setdefault(client, asyncio.Semaphore(self.at_once))
        try:
            async with room:
                yield
        finally:
            self.inside[client] -= 1
            if self.inside[client] == 0:
                del self.inside[client], self.rooms[client]


class Share:
    """What thinks for the tables of one client."""

    def __init__(self, shares: Shares, client: str) -> None:
        self.shares = shares
        self.client = client

    async def decide_with_pace(self, level: str, question: Question) -> Decision:
        async with self.shares.room(self.client):
            return await self.shares.minds.decide_with_pace(level, question)
