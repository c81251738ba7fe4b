"""Minds that burn all cores, in real processes: tables go on beside them, and they end with theirs."""

from pathlib import Path

import msgspec

from stolik.bots.mind import Decision, Question
from stolik.bots.pool import MindPool
from stolik.table import messages as m
from tests.bots.odd_minds import PROGRAM
from tests.bots.test_pool import BOUND, until
from tests.table.room import open_room, play, playing_room


class Burning:
    """Whatever level is asked for, the mind thinks until somebody interrupts it."""

    def __init__(self, pool: MindPool, notes: Path) -> None:
        self.pool = pool
        self.notes = notes

    async def decide_with_pace(self, level: str, question: Question) -> Decision:
        asked = msgspec.structs.replace(question, seconds=BOUND)
        return await self.pool.decide_with_pace(f"burns:{self.notes}", asked)

    def said(self) -> list[str]:
        return [note.read_text() for note in self.notes.iterdir()]


def test_a_game_is_played_while_all_cores_burn(tmp_path: Path) -> None:
    """From the first card to the last, before either mind has answered; the table closes, and both stop."""

    async def scene() -> None:
        async with MindPool(2, grace=BOUND, program=PROGRAM) as pool:
            minds = Burning(pool, tmp_path)
            busy = await open_room(seats=["open", "1", "2"], minds=minds)  # type: ignore[arg-type]
            busy.watch(0)
            await busy.must(0, m.Start)
            await until(lambda: minds.said() == ["thinking"] * 2)
            other = await playing_room()
            while other.state.phase == "playing":
                seat = other.state.owing()[0]
                await other.must(seat, m.Play, move=other.state.match.moves(seat)[0])
            await busy.must(0, m.Chat, phrase="hurry")
            assert minds.said() == ["thinking"] * 2
            assert len(busy.table.bots.tasks) == 2
            await busy.must(0, m.Close)
            await until(lambda: minds.said() == ["interrupted"] * 2)
            assert not busy.table.bots.tasks

    play(scene, 2 * BOUND)
