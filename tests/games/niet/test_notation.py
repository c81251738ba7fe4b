"""Moves as text."""

import pytest

from stolik.engine.errors import NotationError
from stolik.games.niet import GAME
from tests.games.niet.table import Table, dealt, placed


def canonical(table: Table, line: str) -> str:
    return GAME.text(table.state, GAME.parse(table.state, line))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("NIET  Trump RED", "niet trump red"),
        ("niet first wolf", "niet first wolf"),
        ("niet discard not-1", "niet discard not-1"),
        ("niet discard 2", "niet discard 2"),
        ("niet super niet", "niet super niet"),
        ("niet value -2", "niet value -2"),
        ("team 2 1", "team crane tiger"),
        ("TEAM tiger crane", "team crane tiger"),
        ("team alone", "team alone"),
        ("bonus 3", "bonus bear"),
        ("discard red 9 blue 1", "discard blue 1 red 9"),
        ("discard red9", "discard red 9"),
        ("discard blue 1 blue 1", "discard blue 1 blue 1"),
        ("pass RED 09", "pass red 9"),
        ("  red   9 ", "red 9"),
        ("red9", "red 9"),
    ],
)
def test_texts(line: str, text: str) -> None:
    """Capitals, spaces, seats for characters and the order of two cards are free; one form is written."""
    assert canonical(dealt(5), line) == text


def test_every_move_has_a_text() -> None:
    """Whatever the position, the text is read as the same move."""
    state = dealt(5).state
    moves = range(state.move_count())
    assert [GAME.parse(state, GAME.text(state, move)) for move in moves] == list(moves)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "9",
        "red",
        "red 14",
        "red 0",
        "purple 9",
        "niet",
        "niet red",
        "niet trump purple",
        "niet discard 3",
        "niet first unicorn",
        "niet value two",
        "team",
        "team unicorn",
        "bonus",
        "bonus unicorn",
        "discard red",
        "pass unicorn 9",
        "red ٣",
    ],
)
def test_no_moves(line: str) -> None:
    """They are no moves of the game at all, and the answer says what is one."""
    with pytest.raises(NotationError):
        GAME.parse(dealt(5).state, line)


def test_cards_that_three_players_leave_out() -> None:
    """An 11 is no card of their deck."""
    with pytest.raises(NotationError, match="1 to 10"):
        GAME.parse(dealt(3).state, "red 11")


def test_moves_mean_the_same_everywhere() -> None:
    """A number is one move, in every phase of the game."""
    early, late = dealt(4).state, placed(["red 9"], ["red 8"], ["red 7"], ["red 6"]).state
    assert [GAME.text(early, move) for move in range(early.move_count())] == [
        GAME.text(late, move) for move in range(late.move_count())
    ]
