"""Writes positions of 6. bierze! down for the tests of this folder."""

from typing import Any

from stolik.engine.chance import ScriptedChance
from stolik.engine.errors import IllegalMove
from stolik.engine.state import Event
from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.rules import SixBierze

# Rows count from 1 here, as in the moves.
Rows = dict[int, list[Any]]
START: Rows = {1: [10], 2: [20], 3: [30], 4: [40]}


def board(rows: Rows, count: int = 10) -> list[list[Any]]:
    return [rows.get(number, []) for number in range(1, count + 1)]


class Table:
    """A position, and moves by text; `log` is what happened since."""

    def __init__(
        self,
        *seats: dict[str, Any],
        version: str = "basic",
        rows: Rows | None = None,
        options: dict[str, Any] | None = None,
        components: Any = None,
        chance: list[int] | None = None,
        **rest: Any,
    ) -> None:
        self.terms = GAME.terms(len(seats), {"version": version, **(options or {})}, components)
        side = GAME.components_of(self.terms).advanced if "advanced" in version else None
        count = len(side.rows) if side else len(GAME.components_of(self.terms).basic.rows)
        written = {"rows": board(START if rows is None else rows, count), "seats": list(seats), **rest}
        self.state: SixBierze = GAME.place(self.terms, written, ScriptedChance(chance or []))
        self.log: list[Event] = []

    def play(self, *moves: tuple[int, str]) -> "Table":
        for seat, text in moves:
            self.state.play(seat, GAME.check_move(self.state, seat, text), self.log)
        return self

    def amend(self, seat: int, text: str) -> "Table":
        self.state.amend(seat, GAME.parse(self.state, text), self.log)
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

    def amendments(self, seat: int) -> list[str]:
        return [GAME.text(self.state, move) for move in self.state.amendments(seat)]

    def row(self, number: int) -> list[Any]:
        found: list[Any] = self.position.rows[number - 1]
        return found

    @property
    def position(self) -> Any:
        return GAME.position(self.state)

    @property
    def scores(self) -> list[int]:
        return [part.score for part in self.position.seats]

    def events(self) -> list[str]:
        return [GAME.events[event[0]].name for event in self.log]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, self.terms, seat)

    def knowledge(self, seat: int) -> Any:
        return GAME.knowledge(self.state, self.terms, seat)


def turn(tile: int, *, other: dict[str, Any] | None = None, version: str = "advanced", **rest: Any) -> Table:
    """Seat 0 has revealed one tile and is about to place it; without cards it lies on the board already."""
    seat_fields = ("tiles", "actions", "luck", "score")
    mine = {name: rest.pop(name) for name in seat_fields if name in rest}
    seat = {"shown": [tile], "tiles": [97, 98], **mine}
    return Table(seat, other or {"tiles": [95, 96]}, version=version, **rest)


def small(**changes: Any) -> dict[str, Any]:
    """The box with other counts."""
    return {**GAME.default_components, **changes}
