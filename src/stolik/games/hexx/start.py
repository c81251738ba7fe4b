"""Preparation of a round: the start figure, built by the software, and the stacks."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import Log
from stolik.games.hexx.events import DEALT, FIGURE_STARTED
from stolik.games.hexx.figure import Figure
from stolik.games.hexx.stacks import Stacks
from stolik.games.hexx.tiles import SIDES
from stolik.pieces.pack import Pack


def build_start(figure: Figure, start: vec[i64], pack: Pack, chance: Chance, log: Log | None) -> None:
    """Lays a tile on each space of `start`, in one of the rotations that match what lies there."""
    grid = figure.grid
    for i in range(len(start)):
        space = start[i]
        tile = pack.draw(chance)
        rotation = random_rotation(figure.tiles.rotations(tile, figure.needs_at(space)), chance)
        figure.lay(space, SIDES * tile + rotation)
        if log is not None:
            log.append((FIGURE_STARTED, tile, grid.q(space), grid.r(space), rotation))


def random_rotation(rotations: i64, chance: Chance) -> i64:
    """One of the rotations that are given as bits."""
    count: i64 = 0
    for rotation in range(SIDES):
        count += (rotations >> rotation) & 1
    skip = chance.below(count)
    found: i64 = 0
    while skip or not (rotations >> found) & 1:
        skip -= (rotations >> found) & 1
        found += 1
    return found


def deal_stacks(stacks: Stacks, sizes: vec[i64], pack: Pack, chance: Chance, log: Log | None) -> None:
    for seat in range(len(sizes)):
        for _ in range(sizes[seat]):
            stacks.put_under(seat, pack.draw(chance))
        if log is not None:
            log.append((DEALT, seat, sizes[seat]))
