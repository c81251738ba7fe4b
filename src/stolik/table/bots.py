"""Bots in seats: they think elsewhere, wait so that people can follow, and play through the log."""

import asyncio
import logging
from secrets import choice, randbits
from typing import TYPE_CHECKING, Protocol

from stolik.bots.mind import Decision, Question
from stolik.bots.pool import MindFailed
from stolik.engine.errors import StolikError
from stolik.table.entries import AnyEntry, Played
from stolik.table.times import now_ms

if TYPE_CHECKING:
    from stolik.table.live import LiveTable

logger = logging.getLogger("stolik.table")

# Seconds a bot in a race waits when somebody was quicker, or when it has nothing to do.
LOOK_AGAIN = 0.5
# Seconds after which a bot tries again when the log could not be written.
TRY_AGAIN = 2.0


class Thinker(Protocol):
    """What decides for bots, without ever holding up the event loop: the pool of minds."""

    async def decide_with_pace(self, level: str, question: Question) -> Decision: ...


class Bots:
    """One task for each seat that a bot has to move."""

    def __init__(self, table: "LiveTable", minds: Thinker) -> None:
        self.table = table
        self.minds = minds
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def look(self, *, anew: bool = False) -> None:
        """Starts the bots that owe a move and stops the others; `anew`: what they think about is gone."""
        wanted = self.wanted()
        for seat, task in list(self.tasks.items()):
            if (anew or seat not in wanted) and task is not asyncio.current_task():
                task.cancel()
                del self.tasks[seat]
        for seat in wanted:
            if seat not in self.tasks:
                self.tasks[seat] = asyncio.create_task(self.turns(seat))

    def wanted(self) -> set[int]:
        state = self.table.state
        if not state.running:
            return set()
        return {seat for seat in state.owing() if state.seats[seat].level is not None}

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    async def turns(self, seat: int) -> None:
        """Moves for a seat until it owes nothing more."""
        while seat in self.wanted():
            try:
                await self.turn(seat)
            except StolikError as error:
                why = {"table": self.table.state.id, "why": str(error)}
                logger.warning("a bot could not move", extra=why)
                await asyncio.sleep(TRY_AGAIN)
            except Exception:
                logger.exception("a bot could not move", extra={"table": self.table.state.id})
                await asyncio.sleep(TRY_AGAIN)
        self.tasks.pop(seat, None)

    async def turn(self, seat: int) -> None:
        state = self.table.state
        began = asyncio.get_running_loop().time()
        moves = state.live_match().moves(seat)
        if not moves:
            await asyncio.sleep(LOOK_AGAIN)
            return
        decision = await self.think(seat, moves)
        await asyncio.sleep(self.pause(seat, decision, began))
        entering = asyncio.ensure_future(self.table.enter(lambda _: self.entry(seat, decision.move)))
        if not await asyncio.shield(entering) and seat in self.wanted():
            await asyncio.sleep(LOOK_AGAIN)

    def pause(self, seat: int, decision: Decision, began: float) -> float:
        """Seconds until the bot makes the move it has decided on."""
        state = self.table.state
        if state.race is None:
            return state.settings.bot_delay - (asyncio.get_running_loop().time() - began)
        waits = max(0, state.race.at - now_ms(), state.race.frozen[seat] - now_ms())
        return waits / 1000 + decision.pace

    def entry(self, seat: int, move: str) -> AnyEntry | None:
        """The move as an entry, if the bot may still make it."""
        if seat not in self.wanted():
            return None
        match = self.table.state.live_match()
        try:
            match.game.check_move(match.state, seat, move)
        except StolikError:
            return None
        return Played(seat=seat, move=move)

    async def think(self, seat: int, moves: list[str]) -> Decision:
        """The move of the seat's bot; where its mind fails, of the next simpler one, and at last any."""
        state = self.table.state
        match = state.live_match()
        question = Question(
            game=state.game_id,
            terms=match.terms,
            seat=seat,
            knowledge=match.knowledge(seat),
            moves=moves,
            seed=randbits(48),
        )
        level = state.seats[seat].level or "0"
        while True:
            try:
                return await self.minds.decide_with_pace(level, question)
            except MindFailed as failure:
                logger.warning(
                    "a mind failed", extra={"table": state.id, "level": level, "why": str(failure)}
                )
                if not level.isdecimal() or level == "0":
                    return Decision(choice(moves), 1.0)
                level = str(int(level) - 1)
