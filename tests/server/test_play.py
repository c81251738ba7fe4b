"""Whole games over HTTP and WebSocket, with the client that everybody can use."""

import asyncio
import json
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from stolik.client import Refused, Table, claim, create, join, request, watch
from stolik.engine.match import verify
from stolik.engine.record import Record, read_record
from stolik.engine.registry import find_game
from tests.server.conftest import running

QUICK = {"bot_delay": 0, "countdown": 0}


def play(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


async def play_on(table: Table, turns: int | None = None) -> None:
    """Plays the first move whenever there is one, to the end or for some turns."""
    async for moves in table.turns():
        await table.play(moves[0])
        turns = None if turns is None else turns - 1
        if turns == 0:
            return


async def record_of(table: Table) -> Record:
    url = f"{table.server}/api/tables/{table.joined['table']}/record"
    return read_record(json.dumps(await request(url, key=table.joined["token"])), "record")


@pytest.mark.parametrize("game", ["x-bierze", "six-bierze", "kniffel"])
def test_two_people_and_two_bots_play_a_game(server: str, game: str) -> None:
    """To the end, and the record shows that the deal was fair."""

    async def scene() -> None:
        ania = await create(server, game, ["open", "open", "1", "2"], "Ania", settings=QUICK, nonce="ab" * 16)
        table, key = ania.joined["table"], ania.joined["invite_key"]
        bartek = await join(server, table, "Bartek", key=key, nonce="cd" * 16)
        async with ania, bartek, watch(server, table, ania.joined["watch_key"]) as eve:
            commitment = ania.table["commitment"]
            await ania.do("start")
            await asyncio.gather(play_on(ania), play_on(bartek))
            await eve.until(lambda: eve.over)
            assert ania.game is not None
            assert eve.game is not None
            assert ania.game["ending"] == eve.game["ending"]
            assert eve.game["view"].get("hand") is None
            record = await record_of(ania)
        assert verify(find_game(game), record) == []
        assert record.stream.commitment == commitment  # type: ignore[union-attr]
        assert record.stream.nonces == ["ab" * 16, "cd" * 16, "", ""]  # type: ignore[union-attr]

    play(scene())


def test_a_browser_reloads_in_the_middle(server: str) -> None:
    """The same token, another connection: the gap, or everything, and the game goes on."""

    async def scene() -> None:
        ania = await create(server, "x-bierze", ["open", "1"], "Ania", settings=QUICK)
        async with ania:
            await ania.do("start")
            await play_on(ania, turns=2)
            await ania.close()
            await ania.connect()
            again = await claim(server, ania.joined["table"], ania.joined["token"])
            async with again:
                await again.until(lambda: again.number >= ania.number)
                assert again.joined["seat"] == 0
                await ania.until(lambda: ania.number >= again.number)
                assert again.history == ania.history
                assert again.game == ania.game
                await play_on(again)
            await ania.until(lambda: ania.over)

    play(scene())


def test_a_table_survives_the_server(tmp_path: Path) -> None:
    """Stopped and started again, it goes on where it was; everybody was told to come back."""

    async def first(url: str, process: Any) -> Table:
        ania = await create(url, "x-bierze", ["open", "1"], "Ania", settings=QUICK)
        await ania.connect()
        await ania.do("start")
        await play_on(ania, turns=3)
        process.send_signal(signal.SIGINT)
        await ania.until(lambda: ania.bye)
        assert ania.bye is not None
        assert ania.bye["problem"]["code"] == "going-down"
        assert ania.bye["again"] is True
        return ania

    async def second(url: str, ania: Table) -> None:
        again = await claim(url, ania.joined["table"], ania.joined["token"])
        async with again:
            assert again.history[: len(ania.history)] == ania.history
            await play_on(again)
            assert verify(find_game("x-bierze"), await record_of(again)) == []

    async def scene() -> None:
        with running(tmp_path / "stolik.db") as (url, process):
            ania = await first(url, process)
            await asyncio.to_thread(process.wait, 10)
            assert process.returncode == 0
        with running(tmp_path / "stolik.db") as (url, process):
            await second(url, ania)

    play(scene())


def test_a_seat_is_claimed_by_its_link(server: str) -> None:
    """A reserved seat waits for the one who has its token."""

    async def scene() -> None:
        ania = await create(server, "x-bierze", ["open", "reserved"], "Ania")
        token = ania.joined["reserved"]["1"]
        url = f"{server}/api/tables/{ania.joined['table']}/claim"
        with pytest.raises(Refused, match="name-empty"):
            await request(url, {"token": token})
        joined = await request(url, {"token": token, "name": "Bartek"})
        assert (joined["seat"], joined["name"]) == (1, "Bartek")
        with pytest.raises(Refused, match="token-unknown"):
            await request(url, {"token": "x" * 20})

    play(scene())


def test_chat_and_presence(server: str) -> None:
    async def scene() -> None:
        ania = await create(server, "x-bierze", ["open", "open"], "Ania")
        bartek = await join(server, ania.joined["table"], "Bartek", key=ania.joined["invite_key"])
        async with ania:
            async with bartek:
                await bartek.do("chat", text="cześć!")
                await ania.until(lambda: ania.chat)
                assert ania.chat[0]["text"] == "cześć!"
                assert ania.chat[0]["name"] == "Bartek"
            await ania.until(lambda: not ania.table["seats"][1]["here"])

    play(scene())


def test_check_says_what_forbids_a_move(server: str) -> None:
    async def scene() -> None:
        ania = await create(server, "x-bierze", ["open", "1"], "Ania", settings=QUICK)
        async with ania:
            await ania.do("start")
            await ania.until(lambda: ania.moves)
            answer = await ania.ask("check", moves=[ania.moves[0], "row 1"])
            assert answer["checked"][0] is None
            assert answer["checked"][1]["rule"]

    play(scene())


def test_lists_and_cards(server: str) -> None:
    """Public tables are listed; private ones show themselves only to those who are invited."""

    async def scene() -> None:
        public = await create(server, "kniffel", ["open", "open"], "Ania", settings={"public": True})
        private = await create(server, "niet", ["open", "open"], "Ania")
        tables = [card["table"] for card in await request(f"{server}/api/tables")]
        assert public.joined["table"] in tables
        assert private.joined["table"] not in tables
        url = f"{server}/api/tables/{private.joined['table']}"
        for name in ("invite_key", "watch_key", "token"):
            card = await request(url, key=private.joined[name])
            assert card["seats"][0]["name"] == "Ania"
        for key in (None, "x" * 20):
            with pytest.raises(Refused, match="not-invited"):
                await request(url, key=key)
        mine = {name: private.joined[name] for name in ("table", "token")}
        waiting = await request(f"{server}/api/your-turn", {"tables": [mine]})
        assert waiting[0]["waiting_for_me"] is False

    play(scene())


def test_games_and_rules(server: str) -> None:
    async def scene() -> None:
        cards = {card["id"]: card for card in await request(f"{server}/api/games")}
        assert cards["hexx"]["race"] is True
        assert cards["x-bierze"]["seats"] == [2, 3, 4]
        rules = await request(f"{server}/api/games/niet/rules?language=de")
        assert {"id", "kind", "section", "words"} == set(rules[0])
        assert (await request(f"{server}/health"))["status"] == "ok"

    play(scene())
