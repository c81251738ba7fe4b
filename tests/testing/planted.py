"""X bierze! in a shell of interpreted Python, so that tests can plant mistakes into it."""

from typing import Any, ClassVar, Self

from stolik.engine.chance import Chance
from stolik.engine.data import Json
from stolik.engine.game import Terms
from stolik.engine.state import Log, Move, Moves, Outcome, Seat, State
from stolik.engine.worlds import Worlds
from stolik.games.x_bierze.game import XBierzeGame
from stolik.games.x_bierze.knowledge import Knowledge
from stolik.games.x_bierze.position import Position
from stolik.games.x_bierze.rules import XBierze
from stolik.games.x_bierze.view import View


class Shell(State):
    """Asks the real state everything."""

    def __init__(self, inner: XBierze) -> None:
        super().__init__(inner.seats, inner.chance)
        self.inner = inner
        self.owing = inner.owing

    def legal(self, seat: Seat, out: Moves) -> None:
        self.inner.legal(seat, out)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        return self.inner.why_illegal(seat, move)

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.inner.chance = self.chance
        self.inner.apply(seat, move, log)
        self.owing = self.inner.owing

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        self.inner.legal_amendments(seat, out)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        return self.inner.why_no_amendment(seat, move)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.inner.apply_amendment(seat, move, log)

    def copy(self) -> Self:
        self.inner.chance = self.chance
        return type(self)(self.inner.copy())

    def move_count(self) -> int:
        return self.inner.move_count()

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()


class ShellWorlds(Worlds):
    def __init__(self, inner: Worlds, shell: type[Shell]) -> None:
        self.inner = inner
        self.shell = shell

    def draw(self, rng: Chance) -> State:
        world = self.inner.draw(rng)
        assert isinstance(world, XBierze)
        return self.shell(world)


class Planted(XBierzeGame):
    """The game around the shell; a mistake is a subclass of one of the two."""

    shell: ClassVar[type[Shell]] = Shell

    @property
    def package(self) -> str:
        return "stolik.games.x_bierze"

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> Any:
        return self.shell(super().deal(terms, chance, log))

    def place(self, terms: Terms, written: Json, chance: Chance) -> Any:
        return self.shell(super().place(terms, written, chance))

    def position(self, state: Any) -> Position:
        return super().position(state.inner)

    def view(self, state: Any, terms: Terms, seat: Seat | None) -> View:
        return super().view(state.inner, terms, seat)

    def knowledge(self, state: Any, terms: Terms, seat: Seat) -> Knowledge:
        return super().knowledge(state.inner, terms, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> Any:
        return ShellWorlds(super().worlds(terms, knowledge), self.shell)

    def text(self, state: Any, move: Move) -> str:
        return super().text(state.inner, move)

    def parse(self, state: Any, text: str) -> int:
        return super().parse(state.inner, text)


def planted(shell: type[Shell] | None = None, **methods: Any) -> Planted:
    """The game with a mistake in its shell, or with some of its own methods replaced."""
    mistaken: Planted = type("Mistaken", (Planted,), {"shell": shell or Shell, **methods})()
    return mistaken
