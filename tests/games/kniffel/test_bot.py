"""The house heuristics."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.games.kniffel import GAME
from stolik.games.kniffel.bot import Judge
from tests.games.kniffel.table import IDLE, Table, all_but, hand, sheet


def best(table: Table, seat: int = 0) -> str:
    moves = table.moves(seat)
    ratings = GAME.rate(table.terms, GAME.knowledge(table.state, table.terms, seat), moves)
    assert len(ratings) == len(moves)
    return moves[ratings.index(max(ratings))]


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ([3, 3, 3, 3, 3], "score kniffel 3 3 3 3 3"),
        ([2, 3, 4, 5, 6], "score large-straight 2 3 4 5 6"),
        ([1, 2, 3, 4, 6], "score small-straight 1 2 3 4"),
    ],
)
def test_a_made_combination_is_scored(cards: list[int], move: str) -> None:
    """What is hard to make is not thrown away."""
    assert best(hand(*cards)) == move


def test_the_last_missing_card_is_drawn_for() -> None:
    """With only the kniffel open and four of a kind in hand the fifth is looked for."""
    table = hand(1, 6, 6, 6, 6, sheet=all_but("kniffel"), playing=12)
    assert best(table) in ("discard 1 draw 1", "discard 1 draw 2")


def test_the_announcement_is_not_forgotten() -> None:
    """It is made when it is due, and only then."""
    due = hand(6, 6, 6, 6, 6, sheet=all_but("sixes", "kniffel"), playing=11)
    assert best(due) == "score kniffel 6 6 6 6 6 announce"
    early = hand(6, 6, 6, 6, 6, sheet=all_but("ones", "sixes", "kniffel"), playing=10)
    assert best(early) == "score kniffel 6 6 6 6 6"


def test_what_is_hidden_makes_no_difference() -> None:
    """Another's hand does not change the ratings."""
    tables = [
        Table({"hand": [1, 3, 6, 6, 6]}, {"hand": cards}) for cards in ([1, 1, 1, 2, 2], [6, 6, 5, 5, 4])
    ]
    ratings = [
        GAME.rate(table.terms, GAME.knowledge(table.state, table.terms, 0), table.moves(0))
        for table in tables
    ]
    assert ratings[0] == ratings[1]


def test_the_discards_are_counted() -> None:
    """A value that lies on the discard pile is hoped for less."""
    fresh = Table({"hand": [1, 6, 6, 6, 6], "sheet": all_but("kniffel")}, IDLE, round=12)
    gone = Table({"hand": [1, 6, 6, 6, 6], "sheet": all_but("kniffel")}, IDLE, round=12, discards=[6] * 13)
    text = "discard 1 draw 2"
    rates = [
        GAME.rate(table.terms, GAME.knowledge(table.state, table.terms, 0), [text])[0]
        for table in (fresh, gone)
    ]
    assert rates[0] > rates[1]


def judge(*cards: int, **seat: Any) -> Judge:
    table = hand(*cards, **seat)
    return Judge(table.state.setup, GAME.knowledge(table.state, table.terms, 0))


def test_chances_are_those_of_the_unseen_cards() -> None:
    """Worked out by hand for a hand of five ones: thirteen ones are left among 103 cards."""
    one = judge(1, 1, 1, 1, 1)
    assert one.odds[1] == pytest.approx(13 / 103)
    assert one.chance_of_at_least(2, 1, 2) == pytest.approx(1 - (85 / 103) ** 2)
    assert one.chance_of_at_least(2, 2, 2) == pytest.approx((18 / 103) ** 2)
    assert one.chance_of_all_of((2, 3), 2) == pytest.approx(2 * (18 / 103) ** 2)
    assert one.chance_of_all_of((), 2) == 1.0
    assert one.chance_of_all_of((2, 3, 4), 2) == pytest.approx(0.0)


def test_the_house_beats_chance() -> None:
    """Over a few games the heuristics make more points than random play."""
    terms = GAME.terms(2, {"start": 0, "max_turns": 20})
    house, luck = 0, 0
    for seed in range(3):
        state = GAME.deal(terms, fast(seed))
        rng = fast(seed, 1)
        while state.owing:
            seat = state.actors()[0]
            moves = state.moves(seat)
            move = moves[rng.below(len(moves))]
            if seat == seed % 2:
                texts = [GAME.text(state, one) for one in moves]
                ratings = GAME.rate(terms, GAME.knowledge(state, terms, seat), texts)
                move = moves[ratings.index(max(ratings))]
            state.apply(seat, move)
        outcome = state.outcome()
        assert outcome is not None
        house += outcome.points[seed % 2]
        luck += outcome.points[1 - seed % 2]
    assert house > luck + 100


def test_filled_boxes_are_not_hoped_for() -> None:
    """A straight that has been scored is worth nothing more."""
    wanted = judge(1, 2, 3, 4, 6).prospects(judge(1, 2, 3, 4, 6).hand, 1)
    filled = judge(1, 2, 3, 4, 6, sheet=sheet("large-straight", "small-straight"))
    assert filled.prospects(filled.hand, 1) < wanted
