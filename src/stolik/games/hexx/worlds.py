"""The worlds of Hexx & Hopp that agree with what everybody knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.chance import Chance, branch
from stolik.engine.worlds import Worlds
from stolik.games.hexx.rules import Hexx
from stolik.pieces.pack import Pack

# What is known of the hidden tiles: nothing, that none of them fits, that at least one does.
ANY: Final = 0
NONE_FITS: Final = 1
ONE_FITS: Final = 2


class HexxWorlds(Worlds):
    """Deals the unseen tiles to the hidden places, each way equally likely."""

    def __init__(self, known: Hexx, unseen: list[int], hidden: list[int], fitting: list[int] | None) -> None:
        # All that is known, laid out; the tiles that may be hidden; the cells of the stacks where
        # they may be; and, if one of the hidden tiles has to fit, the tiles that would.
        self.known = known
        self.unseen = vec[i64](unseen)
        self.hidden = vec[i64](hidden)
        self.one_fits = fitting is not None
        self.is_fitting = vec[u8]([0] * (known.setup.tiles.count + 1))
        for tile in fitting or []:
            self.is_fitting[tile] = 1

    def draw(self, rng: Chance) -> Hexx:
        """Where one has to fit, deals without one are dealt again: h of u tiles have it h times in u at
        least, so on average no more than u tiles are drawn."""
        world = self.known.copy()
        world.chance = branch(rng)
        while not self.fill(world, rng):
            pass
        return world

    def fill(self, world: Hexx, rng: Chance) -> bool:
        """Deals all hidden tiles; whether that is a world which may be."""
        cells = world.stacks.cells
        hidden = self.hidden
        pack = Pack(self.unseen[:])
        fits = not self.one_fits
        for i in range(len(hidden)):
            tile = pack.draw(rng)
            cells[hidden[i]] = u8(tile)
            if self.is_fitting[tile]:
                fits = True
        return fits
