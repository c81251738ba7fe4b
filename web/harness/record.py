"""Games as one viewer sees them, as JSON: the page's tests and its harness are fed with them.

`python web/harness/record.py FOLDER` plays every game with the house's bots and writes one file for each:
for each entry of the game's log the events and the view after them.
"""

import json
import sys
from pathlib import Path
from typing import Any

from stolik.bots.house import mind_of_level
from stolik.bots.mind import Question
from stolik.engine.chance import fast
from stolik.engine.match import Match
from stolik.engine.record import FastStream
from stolik.engine.registry import find_game

# name of the file, game, seats, the viewer's seat (None: a spectator), options
RECORDINGS: tuple[tuple[str, str, int, int | None, dict[str, Any]], ...] = (
    ("x-bierze-4", "x-bierze", 4, 0, {}),
    ("x-bierze-2", "x-bierze", 2, 1, {"memory_aid": True}),
    ("x-bierze-watched", "x-bierze", 3, None, {"x_row": "free"}),
    ("kniffel-3", "kniffel", 3, 0, {"start": 1}),
    ("hexx-5", "hexx", 5, 0, {"rounds": 2}),
    ("hexx-3", "hexx", 3, 1, {"rounds": 1, "assist": "cells", "handicap_tiles": [0, 9, 0]}),
    ("hexx-2", "hexx", 2, 0, {"rounds": 3, "assist": "contacts"}),
    ("hexx-watched", "hexx", 4, None, {"rounds": 1}),
    ("kniffel-watched", "kniffel", 2, None, {"announce": "auto", "max_turns": 40}),
    ("six-bierze-basic", "six-bierze", 3, 0, {}),
    ("six-bierze-luck", "six-bierze", 4, 1, {"version": "basic+luck"}),
    ("six-bierze-advanced", "six-bierze", 2, 0, {"version": "advanced", "round_limit": 40}),
    ("six-bierze-all", "six-bierze", 6, 0, {"version": "advanced+luck", "round_limit": 40}),
    ("six-bierze-watched", "six-bierze", 5, None, {"version": "advanced+luck", "round_limit": 20}),
    ("niet-2", "niet", 2, 1, {}),
    ("niet-3", "niet", 3, 0, {"no_trump_field": True}),
    ("niet-4", "niet", 4, 2, {"dealer": 1, "target": 30}),
    ("niet-5", "niet", 5, 0, {"target": 40}),
    ("niet-watched", "niet", 5, None, {"target": 15}),
)
NAMES = ("Jadwiga", "Tomek", "Ola", "Krzysztof", "Hania", "Leon")


def seen_by(match: Match, viewer: int | None, told: int) -> dict[str, Any]:
    mine = viewer is not None
    return {
        "events": [match.seen(event, viewer) for event in match.log[told:]],
        "game": {
            "view": match.view(viewer),
            "owing": match.state.actors(),
            "moves": match.suggested(viewer) if mine and viewer in match.state.actors() else [],
            "amendments": [],
            "can_undo": False,
            "ending": None,
        },
    }


def play(
    game_id: str, seats: int, viewer: int | None, options: dict[str, Any], level: str = "2"
) -> dict[str, Any]:
    match = Match(find_game(game_id), FastStream(7), seats=seats, options=options)
    mind, luck = mind_of_level(level), fast(7, 1)
    steps = [seen_by(match, viewer, 0)]
    while match.running:
        for seat in match.state.actors():
            if seat not in match.state.actors():
                # In a race somebody has just ended the round.
                continue
            told = len(match.log)
            question = Question(
                game=game_id,
                terms=match.terms,
                seat=seat,
                knowledge=match.knowledge(seat),
                moves=match.moves(seat),
                seed=luck.word(),
            )
            match.play(seat, mind.decide(question))
            steps.append(seen_by(match, viewer, told))
    ending = match.ending()
    steps[-1]["game"]["ending"] = ending and {
        "places": ending.places,
        "points": ending.points,
        "rule": ending.rule,
    }
    return {
        "game": game_id,
        "seat": viewer,
        "names": NAMES[:seats],
        "options": match.terms.options,
        "steps": steps,
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, game, seats, viewer, options in RECORDINGS:
        text = json.dumps(play(game, seats, viewer, options))
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
