"""High card keeps every law, and every sentence of its rule book has a test."""

import pytest
from high_card import GAME
from high_card.rules import HighCard

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.errors import IllegalMove
from stolik.testing.laws import Case, laws

TestLaws = laws(GAME, tiny=[Case(seats=2, components={"cards": 5, "hand": 2}, depth=3)])


def two(first: list[int], second: list[int]) -> HighCard:
    box = {"cards": 24, "hand": len(first)}
    return GAME.deal(GAME.terms(2, components=box), ScriptedChance([*first, *second]))


@pytest.mark.rule("C1.1")
def test_the_deal() -> None:
    """Five cards for everybody, all different."""
    state = GAME.deal(GAME.terms(4), fast(1))
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert len({card for hand in state.hands for card in hand} & set(range(1, 25))) == 20


@pytest.mark.rule("C2.1", "C2.4", "C3.1")
def test_a_game() -> None:
    """The higher card scores each time."""
    state = two([3, 9], [5, 7])
    for seat, card in [(0, 9), (1, 5), (1, 7), (0, 3)]:
        state.play(seat, card)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places) == ([1, 1], [1, 1])


@pytest.mark.rule("C2.2", "C2.3", "C3.2")
def test_what_is_refused() -> None:
    """Another's card, a second card, a card after the end."""
    state = two([3], [5])
    for seat, card, rule in [(0, 5, "C2.2"), (0, 3, ""), (0, 3, "C2.3"), (1, 5, ""), (1, 5, "C3.2")]:
        if not rule:
            state.play(seat, card)
            continue
        with pytest.raises(IllegalMove, match=rule):
            state.play(seat, card)
