"""Bots in seats: they think elsewhere, and nobody waits for them but the game."""

import asyncio

import pytest

from stolik.bots.mind import Decision, Question
from stolik.bots.pool import MindFailed
from stolik.table import messages as m
from stolik.table.messages import Settings
from stolik.table.share import Shares
from tests.table.room import Minds, open_room, play, playing_room, settle


class Failing(Minds):
    """Levels above 0 fail; level 0, too, if it is told so."""

    def __init__(self, *, all_levels: bool) -> None:
        super().__init__()
        self.all_levels = all_levels

    async def decide_with_pace(self, level: str, question: Question) -> Decision:
        self.asked.append((level, question))
        if level != "0" or self.all_levels:
            raise MindFailed("it has crashed")
        return Decision(question.moves[-1], 0.0)


@pytest.mark.parametrize("all_levels", [False, True])
def test_where_a_mind_fails_a_simpler_one_plays(all_levels: bool) -> None:  # noqa: FBT001
    """And any legal move where all of them do."""

    async def scene() -> None:
        minds = Failing(all_levels=all_levels)
        room = await open_room(seats=["open", "2"], minds=minds)
        room.watch(0)
        await room.must(0, m.Start)
        await room.until(lambda: room.state.owing() == [0])
        assert [level for level, _ in minds.asked[:3]] == ["2", "1", "0"]

    play(scene)


def test_a_bot_gets_what_its_seat_knows() -> None:
    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room = await open_room(seats=["open", "1"], minds=minds)
        room.watch(0)
        await room.must(0, m.Start)
        await settle()
        [(level, question)] = minds.asked
        assert (level, question.seat) == ("1", 1)
        assert question.knowledge == room.state.match.knowledge(1)
        assert question.moves == room.state.match.moves(1)

    play(scene)


def test_thoughts_end_with_the_table() -> None:
    """Closed, paused, or the seat taken back: what the bot thinks about is given up."""

    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room = await playing_room(seats=["open", "open", "1"], minds=minds)
        room.watch(0)
        await settle()
        [thinking] = room.table.bots.tasks.values()
        await room.must(0, m.Pause, paused=True)
        await settle()
        assert thinking.cancelled()
        await room.must(0, m.Pause, paused=False)
        await settle()
        [thinking] = room.table.bots.tasks.values()
        await room.must(0, m.Close)
        await settle()
        assert thinking.cancelled()
        assert not room.table.bots.tasks

    play(scene)


def test_a_table_goes_on_while_its_bots_think() -> None:
    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room = await playing_room(seats=["open", "open", "1"], minds=minds)
        room.watch(0)
        for seat in (0, 1):
            await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        await room.must(0, m.Chat, phrase="hurry")
        assert room.state.owing() == [2]
        minds.gate.set()
        await room.until(lambda: room.state.owing() != [2])

    play(scene)


def test_people_can_follow() -> None:
    """A bot waits before it moves, as long as the table says, thinking included."""

    async def scene() -> None:
        settings = Settings(bot_delay=0.2, countdown=0)
        room = await open_room(seats=["open", "1"], minds=Minds(), settings=settings)
        room.watch(0)
        await room.must(0, m.Start)
        began = asyncio.get_running_loop().time()
        await room.until(lambda: room.state.owing() == [0])
        assert asyncio.get_running_loop().time() - began >= 0.15

    play(scene)


def test_one_client_s_bots_do_not_take_all_the_thinking() -> None:
    """So many seats of his think at once; those of others need not wait for the rest."""

    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        shares = Shares(minds, at_once=2)
        question = Question(game="g", terms=None, seat=0, knowledge=None, moves=["a"], seed=1)  # type: ignore[arg-type]
        greedy = [asyncio.create_task(shares.of("1.1.1.1").decide_with_pace("1", question)) for _ in range(9)]
        await settle()
        assert len(minds.asked) == 2
        modest = asyncio.create_task(shares.of("2.2.2.2").decide_with_pace("2", question))
        await settle()
        assert [level for level, _ in minds.asked] == ["1", "1", "2"]
        greedy[0].cancel()
        await settle()
        assert len(minds.asked) == 4
        minds.gate.set()
        await asyncio.gather(*greedy[1:], modest)
        assert not shares.rooms
        assert not shares.inside

    play(scene)
