"""A claim to a space, judged by the figure as it is when the claim arrives."""

from mypy_extensions import i64

from stolik.engine.state import ALLOWED
from stolik.games.hexx.figure import Figure, Space
from stolik.games.hexx.tiles import SIDES, Face


def judge(figure: Figure, face: Face, space: Space, turned_at: i64) -> str:
    """The rule that forbids the claim; `turned_at` is the figure's size when the tile was turned up."""
    if not i64(figure.grid.inside[space]):
        return "H3.3f"
    if figure.is_laid(space):
        return "H3.7a" if figure.laid_since(space, turned_at) else "H3.3b"
    contacts = figure.contacts(space)
    if contacts < 2:
        return "H3.3c" if contacts else "H3.3a"
    rotations = figure.tiles.rotations(face // SIDES, figure.needs_at(space))
    return ALLOWED if (rotations >> (face % SIDES)) & 1 else "H3.3d"


def overtaken(figure: Figure, space: Space, turned_at: i64) -> bool:
    """Whether the space or one beside it was filled after the tile had been turned up."""
    if not i64(figure.grid.inside[space]):
        return False
    since = figure.laid_since(space, turned_at)
    for side in range(SIDES):
        since = since or figure.laid_since(space + figure.grid.steps[side], turned_at)
    return since


# A side that does not match: the side, its colour, the colour beside it.
Mismatch = tuple[int, int, int]


def mismatches(figure: Figure, face: Face, space: Space) -> list[Mismatch]:
    found: list[Mismatch] = []
    tiles = figure.tiles
    for side in range(SIDES):
        beside = space + figure.grid.steps[side]
        if figure.is_laid(beside):
            own = tiles.colour(face, side)
            other = tiles.colour(figure.face_at(beside), (side + 3) % SIDES)
            if own != other:
                found.append((side, own, other))
    return found


def matching(figure: Figure, face: Face, space: Space) -> i64:
    """How many of the sides that would touch match."""
    return figure.contacts(space) - len(mismatches(figure, face, space))


def in_words(wrong: list[Mismatch], colours: list[str]) -> list[str]:
    """Each as `side 2: yellow / white`."""
    return [f"side {side}: {colours[own]} / {colours[other]}" for side, own, other in wrong]
