"""What is in the box."""

from collections import Counter

import pytest

from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.components import Components, Side

BOX: Components = GAME.components_of(GAME.terms(4))
SETUP = GAME.setup(GAME.terms(4))
HEADS = {tile: int(SETUP.heads[tile]) for tile in range(1, 101)}


@pytest.mark.rule("S1.1a", "S1.1b")
def test_a_hundred_tiles_with_heads() -> None:
    """The tiles are 1 to 100, and each has 1, 2, 3 or 5 heads."""
    assert SETUP.tiles == 100
    assert set(HEADS.values()) == {1, 2, 3, 5}


@pytest.mark.rule("S0.12", "S1.1c", "S1.1d", "S1.1e")
def test_heads_of_the_examples() -> None:
    """The rebuilt heads agree with every worked example."""
    assert HEADS[22] == 3
    assert HEADS[23] == HEADS[83] == 5
    assert HEADS[15] + HEADS[18] + HEADS[19] == 8


@pytest.mark.rule("S1.1f", "S1.1g", "S1.1h", "S1.1i")
@pytest.mark.parametrize("tile", range(1, 101))
def test_heads_follow_the_remainder(tile: int) -> None:
    """What a tile leaves when divided by 20 says how many heads it has."""
    wanted = {3: 5, 11: 5, 2: 3, 15: 3, 18: 3, 5: 2, 7: 2, 9: 2, 19: 2}.get(tile % 20, 1)
    assert HEADS[tile] == wanted


@pytest.mark.rule("S1.1j")
def test_heads_in_all() -> None:
    """10, 15, 20 and 55 tiles; 190 heads."""
    assert Counter(HEADS.values()) == {5: 10, 3: 15, 2: 20, 1: 55}
    assert sum(HEADS.values()) == 190


@pytest.mark.rule("S1.2a", "S1.2b", "S1.2c", "S1.2d", "S1.2e")
def test_cards_and_markers() -> None:
    """24 action cards of six kinds, 12 luck cards of two, two markers."""
    assert BOX.actions.counts() == [4] * 6
    assert (BOX.luck.five, BOX.luck.heads) == (6, 6)
    assert BOX.actions.markers == 2


BASIC = [
    ". . . T",
    ". . +2 R1 T",
    ". G1 . +3 R2 T",
    ". . . G1 T",
    ". D D D +4 T",
    ". G1 -3 G2 T",
    ". +2 . G1 -5 +6 T",
    ". D D G2 R1 T",
    ". G1 +5 T",
    ". G1 . R2 G2 +7 T",
]
ADVANCED = [
    ". G1 . R1 TH",
    ". . -7 DA G1 TT",
    ". DT . R1 . G2 TH",
    ". +3 . R2 TT",
    "DA . +5 TH",
    "DT . G1 -5 +4 TT",
    ". G1 . DA TH",
    ". +2 -7 . DT G2 TT",
    ". DA . R1 +6 TH",
    ". . DT -4 G2 +8 TT",
]


@pytest.mark.rule("S1.3-basic-1", "S1.3-basic-2", "S1.3-basic-3", "S1.3-basic-4", "S1.3-basic-5")
@pytest.mark.rule("S1.3-basic-6", "S1.3-basic-7", "S1.3-basic-8", "S1.3-basic-9", "S1.3-basic-10")
@pytest.mark.parametrize("row", range(10))
def test_blue_rows(row: int) -> None:
    """Each row of the blue side, field by field."""
    assert BOX.basic.symbols()[row] == BASIC[row].split()


@pytest.mark.rule("S1.3-advanced-1", "S1.3-advanced-2", "S1.3-advanced-3", "S1.3-advanced-4")
@pytest.mark.rule("S1.3-advanced-5", "S1.3-advanced-6", "S1.3-advanced-7", "S1.3-advanced-8")
@pytest.mark.rule("S1.3-advanced-9", "S1.3-advanced-10")
@pytest.mark.parametrize("row", range(10))
def test_red_rows(row: int) -> None:
    """Each row of the red side, field by field."""
    assert BOX.advanced.symbols()[row] == ADVANCED[row].split()


@pytest.mark.rule("S1.3b", "S1.3c", "S1.3d")
@pytest.mark.parametrize("side", [BOX.basic, BOX.advanced])
def test_rows_end_in_take_row(side: Side) -> None:
    """Ten rows on each side; the last field of each, and no other, takes the row."""
    assert len(side.rows) == 10
    for symbols in side.symbols():
        assert [symbol.startswith("T") for symbol in symbols] == [False] * (len(symbols) - 1) + [True]


def kinds(side: Side) -> set[str]:
    """Points as their sign, heads as H."""
    signs = {"G": "H", "R": "H", "+": "n", "-": "n"}
    return {signs.get(symbol[0], symbol) for symbols in side.symbols() for symbol in symbols} - {"."}


@pytest.mark.rule("S1.3e", "S1.3f")
def test_kinds_of_special_fields() -> None:
    """Four on the blue side; the red side adds four of its own."""
    assert kinds(BOX.basic) == {"T", "H", "n", "D"}
    assert kinds(BOX.advanced) == {"TH", "TT", "H", "n", "DT", "DA"}


@pytest.mark.rule("S1.4a", "S1.4d")
def test_track() -> None:
    """From -44 to 44, with eight clovers."""
    assert (BOX.track.low, BOX.track.high) == (-44, 44)
    assert BOX.track.clovers == [-35, -25, -15, -5, 5, 15, 25, 35]
