"""Which int stands for which move of 6. bierze!: blocks of numbers, one behind the other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import Move

# The blocks. A version that plays without some cards has no numbers for them.
PLACE: Final = 0
TILE: Final = 1
RESTART: Final = 2
FIVE: Final = 3
HEADS: Final = 4
TAKE: Final = 5
SKIP: Final = 6
STOP: Final = 7
INSERT: Final = 8
ASCENDING: Final = 9
SWAP: Final = 10
TWO: Final = 11
# An amendment, not a move: a tile laid face down goes back behind the screen.
BACK: Final = 12
VERBS: Final = 13
NO_MOVE: Final = -1


class MoveNumbers:
    """Tile 57 is 57. In the other blocks an argument is added to the number of the block's first move."""

    def __init__(
        self, *, tiles: i64, rows: i64, width: i64, fives: i64, heads: i64, luck: bool, actions: bool
    ) -> None:
        # Two fields of a row, and how many cards of each kind are drawn, are both written as one number.
        self.width = width
        self.heads_cards: i64 = heads
        lucky: i64 = 1 if luck else 0
        acting: i64 = 1 if actions else 0
        sizes = [1, tiles, rows, lucky, lucky * width * width, lucky * (fives + 1) * (heads + 1)]
        sizes += [acting, acting * rows, acting * rows, acting * rows, acting * tiles, acting * tiles, tiles]
        starts: list[i64] = [0]
        for size in sizes:
            starts.append(starts[-1] + size)
        self.starts = vec[i64](starts)

    def count(self) -> i64:
        return self.starts[VERBS]

    def verb(self, move: Move) -> i64:
        """The block a move is in; `NO_MOVE` when it is in none."""
        starts = self.starts
        if move < 0 or move >= starts[VERBS]:
            return NO_MOVE
        verb: i64 = PLACE
        while move >= starts[verb + 1]:
            verb += 1
        return verb

    def first(self, verb: i64) -> Move:
        return self.starts[verb]

    def has(self, verb: i64) -> bool:
        return self.starts[verb] < self.starts[verb + 1]

    def two_fields(self, field: i64, other: i64) -> Move:
        """Positive heads for the tiles on two fields, the lower first; one field twice means one tile."""
        return self.starts[HEADS] + field * self.width + other

    def cards(self, fives: i64, heads: i64) -> Move:
        return self.starts[TAKE] + fives * (self.heads_cards + 1) + heads
