"""Hexx & Hopp as a game of Stolik."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked
from stolik.engine.game import Game, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.games.hexx import board, bot, notation, position
from stolik.games.hexx.box import FIRST_PLACE, Setup
from stolik.games.hexx.components import Components, Options, check_handicaps, make_setup
from stolik.games.hexx.events import EVENTS, LIMIT_REACHED, NOTHING_FITS, STOPPED
from stolik.games.hexx.gifts import TO_SEAT
from stolik.games.hexx.knowledge import Knowledge, know, make_worlds
from stolik.games.hexx.position import NAMED, Position
from stolik.games.hexx.rules import Hexx, empty
from stolik.games.hexx.view import View, look
from stolik.games.hexx.worlds import HexxWorlds


class HexxGame(Game[Hexx]):
    id = "hexx"
    title = "Hexx & Hopp"
    revision = 1
    min_seats = 2
    max_seats = 5
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    events = EVENTS
    ends_otherwise: ClassVar[Sequence[Mapping[str, Json]]] = ({"rounds": 1, "turn_up_limit": 5},)
    closing = (STOPPED, NOTHING_FITS, LIMIT_REACHED)
    bounded: ClassVar[Mapping[str, Json]] = {"turn_up_limit": 500}
    notation_help = notation.HELP

    def terms(self, seats: int, options: Mapping[str, Json] | None = None, components: Json = None) -> Terms:
        terms = super().terms(seats, options, components)
        check_handicaps(self.components_of(terms), self.options_of(terms), seats)
        return terms

    def make_setup(self, terms: Terms) -> Setup:
        return make_setup(self.components_of(terms), self.options_of(terms), terms.seats)

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> Hexx:
        state = empty(self.setup(terms), terms.seats, chance)
        state.deal(log)
        return state

    def position(self, state: Hexx) -> Position:
        return position.read(state)

    def place(self, terms: Terms, written: Json, chance: Chance) -> Hexx:
        return position.write(self.setup(terms), terms.seats, checked(Position, written, "position"), chance)

    def view(self, state: Hexx, terms: Terms, seat: Seat | None) -> View:
        return look(state, seat, assist=self.options_of(terms).assist)

    def knowledge(self, state: Hexx, terms: Terms, seat: Seat) -> Knowledge:
        return know(state, seat)

    def worlds(self, terms: Terms, knowledge: Knowledge) -> HexxWorlds:
        return make_worlds(self.setup(terms), knowledge)

    def text(self, state: Hexx, move: Move) -> str:
        return notation.text(state, move)

    def parse(self, state: Hexx, text: str) -> int:
        return notation.parse(state, text)

    def board(self, view: View, names: list[str], say: Say) -> str:
        return board.draw(view, names, say)

    def asked(self, view: View, say: Say) -> str:
        return board.asked(view, say)

    def suggested(self, state: Hexx, terms: Terms, seat: Seat) -> list[int]:
        """Where a tile fits is told only at tables that want the help."""
        moves = state.moves(seat)
        if self.options_of(terms).assist == "cells":
            return moves
        return [move for move in moves if not FIRST_PLACE <= move < state.setup.first_gift]

    def in_words(self, field: str, value: int, say: Say) -> str:
        if field != "instruction":
            return str(value)
        if value >= TO_SEAT:
            return say("instruct-seat", seat=value - TO_SEAT)
        return say(f"instruct-{NAMED[value]}")

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        return bot.rate(self.setup(terms), knowledge, moves)

    def pace(self, knowledge: Knowledge, move: str, skill: float, rng: Chance) -> float:
        return bot.pace(knowledge, move, skill, rng)
