"""The record of a game, `format: 1`: all that is needed to create it again, bit for bit.

`docs/record.md` describes the schema for those who write or read records elsewhere.
"""

from typing import Literal

import msgspec

from stolik.engine import deal
from stolik.engine.chance import Chance, ScriptedChance, SealedChance, fast
from stolik.engine.data import Json, checked, from_json
from stolik.engine.errors import DataError


# A long record has many: the garbage collector need not look at them.
class Line(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", gc=False
):
    """Something that was done at the table; `at` is in milliseconds since the start."""


class Played(Line, frozen=True, tag="play", kw_only=True):
    seat: int
    move: str
    at: int | None = None


class Amended(Line, frozen=True, tag="amend", kw_only=True):
    seat: int
    move: str
    at: int | None = None


class Refused(Line, frozen=True, tag="refuse", kw_only=True):
    """A claim in a race that a rule forbade: it changed nothing, and everybody saw it."""

    seat: int
    move: str
    rule: str
    detail: str = ""
    at: int | None = None


class Undone(Line, frozen=True, tag="undo", kw_only=True):
    """The last `lines` plays and amendments were taken back by agreement, and the stream re-keyed."""

    lines: int
    at: int | None = None


class Sat(Line, frozen=True, tag="sit", kw_only=True):
    """Who decides for the seat from now on."""

    seat: int
    who: str
    kind: Literal["person", "bot", "remote"] = "person"
    at: int | None = None


class Closed(Line, frozen=True, tag="close", kw_only=True):
    """The host closed the table: the game has no places."""

    by: str
    at: int | None = None


class FastStream(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="fast"):
    seed: int
    stream: int = 0


class ScriptedStream(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="scripted"
):
    script: list[int]


class SealedStream(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sealed"):
    """`secret` is published after the game; until then the record cannot be played again."""

    commitment: str
    nonces: list[str] = []
    secret: str | None = None


Stream = FastStream | ScriptedStream | SealedStream


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: list[int]
    points: list[int]
    rule: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    format: Literal[1]
    game: str
    # The rules the game was played with: their revision and the hash of the box's own components.
    revision: int
    data_hash: str
    seats: int
    options: Json
    components: Json = None
    names: list[str] = []
    # The position the game began with, where it did not begin with the deal.
    start: Json = None
    stream: Stream
    lines: list[Played | Amended | Refused | Undone | Sat | Closed]
    # The hash of the last position, and how the game ended.
    digest: str
    ending: Ending | None = None


def open_stream(stream: Stream) -> Chance:
    """The chance a record was played with."""
    if isinstance(stream, FastStream):
        return fast(stream.seed, stream.stream)
    if isinstance(stream, ScriptedStream):
        return ScriptedChance(stream.script)
    if stream.secret is None:
        raise DataError("stream.secret", "not published yet: a table publishes it after the game")
    return SealedChance(sealed_key(stream, stream.secret))


def sealed_key(stream: SealedStream, secret: str) -> bytes:
    nonces = [
        deal.from_hex(nonce, f"stream.nonces.{at}", deal.MOST_NONCE_BYTES)
        for at, nonce in enumerate(stream.nonces)
    ]
    return deal.key(deal.from_hex(secret, "stream.secret", deal.SECRET_BYTES), nonces)


def after_undo(chance: Chance, stream: Stream, undo: int) -> Chance:
    """The chance that goes on after the undo with this number."""
    if isinstance(chance, SealedChance):
        return SealedChance(deal.rekey(chance.key, undo))
    if isinstance(stream, FastStream):
        return fast(stream.seed, stream.stream + (undo << 32))
    return chance


def read_record(text: str | bytes, where: str) -> Record:
    return checked(Record, from_json(text, where), where)


def write_record(record: Record) -> bytes:
    return msgspec.json.encode(record)
