"""The figure on the table, and the spaces beside it where a tile could lie."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.state import Move, Moves
from stolik.games.hexx.tiles import ASK_BITS, SIDES, Face, Needs, Tile, TileSet

# A cell of the grid, numbered row by row with a border one cell wide that stays empty.
Space = i64

MOST_TILES: Final = 250


class Grid:
    """The hexagonal table in axial coordinates: -radius to radius in q and in r.

    A new column q (a line of the grid in any of its three directions) is begun by a tile with two
    contacts, and both lie in the column before: so that column has two neighbouring tiles. Growth by
    one column therefore costs two tiles, but for the first column of all, which may cost one. With n
    tiles to place no column further than (n + 1) // 2 beyond the start figure is ever reached: see
    `radius_for`.
    """

    def __init__(self, radius: i64) -> None:
        self.radius = radius
        self.width: i64 = 2 * radius + 3
        self.spaces: i64 = self.width * self.width
        # From a space to its neighbours, side by side (H8.1a).
        self.steps = vec[i64]([self.width, 1, 1 - self.width, -self.width, -1, self.width - 1])
        self.inside = vec[u8]([0] * self.spaces)
        for q in range(-radius, radius + 1):
            for r in range(-radius, radius + 1):
                self.inside[self.space(q, r)] = 1

    def space(self, q: i64, r: i64) -> Space:
        return (q + self.radius + 1) * self.width + r + self.radius + 1

    def q(self, space: Space) -> i64:
        return space // self.width - self.radius - 1

    def r(self, space: Space) -> i64:
        return space % self.width - self.radius - 1

    def holds(self, q: i64, r: i64) -> bool:
        return -self.radius <= q <= self.radius and -self.radius <= r <= self.radius


def radius_for(reach: i64, placed: i64) -> i64:
    """How far a figure can reach from its middle when so many tiles are placed on its start."""
    return reach + (placed + 1) // 2


class Figure:
    """The tiles that lie on the grid, and its sites: the empty spaces with two contacts or more."""

    def __init__(
        self,
        tiles: TileSet,
        grid: Grid,
        laid: vec[u8],
        spaces: vec[i64],
        faces: vec[i64],
        sites: vec[i64],
        needs: vec[i64],
    ) -> None:
        self.tiles = tiles
        self.grid = grid
        # For each space 0, or which tile of the figure lies there, the first being 1.
        self.laid = laid
        # Where each tile of the figure lies, and its face, in the order in which they were laid.
        self.spaces = spaces
        self.faces = faces
        self.size: i64 = 0
        # The sites, ascending, and what each of them asks of a tile.
        self.sites = sites
        self.needs = needs
        self.site_count: i64 = 0

    def clear(self) -> None:
        for i in range(self.size):
            self.laid[self.spaces[i]] = 0
        self.size = 0
        self.site_count = 0

    def is_laid(self, space: Space) -> bool:
        return i64(self.laid[space]) != 0

    def face_at(self, space: Space) -> Face:
        """The face on a space that holds a tile."""
        return self.faces[i64(self.laid[space]) - 1]

    def laid_since(self, space: Space, size: i64) -> bool:
        """Whether the space was filled after the figure had this size."""
        return i64(self.laid[space]) > size

    def needs_at(self, space: Space) -> Needs:
        """What the tiles around a space ask of one that shall lie there."""
        laid = self.laid
        steps = self.grid.steps
        asked = self.tiles.asked
        faces = self.faces
        needs: Needs = 0
        for side in range(SIDES):
            at = i64(laid[space + steps[side]])
            if at:
                needs = needs << ASK_BITS | i64(asked[SIDES * faces[at - 1] + side])
        return needs

    def contacts(self, space: Space) -> i64:
        laid = self.laid
        steps = self.grid.steps
        found: i64 = 0
        for side in range(SIDES):
            if i64(laid[space + steps[side]]):
                found += 1
        return found

    def lay(self, space: Space, face: Face) -> None:
        self.spaces[self.size] = space
        self.faces[self.size] = face
        self.size += 1
        self.laid[space] = u8(self.size)
        self.drop_site(space)
        steps = self.grid.steps
        for side in range(SIDES):
            other = space + steps[side]
            if not i64(self.laid[other]) and i64(self.grid.inside[other]):
                needs = self.needs_at(other)
                if needs >> ASK_BITS:
                    self.put_site(other, needs)

    def site_index(self, space: Space) -> i64:
        """Where the site is among the others, or would be."""
        sites = self.sites
        low: i64 = 0
        high = self.site_count
        while low < high:
            middle = (low + high) >> 1
            if sites[middle] < space:
                low = middle + 1
            else:
                high = middle
        return low

    def put_site(self, space: Space, needs: Needs) -> None:
        at = self.site_index(space)
        count = self.site_count
        if at == count or self.sites[at] != space:
            for i in range(count, at, -1):
                self.sites[i] = self.sites[i - 1]
                self.needs[i] = self.needs[i - 1]
            self.sites[at] = space
            self.site_count = count + 1
        self.needs[at] = needs

    def drop_site(self, space: Space) -> None:
        at = self.site_index(space)
        if at == self.site_count or self.sites[at] != space:
            return
        self.site_count -= 1
        for i in range(at, self.site_count):
            self.sites[i] = self.sites[i + 1]
            self.needs[i] = self.needs[i + 1]

    def fits(self, tile: Tile) -> bool:
        """Whether the tile may be laid anywhere."""
        needs = self.needs
        for i in range(self.site_count):
            if self.tiles.rotations(tile, needs[i]):
                return True
        return False

    def placements(self, tile: Tile, first: Move, out: Moves) -> None:
        """Adds every way to lay the tile, as `first` + six times the space + the rotation."""
        sites = self.sites
        needs = self.needs
        for i in range(self.site_count):
            rotations = self.tiles.rotations(tile, needs[i])
            move = first + SIDES * sites[i]
            while rotations:
                if rotations & 1:
                    out.add(move)
                rotations >>= 1
                move += 1

    def copy(self) -> "Figure":
        other = Figure(
            self.tiles,
            self.grid,
            self.laid[:],
            self.spaces[:],
            self.faces[:],
            self.sites[:],
            self.needs[:],
        )
        other.size = self.size
        other.site_count = self.site_count
        return other


def no_figure(tiles: TileSet, grid: Grid) -> Figure:
    """An empty grid. Every site takes two free sides of the figure, so three for each tile are enough."""
    count = tiles.count
    return Figure(
        tiles,
        grid,
        vec[u8]([0] * grid.spaces),
        vec[i64]([0] * count),
        vec[i64]([0] * count),
        vec[i64]([0] * (3 * count)),
        vec[i64]([0] * (3 * count)),
    )
