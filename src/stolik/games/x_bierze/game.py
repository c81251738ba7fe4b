"""X bierze! as a game of Stolik."""

from collections.abc import Sequence

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked
from stolik.engine.game import Game, Part, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.games.x_bierze import board, bot, notation, position
from stolik.games.x_bierze.box import Setup
from stolik.games.x_bierze.events import EVENTS
from stolik.games.x_bierze.knowledge import Knowledge, know, make_worlds
from stolik.games.x_bierze.position import Components, Options, Position
from stolik.games.x_bierze.rules import XBierze, empty
from stolik.games.x_bierze.view import View, look, seen_from
from stolik.games.x_bierze.worlds import XBierzeWorlds


class XBierzeGame(Game[XBierze]):
    id = "x-bierze"
    title = "X bierze!"
    revision = 1
    min_seats = 2
    max_seats = 4
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    events = EVENTS
    notation_help = notation.HELP

    def make_setup(self, terms: Terms) -> Setup:
        return position.make_setup(self.components_of(terms), self.options_of(terms))

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> XBierze:
        state = empty(self.setup(terms), terms.seats, chance)
        state.deal(log)
        return state

    def position(self, state: XBierze) -> Position:
        return position.read(state)

    def place(self, terms: Terms, written: Json, chance: Chance) -> XBierze:
        return position.write(self.setup(terms), terms.seats, checked(Position, written, "position"), chance)

    def view(self, state: XBierze, terms: Terms, seat: Seat | None) -> View:
        return seen_from(self.public_view(state, terms), state, seat)

    def views(self, state: XBierze, terms: Terms, seats: Sequence[Seat | None]) -> list[Part]:
        public = self.public_view(state, terms)
        return [seen_from(public, state, seat) for seat in seats]

    def public_view(self, state: XBierze, terms: Terms) -> View:
        return look(state, memory_aid=self.options_of(terms).memory_aid)

    def knowledge(self, state: XBierze, terms: Terms, seat: Seat) -> Knowledge:
        return know(state, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> XBierzeWorlds:
        return make_worlds(self.setup(terms), knowledge)

    def text(self, state: XBierze, move: Move) -> str:
        return notation.text(state, move)

    def parse(self, state: XBierze, text: str) -> int:
        return notation.parse(state, text)

    def board(self, view: View, names: list[str], say: Say) -> str:
        return board.draw(view, names, say)

    def asked(self, view: View, say: Say) -> str:
        return board.asked(view, say)

    def in_words(self, field: str, value: int, say: Say) -> str:
        return str(value + 1) if field == "row" else str(value)

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        return bot.rate(self.setup(terms), knowledge, moves)
