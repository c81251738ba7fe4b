"""The table in the terminal, and what is said in three languages."""

import re
from importlib import resources

import pytest

from stolik.engine.chance import fast
from stolik.games.niet import GAME
from stolik.games.niet.events import EVENTS
from stolik.words import Words
from tests.games.niet.table import dealt, placed

LANGUAGES = ["en", "pl", "de"]
NAMES = ["Agnieszka", "Bartłomiej", "Celina", "Dorota", "Ewa"]


def catalogue(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = resources.files("stolik.games.niet").joinpath("words", f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][a-z0-9-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", pattern)) for name, pattern in messages}


def test_the_catalogues_say_the_same_things() -> None:
    """Equal messages with equal variables in all languages."""
    assert catalogue("en") == catalogue("pl") == catalogue("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_has_words(language: str) -> None:
    """For those who see all of it and for those who may not."""
    words = Words(language, GAME)
    said = set()
    for seed in range(3):
        table = dealt(5, chance=fast(seed))
        rng = fast(seed, 1)
        while table.state.owing:
            seat = table.state.actors()[0]
            moves = table.state.moves(seat)
            table.state.apply(seat, moves[rng.below(len(moves))], table.log)
        for event in table.log:
            said.add(EVENTS[event[0]].name)
            for viewer in (0, 1, None):
                assert "{" not in words.event(event, viewer, NAMES)
    assert said >= {kind.name for kind in EVENTS.values()} - {"amended", "alone"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_into_80_columns(language: str, seats: int) -> None:
    """At every moment of a game, for players and spectators, and every decision is asked for."""
    words = Words(language, GAME)
    table = dealt(seats, chance=fast(seats), no_trump_field=True)
    rng = fast(seats, 1)
    while table.state.owing:
        seat = table.state.actors()[0]
        assert GAME.asked(table.view(seat), words)
        for viewer in (seat, None):
            lines = GAME.board(table.view(viewer), NAMES[:seats], words).splitlines()
            assert max(map(len, lines)) <= 80, lines
            assert all(line == line.rstrip() for line in lines)
        moves = table.state.moves(seat)
        table.state.apply(seat, moves[rng.below(len(moves))])


def test_the_board() -> None:
    """Covered fields are crossed out; beside the seats stand tricks, points, teams and loot."""
    table = placed(
        ["blue 1", "green 9", "red 2"],
        ["blue 3", "green 3", "red 3"],
        ["blue 4", "green 4", "red 4"],
        shows={"super": "blue"},
        seats={1: {"score": -2}},
    )
    table.play((0, "green 9"), (1, "green 3"), (2, "green 4"), (0, "blue 1"))
    board = GAME.board(table.view(1), ["Ala", "Bo", "Cy"], Words("en", GAME))
    assert board == BOARD.strip("\n")


BOARD = """
Round 1 of 9

First player × Crane        Wolf       × Tiger      × Bear       × Eagle
Discards     × 1 card     × 2 cards    × 1, no 1s   × pass left    NIET!
Trump        × blue       × red          yellow     × green
Super trump    blue       × red        × yellow     × green      × NIET!
Value        × 1            2          × 3          × 4          × −2

Ala  Wolf, 1 card, 1 trick, 0 points
     first player, first player's team, bonus card ×2
Bo   Crane, 2 cards, 0 tricks, -2 points
     other team
Cy   Tiger, 2 cards, 0 tricks, 0 points
     other team

Trick: Ala blue 1

Last trick: Ala green 9, Bo green 3, Cy green 4

Your hand:
  blue 3
  red 3
"""


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ((16, 0, 1, 5), "Agnieszka: 1 punkt w tej rundzie, razem 5."),
        ((16, 0, 4, 5), "Agnieszka: 4 punkty w tej rundzie, razem 5."),
        ((16, 0, 12, 5), "Agnieszka: 12 punktów w tej rundzie, razem 5."),
        ((16, 0, -2, -2), "Agnieszka: -2 punkty w tej rundzie, razem -2."),
    ],
)
def test_polish_plural_forms(event: tuple[int, ...], said: str) -> None:
    """One point, four points, twelve points."""
    assert Words("pl", GAME).event(event, None, NAMES) == said
