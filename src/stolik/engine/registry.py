"""The games that are installed: ours and those of other packages, by the entry point group `stolik.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stolik.engine.errors import DataError
from stolik.engine.game import Game

GROUP = "stolik.games"


def game_ids() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find_game(game_id: str) -> Game[Any]:
    for point in entry_points(group=GROUP):
        if point.name == game_id:
            found: Game[Any] = point.load()
            return found
    raise DataError("game", f"there is no game {game_id!r}; there are {', '.join(game_ids())}")
