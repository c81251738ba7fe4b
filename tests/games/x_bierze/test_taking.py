"""What happens to cards that were taken."""

import pytest

from tests.games.x_bierze.table import Table


def taking(x_row: list[int], taken: list[int], options: dict[str, str] | None = None) -> Table:
    """Seat 0 takes two or three cards of row 1 or 2 with a card of its own."""
    rows = [taken, [60], [70]] if len(taken) == 2 else [[60], taken, [70]]
    card = taken[-1] + 1
    seats = ({"hand": [card, 1], "x_row": x_row}, {"hand": [99, 2]})
    return Table(*seats, rows=rows, options=options).play((0, str(card)), (1, "99"))


@pytest.mark.rule("X3.1a", "X3.1d")
def test_one_to_the_x_row_the_rest_into_hand() -> None:
    """Of three taken cards one goes to the X row, two go into the hand."""
    table = taking([], [40, 41, 42]).play((0, "keep 41"))
    assert table.position.seats[0].x_row == [41]
    assert table.position.seats[0].hand == [1, 40, 42]


@pytest.mark.rule("X3.1b")
@pytest.mark.parametrize("card", ["keep 1", "keep 60", "keep 99", "keep 43"])
def test_only_a_taken_card_goes_to_the_x_row(card: str) -> None:
    """Not one of the hand, of another row, or the card that took them."""
    assert taking([], [40, 41, 42]).refusal(0, card) == "X3.1b"


@pytest.mark.rule("X3.1c")
def test_without_taken_cards_there_is_nothing_to_keep() -> None:
    """Neither while cards are chosen nor while a row is."""
    table = Table({"hand": [5, 1]}, {"hand": [99, 2]})
    assert table.refusal(0, "keep 1") == "X3.1c"
    table.play((0, "5"), (1, "99"))
    assert table.refusal(0, "keep 50") == "X3.1c"


@pytest.mark.rule("X3.1e")
def test_taken_cards_are_played_from_the_next_turn_on() -> None:
    """They are in hand as soon as they were taken, and the next turn may play them."""
    table = taking([], [40, 41, 42])
    assert table.refusal(0, "40") == "X2.1e"
    table.play((0, "keep 41"))
    assert table.moves(0) == ["1", "40", "42"]


@pytest.mark.rule("X3.2a", "X3.2b")
def test_a_single_taken_card_goes_to_the_x_row() -> None:
    """Nobody is asked, and nothing comes into the hand."""
    table = Table({"hand": [5, 1], "x_row": [20]}, {"hand": [99, 2]}).play((0, "5"), (1, "99"), (0, "row 1"))
    assert table.position.seats[0].x_row == [20, 50]
    assert table.position.seats[0].hand == [1]
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("X3.3a")
def test_the_x_row_grows_to_the_right() -> None:
    """The first card starts it, a higher one goes behind it."""
    assert taking([], [40, 41]).play((0, "keep 40")).position.seats[0].x_row == [40]
    assert taking([12, 30], [40, 41]).play((0, "keep 40")).position.seats[0].x_row == [12, 30, 40]


@pytest.mark.rule("X3.3b", "X3.3c", "X3.3d")
def test_a_card_that_breaks_the_order_dumps_the_x_row() -> None:
    """The X row goes to the X pile, whatever was there stays there, the card starts a new X row."""
    table = taking([50, 80], [40, 41]).play((0, "keep 41"))
    assert table.position.seats[0].x_pile == [50, 80]
    assert table.position.seats[0].x_row == [41]
    assert "x-row-dumped" in table.events()


@pytest.mark.rule("X3.4a", "X-Opt-x_row")
def test_must_fit_demands_a_fitting_card() -> None:
    """Of 40, 41 and 42 behind an X row that ends in 40 only the higher two may be kept."""
    table = taking([39], [38, 40, 41])
    assert table.moves(0) == ["keep 40", "keep 41"]
    assert table.refusal(0, "keep 38") == "X3.4a"


@pytest.mark.rule("X3.4b")
def test_when_nothing_fits_any_card_may_be_kept() -> None:
    """All taken cards are lower than the last of the X row: each of them may go there."""
    assert taking([50], [40, 41, 42]).moves(0) == ["keep 40", "keep 41", "keep 42"]


@pytest.mark.rule("X3.4c", "X-Opt-x_row")
def test_free_lets_dump_on_purpose() -> None:
    """With x_row = free a card that breaks the order may be kept though another fits."""
    table = taking([39], [38, 40, 41], {"x_row": "free"})
    assert table.moves(0) == ["keep 38", "keep 40", "keep 41"]
    table.play((0, "keep 38"))
    assert table.position.seats[0].x_pile == [39]
    assert table.position.seats[0].x_row == [38]


@pytest.mark.rule("X6.1")
def test_a_single_card_that_does_not_fit_dumps_the_x_row() -> None:
    """Also under must_fit, and nobody is asked."""
    table = Table({"hand": [5, 1], "x_row": [55]}, {"hand": [99, 2]}).play((0, "5"), (1, "99"), (0, "row 1"))
    assert table.position.seats[0].x_pile == [55]
    assert table.position.seats[0].x_row == [50]


@pytest.mark.rule("X6.2a", "X6.2b")
def test_two_takers_decide_in_the_order_of_their_cards() -> None:
    """The second card is not placed before the first taker has his cards in hand."""
    rows = [[40, 41], [50, 51, 52], [70]]
    table = Table({"hand": [53, 1]}, {"hand": [42, 2]}, rows=rows).play((0, "53"), (1, "42"))
    assert table.state.actors() == [1]
    assert table.position.rows == [[42], [50, 51, 52], [70]]
    table.play((1, "keep 40"))
    assert table.position.seats[1].hand == [2, 41]
    assert table.state.actors() == [0]
    assert table.position.taken == [50, 51, 52]


@pytest.mark.rule("X6.3a")
def test_a_choice_of_one_is_made_by_the_software() -> None:
    """Only 41 fits behind 40: it goes to the X row, 39 into the hand, and play goes on."""
    table = taking([40], [39, 41])
    assert table.state.actors() == [0, 1]
    assert table.position.seats[0].x_row == [40, 41]
    assert table.position.seats[0].hand == [1, 39]
