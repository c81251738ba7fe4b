"""Kniffel, the card game, as a game of Stolik."""

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked
from stolik.engine.errors import DataError
from stolik.engine.game import Game, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.games.kniffel import board, bot, notation, position
from stolik.games.kniffel.components import BOX_NAMES, Components, Options, make_setup
from stolik.games.kniffel.events import EVENTS
from stolik.games.kniffel.knowledge import Knowledge, know, make_worlds
from stolik.games.kniffel.position import Position
from stolik.games.kniffel.rules import Kniffel, Setup, empty
from stolik.games.kniffel.view import View, look
from stolik.games.kniffel.worlds import KniffelWorlds


class KniffelGame(Game[Kniffel]):
    id = "kniffel"
    title = "Kniffel"
    revision = 1
    min_seats = 2
    max_seats = 5
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    events = EVENTS
    bounded = {"max_turns": 200}
    notation_help = notation.HELP

    def make_setup(self, terms: Terms) -> Setup:
        return make_setup(self.components_of(terms), self.options_of(terms))

    def check_options(self, options: Options, seats: int) -> None:
        if options.start != "random" and options.start >= seats:
            raise DataError("options.start", f"random or a seat from 0 to {seats - 1}, not {options.start}")

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> Kniffel:
        state = empty(self.setup(terms), terms.seats, chance)
        state.deal(log)
        return state

    def position(self, state: Kniffel) -> Position:
        return position.read(state)

    def place(self, terms: Terms, written: Json, chance: Chance) -> Kniffel:
        return position.write(self.setup(terms), terms.seats, checked(Position, written, "position"), chance)

    def view(self, state: Kniffel, terms: Terms, seat: Seat | None) -> View:
        return look(state, seat)

    def knowledge(self, state: Kniffel, terms: Terms, seat: Seat) -> Knowledge:
        return know(state, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> KniffelWorlds:
        return make_worlds(self.setup(terms), knowledge)

    def text(self, state: Kniffel, move: Move) -> str:
        return notation.text(state.setup, move)

    def parse(self, state: Kniffel, text: str) -> int:
        return notation.parse(state.setup, text)

    def board(self, view: View, names: list[str], say: Say) -> str:
        return board.draw(view, names, say)

    def asked(self, view: View, say: Say) -> str:
        return say("ask-turn")

    def in_words(self, field: str, value: int, say: Say) -> str:
        return say(f"box-{BOX_NAMES[value]}") if field == "box" else str(value)

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        return bot.rate(self.setup(terms), knowledge, moves)
