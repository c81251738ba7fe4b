"""What a table does by itself: people who go and come, hosts, programs."""

import pytest

from stolik.table import messages as m
from stolik.table.messages import Settings
from tests.table.room import Minds, Room, hours, open_room, play, playing_room, settle

GRACE = Settings(bot_delay=0, countdown=0, grace=30)


def stuck() -> Minds:
    """Bots that never finish thinking: the test sees who plays, and no move."""
    minds = Minds()
    minds.gate.clear()
    return minds


def test_a_table_stands_still_while_nobody_is_there() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            ania = room.watch(0)
            await clock.pass_by(room, 4_000)
            room.table.detach(ania)
            await clock.pass_by(room, 4_000)
            assert not room.state.paused
            await clock.pass_by(room, 2_000)
            assert room.state.paused
            room.watch(1)
            await settle()
            assert not room.state.paused

    play(scene)


def test_a_spectator_is_not_enough() -> None:
    """Where people play, one of them has to be there; a game of bots goes on while anybody looks."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            room.watch(None)
            await clock.pass_by(room, 6_000)
            assert room.state.paused
            bots = await open_room(seats=["1", "2"], minds=stuck(), watch=True)
            looking = bots.watch(None)
            await bots.must(0, m.Start)
            await clock.pass_by(bots, 60_000)
            assert not bots.state.paused
            bots.table.detach(looking)
            await clock.pass_by(bots, 6_000)
            assert bots.state.paused

    play(scene)


def test_a_pause_by_hand_stays_when_somebody_comes() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            ania = room.watch(0)
            await room.must(0, m.Pause, paused=True)
            room.table.detach(ania)
            await clock.pass_by(room, 60_000)
            room.watch(0)
            await clock.pass_by(room, 1)
            assert room.state.paused

    play(scene)


def test_a_bot_plays_for_who_is_away_and_leaves_when_he_returns() -> None:
    """After the grace that the table gives, and at once when he is back."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=GRACE, minds=stuck())
            room.watch(0)
            bartek = room.watch(1)
            await settle()
            room.table.detach(bartek)
            await clock.pass_by(room, 29_000)
            assert room.state.seats[1].level is None
            await clock.pass_by(room, 1_500)
            assert room.state.seats[1].level == "2"
            room.watch(1)
            await settle()
            assert room.state.seats[1].level is None
            # The bot's thought is given up.
            assert not room.table.bots.tasks

    play(scene)


def test_a_seat_lent_to_a_bot_stays_lent() -> None:
    """Coming back is no reason to take it back: he has lent it himself."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room(settings=GRACE, minds=stuck())
            room.watch(0)
            await room.must(1, m.SetSeat, seat=1, level="1")
            room.watch(1)
            await clock.pass_by(room, 1_000)
            assert room.state.seats[1].level == "1"
            await room.must(1, m.TakeBack)
            assert room.state.seats[1].level is None

    play(scene)


def test_without_a_grace_everybody_is_waited_for() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            room.watch(0)
            await clock.pass_by(room, 10**8)
            assert room.state.seats[1].level is None

    play(scene)


def test_the_host_s_role_passes_on() -> None:
    """To the first who sits and is there, a minute after the host has left."""

    async def scene() -> None:
        with hours() as clock:
            room = await playing_room()
            ania, bartek = room.watch(0), room.watch(1)
            await clock.pass_by(room, 3_600_000)
            assert room.state.host == 0
            room.table.detach(ania)
            await clock.pass_by(room, 59_000)
            assert room.state.host == 0
            await clock.pass_by(room, 1_500)
            assert room.state.host == 1
            assert bartek.news()[-1]["me"]["host"] is True
            await room.must(1, m.MakeHost, member=0)
            assert room.state.host == 0

    play(scene)


# -- programs --------------------------------------------------------------------------------------


async def room_with_robot() -> Room:
    """Ania, and a program of a stranger's in the second seat."""
    settings = Settings(bot_delay=0, countdown=0, robot_seconds=10)
    room = await open_room(settings=settings, minds=stuck())
    await room.join("Robot", robot=True)
    room.watch(0)
    room.watch(1)
    await room.must(0, m.Start)
    await settle()
    return room


async def everybody_chooses(room: Room) -> None:
    """Until both owe a card again."""
    while True:
        seat = room.state.owing()[0]
        await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        if room.state.owing() == [0, 1]:
            return


def test_a_silent_program_is_replaced() -> None:
    """Each move has its time; the person beside it has all the time there is."""

    async def scene() -> None:
        with hours() as clock:
            room = await room_with_robot()
            for _ in range(3):
                await clock.pass_by(room, 9_000)
                await everybody_chooses(room)
            await clock.pass_by(room, 10_500)
            assert [seat.level for seat in room.state.seats] == [None, "2"]

    play(scene)


def test_a_crashed_program_is_replaced_until_it_is_back() -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await room_with_robot()
            robot = next(viewer for viewer in room.table.viewers if viewer.member == 1)
            room.table.detach(robot)
            await clock.pass_by(room, 5_500)
            assert room.state.seats[1].level == "2"
            room.watch(1)
            await settle()
            assert room.state.seats[1].level is None

    play(scene)


@pytest.mark.parametrize("nonsense", ["row 99", "good morning"])
def test_a_program_that_knows_no_legal_move_is_replaced(nonsense: str) -> None:
    """After three in a row; a legal one in between starts the count anew."""

    async def scene() -> None:
        with hours():
            room = await room_with_robot()
            for _ in range(2):
                await room.refused(1, m.Play, move=nonsense)
            await everybody_chooses(room)
            for _ in range(2):
                await room.refused(1, m.Play, move=nonsense)
            await settle()
            assert room.state.seats[1].level is None
            await room.refused(1, m.Play, move=nonsense)
            await settle()
            assert room.state.seats[1].level == "2"

    play(scene)


def test_people_may_err_as_often_as_they_like() -> None:
    async def scene() -> None:
        with hours():
            room = await playing_room()
            room.watch(0)
            for _ in range(20):
                await room.refused(0, m.Play, move="good morning")
            await settle()
            assert room.state.seats[0].level is None

    play(scene)


def test_a_program_is_named_as_one() -> None:
    """Everybody sees it, and the record says it."""

    async def scene() -> None:
        with hours():
            room = await room_with_robot()
            seats = room.watch(0).told[0]["table"]["seats"]
            assert [seat["robot"] for seat in seats] == [False, True]
            sitting = [line for line in room.state.match.lines if type(line).__name__ == "Sat"]
            assert [line.kind for line in sitting] == ["person", "remote"]

    play(scene)
