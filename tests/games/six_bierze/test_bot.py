"""The house heuristics and the terminal's board."""

import pytest

from stolik.engine.chance import fast
from stolik.engine.rollout import next_actor
from stolik.games.six_bierze import GAME
from stolik.words import Words
from tests.games.six_bierze.table import Rows, Table, turn


def best(table: Table, seat: int = 0) -> str:
    moves = table.moves(seat)
    ratings = GAME.rate(table.terms, table.knowledge(seat), moves)
    return moves[max(range(len(moves)), key=lambda at: ratings[at])]


LAST: Rows = {5: [3, 11, 34], 2: [20], 10: [30], 4: [40]}
MINUS: Rows = {8: [20, 34], 2: [21], 10: [30], 4: [40]}
GREEN: Rows = {3: [40, 41, 42, 43, 51], 2: [20], 10: [30], 4: [60]}


@pytest.mark.parametrize(
    ("table", "wanted"),
    [
        (turn(35, rows=LAST, actions=["skip", "swap", "stop"], tiles=[31, 97]), "swap 97"),
        (turn(35, rows=LAST, actions=["ascending"]), "ascending 2"),
        (turn(35, rows=LAST, version="advanced+luck", luck=["heads"]), "luck heads 3 11"),
        (turn(35, rows=MINUS, actions=["skip"]), "skip"),
        (turn(35, rows=MINUS, version="advanced+luck", luck=["+5"]), "luck +5"),
        (turn(35, rows={1: [10], 2: [21], 10: [30], 4: [40]}, actions=["stop", "skip"]), "place"),
        (turn(32, rows={1: [10], 6: [40, 42], 10: [30], 4: [50]}, actions=["two"], tiles=[51, 97]), "two 51"),
        (turn(35, rows=GREEN, actions=["insert"]), "insert 3"),
    ],
)
def test_cards_are_used_well(table: Table, wanted: str) -> None:
    """A card is played where it saves or earns more than it is worth in the hand."""
    assert best(table) == wanted


def test_a_tile_that_lands_well() -> None:
    """Five points are better than taking a row."""
    table = Table(
        {"tiles": [24, 45]}, {"tiles": [80]}, rows={9: [22, 23], 2: [50], 4: [41, 42, 43, 44], 1: [70]}
    )
    assert best(table) == "24"


def test_the_new_row_and_luck_cards() -> None:
    """A row that begins with an action card; both kinds of luck card."""
    table = turn(45, rows={5: [3, 11, 44], 2: [60], 8: [70], 9: [80]})
    assert best(table) == "restart 5"
    rows: Rows = {8: [3, 11, 23, 31, 43], 1: [60], 2: [70], 3: [80]}
    assert best(turn(44, version="basic+luck", score=6, rows=rows)) == "take +5 +5 heads"


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("seats", "version"), [(6, "advanced+luck"), (3, "basic")])
def test_the_board_fits_80_columns(language: str, seats: int, version: str) -> None:
    """At every moment of a game, for players and spectators; and every event can be told."""
    words = Words(language, GAME)
    names = ["Ola", "Bartek", "Stefan", "Maja", "Jan", "Ewa"][:seats]
    terms = GAME.terms(seats, {"version": version})
    log: list[tuple[int, ...]] = []
    state = GAME.deal(terms, fast(3), log)
    rng = fast(4)
    while state.owing:
        for viewer in (0, None):
            text = GAME.board(GAME.view(state, terms, viewer), names, words)
            assert max(len(line) for line in text.splitlines()) <= 80
        seat = next_actor(state, rng)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))], log)
    told = [words.event(event, viewer, names) for event in log for viewer in (0, 1, None)]
    assert all(told)


def test_the_board() -> None:
    """Rows in play are wide, idle ones slim; markers, gaps and the field that will take effect are shown."""
    table = turn(
        35,
        version="advanced+luck",
        rows={1: [10, "stop"], 2: [20], 10: [30, "-", 33], 4: [40]},
        actions=["stop"],
        luck=["+5", "+5"],
        score=4,
    )
    lines = GAME.board(table.view(0), ["Ola", "Jan"], Words("en", GAME)).splitlines()
    assert lines[2] == " 1 › [10]    ■    .   R1   TH  1 head"
    assert lines[4] == " 3   . DT . R1 . G2 TH"
    assert lines[11] == "10 › [30]    × [33]  »-4   G2   +8   TT  2 heads"
    assert lines[13].startswith(" -44 ·")
    assert lines[15] == "1 Ola: 4 points, 2 tiles, 1 action card, +5×2, has 35 to place"
    assert lines[-1] == "Your action cards: Stop!"
