"""Writes positions of NIET! down for the tests of this folder."""

from typing import Any

from stolik.engine.chance import Chance, ScriptedChance, fast
from stolik.engine.errors import IllegalMove
from stolik.engine.events import seen
from stolik.engine.state import Event
from stolik.games.niet import GAME
from stolik.games.niet.rules import Niet

OPEN = {"first": "wolf", "discard": "niet", "trump": "yellow", "super": "niet", "value": "2"}
TEAMS: dict[int, Any] = {
    2: {},
    3: {"team": [0], "bonus": 0},
    4: {"team": [0, 2]},
    5: {"team": [0, 1, 2], "bonus": 3},
}


class Table:
    """A position or a fresh deal, and moves by text; `log` is what happened."""

    def __init__(self, state: Niet, terms: Any, log: list[Event] | None = None) -> None:
        self.state = state
        self.terms = terms
        self.log: list[Event] = log or []

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

    def first_moves(self, number: int) -> "Table":
        """Everybody plays the first of his moves, so many times."""
        for _ in range(number):
            seat = self.state.actors()[0]
            self.state.apply(seat, self.state.moves(seat)[0], self.log)
        return self

    @property
    def position(self) -> Any:
        return GAME.position(self.state)

    def events(self, viewer: int | None = None) -> list[dict[str, Any]]:
        return [seen(event, GAME.events, viewer) for event in self.log]

    def named(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.events() if event["event"] == name]

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, self.terms, seat)


def dealt(
    seats: int, *, chance: Chance | None = None, components: Any = None, dealer: int = 0, **options: Any
) -> Table:
    """A game that has just been dealt; seat 0 deals unless said otherwise."""
    terms = GAME.terms(seats, {"dealer": dealer, **options}, components)
    log: list[Event] = []
    return Table(GAME.deal(terms, chance or fast(1), log), terms, log)


def placed(
    *hands: list[str],
    phase: str = "tricks",
    shows: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    components: Any = None,
    chance: list[int] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    **rest: Any,
) -> Table:
    """Hands on the table, with the rules of the round as `OPEN` and `shows` say."""
    parts = [{"hand": hand, **(seats or {}).get(at, {})} for at, hand in enumerate(hands)]
    teams = {} if phase in ("niet", "team", "bonus") else TEAMS[len(hands)]
    shown = {} if phase == "niet" else {"open": {**OPEN, **(shows or {})}}
    position = {"seats": parts, "phase": phase, **shown, **teams, **rest}
    terms = GAME.terms(len(hands), options, components)
    return Table(GAME.place(terms, position, ScriptedChance(chance or [])), terms)


def with_rounds(rounds: int) -> dict[str, Any]:
    """The box's components, but so many rounds at every number of seats."""
    box = GAME.default_components
    return {**box, "tables": [{**table, "rounds": rounds} for table in box["tables"]]}
