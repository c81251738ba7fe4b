"""6. bierze!: points, the marker on the track, and the luck cards a loss brings."""

from mypy_extensions import i64

from stolik.engine.state import Log, Outcome, Seat, places_by
from stolik.games.six_bierze.events import ACTION_LEFT, LUCK_DRAWN, SCORED, TILE_LEFT
from stolik.games.six_bierze.table import (
    DRAW_LUCK,
    FIVE_CARD,
    HEADS_CARD,
    KIND_SHIFT,
    OVER,
    Table,
)


class Scoring(Table):
    def score(self, seat: Seat, points: i64, log: Log | None) -> None:
        """Moves the marker; after a loss the clovers it passed are due as luck cards."""
        old = self.scores[seat]
        self.move_marker(seat, points, log)
        new = self.scores[seat]
        if self.setup.lucky and new < old:
            self.owe_luck(seat, self.setup.clovers_passed(old, new), log)

    def move_marker(self, seat: Seat, points: i64, log: Log | None) -> None:
        setup = self.setup
        old = self.scores[seat]
        new = old + points
        if new < setup.low:
            new = setup.low
        elif new > setup.high:
            new = setup.high
        self.scores[seat] = new
        if log is not None:
            log.append((SCORED, seat, points, new - old, new))

    # -- luck cards after a loss ---------------------------------------------------------------

    def owe_luck(self, seat: Seat, clovers: i64, log: Log | None) -> None:
        """Asks which cards to draw, unless the piles leave no choice."""
        due = min(clovers, self.luck_pile(FIVE_CARD) + self.luck_pile(HEADS_CARD))
        fewest = self.fewest_fives(due)
        if fewest == self.most_fives(due):
            self.draw_luck(seat, fewest, due - fewest, log)
            return
        self.due = due
        self.phase = DRAW_LUCK
        self.owing = 1 << seat

    def fewest_fives(self, due: i64) -> i64:
        return max(0, due - self.luck_pile(HEADS_CARD))

    def most_fives(self, due: i64) -> i64:
        return min(due, self.luck_pile(FIVE_CARD))

    def draw_luck(self, seat: Seat, fives: i64, heads: i64, log: Log | None) -> None:
        self.move_luck(seat, FIVE_CARD, fives)
        self.move_luck(seat, HEADS_CARD, heads)
        if log is not None:
            log.extend([(LUCK_DRAWN, seat, FIVE_CARD)] * int(fives))
            log.extend([(LUCK_DRAWN, seat, HEADS_CARD)] * int(heads))

    def move_luck(self, seat: Seat, kind: i64, cards: i64) -> None:
        """From the pile to a seat; a negative number goes back."""
        self.luck[2 * self.seats + kind] -= cards
        self.luck[2 * seat + kind] += cards

    # -- the end of the game -------------------------------------------------------------------

    def count_what_is_left(self, log: Log | None) -> None:
        """All tiles left cost their heads, then each action card left is worth a point."""
        for seat in range(self.seats):
            heads: i64 = 0
            for i in range(self.hands.size(seat)):
                tile = self.hands.card(seat, i)
                heads += self.setup.heads[tile]
                if log is not None:
                    log.append((TILE_LEFT, seat, tile, self.setup.heads[tile]))
            if heads:
                self.move_marker(seat, -heads, log)
        for seat in range(self.seats):
            self.count_cards_left(seat, log)

    def count_cards_left(self, seat: Seat, log: Log | None) -> None:
        cards = self.actions.size(seat)
        if log is not None:
            for i in range(cards):
                log.append((ACTION_LEFT, seat, self.actions.card(seat, i) >> KIND_SHIFT))
        if cards:
            self.move_marker(seat, cards, log)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points: list[int] = [self.scores[seat] for seat in range(self.seats)]
        return Outcome(places_by(points, low_wins=False), points, self.ending())

    def ending(self) -> str:
        """The sentence that ended the game."""
        if not self.setup.advanced:
            return "S5.1b" if self.setup.lots > 1 else "S5.1c"
        for seat in range(self.seats):
            if self.hands.size(seat) == 0:
                return "S9.1"
        return "S-Opt-round_limit-end"
