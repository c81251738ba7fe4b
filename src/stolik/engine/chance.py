"""Chance is handed in. Every kind answers one question: a number below n, each equally likely.

All kinds give the same stream on the compiled and on the pure engine: they work on 32-bit words
that never leave 64 bits, because a compiled `i64` wraps where Python's int does not.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.errors import DataError, NeedsChance

WORD: Final = 0xFFFFFFFF
WORDS_IN_BLOCK: Final = 8
# A word times a larger n would not fit into the 64 bits of a compiled integer.
LARGEST_N: Final = 0x80000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where a game's luck comes from; games from other packages may bring their own kind."""

    def word(self) -> i64:
        """The next 32-bit word of the stream."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (Lemire's method: no division in the usual case, no bias)."""
        if n < 1 or n > LARGEST_N:
            raise DataError("chance", f"n is a number from 1 to {LARGEST_N}, not {n}")
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = (WORD + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def pick(self, cards: vec[i64], n: i64) -> i64:
        """The index of one of the first n of `cards`. Scripts name the card, others draw a number."""
        return self.below(n)

    def copy(self) -> "Chance":
        """A chance that goes on with the same numbers, independently of this one."""
        raise NotImplementedError


class FastChance(Chance):
    """Chris Doty-Humphrey's sfc32 on masked words: for simulation, never for a table with people."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def copy(self) -> "FastChance":
        return FastChance(self.a, self.b, self.c, self.counter)


def fast(seed: int, stream: int = 0) -> FastChance:
    """A fast chance from a seed; one seed has many independent streams."""
    if seed < 0 or stream < 0:
        raise DataError("seed", f"a seed is a whole number from 0 up, not {min(seed, stream)}")
    digest = hashlib.sha256(f"stolik-fast-1/{seed}/{stream}".encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    return FastChance(words[0], words[1], words[2], 1)


def branch(rng: Chance) -> FastChance:
    """A new fast chance, started by three words of another one."""
    return FastChance(rng.word(), rng.word(), rng.word(), 1)


class SealedChance(Chance):
    """SHA-256 in counter mode: block i is SHA-256(key, i as 8 bytes), read as eight 32-bit words.

    For tables with people. The key comes from the table's secret and every seat's nonce
    (see `deal.py`); anybody who has it can compute the whole stream again.
    """

    def __init__(self, key: bytes, used: i64 = 0) -> None:
        if len(key) != 32:
            raise DataError("key", f"a key has 32 bytes, this one has {len(key)}")
        self.key = key
        self.used = used
        self.block = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        number = self.used // WORDS_IN_BLOCK
        if number != self.block_number:
            self.block = hashlib.sha256(self.key + int(number).to_bytes(8, "big")).digest()
            self.block_number = number
        at = int(self.used % WORDS_IN_BLOCK) * 4
        self.used += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def copy(self) -> "SealedChance":
        return SealedChance(self.key, self.used)


class ScriptedChance(Chance):
    """Says what comes up, in order: for tests and scenarios.

    Where a card is drawn the script names the card; elsewhere it gives the number itself.
    """

    def __init__(self, script: list[int], at: int = 0) -> None:
        self.script = script
        self.at = at

    def next(self, wanted: str) -> int:
        if self.at >= len(self.script):
            raise DataError("chance", f"the script of {len(self.script)} is used up, and {wanted} is needed")
        self.at += 1
        return self.script[self.at - 1]

    def below(self, n: i64) -> i64:
        value = self.next(f"a number below {n}")
        if not 0 <= value < n:
            raise DataError(f"chance[{self.at - 1}]", f"{value} is not a number from 0 to {n - 1}")
        return value

    def pick(self, cards: vec[i64], n: i64) -> i64:
        wanted = self.next(f"one of {n} cards")
        for i in range(n):
            if cards[i] == wanted:
                return i
        there = ", ".join(str(card) for card in sorted([cards[i] for i in range(n)]))
        raise DataError(f"chance[{self.at - 1}]", f"{wanted} cannot come up now, only {there}")

    def copy(self) -> "ScriptedChance":
        return ScriptedChance(self.script, self.at)


class SuspendingChance(Chance):
    """Gives the numbers it was handed and then raises `NeedsChance(n)`: for whoever enumerates chance."""

    def __init__(self, numbers: list[int], at: int = 0) -> None:
        self.numbers = numbers
        self.at = at

    def below(self, n: i64) -> i64:
        if self.at >= len(self.numbers):
            raise NeedsChance(n)
        self.at += 1
        return self.numbers[self.at - 1]

    def copy(self) -> "SuspendingChance":
        return SuspendingChance(self.numbers, self.at)
