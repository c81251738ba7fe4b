"""Writes positions of X bierze! down for the tests of this folder."""

from typing import Any

from stolik.engine.chance import ScriptedChance
from stolik.engine.errors import IllegalMove
from stolik.engine.state import Event
from stolik.games.x_bierze import GAME
from stolik.games.x_bierze.rules import XBierze

ROWS = [[50], [60], [70]]


class Table:
    """A position, and moves by text; `log` is what happened."""

    def __init__(
        self,
        *seats: dict[str, Any],
        options: dict[str, Any] | None = None,
        chance: list[int] | None = None,
        **rest: Any,
    ) -> None:
        self.terms = GAME.terms(len(seats), options)
        position = {"rows": ROWS, "seats": list(seats), **rest}
        self.state: XBierze = GAME.place(self.terms, position, ScriptedChance(chance or []))
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

    def events(self) -> list[str]:
        return [GAME.events[event[0]].name for event in self.log]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, self.terms, seat)
