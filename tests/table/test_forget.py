"""Deleting a person's data, and what is left of old tables."""

import msgspec
import pytest

from stolik.engine.match import verify
from stolik.engine.registry import find_game
from stolik.store import Which
from stolik.table import messages as m
from stolik.table.archive import record_in
from stolik.table.entries import TableClosed
from stolik.table.life import DAY
from stolik.table.problems import Refused
from tests.table.room import Minds, Room, hours, open_room, play, playing_room


async def finish(room: Room) -> None:
    while room.state.phase == "playing":
        for seat in room.state.owing():
            await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])


async def room_of_two(minds: Minds | None = None) -> tuple[Room, str]:
    """Ania and Bartek, and Bartek's token."""
    room = await open_room(minds=minds)
    _, token = await room.tables.join(
        room.table, name="Bartosz", key=room.opened.invite_key, seat=None, nonce="ab" * 16
    )
    await room.must(1, m.Rename, name="Bartek")
    await room.must(1, m.Chat, text="ja, Bartek")
    await room.must(0, m.Start)
    return room, token


def everything(room: Room) -> str:
    store = room.store
    kept = [entry.body for log in store.logs.values() for entry in log]
    kept += [row.card for row in store.table_rows.values()]
    kept += [part for one in store.archive for part in (one.doors, one.body)]
    return b"\n".join(kept).decode()


def test_who_wants_to_be_forgotten_is_gone() -> None:
    """Name and words are nowhere any more, his seat is a bot's, and the game goes on."""

    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room, token = await room_of_two(minds=minds)
        ania, bartek = room.watch(0), room.watch(1)
        await room.must(1, m.Play, move=room.state.match.moves(1)[0])
        assert await room.tables.forget(room.state.id, token) is True
        assert "Bart" not in everything(room)
        assert bartek.dismissed == "token-unknown"
        snapshot = ania.told[-1]
        assert snapshot["say"] == "snapshot"
        assert "Bart" not in ania.texts[-1]
        assert snapshot["table"]["seats"][1]["kind"] == "bot"
        await room.must(0, m.Play, move=room.state.match.moves(0)[0])
        assert await room.tables.forget(room.state.id, token) is False
        assert await room.refused(0, m.Mute, member=1, muted=True) == "member-unknown"

    play(scene)


def test_the_record_still_verifies() -> None:
    async def scene() -> None:
        room, token = await room_of_two()
        await finish(room)
        await room.tables.forget(room.state.id, token)
        record = await room.tables.record(room.table, 1)
        assert verify(find_game("x-bierze"), record) == []
        assert b"Bart" not in msgspec.json.encode(record)
        assert b"Ania" in msgspec.json.encode(record)

    play(scene)


def test_a_stranger_s_token_deletes_nothing() -> None:
    async def scene() -> None:
        room, _ = await room_of_two()
        before = everything(room)
        assert await room.tables.forget(room.state.id, "x" * 32) is False
        assert await room.tables.forget("nothere", "x" * 32) is False
        assert everything(room) == before

    play(scene)


def test_the_maker_may_go_too() -> None:
    async def scene() -> None:
        room, _ = await room_of_two()
        assert await room.tables.forget(room.state.id, room.opened.token) is True
        assert "Ania" not in everything(room)

    play(scene)


# -- old tables ------------------------------------------------------------------------------------


async def archive_all(room: Room) -> None:
    for row in await room.store.rows(Which()):
        await room.tables.life.archive(row)


def test_an_old_table_becomes_records() -> None:
    """Of each of its games one, for those who were there; its log is gone."""

    async def scene() -> None:
        room, token = await room_of_two()
        await finish(room)
        await room.must(0, m.Rematch)
        await room.must(0, m.Start)
        await finish(room)
        watcher = room.watch(0)
        await archive_all(room)
        assert watcher.dismissed == "table-unknown"
        assert room.store.logs == {}
        assert [one.match for one in room.store.archive] == [1, 2]
        for one in room.store.archive:
            assert verify(find_game("x-bierze"), record_in(one)) == []
        for key in (token, room.opened.token, room.opened.watch_key, room.opened.invite_key):
            assert (await room.tables.archived_record(room.state.id, 1, key)).ending
        for stranger in (None, "x" * 32):
            with pytest.raises(Refused, match="not-invited"):
                await room.tables.archived_record(room.state.id, None, stranger)
        with pytest.raises(Refused, match="no-record"):
            await room.tables.archived_record(room.state.id, 3, token)
        with pytest.raises(Refused, match="table-unknown"):
            await room.tables.find(room.state.id)

    play(scene)


def test_archived_games_forget_as_well() -> None:
    async def scene() -> None:
        room, token = await room_of_two()
        await finish(room)
        await archive_all(room)
        assert await room.tables.forget(room.state.id, token) is True
        assert "Bart" not in everything(room)
        assert verify(find_game("x-bierze"), record_in(room.store.archive[0])) == []
        assert await room.tables.forget(room.state.id, token) is False

    play(scene)


def test_a_game_that_nobody_plays_any_more_is_closed() -> None:
    async def scene() -> None:
        room, _ = await room_of_two()
        await archive_all(room)
        [one] = room.store.archive
        record = record_in(one)
        assert record.ending is None
        assert type(record.lines[-1]).__name__ == "Closed"
        assert verify(find_game("x-bierze"), record) == []

    play(scene)


def test_only_what_is_old_is_archived() -> None:
    """And nothing that somebody is looking at; a table that never began leaves nothing."""

    async def scene() -> None:
        with hours() as clock:
            room = await open_room()
            room.tables.life.let_one_sleep(room.state.id, room.table)
            clock.now += 30 * DAY
            await room.tables.life.archive_old(30)
            assert room.state.id in room.store.logs
            clock.now += 1
            await room.tables.life.archive_old(30)
            assert room.store.logs == {}
            assert room.store.archive == []

    play(scene)


def test_tables_fall_asleep_and_wake_up() -> None:
    """A minute after the last look at them; asleep they are in no memory, and awake as they were."""

    async def scene() -> None:
        with hours():
            room = await playing_room()
            watcher = room.watch(0)
            room.table.used -= 61
            await room.tables.life.let_sleep()
            assert room.tables.live
            await room.must(0, m.Pause, paused=True)
            room.table.detach(watcher)
            await room.tables.life.let_sleep()
            assert room.tables.live
            room.table.used -= 61
            await room.tables.life.let_sleep()
            assert not room.tables.live
            again = await room.tables.find(room.state.id)
            assert again.state.live_match().save() == room.state.match.save()

    play(scene)


def test_what_another_process_does_is_noticed() -> None:
    """An administrator closes one table and deletes another: whoever sits there sees it."""

    async def scene() -> None:
        room = await playing_room()
        watcher = room.watch(0)
        other = type(room.tables)(room.tables.store, Minds())
        await (await other.find(room.state.id)).enter(lambda _: TableClosed())
        await room.tables.life.look()
        assert watcher.news()[-1]["table"]["phase"] == "closed"
        await room.store.remove(room.state.id)
        await room.tables.life.look()
        assert watcher.dismissed == "table-unknown"
        assert not room.tables.live
        other.close()

    play(scene)
