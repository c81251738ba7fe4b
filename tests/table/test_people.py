"""Hosts and guests: who may come in, who has to leave, who may speak."""

import pytest

from stolik.table import messages as m
from stolik.table.messages import Settings
from stolik.table.problems import Refused
from stolik.table.tables import may_watch
from tests.table.room import Minds, open_room, play, playing_room

PUBLIC = Settings(public=True, bot_delay=0, countdown=0)


def test_who_was_sent_away_stays_out() -> None:
    """His token, the old invitation and the old watching link let nobody in; new ones do."""

    async def scene() -> None:
        room = await open_room()
        bartek = await room.join("Bartek")
        watcher = room.watch(bartek)
        answer = await room.must(0, m.Kick, member=bartek)
        assert watcher.dismissed == "kicked"
        assert room.state.seats[1].kind == "open"
        assert await room.refused(bartek, m.Sit, seat=1) == "kicked"
        with pytest.raises(Refused, match="not-invited"):
            await room.join("Bartek again")
        assert not may_watch(room.state, room.opened.watch_key)
        assert may_watch(room.state, answer.watch_key)
        number, _ = await room.tables.join(
            room.table, name="Celina", key=answer.invite_key, seat=None, nonce=None
        )
        assert room.state.members[number].seat == 1

    play(scene)


def test_a_public_table_that_sent_somebody_away_is_private() -> None:
    """Otherwise he would simply come in again under another name."""

    async def scene() -> None:
        room = await open_room(settings=PUBLIC)
        number, _ = await room.tables.join(room.table, name="Troll", key=None, seat=None, nonce=None)
        await room.must(0, m.Kick, member=number)
        assert room.store.table_rows[room.state.id].public is False
        with pytest.raises(Refused, match="not-invited"):
            await room.tables.join(room.table, name="Troll", key=None, seat=None, nonce=None)

    play(scene)


def test_sent_away_in_a_game() -> None:
    """A bot plays on, and whoever comes may take the seat from it."""

    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room = await playing_room(minds=minds)
        await room.must(0, m.Kick, member=1)
        assert room.state.seats[1].kind == "bot"
        assert room.state.seats[1].free

    play(scene)


def test_new_invitations() -> None:
    """A host who got the role later has no keys: only their hashes are kept."""

    async def scene() -> None:
        room = await open_room()
        bartek = await room.join("Bartek")
        assert await room.refused(bartek, m.Invite) == "host-only"
        await room.must(0, m.MakeHost, member=bartek)
        answer = await room.must(bartek, m.Invite, id="i")
        assert answer.invite_key
        assert (await room.do(bartek, m.Invite, id="i")).invite_key == answer.invite_key
        with pytest.raises(Refused, match="not-invited"):
            await room.join("Celina")
        assert may_watch(room.state, answer.watch_key)

    play(scene)


def test_a_seat_kept_for_somebody() -> None:
    """Only its link takes it; the host may give it up again."""

    async def scene() -> None:
        room = await open_room(seats=["open", "open", "open"])
        answer = await room.must(0, m.Reserve, seat=2)
        assert answer.token is not None
        assert room.state.seats[2].kind == "reserved"
        await room.join("Bartek")
        assert await room.refused(1, m.Start) == "host-only"
        assert await room.refused(0, m.Start) == "seats-open"
        number = await room.tables.claim(room.table, token=answer.token, name="Celina", nonce=None)
        assert room.state.members[number].seat == 2
        await room.must(0, m.Start)
        assert await room.refused(0, m.Reserve, seat=2) == "not-gathering"

    play(scene)


def test_a_seat_that_nobody_came_for() -> None:
    async def scene() -> None:
        room = await open_room()
        answer = await room.must(0, m.Reserve, seat=1)
        assert answer.token is not None
        assert await room.refused(0, m.Reserve, seat=1) == "seat-taken"
        await room.must(0, m.SetSeat, seat=1, level=None)
        assert room.state.seats[1].kind == "open"
        number = await room.tables.claim(room.table, token=answer.token, name="Late", nonce=None)
        assert room.state.members[number].seat is None

    play(scene)


def test_a_link_that_was_lost() -> None:
    """The new one claims the seat, the old one nothing; the owner himself may ask for it, too."""

    async def scene() -> None:
        room = await playing_room()
        old = room.opened.token
        answer = await room.must(0, m.Reissue, member=0)
        assert answer.token is not None
        assert room.state.member_of(old) is None
        assert room.state.member_of(answer.token) is room.state.members[0]
        assert await room.refused(1, m.Reissue, member=0) == "host-only"

    play(scene)


def test_a_muted_guest() -> None:
    """Everybody sees it; he hears all and says nothing, until the host lets him."""

    async def scene() -> None:
        room = await playing_room()
        watcher = room.watch(1)
        await room.must(0, m.Mute, member=1, muted=True)
        assert watcher.news()[-1]["table"]["seats"][1]["muted"] is True
        assert await room.refused(1, m.Chat, phrase="hello") == "muted"
        assert await room.refused(1, m.Mute, member=1, muted=False) == "host-only"
        await room.must(0, m.Mute, member=1, muted=False)
        await room.must(1, m.Chat, phrase="hello")
        assert await room.refused(0, m.Mute, member=0, muted=True) == "not-yourself"

    play(scene)


def test_nobody_talks_without_end() -> None:
    async def scene() -> None:
        room = await playing_room()
        for _ in range(6):
            await room.must(1, m.Chat, phrase="hurry")
        assert await room.refused(1, m.Chat, phrase="hurry") == "chat-fast"
        assert await room.refused(1, m.Report, member=0) == "chat-fast"
        await room.must(0, m.Chat, phrase="hello")

    play(scene)


def test_nobody_fills_the_log() -> None:
    """Also with commands that are allowed: over all his connections a member has so many a second."""

    async def scene() -> None:
        room = await playing_room()
        codes = []
        for count in range(130):
            answer = await room.do(1, m.Rename, name="Bartek" if count % 2 else "Bartosz")
            codes.append(answer.problem.code if answer.problem else "")
        assert codes[:100] == [""] * 100
        assert "flood" in codes[100:]
        await room.must(0, m.Chat, phrase="hello")

    play(scene)


def test_a_table_has_room_for_so_many() -> None:
    async def scene() -> None:
        room = await open_room()
        for number in range(199):
            await room.join(f"Guest {'abcdefghij'[number % 10]}{number}")
        with pytest.raises(Refused, match="table-full"):
            await room.join("One more")
        assert await room.refused(0, m.Reserve, seat=1) == "seat-taken"

    play(scene)


def test_guests_without_a_seat_are_told() -> None:
    """With their numbers, so that the host can mute them or send them away."""

    async def scene() -> None:
        room = await playing_room()
        celina = await room.join("Celina")
        ania = room.watch(0)
        room.watch(celina)
        await room.until(
            lambda: ania.told[-1].get("others") == [{"member": celina, "name": "Celina", "muted": False}]
        )

    play(scene)


def test_spectators_can_be_turned_off() -> None:
    async def scene() -> None:
        room = await open_room(settings=Settings(spectators=False))
        assert not may_watch(room.state, room.opened.watch_key)
        public = await open_room(settings=Settings(spectators=False, public=True))
        assert not may_watch(public.state, None)

    play(scene)


def test_a_seat_goes_to_a_bot_and_back() -> None:
    """Whoever stands up in a game leaves a bot; the seat waits for him, and for others who know no hand."""

    async def scene() -> None:
        minds = Minds()
        minds.gate.clear()
        room = await playing_room(seats=["open", "open", "1"], minds=minds)
        celina = await room.join("Celina")
        await room.must(1, m.Stand)
        assert room.state.seats[1].kind == "bot"
        assert await room.refused(celina, m.Sit, seat=2) == "seat-taken"
        await room.must(0, m.SetSeat, seat=2, level=None)
        assert await room.refused(1, m.Sit, seat=2) == "knows-another-hand"
        await room.must(celina, m.Sit, seat=2)
        await room.must(1, m.Sit, seat=1)
        assert [seat.kind for seat in room.state.seats] == ["person"] * 3

    play(scene)
