"""6. bierze! keeps every law, in all four versions."""

from stolik.games.six_bierze import GAME
from stolik.testing.laws import Case, laws
from tests.games.six_bierze.table import small

ROWS = [". T", ". +1 T"]
ONE_EACH = {"stop": 1, "swap": 1, "skip": 1, "insert": 0, "ascending": 0, "two": 1, "hand": 1, "markers": 0}
TINY = small(
    tiles=6,
    hand=2,
    starting_rows=1,
    basic={"rows": ROWS},
    advanced={"rows": ["DA DT TT", ". D TH"]},
    actions=ONE_EACH,
    track={"low": -3, "high": 3, "clovers": [-1]},
    luck={"five": 1, "heads": 1},
)
# The only cards are dealt: whoever draws one remakes the pile from what was played.
NO_PILE = {"stop": 0, "swap": 1, "skip": 1, "insert": 0, "ascending": 0, "two": 0, "hand": 1, "markers": 0}
REMADE = small(**{**TINY, "tiles": 5, "advanced": {"rows": [". DA DA TT", ". DA TH"]}, "actions": NO_PILE})
TestLaws = laws(
    GAME,
    cases=[
        Case(seats=2),
        Case(seats=3, options={"version": "basic+luck"}),
        Case(seats=4, options={"version": "advanced"}),
        Case(seats=2, options={"version": "advanced+luck"}),
        Case(seats=6, options={"version": "advanced+luck"}, games=1),
    ],
    tiny=[
        Case(seats=2, components=TINY, depth=3),
        Case(seats=2, options={"version": "advanced"}, components=small(**{**TINY, "tiles": 5}), depth=4),
        Case(seats=2, options={"version": "advanced"}, components=REMADE, depth=6),
    ],
)
