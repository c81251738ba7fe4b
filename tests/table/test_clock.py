"""Time that seats have, and what happens when it is up."""

import pytest

from stolik.engine.record import Played
from stolik.table import messages as m
from stolik.table.clock import Clock
from stolik.table.messages import Settings
from stolik.table.tables import Tables
from tests.table.room import Minds, Room, hours, open_room, play, playing_room, settle


def settings(**more: object) -> Settings:
    return Settings(bot_delay=0, countdown=0, **more)  # type: ignore[arg-type]


async def both_present(room: Room) -> None:
    room.watch(0)
    room.watch(1)
    await settle()


async def first_move(room: Room, seat: int) -> None:
    await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])


def moves_of(room: Room, seat: int) -> int:
    return sum(isinstance(line, Played) and line.seat == seat for line in room.state.match.lines)


def left(room: Room, seat: int) -> int:
    return int(room.state.clock.left[seat])


def test_per_move_everybody_has_the_full_time_for_each_decision() -> None:
    clock = Clock(settings(pace="per-move", seconds=30), 2, 0)
    clock.run([0, 1])
    clock.tick(10_000)
    clock.decided(0)
    clock.run([1])
    clock.tick(25_000)
    assert clock.left == [30_000, 5_000]
    clock.decided(1)
    clock.run([0, 1])
    assert clock.left == [30_000, 30_000]


def test_a_bank_goes_down_and_each_move_adds_to_it() -> None:
    clock = Clock(settings(pace="bank", seconds=60, increment=5), 2, 0)
    clock.run([0, 1])
    clock.tick(10_000)
    clock.decided(0)
    clock.run([1])
    clock.tick(30_000)
    assert clock.left == [55_000, 30_000]
    assert clock.expired(60_000) == [1]


def test_a_stopped_clock_goes_on_where_it_was() -> None:
    clock = Clock(settings(pace="per-move", seconds=30), 2, 0)
    clock.run([0])
    clock.tick(10_000)
    clock.stop()
    clock.tick(500_000)
    clock.run([0])
    clock.tick(505_000)
    assert clock.left[0] == 15_000


def test_no_clock_means_no_hurry() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            await both_present(room)
            await clock.pass_by(room, 10**9)
            assert room.state.clock is None
            assert room.state.seq == 3

    play(scene)


def test_a_bot_makes_the_move_of_whoever_is_too_slow() -> None:
    """This one move; the next one is his again."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="per-move", seconds=30), minds=Minds())
            watcher = room.watch(0)
            room.watch(1)
            await settle()
            await first_move(room, 1)
            await clock.pass_by(room, 29_000)
            assert moves_of(room, 0) == 0
            await clock.pass_by(room, 1_500)
            assert moves_of(room, 0) == 1
            assert room.state.seats[0].level is None
            assert left(room, 0) == 30_000
            tables = [news["table"] for news in watcher.news() if "table" in news]
            assert [table["seats"][0]["level"] for table in tables] == ["2", None]

    play(scene)


def test_a_bot_plays_on_for_whoever_is_too_slow() -> None:
    """If the table says so; a move of his own makes the seat his again."""

    async def scene() -> None:
        with hours() as clock:
            minds = Minds()
            minds.gate.clear()
            room = await playing_room(
                settings=settings(pace="per-move", seconds=30, timeout="bot", stand_in="1"), minds=minds
            )
            await both_present(room)
            await first_move(room, 1)
            await clock.pass_by(room, 31_000)
            assert room.state.seats[0].level == "1"
            assert [level for level, _ in minds.asked] == ["1"]
            await first_move(room, 0)
            assert room.state.seats[0].level is None
            minds.gate.set()
            await settle()
            assert moves_of(room, 0) == 1

    play(scene)


def test_nobody_is_out_of_time_twice_for_one_return() -> None:
    """He was there all the time; a bot took over because his bank is empty, and it stays until he plays."""

    async def scene() -> None:
        with hours() as clock:
            minds = Minds()
            minds.gate.clear()
            room = await playing_room(settings=settings(pace="bank", seconds=30, timeout="bot"), minds=minds)
            await both_present(room)
            await clock.pass_by(room, 31_000)
            before = room.state.seq
            await clock.pass_by(room, 1)
            assert room.state.seq == before
            assert {seat.level for seat in room.state.seats} == {"2"}
            await room.must(0, m.TakeBack)
            assert left(room, 0) == 10_000

    play(scene)


def test_a_pause_stops_all_clocks() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="bank", seconds=60))
            await both_present(room)
            await clock.pass_by(room, 20_000)
            await room.must(0, m.Pause, paused=True)
            await clock.pass_by(room, 3_600_000)
            await room.must(1, m.Pause, paused=False)
            assert left(room, 0) == 40_000

    play(scene)


def test_time_without_a_server_counts_for_nobody() -> None:
    """From the last sign of life to the next start; what was thought before counts."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="bank", seconds=60))
            await both_present(room)
            await clock.pass_by(room, 20_000)
            await room.store.live(clock.now)
            clock.now += 3_600_000
            tables = Tables(room.tables.store, Minds())
            await tables.life.begin()
            await tables.life.end()
            again = await tables.find(room.state.id)
            assert again.state.clock is not None
            assert again.state.clock.left == [40_000, 40_000]
            clock.now += 5_000
            assert again.state.clock.expired(clock.now + 35_000) == [0, 1]
            tables.close()

    play(scene)


def test_a_killed_server_gives_time_back_rather_than_taking_it() -> None:
    """Without a sign of life since the last entry, the time since then counts for nobody."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="bank", seconds=60))
            clock.now += 50_000
            tables = Tables(room.tables.store, Minds())
            again = await tables.find(room.state.id)
            assert again.state.clock is not None
            assert again.state.clock.left == [60_000, 60_000]
            tables.close()

    play(scene)


@pytest.mark.parametrize("seconds", [3600, 1_209_600])
def test_a_slow_table_runs_though_nobody_looks_at_it(seconds: int) -> None:
    """It is not paused, it may sleep, and it wakes when a move is overdue: also after a restart."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="slow", seconds=seconds), minds=Minds())
            await clock.pass_by(room, 60_000)
            assert not room.state.paused
            assert room.table.may_sleep(since=room.table.used + 1)
            room.tables.life.let_one_sleep(room.state.id, room.table)
            assert room.tables.live == {}
            [due] = room.tables.life.asleep.values()
            assert due == 1_000_000 + seconds * 1000
            clock.now = due
            await room.tables.life.look()
            [again] = room.tables.live.values()
            await settle()
            # Both were too slow: bots have played, and everybody chooses anew.
            assert again.state.seq >= 7
            assert again.state.clock is not None
            assert again.state.clock.left == [seconds * 1000] * 2
            await room.tables.life.wake_slow()
            room.tables.close()

    play(scene)


def test_a_slow_table_is_woken_at_the_start() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=settings(pace="slow", seconds=3600), minds=Minds())
            other = await open_room()
            other.tables.close()
            room.tables.close()
            await room.store.live(clock.now)
            clock.now += 600_000
            tables = Tables(room.tables.store, Minds())
            tables.alive_before, tables.began = await room.store.last_life(), clock.now
            await tables.life.wake_slow()
            assert list(tables.live) == [room.state.id]
            [table] = tables.live.values()
            assert table.state.clock is not None
            assert table.state.clock.left == [3_600_000, 3_600_000]
            tables.close()

    play(scene)
