"""Choosing, revealing and placing."""

import pytest

from stolik.engine.errors import IllegalMove
from tests.games.x_bierze.table import Table


def two_hands() -> Table:
    return Table({"hand": [51, 61, 71]}, {"hand": [52, 62, 72]})


@pytest.mark.rule("X2.1a", "X2.1d")
def test_all_choose_before_any_is_revealed() -> None:
    """A chosen card stays face down until the last seat has chosen."""
    table = two_hands()
    assert table.state.actors() == [0, 1]
    table.play((1, "62"))
    assert table.state.actors() == [0]
    assert table.view(0).seats[1].sealed
    assert table.view(0).seats[1].revealed is None
    assert "revealed" not in table.events()
    table.play((0, "51"))
    assert table.events()[2:4] == ["revealed", "revealed"]


@pytest.mark.rule("X2.1b")
@pytest.mark.parametrize("card", ["52", "50", "99", "1"])
def test_only_cards_in_hand_can_be_played(card: str) -> None:
    """Another's card, a card of a row and a card out of the round are all refused."""
    assert two_hands().refusal(0, card) == "X2.1b"


@pytest.mark.rule("X2.1c")
def test_one_card_a_turn() -> None:
    """Whoever has chosen waits for the others."""
    table = two_hands().play((0, "51"))
    assert table.refusal(0, "61") == "X2.1c"
    assert table.moves(0) == []


@pytest.mark.rule("X2.1c")
def test_a_sealed_choice_may_be_amended() -> None:
    """At a live table the choice can be changed until the last seat has chosen."""
    table = two_hands().play((0, "51"))
    state = table.state
    assert state.amendments(0) == [61, 71]
    assert state.amendments(1) == []
    state.amend(0, 71)
    assert table.position.seats[0].hand == [51, 61]
    assert table.position.seats[0].chosen == 71
    with pytest.raises(IllegalMove, match=r"X2\.1b"):
        state.amend(0, 52)
    with pytest.raises(IllegalMove, match=r"X2\.3a"):
        state.amend(0, state.setup.row_move(0))


@pytest.mark.rule("X2.1e")
def test_only_the_decision_that_is_due() -> None:
    """While one seat chooses a row nobody plays a card, and the others choose nothing."""
    table = Table({"hand": [3, 61]}, {"hand": [52, 62]}).play((0, "3"), (1, "52"))
    assert table.state.actors() == [0]
    assert table.refusal(0, "61") == "X2.1e"
    assert table.refusal(1, "62") == "X2.1e"
    assert table.refusal(1, "row 1") == "X2.1e"


@pytest.mark.rule("X2.2a", "X2.2b")
def test_cards_are_placed_from_low_to_high() -> None:
    """Whoever chose first, the lowest card is placed first."""
    table = Table({"hand": [75, 1]}, {"hand": [51, 2]}, {"hand": [63, 3]}).play(
        (0, "75"), (2, "63"), (1, "51")
    )
    placed = [event[2] for event in table.log if table.events()[table.log.index(event)] == "placed"]
    assert placed == [51, 63, 75]


@pytest.mark.rule("X2.2c", "X2.3b", "X2.3c", "X2.3d")
def test_a_card_goes_right_of_the_closest_lower_card() -> None:
    """65 fits behind 50 and behind 60; 60 is closer. Nothing is taken."""
    table = Table({"hand": [65, 1]}, {"hand": [99, 2]}).play((0, "65"), (1, "99"))
    assert table.position.rows == [[50], [60, 65], [70, 99]]
    assert [seat.hand for seat in table.position.seats] == [[1], [2]]
    assert "took-row" not in table.events()


@pytest.mark.rule("X2.3a")
def test_the_row_is_no_free_choice() -> None:
    """Nobody names a row while cards are chosen, nor while a card for the X row is."""
    assert two_hands().refusal(0, "row 1") == "X2.3a"
    table = Table({"hand": [59, 1]}, {"hand": [99, 2]}, rows=[[50, 51], [60], [70]]).play(
        (0, "59"), (1, "99")
    )
    assert table.moves(0) == ["keep 50", "keep 51"]
    assert table.refusal(0, "row 1") == "X2.3a"


@pytest.mark.rule("X2.4a", "X2.4b", "X2.4c")
@pytest.mark.parametrize(
    ("row", "cards", "card"), [(0, [40, 41], 42), (1, [40, 41, 42], 43), (2, [40, 41, 42, 43], 44)]
)
def test_the_limit_of_each_row(row: int, cards: list[int], card: int) -> None:
    """The third, fourth, fifth card takes what lay in the row and starts it anew."""
    rows = [[30], [31], [32]]
    rows[row] = cards
    table = Table({"hand": [card, 1]}, {"hand": [99, 2]}, rows=rows).play((0, str(card)), (1, "99"))
    assert table.position.taken == cards
    assert table.position.rows[row] == [card]
    assert table.moves(0) == [f"keep {taken}" for taken in cards]


@pytest.mark.rule("X2.4a")
@pytest.mark.parametrize(("row", "cards", "card"), [(0, [40], 42), (1, [40, 41], 43), (2, [40, 41, 42], 44)])
def test_one_card_below_the_limit_nothing_is_taken(row: int, cards: list[int], card: int) -> None:
    """A row with room for one more takes the card."""
    rows = [[30], [31], [32]]
    rows[row] = cards
    table = Table({"hand": [card, 1]}, {"hand": [39, 2]}, rows=rows).play((0, str(card)), (1, "39"))
    assert table.position.rows[row] == [*cards, card]
    assert table.position.taken == []


@pytest.mark.rule("X2.5a", "X2.5c")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_too_low_a_card_takes_any_row(row: int) -> None:
    """The player names a row, takes it, and his card starts it."""
    table = Table({"hand": [5, 1]}, {"hand": [99, 2]}).play((0, "5"), (1, "99"))
    assert table.moves(0) == ["row 1", "row 2", "row 3"]
    table.play((0, f"row {row}"))
    assert table.position.rows[row - 1][0] == 5
    assert table.position.seats[0].x_row == [[50], [60], [70]][row - 1]


@pytest.mark.rule("X2.5b")
@pytest.mark.parametrize("row", ["row 0", "row 4"])
def test_there_are_three_rows(row: str) -> None:
    """A row that is not there cannot be named."""
    table = Table({"hand": [5, 1]}, {"hand": [99, 2]}).play((0, "5"), (1, "99"))
    assert table.refusal(0, row) == "X2.5b"


@pytest.mark.rule("X2.5d", "X6.4")
def test_the_row_is_chosen_when_the_cards_turn_comes() -> None:
    """The lowest card is asked about before any other is placed; what it starts, the next may join."""
    table = Table({"hand": [5, 1]}, {"hand": [6, 2]}, {"hand": [7, 3]}).play((2, "7"), (1, "6"), (0, "5"))
    assert table.state.actors() == [0]
    assert table.position.rows == [[50], [60], [70]]
    table.play((0, "row 3"))
    assert table.position.rows[2] == [5, 6, 7]
    assert table.events().count("too-low") == 1


@pytest.mark.rule("X4.3g")
def test_after_the_end_nothing_moves() -> None:
    """Everything is refused by the rule that the game is over."""
    table = Table({"hand": [1]}, {"hand": [2]}, over=True, round=2)
    assert table.state.actors() == []
    assert {table.refusal(seat, move) for seat in (0, 1) for move in ("1", "row 1", "keep 50")} == {"X4.3g"}
