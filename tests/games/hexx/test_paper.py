"""Positions, moves and boards of Hexx & Hopp on paper."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.errors import DataError, NotationError
from stolik.engine.rulebook import LANGUAGES
from stolik.games.hexx import GAME
from stolik.words import Words
from tests.games.hexx.table import MIDDLE, RING, UNFIT, UNFIT_TWO, WRONG, Table

NAMES = ["Ala", "Bartek"]


def move(text: str) -> str:
    state = Table({"open": 1, "stack": [40]}, {"stack": [50]}, {"stack": [51]}).state
    return GAME.text(state, GAME.parse(state, text))


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (" UP ", "up"),
        ("Back", "back"),
        ("place 2 -1 r3", "place 2 -1 r3"),
        ("place (2, -1) 3", "place 2 -1 r3"),
        ("PLACE 2,−1,R3", "place 2 -1 r3"),
        ("give 2 to 1", "give 2 to 1"),
        ("give 1 to 2 and 1 to 0", "give 1 to 0, 1 to 2"),
        ("give 1 to 2 1 to 2", "give 2 to 2"),
        ("instruct  fewest", "instruct fewest"),
        ("instruct seat 2", "instruct seat 2"),
    ],
)
def test_moves_are_read(written: str, text: str) -> None:
    """However they are spaced and capitalised."""
    assert move(written) == text


@pytest.mark.parametrize(
    "written",
    ["", "57", "place 2", "place 2 -1", "place a b r1", "give", "give 0 to 1", "give 2", "instruct", "up up"],
)
def test_what_is_no_move(written: str) -> None:
    """The message says what a move looks like."""
    with pytest.raises(NotationError):
        move(written)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"figure": []}, "at least one tile"),
        ({"figure": [*RING[:2], RING[1]]}, "tile 3 is already"),
        ({"figure": [*RING[:2], {"q": 1, "r": 0, "tile": 20}]}, "is taken"),
        ({"figure": [*RING[:2], {"q": 99, "r": 0, "tile": 20}]}, "off the grid"),
        ({"figure": [*RING[:2], {"q": 2, "r": 0, "tile": 20, "rotation": 2}]}, "does not match"),
        ({"figure": [{"q": 0, "r": 0, "tile": 73}]}, "no tile 73"),
        ({"seats": [{"stack": [1]}]}, "2 seats are playing"),
        ({"seats": [{"stack": [1, None]}, {"stack": [50]}]}, "has to be named"),
        ({"seats": [{"stack": [1]}, {}]}, "has won the round"),
        ({"seats": [{"stack": UNFIT_TWO[:2]}, {"stack": UNFIT_TWO[2:3]}]}, "this round is over"),
        ({"seats": [{"open": 1, "stack": [40], "gift_for": 3}, {"stack": [50]}]}, "no tile is open"),
        ({"seats": [{"stack": [1], "instruction": 0}, {"stack": [50]}]}, "another seat"),
        (
            {"seats": [{"stack": [1], "filled_since": [{"q": 1, "r": 0}]}, {"stack": [50]}]},
            "with an open tile",
        ),
        (
            {"seats": [{"open": 1, "filled_since": [{"q": 5, "r": 5}]}, {"stack": [50]}]},
            "cells of the figure",
        ),
        (
            {
                "seats": [
                    {"open": 1, "filled_since": [{"q": 1, "r": 0}, {"q": 0, "r": 1}, {"q": 0, "r": 1}]},
                    {"stack": [50]},
                ]
            },
            "cells of the figure",
        ),
        (
            {
                "seats": [
                    {"open": 1, "filled_since": [{"q": 1, "r": 0}]},
                    {"open": 50, "filled_since": [{"q": 0, "r": 1}]},
                ]
            },
            "cells of the figure",
        ),
        (
            {"seats": [{"stack": [1], "rounds_won": 1, "last_won": 1}, {"stack": [50]}]},
            "rounds have been won",
        ),
        ({"seats": [{"stack": [1], "last_won": 1}, {"stack": [50]}]}, "0 won, the last in round 1"),
        ({"round": 2}, "only 1 rounds"),
        ({"dealer": 2}, "no seat 2"),
        ({"winner": 5}, "no seat 5"),
        ({"winner": 0}, "this round is over"),
        (
            {"winner": 0, "seats": [{"gift_for": 3, "stack": [40, 41, 42]}, {"stack": [50]}]},
            "no more tiles than the gift",
        ),
        ({"seen": [60]}, "in no stack"),
        ({"turn_ups": 1}, "turn_up_limit"),
        ({"over": True}, "something still fits"),
        (
            {"over": True, "winner": 0, "seats": [{"gift_for": 3, "stack": [40]}, {"stack": [50]}]},
            "no gift is left",
        ),
    ],
)
def test_positions_are_checked(change: dict[str, Any], words: str) -> None:
    """What cannot be is refused, and the message says what."""
    position = {"figure": RING[:2], "seats": [{"stack": [1]}, {"stack": [50]}]} | change
    with pytest.raises(DataError, match=words):
        GAME.place(GAME.terms(2, {"rounds": 1}), position, fast(0))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"round": 2, "seats": [{"stack": [1], "rounds_won": 1, "last_won": 1}] * 2}, "same round"),
        ({"over": True, "winner": 0}, "after round 3"),
        ({"turn_ups": 5}, "turn_up_limit is 5"),
    ],
)
def test_positions_of_longer_games_are_checked(change: dict[str, Any], words: str) -> None:
    """Rounds and counters have to fit the options."""
    position = {"figure": RING[:2], "seats": [{"stack": [1]}, {"stack": [50]}]} | change
    if "seats" in change:
        position["seats"] = [
            {**part, "stack": [tile]} for part, tile in zip(change["seats"], (1, 50), strict=True)
        ]
    with pytest.raises(DataError, match=words):
        GAME.place(GAME.terms(2, {"rounds": 3, "turn_up_limit": 5}), position, fast(0))


def test_tiles_that_lie_apart() -> None:
    """Between them are more cells with two contacts than a figure that has grown could have."""
    apart = [(q, r) for q in range(-8, 9, 2) for r in range(-8, 9, 2) if abs(q + r) <= 8]
    figure = [{"q": q, "r": r, "tile": tile} for tile, (q, r) in enumerate(apart, 1)]
    assert len(figure) == 61
    table = Table({"open": 62, "stack": [63]}, {"stack": [64]}, figure=figure)
    between = {(q, r) for q in range(-8, 9) for r in range(-8, 9) if abs(q + r) <= 8} - set(apart)
    state = table.state
    spaces = [state.figure.sites[at] for at in range(state.figure.site_count)]
    grid = state.setup.grid
    assert {(grid.q(space), grid.r(space)) for space in spaces} >= between
    assert len(between) == 156


def test_equal_positions_are_written_equally() -> None:
    """The order in which the same tiles were laid and turned does not show."""
    seats: list[dict[str, Any]] = [{"stack": [1, 40, 41]}, {"stack": [21, 42, 43]}]
    first, second = Table(*seats), Table(*seats)
    first.play((0, "up"), (0, MIDDLE), (1, "up"), (1, "place 1 -1 r1"))
    second.play((1, "up"), (0, "up"), (0, MIDDLE), (1, "place 1 -1 r1"))
    assert first.position == second.position


def board(table: Table, seat: int | None, language: str = "en") -> str:
    return GAME.board(table.view(seat), NAMES, Words(language, GAME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_terminal(language: str) -> None:
    """At most 80 columns, also for a figure that is far wider: it is cut and goes on below."""
    far = [{"q": q, "r": 0, "tile": 30 + q} for q in (9, 18, 27, -20)]
    table = Table(
        {"open": 1, "stack": [40]},
        {"stack": [50], "instruction": 0},
        figure=[*RING[:2], *far],
        options={"assist": "cells"},
    )
    words = board(table, 0, language)
    assert max(len(line) for line in words.splitlines()) <= 80
    assert Words(language, GAME)("further-right") in words


def test_the_board_shows_every_side() -> None:
    """Each tile with its six letters around its q, its r at the left, and the open tile in all rotations."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, figure=[RING[0], RING[1], WRONG])
    lines = board(table, 0).splitlines()
    assert lines[2:10] == [
        "               W B",
        "  0     [ 0 ] R 1 R",
        "               Y R",
        "      R W   R Y",
        "  1  W-1 B B 0 W [ 1 ]",
        "      W Y   R R",
        "",
        "  2     [-1 ]",
    ]
    assert lines[lines.index("Your open tile:") + 1 :] == [
        "     r0       r1       r2       r3       r4       r5",
        "     B W      R B      Y R      R Y      R R      W R",
        "    R   R    Y   W    R   B    R   R    W   Y    B   R",
        "     Y R      R R      R W      W B      B R      R Y",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_put_into_words(language: str) -> None:
    """In a whole game with gifts, instructions, a lapse and each way to end a round."""
    words = Words(language, GAME)
    logs = [
        Table({"open": 1}, {"gift_for": 3, "stack": [50, 51, 52]}).play((0, MIDDLE)).log,
        Table({"open": 1, "stack": UNFIT[:3]}, {"stack": UNFIT[3:6]}, contacts=3)
        .play((0, MIDDLE), (0, "give 2 to 1"))
        .log,
        Table({"stack": [1, 40]}, {"stack": [50]}, options={"turn_up_limit": 1, "rounds": 2})
        .play((0, "up"))
        .log,
        Table({"open": 1, "stack": [40]}, {"stack": [50]})
        .instruct(0, "most")
        .instruct(0, "ask")
        .instruct(1, "seat 0")
        .instruct(1, "fewest")
        .play((0, "back"))
        .log,
    ]
    said = {event[0] for log in logs for event in log if words.event(event, 0, NAMES)}
    assert said == set(GAME.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked(language: str) -> None:
    """A sentence of its own for each decision."""
    words = Words(language, GAME)
    table = Table({"open": 1, "stack": [40, 41, 42]}, {"stack": [50]}, contacts=3)
    asked = [GAME.asked(table.view(seat), words) for seat in range(2)]
    asked.append(GAME.asked(table.play((0, MIDDLE)).view(0), words))
    assert asked == [words(f"ask-{what}") for what in ("lay", "turn-up", "give")]
