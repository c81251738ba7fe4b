"""The end of a round, the points, and the end of the game."""

import pytest

from stolik.engine.chance import ScriptedChance
from stolik.engine.match import Match
from stolik.engine.record import ScriptedStream
from stolik.games.x_bierze import GAME
from tests.games.x_bierze.table import Table


@pytest.mark.rule("X4.1a", "X4.1b")
def test_the_round_ends_with_the_first_empty_hand() -> None:
    """One hand is empty after the turn, the other is not: the round is over."""
    table = Table({"hand": [71]}, {"hand": [72, 3]}, round=2).play((0, "71"), (1, "72"))
    assert table.state.actors() == []
    more = Table({"hand": [71, 4]}, {"hand": [72, 3]}, round=2).play((0, "71"), (1, "72"))
    assert more.state.actors() == [0, 1]


@pytest.mark.rule("X4.1c")
def test_who_takes_two_with_the_last_card_goes_on() -> None:
    """One goes to the X row, one into the hand: the hand is not empty and the round goes on."""
    table = Table({"hand": [42]}, {"hand": [72, 3]}, rows=[[40, 41], [60], [70]])
    table.play((0, "42"), (1, "72"), (0, "keep 40"))
    assert table.position.seats[0].hand == [41]
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("X4.1b")
def test_who_takes_one_with_the_last_card_has_an_empty_hand() -> None:
    """A single taken card goes to the X row."""
    table = Table({"hand": [5]}, {"hand": [72, 3]}, round=2).play((0, "5"), (1, "72"), (0, "row 1"))
    assert table.state.actors() == []


@pytest.mark.rule("X4.2a", "X4.2b", "X4.2c", "X4.3a")
def test_points_of_a_round() -> None:
    """Heads in hand count one, in the X pile two, in the X row nothing."""
    table = Table(
        {"hand": [71]},
        {"hand": [72, 55, 10], "x_row": [11, 99], "x_pile": [22, 5]},
        round=2,
    ).play((0, "71"), (1, "72"))
    assert [seat.score for seat in table.position.seats] == [0, 7 + 3 + 2 * (5 + 2)]
    assert [event[1:] for event in table.log if event[0] == 11] == [(0, 0, 0), (1, 24, 24)]


@pytest.mark.rule("X4.3c", "X4.3d", "X4.3e")
def test_the_lowest_total_of_two_rounds_wins() -> None:
    """The score of the first round counts; after the second the game is over."""
    table = Table({"hand": [71], "score": 9}, {"hand": [72, 55], "score": 1}, round=2).play(
        (0, "71"), (1, "72")
    )
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points == [9, 8]
    assert outcome.places == [2, 1]
    assert outcome.rule == "X4.3c"


@pytest.mark.rule("X4.3c")
def test_after_the_first_round_there_is_no_outcome() -> None:
    """The second round is dealt at once."""
    table = Table({"hand": [71]}, {"hand": [72]}, chance=list(range(1, 20))).play((0, "71"), (1, "72"))
    assert table.state.outcome() is None
    assert table.position.round == 2
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("X4.3f")
def test_equal_totals_share_the_place() -> None:
    """Two first places leave no second: 1, 1, 3."""
    table = Table(
        {"hand": [71], "score": 4}, {"hand": [72], "score": 4}, {"hand": [73], "score": 5}, round=2
    ).play((0, "71"), (1, "72"), (2, "73"))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3]


@pytest.mark.rule("X4.1a", "X4.3c")
def test_a_whole_game() -> None:
    """Two rounds of eight turns without a row taken, every card scripted."""
    deal = [1, 2, 3, 4, 6, 8, 12, 14, 16, 18, 19, 7, 9, 13, 17, 21, 23, 24, 26]
    match = Match(GAME, ScriptedStream(deal + deal), seats=2)
    turns = 0
    while match.running:
        for seat in match.state.actors():
            match.play(seat, match.moves(seat)[0])
            turns += 1
    assert match.state.outcome() is not None
    assert {event[1] for event in match.log if event[0] == 0} == {1, 2}
    assert turns >= 32


def test_scripted_chance_is_used_up_by_the_deal() -> None:
    """A deal of two draws three row cards and sixteen hand cards, no more."""
    chance = ScriptedChance(list(range(1, 20)))
    GAME.deal(GAME.terms(2), chance)
    assert chance.at == 19
