"""Golden records: whole games that must always go the same way, one for each way a game can end.

`python -m stolik.testing.golden GAME…` plays random games of a game's golden cases and keeps the
first with each ending in `tests/golden/<game>/`. A change that makes a golden record go otherwise
needs a new rules revision, and then new golden records.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from stolik.engine.game import Game
from stolik.engine.match import Match
from stolik.engine.record import Record, read_record, write_record
from stolik.engine.registry import find_game
from stolik.testing.paper_laws import random_match
from stolik.testing.walks import Case

FOLDER = Path("tests/golden")
# Random games tried for each case: a few always, more while a way to end has not been seen.
FEW = 30
TRIES = 60


def golden_cases(game: Game[Any]) -> list[Case]:
    """What is worth measuring at every number of seats, what ends otherwise at the fewest and the most."""
    seats = range(game.min_seats, game.max_seats + 1)
    usual = [Case(seats=number, options=options) for number in seats for options in game.benched]
    ends = {game.min_seats, game.max_seats}
    return usual + [
        Case(seats=number, options=options) for options in game.ends_otherwise for number in sorted(ends)
    ]


def endings(match: Match) -> set[str]:
    """The ways in which this game, or a round of it, ended."""
    game = match.game
    names = {game.events[event[0]].name for event in match.log if event[0] in game.closing}
    ending = match.ending()
    if ending is not None:
        names.add(ending.rule + ("-shared" if ending.places.count(1) > 1 else ""))
    return names


def collect(game: Game[Any]) -> dict[str, Record]:
    """One record for each case, and the first that shows each ending."""
    found: dict[str, Record] = {}
    shown: set[str] = set()
    for case in golden_cases(game):
        for seed in range(TRIES):
            match = random_match(game, case, seed)
            new = endings(match) - shown
            if seed == 0 or new:
                name = "-".join([str(case), *sorted(new)])
                found[name] = match.record()
                shown |= new
            if seed > FEW and not all_closings(game) - shown:
                break
    return found


def all_closings(game: Game[Any]) -> set[str]:
    return {game.events[kind].name for kind in game.closing}


def file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-._+" else "_" for letter in name) + ".json"


def golden_files(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.glob("*/*.json"))


def read_golden(path: Path) -> Record:
    return read_record(path.read_bytes(), str(path))


def main(games: list[str]) -> int:
    for game_id in games:
        folder = FOLDER / game_id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, record in collect(find_game(game_id)).items():
            text = msgspec.json.format(write_record(record), indent=1)
            (folder / file_name(name)).write_bytes(text + b"\n")
        print(f"{game_id}: {len(list(folder.glob('*.json')))} golden records")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
