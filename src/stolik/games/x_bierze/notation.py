"""Moves of X bierze! in one line: `57`, `row 2`, `keep 41`."""

import re

from stolik.engine.errors import IllegalMove, NotationError
from stolik.games.x_bierze.rules import XBierze

HELP = "a card (57), a row to take (row 2) or a taken card for the X row (keep 41)"

_MOVE = re.compile(r"(?:(row|keep)\s+)?(\d{1,4})", re.IGNORECASE | re.ASCII)


def text(state: XBierze, move: int) -> str:
    setup = state.setup
    if move <= setup.cards:
        return str(move)
    if move < setup.keep_move(1):
        return f"row {move - setup.cards}"
    return f"keep {move - setup.keep_move(0)}"


def parse(state: XBierze, line: str) -> int:
    found = _MOVE.fullmatch(line.strip())
    if found is None:
        raise NotationError(f"{line.strip()!r} is no move of X bierze!; a move is {HELP}")
    word, number = found[1], int(found[2])
    setup = state.setup
    if word is not None and word.lower() == "row":
        if not 1 <= number <= setup.rows:
            raise IllegalMove("X2.5b", f"row {number}")
        return setup.row_move(number - 1)
    if not 1 <= number <= setup.cards:
        raise NotationError(f"there is no card {number}; cards are 1 to {setup.cards}")
    return number if word is None else setup.keep_move(number)
