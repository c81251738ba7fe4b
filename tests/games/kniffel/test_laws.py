"""Kniffel keeps every law."""

from stolik.games.kniffel import GAME
from stolik.testing.laws import Case, laws

POINTS = GAME.default_components["points"]
# One card in hand: what is thrown away or played then says all there is to say about its owner's choice.
TINY = {
    "values": 3,
    "copies": 2,
    "hand": 1,
    "hand_limit": 2,
    "discards": 1,
    "boxes": ["ones", "threes"],
    "points": POINTS,
}
# Four cards: the draw pile runs out in the second turn.
TINIEST = {**TINY, "values": 2, "boxes": ["ones", "twos"]}
TestLaws = laws(
    GAME,
    cases=[
        Case(seats=2, options={"max_turns": 40}),
        Case(seats=3, options={"max_turns": 25}),
        Case(seats=4, options={"max_turns": 20, "start": 2}),
        Case(seats=5, options={"max_turns": 15}),
        Case(seats=3, options={"max_turns": 25, "announce": "auto"}),
    ],
    tiny=[
        Case(seats=2, components=TINY, depth=2),
        Case(seats=2, components=TINIEST, depth=2, options={"start": 1}),
        Case(seats=3, components=TINY, depth=2, options={"start": 0}),
    ],
)
