"""The worlds of X bierze! that agree with what a seat knows."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance, branch
from stolik.engine.worlds import Worlds
from stolik.games.x_bierze.box import CHOSEN
from stolik.games.x_bierze.rules import XBierze
from stolik.pieces.pack import Pack


class XBierzeWorlds(Worlds):
    """Deals the cards nobody has seen to the places where they may be, each way equally likely."""

    def __init__(self, known: XBierze, unseen: list[int], missing: list[int], hides: list[bool]) -> None:
        # All that is known, laid out; the unseen cards; how many of them each seat holds; and
        # which seats have laid one card of their hand face down.
        self.known = known
        self.unseen = vec[i64](unseen)
        self.missing = vec[i64](missing)
        self.hides = vec[i64]([int(hidden) for hidden in hides])

    def draw(self, rng: Chance) -> XBierze:
        world = self.known.copy()
        world.chance = branch(rng)
        pack = Pack(self.unseen[:])
        for seat in range(world.seats):
            for _ in range(self.missing[seat]):
                world.to_hand(seat, pack.draw(rng))
            if self.hides[seat]:
                lay_face_down(world, seat, rng)
        return world


def lay_face_down(world: XBierze, seat: i64, rng: Chance) -> None:
    """Any card of the hand may be the one on the table."""
    card = world.hands.card(seat, rng.below(world.hands.size(seat)))
    world.hands.remove(seat, card)
    world.where[card] = CHOSEN
    world.chosen[seat] = card
