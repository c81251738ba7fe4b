"""The house heuristics."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.games.niet import GAME
from tests.games.niet.table import Table, dealt, placed


def ratings(table: Table, seat: int) -> dict[str, float]:
    moves = table.moves(seat)
    return dict(
        zip(moves, GAME.rate(table.terms, GAME.knowledge(table.state, table.terms, seat), moves), strict=True)
    )


def best(table: Table, seat: int) -> str:
    rated = ratings(table, seat)
    return max(rated, key=lambda move: rated[move])


@pytest.mark.parametrize(
    ("value", "card"),
    [("4", "green 10"), ("-2", "green 2")],
)
def test_the_last_to_play_takes_what_is_worth_having(value: str, card: str) -> None:
    """And leaves what costs points."""
    table = placed(["green 9", "red 2"], ["green 10", "green 2"], shows={"value": value}).play((0, "green 9"))
    assert best(table, 1) == card


def test_a_partners_trick_is_left_to_him() -> None:
    """The last player does not spend a high card on it."""
    hands = [["green 9", "red 2"], ["green 3", "red 3"], ["green 13", "green 2"], ["green 4", "red 4"]]
    table = placed(*hands, shows={"first": "bear"}, team=[1, 3])
    table.play((3, "green 4"), (0, "green 9"), (1, "green 3"))
    assert best(table, 2) == "green 2"


def test_a_colour_one_lacks_is_no_good_trump() -> None:
    """The token goes on the colour of which the hand has nothing."""
    hand = ["red 7", "red 8", "red 9", "red 10", "red 11", "yellow 5", "green 5"]
    others = [f"blue {value}" for value in range(2, 9)]
    table = placed(hand, others, phase="niet")
    rated = ratings(table, 0)
    assert rated["niet trump blue"] > rated["niet trump red"]


@pytest.mark.parametrize("value", ["3", "-2"])
def test_the_bonus_card_goes_where_it_helps(value: str) -> None:
    """A strong hand keeps it when tricks are worth points, and passes it on when they cost some."""
    strong = ["blue 13", "red 13", "green 13", "yellow 13"]
    weak = [
        [f"{colour} {height}" for colour in ("blue", "red", "green", "yellow")] for height in (2, 3, 4, 5)
    ]
    table = placed(strong, *weak, phase="team", shows={"value": value}).play((0, "team crane"))
    assert best(table, 0) == ("bonus wolf" if value == "3" else "bonus crane")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_is_rated(seats: int) -> None:
    """Through a whole game, whatever is asked; and what one cannot see makes no difference."""
    table = dealt(seats, chance=fast(seats))
    rng = fast(seats, 1)
    while table.state.round < 3:
        seat = table.state.actors()[0]
        moves = table.moves(seat)
        knowledge: Any = GAME.knowledge(table.state, table.terms, seat)
        rated = GAME.rate(table.terms, knowledge, moves)
        assert len(rated) == len(moves)
        world = GAME.worlds(table.terms, knowledge).draw(rng)
        assert GAME.rate(table.terms, GAME.knowledge(world, table.terms, seat), moves) == rated
        table.play((seat, moves[rng.below(len(moves))]))


def test_the_house_beats_chance() -> None:
    """In two-player games it has more points than a random player."""
    lead = 0
    for seed in range(4):
        table = dealt(2, chance=fast(seed))
        rng = fast(seed, 1)
        while table.state.owing:
            seat = table.state.actors()[0]
            moves = table.moves(seat)
            table.play((seat, best(table, seat) if seat == 0 else moves[rng.below(len(moves))]))
        lead += table.state.scores[0] - table.state.scores[1]
    assert lead > 0
