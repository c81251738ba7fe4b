"""NIET! keeps every law."""

from typing import Any

from stolik.games.niet import GAME
from stolik.testing.laws import Case, laws
from tests.games.niet.table import with_rounds
from tests.games.niet.tiny import tiny

SEAT_0 = {"dealer": 0}


def fair(seats: int, depth: int, **components: Any) -> Case:
    return Case(seats=seats, options=SEAT_0, components=tiny(seats, **components), depth=depth)


TestLaws = laws(
    GAME,
    cases=[
        Case(seats=2),
        Case(seats=3, games=1),
        Case(seats=4, games=1),
        Case(seats=5, games=1, components=with_rounds(3)),
        Case(seats=4, games=1, options={"no_trump_field": True}, components=with_rounds(3)),
        Case(seats=3, games=1, options={"target": 20, "dealer": 1}),
    ],
    tiny=[
        fair(2, depth=5),
        fair(2, discard="1", ones=2, highest=2, hand=2, depth=5),
    ],
)
