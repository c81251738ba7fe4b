"""Kniffel, the card game: the position and its moves, in the order of the booklet."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State, places_by
from stolik.games.kniffel.cards import (
    Card,
    Cards,
    DrawPile,
    count,
    empty_pile,
    highest,
    holds,
    number_of,
    one,
)
from stolik.games.kniffel.catalogue import Catalogue, Line
from stolik.games.kniffel.events import (
    ANNOUNCED,
    BEGINS,
    BONUS,
    DEALT,
    DISCARDED,
    DREW,
    EXCHANGED,
    FORGOT,
    GAME_OVER,
    LIMIT_REACHED,
    MALUS,
    PASSED,
    PENALTY,
    PLAYED,
    SCORED,
    SHEET_FULL,
    SHUFFLED,
    TOTAL,
)
from stolik.games.kniffel.memory import Memory, no_memory
from stolik.games.kniffel.scoring import BOXES, UPPER, Box, Prices


class Setup:
    """The components and options a game is played with; shared by all copies of its states."""

    def __init__(
        self,
        *,
        catalogue: Catalogue,
        prices: Prices,
        copies: i64,
        hand: i64,
        boxes: i64,
        start: i64,
        max_turns: i64,
    ) -> None:
        self.catalogue = catalogue
        self.prices = prices
        self.values = catalogue.values
        self.copies = copies
        self.hand = hand
        self.hand_limit = catalogue.hand_limit
        # The boxes of the sheet: bit k stands for box k.
        self.boxes = boxes
        # The seat that begins; -1 draws lots.
        self.start = start
        # How many turns each seat has at most; 0 is no limit.
        self.max_turns = max_turns

    def deck(self) -> Cards:
        cards: Cards = 0
        for card in range(1, self.values + 1):
            cards += self.copies * one(card)
        return cards


class Kniffel(State):
    def __init__(
        self,
        setup: Setup,
        seats: i64,
        chance: Chance,
        pile: DrawPile,
        hands: vec[i64],
        open_boxes: vec[i64],
        points: vec[i64],
        penalties: vec[i64],
        memory: Memory,
    ) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.start: Seat = 0
        self.round: i64 = 1
        self.pile = pile
        self.discards: Cards = 0
        # The card on top of the discard pile: 0 when there is none.
        self.top: Card = 0
        self.hands = hands
        # For each seat the boxes still to be filled, and for each of its boxes what was written there.
        self.open_boxes = open_boxes
        self.points = points
        self.penalties = penalties
        # Bit k: seat k has filled the last box but one and not said so.
        self.forgot: i64 = 0
        self.memory = memory

    # -- set-up ------------------------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        setup = self.setup
        self.start = self.chance.below(self.seats) if setup.start < 0 else setup.start
        if log is not None:
            log.append((BEGINS, self.start))
        self.pile.fill(setup.deck())
        for _ in range(setup.hand):
            for step in range(self.seats):
                self.draw_card((self.start + step) % self.seats, DEALT, log)
        self.owing = 1 << self.start

    # -- a turn ------------------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        self.setup.catalogue.choices(self.hands[seat]).list_for(self.open_boxes[seat], out)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if not self.owing:
            return "K6.2e"
        if not self.owes(seat):
            return "K2.0b"
        catalogue = self.setup.catalogue
        if not 0 <= move < catalogue.move_count():
            return "K1.2f"
        line = move >> 1
        if line < catalogue.exchanges:
            return self.why_not_exchange(seat, catalogue.cards[line], extra=move & 1 == 1)
        if move & 1 and not catalogue.announce:
            return "K8.7a"
        return self.why_not_score(seat, catalogue.boxes[line], catalogue.cards[line])

    def why_not_exchange(self, seat: Seat, cards: Cards, *, extra: bool) -> str:
        if not holds(self.hands[seat], cards):
            return "K2.1c"
        return "K2.2a" if extra and count(self.hands[seat]) == self.setup.hand_limit else ALLOWED

    def why_not_score(self, seat: Seat, box: Box, cards: Cards) -> str:
        if not (self.open_boxes[seat] >> box) & 1:
            return "K3.9b"
        return ALLOWED if holds(self.hands[seat], cards) else "K2.3b"

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        line = move >> 1
        if line < self.setup.catalogue.exchanges:
            self.exchange(seat, self.setup.catalogue.cards[line], move & 1, log)
        else:
            self.score(seat, line, announced=move & 1 == 1, log=log)
        self.end_turn(seat, log)

    # -- cards move --------------------------------------------------------------------------

    def exchange(self, seat: Seat, cards: Cards, extra: i64, log: Log | None) -> None:
        number = count(cards)
        if number + extra:
            self.memory.note_turn(seat, cards)
        self.lay_off(seat, cards, DISCARDED, log)
        for _ in range(number + extra):
            self.draw_card(seat, DREW, log)
        if log is not None:
            log.append((EXCHANGED, seat, number, number + extra) if number + extra else (PASSED, seat))

    def lay_off(self, seat: Seat, cards: Cards, event: i64, log: Log | None) -> None:
        """Cards go to the discard pile in ascending order: the highest ends on top."""
        self.hands[seat] -= cards
        self.discards += cards
        if cards:
            self.top = highest(cards)
        if log is not None:
            for card in range(1, self.setup.values + 1):
                for _ in range(number_of(cards, card)):
                    log.append((event, seat, card))

    def draw_card(self, seat: Seat, event: i64, log: Log | None) -> None:
        if self.pile.left() == 0:
            self.shuffle(seat, log)
        card = self.pile.draw(self.chance)
        self.hands[seat] += one(card)
        self.memory.note_draw(seat, card)
        if log is not None:
            log.append((event, seat, card))

    def shuffle(self, seat: Seat, log: Log | None) -> None:
        """All discards, those of this turn among them, become the new draw pile."""
        self.pile.fill(self.discards)
        self.memory.begin(self.discards, seat)
        if log is not None:
            log.append((SHUFFLED, count(self.discards)))
        self.discards = 0
        self.top = 0

    # -- points are written ------------------------------------------------------------------

    def score(self, seat: Seat, line: Line, *, announced: bool, log: Log | None) -> None:
        setup = self.setup
        box = setup.catalogue.boxes[line]
        surplus = count(self.hands[seat]) - setup.hand
        self.memory.note_turn(seat, setup.catalogue.cards[line])
        self.lay_off(seat, setup.catalogue.cards[line], PLAYED, log)
        self.points[seat * BOXES + box] = setup.catalogue.points[line]
        self.open_boxes[seat] &= ~(1 << box)
        if log is not None:
            log.append((SCORED, seat, box, setup.catalogue.points[line]))
        if surplus > 0:
            self.write_penalty(seat, box, surplus * setup.prices.surplus_card, log)
        self.announce(seat, announced=announced, log=log)
        while count(self.hands[seat]) < setup.hand:
            self.draw_card(seat, DREW, log)

    def write_penalty(self, seat: Seat, box: Box, points: i64, log: Log | None) -> None:
        self.penalties[seat * BOXES + box] = points
        if log is not None:
            log.append((PENALTY, seat, box, points))

    def announce(self, seat: Seat, *, announced: bool, log: Log | None) -> None:
        """Who fills the last box but one has to say so; any other announcement has no effect."""
        left = self.open_boxes[seat]
        due = left != 0 and left & (left - 1) == 0
        if announced or (due and not self.setup.catalogue.announce):
            if log is not None:
                log.append((ANNOUNCED, seat))
        elif due:
            self.forgot |= 1 << seat
            if log is not None:
                log.append((FORGOT, seat, self.setup.prices.unannounced))

    # -- rounds and the game end -------------------------------------------------------------

    def end_turn(self, seat: Seat, log: Log | None) -> None:
        if log is not None and self.open_boxes[seat] == 0:
            log.append((SHEET_FULL, seat))
        following = seat + 1 if seat + 1 < self.seats else 0
        if following == self.start and self.ends_with_this_round():
            self.end_game(log)
            return
        if following == self.start:
            self.round += 1
        self.owing = 1 << following

    def ends_with_this_round(self) -> bool:
        return self.round == self.setup.max_turns or self.has_full_sheet()

    def has_full_sheet(self) -> bool:
        for seat in range(self.seats):
            if self.open_boxes[seat] == 0:
                return True
        return False

    def end_game(self, log: Log | None) -> None:
        self.owing = 0
        if log is None:
            return
        if not self.has_full_sheet():
            log.append((LIMIT_REACHED, self.round))
        for seat in range(self.seats):
            extra = self.setup.prices.for_upper(self.upper(seat))
            if extra > 0:
                log.append((BONUS, seat, extra))
            elif extra < 0:
                log.append((MALUS, seat, -extra))
            log.append((TOTAL, seat, self.total(seat)))
        log.append((GAME_OVER,))

    def upper(self, seat: Seat) -> i64:
        """The upper points, penalties left aside."""
        points: i64 = 0
        for box in range(UPPER):
            points += self.points[seat * BOXES + box]
        return points

    def total(self, seat: Seat) -> i64:
        points = self.setup.prices.for_upper(self.upper(seat))
        for cell in range(seat * BOXES, (seat + 1) * BOXES):
            points += self.points[cell] - self.penalties[cell]
        if (self.forgot >> seat) & 1:
            points -= self.setup.prices.unannounced
        return points

    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        points: list[int] = [self.total(seat) for seat in range(self.seats)]
        return Outcome(
            places_by(points, low_wins=False), points, "K6.2a" if self.has_full_sheet() else "K6.3a"
        )

    # -- the rest of the contract ------------------------------------------------------------

    def move_count(self) -> i64:
        return self.setup.catalogue.move_count()

    def copy(self) -> "Kniffel":
        other = Kniffel(
            self.setup,
            self.seats,
            self.chance.copy(),
            self.pile.copy(),
            self.hands[:],
            self.open_boxes[:],
            self.points[:],
            self.penalties[:],
            self.memory.copy(),
        )
        other.owing = self.owing
        other.start = self.start
        other.round = self.round
        other.discards = self.discards
        other.top = self.top
        other.forgot = self.forgot
        return other


def empty(setup: Setup, seats: i64, chance: Chance) -> Kniffel:
    """A table with no cards on it and clean sheets, ready to be dealt or to be filled with a position."""
    return Kniffel(
        setup,
        seats,
        chance,
        empty_pile(setup.values, setup.copies),
        vec[i64]([0] * seats),
        vec[i64]([setup.boxes] * seats),
        vec[i64]([0] * (seats * BOXES)),
        vec[i64]([0] * (seats * BOXES)),
        no_memory(seats),
    )
