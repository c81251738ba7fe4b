"""Prints a hash over the positions of random games, so that two builds can be compared."""

import json
import sys

from stolik.engine.registry import find_game
from stolik.testing.paper_laws import fingerprint
from stolik.testing.walks import Case


def main(arguments: list[str]) -> None:
    game, seats, options, components, games = arguments
    case = Case(
        seats=int(seats), options=json.loads(options), components=json.loads(components), games=int(games)
    )
    print(fingerprint(find_game(game), case))


if __name__ == "__main__":
    main(sys.argv[1:])
