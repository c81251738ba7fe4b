"""A race in the terminal: nobody waits for anybody, and the bots move at a human pace."""

import queue
import sys
import threading
import time
from typing import TYPE_CHECKING

from stolik.bots.mind import paced
from stolik.engine.errors import IllegalMove
from stolik.table.messages import Settings
from stolik.table.race import Race
from stolik.table.times import now_ms

if TYPE_CHECKING:
    from stolik.cli.play import Table

# How often a bot with nothing to do looks again.
LOOK_AGAIN = 0.5


class Runner:
    """A bot in the race: it makes up its mind, takes its time, and then does it if it still can."""

    def __init__(self, table: "Table", race: Race, seat: int) -> None:
        self.table = table
        self.race = race
        self.seat = seat
        self.move: str | None = None
        self.due = time.monotonic()

    def step(self) -> None:
        match = self.table.match
        if self.move is not None:
            try:
                self.table.act(self.seat, self.move)
            except IllegalMove:
                # Somebody was quicker: look anew.
                self.due += LOOK_AGAIN
            self.move = None
        if self.seat not in match.state.actors():
            self.due = time.monotonic() + LOOK_AGAIN
            return
        question = self.table.question_for(self.seat)
        decision = paced(self.table.minds[self.seat], question)
        self.move = decision.move
        self.due = time.monotonic() + decision.pace + seconds_to_wait(self.race, self.seat)


def play_race(table: "Table") -> bool:
    """Returns whether the person stopped before the end."""
    lines = read_lines()
    terms = table.match.terms
    table.race = Race(Settings(countdown=0), terms.options, terms.seats, now_ms())
    runners = [Runner(table, table.race, seat) for seat in table.minds]
    table.frontend.tell()
    table.frontend.ask()
    while table.match.running:
        table.frontend.tell_meanwhile()
        due = min(runner.due for runner in runners)
        try:
            line = lines.get(timeout=max(0.0, due - time.monotonic()))
        except queue.Empty:
            for runner in runners:
                if runner.due <= time.monotonic() and table.match.running:
                    runner.step()
            continue
        if line is None:
            return True
        answer = table.take(line)
        if answer is False:
            return True
        table.frontend.tell()
        if table.match.running:
            ask_again(table, line, moved=bool(answer))
    return False


def seconds_to_wait(race: Race, seat: int) -> float:
    """Until the handicap is over, or what a wrong claim costs."""
    return max(0, race.frozen[seat] - now_ms()) / 1000


def ask_again(table: "Table", line: str, *, moved: bool) -> None:
    """With the figure as it is now after a move, and for whoever types nothing at all."""
    if moved or not line.strip():
        table.frontend.ask()
    else:
        table.frontend.prompt()


def read_lines() -> "queue.Queue[str | None]":
    """Lines typed while others move; None at the end of the input."""
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    return lines
