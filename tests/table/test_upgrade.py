"""Newer rules come while tables are played at: seats, people and games stay."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from stolik.engine.match import verify
from stolik.engine.registry import find_game, game_ids
from stolik.table import messages as m
from stolik.table import office, snapshots
from stolik.table.entries import Upgraded, read_entry
from stolik.table.live import COMMANDS, LiveTable
from stolik.table.messages import Settings
from stolik.table.problems import Refused
from stolik.table.tables import Tables
from tests.table.room import Minds, Room, hours, play, playing_room, settle

Newer = Callable[[], None]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Newer:
    """From the call on all games have newer rules: the same ones, but nobody knows that."""

    def upgrade() -> None:
        for name in game_ids():
            kind = type(find_game(name))
            monkeypatch.setattr(kind, "revision", kind.revision + 1)

    return upgrade


async def some_moves(room: Room, count: int, luck: random.Random) -> None:
    for _ in range(count):
        if room.state.phase != "playing":
            return
        seat = luck.choice([seat for seat in room.state.owing() if room.state.match.moves(seat)])
        await room.must(seat, m.Play, move=luck.choice(room.state.match.moves(seat)))


async def another_server(room: Room) -> Room:
    """The same log, kept by a process of another version."""
    room.table.close()
    store: Any = room.store
    tables = Tables(store, Minds(), allowance=COMMANDS.times(1000))
    made = Room(tables, await tables.find(room.state.id), room.opened)
    # A repeated id would get its first answer.
    made.ids = room.ids
    return made


def entries_of(room: Room) -> list[Any]:
    return [read_entry(line.body) for line in room.store.logs[room.state.id]]


@pytest.mark.parametrize("game", game_ids())
def test_a_game_goes_on_by_newer_rules(game: str, newer: Newer) -> None:
    """From exactly where it was, with a line for all; its record begins there and verifies."""

    async def scene() -> None:
        luck = random.Random(3)
        with hours() as clock:
            room = await playing_room(game=game, options=dict(find_game(game).bounded))
            room.watch(0)
            clock.now += 60_000
            await some_moves(room, 7, luck)
            position, commitment = room.state.match.save(), room.state.commitment
            await room.tables.keep_all()
            newer()
            clock.now += 60_000
            again = await another_server(room)
            assert again.state.match.save() == position
            assert again.state.commitment == commitment
            assert [seat.owner for seat in again.state.seats] == [0, 1]
            ania = again.watch(0)
            assert [line["phrase"] for line in ania.told[0]["chat"]] == ["upgraded"]
            await settle()
            clock.now += 60_000
            await some_moves(again, 100_000, luck)
            assert again.state.phase == "over"
            record = await again.tables.record(again.table, 1)
            assert verify(find_game(game), record) == []
            assert record.stream.commitment == commitment  # type: ignore[union-attr]
            assert entries_of(again)[-1].last is True

    play(scene, 120)


def test_who_comes_later_reads_the_same_log(newer: Newer) -> None:
    """The upgrade is an entry, made once; chance after it is none that was drawn before."""

    async def scene() -> None:
        room = await playing_room()
        await some_moves(room, 5, random.Random(1))
        key = room.state.match.state.chance.key
        await room.tables.keep_all()
        newer()
        again = await another_server(room)
        await some_moves(again, 3, random.Random(2))
        third = await another_server(again)
        assert third.state.match.digest() == again.state.match.digest()
        assert sum(isinstance(entry, Upgraded) for entry in entries_of(third)) == 1
        assert third.state.match.state.chance.key != key

    play(scene)


def test_killed_before_the_upgrade_it_goes_on_from_the_last_snapshot(
    newer: Newer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 4)

    async def scene() -> None:
        room = await playing_room()
        positions = {room.state.seq: room.state.match.save()}
        for _ in range(9):
            await some_moves(room, 1, random.Random(4))
            positions[room.state.seq] = room.state.match.save()
        await room.table.snapshots.settled()
        last = room.store.snapshots[room.state.id].seq
        assert room.state.seq - 4 < last <= room.state.seq
        newer()
        again = await another_server(room)
        assert again.state.match.save() == positions[last]

    play(scene)


@pytest.mark.parametrize("kept", [None, b'{"match": 1, "position": {"rows": "by rules that nobody knows"}}'])
def test_where_nothing_fits_the_people_begin_anew(kept: bytes | None, newer: Newer) -> None:
    """The table is there, everybody sits where he sat, and the next game can be dealt."""

    async def scene() -> None:
        room = await playing_room()
        await some_moves(room, 5, random.Random(1))
        if kept is not None:
            await room.store.keep_snapshot(room.state.id, room.state.seq, kept)
        newer()
        again = await another_server(room)
        assert again.state.phase == "gathering"
        assert room.store.table_rows[room.state.id].phase == "gathering"
        assert [seat.owner for seat in again.state.seats] == [0, 1]
        assert again.state.commitment != room.state.commitment
        await again.must(0, m.Start)
        await some_moves(again, 100, random.Random(2))
        assert again.state.phase == "over"

    play(scene)


def test_a_game_that_was_over_keeps_its_record(newer: Newer) -> None:
    """Made by the rules it was played by; archiving keeps it, too."""

    async def scene() -> None:
        room = await playing_room()
        await some_moves(room, 100, random.Random(1))
        first = await room.tables.record(room.table, 1)
        await room.must(0, m.Rematch)
        await room.must(0, m.Start)
        await some_moves(room, 100, random.Random(2))
        await room.table.snapshots.settled()
        second = await room.tables.record(room.table, 2)
        newer()
        again = await another_server(room)
        assert again.state.phase == "gathering"
        assert [await again.tables.record(again.table, match) for match in (1, 2)] == [first, second]
        with pytest.raises(Refused, match="no-record"):
            await again.tables.record(again.table, 3)
        store: Any = room.store
        assert await office.problems(store, room.state.id) == []
        assert await office.archive(store, room.state.id) == 2

    play(scene)


def test_clocks_stay_what_they_were(newer: Newer) -> None:
    async def scene() -> None:
        with hours() as clock:
            settings = Settings(bot_delay=0, countdown=0, pace="bank", seconds=300, increment=0)
            room = await playing_room(settings=settings)
            room.watch(0)
            clock.now += 20_000
            await room.must(0, m.Play, move=room.state.match.moves(0)[0])
            left = list(room.state.clock.left)
            assert left[0] == 280_000
            await room.tables.keep_all()
            newer()
            again = await another_server(room)
            assert again.state.clock.left == left
            assert again.state.clock.running == [1]

    play(scene)


def test_an_older_server_beside_a_newer_one_leaves_the_table_alone() -> None:
    """It cannot judge the moves of rules that it does not know."""

    async def scene() -> None:
        room = await playing_room()
        await room.tables.keep_all()
        old: LiveTable = room.table
        with pytest.MonkeyPatch.context() as patch:
            kind = type(room.state.game)
            patch.setattr(kind, "revision", kind.revision + 1)
            store: Any = room.store
            await Tables(store, Minds()).find(room.state.id)
        await old.follow()
        await settle()
        assert await room.refused(0, m.Play, move="1") == "unavailable"
        assert await room.refused(0, m.Start) == "unavailable"

    play(scene)
