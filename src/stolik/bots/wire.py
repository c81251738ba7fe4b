"""What a pool and its workers say to each other: messages of msgspec, each after its length in four bytes."""

from typing import BinaryIO

import msgspec

from stolik.bots.mind import Decision, Question

LENGTH = 4


class Ask(msgspec.Struct, frozen=True, tag=True):
    """To a worker: a question, under a number that grows from one to the next."""

    number: int
    level: str
    question: Question
    # Seconds over the question's own after which nobody waits for an answer any more.
    grace: float


class Interrupt(msgspec.Struct, frozen=True, tag=True):
    """To a worker: nobody wants to know the answer to this question or an earlier one."""

    number: int


class Ready(msgspec.Struct, frozen=True, tag=True):
    """From a worker: it has started."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    decision: Decision


class Failure(msgspec.Struct, frozen=True, tag=True):
    """From a worker: the mind raised an error."""

    reason: str


def packed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None when the other side has closed the pipe."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        return None
    body = stream.read(int.from_bytes(length, "big"))
    return body if len(body) == int.from_bytes(length, "big") else None
