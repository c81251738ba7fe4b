"""`stolik trial`: a stranger's program plays games against house bots, without a server, by a table's rules.

Its program and `stolik play --json` each run in a process; what one says is handed to the other.
"""

import argparse
import asyncio
import itertools
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from typing import Any

import msgspec

from stolik.bots.house import mind_of_level
from stolik.cli.output import print_json
from stolik.cli.setup import Setup, read_setup
from stolik.engine.chance import fast
from stolik.engine.errors import DataError

# As at a table: so many tries in a row that are no move, and somebody else plays on.
MOST_MISTAKES = 3
SECONDS = 20
# How much one line of a program may hold.
LONGEST_LINE = 1 << 20
FINE, NOT_SO = 0, 1


class Trial(msgspec.Struct, omit_defaults=True):
    """How one game went. `replaced`: why a table would have let a house bot play on."""

    game: int
    moves: int = 0
    mistakes: list[str] = []
    slowest: float = 0.0
    points: list[int] | None = None
    places: list[int] | None = None
    replaced: str = ""


class Replaced(Exception):
    """The program plays no longer, and why."""


def run(options: argparse.Namespace) -> int:
    setup = read_setup(options, bounded=True)
    if not 0 <= options.seat < setup.seats:
        raise DataError("--seat", f"there is no seat {options.seat}, only 0 to {setup.seats - 1}")
    for level in filter(None, options.minds.split(",")):
        mind_of_level(level.strip())
    trials = [asyncio.run(play(setup, options, number)) for number in range(1, options.games + 1)]
    if options.json:
        print_json({"game": setup.game.id, "seat": options.seat, "games": trials})
    else:
        print("\n".join(itertools.chain(map(told, trials), summed_up(trials, options.seat))))
    return NOT_SO if any(trial.replaced for trial in trials) else FINE


def told(trial: Trial) -> str:
    words = f"game {trial.game}: {trial.moves} moves, slowest {trial.slowest:.2f} s"
    if trial.mistakes:
        words += f", {len(trial.mistakes)} mistakes (the first: {trial.mistakes[0]})"
    if trial.replaced:
        return f"{words}; replaced: {trial.replaced}"
    return f"{words}; points {', '.join(map(str, trial.points or []))}"


def summed_up(trials: list[Trial], seat: int) -> Iterator[str]:
    won = sum(trial.places is not None and trial.places[seat] == 1 for trial in trials)
    replaced = sum(bool(trial.replaced) for trial in trials)
    yield f"{len(trials)} games: first in {won}, replaced in {replaced}"


async def play(setup: Setup, options: argparse.Namespace, number: int) -> Trial:
    """One game, from two processes that are gone afterwards."""
    try:
        bot = await asyncio.create_subprocess_exec(
            *options.program, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
    except OSError as error:
        raise DataError(options.program[0], f"cannot be started: {error.strerror or error}") from None
    table = await asyncio.create_subprocess_exec(
        *table_command(setup, options, number), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    race = setup.game.start(setup.seats, fast(0), setup.options, setup.components)[0].race
    referee = Referee(table, bot, Trial(number), None if race else options.seconds)
    try:
        await referee.game()
    except Replaced as why:
        referee.trial.replaced = str(why)
    finally:
        await asyncio.gather(end(table), end(bot))
    return referee.trial


def table_command(setup: Setup, options: argparse.Namespace, number: int) -> list[str]:
    chosen = [f"--option={name}={json.dumps(value)}" for name, value in setup.options.items()]
    files = [f"--{name}={file}" for name in ("components", "board") if (file := getattr(options, name))]
    return [
        *(sys.executable, "-m", "stolik", "play", setup.game.id, "--json", "--lang=en"),
        *(f"--seats={setup.seats}", f"--seat={options.seat}", f"--minds={options.minds}"),
        *(f"--seed={options.seed + number}", *chosen, *files),
    ]


async def end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    # Reads what is left, so that the pipes are closed before the loop is.
    await process.communicate()


class Referee:
    """Hands on what table and program say, and looks at the clock."""

    def __init__(self, table: Process, bot: Process, trial: Trial, seconds: float | None) -> None:
        """`seconds`: None in a race, where nobody waits for anybody."""
        self.table = table
        self.bot = bot
        self.trial = trial
        self.seconds = seconds
        self.race = seconds is None
        self.heard: asyncio.Queue[tuple[Process, bytes]] = asyncio.Queue()
        # Since when the program owes a move; how many times in a row it said what is none.
        self.asked: float | None = None
        self.wrong = False
        self.in_a_row = 0

    async def game(self) -> None:
        listening = [asyncio.create_task(self.listen(process)) for process in (self.table, self.bot)]
        try:
            while self.trial.points is None:
                process, line = await self.next_line()
                if process is self.bot:
                    self.from_bot(line)
                else:
                    self.from_table(line)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    async def listen(self, process: Process) -> None:
        """Puts what it says where it is waited for; nothing, when it has ended or says too much at once."""
        assert process.stdout is not None
        line = b"\n"
        while line:
            try:
                line = await process.stdout.readline()
            except ValueError:
                line = b""
            await self.heard.put((process, line))

    async def next_line(self) -> tuple[Process, bytes]:
        due = None if self.asked is None or self.seconds is None else self.asked + self.seconds
        try:
            async with asyncio.timeout_at(due):
                return await self.heard.get()
        except TimeoutError:
            raise Replaced(f"it made no move within {self.seconds:g} seconds") from None

    def from_bot(self, line: bytes) -> None:
        if not line:
            raise Replaced("it ended before the game did")
        if self.asked is not None:
            self.trial.slowest = max(self.trial.slowest, now() - self.asked)
            self.asked = None
        self.trial.moves += 1
        hand_on(line, self.table)

    def from_table(self, line: bytes) -> None:
        if not line:
            raise Replaced("it stopped the game")
        self.weigh(json.loads(line))
        hand_on(line, self.bot)

    def weigh(self, said: dict[str, Any]) -> None:
        match said["say"]:
            case "ask":
                self.asked = now()
                self.in_a_row = self.in_a_row if self.wrong else 0
                self.wrong = False
            case "refused" | "error" as kind:
                self.wrong = True
                self.mistake(said["words"], counts=kind == "error" or not self.race)
            case "over":
                self.trial.points = said["ending"]["points"]
                self.trial.places = said["ending"]["places"]

    def mistake(self, words: str, *, counts: bool) -> None:
        """In a race a claim may come too late: only what is no move at all counts."""
        self.trial.moves -= 1
        self.trial.mistakes.append(words)
        self.in_a_row += counts
        if self.in_a_row >= MOST_MISTAKES:
            raise Replaced(f"{MOST_MISTAKES} times in a row it said what is no move")


def now() -> float:
    return asyncio.get_running_loop().time()


def hand_on(line: bytes, process: Process) -> None:
    """To a process that may have ended: then it is heard of soon."""
    assert process.stdin is not None
    if not process.stdin.is_closing():
        process.stdin.write(line)
