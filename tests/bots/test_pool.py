"""The pool of processes in which minds think."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.house import mind_of_level
from stolik.bots.mind import Question, paced
from stolik.bots.pool import MindFailed, MindPool
from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.errors import DataError
from stolik.engine.registry import find_game
from tests.bots.odd_minds import PROGRAM

# Far more than anything here takes: only what hangs for ever gets that far.
BOUND = 60.0


def question(game_id: str = "x-bierze", seed: int = 1, seconds: float = BOUND) -> Question:
    game = find_game(game_id)
    state, terms = game.start(3, fast(7))
    seat = state.actors()[0]
    moves = [game.text(state, move) for move in state.moves(seat)]
    return Question(
        game=game_id,
        terms=terms,
        seat=seat,
        knowledge=plain(game.knowledge(state, terms, seat)),
        moves=moves,
        seed=seed,
        seconds=seconds,
    )


def run(
    body: Callable[[MindPool], Coroutine[Any, Any, None]], workers: int = 1, grace: float = BOUND
) -> None:
    async def main() -> None:
        async with MindPool(workers, grace=grace, program=PROGRAM) as pool:
            await body(pool)

    asyncio.run(asyncio.wait_for(main(), BOUND))


async def until(true: Callable[[], bool]) -> None:
    """What another process does has no event here to wait for."""
    while not true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def noted(note: Path) -> str:
    return note.read_text() if note.exists() else ""


async def thinker(note: Path) -> int:
    """The process that a mind has noted that it thinks in."""
    await until(lambda: noted(note) != "")
    return int(noted(note))


def is_alive(pid: int) -> bool:
    """Whether there is such a process; one that has ended and is not yet collected does not count."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return found.stdout.strip() not in ("", "Z", "Z+", "ZN", "ZN+")


@pytest.mark.parametrize("game_id", ["x-bierze", "hexx", "niet"])
@pytest.mark.parametrize("level", ["0", "1", "2"])
def test_the_pool_decides_as_the_mind_does(game_id: str, level: str) -> None:
    """Another process makes no difference to the move or to its pace."""
    asked = question(game_id)

    async def body(pool: MindPool) -> None:
        decision = await pool.decide_with_pace(level, asked)
        assert decision == paced(mind_of_level(level), asked)
        assert decision.pace > 0
        assert await pool.decide(level, asked) == decision.move

    run(body)


def test_minds_think_side_by_side(tmp_path: Path) -> None:
    """Two that wait for each other both get through."""

    async def body(pool: MindPool) -> None:
        await pool.start()
        answers = await asyncio.gather(*(pool.decide(f"meets:{tmp_path}", question()) for _ in range(2)))
        assert answers == [question().moves[1]] * 2

    run(body, workers=2)


def test_questions_wait_in_the_order_they_came() -> None:
    """One worker answers nine questions, the first first."""
    answered: list[int] = []

    async def ask(pool: MindPool, seed: int) -> None:
        await pool.decide("2", question(seed=seed))
        answered.append(seed)

    async def body(pool: MindPool) -> None:
        await asyncio.gather(*(ask(pool, seed) for seed in range(9)))
        assert answered == list(range(9))

    run(body)


def test_no_process_before_it_is_needed(tmp_path: Path) -> None:
    """A pool that is asked nothing starts nothing, and one asked once starts one process."""

    async def body(pool: MindPool) -> None:
        assert pool.slots == []
        pids = set()
        for _ in range(3):
            await pool.decide(f"tell:{tmp_path / 'note'}", question())
            pids.add(noted(tmp_path / "note"))
        assert len(pids) == 1

    run(body)


def test_cancelling_interrupts_the_mind(tmp_path: Path) -> None:
    """It hears of it long before its time is up, and the same process answers the next question."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        task = asyncio.create_task(pool.decide(f"waits:{note}", question()))
        pid = await thinker(note)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until(lambda: noted(note) == f"{pid} interrupted")
        await pool.decide(f"tell:{note}", question())
        assert noted(note) == str(pid)

    run(body)


def test_a_cancelled_question_that_waits_is_never_asked(tmp_path: Path) -> None:
    """The worker goes straight on to the question after it."""
    first, second = tmp_path / "first", tmp_path / "second"

    async def body(pool: MindPool) -> None:
        thinking = asyncio.create_task(pool.decide(f"waits:{first}", question()))
        await thinker(first)
        waiting = asyncio.create_task(pool.decide(f"tell:{second}", question()))
        await asyncio.sleep(0)
        waiting.cancel()
        thinking.cancel()
        await pool.decide("1", question())
        assert not second.exists()

    run(body)


def test_the_time_of_a_question_is_kept(tmp_path: Path) -> None:
    """A mind that looks at its clock answers when the question's seconds are over."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        asked = question(seconds=0.1)
        assert await pool.decide(f"waits:{note}", asked) == asked.moves[-1]
        assert "interrupted" not in noted(note)

    run(body)


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ("raises", "level raises:x failed: ValueError: no idea"),
        ("dies", "the process of a mind has ended"),
        ("cheats", "no such move"),
    ],
)
def test_a_mind_that_fails(deed: str, why: str) -> None:
    """Its question fails and says why; the next one is answered."""

    async def body(pool: MindPool) -> None:
        with pytest.raises(MindFailed, match=why):
            await pool.decide(f"{deed}:x", question())
        assert await pool.decide("2", question()) in question().moves

    run(body)


def test_a_level_that_does_not_exist() -> None:
    """The message names those there are."""

    async def body(pool: MindPool) -> None:
        with pytest.raises(MindFailed, match="there is no level '9'; levels are 0, 1, 2"):
            await pool.decide("9", question())

    run(body)


def test_a_mind_that_hangs_is_replaced(tmp_path: Path) -> None:
    """Its question fails when the grace is over, its process ends, and another one answers the next."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        with pytest.raises(MindFailed, match=r"did not answer in 0\.3 seconds"):
            await pool.decide(f"hangs:{note}", question(seconds=0.1))
        pid = int(noted(note))
        assert await pool.decide("2", question()) in question().moves
        await until(lambda: not is_alive(pid))

    run(body, grace=0.2)


def test_a_mind_that_hears_no_interruption_is_replaced(tmp_path: Path) -> None:
    """Cancelled, it has no more than the grace before its worker is free again."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        task = asyncio.create_task(pool.decide(f"hangs:{note}", question()))
        pid = await thinker(note)
        task.cancel()
        assert await pool.decide("2", question()) in question().moves
        await until(lambda: not is_alive(pid))

    run(body, grace=0.2)


def test_a_worker_that_is_killed_while_it_thinks(tmp_path: Path) -> None:
    """Its question fails; the next one is answered by another process."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        task = asyncio.create_task(pool.decide(f"waits:{note}", question()))
        os.kill(await thinker(note), signal.SIGKILL)
        with pytest.raises(MindFailed, match="has ended"):
            await task
        assert await pool.decide("2", question()) in question().moves

    run(body)


def test_a_worker_that_is_killed_while_it_is_idle(tmp_path: Path) -> None:
    """At most the question that comes before anybody has noticed fails."""
    note = tmp_path / "note"

    async def body(pool: MindPool) -> None:
        await pool.decide(f"tell:{note}", question())
        os.kill(await thinker(note), signal.SIGKILL)
        with contextlib.suppress(MindFailed):
            await pool.decide("2", question())
        assert await pool.decide("2", question()) in question().moves

    run(body)


def test_a_mind_may_print() -> None:
    """What it says aloud does not get between the answers."""

    async def body(pool: MindPool) -> None:
        assert await pool.decide("prints:x", question()) == question().moves[1]

    run(body)


def test_closing_ends_processes_and_questions(tmp_path: Path) -> None:
    """Even while one mind hangs, one thinks and one question waits; nothing can be asked afterwards."""
    notes = [tmp_path / "one", tmp_path / "two"]

    async def body(pool: MindPool) -> None:
        levels = [f"hangs:{notes[0]}", f"waits:{notes[1]}", "2"]
        tasks = [asyncio.create_task(pool.decide(level, question())) for level in levels]
        pids = [await thinker(note) for note in notes]
        await pool.close()
        for task in tasks:
            with pytest.raises(MindFailed, match="closed"):
                await task
        assert not any(is_alive(pid) for pid in pids)
        with pytest.raises(MindFailed, match="closed"):
            await pool.decide("2", question())
        await pool.close()

    run(body, workers=2)


def test_a_program_that_is_no_worker() -> None:
    """Neither one that cannot be started nor one that says something else holds anybody up."""

    async def ask(*program: str) -> str:
        async with MindPool(1, program=program) as pool:
            return await pool.decide("2", question())

    with pytest.raises(MindFailed, match="cannot be started"):
        asyncio.run(ask("/nowhere/to/be/found"))
    with pytest.raises(MindFailed, match="has ended"):
        asyncio.run(ask(sys.executable, "-c", "pass"))
    with pytest.raises(MindFailed, match="does not speak as agreed"):
        asyncio.run(ask(sys.executable, "-c", "print('\\0\\0\\0\\4Grüß')"))


def test_a_pool_without_workers() -> None:
    """Nobody could answer."""
    with pytest.raises(DataError, match="at least one worker, not 0"):
        MindPool(0)


PARENT = """
import asyncio, sys
from stolik.bots.pool import MindPool
from tests.bots.odd_minds import PROGRAM
from tests.bots.test_pool import question
async def main():
    pool = MindPool(2, program=PROGRAM)
    await asyncio.gather(*(pool.decide(level, question()) for level in sys.argv[1:]))
asyncio.run(main())
"""


@pytest.mark.parametrize("deed", ["waits", "hangs"])
def test_workers_end_when_their_parent_is_killed(tmp_path: Path, deed: str) -> None:
    """They notice the closed pipe by themselves, idle or thinking."""
    notes = [tmp_path / "one", tmp_path / "two"]
    levels = [f"tell:{notes[0]}", f"{deed}:{notes[1]}"]
    parent = subprocess.Popen([sys.executable, "-c", PARENT, *levels])

    async def body() -> None:
        pids = [await thinker(note) for note in notes]
        parent.kill()
        await until(lambda: not any(is_alive(pid) for pid in pids))

    try:
        asyncio.run(asyncio.wait_for(body(), BOUND))
    finally:
        parent.kill()
        parent.wait()
