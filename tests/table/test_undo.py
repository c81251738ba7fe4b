"""Taking back: alone while nothing is known, by agreement afterwards."""

from stolik.table import messages as m
from stolik.table.messages import Settings
from tests.table.room import Room, play, playing_room

STRICT = Settings(bot_delay=0, countdown=0, friendly=False)


async def choose(room: Room, seat: int, at: int = 0) -> str:
    move = str(room.state.match.moves(seat)[at])
    await room.must(seat, m.Play, move=move)
    return move


async def everybody_chooses(room: Room) -> None:
    for seat in list(room.state.owing()):
        await choose(room, seat)


def test_a_sealed_choice_is_taken_back_at_once() -> None:
    """Nobody has learnt anything; the seat may choose anew."""

    async def scene() -> None:
        room = await playing_room()
        watcher = room.watch(0)
        before = room.state.match.save()
        await choose(room, 0)
        assert watcher.news()[-1]["game"]["can_undo"] is True
        await room.must(0, m.Undo)
        assert room.state.match.save() == before
        assert watcher.news()[-1]["undone"] is True
        assert watcher.news()[-1]["events"] == room.state.match.history(0)

    play(scene)


def test_nobody_takes_back_alone_what_was_revealed() -> None:
    """Once the cards are open the others are asked, and each of them may refuse."""

    async def scene() -> None:
        room = await playing_room()
        watcher = room.watch(1)
        await everybody_chooses(room)
        after = room.state.match.save()
        await room.must(0, m.Undo)
        assert room.state.match.save() == after
        assert watcher.news()[-1]["table"]["asked"] == {"what": "undo", "seat": 0, "waiting_for": [1]}
        assert await room.refused(0, m.Undo) == "undo-asked"
        assert await room.refused(0, m.Consent, yes=True) == "not-asked"
        await room.must(1, m.Consent, yes=False)
        assert room.state.asking is None
        assert room.state.match.save() == after

    play(scene)


def test_all_agree() -> None:
    """Also the other's card is in his hand again, and chance goes on from a new key."""

    async def scene() -> None:
        room = await playing_room()
        before = room.state.match.save()
        key = room.state.match.state.chance.key
        await everybody_chooses(room)
        await room.must(0, m.Undo)
        await room.must(1, m.Consent, yes=True)
        assert room.state.match.save() == before
        assert room.state.match.state.chance.key != key
        assert room.state.match.lines[-1].lines == 2

    play(scene)


def test_a_move_ends_the_question() -> None:
    async def scene() -> None:
        room = await playing_room()
        await everybody_chooses(room)
        await room.must(0, m.Undo)
        await choose(room, room.state.owing()[0])
        assert room.state.asking is None
        assert await room.refused(1, m.Consent, yes=True) == "not-asked"

    play(scene)


def test_a_strict_table_takes_nothing_back_that_was_revealed() -> None:
    async def scene() -> None:
        room = await playing_room(settings=STRICT)
        await choose(room, 0)
        await room.must(0, m.Undo)
        await everybody_chooses(room)
        assert await room.refused(0, m.Undo) == "undo-strict"

    play(scene)


def test_across_anothers_choice_it_needs_agreement() -> None:
    """Both are sealed and nothing is open, but the other has acted since."""

    async def scene() -> None:
        room = await playing_room(seats=["open", "open", "0"], minds=None)
        room.table.bots.close()
        await choose(room, 0)
        await choose(room, 1)
        assert not room.state.may_undo_freely(0)
        await room.must(0, m.Undo)
        assert room.state.asking is not None

    play(scene)


def test_no_undo_in_a_race() -> None:
    async def scene() -> None:
        room = await playing_room(game="hexx")
        assert await room.refused(0, m.Undo) == "undo-nothing"

    play(scene)
