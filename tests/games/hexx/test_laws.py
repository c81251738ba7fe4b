"""Hexx & Hopp keeps every law."""

from stolik.games.hexx import GAME
from stolik.testing.laws import Case, laws

# Two colours, five tiles, two of them the start; each seat has one tile, and one is out of the round.
# Some deals fit nowhere at once, and in others it depends on what is hidden.
TINY = {
    "colours": ["red", "blue"],
    "stacks": [1, 1, 1, 1],
    "gifts": [0, 1, 1, 1],
    "start": [[0, 0], [1, 0]],
    "tiles": ["RRRRRB", "RRRBBB", "RBRBRB", "RBBRBB", "RRBRBB"],
}
TestLaws = laws(
    GAME,
    cases=[
        Case(seats=2, options={"rounds": 2}, games=1),
        Case(seats=3, options={"rounds": 1, "assist": "cells"}, games=1),
        Case(seats=4, options={"rounds": 1, "turn_up_limit": 12}, games=1),
        Case(seats=5, options={"rounds": 2, "compare_groups": True}, games=1),
        Case(seats=3, options={"rounds": 2, "handicap_tiles": [0, 3, 14]}, games=1),
    ],
    tiny=[Case(seats=2, components=TINY, options={"rounds": 1}, depth=3)],
)
