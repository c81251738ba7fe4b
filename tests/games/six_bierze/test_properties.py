"""What holds at every moment of random games."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.engine.chance import fast
from stolik.engine.rollout import next_actor
from stolik.engine.state import Log
from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.position import ACTIONS, Position
from stolik.games.six_bierze.rules import SixBierze
from tests.games.six_bierze.told import Told

VERSIONS = ["basic", "basic+luck", "advanced", "advanced+luck"]
games = given(st.integers(2, 6), st.sampled_from(VERSIONS), st.integers(0, 10_000))
limits = settings(
    max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def moments(seats: int, version: str, seed: int, log: Log | None = None) -> Iterator[SixBierze]:
    """The game before its first decision and after each."""
    terms = GAME.terms(seats, {"version": version, **GAME.bounded})
    state = GAME.deal(terms, fast(seed), log)
    rng = fast(seed, 1)
    yield state
    while state.owing:
        seat = next_actor(state, rng)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))], log)
        yield state


def told_moments(seats: int, version: str, seed: int) -> Iterator[tuple[SixBierze, Log]]:
    """The same, with what has happened since."""
    log: Log = []
    for state in moments(seats, version, seed, log):
        yield state, log
        log.clear()


@pytest.mark.rule("S4.2b", "S4.1")
@limits
@games
def test_four_rows_are_active(seats: int, version: str, seed: int) -> None:
    """After every single event, but for those in which a tile that took a row waits to start another one."""
    told = Told(seats)
    for _, news in told_moments(seats, version, seed):
        for event in news:
            told.hear(event)
            if told.restarting:
                assert told.active in (3, 4)
            elif told.began:
                assert told.active == 4


@limits
@games
def test_the_events_tell_everything(seats: int, version: str, seed: int) -> None:
    """Each tile and card goes from where it was to where it lies; each score is the sum of what was told."""
    told = Told(seats)
    for state, news in told_moments(seats, version, seed):
        for event in news:
            told.hear(event)
        told.agrees(GAME.position(state))


def places_of_tiles(position: Position) -> Counter[int]:
    found = Counter(position.box)
    for row in position.rows:
        found.update(lies for lies in row if isinstance(lies, int))
    for seat in position.seats:
        found.update([*seat.tiles, *seat.face_down, *seat.shown])
    return found


@limits
@games
def test_every_tile_is_in_one_place(seats: int, version: str, seed: int) -> None:
    """On the board, behind a screen, face down, shown or in the box; else in the pile, or out of the game."""
    for state in moments(seats, version, seed):
        found = places_of_tiles(GAME.position(state))
        pile = Counter(int(state.pile[at]) for at in range(state.left))
        found.update(pile)
        assert all(count == 1 for count in found.values())
        if state.setup.keeps_pile:
            assert sorted(found) == list(range(1, 101))


@limits
@games
def test_every_card_is_in_one_place(seats: int, version: str, seed: int) -> None:
    """Four action cards of each kind and six luck cards; at most two markers."""
    for state in moments(seats, version, seed):
        position = GAME.position(state)
        cards = Counter(position.discards)
        cards.update(ACTIONS[state.action_pile[at]] for at in range(state.actions_left))
        luck = Counter({"+5": int(state.luck_pile(0)), "heads": int(state.luck_pile(1))})
        for seat in position.seats:
            cards.update(seat.actions)
            luck.update(seat.luck)
        assert cards == (dict.fromkeys(ACTIONS, 4) if "advanced" in version else {})
        assert +luck == ({"+5": 6, "heads": 6} if "luck" in version else {})
        assert sum(row.count("stop") for row in position.rows) == state.markers <= 2


@limits
@games
def test_nobody_is_asked_in_vain(seats: int, version: str, seed: int) -> None:
    """Who owes a decision has a move, and who has neither cards nor a row to choose is not asked."""
    for state in moments(seats, version, seed):
        for seat in state.actors():
            moves = [GAME.text(state, move) for move in state.moves(seat)]
            assert moves
            if moves == ["place"]:
                assert state.actions.size(seat) > 0


@pytest.mark.rule("S9.1", "S11.12b")
@limits
@given(st.integers(2, 6), st.sampled_from(["advanced", "advanced+luck"]), st.integers(0, 10_000))
def test_advanced_games_end(seats: int, version: str, seed: int) -> None:
    """With somebody who has no tile left, or with the limit, and with places for everybody."""
    *_, state = moments(seats, version, seed)
    outcome = state.outcome()
    assert outcome is not None
    somebody_is_out = any(state.hands.size(seat) == 0 for seat in range(seats))
    assert outcome.rule == ("S9.1" if somebody_is_out else "S-Opt-round_limit-end")
    assert state.round == 200 or somebody_is_out
    assert min(outcome.places) == 1
