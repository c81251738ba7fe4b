"""Anything at all over a real WebSocket: what is not done changes nothing, and the game can be played on."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from stolik.server.limits import Limits
from stolik.table import messages as m
from stolik.table.entries import read_entry
from stolik.table.fold import replayed
from stolik.testing.walks import DEEP
from tests.server.served import Served, Wire, served
from tests.server.test_hostile import playing
from tests.table.room import Room

MOVES = ["row 1", "row 9", "57", "1", "100", "0", "keep 41", "-1", "²", ""]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)
NUMBERS = st.integers(-2, 4) | st.integers()
# What a field of this name may well hold.
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text(max_size=3),
    "protocol": st.just(1) | NUMBERS,
    "seat": NUMBERS,
    "member": NUMBERS,
    "last": NUMBERS,
    "move": st.sampled_from(MOVES) | st.integers(1, 100).map(str),
    "moves": st.lists(st.sampled_from(MOVES) | st.text(max_size=8), max_size=4),
    "nonce": st.sampled_from(["ab" * 16, "a", "AB" * 16]),
    "phrase": st.sampled_from([*get_args(m.Phrase), "rude"]),
    "level": st.sampled_from(["0", "1", "2", "9", "open"]),
    "language": st.sampled_from(["pl", "en", "de", "la"]),
    **{name: st.booleans() for name in ("yes", "muted", "paused")},
    **{name: st.text(max_size=50) for name in ("name", "text", "token", "key")},
}


@st.composite
def near_messages(draw: Any) -> str:
    """A message of ours in which a field may be missing, be strange, or be too many."""
    kind = draw(st.sampled_from(get_args(m.FromClient)))
    said: dict[str, Any] = {"do": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        fate = draw(st.integers(0, 9))
        if fate:
            said[field.name] = draw(JSON if fate == 1 else LIKELY[field.name])
    if draw(st.integers(0, 9)) == 0:
        said[draw(st.text(max_size=5))] = draw(JSON)
    return json.dumps(said)


MESSAGES = st.lists(
    st.one_of(
        near_messages(), near_messages(), near_messages(), JSON.map(json.dumps), st.text(), st.binary()
    ),
    min_size=1,
    max_size=12,
)


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@pytest.fixture(scope="module")
def server(runner: asyncio.Runner) -> Iterator[Served]:
    context = served(limits=Limits(factor=1000))
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))


async def everything(wire: Wire, said: list[Any]) -> list[dict[str, Any]]:
    """All answers to what was said, to the last one or to the bye."""
    heard: list[dict[str, Any]] = []
    try:
        for message in said:
            await wire.send(message)
        await wire.send('{"do": "check", "id": "the last", "moves": []}')
        while not heard or heard[-1].get("id") != "the last":
            heard.append(json.loads(await wire.recv()))
    except ConnectionClosed:
        pass
    return heard


def done(heard: list[dict[str, Any]]) -> set[str]:
    """The ids of the commands that were done."""
    answers = [told for told in heard if told["say"] == "answer" and "problem" not in told]
    return {answer["id"] for answer in answers if answer.get("number")}


async def fuzz(server: Served, said: list[Any], hello: dict[str, Any] | None) -> None:
    room, _, bartek = await playing(server)
    before = len(room.store.logs[room.state.id])
    async with server.wire(room.state.id) as wire:
        if hello is not None:
            token = {"token": bartek} if "token" in hello else {"key": room.opened.watch_key}
            await wire.send(json.dumps({"do": "hello", "protocol": 1, **token}))
        heard = await everything(wire, said)
    log = room.store.logs[room.state.id]
    new = [read_entry(line.body) for line in log[before:]]
    by_bartek = {entry.cmd for entry in new if entry.by == 1}
    # All that was done was answered so, unless a bye or the end came first.
    assert done(heard) <= by_bartek
    assert all(entry.by in {None, 1} for entry in new)
    assert not new or (hello and "token" in hello)
    again = replayed(room.state.id, log)
    assert (again.match and again.match.digest()) == (room.state.match and room.state.match.digest())
    assert again.seats == room.state.seats
    assert again.members == room.state.members
    await play_to_the_end(room)
    server.tables.drop(room.state.id, "table-unknown")


async def play_to_the_end(room: Room) -> None:
    """The host, whom nobody has disturbed, brings it to an end."""
    if room.state.paused:
        await room.must(0, m.Pause, paused=False)
    if not room.state.seats[1].level:
        await room.do(1, m.SetSeat, seat=1, level="1")
    while room.state.phase == "playing":
        if 0 in room.state.owing():
            await room.must(0, m.Play, move=room.state.match.moves(0)[0])
        await asyncio.sleep(0)
    assert room.state.match.ending() is not None


@pytest.mark.parametrize("who", ["nobody", "spectator", "player"])
def test_anything(runner: asyncio.Runner, server: Served, who: str) -> None:
    """From somebody who has not said hello, who only watches, who sits at the table."""
    hello = {"nobody": None, "spectator": {}, "player": {"token": True}}[who]

    @settings(
        max_examples=600 if DEEP else 40,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(MESSAGES)
    def ask(said: list[Any]) -> None:
        runner.run(asyncio.wait_for(fuzz(server, said, hello), 60))

    ask()
