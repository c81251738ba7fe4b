"""Not a byte depends on what the viewer may not know.

Whole games of every game are played at a table. Each message that a viewer is sent is worked out a second
time, from a world that agrees with all the viewer knows and differs wherever it can: other hands, piles and
sealed choices, other secret fields of every event, other keys. Both must be equal, byte for byte.
"""

import copy
import random
from typing import Any

import msgspec
import pytest

from stolik.engine.chance import fast
from stolik.engine.events import EventKind
from stolik.engine.registry import find_game, game_ids
from stolik.engine.state import Event
from stolik.table import messages as m
from stolik.table import tell
from stolik.table.live import encoded
from stolik.table.messages import Settings
from stolik.table.state import TableState
from stolik.testing.walks import DEEP
from tests.table.room import Room, Watcher, open_room, play

SEATS = 3
GAMES = 10 if DEEP else 1
SETTINGS = Settings(bot_delay=0, countdown=0)
# How many of the messages are looked at anew: one in so many, and at full size all.
ONE_IN = 1 if DEEP else 8


def other_fields(event: Event, kind: EventKind, seat: int | None, luck: random.Random) -> Event:
    """The event with something else in the fields that this seat may not see."""
    fields = dict(zip(kind.fields, event[1:], strict=True))
    if not kind.secret or (seat is not None and seat in [fields.get(name) for name in kind.seen_by]):
        return event
    changed = [luck.randrange(100) if name in kind.secret else value for name, value in fields.items()]
    return (event[0], *changed)


def another_world(state: TableState, seat: int | None, luck: random.Random) -> TableState:
    """The same table to this seat, or to a spectator, and as different as possible otherwise."""
    match = copy.copy(state.live_match())
    # Whoever only looks on knows less than every seat: any seat's worlds are worlds of his.
    known_to = luck.randrange(SEATS) if seat is None else seat
    match.state = match.game.sample(match.terms, match.knowledge(known_to), fast(luck.randrange(10**6)))
    match.log = [other_fields(event, match.game.events[event[0]], seat, luck) for event in match.log]
    twin = copy.copy(state)
    twin.match = match
    twin.seats = [copy.copy(one) for one in state.seats]
    for one in twin.seats:
        one.nonce = None if one.nonce is None else f"{luck.getrandbits(128):032x}"
    twin.members = [copy.copy(member) for member in state.members]
    for member in twin.members:
        member.token = f"{luck.getrandbits(256):064x}"
    twin.invite = twin.watch = "0" * 64
    twin.commands = {}
    return twin


def as_told(twin: TableState, room: Room, member: int | None) -> tuple[str, str]:
    """The last news and a snapshot, from another world."""
    change = room.state.recent[-1]
    table = msgspec.Raw(msgspec.json.encode(tell.table_info(twin, room.table.presence)))
    who = None if member is None else twin.members[member]
    news = tell.news(twin, change, who, table)
    return encoded(news), encoded(tell.snapshot(twin, who, room.table.presence))


def compare(room: Room, watcher: Watcher, luck: random.Random) -> None:
    member = None if watcher.member is None else room.state.members[watcher.member]
    seat = None if member is None else member.seat
    twin = another_world(room.state, seat, luck)
    news, snapshot = as_told(twin, room, watcher.member)
    assert news == next(text for text in reversed(watcher.texts) if '"say":"news"' in text)
    assert snapshot == room.table.snapshot(watcher)
    if seat is not None and not room.state.match.state.race:
        tried = list(room.state.match.moves(luck.randrange(SEATS)))[:5] or ["row 1"]
        here = [room.table.forbidden(seat, text, "en") for text in tried]
        state, room.table.state = room.table.state, twin
        there = [room.table.forbidden(seat, text, "en") for text in tried]
        room.table.state = state
        assert here == there


def compare_often(room: Room, watcher: Watcher) -> None:
    for number in range(20):
        compare(room, watcher, random.Random(number))


@pytest.mark.parametrize("game_id", game_ids())
def test_whole_games(game_id: str) -> None:
    game = find_game(game_id)

    async def scene() -> None:
        for number in range(GAMES):
            luck = random.Random(number)
            room = await open_room(
                ["open"] * SEATS, game_id, SETTINGS, options=dict(game.bounded), nonce="ab" * 16
            )
            await room.join("Bartek", nonce="cd" * 16)
            await room.join("Celina")
            watchers = [room.watch(member) for member in (0, 1, 2, None)]
            await room.must(0, m.Start)
            await a_game(room, watchers, luck)
            secret = room.opened.token
            assert not any(secret in text for watcher in watchers for text in watcher.texts)

    play(scene, 300)


async def a_game(room: Room, watchers: list[Watcher], luck: random.Random) -> None:
    secret = room.state.secret
    count = 0
    while room.state.phase == "playing":
        seat = luck.choice([seat for seat in room.state.owing() if room.state.match.moves(seat)])
        move = luck.choice(room.state.match.moves(seat))
        # Nobody looks at how often a member plays here.
        room.table.buckets.clear()
        await room.must(seat, m.Play, move=move)
        count += 1
        if luck.randrange(ONE_IN) == 0 and room.state.phase == "playing":
            for watcher in watchers:
                compare(room, watcher, luck)
        assert not any(secret in watcher.texts[-1] for watcher in watchers)
    assert count > 5


def test_the_comparison_bites() -> None:
    """A table that told a spectator one seat's hand would be found out."""

    def betray(state: Any, seat: int | None) -> Any:
        return tell_game(state, 0 if seat is None else seat)

    tell_game = tell.game_info

    async def scene() -> None:
        room = await open_room(["open"] * SEATS, "x-bierze", SETTINGS)
        await room.join("Bartek")
        await room.join("Celina")
        watcher = room.watch(None)
        await room.must(0, m.Start)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tell, "game_info", betray)
            await room.must(1, m.Play, move=room.state.match.moves(1)[0])
            with pytest.raises(AssertionError):
                compare_often(room, watcher)

    play(scene)
