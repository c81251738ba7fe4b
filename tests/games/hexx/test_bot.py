"""The house heuristics of Hexx & Hopp, and the pace of bots."""

from statistics import mean

import pytest

from stolik.engine.chance import fast
from stolik.games.hexx import GAME
from tests.games.hexx.table import MIDDLE, UNFIT, Table


def best(table: Table, seat: int) -> str:
    moves = table.moves(seat)
    ratings = GAME.rate(table.terms, GAME.knowledge(table.state, table.terms, seat), moves)
    return moves[ratings.index(max(ratings))]


@pytest.mark.parametrize("contacts", [3, 4, 5, 6])
def test_more_contacts_are_better(contacts: int) -> None:
    """Rather the middle of the ring than two contacts at its rim, and rather anything than putting back."""
    table = Table({"open": 1, "stack": [40, 41, 42, 43, 44, 45, 46]}, {"stack": [50]}, contacts=contacts)
    assert best(table, 0) == MIDDLE


def test_laying_is_better_than_putting_back() -> None:
    """A tile that fits is laid."""
    assert best(Table({"open": 1, "stack": [40]}, {"stack": [50]}), 0) != "back"


def test_gifts_go_to_who_is_ahead() -> None:
    """In the race to the seat with the fewest tiles, after it to the one with the fewest points."""
    seats = [
        {"gift_for": 3, "stack": [1, 40, 41]},
        {"stack": [50], "points": 9},
        {"stack": [52, 53, 54, 55], "points": 2},
    ]
    assert best(Table(*seats), 0) == "give 2 to 1"
    won = Table({**seats[0], "stack": [1, 40]}, *seats[1:], winner=0)
    assert best(won, 0) == "give 2 to 2"
    stuck = Table(
        {"gift_for": 3, "stack": UNFIT[:3]},
        {**seats[1], "stack": UNFIT[3:4]},
        {**seats[2], "stack": UNFIT[4:8]},
    )
    assert best(stuck, 0) == "give 2 to 2"


@pytest.mark.parametrize("move", ["up", "back", MIDDLE, "give 2 to 1"])
def test_nobody_is_instant_and_experts_are_quicker(move: str) -> None:
    """Every move takes a moment, on average a shorter one the greater the skill."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]})
    knowledge = GAME.knowledge(table.state, table.terms, 0)
    rng = fast(1)
    times = {skill: [GAME.pace(knowledge, move, skill, rng) for _ in range(200)] for skill in (0.0, 0.5, 1.0)}
    assert all(time >= 0.4 for taken in times.values() for time in taken)
    assert mean(times[0.0]) > mean(times[0.5]) > mean(times[1.0])
