"""X bierze! keeps every law."""

from stolik.games.x_bierze import GAME
from stolik.testing.laws import Case, laws

TINY = {"cards": 7, "rows": [2, 3], "hand": 2, "rounds": 1, "heads": [{"multiples_of": 1, "heads": 1}]}
TestLaws = laws(
    GAME,
    cases=[
        Case(seats=2),
        Case(seats=3),
        Case(seats=4),
        Case(seats=3, options={"x_row": "free"}),
        Case(seats=2, options={"memory_aid": True}),
    ],
    tiny=[Case(seats=2, components=TINY, depth=3)],
)
