"""`stolik replay`, `stolik verify` and `stolik scenario`: is it so?"""

import argparse
from pathlib import Path

from stolik.cli.output import print_json
from stolik.engine.data import plain, read_text
from stolik.engine.errors import StolikError
from stolik.engine.match import replay, replayed, verify
from stolik.engine.record import Record, read_record
from stolik.engine.registry import find_game
from stolik.engine.scenario import read_scenario, run_scenario


def read(path: Path) -> Record:
    return read_record(read_text(path), str(path))


def replay_record(arguments: argparse.Namespace) -> int:
    record = read(arguments.record)
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
    record = read(arguments.record)
    try:
        problems = verify(find_game(record.game), record)
    except StolikError as error:
        problems = [str(error)]
    if arguments.json:
        print_json({"game": record.game, "verified": not problems, "problems": problems})
    elif problems:
        print("\n".join(problems))
    else:
        print(f"verified: {len(record.lines)} lines of {record.game} lead where the record says")
    return 1 if problems else 0


def run_scenarios(arguments: argparse.Namespace) -> int:
    results = [run_file(path, arguments.lang) for path in arguments.files]
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
