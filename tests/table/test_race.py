"""A race at a table: judged in order of arrival, the same for all."""

import asyncio

import pytest

from stolik.engine.record import Played, Refused
from stolik.table import messages as m
from stolik.table.messages import Settings
from stolik.table.problems import Refused as NotNow
from stolik.table.tables import Tables
from tests.table.room import Minds, Room, hours, play, playing_room, settle

COUNTDOWN = Settings(bot_delay=0, countdown=3)


async def race(settings: Settings = COUNTDOWN, **options: object) -> Room:
    return await playing_room(game="hexx", settings=settings, options=options)


async def turn_up(room: Room) -> None:
    """Both have a tile in their hand that fits somewhere."""
    for seat in (0, 1):
        await room.must(seat, m.Play, move="up")
        while not claims(room, seat):
            await room.must(seat, m.Play, move="back")
            await room.must(seat, m.Play, move="up")


def claims(room: Room, seat: int) -> list[str]:
    return [move for move in room.state.match.moves(seat) if move.startswith("place")]


def cell_of(claim: str) -> str:
    return " ".join(claim.split()[1:3])


@pytest.mark.rule("H2.3b", "H2.3c")
def test_the_race_begins_for_all_at_the_same_instant() -> None:
    """Everybody is told the same time of the server, and nobody is heard before it."""

    async def scene() -> None:
        with hours() as clock:
            room = await race()
            begins = {room.watch(member).told[0]["table"]["race"]["at"] for member in (0, 1, None)}
            assert begins == {clock.now + 3000}
            clock.now += 2_999
            assert await room.refused(0, m.Play, move="up") == "race-not-begun"
            clock.now += 1
            await room.must(0, m.Play, move="up")

    play(scene)


def test_between_rounds_there_is_time_to_look() -> None:
    """The second round begins three countdowns after the first has ended."""

    async def scene() -> None:
        with hours() as clock:
            room = await race(rounds=2, handicap_tiles=[13, 13])
            clock.now += 3_000
            # Three contacts may ask for a gift.
            await room.must(0, m.Amend, move="instruct fewest")
            while room.state.match.state.round == 1:
                await room.must(0, m.Play, move="up")
                fitting = claims(room, 0)
                await room.must(0, m.Play, move=fitting[0] if fitting else "back")
                clock.now += 500
            assert room.state.race.at == clock.now - 500 + 9_000
            assert await room.refused(1, m.Play, move="up") == "race-not-begun"

    play(scene)


def test_claims_are_judged_in_the_order_in_which_they_arrive() -> None:
    """Many at once: the order of the log is the order of the answers, and a replay finds the same."""

    async def scene() -> None:
        with hours() as clock:
            room = await race(mistake_freeze=0)
            clock.now += 3_000
            await turn_up(room)
            watchers = [room.watch(0), room.watch(1), room.watch(None)]
            # Both want all that either could have: most of it is gone when the claim arrives.
            places = [*claims(room, 0), *claims(room, 1)]
            wanted = [(seat, move) for move in places for seat in (0, 1)]
            answers = await asyncio.gather(
                *(room.do(seat, m.Play, move=move, id=f"c{n}") for n, (seat, move) in enumerate(wanted))
            )
            numbers = [answer.number for answer in answers]
            assert numbers == sorted(number for number in numbers if number is not None)
            lines = [line for line in room.state.match.lines if isinstance(line, Played | Refused)]
            lines = lines[-len(wanted) :]
            assert [(line.seat, line.move) for line in lines] == wanted
            assert [isinstance(line, Refused) for line in lines] == [
                answer.problem is not None for answer in answers
            ]
            assert any(answer.problem for answer in answers)
            for watcher in watchers:
                assert [news["number"] for news in watcher.news()] == numbers
            replayed = await room.tables.replay(room.state.id)
            assert replayed.live_match().save() == room.state.match.save()

    play(scene)


@pytest.mark.rule("H8.7b", "H3.7b")
def test_the_loser_of_a_place_is_told_why() -> None:
    """Two want the same place. The second is refused with the rule; whoever was merely late does not wait."""

    async def scene() -> None:
        with hours() as clock:
            room = await race(mistake_freeze=5)
            clock.now += 3_000
            await turn_up(room)
            first = claims(room, 0)[0]
            late = f"place {cell_of(first)} r0"
            await room.must(0, m.Play, move=first)
            judge = room.state.match.state
            assert judge.overtaken(1, room.state.match.game.parse(judge, late))
            answer = await room.do(1, m.Play, move=late)
            assert answer.problem is not None
            assert answer.problem.code == "rule"
            assert answer.problem.rule
            assert answer.number == room.state.seq
            assert room.state.race.frozen[1] <= clock.now

    play(scene)


@pytest.mark.rule("H3.8d", "H-Opt-mistake_freeze")
def test_a_mistake_freezes() -> None:
    """For as long as the game's option says; then the seat is heard again."""

    async def scene() -> None:
        with hours() as clock:
            room = await race(mistake_freeze=5)
            clock.now += 3_000
            await turn_up(room)
            wrong = next(
                f"place {q} {r} r0"
                for q in range(-6, 7)
                for r in range(-6, 7)
                if room.table.forbidden(0, f"place {q} {r} r0", "en") is not None
            )
            watcher = room.watch(1)
            answer = await room.do(0, m.Play, move=wrong)
            assert answer.problem is not None
            assert watcher.news()[-1]["race"]["frozen"][0] == clock.now + 5_000
            clock.now += 4_999
            assert await room.refused(0, m.Play, move="back") == "frozen"
            await room.must(1, m.Play, move="back")
            clock.now += 1
            await room.must(0, m.Play, move="back")

    play(scene)


@pytest.mark.rule("H3.8d")
@pytest.mark.parametrize("claim", ["place 9 9 r0", "PLACE 9 9 r0", "  Place  9 9 r0"])
def test_a_mistake_freezes_however_it_is_written(claim: str) -> None:
    async def scene() -> None:
        with hours() as clock:
            room = await race(mistake_freeze=5)
            clock.now += 3_000
            await turn_up(room)
            await room.do(0, m.Play, move=claim)
            assert await room.refused(0, m.Play, move="back") == "frozen"

    play(scene)


@pytest.mark.rule("H7.1e", "H-Opt-handicap_seconds")
def test_a_handicap_in_seconds() -> None:
    """Whoever has one waits so long after the start, in every round; the others do not."""

    async def scene() -> None:
        with hours() as clock:
            room = await race(handicap_seconds=[4, 0], handicap_tiles=[0, 14], rounds=2)
            clock.now += 3_000
            assert await room.refused(0, m.Play, move="up") == "frozen"
            await room.must(1, m.Play, move="up")
            clock.now += 3_999
            assert await room.refused(0, m.Play, move="up") == "frozen"
            clock.now += 1
            await room.must(0, m.Play, move="up")
            while room.state.match.state.round == 1:
                fitting = claims(room, 1)
                await room.must(1, m.Play, move=fitting[0] if fitting else "back")
                if not fitting:
                    await room.must(1, m.Play, move="up")
            assert room.state.race.frozen == [room.state.race.at + 4_000, room.state.race.at]

    play(scene)


def test_nobody_is_told_what_fits() -> None:
    async def scene() -> None:
        with hours():
            room = await race()
            moves = room.watch(0).told[0]["game"]["moves"]
            assert not any(move.startswith("place") for move in moves or [])
            with pytest.raises(NotNow, match="race-checks"):
                room.table.check(0, ["place 0 0 r0"], "en")

    play(scene)


def test_a_race_waits_for_the_server() -> None:
    """Killed in the countdown and started an hour later: the countdown goes on where it was."""

    async def scene() -> None:
        with hours() as clock:
            room = await race()
            clock.now += 1_000
            await room.store.live(clock.now)
            room.tables.close()
            clock.now += 3_600_000
            tables = Tables(room.tables.store, Minds())
            tables.alive_before, tables.began = await room.store.last_life(), clock.now
            table = await tables.find(room.state.id)
            assert table.state.race is not None
            assert table.state.race.at == clock.now + 2_000
            tables.close()

    play(scene)


@pytest.mark.rule("H7.2a")
def test_bots_race_at_a_human_pace() -> None:
    """They wait for the countdown and for as long as their mind says a person would take."""

    async def scene() -> None:
        minds = Minds(lambda question: question.moves[0])
        minds.pace = 0.05
        room = await playing_room(game="hexx", seats=["open", "open", "1"], minds=minds)
        room.watch(0)
        await settle()
        assert not [line for line in room.state.match.lines if isinstance(line, Played)]
        await room.until(lambda: [line for line in room.state.match.lines if isinstance(line, Played)])
        assert {line.seat for line in room.state.match.lines if isinstance(line, Played)} == {2}

    play(scene)
