"""Every two cards for one tile, in either order: what the pair does, or why the second is refused."""

import pytest

from tests.games.six_bierze.table import Rows, Table, turn

# By the rules 35 goes to row 10, on a plain field; behind it are Draw a tile and -4.
ROWS: Rows = {1: [10], 2: [20], 10: [30], 4: [40]}
KINDS = ("stop", "swap", "skip", "insert", "ascending", "two")


def table() -> Table:
    """Seat 0 places 35 and holds two of each card that goes with it."""
    actions = [kind for kind in KINDS for _ in range(2)]
    return turn(
        35,
        rows=ROWS,
        version="advanced+luck",
        actions=actions,
        tiles=[36, 37, 99],
        luck=["+5", "+5"],
        chance=[77],
    )


def placed(first: str, second: str) -> Table:
    after = table().play((0, first), (0, second))
    while "place" in after.moves(0):
        after.play((0, "place"))
    return after


@pytest.mark.rule("S8.1a", "S8.7c", "S8.8a", "S8.8b", "S11.1b")
@pytest.mark.parametrize(
    ("first", "second", "rows", "points"),
    [
        ("stop 10", "stop 2", {1: [10, 35], 2: [20, "stop"], 10: [30, "stop"]}, 3),
        ("stop 10", "swap 36", {2: [20, 36], 10: [30, "stop"]}, 0),
        ("stop 10", "skip", {2: [20, "-", 35], 10: [30, "stop"]}, -7),
        ("stop 10", "insert 4", {4: [35, 40], 10: [30, "stop"]}, 3),
        ("stop 10", "ascending 1", {1: [10, 35], 10: [30, "stop"]}, 3),
        ("stop 10", "two 37", {2: [20, 35, 37], 10: [30, "stop"]}, -7),
        ("stop 10", "luck +5", {2: [20, 35], 10: [30, "stop"]}, 5),
        ("swap 36", "stop 10", {2: [20, 36], 10: [30, "stop"]}, 0),
        ("swap 36", "swap 35", {10: [30, 35]}, 0),
        ("swap 36", "skip", {10: [30, "-", 36]}, 0),
        ("swap 36", "insert 4", {4: [36, 40]}, 3),
        ("swap 36", "ascending 1", {1: [10, 36]}, 1),
        ("swap 36", "two 37", {10: [30, 36, 37]}, 0),
        ("swap 36", "luck +5", {10: [30, 36]}, 5),
        ("skip", "stop 10", {2: [20, "-", 35], 10: [30, "stop"]}, -7),
        ("skip", "skip", {10: [30, "-", "-", 35]}, -4),
        ("skip", "ascending 1", {1: [10, "-", 35]}, 0),
        ("skip", "luck +5", {10: [30, "-", 35]}, 5),
        ("insert 4", "stop 10", {4: [35, 40], 10: [30, "stop"]}, 3),
        ("insert 4", "luck +5", {4: [35, 40]}, 5),
        ("ascending 1", "stop 10", {1: [10, 35], 10: [30, "stop"]}, 3),
        ("ascending 1", "skip", {1: [10, "-", 35]}, 0),
        ("ascending 1", "luck +5", {1: [10, 35]}, 5),
        ("two 37", "stop 10", {2: [20, 35, 37], 10: [30, "stop"]}, -7),
        ("two 37", "swap 36", {10: [30, 36, 37]}, 0),
        ("two 37", "skip", {10: [30, "-", 35, 37]}, -4),
        ("two 37", "insert 4", {4: [35, 40], 10: [30, 37]}, 3),
        ("two 37", "ascending 1", {1: [10, 35, 37]}, 3),
        ("two 37", "two 99", {4: [40, 99], 10: [30, 35, 37]}, 3),
        ("two 37", "luck +5", {10: [30, 35, 37]}, 5),
        ("luck +5", "stop 10", {2: [20, 35], 10: [30, "stop"]}, 5),
        ("luck +5", "skip", {10: [30, "-", 35]}, 5),
        ("luck +5", "insert 4", {4: [35, 40]}, 5),
        ("luck +5", "ascending 1", {1: [10, 35]}, 5),
    ],
)
def test_what_two_cards_do(first: str, second: str, rows: Rows, points: int) -> None:
    """Where the tiles lie, and what they have scored."""
    after = placed(first, second)
    assert {number: after.row(number) for number in ROWS} == ROWS | rows
    assert after.scores[0] == points


@pytest.mark.rule("S11.1a", "S8.8c", "S11.1f", "S6.2b")
@pytest.mark.parametrize(
    ("first", "second", "rule"),
    [
        *((first, "swap 36", "S11.1a") for first in ("skip", "insert 4", "ascending 1", "luck +5")),
        *((first, "two 37", "S11.1a") for first in ("skip", "insert 4", "ascending 1", "luck +5")),
        ("skip", "insert 4", "S8.8c"),
        ("insert 4", "skip", "S8.8c"),
        ("insert 4", "ascending 1", "S8.8c"),
        ("ascending 1", "insert 4", "S8.8c"),
        ("insert 4", "insert 4", "S11.1f"),
        ("ascending 1", "ascending 2", "S11.1f"),
        ("luck +5", "luck +5", "S6.2b"),
    ],
)
def test_what_does_not_go_together(first: str, second: str, rule: str) -> None:
    """The second card is fine alone, and refused after the first."""
    assert table().refusal(0, second) == ""
    after = table().play((0, first))
    assert after.refusal(0, second) == rule
    assert second not in after.moves(0)
