"""NIET! as a game of Stolik."""

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked, plain
from stolik.engine.errors import DataError
from stolik.engine.game import Game, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.games.niet import board, bot, notation, place, position
from stolik.games.niet.components import BoardRows, Components, Options, make_setup
from stolik.games.niet.events import EVENTS
from stolik.games.niet.knowledge import Knowledge, know, make_worlds
from stolik.games.niet.moves import Setup
from stolik.games.niet.position import Position
from stolik.games.niet.rules import Niet, empty
from stolik.games.niet.view import View, look
from stolik.games.niet.worlds import NietWorlds


class NietGame(Game[Niet]):
    id = "niet"
    title = "NIET!"
    revision = 1
    min_seats = 2
    max_seats = 5
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    events = EVENTS
    # A game to a target of points need not end.
    bounded = {"target": None}
    ends_otherwise = ({"target": 100},)
    notation_help = notation.HELP

    def check_options(self, options: Options, seats: int) -> None:
        if isinstance(options.dealer, int) and options.dealer >= seats:
            raise DataError(
                "options.dealer", f"`random` or a seat from 0 to {seats - 1}, not {options.dealer}"
            )

    def make_setup(self, terms: Terms) -> Setup:
        return make_setup(self.components_of(terms), self.options_of(terms), terms.seats)

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> Niet:
        state = empty(self.setup(terms), chance)
        state.start(log)
        return state

    def position(self, state: Niet) -> Position:
        return position.read(state)

    def place(self, terms: Terms, written: Json, chance: Chance) -> Niet:
        return place.write(self.setup(terms), checked(Position, written, "position"), chance)

    def view(self, state: Niet, terms: Terms, seat: Seat | None) -> View:
        return look(state, seat)

    def knowledge(self, state: Niet, terms: Terms, seat: Seat) -> Knowledge:
        return know(state, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> NietWorlds:
        return make_worlds(self.setup(terms), knowledge)

    def text(self, state: Niet, move: Move) -> str:
        return notation.text(state, move)

    def parse(self, state: Niet, text: str) -> int:
        return notation.parse(state, text)

    def board(self, view: View, names: list[str], say: Say) -> str:
        return board.draw(view, names, say)

    def asked(self, view: View, say: Say) -> str:
        return board.asked(view, say)

    def in_words(self, field: str, value: int, say: Say) -> str:
        return board.in_words(field, value, say)

    def with_board(self, components: Json, board: Json, where: str) -> Json:
        """A board file has the fields of the rows `first`, `discard`, `trump`, `super` and `value`."""
        rows = plain(checked(BoardRows, board, where))
        return {**(components or self.default_components), "rows": rows}

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        return bot.rate(self.setup(terms), knowledge, moves)
