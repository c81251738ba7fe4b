"""What is agreed before the first card: seats, options, components."""

from copy import deepcopy
from typing import Any

import pytest

from stolik.engine.chance import Chance, fast
from stolik.engine.errors import DataError, IllegalMove, NotationError
from stolik.engine.game import Game, Terms
from stolik.engine.registry import find_game, game_ids
from stolik.engine.state import Event
from stolik.games.x_bierze import GAME

TINY = {"cards": 9, "rows": [3], "hand": 2, "rounds": 1, "heads": []}


@pytest.mark.parametrize("game_id", game_ids())
def test_seats(game_id: str) -> None:
    """One too few or too many is refused, and the error says how many may sit down."""
    game = find_game(game_id)
    said = f"^seats: {game_id} is for {game.min_seats} to {game.max_seats} seats, not "
    for seats in (game.min_seats - 1, game.max_seats + 1, 0, -1, 10**30):
        with pytest.raises(DataError, match=said + str(seats)):
            game.terms(seats)
    for seats in range(game.min_seats, game.max_seats + 1):
        assert game.terms(seats).seats == seats


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"x_row": "loose"}, "options.x_row: Invalid enum value 'loose'; allowed are free, must_fit"),
        ({"x_row": None}, "options.x_row: "),
        ({"memory_aid": 1}, "options.memory_aid: Expected `bool`, got `int`"),
        ({"memory": True}, "options: Object contains unknown field `memory`; known are x_row, memory_aid"),
        (["x_row"], "options: Expected `object`, got `array`; known are x_row, memory_aid"),
        (7, "options: Expected `object`, got `int`; known are x_row, memory_aid"),
        ("free", "options: Expected `object`, got `str`; known are x_row, memory_aid"),
    ],
)
def test_options(options: Any, error: str) -> None:
    """The name of the option, what was said, and what may be said."""
    with pytest.raises(DataError) as refusal:
        GAME.terms(2, options)
    assert str(refusal.value).startswith(error)


def test_options_not_said_are_the_default() -> None:
    """Terms hold every option, so that a record does not depend on defaults."""
    assert GAME.terms(2).options == {"x_row": "must_fit", "memory_aid": False}
    assert GAME.terms(2, {"memory_aid": True}).options == {"x_row": "must_fit", "memory_aid": True}


@pytest.mark.parametrize(
    ("components", "error"),
    [
        (7, "components: Expected `object`, got `int`; known are cards, rows, hand, rounds, heads"),
        ({}, "components: Object missing required field `cards`; known are"),
        ({**TINY, "card": 9}, "components: Object contains unknown field `card`; known are"),
        ({**TINY, "cards": 0}, "components.cards: Expected `int` >= 1"),
        ({**TINY, "cards": 1001}, "components.cards: Expected `int` <= 1000"),
        ({**TINY, "rows": []}, "components.rows: Expected `array` of length >= 1"),
        ({**TINY, "rows": [1]}, "components.rows[0]: Expected `int` >= 2"),
        ({**TINY, "heads": [{"cards": [1]}]}, "components.heads[0]: Object missing required field `heads`"),
        ({**TINY, "cards": 4}, "components.cards: 2 seats need 5 cards, there are 4"),
        ({**TINY, "rounds": 10**30}, "components.rounds: a number is from -"),
    ],
)
def test_components(components: Any, error: str) -> None:
    """A box that cannot be is refused with its place, also where there are too few cards for the seats."""
    with pytest.raises(DataError) as refusal:
        GAME.terms(2, components=components)
    assert str(refusal.value).startswith(error)


def test_the_box_s_own_components_are_no_others() -> None:
    """Handed in, they are left out of the terms; others are kept."""
    assert GAME.terms(2, components=GAME.default_components) == GAME.terms(2)
    assert GAME.terms(2, components=TINY).components == TINY


def test_no_board_to_replace() -> None:
    """A game without a board says so."""
    with pytest.raises(DataError, match=r"^my.toml: x-bierze has no board to replace"):
        GAME.with_board(None, {}, "my.toml")


def test_the_setup_is_made_once() -> None:
    """All states of the same terms share it."""
    terms = GAME.terms(2)
    assert GAME.setup(terms) is GAME.setup(terms)
    assert GAME.deal(terms, fast(1)).setup is GAME.setup(terms)


@pytest.mark.parametrize("game_id", game_ids())
def test_who_agrees_on_the_same_shares_it(game_id: str) -> None:
    """Many tables of the same terms take the memory of one setup."""
    game = find_game(game_id)
    agreed = game.terms(game.min_seats, components=deepcopy(game.default_components))
    assert game.terms(game.min_seats) is agreed
    assert game.terms(game.max_seats) is not agreed
    assert game.setup(game.terms(game.min_seats)) is game.setup(agreed)


def test_own_components_are_shared_as_they_were() -> None:
    """Whoever changes his dictionary afterwards changes no game that has begun."""
    components = deepcopy(TINY)
    agreed = GAME.terms(2, components=components)
    assert GAME.terms(2, components=deepcopy(TINY)) is agreed
    components["hand"] = 1
    assert agreed.components == TINY
    assert GAME.terms(2, components=components).components == {**TINY, "hand": 1}


@pytest.mark.parametrize("game_id", game_ids())
def test_games_that_share_a_setup_do_not_touch_each_other(game_id: str) -> None:
    """A game goes the same way with a setup of its own and with one that others have played with."""
    game = find_game(game_id)
    terms = game.terms(game.min_seats, game.bounded)
    alone = played(game, terms, fast(1))
    assert played(game, terms, fast(2)) != alone
    assert played(game, terms, fast(1)) == alone


def played(game: Game[Any], terms: Terms, chance: Chance) -> list[Event]:
    """What happens in a game of random moves."""
    log: list[Event] = []
    state, rng = game.deal(terms, chance, log), fast(3)
    while state.owing:
        seat = state.actors()[0]
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))], log)
    return log


def test_loading_what_was_saved_elsewhere() -> None:
    """A position of another game, or one that says more than it may, is refused."""
    state, terms = GAME.start(2, fast(1), {"x_row": "free"})
    saved = GAME.save(state, terms)
    assert saved["options"] == {"x_row": "free"}
    loaded, its_terms = GAME.load(saved, fast(2))
    assert (GAME.save(loaded, its_terms), its_terms) == (saved, terms)
    with pytest.raises(DataError, match=r"^game: this position is of niet, not of x-bierze"):
        GAME.load({**saved, "game": "niet"}, fast(0))
    with pytest.raises(DataError, match="unknown field `who`; known are game, seats, options, components,"):
        GAME.load({**saved, "who": 1}, fast(0))
    with pytest.raises(DataError, match="missing required field `position`"):
        GAME.load({"game": "x-bierze", "seats": 2}, fast(0))


def test_why_not() -> None:
    """The paragraph and its words in the language asked for; nothing for a move that is allowed."""
    state, _ = GAME.start(2, fast(1))
    mine = str(state.moves(0)[0])
    assert GAME.why_not(state, 0, mine) is None
    assert GAME.why_not(state, 0, str(state.moves(1)[0])) == "X2.1b: " + GAME.rulebook.words("X2.1b")
    assert GAME.why_not(state, 0, "row 1", "pl") == "X2.3a: " + GAME.rulebook.words("X2.3a", "pl")
    assert GAME.why_not(state, 0, "row 9") == "X2.5b: " + GAME.rulebook.words("X2.5b") + " (row 9)"
    assert "is no move of X bierze!" in str(GAME.why_not(state, 0, "a red one"))
    with pytest.raises(NotationError):
        GAME.check_move(state, 0, "a red one")
    with pytest.raises(IllegalMove):
        GAME.check_move(state, 0, "row 1")
