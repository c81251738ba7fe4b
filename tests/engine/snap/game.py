"""The rules of the race, and the little of a game's other half that matches need."""

from stolik.engine.chance import Chance
from stolik.engine.data import Json, checked
from stolik.engine.errors import NotationError
from stolik.engine.events import EventKind
from stolik.engine.game import Box, Game, Part, Terms
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State, places_by

CLAIMED, WISHED = 0, 1
NOBODY = -1


class Components(Box, frozen=True):
    numbers: int


class Position(Part, frozen=True):
    owners: list[int]
    # The standing instruction of each seat: the number it would like.
    wishes: list[int]


class Snap(State):
    """Seat k wishes for a number by amending; nothing comes of it but the record."""

    def __init__(self, seats: int, chance: Chance, owners: list[int], wishes: list[int]) -> None:
        super().__init__(seats, chance)
        self.race = True
        self.owners = owners
        self.wishes = wishes
        self.settle()

    def settle(self) -> None:
        self.owing = (1 << self.seats) - 1 if NOBODY in self.owners else 0

    def legal(self, seat: Seat, out: Moves) -> None:
        for number, owner in enumerate(self.owners):
            if owner == NOBODY:
                out.add(number)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if not self.owing:
            return "T1.2"
        return ALLOWED if self.owners[move] == NOBODY else "T1.1"

    def detail(self, seat: Seat, move: Move) -> str:
        return f"seat {self.owners[move]} has it"

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.owners[move] = int(seat)
        self.settle()
        if log is not None:
            log.append((CLAIMED, int(seat), int(move)))

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        self.legal(seat, out)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.wishes[seat] = int(move)
        if log is not None:
            log.append((WISHED, int(seat), int(move)))

    def copy(self) -> "Snap":
        return Snap(self.seats, self.chance.copy(), list(self.owners), list(self.wishes))

    def move_count(self) -> int:
        return len(self.owners)

    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        points = [self.owners.count(seat) for seat in range(self.seats)]
        return Outcome(places_by(points, low_wins=False), points, "T2.1")


class SnapGame(Game[Snap]):
    id = "snap"
    title = "Snap"
    revision = 1
    min_seats = 2
    max_seats = 3
    options_type = Part
    components_type = Components
    events = {
        CLAIMED: EventKind(name="claimed", fields=("seat", "number")),
        WISHED: EventKind(name="wished", fields=("seat", "number"), secret=("number",)),
    }

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> Snap:
        numbers = self.components_of(terms).numbers
        return Snap(terms.seats, chance, [NOBODY] * numbers, [NOBODY] * terms.seats)

    def position(self, state: Snap) -> Position:
        return Position(list(state.owners), list(state.wishes))

    def place(self, terms: Terms, written: Json, chance: Chance) -> Snap:
        position = checked(Position, written, "position")
        return Snap(terms.seats, chance, position.owners, position.wishes)

    def text(self, state: Snap, move: Move) -> str:
        return f"claim {move}"

    def parse(self, state: Snap, text: str) -> int:
        word, _, number = text.strip().lower().partition(" ")
        if word != "claim" or not number.isdecimal() or int(number) >= len(state.owners):
            raise NotationError(f"{text!r} is not claim 0 to claim {len(state.owners) - 1}")
        return int(number)
