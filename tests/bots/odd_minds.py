"""Minds that do what a pool has to cope with; run as a program it is a worker that has them."""

import os
import sys
import time
from pathlib import Path

from stolik.bots.house import mind_of_level
from stolik.bots.mind import Clock, Mind, Question
from stolik.bots.worker import work

PROGRAM = (sys.executable, "-m", "tests.bots.odd_minds")


class Odd(Mind):
    """What it does is the word before the colon of its level; after it stands a file to leave a note in."""

    name = "Odd"
    skill = 0.5

    def __init__(self, deed: str, note: str) -> None:
        self.deed = deed
        self.note = Path(note)

    def choose(self, question: Question, clock: Clock) -> str:
        answer: str = getattr(self, self.deed)(question, clock)
        return answer

    def tell(self, question: Question, clock: Clock) -> str:
        """Says in which process it thinks."""
        self.note.write_text(str(os.getpid()))
        return question.moves[0]

    def raises(self, question: Question, clock: Clock) -> str:
        raise ValueError("no idea")

    def cheats(self, question: Question, clock: Clock) -> str:
        return "no such move"

    def prints(self, question: Question, clock: Clock) -> str:
        sys.stdout.write("thinking aloud\n")
        sys.stdout.flush()
        return question.moves[1]

    def dies(self, question: Question, clock: Clock) -> str:
        os._exit(3)

    def hangs(self, question: Question, clock: Clock) -> str:
        """Neither looks at the clock nor hears an interruption."""
        self.note.write_text(str(os.getpid()))
        while True:
            time.sleep(0.05)

    def waits(self, question: Question, clock: Clock) -> str:
        """Thinks until it is stopped, and notes that somebody interrupted."""
        self.note.write_text(str(os.getpid()))
        while not clock.stop():
            time.sleep(0.01)
        if clock.interrupted():
            self.note.write_text(f"{os.getpid()} interrupted")
        return question.moves[-1]

    def burns(self, question: Question, clock: Clock) -> str:
        """Takes a core to itself until it is stopped."""
        note = self.note / str(os.getpid())
        note.write_text("thinking")
        while not clock.stop():
            pass
        note.write_text("interrupted" if clock.interrupted() else "done")
        return question.moves[0]

    def meets(self, question: Question, clock: Clock) -> str:
        """Answers only when another one thinks at the same time."""
        note = self.note / str(os.getpid())
        note.touch()
        while len(list(self.note.iterdir())) < 2 and not clock.stop():
            time.sleep(0.01)
        return question.moves[len(list(self.note.iterdir())) - 1]


def mind_of(level: str) -> Mind:
    deed, _, note = level.partition(":")
    return Odd(deed, note) if note else mind_of_level(level)


if __name__ == "__main__":
    work(mind_of)
