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
from stolik.testing.laws import random_match
from stolik.testing.walks import Case

FOLDER = Path("tests/golden")
TRIES = 200


def golden_cases(game: Game[Any]) -> list[Case]:
    """Every number of seats, and every option set that is worth measuring."""
    seats = range(game.min_seats, game.max_seats + 1)
    return [Case(seats=number, options=options) for number in seats for options in game.benched]


def name_of(match: Match) -> str:
    ending = match.ending()
    rule = ending.rule if ending else "none"
    shared = "-shared" if ending and ending.places.count(1) > 1 else ""
    return f"{rule}{shared}"


def collect(game: Game[Any]) -> dict[str, Record]:
    """The first record with each ending, for the fewest seats that show it; and one for each case."""
    found: dict[str, Record] = {}
    for case in golden_cases(game):
        for seed in range(TRIES):
            match = random_match(game, case, seed)
            name = name_of(match)
            if seed == 0:
                found.setdefault(f"{case}", match.record())
            if name not in found:
                found[name] = match.record()
            elif seed >= TRIES // 10:
                break
    return found


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
