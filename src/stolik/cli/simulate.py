"""`stolik simulate`: random players play many games, and a hash says that it was these games."""

import argparse
import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from stolik import _build
from stolik.cli.output import cannot_be_written, print_json
from stolik.cli.setup import Setup, read_setup
from stolik.engine.chance import Chance, fast
from stolik.engine.errors import DataError
from stolik.engine.match import Match, digest
from stolik.engine.record import FastStream, write_record
from stolik.engine.rollout import Tally, next_actor, rollout


class Summary(msgspec.Struct):
    game: str
    seats: int
    games: int
    decisions: int
    # Decisions with one legal move only.
    forced: int
    decisions_per_second: float
    build: str
    # How many games each rule ended, and the mean points of each seat.
    endings: dict[str, int]
    mean_points: list[float]
    # SHA-256 over all final positions.
    hash: str


def run(arguments: argparse.Namespace) -> int:
    setup = read_setup(arguments, bounded=True)
    summary = simulate(setup, arguments.games, arguments.seed, arguments.records)
    if arguments.json:
        print_json(summary)
        return 0
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    print(f"{games} of {summary.game} with {summary.seats} seats, {summary.build} engine")
    share = 100 * summary.forced / max(1, summary.decisions)
    print(
        f"{summary.decisions} decisions ({share:.1f} % forced), {summary.decisions_per_second:,.0f} a second"
    )
    print("mean points: " + ", ".join(f"{points:.1f}" for points in summary.mean_points))
    print("ended by: " + ", ".join(f"{rule} {count}" for rule, count in sorted(summary.endings.items())))
    print(f"hash: {summary.hash}")
    return 0


def simulate(setup: Setup, games: int, seed: int, records: Path | None) -> Summary:
    hashed = hashlib.sha256()
    tally = Tally()
    endings: Counter[str] = Counter()
    points = [0] * setup.seats
    seconds = 0.0
    with open_records(records) as file:
        for match, spent in play_all(setup, games, seed, tally, file):
            seconds += spent
            hashed.update(digest(match.save()).encode())
            ending = match.ending()
            if ending is None:
                raise DataError("games", "a random game did not end; give it a limit by an option")
            endings[ending.rule] += 1
            points = [total + own for total, own in zip(points, ending.points, strict=True)]
    return Summary(
        game=setup.game.id,
        seats=setup.seats,
        games=games,
        decisions=int(tally.decisions),
        forced=int(tally.forced),
        decisions_per_second=int(tally.decisions) / max(seconds, 1e-9),
        build=_build.BUILD,
        endings=dict(sorted(endings.items())),
        mean_points=[total / games for total in points],
        hash=hashed.hexdigest(),
    )


def play_all(
    setup: Setup, games: int, seed: int, tally: Tally, file: BinaryIO | None
) -> Iterator[tuple[Match, float]]:
    """Each game at its end, and the seconds that playing it took."""
    for number in range(games):
        match = new_match(setup, seed, number)
        rng = fast(seed, 2 * number + 1)
        began = time.perf_counter()
        if file is None:
            rollout(match.state, rng, tally)
        else:
            play_recorded(match, rng, tally)
        spent = time.perf_counter() - began
        if file is not None:
            file.write(write_record(match.record()) + b"\n")
        yield match, spent


@contextmanager
def open_records(path: Path | None) -> Iterator[BinaryIO | None]:
    if path is None:
        yield None
        return
    try:
        with path.open("wb") as file:
            yield file
    except OSError as error:
        raise cannot_be_written(path, error) from None


def new_match(setup: Setup, seed: int, number: int) -> Match:
    return Match(
        setup.game,
        FastStream(seed, 2 * number),
        seats=setup.seats,
        options=setup.options,
        components=setup.components,
    )


def play_recorded(match: Match, rng: Chance, tally: Tally) -> None:
    """The same moves as `rollout` makes, each through the record."""
    while match.running:
        seat = next_actor(match.state, rng)
        moves = match.state.moves(seat)
        tally.decisions += 1
        tally.forced += len(moves) == 1
        match.play(seat, match.game.text(match.state, moves[rng.below(len(moves))]))
