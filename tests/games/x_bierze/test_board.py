"""The table of X bierze! in the terminal."""

import pytest

from stolik.engine.chance import ScriptedChance
from stolik.games.x_bierze import GAME
from stolik.words import Words

NAMES = ["Ala", "Bartek"]
POSITION = {
    "rows": [[44, 71], [59], [20, 55, 80]],
    "seats": [
        {"hand": [2, 33], "x_row": [10, 12], "x_pile": [90], "score": 7, "chosen": 43},
        {"hand": [3, 66], "chosen": 89},
    ],
    "revealed": True,
    "seen": [66],
}


def drawn(seat: int | None, language: str, *moves: str, memory_aid: bool = False) -> tuple[str, str]:
    """The board and the question, after these moves of seat 0."""
    terms = GAME.terms(2, {"memory_aid": memory_aid, "x_row": "free"})
    state = GAME.place(terms, POSITION, ScriptedChance([]))
    for move in moves:
        state.play(0, GAME.parse(state, move))
    view, words = GAME.view(state, terms, seat), Words(language, GAME)
    return GAME.board(view, NAMES, words), GAME.asked(view, words)


BOARD = """
Round 1 of 2. Small figures are bull heads; without one it is one.

Row 1  3› 44⁵  71
Row 2  4› 59   ·    ·
Row 3  5› 20³  55⁷  80³  ·

Ala     2 cards, 7 points, has 43 to place
        X› 10³ 12
        X pile: 90³
Bartek  2 cards, 0 points, has 89 to place
        X› –

Your hand: 2 33⁵
"""


@pytest.mark.rule("X1.1b")
def test_the_board() -> None:
    """Rows with their limits and free places, X rows and piles, and small beside each card its bull heads."""
    board, asked = drawn(0, "en")
    assert board == BOARD.strip("\n")
    assert asked == "43 is lower than every row: choose a row to take (such as row 1)"


def test_the_board_for_a_spectator() -> None:
    """No hand; the memory aid reminds of what everybody saw going to a hand."""
    board, _ = drawn(None, "pl", memory_aid=True)
    assert "Twoja ręka" not in board
    assert board.endswith("Bartek  2 karty, 0 punktów, dołoży 89\n        X› –\n        widziane: 66⁵")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Choose one of the taken cards for your X row (such as keep 71)"),
        ("pl", "Wybierz jedną z zabranych kart do swojego rzędu X (na przykład keep 71)"),
        ("de", "Wähle eine der genommenen Karten für deine X-Reihe (etwa keep 71)"),
    ],
)
def test_taken_cards_are_shown(language: str, said: str) -> None:
    """Until one of them is chosen, and the question names one that may be."""
    board, asked = drawn(0, language, "row 1")
    assert "44⁵ 71" in board.splitlines()[-3]
    assert asked == said
