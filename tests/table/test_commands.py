"""Commands: who may do what, and what it becomes in the log."""

import pytest

from stolik.engine.errors import StolikError
from stolik.table import messages as m
from stolik.table.messages import Settings
from stolik.table.problems import Refused
from tests.table.room import QUICK, Minds, Room, open_room, play, playing_room


def test_a_game_from_the_first_seat_to_the_last_card() -> None:
    """Two people sit down, start, and play until the table says how it ended."""

    async def scene() -> None:
        room = await playing_room()
        while room.state.phase == "playing":
            for seat in room.state.owing():
                await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        assert room.state.match.ending() is not None
        assert room.state.match.record().stream.secret is not None

    play(scene)


def test_every_command_is_one_entry() -> None:
    async def scene() -> None:
        room = await open_room()
        answer = await room.must(0, m.Rename, name="Anna")
        assert answer.number == 2
        assert len(room.store.logs[room.state.id]) == 2

    play(scene)


def test_a_repeated_command_gets_the_first_answer() -> None:
    """Also when the table was asleep in between."""

    async def scene() -> None:
        room = await playing_room()
        move = room.state.match.moves(0)[0]
        first = await room.must(0, m.Play, id="same", move=move)
        again = await room.must(0, m.Play, id="same", move=move)
        assert again == first
        room.tables.close()
        room.table = await room.tables.find(room.state.id)
        assert await room.must(0, m.Play, id="same", move=move) == first
        assert len(room.store.logs[room.state.id]) == first.number

    play(scene)


def test_a_repeated_refusal_stays_one() -> None:
    """What was refused once is not done later under the same id."""

    async def scene() -> None:
        room = await open_room()
        assert await room.refused(0, m.Start, id="go") == "seats-open"
        await room.join("Bartek")
        assert await room.refused(0, m.Start, id="go") == "seats-open"

    play(scene)


def test_two_members_may_use_the_same_id() -> None:
    async def scene() -> None:
        room = await open_room()
        bartek = await room.join("Bartek")
        await room.must(0, m.Rename, id="x", name="Anna")
        await room.must(bartek, m.Rename, id="x", name="Bart")
        assert [member.name for member in room.state.members] == ["Anna", "Bart"]

    play(scene)


def test_a_refused_move_names_the_rule() -> None:
    async def scene() -> None:
        room = await playing_room()
        foreign = room.state.match.moves(1)[0]
        answer = await room.do(0, m.Play, move=foreign)
        assert answer.problem is not None
        assert answer.problem.code == "rule"
        assert answer.problem.rule in room.state.game.rulebook.legality
        assert answer.problem.words == room.state.game.rulebook.words(answer.problem.rule, "en")

    play(scene)


def test_nonsense_is_no_move() -> None:
    async def scene() -> None:
        room = await playing_room()
        assert await room.refused(0, m.Play, move="fly me to the moon") == "notation"

    play(scene)


def test_a_sealed_choice_can_be_changed_until_the_last_seals() -> None:
    async def scene() -> None:
        room = await playing_room()
        first, second = room.state.match.moves(0)[:2]
        await room.must(0, m.Play, move=first)
        assert room.state.match.view(0)["chosen"] == int(first)
        await room.must(0, m.Amend, move=second)
        assert room.state.match.view(0)["chosen"] == int(second)
        await room.must(1, m.Play, move=room.state.match.moves(1)[0])
        assert (await room.do(0, m.Amend, move=first)).problem is not None

    play(scene)


def test_check_changes_nothing() -> None:
    async def scene() -> None:
        room = await playing_room()
        own, foreign = room.state.match.moves(0)[0], room.state.match.moves(1)[0]
        allowed, forbidden, nonsense = room.table.check(0, [own, foreign, "?"], "en")
        assert allowed is None
        assert forbidden is not None
        assert forbidden.rule
        assert nonsense is not None
        assert nonsense.code == "notation"
        assert room.state.seq == 3

    play(scene)


REFUSED_BEFORE = [
    (0, m.Play, {"move": "1"}, "not-playing"),
    (0, m.Undo, {}, "not-playing"),
    (0, m.Pause, {"paused": True}, "not-playing"),
    (0, m.Rematch, {}, "not-over"),
    (0, m.Sit, {"seat": 0}, "seat-taken"),
    (0, m.Sit, {"seat": 7}, "seat-unknown"),
    (0, m.Kick, {"member": 0}, "not-yourself"),
    (0, m.Kick, {"member": 9}, "member-unknown"),
    (0, m.TakeBack, {}, "seat-yours"),
    (0, m.SetSeat, {"seat": 1, "level": "99"}, "level-unknown"),
    (1, m.Start, {}, "host-only"),
    (1, m.Kick, {"member": 0}, "host-only"),
    (1, m.Close, {}, "host-only"),
    (1, m.MakeHost, {"member": 1}, "host-only"),
    (1, m.Reissue, {"member": 0}, "host-only"),
    (1, m.SetSeat, {"seat": 0, "level": "1"}, "host-only"),
    (0, m.SetSeat, {"seat": 1, "level": "1"}, "seat-owned"),
    (0, m.Chat, {}, "chat-one"),
    (0, m.Chat, {"phrase": "hello", "text": "hello"}, "chat-one"),
    (0, m.Chat, {"text": "\u200b \u202e"}, "text-empty"),
    (0, m.Rename, {"name": "Pаul"}, "name-mixed"),
    (2, m.AddNonce, {"nonce": "00" * 16}, "no-seat"),
    (2, m.Stand, {}, "no-seat"),
]


@pytest.mark.parametrize(("member", "command", "fields", "code"), REFUSED_BEFORE)
def test_what_is_refused_before_a_game(
    member: int, command: type[m.Command], fields: dict[str, object], code: str
) -> None:
    async def scene() -> None:
        room = await open_room()
        await room.join("Bartek")
        await room.join("Celina")
        assert await room.refused(member, command, **fields) == code

    play(scene)


REFUSED_WITHIN = [
    (2, m.Play, {"move": "1"}, "no-seat"),
    (0, m.Start, {}, "not-gathering"),
    (0, m.AddNonce, {"nonce": "00" * 16}, "not-gathering"),
    (0, m.Undo, {}, "undo-nothing"),
    (0, m.Consent, {"yes": True}, "not-asked"),
    (0, m.Pause, {"paused": False}, "not-paused"),
    (2, m.Sit, {"seat": 1}, "seat-taken"),
]


@pytest.mark.parametrize(("member", "command", "fields", "code"), REFUSED_WITHIN)
def test_what_is_refused_in_a_game(
    member: int, command: type[m.Command], fields: dict[str, object], code: str
) -> None:
    async def scene() -> None:
        room = await open_room()
        await room.join("Bartek")
        await room.join("Celina")
        await room.must(0, m.Start)
        assert await room.refused(member, command, **fields) == code

    play(scene)


def test_a_closed_table_takes_nothing_but_words() -> None:
    async def scene() -> None:
        room = await playing_room()
        await room.must(0, m.Close)
        assert room.state.phase == "closed"
        assert room.state.match.record().lines[-1].by == "Ania"
        assert await room.refused(0, m.Play, move="1") == "closed"
        await room.must(1, m.Chat, phrase="bye")

    play(scene)


def test_a_paused_table_stands_still() -> None:
    async def scene() -> None:
        room = await playing_room()
        await room.must(1, m.Pause, paused=True)
        assert await room.refused(0, m.Play, move=room.state.match.moves(0)[0]) == "paused"
        await room.must(0, m.Pause, paused=False)
        await room.must(0, m.Play, move=room.state.match.moves(0)[0])

    play(scene)


def test_a_rematch_has_a_deal_of_its_own() -> None:
    async def scene() -> None:
        room = await open_room(seats=["open", "open"])
        await room.join("Bartek")
        before = room.state.commitment
        await room.must(0, m.Start)
        first = room.state.secret
        await finish(room)
        await room.must(1, m.Rematch)
        assert room.state.phase == "gathering"
        assert room.state.number == 2
        assert room.state.secret != first
        assert room.state.commitment != before
        await room.must(0, m.Start)
        record = await room.tables.record(room.table, 1)
        assert record.stream.secret == first  # type: ignore[union-attr]
        with pytest.raises(Refused, match="no-record"):
            await room.tables.record(room.table, 2)

    play(scene)


async def finish(room: Room) -> None:
    while room.state.phase == "playing":
        for seat in room.state.owing():
            await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])


BAD_TABLES = [
    ({"game": "chess"}, "there is no game"),
    ({"seats": ["open"]}, "2 to 4 seats"),
    ({"seats": ["open", "grandmaster"]}, "seat-plan"),
    ({"options": {"rounds": -1}}, "rounds"),
    ({"options": {"colour": 1}}, "options"),
    ({"settings": Settings(stand_in="x")}, "level-unknown"),
    ({"components": {"rows": 3}}, "components"),
]


@pytest.mark.parametrize(("wrong", "words"), BAD_TABLES)
def test_a_table_that_cannot_be(wrong: dict[str, object], words: str) -> None:
    async def scene() -> None:
        with pytest.raises(StolikError, match=words):
            await open_room(**wrong)  # type: ignore[arg-type]

    play(scene)


def test_public_tables_start_with_phrases() -> None:
    async def scene() -> None:
        public = await open_room(settings=Settings(public=True))
        assert await public.refused(0, m.Chat, text="hi") == "chat-phrases"
        await public.must(0, m.Chat, phrase="hello")
        private = await open_room(settings=QUICK)
        await private.must(0, m.Chat, text="hi")
        silent = await open_room(settings=Settings(chat="off"))
        assert await silent.refused(0, m.Chat, phrase="hello") == "chat-off"

    play(scene)


def test_a_private_table_needs_its_invitation() -> None:
    async def scene() -> None:
        room = await open_room()
        for key in (None, "x" * 20, room.opened.watch_key):
            with pytest.raises(Refused, match="not-invited"):
                await room.tables.join(room.table, name="Eve", key=key, seat=None, nonce=None)

    play(scene)


def test_bots_of_one_level_have_names_of_their_own() -> None:
    async def scene() -> None:
        room = await open_room(seats=["open", "1", "1"], minds=Minds())
        watcher = room.watch(0)
        names = [seat["name"] for seat in watcher.told[0]["table"]["seats"]]
        assert names == ["Ania", "Kuba", "Kuba 2"]

    play(scene)
