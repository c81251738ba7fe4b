"""What every game answers: who owes a decision, what he may do, and what happens when he does it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError, IllegalMove

Seat = i64
Move = i64
Event = tuple[int, ...]
Log = list[Event]

ALLOWED: Final = ""


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """A buffer for legal moves that is used again and again, so that asking costs no memory."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 16)
        self.count: i64 = 0

    def add(self, move: Move) -> None:
        count = self.count
        if count < len(self.items):
            self.items[count] = move
        else:
            self.items = append(self.items, move)
        self.count = count + 1

    def room_for(self, more: i64) -> vec[i64]:
        """The items, with room for so many more: for whoever writes many at once, and then counts them."""
        while len(self.items) < self.count + more:
            self.items = append(self.items, 0)
        return self.items

    def clear(self) -> None:
        self.count = 0

    def listed(self) -> list[int]:
        return list(self.items[: self.count])


class Outcome:
    """How a game ended: for each seat its place (1 is best, ties share) and points, and the rule."""

    def __init__(self, places: list[int], points: list[int], rule: str) -> None:
        self.places = places
        self.points = points
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress, changed in place.

    A move is an int that means the same in every position of one game with the same options,
    components and seats. A subclass writes `legal`, `why_illegal`, `apply`, `copy`, `move_count`
    and `outcome`; the rest follows.
    """

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        # Who owes a decision: bit k stands for seat k. Zero means that the game is over.
        self.owing: i64 = 0
        # In a race all seats act at once and whoever comes first is first.
        self.race = False
        self.spare: Moves | None = None

    # -- what a game writes ------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        """Adds every legal move of a seat that owes one, in an order that shows nothing hidden."""
        raise NotImplementedError

    def why_illegal(self, seat: Seat, move: Move) -> str:
        """The id of the rule that forbids the move now, or `ALLOWED`."""
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        """Plays a move that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def move_count(self) -> i64:
        """All moves of this game are below this number."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        raise NotImplementedError

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        """Adds what the seat may say beside its decisions: another sealed choice, a standing instruction.

        People at live tables amend; random play, search and environments never do.
        """

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        """The id of the rule that forbids the amendment now, or `ALLOWED`."""
        return self.why_illegal(seat, move)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        """Makes an amendment that is known to be legal."""
        raise NotImplementedError

    def detail(self, seat: Seat, move: Move) -> str:
        """What to add to the rule when a move is refused, where the rule alone does not say it."""
        return ""

    # -- what follows ------------------------------------------------------------------------

    def owes(self, seat: Seat) -> bool:
        return 0 <= seat < self.seats and (self.owing >> seat) & 1 == 1

    def actors(self) -> list[int]:
        """The seats that owe a decision now: one, several, or none when the game is over."""
        owing = self.owing
        return [seat for seat in range(self.seats) if (owing >> seat) & 1]

    def moves(self, seat: Seat) -> list[int]:
        # A buffer that is kept makes stepping from Python some 5 % quicker; taken away while it is in use.
        out = self.spare or Moves()
        self.spare = None
        out.clear()
        if self.owes(seat):
            self.legal(seat, out)
        listed = out.listed()
        self.spare = out
        return listed

    def amendments(self, seat: Seat) -> list[int]:
        out = Moves()
        self.legal_amendments(seat, out)
        return out.listed()

    def play(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        """Checks the move and plays it; raises `IllegalMove` and changes nothing when it is not allowed."""
        rule = self.why_illegal(seat, move)
        if rule != ALLOWED:
            raise IllegalMove(rule, self.detail(seat, move))
        self.apply(seat, move, log)

    def amend(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        """Checks the amendment and makes it; raises `StolikError` and changes nothing otherwise."""
        self.check_amendment(seat, move)
        self.apply_amendment(seat, move, log)

    def check_amendment(self, seat: Seat, move: Move) -> None:
        rule = self.why_no_amendment(seat, move)
        if rule != ALLOWED:
            raise IllegalMove(rule, self.detail(seat, move))
        if move not in self.amendments(seat):
            raise DataError("amend", "there is nothing yet that this could change: play it")


def places_by(points: list[int], *, low_wins: bool) -> list[int]:
    """Places for points; equal points share the place, and the next place is left out (1, 1, 3)."""
    better = [sum(1 for other in points if (other < own if low_wins else other > own)) for own in points]
    return [count + 1 for count in better]
