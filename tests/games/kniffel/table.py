"""Writes positions of Kniffel down for the tests of this folder."""

from typing import Any

from stolik.engine.chance import ScriptedChance
from stolik.engine.errors import IllegalMove
from stolik.engine.state import Event
from stolik.games.kniffel import GAME
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.rules import Kniffel

IDLE = {"hand": [1, 2, 2, 4, 6]}
# Points that make each box; all twelve together reach the bonus.
POINTS = dict(zip(BOX_NAMES, [3, 6, 9, 12, 15, 18, 20, 22, 25, 30, 40, 50], strict=True))


def sheet(*names: str) -> dict[str, Any]:
    """These boxes filled with ordinary points."""
    return {name: {"points": POINTS[name]} for name in names}  # type: ignore[index]


def all_but(*names: str) -> dict[str, Any]:
    return sheet(*(name for name in BOX_NAMES if name not in names))


class Table:
    """A position, and moves by text; `log` is what happened."""

    def __init__(
        self,
        *seats: dict[str, Any],
        options: dict[str, Any] | None = None,
        components: dict[str, Any] | None = None,
        chance: list[int] | None = None,
        **rest: Any,
    ) -> None:
        box = None if components is None else {**GAME.default_components, **components}
        self.terms = GAME.terms(len(seats), options, box)
        self.state: Kniffel = GAME.place(
            self.terms, {"seats": list(seats), **rest}, ScriptedChance(chance or [])
        )
        self.log: list[Event] = []

    def play(self, *moves: tuple[int, str]) -> "Table":
        for seat, text in moves:
            self.state.play(seat, GAME.check_move(self.state, seat, text), self.log)
        return self

    def refusal(self, seat: int, text: str) -> str:
        """The rule that forbids the move; empty when it is allowed."""
        try:
            GAME.check_move(self.state, seat, text)
        except IllegalMove as refused:
            return refused.rule
        return ""

    def moves(self, seat: int) -> list[str]:
        return [GAME.text(self.state, move) for move in self.state.moves(seat)]

    @property
    def position(self) -> Any:
        return GAME.position(self.state)

    def seat(self, seat: int) -> Any:
        return self.position.seats[seat]

    def written(self, seat: int, box: str) -> tuple[int, int]:
        """Points and penalty in one box of a seat's sheet."""
        entry = self.seat(seat).sheet[box]
        return entry.points, entry.penalty

    def events(self) -> list[str]:
        return [GAME.events[event[0]].name for event in self.log]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, self.terms, seat)

    def totals(self) -> list[int]:
        return [self.state.total(seat) for seat in range(len(self.position.seats))]


def hand(*cards: int, chance: list[int] | None = None, playing: int = 1, **seat: Any) -> Table:
    """Seat 0 of two, to move with these cards in round `playing`."""
    return Table({"hand": list(cards), **seat}, IDLE, chance=chance, round=playing)
