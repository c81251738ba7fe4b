"""The worlds of 6. bierze! that agree with what a seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance, branch
from stolik.engine.errors import DataError
from stolik.engine.worlds import Worlds
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import ACTION_KINDS, DRAWN_MASK, KIND_SHIFT
from stolik.pieces.pack import Pack

TRIES: Final = 10_000


class HiddenTiles:
    """Tiles nobody has seen, and how many of them each seat has behind its screen or face down."""

    def __init__(self, unseen: list[int], missing: list[int]) -> None:
        self.unseen = vec[i64](unseen)
        self.missing = vec[i64](missing)


class HiddenCards:
    """The kinds of the unseen action cards of one filling of the pile, and the seats that drew some."""

    def __init__(self, drawn: i64, kinds: list[int], holders: list[int]) -> None:
        self.drawn = drawn
        self.kinds = vec[i64](kinds)
        self.holders = vec[i64](holders)


class SixBierzeWorlds(Worlds):
    """Deals what nobody has seen to the places where it may be, each way equally likely."""

    def __init__(
        self, known: SixBierze, tiles: HiddenTiles, face_down: list[int], cards: list[HiddenCards]
    ) -> None:
        # All that is known, laid out; how many tiles of each seat lie face down; the newest cards come last.
        self.known = known
        self.tiles = tiles
        self.face_down = vec[i64](face_down)
        self.cards = cards

    def draw(self, rng: Chance) -> SixBierze:
        world = self.known.copy()
        world.chance = branch(rng)
        self.deal_tiles(world, rng)
        if world.setup.advanced:
            self.deal_cards(world, rng)
        return world

    def deal_tiles(self, world: SixBierze, rng: Chance) -> None:
        pack = Pack(self.tiles.unseen[:])
        for seat in range(world.seats):
            for _ in range(self.tiles.missing[seat]):
                world.to_screen(seat, pack.draw(rng))
            for _ in range(self.face_down[seat]):
                hands = world.hands
                world.lay_face_down(seat, hands.card(seat, rng.below(hands.size(seat))))
        if world.setup.keeps_pile:
            world.fill_pile()

    def deal_cards(self, world: SixBierze, rng: Chance) -> None:
        """Again and again, until no seat has a card that it is known to lack."""
        for _ in range(TRIES):
            for cards in self.cards:
                deal_filling(world, cards, rng)
            if agrees(world):
                return
            world.actions = self.known.actions.copy()
        raise DataError("knowledge", "no hands of action cards agree with it")


def deal_filling(world: SixBierze, cards: HiddenCards, rng: Chance) -> None:
    """What the holders did not draw is in the pile: something is left there only of the last filling."""
    pack = Pack(cards.kinds[:])
    for i in range(len(cards.holders)):
        world.actions.add(cards.holders[i], (pack.draw(rng) << KIND_SHIFT) + cards.drawn)
    counts = vec[i64]([0] * ACTION_KINDS)
    for i in range(pack.left):
        counts[pack.cards[i]] += 1
    world.fill_action_pile(counts)


def agrees(world: SixBierze) -> bool:
    if world.remakes == 0:
        return True
    for seat in range(world.seats):
        for i in range(world.actions.size(seat)):
            card = world.actions.card(seat, i)
            if card & DRAWN_MASK < world.lacks[seat * ACTION_KINDS + (card >> KIND_SHIFT)]:
                return False
    return True
