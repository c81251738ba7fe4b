"""The tiles of Hexx & Hopp, the grid, and how a round is set up."""

from itertools import permutations, product
from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, SuspendingChance, fast
from stolik.engine.errors import DataError, NeedsChance
from stolik.games.hexx import GAME
from stolik.games.hexx.components import neighbours
from stolik.games.hexx.figure import no_figure, radius_for
from stolik.games.hexx.rules import Hexx
from stolik.games.hexx.tiles import SIDES
from tests.games.hexx.table import MIDDLE, Table

TILES: list[str] = GAME.default_components["tiles"]
COLOURS = "RYBW"
Y = [(0, 0), (1, 0), (2, 0), (-1, 1), (-2, 2), (0, -1), (0, -2)]


def turned(tile: str) -> str:
    """The same for all rotations of a tile."""
    return min(tile[at:] + tile[:at] for at in range(6))


def script(seats: int, stack: int, dealer: int = 0, rotation: int = 0) -> list[int]:
    """A dealer, tiles 1 to 7 for the start figure, and the next ones for the stacks."""
    start = [number for tile in range(1, 8) for number in (tile, rotation if tile == 1 else 0)]
    return [dealer, *start, *range(8, 8 + seats * stack)]


def dealt(seats: int, **changes: Any) -> Hexx:
    stack = 13 if seats == 5 else 15
    return GAME.deal(GAME.terms(seats), ScriptedChance(script(seats, stack, **changes)))


@pytest.mark.rule("H0.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    """One player, or six, cannot sit down; the message says how many can."""
    with pytest.raises(DataError, match="2 to 5"):
        GAME.terms(seats)


@pytest.mark.rule("H1.1a", "H1.1b", "H1.1c")
def test_there_are_72_tiles_of_six_sides_in_four_colours() -> None:
    """Each tile has a colour for each of its six sides."""
    assert GAME.default_components["colours"] == ["red", "yellow", "blue", "white"]
    assert len(TILES) == 72
    assert all(len(tile) == 6 and set(tile) <= set(COLOURS) for tile in TILES)


@pytest.mark.rule("H1.2d")
def test_no_two_tiles_are_alike() -> None:
    """Counted up to rotation there are 72 of them."""
    assert len({turned(tile) for tile in TILES}) == 72


@pytest.mark.rule("H1.2e")
def test_every_tile_shows_all_colours() -> None:
    """No colour is missing on any tile."""
    assert all(set(tile) == set(COLOURS) for tile in TILES)


@pytest.mark.rule("H1.2a")
def test_one_colour_three_times() -> None:
    """X X a X b c: 24 tiles."""
    wanted = {f"{x}{x}{a}{x}{b}{c}" for x in COLOURS for a, b, c in permutations(sorted(set(COLOURS) - {x}))}
    assert len(wanted) == 24
    assert {turned(tile) for tile in wanted} == {turned(tile) for tile in TILES[:24]}


@pytest.mark.rule("H1.2b", "H1.2c")
@pytest.mark.parametrize(("first", "pattern"), [(24, "xyxsyt"), (48, "xxsyty")])
def test_two_colours_twice(first: int, pattern: str) -> None:
    """x y x s y t and x x s y t y: 24 tiles each."""
    wanted = {
        "".join(dict(zip("xyst", colours, strict=True))[side] for side in pattern)
        for colours in permutations(COLOURS)
    }
    assert len(wanted) == 24
    assert {turned(tile) for tile in wanted} == {turned(tile) for tile in TILES[first : first + 24]}


@pytest.mark.rule("H1.2f")
def test_another_set_of_tiles_can_be_handed_in() -> None:
    """Whoever has a box printed otherwise plays with its tiles."""
    own = GAME.default_components | {"tiles": [tile[1:] + tile[:1] for tile in TILES]}
    setup = GAME.setup(GAME.terms(2, components=own))
    assert [setup.tiles.colour(SIDES * 1, side) for side in range(6)] == [0, 1, 0, 2, 3, 0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"tiles": [*TILES[:71], "RRYRBR"]}, "at least once"),
        ({"tiles": [*TILES[:71], "RYRBWR"]}, "is tile 1, turned"),
        ({"tiles": TILES[:66]}, "67 tiles"),
        ({"colours": ["red", "red", "blue", "white"]}, "named once"),
        ({"start": [[0, 0], [2, 0]]}, "beside exactly one"),
        ({"start": [[0, 0], [1, 0], [0, 1]]}, "beside exactly one"),
        ({"start": [[0, 0], [0, 0]]}, "is taken"),
        ({"start": [[9, 0]]}, "too far"),
    ],
)
def test_components_are_checked(change: dict[str, Any], words: str) -> None:
    """A set that cannot be played with is refused, and the message says why."""
    with pytest.raises(DataError, match=words):
        GAME.terms(4, components=GAME.default_components | change)


@pytest.mark.rule("H1.2f")
def test_a_box_holds_250_tiles_at_most() -> None:
    """All of them can be dealt; one more is refused."""
    every = sorted({turned("".join(sides)) for sides in product(COLOURS, repeat=6) if len(set(sides)) == 4})
    box = GAME.default_components | {"tiles": every[:250], "stacks": [121, 1, 1, 1]}
    state = GAME.deal(GAME.terms(2, components=box), fast(1))
    assert [state.stacks.size(seat) for seat in range(2)] == [121, 121]
    with pytest.raises(DataError, match="tiles"):
        GAME.terms(2, components=box | {"tiles": every[:251]})


def test_a_box_without_gifts() -> None:
    """Whoever has agreed on none lays tile after tile."""
    box = GAME.default_components | {"gifts": [0] * len(GAME.default_components["gifts"])}
    setup = GAME.setup(GAME.terms(2, components=box))
    assert setup.gifts.count == 0


@pytest.mark.rule("H1.3a", "H8.1b")
def test_a_tile_may_be_turned() -> None:
    """Rotation k turns the tile clockwise: printed side i looks to (i + k) mod 6."""
    tiles = dealt(2).setup.tiles
    printed = [tiles.colour(SIDES * 1, side) for side in range(6)]
    for rotation in range(6):
        for side in range(6):
            assert tiles.colour(SIDES * 1 + rotation, (side + rotation) % 6) == printed[side]
    assert "place 1 1 r4" in Table({"open": 1, "stack": [40]}, {"stack": [50]}).moves(0)


@pytest.mark.rule("H1.3b")
def test_there_are_six_rotations() -> None:
    """r6 is no rotation."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]})
    assert table.refusal(0, MIDDLE) == ""
    assert table.refusal(0, "place 0 0 r6") == "H1.3b"


@pytest.mark.rule("H8.1a")
def test_the_six_neighbours_of_a_cell() -> None:
    """Side after side, clockwise, with q to the right and r downwards."""
    grid = dealt(2).setup.grid
    beside = [grid.space(0, 0) + step for step in grid.steps]
    wanted = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert [(grid.q(space), grid.r(space)) for space in beside] == wanted


@pytest.mark.rule("H8.10")
def test_the_grid_ends_at_its_radius() -> None:
    """In q and in r; beyond lies a border where nothing can be laid."""
    grid = dealt(2).setup.grid
    radius = int(grid.radius)
    for q in range(-radius - 1, radius + 2):
        for r in range(-radius - 1, radius + 2):
            held = abs(q) <= radius and abs(r) <= radius
            assert grid.holds(q, r) == held
            assert bool(grid.inside[grid.space(q, r)]) == held


@pytest.mark.rule("H3.3a", "H3.3c")
@pytest.mark.parametrize("start", [Y, Y[:2], Y[:3]])
def test_the_places_beside_the_start_figure(start: list[tuple[int, int]]) -> None:
    """All empty cells with two contacts or more are looked at, none is forgotten when a round begins."""
    box = GAME.default_components | {"start": start}
    figure = GAME.deal(GAME.terms(2, components=box), fast(1)).figure
    grid = figure.grid
    cells = [grid.space(q, r) for q in range(-4, 5) for r in range(-4, 5)]
    wanted = sorted(cell for cell in cells if not figure.is_laid(cell) and figure.contacts(cell) >= 2)
    assert [figure.sites[at] for at in range(figure.site_count)] == wanted


@pytest.mark.rule("H8.10")
def test_the_fastest_growth_stays_on_the_grid() -> None:
    """All 65 tiles laid in a strip, two to a column, do not come to the edge."""
    state = dealt(5)
    figure = no_figure(state.setup.tiles, state.setup.grid)
    grid = figure.grid
    for cell in Y:
        figure.lay(grid.space(*cell), SIDES)
    strip = [(2, -1), *((column, r) for column in range(3, 35) for r in (-1, 0))]
    assert len(strip) == 72 - 7
    for q, r in strip:
        space = grid.space(q, r)
        assert figure.contacts(space) >= 2
        assert grid.inside[space]
        figure.lay(space, SIDES)
    assert all(grid.inside[space + step] for space in figure.spaces for step in grid.steps)


@pytest.mark.rule("H8.10")
def test_no_growth_is_faster() -> None:
    """Whatever is laid on the start figure, each new column but the first costs two tiles."""
    figures = {frozenset(Y)}
    reached = 0
    for tiles in range(1, 4):
        figures = {
            figure | {cell}
            for figure in figures
            for cell in set().union(*(neighbours(*laid) for laid in figure)) - figure
            if len(neighbours(*cell) & figure) >= 2
        }
        reached = max(abs(axis) for figure in figures for cell in figure for axis in cell)
        assert reached <= radius_for(2, tiles)
    assert reached == 3


@pytest.mark.rule("H1.4a", "H1.4b", "H-Opt-rounds")
def test_the_number_of_rounds() -> None:
    """Eight unless another number from 1 to 10 was agreed."""
    assert dealt(2).setup.rounds == 8
    assert GAME.setup(GAME.terms(2, {"rounds": 10})).rounds == 10
    for rounds in (0, 11):
        with pytest.raises(DataError, match="rounds"):
            GAME.terms(2, {"rounds": rounds})


@pytest.mark.rule("H2.1a")
def test_lots_are_drawn_for_the_first_dealer() -> None:
    """The first number that is drawn says which of the seats deals."""
    assert dealt(3, dealer=2).dealer == 2
    with pytest.raises(NeedsChance) as need:
        GAME.deal(GAME.terms(3), SuspendingChance([]))
    assert need.value.n == 3


@pytest.mark.rule("H2.1b")
def test_the_next_dealer_sits_clockwise() -> None:
    """After the last seat the first one deals again."""
    for dealer, following in [(0, 1), (1, 2), (2, 0)]:
        table = Table({"open": 1}, {"stack": [50]}, {"stack": [51]}, options={"rounds": 2}, dealer=dealer)
        table.play((0, MIDDLE))
        assert (table.state.round, table.state.dealer) == (2, following)


@pytest.mark.rule("H2.1c", "H2.1e", "H2.1g", "H2.1h")
def test_the_start_figure_is_a_y_of_seven_tiles() -> None:
    """The first tile drawn lies in the middle, the others on three straight arms of two."""
    laid = GAME.position(dealt(4)).figure
    assert {part.tile: (part.q, part.r) for part in laid} == dict(zip(range(1, 8), Y, strict=True))


@pytest.mark.rule("H2.1f")
def test_the_start_figure_matches() -> None:
    """Loading a figure checks that all sides that touch agree in colour; a turned tile is noticed."""
    state = dealt(4, rotation=2)
    terms = GAME.terms(4)
    saved = GAME.save(state, terms)
    GAME.load(saved, fast(0))
    middle = next(part for part in saved["position"]["figure"] if (part["q"], part["r"]) == (0, 0))
    middle["rotation"] = (middle["rotation"] + 1) % 6
    with pytest.raises(DataError, match="does not match"):
        GAME.load(saved, fast(0))


@pytest.mark.rule("H2.1j")
def test_the_start_figure_is_turned_at_random() -> None:
    """The first tile lies any way; of a later one only the rotations that match can come up."""
    with pytest.raises(NeedsChance) as need:
        GAME.deal(GAME.terms(2), SuspendingChance([0, 0]))
    assert need.value.n == 6
    # Tile 1 (RRYRBW) shows red to the right; tile 2 (RRYRWB) has red on three sides to touch it with.
    with pytest.raises(NeedsChance) as need:
        GAME.deal(GAME.terms(2), SuspendingChance([0, 0, 0, 70]))
    assert need.value.n == TILES[71].count("R")


@pytest.mark.rule("H2.2a", "H2.2b", "H2.2c", "H2.2e")
@pytest.mark.parametrize(("seats", "stack", "out"), [(2, 15, 35), (3, 15, 20), (4, 15, 5), (5, 13, 0)])
def test_stacks(seats: int, stack: int, out: int) -> None:
    """15 tiles for each of two to four, 13 for each of five; the others are out of the round."""
    state = dealt(seats)
    view = GAME.view(state, GAME.terms(seats), None)
    assert [part.stack for part in view.seats] == [stack] * seats
    assert all(part.open is None for part in view.seats)
    held = [tile for part in GAME.position(state).seats for tile in part.stack]
    assert sorted(tile for tile in held if tile) == list(range(8, 8 + seats * stack))
    assert 72 - 7 - len(held) == out


@pytest.mark.rule("H2.3a", "H3")
def test_everybody_starts_at_once() -> None:
    """After the deal every seat may turn up a tile, and none waits for another."""
    state = dealt(4)
    assert state.actors() == [0, 1, 2, 3]
    state.play(2, 0)
    state.play(2, 1)
    assert state.actors() == [0, 1, 2, 3]


@pytest.mark.rule("H8.8a")
def test_each_round_shuffles_all_tiles() -> None:
    """A tile that lay in the figure of the first round can be dealt in the second."""
    second = [number for tile in range(66, 73) for number in (tile, 0)] + list(range(1, 31))
    table = Table({"open": 1}, {"stack": [50]}, options={"rounds": 2}, chance=ScriptedChance(second))
    table.play((0, MIDDLE))
    assert table.stack(0) == list(range(1, 16))


@pytest.mark.rule("H7.1d", "H8.6a", "H-Opt-handicap_tiles")
def test_a_handicap_in_tiles() -> None:
    """Each player can be dealt fewer tiles of their own number; seconds are the table's."""
    options = {"handicap_tiles": [0, 3, 14], "handicap_seconds": [5, 0, 0]}
    state = GAME.deal(GAME.terms(3, options), fast(1))
    assert [state.stacks.size(seat) for seat in range(3)] == [15, 12, 1]


@pytest.mark.rule("H8.6b")
@pytest.mark.parametrize(
    "options",
    [
        {"handicap_tiles": [0, 15]},
        {"handicap_tiles": [0, -1]},
        {"handicap_tiles": [1]},
        {"handicap_seconds": [1, 2, 3]},
    ],
)
def test_handicaps_are_checked(options: dict[str, Any]) -> None:
    """One tile at least is left, and there is one number for each seat."""
    with pytest.raises(DataError, match="handicap"):
        GAME.terms(2, options)
