"""X bierze!: what is in the box, and the places where a card can be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.state import Move

Card = i64
Row = i64

# Where a card is. A hand, an X row or an X pile adds the number of its seat.
UNSEEN: Final = 0
IN_ROW: Final = 1
TAKEN: Final = 2
CHOSEN: Final = 3
IN_HAND: Final = 10
IN_X_ROW: Final = 20
IN_X_PILE: Final = 30


class Setup:
    """The components and options a game is played with; shared by all copies of its states."""

    def __init__(
        self, *, cards: i64, limits: list[int], hand: i64, rounds: i64, heads: list[int], must_fit: bool
    ) -> None:
        self.cards = cards
        self.rows: i64 = len(limits)
        self.limits = vec[i64](limits)
        self.row_width: i64 = max(limits)
        self.hand = hand
        self.rounds = rounds
        # Bull heads of each card; cards count from 1.
        self.heads = vec[i64](heads)
        self.card_heads = heads[1:]
        self.must_fit = must_fit

    def row_move(self, row: Row) -> Move:
        return self.cards + 1 + row

    def keep_move(self, card: Card) -> Move:
        return self.cards + self.rows + card


def cards_where(where: vec[u8], place: i64) -> list[int]:
    """The cards that lie in one place, ascending."""
    return [card for card in range(1, len(where)) if i64(where[card]) == place]
