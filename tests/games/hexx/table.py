"""Writes positions of Hexx & Hopp down for the tests of this folder."""

from typing import Any

from stolik.engine.chance import Chance, fast
from stolik.engine.errors import IllegalMove
from stolik.engine.state import Event
from stolik.games.hexx import GAME
from stolik.games.hexx.position import Position, SeatPosition
from stolik.games.hexx.rules import Hexx
from stolik.games.hexx.view import View

# Six tiles around (0, 0) that match one another. Tile 1 (RRYRBW) matches all of them there, unturned.
RING = [
    {"q": 1, "r": 0, "tile": 2, "rotation": 0},
    {"q": 0, "r": 1, "tile": 3, "rotation": 1},
    {"q": -1, "r": 1, "tile": 5, "rotation": 1},
    {"q": -1, "r": 0, "tile": 4, "rotation": 0},
    {"q": 0, "r": -1, "tile": 6, "rotation": 3},
    {"q": 1, "r": -1, "tile": 19, "rotation": 1},
]
# In the third place of the ring, but white where tile 1 is yellow (its side 2).
WRONG = {"q": -1, "r": 1, "tile": 20, "rotation": 2}
# These fit nowhere once tile 1 lies in the middle of the first three of the ring.
UNFIT = [7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 26, 28]
# These do not fit there with the first two of the ring only, neither before nor after.
UNFIT_TWO = [8, 11, 13, 18, 28, 35, 37, 46]


class Table:
    """A last round, and moves by text; `log` is what happened. `contacts` await tile 1 at (0, 0)."""

    def __init__(
        self,
        *seats: dict[str, Any],
        contacts: int = 2,
        options: dict[str, Any] | None = None,
        chance: Chance | None = None,
        **rest: Any,
    ) -> None:
        self.terms = GAME.terms(len(seats), {"rounds": 1} | (options or {}))
        position = {"figure": RING[:contacts], "seats": list(seats), **rest}
        self.state: Hexx = GAME.place(self.terms, position, chance or fast(0))
        self.log: list[Event] = []

    def play(self, *moves: tuple[int, str]) -> "Table":
        for seat, text in moves:
            self.state.play(seat, GAME.check_move(self.state, seat, text), self.log)
        return self

    def instruct(self, seat: int, words: str) -> "Table":
        self.state.amend(seat, GAME.parse(self.state, f"instruct {words}"), self.log)
        return self

    def refused(self, seat: int, text: str) -> IllegalMove | None:
        try:
            GAME.check_move(self.state, seat, text)
        except IllegalMove as refusal:
            return refusal
        return None

    def refusal(self, seat: int, text: str) -> str:
        """The rule that forbids the move; empty when it is allowed."""
        found = self.refused(seat, text)
        return found.rule if found else ""

    def moves(self, seat: int) -> list[str]:
        return [GAME.text(self.state, move) for move in self.state.moves(seat)]

    @property
    def position(self) -> Position:
        return GAME.position(self.state)

    def seat(self, seat: int) -> SeatPosition:
        return self.position.seats[seat]

    def stack(self, seat: int) -> list[int | None]:
        return self.seat(seat).stack

    def points(self) -> list[int]:
        return [part.points for part in self.position.seats]

    def events(self) -> list[str]:
        return [GAME.events[event[0]].name for event in self.log]

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, self.terms, seat)


MIDDLE = "place 0 0 r0"
