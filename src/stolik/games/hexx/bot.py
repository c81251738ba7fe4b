"""How a sensible player of Hexx & Hopp judges a move, and how long a person takes for it."""

import math

from stolik.engine.chance import Chance
from stolik.games.hexx.box import Setup
from stolik.games.hexx.components import Axial, neighbours
from stolik.games.hexx.knowledge import Knowledge
from stolik.games.hexx.position import SeatPosition
from stolik.games.hexx.tiles import SIDES

# A space with three contacts or more is a gift to whoever comes first: a little worse to leave behind.
OPENING = 0.1
WIN = 100.0


def rate(setup: Setup, knowledge: Knowledge, moves: list[str]) -> list[float]:
    """What a move is worth, in tiles that one gets rid of."""
    figure = {(laid.q, laid.r) for laid in knowledge.position.figure}
    return [rate_move(setup, knowledge, figure, move.split()) for move in moves]


def rate_move(setup: Setup, knowledge: Knowledge, figure: set[Axial], words: list[str]) -> float:
    if words[0] == "place":
        return rate_place(setup, figure, (int(words[1]), int(words[2])))
    if words[0] == "give":
        return rate_gift(knowledge, lots_of(words))
    return 0.0


def rate_place(setup: Setup, figure: set[Axial], cell: Axial) -> float:
    contacts = contacts_of(figure, cell)
    if contacts == SIDES:
        return WIN
    after = figure | {cell}
    openings = sum(1 for beside in neighbours(*cell) - after if contacts_of(after, beside) >= 3)
    gift: int = setup.gift_sizes[contacts]
    return 1 + gift - OPENING * openings


def contacts_of(figure: set[Axial], cell: Axial) -> int:
    return len(neighbours(*cell) & figure)


def lots_of(words: list[str]) -> dict[int, int]:
    """From `give 2 to 1, 1 to 3`: for each seat the tiles it gets."""
    return {int(seat.rstrip(",")): int(tiles) for tiles, seat in zip(words[1::3], words[3::3], strict=True)}


def rate_gift(knowledge: Knowledge, lots: dict[int, int]) -> float:
    """While the race goes on, who has few tiles is dangerous; after it, who has few points."""
    seats = knowledge.position.seats
    if knowledge.position.winner is not None or knowledge.stuck:
        return -float(sum(tiles * seats[seat].points for seat, tiles in lots.items()))
    others = [seat for seat in range(len(seats)) if seat != knowledge.seat]
    return -sum(1 / (1 + tiles_of(seats[seat]) + lots.get(seat, 0)) for seat in others)


def tiles_of(part: SeatPosition) -> int:
    return len(part.stack) + (part.open is not None)


def pace(knowledge: Knowledge, move: str, skill: float, rng: Chance) -> float:
    """Seconds for seeing, thinking and moving; a child (0) searches four times as long as an expert (1)."""
    slowness = math.pow(4.0, 1 - skill)
    hand = 0.35 + 0.15 * slowness
    # Mostly short and sometimes long, as searching is.
    luck = min(3.0, -math.log(1 - rng.below(1 << 16) / (1 << 16)))
    search = 0.5 * slowness * (1 + len(knowledge.position.figure) / 40)
    if move.startswith("place"):
        return hand + search * (0.4 + luck)
    if move == "back":
        return hand + search * (1.5 + luck)
    return hand + 0.3 * slowness * luck if move.startswith("give") else hand
