"""The position and its moves; a move is the card that is laid."""

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State, places_by

DEALT, LAID, SHOWN, POINT = range(4)
NONE = 0


class HighCard(State):
    def __init__(self, cards: int, chance: Chance, hands: list[list[int]]) -> None:
        super().__init__(len(hands), chance)
        self.cards = cards
        self.hands = hands
        # What each seat has laid face down, what was shown before, and the points.
        self.laid = [NONE] * len(hands)
        self.shown: list[int] = []
        self.points = [0] * len(hands)
        self.ask()

    def ask(self) -> None:
        """Whoever has cards and has not laid one owes a decision."""
        self.owing = sum(1 << seat for seat, hand in enumerate(self.hands) if hand and not self.laid[seat])

    def legal(self, seat: Seat, out: Moves) -> None:
        for card in self.hands[seat]:
            out.add(card)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if not self.owing:
            return "C3.2"
        if not self.owes(seat):
            return "C2.3"
        return ALLOWED if move in self.hands[seat] else "C2.2"

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        news: Log = [(LAID, int(seat), int(move))]
        self.hands[seat].remove(move)
        self.laid[seat] = int(move)
        self.owing &= ~(1 << seat)
        if not self.owing:
            news += self.compare()
        if log is not None:
            log += news

    def compare(self) -> Log:
        """All cards are shown, and the highest scores."""
        news: Log = [(SHOWN, seat, card) for seat, card in enumerate(self.laid)]
        winner = self.laid.index(max(self.laid))
        self.points[winner] += 1
        self.shown = sorted([*self.shown, *self.laid])
        self.laid = [NONE] * len(self.hands)
        self.ask()
        return [*news, (POINT, winner)]

    def outcome(self) -> Outcome | None:
        return None if self.owing else Outcome(places_by(self.points, low_wins=False), self.points, "C3.1")

    def move_count(self) -> int:
        return self.cards + 1

    def copy(self) -> "HighCard":
        other = HighCard(self.cards, self.chance.copy(), [list(hand) for hand in self.hands])
        other.laid, other.shown, other.points = list(self.laid), list(self.shown), list(self.points)
        other.ask()
        return other
