"""`stolik replay`, `stolik verify` and `stolik scenario`: is it so?"""

import argparse
from pathlib import Path

from stolik.cli.output import print_json
from stolik.engine.data import from_json, plain, read_text
from stolik.engine.errors import DataError, StolikError
from stolik.engine.match import replay, replayed, verify
from stolik.engine.record import Record, read_record
from stolik.engine.registry import find_game
from stolik.engine.scenario import read_scenario, run_scenario


def read_all(path: Path) -> list[Record]:
    """The records of a file: one, or one on each line as `simulate --records` writes them."""
    text = read_text(path)
    lines = text.splitlines()
    if len(lines) < 2 or not is_json(lines[0]):
        return [read_record(text, str(path))]
    return [read_record(line, f"{path}, line {number}") for number, line in enumerate(lines, 1)]


def is_json(line: str) -> bool:
    """Whether the first line is a whole document; otherwise one document goes over several lines."""
    try:
        from_json(line, "")
    except DataError:
        return False
    return True


def read_one(path: Path, number: int | None) -> Record:
    records = read_all(path)
    if len(records) == 1 and number is None:
        return records[0]
    if number is None or number > len(records):
        raise DataError(str(path), f"say which of its games: --number 1 to {len(records)}")
    return records[number - 1]


def replay_record(arguments: argparse.Namespace) -> int:
    record = read_one(arguments.record, arguments.number)
    game = find_game(record.game)
    if arguments.each:
        for number, match in enumerate(replayed(game, record)):
            line = plain(record.lines[number - 1]) if number else None
            print_json(
                {
                    "line": number,
                    "done": line,
                    "position": match.save()["position"],
                    "actors": match.state.actors(),
                }
            )
        return 0
    match = replay(game, record)
    ending = match.ending()
    if arguments.json:
        print_json({"game": game.id, "lines": len(record.lines), "ending": ending, "saved": match.save()})
        return 0
    print(f"{game.title}: {len(record.lines)} lines")
    print(
        f"places {ending.places}, points {ending.points}, by {ending.rule}"
        if ending
        else "the game is not over"
    )
    return 0


def verify_record(arguments: argparse.Namespace) -> int:
    records = read_all(arguments.record)
    found = [problems_of(record) for record in records]
    several = len(records) > 1
    problems = [
        f"line {number}: {problem}" if several else problem
        for number, own in enumerate(found, 1)
        for problem in own
    ]
    if arguments.json:
        games = sorted({record.game for record in records})
        print_json(
            {
                "game": ", ".join(games),
                "records": len(records),
                "verified": not problems,
                "problems": problems,
            }
        )
    elif problems:
        print("\n".join(problems))
    elif several:
        print(f"verified: {len(records)} records lead where they say")
    else:
        print(f"verified: {len(records[0].lines)} lines of {records[0].game} lead where the record says")
    return 1 if problems else 0


def problems_of(record: Record) -> list[str]:
    try:
        return verify(find_game(record.game), record)
    except StolikError as error:
        return [str(error)]


def run_scenarios(arguments: argparse.Namespace) -> int:
    results = [run_file(Path(file), arguments.lang) for file in arguments.files]
    if arguments.json:
        print_json({"scenarios": results})
    else:
        for result in results:
            print(f"{'fine' if not result['problems'] else 'not so'}: {result['file']}: {result['title']}")
            for problem in result["problems"]:
                print(f"  {problem}")
    return 1 if any(result["problems"] for result in results) else 0


def run_file(path: Path, language: str) -> dict[str, list[str] | str]:
    """A file that cannot be run is wrong use; one that runs and is not true is not so."""
    scenario = read_scenario(path)
    try:
        problems = run_scenario(find_game(scenario.game), scenario)
    except StolikError as error:
        raise StolikError(f"{path}: {error}") from error
    return {"file": str(path), "title": scenario.title_in(language), "problems": problems}
