"""The board of NIET!: rows of fields, and the tokens that switch them off."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.niet.cards import bit_of

Field = i64
Row = i64
Token = i64

FIRST: Final = 0
DISCARD: Final = 1
TRUMP: Final = 2
SUPER: Final = 3
VALUE: Final = 4
ROWS: Final = 5

# What lies on a field: nothing, a token of the common pool, or one of character number token - CHARACTER.
OPEN: Final = 0
POOL: Final = 1
CHARACTER: Final = 2


class Rows:
    """The printed board: fields count row by row, from left to right."""

    def __init__(self, sizes: list[int]) -> None:
        self.fields: i64 = sum(sizes)
        self.start = vec[i64]([sum(sizes[:row]) for row in range(ROWS)])
        self.size = vec[i64](sizes)
        self.mask = vec[i64]([0] * ROWS)
        for row in range(ROWS):
            self.mask[row] = (bit_of(self.size[row]) - 1) << self.start[row]


class Board:
    """The tokens on it. Those on absent characters stay; the others leave after each round."""

    def __init__(self, rows: Rows, tokens: vec[i64], absent: i64) -> None:
        self.rows = rows
        self.tokens = tokens
        # Bit f stands for field f.
        self.absent = absent
        self.open: i64 = 0
        # How many tokens were placed in this round.
        self.placed: i64 = 0

    def clear(self) -> None:
        for field in range(self.rows.fields):
            if not (self.absent >> field) & 1:
                self.tokens[field] = OPEN
        self.open = (bit_of(self.rows.fields) - 1) & ~self.absent
        self.placed = 0

    def coverable(self) -> i64:
        """The open fields of all rows that have more than one: the last of a row stays open."""
        found: i64 = 0
        mask = self.rows.mask
        for row in range(ROWS):
            left = self.open & mask[row]
            if left & (left - 1):
                found |= left
        return found

    def cover(self, field: Field, token: Token) -> None:
        self.tokens[field] = token
        self.open &= ~bit_of(field)
        self.placed += 1

    def left_open(self, row: Row) -> i64:
        """The open field of a row, counted within the row; -1 while it has several."""
        left = (self.open & self.rows.mask[row]) >> self.rows.start[row]
        if left & (left - 1):
            return -1
        at: i64 = 0
        while left > 1:
            left >>= 1
            at += 1
        return at

    def copy(self) -> "Board":
        other = Board(self.rows, self.tokens[:], self.absent)
        other.open = self.open
        other.placed = self.placed
        return other
