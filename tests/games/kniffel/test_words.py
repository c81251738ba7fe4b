"""The table in the terminal, and what is said in three languages."""

import re
from importlib import resources

import pytest

from stolik.engine.chance import fast
from stolik.engine.state import Log
from stolik.games.kniffel import GAME
from stolik.games.kniffel.events import EVENTS
from stolik.words import Words
from tests.games.kniffel.table import IDLE, Table, all_but, sheet

LANGUAGES = ["en", "pl", "de"]
NAMES = ["Agnieszka", "Bartłomiej", "Celina", "Dorota", "Ewa"]


def catalogue(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = resources.files("stolik.games.kniffel").joinpath("words", f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][a-z-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", pattern)) for name, pattern in messages}


def test_the_catalogues_say_the_same_things() -> None:
    """Equal messages with equal variables in all languages."""
    assert catalogue("en") == catalogue("pl") == catalogue("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    """Also in the form for those who may not see all of it."""
    words = Words(language, GAME)
    for kind in EVENTS.values():
        for viewer in (0, 1) if kind.secret else (0,):
            event = (next(k for k, v in EVENTS.items() if v is kind), *[0 for _ in kind.fields])
            assert words.event(event, viewer, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_into_80_columns(language: str, seats: int) -> None:
    """At every moment of a game, for players and spectators."""
    terms = GAME.terms(seats, {"max_turns": 12})
    state = GAME.deal(terms, fast(seats))
    rng = fast(seats, 1)
    words = Words(language, GAME)
    while state.owing:
        seat = state.actors()[0]
        for viewer in (seat, None):
            lines = GAME.board(GAME.view(state, terms, viewer), NAMES[:seats], words).splitlines()
            assert max(map(len, lines)) <= 80
            assert all(line == line.rstrip() for line in lines)
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])


def test_the_board_shows_sheets_offers_and_hand() -> None:
    """Points with their penalties, what each box would score now, sums, piles and the hand."""
    filled = {**sheet("ones"), "full-house": {"points": 25, "penalty": 4}}
    table = Table({"hand": [2, 4, 5, 6, 6, 6], "sheet": filled}, IDLE, discards=[2, 3], round=4)
    board = GAME.board(table.view(0), ["Ala", "Bo"], Words("en", GAME))
    assert board == BOARD.strip("\n")


BOARD = """
Round 4
Draw pile: 95 cards. Discard pile: 2 cards, on top: 3

                       *Ala          Bo     now
ones                      3           ·
twos                      ·           ·     (2)
threes                    ·           ·
fours                     ·           ·     (4)
fives                     ·           ·     (5)
sixes                     ·           ·    (18)
three of a kind           ·           ·    (27)
four of a kind            ·           ·
full house            25 −4           ·
small straight            ·           ·
large straight            ·           ·
kniffel                   ·           ·

upper part                3           0
bonus                   −20         −20
not announced
total                     4         −20

Your hand: 2 4 5 6 6 6   scoring costs 2 penalty points
"""


def test_the_last_round_is_said() -> None:
    """And who has not announced is marked."""
    table = Table(
        {"hand": [1, 1, 3, 4, 6], "sheet": all_but("ones"), "forgot": True}, IDLE, round=12, chance=[2, 2]
    )
    table.play((0, "score ones 1 1"))
    board = GAME.board(table.view(None), ["Ala", "Bo"], Words("pl", GAME))
    assert "Kolejka 12 – ostatnia kolejka" in board
    assert re.search(r"^nie ogłoszono +×$", board, re.MULTILINE)


@pytest.mark.parametrize(
    ("points", "said"),
    [(1, "1 punkt w polu jedynki."), (4, "4 punkty w polu jedynki."), (5, "5 punktów w polu jedynki.")],
)
def test_polish_plural_forms(points: int, said: str) -> None:
    """One point, four points, five points."""
    table = Table({"hand": [1, 1, 1, 1, 1]}, IDLE, chance=[2] * 5)
    table.play((0, "score ones" + " 1" * points))
    log: Log = [event for event in table.log if EVENTS[event[0]].name == "scored"]
    assert Words("pl", GAME).event(log[0], None, NAMES) == f"Agnieszka: {said}"
