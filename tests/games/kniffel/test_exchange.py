"""Action 1: cards are discarded and new ones drawn."""

import pytest

from stolik.games.kniffel.events import EXCHANGED, PASSED
from tests.games.kniffel.table import IDLE, Table, hand


@pytest.mark.rule("K2.0a")
def test_a_turn_is_one_action() -> None:
    """After an exchange, and after scoring a box, the next seat is to move."""
    assert hand(1, 3, 6, 6, 6, chance=[2]).play((0, "discard 1 draw 1")).state.actors() == [1]
    assert hand(1, 3, 6, 6, 6, chance=[2]).play((0, "score threes 3")).state.actors() == [1]


@pytest.mark.rule("K2.0b")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    """Nobody else has a move."""
    table = Table(IDLE, IDLE, IDLE, turn=1)
    for seat in (0, 2):
        assert table.refusal(seat, "pass") == "K2.0b"
        assert table.moves(seat) == []
    for nobody in (-1, 3, 64):
        assert table.state.why_illegal(nobody, 0) == "K2.0b"
    assert table.refusal(1, "pass") == ""


@pytest.mark.rule("K2.1a", "K2.1d")
@pytest.mark.parametrize(
    ("discarded", "kept"),
    [("nothing", [1, 3, 6, 6, 6]), ("3", [1, 6, 6, 6]), ("6 6 6", [1, 3]), ("1 3 6 6 6", [])],
)
@pytest.mark.parametrize("extra", [0, 1])
def test_none_to_five_are_discarded_and_as_many_or_one_more_drawn(
    discarded: str, kept: list[int], extra: int
) -> None:
    """The number of new cards is the player's choice, from two."""
    number = 5 - len(kept) + extra
    table = hand(1, 3, 6, 6, 6, chance=[4] * number).play((0, f"discard {discarded} draw {number}"))
    assert table.seat(0).hand == sorted([*kept, *[4] * number])
    assert table.log[-1] == ((EXCHANGED, 0, 5 - len(kept), number) if number else (PASSED, 0))


@pytest.mark.rule("K2.1b")
def test_no_more_than_five_are_discarded() -> None:
    """Six cards of a bigger hand are too many."""
    table = hand(1, 1, 1, 1, 1, 1, 2)
    assert table.refusal(0, "discard 1 1 1 1 1 1 draw 6") == "K2.1b"
    assert table.refusal(0, "discard 1 1 1 1 1 draw 5") == ""
    assert max(move.count("1") for move in table.moves(0)) == 5


@pytest.mark.rule("K2.1c")
@pytest.mark.parametrize("text", ["discard 2 draw 1", "discard 3 3 draw 2", "discard 6 6 6 6 draw 5"])
def test_only_cards_in_hand_are_discarded(text: str) -> None:
    """A value that is not held, or not that often, cannot be discarded."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K2.1c"


@pytest.mark.rule("K2.1e")
@pytest.mark.parametrize("text", ["discard 1 draw 0", "discard 1 3 draw 1", "discard 6 6 6 draw 0"])
def test_fewer_may_not_be_drawn(text: str) -> None:
    """At least as many cards are drawn as were discarded."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K2.1e"


@pytest.mark.rule("K2.1f")
@pytest.mark.parametrize("text", ["discard nothing draw 2", "discard 1 draw 3", "discard 1 draw 99999999999"])
def test_no_more_than_one_extra(text: str) -> None:
    """One card more than were discarded is the most."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K2.1f"


@pytest.mark.rule("K2.2a", "K2.2b")
def test_ten_cards_are_exchanged_one_for_one() -> None:
    """With ten in hand the extra card is not to be had; with nine it still is."""
    full = hand(1, 1, 2, 2, 3, 3, 4, 4, 5, 6, chance=[6, 6])
    assert full.refusal(0, "discard nothing draw 1") == "K2.2a"
    assert full.refusal(0, "discard 1 1 draw 3") == "K2.2a"
    full.play((0, "discard 1 1 draw 2"))
    assert len(full.seat(0).hand) == 10
    nine = hand(1, 1, 2, 2, 3, 3, 4, 4, 5, chance=[6])
    nine.play((0, "discard nothing draw 1"))
    assert len(nine.seat(0).hand) == 10


@pytest.mark.rule("K6.3c")
def test_a_pass_changes_nothing_but_the_turn() -> None:
    """Discarding nothing and drawing nothing is allowed, and has a name."""
    table = hand(1, 3, 6, 6, 6).play((0, "discard nothing draw 0"))
    assert table.seat(0).hand == [1, 3, 6, 6, 6]
    assert table.state.actors() == [1]
    assert table.events() == ["passed"]
    assert table.moves(1)[0] == "pass"


@pytest.mark.rule("K5.2b")
@pytest.mark.parametrize("text", ["discard 1 draw 1 announce", "pass announce"])
def test_nothing_is_announced_with_an_exchange(text: str) -> None:
    """An announcement belongs to a box that is filled."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K5.2b"


@pytest.mark.rule("K6.1a", "K7.1h", "K8.3c")
def test_discards_land_in_ascending_order() -> None:
    """The highest of several discards lies on top, and all saw them land."""
    table = hand(1, 3, 6, 6, 6, chance=[2, 2, 2]).play((0, "discard 6 1 3 draw 3"))
    assert table.position.discards == [1, 3, 6]
    assert table.view(1).top == 6
    assert table.log[:3] == [(2, 0, 1), (2, 0, 3), (2, 0, 6)]


def test_the_same_exchange_may_be_written_in_many_ways() -> None:
    """Order of cards, case and spaces do not matter."""
    table = hand(1, 3, 6, 6, 6)
    for text in ("discard 3 1 draw 3", " DISCARD  1 3  Draw 3 "):
        assert table.refusal(0, text) == ""
