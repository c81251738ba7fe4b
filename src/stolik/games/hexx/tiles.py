"""The tiles of Hexx & Hopp: six coloured sides each, and what follows from turning them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Tiles count from 1; 0 stands for none.
Tile = i64
# A tile in one of its rotations: six times the tile, plus the rotation.
Face = i64
# What a space asks of a tile on one side: 1 + 4 x side + colour. Needs are such asks, five bits each.
Needs = i64

SIDES: Final = 6
COLOURS: Final = 4
ASKS: Final = 32
ASK_BITS: Final = 5
ASK_MASK: Final = 31
ALL_ROTATIONS: Final = 63


class TileSet:
    """All tiles, with the two tables that make matching quick."""

    def __init__(self, sides: list[list[int]]) -> None:
        """`sides` has the colours of each tile, clockwise, beginning with tile 1."""
        self.count: i64 = len(sides)
        colours = [0] * (SIDES * SIDES * (len(sides) + 1))
        asked = [0] * len(colours)
        turns = [0] * (ASKS * (len(sides) + 1))
        for tile, printed in enumerate(sides, 1):
            for rotation in range(SIDES):
                for at in range(SIDES):
                    side = (at + rotation) % SIDES
                    face = SIDES * tile + rotation
                    colours[SIDES * face + side] = printed[at]
                    across = (side + 3) % SIDES
                    asked[SIDES * face + across] = 1 + COLOURS * across + printed[at]
                    turns[ASKS * tile + 1 + COLOURS * side + printed[at]] |= 1 << rotation
        # The colour a face shows on a side.
        self.colours = vec[u8](colours)
        # What a space asks on a side when this face lies across it.
        self.asked = vec[u8](asked)
        # The rotations, as bits, in which a tile gives what is asked.
        self.turns = vec[u8](turns)

    def colour(self, face: Face, side: i64) -> i64:
        return i64(self.colours[SIDES * face + side])

    def rotations(self, tile: Tile, needs: Needs) -> i64:
        """The rotations, as bits, in which the tile gives all that is asked."""
        turns = self.turns
        first = ASKS * tile
        found: i64 = ALL_ROTATIONS
        while needs and found:
            found &= i64(turns[first + (needs & ASK_MASK)])
            needs >>= ASK_BITS
        return found
