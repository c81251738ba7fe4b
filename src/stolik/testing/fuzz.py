"""Damaged input of every kind: it is refused with a `StolikError`, and nothing else ever happens."""

import hashlib
import os
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.engine.chance import fast
from stolik.engine.data import Json, checked, plain
from stolik.engine.errors import StolikError
from stolik.engine.game import Game, Terms
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
ALIKE: dict[type, st.SearchStrategy[Json]] = {
    bool: st.booleans(),
    int: st.integers(-5, 200) | st.integers(),
    str: st.text(max_size=8),
}
bounded = settings(
    max_examples=600 if DEEP else 60,
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
    """The data with one or two of its parts changed, replaced by something else, removed or doubled."""
    copy = msgspec.json.decode(msgspec.json.encode(data))
    for _ in range(draw(st.integers(1, 2))):
        places = list(places_in(copy))
        if places:
            damage(draw, *draw(st.sampled_from(places)))
    return copy


def places_in(data: Json) -> Iterator[tuple[Json, Any]]:
    """Every part of the data, however deep: what it lies in, and its name or number there."""
    names = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for name in names:
        yield data, name
        yield from places_in(data[name])


def damage(draw: st.DrawFn, data: Json, name: Any) -> None:
    kind = draw(st.sampled_from(["changed", "changed", "changed", "replaced", "removed", "doubled"]))
    if kind == "removed":
        del data[name]
    elif kind == "doubled" and isinstance(data, list):
        data.insert(name, data[name])
    elif kind == "changed" and type(data[name]) in ALIKE:
        data[name] = draw(ALIKE[type(data[name])])
    else:
        data[name] = draw(LEAVES)


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
        assert_goes_round(game, state, terms)
        for seat in state.actors():
            game.view(state, terms, seat)
            moves = state.moves(seat)
            assert moves, "a position was accepted in which a seat owes a move and has none"
            state.copy().play(seat, moves[0])

    check()


def assert_goes_round(game: Game[Any], state: State, terms: Terms) -> None:
    saved = game.save(state, terms)
    try:
        again, _ = game.load(saved, fast(0))
    except StolikError as error:
        raise AssertionError(f"a position was accepted, and refused when saved: {error}") from error
    assert game.save(again, terms) == saved


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
