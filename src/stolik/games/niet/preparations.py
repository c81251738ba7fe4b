"""The first part of a round of NIET!: the deal, the tokens, teams, the bonus card, discards."""

from mypy_extensions import i64

from stolik.engine.state import Log, Move, Moves, Seat
from stolik.games.niet.cards import Card, Cards, add_each
from stolik.games.niet.events import (
    ALONE,
    BONUS_GIVEN,
    COVERED,
    DEALT,
    DISCARDED,
    FIRST_PLAYER,
    JOINED,
    LEFT_OPEN,
    PASSED,
    RECEIVED,
    ROUND_STARTED,
    SEALED,
)
from stolik.games.niet.moves import NOTHING, PASS_LEFT, RANDOM_DEALER, TWO_CARDS
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_BONUS, GIVE_UP, NIET, NOBODY, TRICKS, UNCHOSEN, Table
from stolik.games.niet.vetoes import ROWS, Field
from stolik.pieces.pack import Pack


class Preparations(Table):
    # -- a round is dealt --------------------------------------------------------------------

    def start(self, log: Log | None) -> None:
        dealer = self.setup.dealer
        self.dealer = self.chance.below(self.seats) if dealer == RANDOM_DEALER else dealer
        self.deal(log)

    def deal(self, log: Log | None) -> None:
        self.round += 1
        if log is not None:
            log.append((ROUND_STARTED, self.round, self.dealer))
        self.clear_table()
        deck = self.deck
        hands = self.hands
        pack = Pack(deck.pack[:])
        seat = self.dealer
        for _ in range(self.setup.hand * self.seats):
            seat = self.left_of(seat)
            name = pack.draw(self.chance)
            hands[seat] = deck.plus(hands[seat], deck.from_name[name])
            if log is not None:
                log.append((DEALT, seat, name))
        self.phase = NIET
        self.ask(self.dealer)

    def clear_table(self) -> None:
        self.board.clear()
        for seat in range(self.seats):
            self.chosen[seat] = UNCHOSEN
            self.tricks[seat] = 0
            self.loot[seat] = 0
        self.first = NOBODY
        self.team = 0
        self.bonus = NOBODY
        self.asked = NOTHING
        self.played_count = 0
        self.first_leader = NOBODY

    # -- tokens are placed -------------------------------------------------------------------

    def cover(self, seat: Seat, field: Field, log: Log | None) -> None:
        self.board.cover(field, self.token(seat))
        if log is not None:
            log.append((COVERED, seat, self.setup.field_names[field]))
        if self.board.coverable():
            self.ask(self.left_of(seat))
        else:
            self.end_niet(log)

    def end_niet(self, log: Log | None) -> None:
        self.settle()
        if log is not None:
            self.log_open_fields(log)
        self.ask(self.first)
        if self.seats > 2:
            self.phase = CHOOSE_TEAM
        else:
            self.team = self.owing
            self.begin_giving_up(log)

    def settle(self) -> None:
        """What the open fields say holds for the round."""
        self.first = self.setup.first_player(self.board)
        self.asked = self.setup.asked(self.board)
        self.suits = self.setup.suits_of(self.board)

    def log_open_fields(self, log: Log) -> None:
        for row in range(ROWS):
            field = self.board.rows.start[row] + self.board.left_open(row)
            log.append((LEFT_OPEN, self.setup.field_names[field]))
        log.append((FIRST_PLAYER, self.first))

    # -- teams and the bonus card ------------------------------------------------------------

    def choose_team(self, seat: Seat, partners: i64, log: Log | None) -> None:
        self.team = partners | self.owing
        if log is not None:
            self.log_team(seat, partners, log)
        if self.seats % 2:
            self.phase = GIVE_BONUS
        else:
            self.begin_giving_up(log)

    def log_team(self, seat: Seat, partners: i64, log: Log) -> None:
        if not partners:
            log.append((ALONE, seat))
        for other in range(self.seats):
            if (partners >> other) & 1:
                log.append((JOINED, other))

    def give_bonus(self, holder: Seat, log: Log | None) -> None:
        self.bonus = holder
        if log is not None:
            log.append((BONUS_GIVEN, holder))
        self.begin_giving_up(log)

    # -- cards are discarded or passed -------------------------------------------------------

    def begin_giving_up(self, log: Log | None) -> None:
        if self.asked == NOTHING:
            self.begin_tricks()
        else:
            self.phase = GIVE_UP
            self.owing = (1 << self.seats) - 1

    def choices_to_give(self, seat: Seat, out: Moves) -> None:
        setup = self.setup
        hand = self.hands[seat]
        if self.asked == PASS_LEFT:
            add_each(hand & self.deck.firsts, setup.pass_moves, out)
        elif self.asked == TWO_CARDS:
            self.pairs_to_give(hand, out)
        else:
            add_each(self.may_give(hand) & self.deck.firsts, setup.give_moves, out)

    def pairs_to_give(self, hand: Cards, out: Moves) -> None:
        deck = self.deck
        for low in range(deck.kinds):
            if (hand >> low) & 1:
                if hand & deck.copies[low]:
                    out.add(self.setup.pair_move(low, low))
                higher = (hand & deck.firsts) >> (low + 1)
                add_each(higher, self.setup.pair_move(low, low) + 1, out)

    def choose_to_give(self, seat: Seat, move: Move, log: Log | None) -> None:
        self.chosen[seat] = move
        self.owing &= ~(1 << seat)
        if log is not None:
            self.log_given(SEALED, seat, log)
        if not self.owing:
            self.give_up(log)

    def log_given(self, kind: i64, seat: Seat, log: Log) -> None:
        move = self.chosen[seat]
        for at in range(self.setup.given_count(move)):
            log.append((kind, seat, self.deck.named[self.setup.given(move, at)]))

    def give_up(self, log: Log | None) -> None:
        """All at once: nobody hands on what he is just receiving."""
        for seat in range(self.seats):
            self.take_out(seat, self.chosen[seat])
            if log is not None:
                self.log_given(PASSED if self.asked == PASS_LEFT else DISCARDED, seat, log)
        if self.asked == PASS_LEFT:
            for seat in range(self.seats):
                self.receive(self.left_of(seat), self.setup.given(self.chosen[seat], 0), log)
        self.begin_tricks()

    def take_out(self, seat: Seat, move: Move) -> None:
        for at in range(self.setup.given_count(move)):
            self.hands[seat] = self.deck.minus(self.hands[seat], self.setup.given(move, at))

    def receive(self, seat: Seat, card: Card, log: Log | None) -> None:
        self.hands[seat] = self.deck.plus(self.hands[seat], card)
        if log is not None:
            log.append((RECEIVED, seat, self.deck.named[card]))

    def begin_tricks(self) -> None:
        self.phase = TRICKS
        self.first_leader = self.first
        self.lead(self.first)

    def lead(self, seat: Seat) -> None:
        self.in_trick = 0
        self.led = self.deck.whole
        self.strength = 0
        self.ones = 0
        self.ask(seat)
