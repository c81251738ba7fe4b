"""Turning up, putting back, laying, and claims that are refused."""

import pytest

from stolik.games.hexx.position import Cell
from stolik.games.hexx.rules import Hexx
from tests.games.hexx.table import MIDDLE, RING, UNFIT, WRONG, Table


def race(contacts: int = 2) -> Table:
    """Seat 0 has tile 1 open, which fits at (0, 0); seat 1 has turned nothing up."""
    return Table({"open": 1, "stack": [40, 41]}, {"stack": [50, 51]}, contacts=contacts)


def claim(table: Table, seat: int, text: str) -> bool:
    """Whether the table takes a refused claim as overtaken."""
    state: Hexx = table.state
    rotation = int(text[-1])
    q, r = (int(word) for word in text.split()[1:3])
    return state.overtaken(seat, state.setup.place_move(state.setup.grid.space(q, r), rotation))


@pytest.mark.rule("H3.1b", "H3b")
def test_the_top_tile_is_turned_up() -> None:
    """Whoever has no open tile may turn one up, and can do nothing else."""
    table = race()
    assert table.moves(1) == ["up"]
    table.play((1, "up"))
    assert (table.seat(1).open, table.stack(1)) == (50, [51])
    assert table.refusal(1, "instruct ask") == "H3b"
    assert table.state.why_illegal(1, -1) == "H3b"
    assert table.state.why_illegal(1, table.state.move_count()) == "H3b"


@pytest.mark.rule("H3.1a")
def test_only_one_tile_is_open() -> None:
    """The next tile waits until the open one is laid or put back."""
    assert race().refusal(0, "up") == "H3.1a"


@pytest.mark.rule("H3.1c")
def test_an_empty_stack() -> None:
    """With the last tile open there is none left to turn up."""
    table = Table({"open": 1}, {"stack": [50]})
    assert table.refusal(0, "up") == "H3.1c"


@pytest.mark.rule("H3.2a", "H3.2c")
def test_a_tile_put_back_goes_to_the_bottom() -> None:
    """It may be put back at any time, also when it fits somewhere."""
    table = race().play((0, "back"))
    assert (table.seat(0).open, table.stack(0)) == (None, [40, 41, 1])


@pytest.mark.rule("H3.2b", "H3")
def test_turning_up_again_and_again() -> None:
    """One seat may turn up, put back and turn up as often as it likes while the other does nothing."""
    table = race().play((0, "back"), (0, "up"), (0, "back"), (0, "up"), (0, "back"), (0, "up"))
    assert (table.seat(0).open, table.stack(0)) == (1, [40, 41])


@pytest.mark.rule("H3.2b", "H3.2c")
def test_a_stack_turned_over_many_times() -> None:
    """More often than there are tiles: they come up in the same order again and again, for everybody."""
    stacks = [[40, 41, 42], [50, 51], [60]]
    table = Table(*[{"stack": stack} for stack in stacks])
    for turn in range(150):
        for seat, stack in enumerate(stacks):
            table.play((seat, "up"))
            assert table.seat(seat).open == stack[turn % len(stack)]
            table.play((seat, "back"))
    assert [table.stack(seat) for seat in range(3)] == stacks


@pytest.mark.rule("H3.2d")
def test_nothing_to_put_back() -> None:
    """Without an open tile none can be put back."""
    assert race().refusal(1, "back") == "H3.2d"


@pytest.mark.rule("H3a")
def test_only_seats_of_the_table_act() -> None:
    """A third seat does not exist in a game of two."""
    table = race()
    for seat in (-1, 2):
        assert table.state.why_illegal(seat, 0) == "H3a"
        assert table.state.moves(seat) == []
        assert table.state.amendments(seat) == []
        assert table.state.why_no_amendment(seat, table.state.setup.first_instruction) == "H3a"


@pytest.mark.rule("H3.3a")
def test_a_tile_adjoins_the_figure() -> None:
    """A cell away from the figure is no place."""
    assert race().refusal(0, "place 4 4 r0") == "H3.3a"


@pytest.mark.rule("H3.3b")
def test_a_taken_cell() -> None:
    """Where a tile lies no other can."""
    assert race().refusal(0, "place 1 0 r0") == "H3.3b"


@pytest.mark.rule("H3.3c", "H3.8b")
@pytest.mark.parametrize("rotation", range(6))
def test_one_contact_is_not_enough(rotation: int) -> None:
    """Whether the colour matches or not."""
    assert race().refusal(0, f"place 2 0 r{rotation}") == "H3.3c"


@pytest.mark.rule("H3.3d", "H3.8b", "H3.8a", "H3.8c")
def test_every_touching_side_matches() -> None:
    """Two sides match and a third does not: the refusal names it, and nothing has changed."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, figure=[*RING[:2], WRONG])
    before = table.position
    refusal = table.refused(0, MIDDLE)
    assert refusal is not None
    assert (refusal.rule, refusal.detail) == ("H3.3d", "side 2: yellow / white")
    assert table.position == before
    assert table.seat(0).open == 1


@pytest.mark.rule("H3.3e")
def test_only_an_open_tile_is_laid() -> None:
    """Nobody lays a tile unseen from the stack."""
    assert race().refusal(1, MIDDLE) == "H3.3e"


@pytest.mark.rule("H3.3f")
def test_the_edge_of_the_grid() -> None:
    """A figure that somebody wrote down at the edge cannot grow over it."""
    table = race()
    radius = table.state.setup.grid.radius
    edge = [
        {"q": radius, "r": 0, "tile": 2, "rotation": 0},
        {"q": radius, "r": 1, "tile": 3, "rotation": 1},
    ]
    table = Table({"open": 1, "stack": [40]}, {"stack": [50, 51, 52, 53, 54]}, figure=edge)
    assert table.refusal(0, f"place {radius + 1} 0 r0") == "H3.3f"
    setup = table.state.setup
    assert table.state.why_illegal(0, setup.place_move(setup.grid.space(radius + 1, 0), 0)) == "H3.3f"
    assert table.state.why_illegal(0, setup.place_move(0, 0)) == "H3.3f"
    assert table.state.why_illegal(0, setup.place_move(setup.grid.spaces - 1, 5)) == "H3.3f"
    assert all(f"place {radius + 1}" not in move for move in table.moves(0))


@pytest.mark.rule("H3.4a")
def test_two_contacts() -> None:
    """Nothing is given; the player goes on with the next tile."""
    table = race().play((0, MIDDLE))
    assert table.events() == ["placed"]
    assert table.moves(0) == ["up"]
    assert len(table.stack(1)) == 2


@pytest.mark.rule("H3.7a", "H3.7b", "H3.7c", "H8.7a")
def test_two_claims_on_one_cell() -> None:
    """The first claim counts; the other seat was overtaken, keeps its tile and may go on."""
    table = Table({"open": 1, "stack": [40]}, {"open": 49, "stack": [50]})
    assert MIDDLE in table.moves(0)
    assert MIDDLE in table.moves(1)
    table.play((0, MIDDLE))
    refusal = table.refused(1, MIDDLE)
    assert refusal is not None
    assert (refusal.rule, refusal.detail) == ("H3.7a", "overtaken")
    assert claim(table, 1, MIDDLE)
    assert table.seat(1).open == 49
    assert table.seat(1).filled_since == [Cell(q=0, r=0)]
    assert "back" in table.moves(1)


@pytest.mark.rule("H3.3b", "H8.7a")
def test_a_cell_that_was_taken_before() -> None:
    """Nobody was overtaken where a tile lay when the own one was turned up."""
    table = race().play((0, MIDDLE), (1, "up"))
    assert table.refusal(1, "place 0 0 r0") == "H3.3b"
    assert not claim(table, 1, "place 0 0 r0")
    table.play((1, "back"))
    assert not claim(table, 1, "place 0 0 r0")


@pytest.mark.rule("H8.7a", "H8.7c")
def test_overtaken_by_a_tile_beside() -> None:
    """The cell is free, but a tile beside it was laid since: the side is named, and nobody punished."""
    figure = [RING[0], RING[1], RING[3]]
    table = Table({"open": 1, "stack": [40, 41, 42]}, {"open": 28, "stack": [50]}, figure=figure)
    assert table.refusal(1, "place -1 1 r2") == ""
    table.play((0, MIDDLE))
    refusal = table.refused(1, "place -1 1 r2")
    assert refusal is not None
    assert (refusal.rule, refusal.detail) == ("H3.3d", "overtaken, side 5: white / yellow")
    assert claim(table, 1, "place -1 1 r2")
    assert not claim(table, 1, "place 2 0 r2")


@pytest.mark.rule("H8.7a")
def test_off_the_grid_nobody_is_overtaken() -> None:
    """Nor without an open tile, nor by a move that is no claim."""
    table = race().play((0, MIDDLE))
    state = table.state
    radius = state.setup.grid.radius
    assert not claim(table, 1, "place 0 0 r0")
    table.play((1, "up"))
    assert not state.overtaken(1, state.setup.place_move(state.setup.grid.space(radius + 1, 0), 0))
    assert not state.overtaken(1, 0)
    assert not state.overtaken(1, state.setup.first_gift)
    assert not state.overtaken(7, state.setup.place_move(state.setup.grid.space(0, 0), 0))


@pytest.mark.rule("H3.7c")
def test_a_claim_that_has_become_right() -> None:
    """One contact when it was seen, two when it arrives: allowed."""
    table = Table({"open": 1, "stack": [40]}, {"open": 21, "stack": UNFIT[:2]})
    assert table.refusal(1, "place 1 -1 r1") == "H3.3c"
    table.play((0, MIDDLE))
    assert table.refusal(1, "place 1 -1 r1") == ""
