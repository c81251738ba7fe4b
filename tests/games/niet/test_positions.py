"""Positions on paper: what is wrong is refused, with its place."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.errors import DataError
from stolik.games.niet import GAME
from tests.games.niet.table import OPEN, Table, dealt

HANDS: list[dict[str, Any]] = [{"hand": ["blue 2", "red 2"]}, {"hand": ["blue 3", "red 3"]}]
THREE: list[dict[str, Any]] = [*HANDS, {"hand": ["blue 4", "red 4"]}]


def place(seats: list[dict[str, Any]], **rest: Any) -> Any:
    terms = GAME.terms(len(seats))
    position = {"seats": seats, "phase": "tricks", "open": OPEN, **rest}
    return GAME.position(GAME.place(terms, position, fast(0)))


def shows(**fields: str) -> dict[str, str]:
    return {**OPEN, **fields}


def one(seat: int, seats: list[dict[str, Any]] = HANDS, **parts: Any) -> list[dict[str, Any]]:
    """The hands, with other parts for one seat."""
    return [{**part, **parts} if at == seat else part for at, part in enumerate(seats)]


THREE_TEAMS = {"team": [0], "bonus": 0}
LEAD = {"leader": 0, "cards": []}
TRICK = {"leader": 0, "cards": ["green 9", "yellow 2"]}
WRONG: list[tuple[list[dict[str, Any]], dict[str, Any], str]] = [
    (HANDS, {"dealer": 2}, "position.dealer"),
    (HANDS, {"round": 0}, "position.round"),
    (HANDS, {"phase": "sleep"}, "position.phase"),
    (HANDS, {"open": shows(trump="purple")}, "position.open.trump"),
    (HANDS, {"open": shows(trump="niet")}, "position.open.trump"),
    (HANDS, {"open": shows(first="eagle")}, "position.open.first"),
    (HANDS, {"open": {}}, "position.tokens"),
    (HANDS, {"tokens": {"trump": {"red": "wolf"}}}, "position.open.trump"),
    (HANDS, {"open": {}, "tokens": {"trump": {"pink": "wolf"}}}, "position.tokens.trump.pink"),
    (HANDS, {"open": {}, "tokens": {"trump": {"red": "bear"}}}, "position.tokens.trump.red"),
    (HANDS, {"open": {}, "tokens": {"first": {"eagle": "wolf"}}}, "position.tokens.first.eagle"),
    (
        HANDS,
        {"phase": "niet", "open": {}, "tokens": {"first": {"wolf": "pool", "crane": "pool"}}},
        "position.tokens",
    ),
    (HANDS, {"phase": "niet", "open": {}, "tokens": {"trump": {"red": "crane"}}}, "position.tokens"),
    (HANDS, {"phase": "niet"}, "position.tokens"),
    (HANDS, {"phase": "team"}, "position.phase"),
    (HANDS, {"phase": "bonus"}, "position.phase"),
    (HANDS, {"phase": "discard"}, "position.phase"),
    (HANDS, {"team": [1]}, "position.team"),
    (THREE, {}, "position.team"),
    (THREE, {"team": [0, 1, 2]}, "position.team"),
    (THREE, {"team": [1]}, "position.team"),
    (THREE, {"team": [0, 4]}, "position.team"),
    (THREE, {"phase": "team", "team": [0]}, "position.team"),
    (THREE, {"team": [0]}, "position.bonus"),
    (THREE, {"team": [0], "bonus": 1}, "position.bonus"),
    (THREE, {"phase": "bonus", "team": [0], "bonus": 0}, "position.bonus"),
    (HANDS, {"bonus": 0}, "position.bonus"),
    (one(0, hand=["blue 2"]), {}, "position.seats"),
    (one(0, hand=[]), {}, "position.seats"),
    ([{}, {}], {}, "position.seats"),
    (HANDS, {"phase": "over"}, "position.seats"),
    (HANDS, {"phase": "discard", "open": shows(discard="2")}, "position.seats"),
    (one(0, hand=["blue 14", "red 2"]), {}, "position.seats.0.hand"),
    (one(0, hand=["blue2", "red 2"]), {}, "position.seats.0.hand"),
    (one(0, hand=["red 2", "red 2"]), {}, "position.seats.0.hand"),
    (one(0, hand=["blue 3", "red 2"]), {}, "position"),
    (one(0, hand=["blue 1", "blue 1"], loot=["blue 1", "blue 1"], tricks=2), {"trick": LEAD}, "position"),
    (one(0, loot=["blue 5"], tricks=1), {}, "position.seats.0.loot"),
    (one(0, tricks=1), {"phase": "discard", "open": shows(discard="1")}, "position.seats.0"),
    (one(0, chosen=["red 2"]), {}, "position.seats.0.chosen"),
    (HANDS, {"open": shows(discard="1")}, "position.seats.0.chosen"),
    (HANDS, {"open": shows(discard="left")}, "position.seats.0.chosen"),
    (
        [{**part, "chosen": ["green 5"]} for part in HANDS],
        {"open": shows(discard="left")},
        "position.seats.0.chosen",
    ),
    (
        [{**HANDS[0], "chosen": ["green 1"]}, {**HANDS[1], "chosen": ["red 9"]}],
        {"open": shows(discard="not-1")},
        "position.seats.0.chosen",
    ),
    (
        one(0, chosen=["red 9"]),
        {"phase": "discard", "open": shows(discard="1")},
        "position.seats.0.chosen",
    ),
    (
        [{**part, "chosen": [part["hand"][0]]} for part in HANDS],
        {"phase": "discard", "open": shows(discard="1")},
        "position.seats",
    ),
    (HANDS, {"phase": "discard", "open": shows(discard="1"), "trick": TRICK}, "position.played"),
    (HANDS, {"trick": TRICK}, "position.trick.cards"),
    (HANDS, {"trick": {"leader": 1, "cards": []}}, "position.trick.leader"),
    (HANDS, {"trick": {"leader": 2, "cards": []}}, "position.trick.leader"),
    (HANDS, {"trick": {"leader": 0, "cards": ["pink 5"]}}, "position.trick.cards.0"),
    (HANDS, {"trick": {"leader": 0, "cards": ["green 5"]}}, "position.seats"),
    (one(0, tricks=1), {}, "position.trick"),
    (HANDS, {"played": [{"leader": 0, "cards": ["green 5"]}]}, "position.played.0"),
    (HANDS, {"played": [{"leader": 0, "cards": ["green 5", "green 6"]}]}, "position.seats.1.tricks"),
    (
        one(1, tricks=1),
        {"played": [{"leader": 0, "cards": ["green 1", "green 6"]}]},
        "position.seats.1.loot",
    ),
    (
        one(1, tricks=1, loot=["red 1"]),
        {"played": [{"leader": 0, "cards": ["green 5", "green 6"]}]},
        "position.seats.1.loot",
    ),
    (
        one(1, tricks=1),
        {"played": [{"leader": 0, "cards": ["green 5", "green 6"]}], "trick": {"leader": 0, "cards": []}},
        "position.trick.leader",
    ),
    (
        one(0, tricks=1),
        {"played": [{"leader": 0, "cards": ["red 5", "green 6"]}]},
        "position.seats.1.hand",
    ),
    (
        [
            {"hand": ["blue 2"], "tricks": 2},
            {"hand": ["blue 3"]},
        ],
        {
            "played": [
                {"leader": 0, "cards": ["red 5", "green 6"]},
                {"leader": 0, "cards": ["green 9", "red 4"]},
            ]
        },
        "position.played",
    ),
    (HANDS, {"phase": "over", "trick": TRICK}, "position.trick"),
    (HANDS, {"nonsense": 1}, "position"),
]


@pytest.mark.parametrize(("seats", "rest", "where"), WRONG)
def test_positions_that_cannot_be(seats: list[dict[str, Any]], rest: dict[str, Any], where: str) -> None:
    """Each is refused, and the message names the place."""
    with pytest.raises(DataError) as refused:
        place(seats, **rest)
    assert refused.value.where == where


def test_as_many_seats_as_play() -> None:
    """A position of two seats is none of three."""
    with pytest.raises(DataError, match="3 seats are playing"):
        GAME.place(GAME.terms(3), {"seats": HANDS, "open": OPEN}, fast(0))


def test_who_leads_follows_from_the_tricks() -> None:
    """The first player before the first trick, then the winner of the last."""
    assert place(HANDS).trick.leader == 0
    assert place(HANDS, open=shows(first="crane")).trick.leader == 1
    played = [{"leader": 0, "cards": ["green 5", "green 6"]}]
    assert place(one(1, tricks=1), played=played).trick.leader == 1


def test_earlier_tricks_may_be_left_out() -> None:
    """What is not written down nobody remembers; loot from it counts as seen."""
    position = place(
        one(0, tricks=3, loot=["green 1"]), played=[{"leader": 1, "cards": ["green 5", "green 6"]}]
    )
    assert [part.tricks for part in position.seats] == [3, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_written_is_read_again(seats: int) -> None:
    """In the middle of a round and after the game."""
    table: Table = dealt(seats)
    while table.state.owing:
        table.first_moves(1)
        if table.state.played_count % 7 == 3 or not table.state.owing:
            again = GAME.place(table.terms, plain(table.position), fast(0))
            assert GAME.position(again) == table.position
