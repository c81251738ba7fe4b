"""X bierze!: the points of a round."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.games.x_bierze.box import IN_HAND, IN_X_PILE, IN_X_ROW, Setup


def round_points(setup: Setup, seats: i64, where: vec[u8]) -> vec[i64]:
    """Heads in hand count once, in the X pile twice, in the X row not at all."""
    heads = setup.heads
    points = vec[i64]([0] * seats)
    for card in range(1, setup.cards + 1):
        place = i64(where[card])
        if place >= IN_X_PILE:
            points[place - IN_X_PILE] += 2 * heads[card]
        elif IN_HAND <= place < IN_X_ROW:
            points[place - IN_HAND] += heads[card]
    return points
