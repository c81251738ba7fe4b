"""Damaged input of every kind: it is refused with a `StolikError`, and nothing else ever happens."""

import hashlib
import os
from collections.abc import Mapping
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.engine.chance import fast
from stolik.engine.data import Json, checked, plain
from stolik.engine.errors import StolikError
from stolik.engine.game import Game
from stolik.engine.match import Match, verify
from stolik.engine.record import Record
from stolik.engine.scenario import Scenario, run_scenario
from stolik.engine.state import State
from stolik.testing.walks import DEEP

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-5, 200)
    | st.integers()
    | st.text(max_size=8)
    | st.lists(st.integers(0, 9), max_size=3)
)
bounded = settings(
    max_examples=500 if DEEP else 25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    return {**os.environ, **changes}


@st.composite
def damaged(draw: st.DrawFn, data: Json) -> Json:
    """The data with one or two of its parts replaced, removed or doubled."""
    copy = msgspec.json.decode(msgspec.json.encode(data))
    for _ in range(draw(st.integers(1, 2))):
        copy = damage(draw, copy)
    return copy


def damage(draw: st.DrawFn, data: Json) -> Json:
    if isinstance(data, dict) and data and draw(st.integers(0, 3)):
        name = draw(st.sampled_from(sorted(data)))
        if not draw(st.integers(0, 5)):
            return {other: value for other, value in data.items() if other != name}
        return {**data, name: damage(draw, data[name])}
    if isinstance(data, list) and data and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(data) - 1))
        kind = draw(st.integers(0, 5))
        if kind == 0:
            return data[:at] + data[at + 1 :]
        if kind == 1:
            return data[: at + 1] + data[at:]
        return [*data[:at], damage(draw, data[at]), *data[at + 1 :]]
    return draw(LEAVES)


def damaged_records_are_refused(game: Game[Any], match: Match) -> None:
    record = plain(match.record())

    @bounded
    @given(damaged(record))
    def check(data: Json) -> None:
        try:
            verify(game, checked(Record, data, "record"))
        except StolikError as error:
            assert str(error)

    check()


def damaged_positions_are_refused(game: Game[Any], positions: list[Json]) -> None:
    """Whatever is accepted is a position that can be saved, looked at and played."""

    @bounded
    @given(st.sampled_from(positions).flatmap(damaged))
    def check(data: Json) -> None:
        try:
            state, terms = game.load(data, fast(0))
        except StolikError as error:
            assert str(error)
            return
        saved = game.save(state, terms)
        again, _ = game.load(saved, fast(0))
        assert game.save(again, terms) == saved
        for seat in state.actors():
            game.view(state, terms, seat)
            moves = state.moves(seat)
            assert moves, "a position was accepted in which a seat owes a move and has none"
            state.copy().play(seat, moves[0])

    check()


def damaged_scenarios_are_refused(game: Game[Any], match: Match) -> None:
    steps: list[Json] = [
        {"seat": line["seat"], "move": line["move"]} for line in plain(match.record())["lines"][:6]
    ]
    first = Match(
        match.game,
        match.stream,
        seats=match.terms.seats,
        options=match.terms.options,
        components=match.terms.components,
    )
    scenario = {
        "game": game.id,
        "title": "damaged",
        "seats": match.terms.seats,
        "options": match.terms.options,
        "components": match.terms.components,
        "position": first.save()["position"],
        "step": [*steps, {"spectator": True, "sees": {"seats.0": 1}}, {"actors": [0]}, {"events": []}],
    }

    @bounded
    @given(damaged(scenario))
    def check(data: Json) -> None:
        try:
            run_scenario(game, checked(Scenario, data, "scenario"))
        except StolikError as error:
            assert str(error)

    check()


def any_text_is_read_or_refused(game: Game[Any], state: State) -> None:
    words = st.sampled_from(
        [*game.notation_help.replace("(", " ").replace(")", " ").split(), "-1", "0", "1", "99", "²", "1_0"]
    )

    @bounded
    @given(st.text(max_size=30) | st.lists(words, max_size=6).map(" ".join))
    def check(text: str) -> None:
        try:
            move = game.parse(state, text)
        except StolikError as error:
            assert str(error)
            return
        assert 0 <= move < state.move_count()
        assert game.parse(state, game.text(state, move)) == move

    check()
