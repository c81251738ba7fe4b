"""A process in which minds think: one question after another, from standard input to standard output."""

import math
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from stolik.bots.house import mind_of_level
from stolik.bots.mind import Mind, paced
from stolik.bots.wire import Answer, Ask, Failure, Interrupt, Ready, packed, read_frame

# How far below others a worker stands when the machine is busy.
NICE = 10
LONGEST = 86_400.0


class Desk:
    """Where questions arrive. A thread reads them, so that an interruption is heard while a mind thinks."""

    def __init__(self, inbox: BinaryIO) -> None:
        self.inbox = inbox
        self.asked: queue.SimpleQueue[Ask] = queue.SimpleQueue()
        self.interrupted = 0

    def read(self) -> None:
        message = msgspec.msgpack.Decoder(Ask | Interrupt)
        while (frame := read_frame(self.inbox)) is not None:
            said = message.decode(frame)
            if isinstance(said, Ask):
                self.asked.put(said)
            else:
                self.interrupted = said.number
        # The pool has gone, maybe killed: whatever is being thought, nobody waits for it.
        os._exit(0)

    def answer(self, ask: Ask, mind_of: Callable[[str], Mind]) -> Answer | Failure:
        try:
            mind = mind_of(ask.level)
            return Answer(paced(mind, ask.question, lambda: self.interrupted >= ask.number))
        except Exception as error:
            return Failure(f"{type(error).__name__}: {error}")


def work(mind_of: Callable[[str], Mind] = mind_of_level) -> None:
    """Answers questions until the pool closes the pipe."""
    outbox = own_output()
    step_back()
    desk = Desk(sys.stdin.buffer)
    threading.Thread(target=desk.read, daemon=True).start()
    send(outbox, Ready())
    while True:
        ask = desk.asked.get()
        set_alarm(ask)
        send(outbox, desk.answer(ask, mind_of))


def own_output() -> BinaryIO:
    """Standard output for messages alone: what a mind prints goes to standard error."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def send(outbox: BinaryIO, message: msgspec.Struct) -> None:
    outbox.write(packed(message))
    outbox.flush()


def step_back() -> None:
    # Ctrl-C in a terminal reaches all its processes; the pool says when a worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)


def set_alarm(ask: Ask) -> None:
    """When compiled code hangs no thread notices anything: then the system ends the process."""
    if hasattr(signal, "alarm"):
        signal.alarm(math.ceil(min(ask.question.seconds, LONGEST) + 2 * ask.grace) + 1)


if __name__ == "__main__":
    work()
