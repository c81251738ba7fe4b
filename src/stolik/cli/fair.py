"""A fair deal in the terminal: the program commits itself, the person adds a word, then cards are dealt."""

import sys

import msgspec

from stolik.cli.output import print_json
from stolik.engine import deal
from stolik.engine.chance import SealedChance
from stolik.engine.record import Record, SealedStream
from stolik.words import Words


class FairDeal:
    """The secret, and what was added to it; bots add nothing, for the program would choose it."""

    def __init__(self, seats: int, me: int) -> None:
        self.secret = deal.new_secret()
        self.nonces = [b""] * seats
        self.me = me

    @property
    def commitment(self) -> str:
        return deal.commitment(self.secret)

    def add(self, word: str) -> bool:
        """Whether the word is short enough to be added."""
        self.nonces[self.me] = word.encode()
        return len(self.nonces[self.me]) <= deal.MOST_NONCE_BYTES

    def stream(self) -> SealedStream:
        return SealedStream(self.commitment, [nonce.hex() for nonce in self.nonces])

    def chance(self) -> SealedChance:
        return SealedChance(deal.key(self.secret, self.nonces))

    def published(self, record: Record) -> Record:
        """The record once the game is over: with the secret, so that anybody can check it."""
        stream = SealedStream(self.commitment, [nonce.hex() for nonce in self.nonces], self.secret.hex())
        return msgspec.structs.replace(record, stream=stream)


def agree(seats: int, me: int, words: Words, *, json: bool) -> FairDeal:
    """Shows the commitment first and then asks for the person's word: the order is what makes it fair."""
    fair = FairDeal(seats, me)
    if json:
        print_json({"say": "commitment", "commitment": fair.commitment})
    else:
        print(words("fair-commitment", hash=fair.commitment))
    while not fair.add(read_word(words, json=json)):
        too_long = words("fair-too-long", bytes=deal.MOST_NONCE_BYTES)
        print_json({"say": "error", "words": too_long}) if json else print(too_long)
    return fair


def read_word(words: Words, *, json: bool) -> str:
    if not json:
        print(f"{words('fair-ask')} > ", end="", flush=True)
    return sys.stdin.readline().strip()


def reveal(fair: FairDeal, words: Words, *, json: bool) -> None:
    if json:
        print_json({"say": "secret", "secret": fair.secret.hex()})
    else:
        print(words("fair-secret", secret=fair.secret.hex()))
