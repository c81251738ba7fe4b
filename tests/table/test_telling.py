"""What viewers are told: all that concerns them, in order, and no more."""

import asyncio
from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.match import Match
from stolik.engine.record import FastStream
from stolik.engine.registry import find_game, game_ids
from stolik.engine.rollout import next_actor
from stolik.store import Unavailable
from stolik.table import messages as m
from tests.table.room import Minds, open_room, play, playing_room


def test_a_newcomer_gets_a_snapshot() -> None:
    async def scene() -> None:
        room = await playing_room()
        snapshot = room.watch(0).told[0]
        assert snapshot["say"] == "snapshot"
        assert snapshot["number"] == 3
        assert snapshot["me"] == {"member": 0, "name": "Ania", "seat": 0, "host": True}
        assert snapshot["game"]["view"]["hand"]
        assert snapshot["game"]["moves"] == room.state.match.moves(0)
        assert snapshot["history"] == room.state.match.history(0)

    play(scene)


def test_news_have_no_gaps_and_are_numbered_alike_for_all() -> None:
    async def scene() -> None:
        room = await playing_room()
        watchers = [room.watch(0), room.watch(1), room.watch(None)]
        await room.must(0, m.Chat, phrase="hello")
        for _ in range(5):
            for seat in room.state.owing():
                await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        numbers = [[news["number"] for news in watcher.news()] for watcher in watchers]
        assert numbers[0] == numbers[1] == numbers[2] == list(range(4, room.state.seq + 1))

    play(scene)


def test_all_news_together_are_the_history() -> None:
    """Whoever listens from the start has seen what a newcomer is told."""

    async def scene() -> None:
        room = await open_room()
        bartek = await room.join("Bartek")
        watchers = [room.watch(0), room.watch(bartek), room.watch(None)]
        await room.must(0, m.Start)
        while room.state.phase == "playing":
            for seat in room.state.owing():
                await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        for watcher in watchers:
            heard = [event for news in watcher.news() for event in news.get("events", [])]
            assert heard == room.watch(watcher.member).told[0]["history"]
            assert watcher.news()[-1]["game"] == room.watch(watcher.member).told[0]["game"]

    play(scene)


def test_who_comes_back_gets_what_was_missed() -> None:
    async def scene() -> None:
        room = await playing_room()
        before = room.watch(0).told[0]
        for seat in room.state.owing():
            await room.must(seat, m.Play, move=room.state.match.moves(seat)[0])
        await room.must(1, m.Chat, phrase="oops")
        [gap] = room.watch(0, last=3).told
        assert gap["say"] == "news"
        assert gap["number"] == room.state.seq
        assert before["history"] + gap["events"] == room.state.match.history(0)
        assert [line["phrase"] for line in gap["chat"]] == ["oops"]

    play(scene)


def test_who_missed_nothing_gets_empty_news() -> None:
    async def scene() -> None:
        room = await playing_room()
        [gap] = room.watch(1, last=room.state.seq).told
        assert gap["number"] == room.state.seq
        assert "events" not in gap
        assert "chat" not in gap

    play(scene)


def test_too_much_missed_is_a_snapshot() -> None:
    """Also when the number is one the table never had."""

    async def scene() -> None:
        room = await open_room()
        for count in range(60):
            await room.must(0, m.Rename, name=f"Ania {'abc'[count % 3]}")
        assert room.watch(0, last=2).told[0]["say"] == "snapshot"
        assert room.watch(0, last=11).told[0]["say"] == "news"
        assert room.watch(0, last=500).told[0]["say"] == "snapshot"
        assert room.watch(0, last=-1).told[0]["say"] == "snapshot"

    play(scene)


def test_a_new_deal_cannot_be_told_as_a_gap() -> None:
    async def scene() -> None:
        room = await open_room()
        await room.join("Bartek")
        await room.must(0, m.Start)
        assert room.watch(0, last=2).told[0]["say"] == "snapshot"

    play(scene)


def test_nobody_hears_of_what_is_not_durable() -> None:
    """While the log is being written, the table is as it was for everybody."""

    async def scene() -> None:
        room = await playing_room()
        watchers = [room.watch(0), room.watch(1)]
        room.store.open.clear()
        move = room.state.match.moves(0)[0]
        playing = asyncio.create_task(room.must(0, m.Play, move=move))
        await asyncio.sleep(0.02)
        assert not playing.done()
        assert [watcher.news() for watcher in watchers] == [[], []]
        assert room.watch(0).told[0]["game"]["view"]["chosen"] is None
        room.store.open.set()
        await playing
        assert [len(watcher.news()) for watcher in watchers] == [1, 1]

    play(scene)


def test_a_failed_write_changes_nothing() -> None:
    async def scene() -> None:
        room = await playing_room()
        watcher = room.watch(1)
        room.store.failing = True
        assert await room.refused(0, m.Play, id="p", move=room.state.match.moves(0)[0]) == "unavailable"
        assert watcher.news() == []
        room.store.failing = False
        await room.must(0, m.Play, id="p", move=room.state.match.moves(0)[0])
        assert len(watcher.news()) == 1

    play(scene)


def test_a_write_that_failed_and_was_done_after_all_is_not_done_twice() -> None:
    """Who says it again gets the answer that he would have had."""

    async def scene() -> None:
        room = await playing_room()
        move = room.state.match.moves(0)[0]
        append = room.store.append

        async def lose_the_answer(*what: Any) -> int:
            await append(*what)
            raise Unavailable("the connection broke")

        room.store.append = lose_the_answer  # type: ignore[method-assign, assignment]
        answer = await room.do(0, m.Play, id="once", move=move)
        assert answer.problem is not None
        assert answer.problem.code == "unavailable"
        room.store.append = append  # type: ignore[method-assign]
        before = len(room.store.logs[room.state.id])
        again = await room.must(0, m.Play, id="once", move=move)
        assert (again.number, len(room.store.logs[room.state.id])) == (before, before)

    play(scene)


def test_what_another_process_appended_comes_first() -> None:
    """The loser of a conflict reads what is new and decides again."""

    async def scene() -> None:
        room = await open_room()
        watcher = room.watch(0)
        other_tables = type(room.tables)(room.tables.store, Minds())
        other = await other_tables.find(room.state.id)
        answer = await other.obey(0, m.Rename(id="1", name="Hanna"), "en")
        assert answer.number == 2
        assert (await room.must(0, m.Chat, phrase="hello")).number == 3
        assert [news["number"] for news in watcher.news()] == [2, 3]
        assert watcher.news()[1]["chat"][0]["name"] == "Hanna"

    play(scene)


def test_presence_is_told_to_all() -> None:
    async def scene() -> None:
        room = await playing_room()
        ania, bartek = room.watch(0), room.watch(1)
        await room.until(lambda: ania.told[-1].get("here") == [True, True])
        room.table.detach(bartek)
        await room.until(lambda: ania.told[-1].get("here") == [True, False])
        room.watch(None)
        await room.until(lambda: ania.told[-1].get("watching") == 1)

    play(scene)


def test_a_report_reaches_the_host_only() -> None:
    async def scene() -> None:
        room = await playing_room()
        host, other, spectator = room.watch(0), room.watch(1), room.watch(None)
        await room.must(1, m.Report, member=0)
        assert host.news()[-1]["chat"][0]["about"] == 0
        assert "chat" not in other.news()[-1]
        assert "chat" not in spectator.news()[-1]
        assert room.watch(1).told[0].get("chat", []) == []
        assert room.watch(0).told[0]["chat"][0]["about"] == 0

    play(scene)


@pytest.mark.parametrize("game_id", game_ids())
def test_several_views_are_the_view_of_each(game_id: str) -> None:
    """However a game works them out together."""
    game = find_game(game_id)
    match = Match(game, FastStream(5), seats=3)
    rng = fast(6)
    for _ in range(40):
        seat = next_actor(match.state, rng)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        seats = [None, 2, 0, 1]
        together = game.views(match.state, match.terms, seats)
        assert together == [game.view(match.state, match.terms, seat) for seat in seats]
