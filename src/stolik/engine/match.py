"""A game in progress and all that was done in it: what tables, terminals and replays share."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Any

import msgspec

from stolik.engine import deal
from stolik.engine.chance import Chance
from stolik.engine.data import Json, plain
from stolik.engine.errors import DataError, IllegalMove, StolikError
from stolik.engine.events import history, seen
from stolik.engine.game import Game, Terms
from stolik.engine.record import (
    Amended,
    Closed,
    Ending,
    Line,
    Played,
    Record,
    Refused,
    Sat,
    SealedStream,
    Stream,
    Undone,
    after_undo,
    open_stream,
)
from stolik.engine.state import Event, State


class Match:
    """Moves go in as text; the state, the log of events and the record are always in step."""

    def __init__(
        self,
        game: Game[Any],
        stream: Stream,
        *,
        seats: int,
        options: Mapping[str, Json] | None = None,
        components: Json = None,
        start: Json = None,
        names: list[str] | None = None,
        chance: Chance | None = None,
    ) -> None:
        """`chance` is given by a table whose sealed stream has no published secret yet."""
        self.game = game
        self.terms: Terms = game.terms(seats, options, components)
        self.stream = stream
        self.start = start
        self.names = names or []
        if len(self.names) not in (0, seats):
            raise DataError("names", f"one for each of {seats} seats, or none; there are {len(self.names)}")
        self.log: list[Event] = []
        self.lines: list[Line] = []
        chance = chance or open_stream(stream)
        self.state: State
        if start is None:
            self.state = game.deal(self.terms, chance, self.log)
        else:
            self.state = game.place(self.terms, start, chance)
        self.undos = 0
        self.closed = False
        # Before each play and amendment: the state, and how long the log was.
        self.past: list[tuple[State, int]] = []
        # How many of them are kept, one at least; None: all.
        self.undoable: int | None = None

    @property
    def running(self) -> bool:
        return self.state.owing != 0 and not self.closed

    def play(self, seat: int, text: str, at: int | None = None) -> list[Event]:
        """Plays a move and returns what happened; a refused claim of a race is put on record."""
        self.must_be_open()
        self.must_be_seat(seat)
        try:
            move = self.game.check_move(self.state, seat, text)
        except IllegalMove as refusal:
            if self.state.race:
                line = Refused(seat=seat, move=text, rule=refusal.rule, detail=refusal.detail, at=at)
                self.lines.append(line)
            raise
        canonical = self.game.text(self.state, move)
        self.remember()
        self.state.apply(seat, move, self.log)
        self.lines.append(Played(seat=seat, move=canonical, at=at))
        return self.news()

    def amend(self, seat: int, text: str, at: int | None = None) -> list[Event]:
        """Changes a sealed choice or a standing instruction."""
        self.must_be_open()
        self.must_be_seat(seat)
        move = self.game.parse(self.state, text)
        self.state.check_amendment(seat, move)
        canonical = self.game.text(self.state, move)
        self.remember()
        self.state.apply_amendment(seat, move, self.log)
        self.lines.append(Amended(seat=seat, move=canonical, at=at))
        return self.news()

    def undo(self, lines: int, at: int | None = None) -> None:
        """Takes back the last plays and amendments; chance goes on from a new key."""
        self.must_be_open()
        if not 1 <= lines <= len(self.past):
            raise DataError("undo", f"{lines} lines cannot be taken back, at most {len(self.past)}")
        self.state, length = self.past[-lines]
        del self.past[-lines:]
        del self.log[length:]
        self.undos += 1
        self.state.chance = after_undo(self.state.chance, self.stream, self.undos)
        self.lines.append(Undone(lines=lines, at=at))

    def sit(self, seat: int, who: str, kind: Any = "person", at: int | None = None) -> None:
        self.must_be_open()
        self.must_be_seat(seat)
        self.lines.append(Sat(seat=seat, who=who, kind=kind, at=at))

    def close(self, by: str, at: int | None = None) -> None:
        """The host ends the game: nobody has won."""
        self.must_be_open()
        self.closed = True
        self.lines.append(Closed(by=by, at=at))

    def must_be_open(self) -> None:
        if self.closed:
            raise DataError("table", "it was closed by its host; nothing more can be done")

    def must_be_seat(self, seat: int) -> None:
        if not 0 <= seat < self.terms.seats:
            raise DataError("seat", f"there is no seat {seat}, only 0 to {self.terms.seats - 1}")

    def remember(self) -> None:
        self.past.append((self.state.copy(), len(self.log)))
        if self.undoable is not None:
            del self.past[: -self.undoable]

    def news(self) -> list[Event]:
        return self.log[self.past[-1][1] :]

    # -- what can be asked -------------------------------------------------------------------

    def history(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat, or a spectator, has seen, in order."""
        return history(self.log, self.game.events, seat)

    def seen(self, event: Event, seat: int | None) -> dict[str, Any]:
        return seen(event, self.game.events, seat)

    def view(self, seat: int | None) -> Json:
        if seat is not None:
            self.must_be_seat(seat)
        return plain(self.game.view(self.state, self.terms, seat))

    def knowledge(self, seat: int) -> Json:
        self.must_be_seat(seat)
        return plain(self.game.knowledge(self.state, self.terms, seat))

    def moves(self, seat: int) -> list[str]:
        self.must_be_seat(seat)
        return [self.game.text(self.state, move) for move in self.state.moves(seat)]

    def suggested(self, seat: int) -> list[str]:
        """The moves a person in this seat may be shown."""
        moves = self.game.suggested(self.state, self.terms, seat)
        return [self.game.text(self.state, move) for move in moves]

    def save(self) -> dict[str, Json]:
        return self.game.save(self.state, self.terms)

    def digest(self) -> str:
        return digest(self.save())

    def ending(self) -> Ending | None:
        outcome = None if self.closed else self.state.outcome()
        if outcome is None:
            return None
        return Ending(places=outcome.places, points=outcome.points, rule=outcome.rule)

    def record(self) -> Record:
        return Record(
            format=1,
            game=self.game.id,
            revision=self.game.revision,
            data_hash=self.game.data_hash,
            seats=self.terms.seats,
            options=self.terms.options,
            components=self.terms.components,
            names=self.names,
            start=self.start,
            stream=self.stream,
            lines=list(self.lines),  # type: ignore[arg-type]
            digest=self.digest(),
            ending=self.ending(),
        )


def digest(saved: Json) -> str:
    """The hash of a saved position, the same for equal positions."""
    return sha256(msgspec.json.encode(saved, order="sorted")).hexdigest()


def replayed(game: Game[Any], record: Record) -> Iterator[Match]:
    """The game of a record, once before its first line and again after each.

    Of its past it keeps no more than the record itself takes back: else long games take ever more memory.
    """
    if record.game != game.id:
        raise DataError("game", f"this is a record of {record.game}, not of {game.id}")
    if (record.revision, record.data_hash) != (game.revision, game.data_hash):
        raise DataError(
            "revision",
            f"played by revision {record.revision} with components {record.data_hash}, "
            f"here are revision {game.revision} and components {game.data_hash}",
        )
    match = Match(
        game,
        record.stream,
        seats=record.seats,
        options=record.options,
        components=record.components,
        start=record.start,
        names=record.names,
    )
    match.undoable = max(1, most_taken_back(record.lines))
    yield match
    for number, line in enumerate(record.lines):
        try:
            redo(match, line)
        except IllegalMove as refusal:
            raise DataError(
                f"lines.{number}.move", f"not allowed here. {game.words_of(refusal)}"
            ) from refusal
        except StolikError as error:
            raise DataError(f"lines.{number}", str(error)) from error
        yield match


def most_taken_back(lines: Sequence[Line]) -> int:
    """How far back the undos of a record reach at most, counted in plays and amendments."""
    standing = [0, *accumulate(map(stands, lines))]
    left, most = standing[-1], 0
    for count in reversed(standing):
        left = min(left, count)
        most = max(most, count - left)
    return most


def stands(line: Line) -> int:
    """How many plays and amendments more (or fewer) stand after a line."""
    match line:
        case Played() | Amended():
            return 1
        case Undone():
            return -line.lines
    return 0


def redo(match: Match, line: Line) -> None:
    match line:
        case Played():
            match.play(line.seat, line.move, line.at)
        case Amended():
            match.amend(line.seat, line.move, line.at)
        case Undone():
            match.undo(line.lines, line.at)
        case Sat():
            match.sit(line.seat, line.who, line.kind, line.at)
        case Closed():
            match.close(line.by, line.at)
        case Refused():
            redo_refusal(match, line)


def redo_refusal(match: Match, line: Refused) -> None:
    try:
        match.play(line.seat, line.move, line.at)
    except IllegalMove as refusal:
        if refusal.rule == line.rule:
            return
        raise DataError(
            "rule", f"{line.move!r} is refused by {refusal.rule}, the record says {line.rule}"
        ) from None
    raise DataError("move", f"{line.move!r} is allowed, the record says that {line.rule} forbids it")


def replay(game: Game[Any], record: Record) -> Match:
    """The last position of a record."""
    *_, last = replayed(game, record)
    return last


def verify(game: Game[Any], record: Record) -> list[str]:
    """What is not as the record says; nothing when the game really went so."""
    problems = []
    stream = record.stream
    if isinstance(stream, SealedStream) and stream.secret is not None:
        secret = deal.from_hex(stream.secret, "stream.secret", deal.SECRET_BYTES)
        if deal.commitment(secret) != stream.commitment:
            problems.append("the published secret is not the one the table committed itself to")
    try:
        match = replay(game, record)
    except StolikError as error:
        return [*problems, str(error)]
    if match.digest() != record.digest:
        problems.append("the moves lead to another position than the record's last")
    if match.ending() != record.ending:
        problems.append("the game ended otherwise than the record says")
    return problems
