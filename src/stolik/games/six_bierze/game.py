"""6. bierze! the board game as a game of Stolik."""

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked
from stolik.engine.game import Game, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.games.six_bierze import board, bot, lay_out, notation, position
from stolik.games.six_bierze.components import Components, make_setup, with_board
from stolik.games.six_bierze.events import EVENTS
from stolik.games.six_bierze.knowledge import Knowledge, know, make_worlds
from stolik.games.six_bierze.position import ACTIONS, LUCK, Options, Position
from stolik.games.six_bierze.rules import SixBierze, empty
from stolik.games.six_bierze.table import Setup
from stolik.games.six_bierze.view import View, look
from stolik.games.six_bierze.worlds import SixBierzeWorlds


class SixBierzeGame(Game[SixBierze]):
    id = "six-bierze"
    title = "6. bierze!"
    revision = 1
    min_seats = 2
    max_seats = 6
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    events = EVENTS
    bounded = {"round_limit": 200}
    benched = ({}, {"version": "advanced+luck"})
    ends_otherwise = ({"version": "basic+luck"}, {"version": "advanced", "round_limit": 20})
    notation_help = notation.HELP

    def make_setup(self, terms: Terms) -> Setup:
        options: Options = self.options_of(terms)
        return make_setup(self.components_of(terms), options.version, options.round_limit, terms.seats)

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> SixBierze:
        state = empty(self.setup(terms), terms.seats, chance)
        state.deal(log)
        return state

    def position(self, state: SixBierze) -> Position:
        return position.read(state)

    def place(self, terms: Terms, written: Json, chance: Chance) -> SixBierze:
        return lay_out.write(self.setup(terms), terms.seats, checked(Position, written, "position"), chance)

    def view(self, state: SixBierze, terms: Terms, seat: Seat | None) -> View:
        return look(state, self.components_of(terms), seat)

    def knowledge(self, state: SixBierze, terms: Terms, seat: Seat) -> Knowledge:
        return know(state, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> SixBierzeWorlds:
        return make_worlds(self.setup(terms), knowledge)

    def text(self, state: SixBierze, move: Move) -> str:
        return notation.text(state, move)

    def parse(self, state: SixBierze, text: str) -> int:
        return notation.parse(state, text)

    def board(self, view: View, names: list[str], say: Say) -> str:
        return board.draw(view, names, say)

    def asked(self, view: View, say: Say) -> str:
        tile = view.turn.tile if view.turn is not None else 0
        return say(f"ask-{view.phase}", tile=tile)

    def with_board(self, components: Json, board: Json, where: str) -> Json:
        return with_board(components or self.default_components, board, where)

    def in_words(self, field: str, value: int, say: Say) -> str:
        if field in ("row", "field"):
            return str(value + 1)
        if field == "card":
            return say(f"card-{ACTIONS[value]}")
        if field == "luck":
            return say("luck-five" if LUCK[value] == "+5" else "luck-heads")
        return str(value)

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        return bot.rate(self.setup(terms), knowledge, moves)
