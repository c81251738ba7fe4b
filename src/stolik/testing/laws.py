"""The laws every game keeps. A game gets them all by one import:

    from stolik.testing.laws import Case, laws
    TestLaws = laws(GAME, cases=[Case(seats=2)], tiny=[Case(seats=2, components={...})])

Each law is a function that raises `AssertionError`, so that tests can show that it bites.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.testing import fuzz
from stolik.testing.paper_laws import (
    all_is_said_in_every_language,
    both_builds_play_the_same,
    fingerprint,
    notation_goes_round,
    positions_go_round,
    random_match,
    replay_is_bit_equal,
)
from stolik.testing.play_laws import (
    amend_refuses_exactly_what_amendments_omits,
    copies_are_independent,
    every_random_game_ends,
    play_refuses_exactly_what_moves_omits,
    sealing_order_is_irrelevant,
)
from stolik.testing.secret_laws import draws_fit, nothing_leaks, worlds_are_fair
from stolik.testing.walks import Case, deal, walk

__all__ = [
    "Case",
    "all_is_said_in_every_language",
    "amend_refuses_exactly_what_amendments_omits",
    "both_builds_play_the_same",
    "copies_are_independent",
    "draws_fit",
    "every_random_game_ends",
    "fingerprint",
    "laws",
    "notation_goes_round",
    "nothing_leaks",
    "play_refuses_exactly_what_moves_omits",
    "positions_go_round",
    "random_match",
    "replay_is_bit_equal",
    "sealing_order_is_irrelevant",
    "worlds_are_fair",
]


def laws(game: Game[Any], *, cases: Sequence[Case] = (), tiny: Sequence[Case] = ()) -> type:
    """A test class with every law, for every case; without cases: every number of seats."""
    every_case = list(cases) or [Case(seats=seats) for seats in range(game.min_seats, game.max_seats + 1)]
    return type("TestLaws", (GameLaws,), {"game": game, "cases": every_case, "tiny_cases": list(tiny)})


class GameLaws:
    game: Game[Any]
    cases: list[Case]
    tiny_cases: list[Case]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for name, cases in (("case", self.cases), ("tiny", self.tiny_cases)):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, cases, ids=str)

    def test_play_refuses_exactly_what_moves_omits(self, case: Case) -> None:
        play_refuses_exactly_what_moves_omits(self.game, case)

    def test_amend_refuses_exactly_what_amendments_omits(self, case: Case) -> None:
        amend_refuses_exactly_what_amendments_omits(self.game, case)

    def test_copies_are_independent(self, case: Case) -> None:
        copies_are_independent(self.game, case)

    def test_replay_is_bit_equal(self, case: Case) -> None:
        replay_is_bit_equal(self.game, case)

    def test_both_builds_play_the_same(self, case: Case) -> None:
        both_builds_play_the_same(self.game, case)

    def test_notation_goes_round(self, case: Case) -> None:
        notation_goes_round(self.game, case)

    def test_every_random_game_ends(self, case: Case) -> None:
        every_random_game_ends(self.game, case)

    def test_sealing_order_is_irrelevant(self, case: Case) -> None:
        sealing_order_is_irrelevant(self.game, case)

    def test_nothing_leaks(self, case: Case) -> None:
        nothing_leaks(self.game, case)

    def test_all_is_said_in_every_language(self, case: Case) -> None:
        all_is_said_in_every_language(self.game, case)

    def test_positions_go_round(self, case: Case) -> None:
        positions_go_round(self.game, case)

    def test_worlds_are_fair(self, tiny: Case) -> None:
        worlds_are_fair(self.game, tiny)

    def test_damaged_records_are_refused(self, case: Case) -> None:
        fuzz.damaged_records_are_refused(self.game, random_match(self.game, case, 0))

    def test_damaged_positions_are_refused(self, case: Case) -> None:
        states = [
            game.save(state, terms) for game in [self.game] for state, terms in walk(game, case, every=20)
        ]
        fuzz.damaged_positions_are_refused(self.game, states)

    def test_damaged_scenarios_are_refused(self, case: Case) -> None:
        fuzz.damaged_scenarios_are_refused(self.game, random_match(self.game, case, 1))

    def test_any_text_is_read_or_refused(self, case: Case) -> None:
        fuzz.any_text_is_read_or_refused(self.game, deal(self.game, case, 0)[0])
