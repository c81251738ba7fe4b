"""X bierze!: the position and its moves, in the order of the booklet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State, places_by
from stolik.games.x_bierze.box import (
    CHOSEN,
    IN_HAND,
    IN_ROW,
    IN_X_PILE,
    IN_X_ROW,
    TAKEN,
    UNSEEN,
    Card,
    Row,
    Setup,
)
from stolik.games.x_bierze.events import (
    AMENDED,
    DEALT,
    GAME_OVER,
    PLACED,
    REVEALED,
    ROUND_SCORED,
    ROUND_STARTED,
    ROW_STARTED,
    SEALED,
    TO_HAND,
    TO_X_ROW,
    TOO_LOW,
    TOOK_ROW,
    X_ROW_DUMPED,
)
from stolik.games.x_bierze.scoring import round_points
from stolik.pieces.hands import Hands
from stolik.pieces.pack import Pack, numbered

# What the seats owe: a card to play, a row to take, a card for the X row, nothing more.
PLAY: Final = 0
TAKE_ROW: Final = 1
KEEP: Final = 2
OVER: Final = 3


class XBierze(State):
    """A move below `setup.row_move(0)` is the card to play; then come the rows, then the cards to keep."""

    def __init__(
        self,
        setup: Setup,
        seats: i64,
        chance: Chance,
        where: vec[u8],
        known: vec[u8],
        hands: Hands,
        rows: Hands,
        chosen: vec[i64],
        order: vec[i64],
        x_last: vec[i64],
        scores: vec[i64],
    ) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.round: i64 = 0
        self.phase: i64 = PLAY
        self.where = where
        # 1 for a card that everybody has seen in this round.
        self.known = known
        self.hands = hands
        self.rows = rows
        # The card each seat has laid face down, or has still to place: 0 is none.
        self.chosen = chosen
        # The seats in the order of their cards, and how many have placed theirs.
        self.order = order
        self.placed: i64 = 0
        # The last card of each X row: 0 when it is empty.
        self.x_last = x_last
        self.scores = scores
        # The taken cards wait here, ascending, until one is chosen for the X row.
        self.taken = vec[i64]([0] * setup.row_width)
        self.taken_size: i64 = 0

    # -- a round is set up -------------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        setup = self.setup
        self.round += 1
        if log is not None:
            log.append((ROUND_STARTED, self.round))
        for card in range(setup.cards + 1):
            self.where[card] = UNSEEN
            self.known[card] = 0
        pack = numbered(setup.cards)
        for row in range(setup.rows):
            self.rows.clear(row)
            card = pack.draw(self.chance)
            self.lay(row, card)
            self.known[card] = 1
            if log is not None:
                log.append((ROW_STARTED, row, card))
        for seat in range(self.seats):
            self.deal_hand(seat, pack, log)
        self.begin_turn()

    def deal_hand(self, seat: Seat, pack: Pack, log: Log | None) -> None:
        self.hands.clear(seat)
        self.x_last[seat] = 0
        for _ in range(self.setup.hand):
            card = pack.draw(self.chance)
            self.to_hand(seat, card)
            if log is not None:
                log.append((DEALT, seat, card))

    # -- a turn ------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.placed = 0
        self.phase = PLAY
        self.owing = (1 << self.seats) - 1

    def legal(self, seat: Seat, out: Moves) -> None:
        setup = self.setup
        if self.phase == PLAY:
            self.hands.offer(seat, 0, out)
        elif self.phase == TAKE_ROW:
            for row in range(setup.rows):
                out.add(setup.row_move(row))
        else:
            for i in range(self.taken_size):
                card = self.taken[i]
                if self.may_keep(seat, card):
                    out.add(setup.keep_move(card))

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if self.phase == OVER:
            return "X4.3g"
        if not self.owes(seat):
            return "X2.1c" if self.phase == PLAY and 0 <= seat < self.seats else "X2.1e"
        setup = self.setup
        if move < setup.row_move(0):
            return self.why_not_play(seat, move)
        if move <= setup.row_move(setup.rows - 1):
            return ALLOWED if self.phase == TAKE_ROW else "X2.3a"
        return self.why_not_keep(seat, move - setup.keep_move(0))

    def why_not_play(self, seat: Seat, card: Card) -> str:
        if self.phase != PLAY:
            return "X2.1e"
        return ALLOWED if card > 0 and i64(self.where[card]) == IN_HAND + seat else "X2.1b"

    def why_not_keep(self, seat: Seat, card: Card) -> str:
        if self.phase != KEEP:
            return "X3.1c"
        if not 0 < card <= self.setup.cards or self.where[card] != TAKEN:
            return "X3.1b"
        return ALLOWED if self.may_keep(seat, card) else "X3.4a"

    def may_keep(self, seat: Seat, card: Card) -> bool:
        """A card that breaks the order may be kept only when all do (or when the table plays `free`)."""
        last = self.x_last[seat]
        highest = self.taken[self.taken_size - 1]
        return card > last or highest < last or not self.setup.must_fit

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        if self.phase == PLAY:
            self.choose(seat, move, log)
        elif self.phase == TAKE_ROW:
            self.take_row(seat, move - self.setup.row_move(0), log)
            self.place_cards(log)
        else:
            self.keep(seat, move - self.setup.keep_move(0), log)
            self.place_cards(log)

    def choose(self, seat: Seat, card: Card, log: Log | None) -> None:
        self.hands.remove(seat, card)
        self.where[card] = CHOSEN
        self.chosen[seat] = card
        self.owing &= ~(1 << seat)
        if log is not None:
            log.append((SEALED, seat, card))
        if not self.owing:
            self.reveal(log)
            self.place_cards(log)

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        if self.phase == PLAY and 0 <= seat < self.seats and self.chosen[seat]:
            self.hands.offer(seat, 0, out)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        if self.phase == PLAY and 0 <= seat < self.seats and self.chosen[seat]:
            return self.why_not_play(seat, move) if move < self.setup.row_move(0) else "X2.3a"
        return self.why_illegal(seat, move)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.to_hand(seat, self.chosen[seat])
        self.hands.remove(seat, move)
        self.where[move] = CHOSEN
        self.chosen[seat] = move
        if log is not None:
            log.append((AMENDED, seat, move))

    def reveal(self, log: Log | None) -> None:
        """All cards are turned up, and the seats placed in the order of their cards."""
        order = self.order
        chosen = self.chosen
        for seat in range(self.seats):
            card = chosen[seat]
            self.known[card] = 1
            at: i64 = seat
            while at > 0 and chosen[order[at - 1]] > card:
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
            if log is not None:
                log.append((REVEALED, seat, card))

    def place_cards(self, log: Log | None) -> None:
        """Places card after card until all lie in rows or somebody has to decide."""
        while self.phase != KEEP and self.placed < self.seats:
            seat = self.order[self.placed]
            card = self.chosen[seat]
            row = self.row_for(card)
            if row < 0:
                self.ask_for_row(seat, card, log)
                return
            if self.rows.size(row) + 1 == self.setup.limits[row]:
                self.take_row(seat, row, log)
            else:
                self.lay_chosen(seat, row)
                if log is not None:
                    log.append((PLACED, seat, card, row))
        if self.phase != KEEP:
            self.end_turn(log)

    def row_for(self, card: Card) -> Row:
        """The row whose last card is closest below the card; -1 when none is below."""
        best: i64 = -1
        closest: i64 = 0
        rows = self.rows
        for row in range(self.setup.rows):
            last = rows.card(row, rows.size(row) - 1)
            if closest < last < card:
                best = row
                closest = last
        return best

    def ask_for_row(self, seat: Seat, card: Card, log: Log | None) -> None:
        self.phase = TAKE_ROW
        self.owing = 1 << seat
        if log is not None:
            log.append((TOO_LOW, seat, card))

    def lay(self, row: Row, card: Card) -> None:
        self.rows.add(row, card)
        self.where[card] = IN_ROW

    def lay_chosen(self, seat: Seat, row: Row) -> None:
        self.lay(row, self.chosen[seat])
        self.chosen[seat] = 0
        self.placed += 1

    # -- cards are taken ---------------------------------------------------------------------

    def take_row(self, seat: Seat, row: Row, log: Log | None) -> None:
        rows = self.rows
        size = rows.size(row)
        for i in range(size):
            card = rows.card(row, i)
            self.taken[i] = card
            self.where[card] = TAKEN
        self.taken_size = size
        rows.clear(row)
        if log is not None:
            log.append((TOOK_ROW, seat, self.chosen[seat], row, size))
        self.lay_chosen(seat, row)
        self.ask_what_to_keep(seat, log)

    def ask_what_to_keep(self, seat: Seat, log: Log | None) -> None:
        """Asks for the card that goes to the X row, unless only one of them may."""
        only: Card = 0
        for i in range(self.taken_size):
            if self.may_keep(seat, self.taken[i]):
                if only:
                    self.phase = KEEP
                    self.owing = 1 << seat
                    return
                only = self.taken[i]
        self.keep(seat, only, log)

    def keep(self, seat: Seat, card: Card, log: Log | None) -> None:
        if card < self.x_last[seat]:
            self.dump_x_row(seat, log)
        self.where[card] = u8(IN_X_ROW + seat)
        self.x_last[seat] = card
        if log is not None:
            log.append((TO_X_ROW, seat, card))
        for i in range(self.taken_size):
            other = self.taken[i]
            if other != card:
                self.to_hand(seat, other)
                if log is not None:
                    log.append((TO_HAND, seat, other))
        self.taken_size = 0
        self.phase = PLAY
        self.owing = 0

    def dump_x_row(self, seat: Seat, log: Log | None) -> None:
        where = self.where
        moved: i64 = 0
        for card in range(1, self.x_last[seat] + 1):
            if i64(where[card]) == IN_X_ROW + seat:
                where[card] = u8(IN_X_PILE + seat)
                moved += 1
        if log is not None:
            log.append((X_ROW_DUMPED, seat, moved))

    def to_hand(self, seat: Seat, card: Card) -> None:
        self.hands.add(seat, card)
        self.where[card] = u8(IN_HAND + seat)

    # -- turns, rounds and the game end --------------------------------------------------------

    def end_turn(self, log: Log | None) -> None:
        for seat in range(self.seats):
            if self.hands.size(seat) == 0:
                self.end_round(log)
                return
        self.begin_turn()

    def end_round(self, log: Log | None) -> None:
        points = round_points(self.setup, self.seats, self.where)
        for seat in range(self.seats):
            self.scores[seat] += points[seat]
            if log is not None:
                log.append((ROUND_SCORED, seat, points[seat], self.scores[seat]))
        if self.round < self.setup.rounds:
            self.deal(log)
            return
        self.phase = OVER
        self.owing = 0
        if log is not None:
            log.append((GAME_OVER,))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points: list[int] = [self.scores[seat] for seat in range(self.seats)]
        return Outcome(places_by(points, low_wins=True), points, "X4.3c")

    # -- the rest of the contract ------------------------------------------------------------

    def move_count(self) -> i64:
        return self.setup.keep_move(self.setup.cards) + 1

    def copy(self) -> "XBierze":
        other = XBierze(
            self.setup,
            self.seats,
            self.chance.copy(),
            self.where[:],
            self.known[:],
            self.hands.copy(),
            self.rows.copy(),
            self.chosen[:],
            self.order[:],
            self.x_last[:],
            self.scores[:],
        )
        other.round = self.round
        other.phase = self.phase
        other.owing = self.owing
        other.placed = self.placed
        other.taken_size = self.taken_size
        for i in range(self.taken_size):
            other.taken[i] = self.taken[i]
        return other


def empty(setup: Setup, seats: i64, chance: Chance) -> XBierze:
    """A table with nothing on it, ready to be dealt or to be filled with a position."""
    return XBierze(
        setup,
        seats,
        chance,
        vec[u8]([0] * (setup.cards + 1)),
        vec[u8]([0] * (setup.cards + 1)),
        Hands(seats, setup.cards),
        Hands(setup.rows, setup.row_width),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )
