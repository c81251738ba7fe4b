"""`stolik play`: a game in the terminal, or over standard input and output for a program."""

import argparse
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

from stolik.bots.house import mind_of_level
from stolik.bots.mind import Mind, Question
from stolik.cli.fair import agree, reveal
from stolik.cli.frontend import Frontend, JsonFrontend, TextFrontend
from stolik.cli.output import cannot_be_written
from stolik.cli.race import play_race, seconds_to_wait
from stolik.cli.setup import read_setup
from stolik.engine.chance import FastChance, fast
from stolik.engine.errors import DataError, IllegalMove, NotationError
from stolik.engine.match import Match
from stolik.engine.record import FastStream, Record, write_record
from stolik.table.race import Race, begins_round, freeze_for
from stolik.table.times import now_ms
from stolik.words import Words

THINK_SECONDS = 1.0


def run(arguments: argparse.Namespace) -> int:
    setup = read_setup(arguments)
    if not 0 <= arguments.seat < setup.seats:
        raise DataError("--seat", f"there is no seat {arguments.seat}, only 0 to {setup.seats - 1}")
    if arguments.fair and arguments.seed is not None:
        raise DataError("--fair", "a fair deal has no --seed: nobody may know it beforehand")
    words = Words(arguments.lang, setup.game)
    minds = dict(seat_minds(arguments.minds, setup.seats, arguments.seat))
    keep_in(arguments.record)
    seed = secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed
    fair = agree(setup.seats, arguments.seat, words, json=arguments.json) if arguments.fair else None
    match = Match(
        setup.game,
        fair.stream() if fair else FastStream(seed),
        seats=setup.seats,
        options=setup.options,
        components=setup.components,
        names=seat_names(words, setup.seats, minds),
        chance=fair.chance() if fair else None,
    )
    frontend = (JsonFrontend if arguments.json else TextFrontend)(match, arguments.seat, words)
    table = Table(match, arguments.seat, minds, frontend, seed)
    try:
        table.play()
    finally:
        keep(fair.published(match.record()) if fair else match.record(), arguments.record)
    if fair:
        reveal(fair, words, json=arguments.json)
    return 0


def seat_minds(levels: str, seats: int, mine: int) -> Iterator[tuple[int, Mind]]:
    """Levels are given out in turn; the last one goes to all that are left."""
    given = [level.strip() for level in levels.split(",")] if levels else ["0"]
    others = [seat for seat in range(seats) if seat != mine]
    if len(given) > len(others):
        raise DataError("--minds", f"{len(given)} levels for {len(others)} other seats are too many")
    for number, seat in enumerate(others):
        yield seat, mind_of_level(given[min(number, len(given) - 1)])


def seat_names(words: Words, seats: int, minds: dict[int, Mind]) -> list[str]:
    """The minds by their names, told apart by their seat where two have the same."""
    given = [minds[seat].name if seat in minds else words("you") for seat in range(seats)]
    return [name if given.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(given)]


def keep_in(path: Path | None) -> None:
    """Finds out before the game whether it can be kept after it."""
    if path is None:
        return
    try:
        path.open("ab").close()
    except OSError as error:
        raise cannot_be_written(path, error) from None


def keep(record: Record, path: Path | None) -> None:
    if path is None:
        return
    try:
        path.write_bytes(write_record(record) + b"\n")
    except OSError as error:
        raise cannot_be_written(path, error) from None


class Table:
    """One person and some minds around a match."""

    def __init__(self, match: Match, me: int, minds: dict[int, Mind], frontend: Frontend, seed: int) -> None:
        self.match = match
        self.me = me
        self.minds = minds
        self.frontend = frontend
        self.luck: FastChance = fast(seed, 1)
        # In a race: who has to wait, and until when.
        self.race: Race | None = None

    def play(self) -> None:
        self.frontend.greet()
        stopped = play_race(self) if self.match.state.race else self.play_in_turn()
        if stopped:
            self.frontend.stop()
        else:
            self.frontend.finish()

    def play_in_turn(self) -> bool:
        """Returns whether the person stopped before the end."""
        while self.match.running:
            for seat in self.match.state.actors():
                if seat in self.minds:
                    self.match.play(seat, self.decision_of(seat))
            self.frontend.tell()
            if self.me in self.match.state.actors() and not self.my_decision():
                return True
        return False

    def decision_of(self, seat: int) -> str:
        return self.minds[seat].decide(self.question_for(seat))

    def question_for(self, seat: int) -> Question:
        match = self.match
        return Question(
            game=match.game.id,
            terms=match.terms,
            seat=seat,
            knowledge=match.knowledge(seat),
            moves=match.moves(seat),
            seed=self.luck.word(),
            seconds=THINK_SECONDS,
        )

    def my_decision(self) -> bool:
        """Asks until a move is made; False when the person stops or there is no more input."""
        self.frontend.ask()
        for line in sys.stdin:
            answer = self.take(line)
            if answer is not None:
                return answer
            self.frontend.prompt()
        return False

    def take(self, line: str) -> bool | None:
        """True: a move was made. False: stop. None: something else, ask again."""
        text = line.strip()
        if text.lower() in ("quit", "exit", "q"):
            return False
        if not text or self.frontend.command(text):
            return None
        return True if self.try_move(text) else None

    def try_move(self, text: str) -> bool:
        wait = 0.0 if self.race is None else seconds_to_wait(self.race, self.me)
        if wait:
            self.frontend.wait(wait)
            return False
        try:
            self.act(self.me, text)
        except NotationError as error:
            self.frontend.no_move(str(error))
            return False
        except IllegalMove as refusal:
            if self.amended(text):
                return True
            self.frontend.refuse(refusal)
            return False
        self.frontend.accept()
        return True

    def act(self, seat: int, text: str) -> None:
        """Plays a move; in a race a wrong claim and a new round make seats wait."""
        try:
            events = self.match.play(seat, text)
        except IllegalMove:
            if self.race is not None:
                self.race.hold(seat, now_ms() + freeze_for(self.race, self.match, seat, text))
            raise
        if self.race is not None and begins_round(events, self.match.game.events):
            self.race.begin(now_ms())

    def amended(self, text: str) -> bool:
        """What is no decision may still be a standing instruction."""
        try:
            self.match.amend(self.me, text)
        except (IllegalMove, NotationError):
            return False
        self.frontend.accept()
        return True
