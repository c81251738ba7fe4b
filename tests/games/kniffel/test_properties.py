"""What holds at every moment of random games."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.engine.chance import fast
from stolik.engine.state import Log
from stolik.games.kniffel import GAME
from stolik.games.kniffel.cards import unpack

games = given(st.integers(2, 5), st.sampled_from(["manual", "auto"]), st.integers(0, 10_000))
limits = settings(
    max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
# Who scores whenever he can fills his sheet; who plays at random hardly ever does.
EAGER = 3


@pytest.mark.rule("K1.1a", "K2.2a", "K6.2b", "K4.2")
@limits
@games
def test_cards_turns_and_points(seats: int, announce: str, seed: int) -> None:
    """All 108 cards are somewhere, hands hold 5 to 10, turns are equal, and totals are what was told."""
    terms = GAME.terms(seats, {"announce": announce, **GAME.bounded})
    log: Log = []
    state = GAME.deal(terms, fast(seed), log)
    rng = fast(seed, 1)
    turns: Counter[int] = Counter()
    while state.owing:
        lying = [*unpack(state.discards), *(int(card) for card in state.pile.cards[: state.pile.left()])]
        held = [unpack(state.hands[seat]) for seat in range(seats)]
        assert Counter([*lying, *(card for hand in held for card in hand)]) == dict.fromkeys(range(1, 7), 18)
        assert all(5 <= len(hand) <= 10 for hand in held)
        (seat,) = state.actors()
        moves = state.moves(seat)
        scoring = [move for move in moves if move >> 1 >= state.setup.catalogue.exchanges]
        wanted = scoring if scoring and rng.below(EAGER) else moves
        state.play(seat, wanted[rng.below(len(wanted))], log)
        turns[seat] += 1
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "K6.2a"
    assert len(set(turns.values())) == 1
    assert outcome.points == told(log, seats)


def told(log: Log, seats: int) -> list[int]:
    """What the events of each seat come to."""
    signs = {"scored": 1, "bonus": 1, "penalty": -1, "malus": -1, "forgot": -1}
    sums = [0] * seats
    for event in log:
        name = GAME.events[event[0]].name
        if name in signs:
            sums[event[1]] += signs[name] * event[-1]
    return sums
