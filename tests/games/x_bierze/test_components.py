"""The cards and rows of X bierze!, and how a round is set up."""

import pytest

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.errors import DataError
from stolik.games.x_bierze import GAME
from stolik.games.x_bierze.rules import XBierze
from tests.games.x_bierze.table import Table

HEADS = GAME.setup(GAME.terms(4)).heads
# Rows first, then seat after seat: what comes up in a scripted deal.
ROW_CARDS = [90, 80, 70]


def dealt(seats: int) -> XBierze:
    hands = list(range(1, 8 * seats + 1))
    return GAME.deal(GAME.terms(seats), ScriptedChance(ROW_CARDS + hands))


@pytest.mark.rule("X1.1a")
def test_the_cards_are_1_to_100() -> None:
    """Every card from 1 to 100 can come up once in a round, and no other."""
    setup = GAME.setup(GAME.terms(4))
    assert setup.cards == 100
    state = dealt(4)
    cards = [*ROW_CARDS, *range(1, 33)]
    assert sorted(c for c in range(1, 101) if state.where[c] != 0) == sorted(cards)


@pytest.mark.rule("X1.1b", "X1.1c", "X1.1d", "X1.1e", "X1.1f", "X1.1g")
@pytest.mark.parametrize(
    ("heads", "cards"),
    [
        (7, [55]),
        (5, [11, 22, 33, 44, 66, 77, 88, 99]),
        (3, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
        (2, [5, 15, 25, 35, 45, 65, 75, 85, 95]),
    ],
)
def test_cards_with_more_than_one_head(heads: int, cards: list[int]) -> None:
    """55 has seven heads, other multiples of 11 five, of 10 three, of 5 two, and the rest one."""
    assert [card for card in range(1, 101) if HEADS[card] == heads] == cards
    assert {HEADS[card] for card in range(1, 101)} == {1, 2, 3, 5, 7}


@pytest.mark.rule("X1.1h", "X1.2a")
def test_the_rows_have_limits_3_4_5() -> None:
    """Three rows lie in the middle, and each seat has an X row of its own."""
    view = GAME.view(dealt(4), GAME.terms(4), None)
    assert [row.limit for row in view.rows] == [3, 4, 5]
    assert [seat.x_row for seat in view.seats] == [[], [], [], []]


@pytest.mark.rule("X0.2")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    """One player, or five, cannot sit down; the message says how many can."""
    with pytest.raises(DataError, match="2 to 4"):
        GAME.terms(seats)
    assert [GAME.terms(number).seats for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("X1.2c", "X1.3a", "X1.3b", "X1.4a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal(seats: int) -> None:
    """One card starts each row, every seat holds eight, X rows and piles are empty, the rest is out."""
    state = dealt(seats)
    position = GAME.position(state)
    assert position.rows == [[90], [80], [70]]
    for seat, part in enumerate(position.seats):
        assert part.hand == list(range(8 * seat + 1, 8 * seat + 9))
        assert part.x_row == part.x_pile == []
    assert sum(1 for card in range(1, 101) if state.where[card] == 0) == 100 - 3 - 8 * seats


@pytest.mark.rule("X1.2b")
def test_the_cards_are_shuffled() -> None:
    """Different chance deals different hands; the same chance the same."""
    first, second, third = (GAME.deal(GAME.terms(2), fast(seed)) for seed in (1, 2, 1))
    assert GAME.position(first) != GAME.position(second)
    assert GAME.position(first) == GAME.position(third)


@pytest.mark.rule("X4.3b", "X6.3b")
def test_the_second_round_is_set_up_like_the_first() -> None:
    """All hundred cards are shuffled again, those in hands, rows and piles included."""
    deal = [7, 8, 9, *range(11, 27)]
    table = Table(
        {"hand": [71], "x_row": [7], "x_pile": [11]},
        {"hand": [72, 12], "x_pile": [13], "score": 5},
        chance=deal,
    )
    table.play((0, "71"), (1, "72"))
    assert table.position.round == 2
    assert table.position.rows == [[7], [8], [9]]
    assert [seat.hand for seat in table.position.seats] == [list(range(11, 19)), list(range(19, 27))]
    assert all(seat.x_row == seat.x_pile == [] for seat in table.position.seats)
    assert table.position.seen == []


def test_too_few_cards_for_so_many_seats() -> None:
    """Components that cannot be dealt are refused with the numbers."""
    tiny = {"cards": 12, "rows": [3], "hand": 5, "rounds": 1, "heads": []}
    assert GAME.terms(2, components=tiny).components == tiny
    with pytest.raises(DataError, match="3 seats need 16 cards, there are 12"):
        GAME.terms(3, components=tiny)
