"""NIET!: the tricks of a round, its score, and what the contract asks of the whole game."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import Log, Move, Moves, Outcome, Seat, places_by
from stolik.games.niet import refusals
from stolik.games.niet.cards import Card, add_each
from stolik.games.niet.events import AMENDED, GAME_OVER, LOOTED, PLAYED, ROUND_SCORED, TRICK_TAKEN
from stolik.games.niet.moves import NO_TARGET, Setup
from stolik.games.niet.preparations import Preparations
from stolik.games.niet.scoring import team_points
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_UP, NIET, OVER, TRICKS, UNCHOSEN


class Niet(Preparations):
    """A move is a number of `Setup`'s: a card to play, a field to cover, partners …"""

    # -- tricks ------------------------------------------------------------------------------

    def play_card(self, seat: Seat, card: Card, log: Log | None) -> None:
        deck = self.deck
        self.hands[seat] = deck.minus(self.hands[seat], card)
        self.played[self.played_count] = card
        self.played_count += 1
        if log is not None:
            log.append((PLAYED, seat, deck.named[card]))
        self.add_to_trick(seat, card)
        if self.in_trick < self.seats:
            self.ask(self.left_of(seat))
        else:
            self.take_trick(self.left_of(seat), log)

    def add_to_trick(self, seat: Seat, card: Card) -> None:
        suits = self.suits
        if self.in_trick == 0:
            self.led = suits.suit[card]
        strength = suits.strength(card, self.led)
        if strength >= self.strength:
            self.strength = strength
            self.winner = seat
        if self.deck.value[card] == 1:
            self.ones |= 1 << seat
        self.in_trick += 1

    def take_trick(self, leader: Seat, log: Log | None) -> None:
        winner = self.winner
        self.tricks[winner] += 1
        if log is not None:
            log.append((TRICK_TAKEN, winner))
        looted = self.ones & ~self.team_of(winner)
        if looted:
            self.take_loot(winner, looted, leader, log)
        self.lead(winner)
        if not self.hands[winner]:
            self.end_round(log)

    def take_loot(self, winner: Seat, from_seats: i64, leader: Seat, log: Log | None) -> None:
        seat = leader
        for at in range(self.played_count - self.seats, self.played_count):
            if (from_seats >> seat) & 1:
                card = self.played[at]
                self.loot[winner] = self.deck.plus(self.loot[winner], card)
                if log is not None:
                    log.append((LOOTED, winner, self.deck.named[card]))
            seat = self.left_of(seat)

    # -- the round is scored -----------------------------------------------------------------

    def end_round(self, log: Log | None) -> None:
        self.score_round(log)
        if self.is_last_round():
            self.phase = OVER
            self.owing = 0
            if log is not None:
                log.append((GAME_OVER,))
        else:
            self.dealer = self.left_of(self.dealer)
            self.deal(log)

    def score_round(self, log: Log | None) -> None:
        value = self.setup.value(self.board)
        own = team_points(self.team, self.tricks, self.loot, value, self.bonus)
        others = team_points(~self.team, self.tricks, self.loot, value, self.bonus)
        for seat in range(self.seats):
            points = own if (self.team >> seat) & 1 else others
            self.scores[seat] += points
            if log is not None:
                log.append((ROUND_SCORED, seat, points, self.scores[seat]))

    def is_last_round(self) -> bool:
        target = self.setup.target
        if target == NO_TARGET:
            return self.round >= self.setup.rounds
        for seat in range(self.seats):
            if self.scores[seat] >= target:
                return True
        return False

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points: list[int] = [self.scores[seat] for seat in range(self.seats)]
        rule = "N6.3a" if self.setup.target == NO_TARGET else "N8.3a"
        return Outcome(places_by(points, low_wins=False), points, rule)

    # -- what may be done --------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        if self.phase == TRICKS:
            add_each(self.may_play(self.hands[seat]) & self.deck.firsts, 0, out)
        elif self.phase == NIET:
            add_each(self.board.coverable(), self.setup.cover_moves, out)
        elif self.phase == GIVE_UP:
            self.choices_to_give(seat, out)
        elif self.phase == CHOOSE_TEAM:
            for partners in range(1 << self.seats):
                if not (partners >> seat) & 1 and self.fits_a_team(partners):
                    out.add(self.setup.team_moves + partners)
        else:
            add_each(self.smaller_team(), self.setup.bonus_moves, out)

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        if self.phase == TRICKS:
            self.play_card(seat, move, log)
        elif self.phase == NIET:
            self.cover(seat, move - self.setup.cover_moves, log)
        elif self.phase == GIVE_UP:
            self.choose_to_give(seat, move, log)
        elif self.phase == CHOOSE_TEAM:
            self.choose_team(seat, move - self.setup.team_moves, log)
        else:
            self.give_bonus(move - self.setup.bonus_moves, log)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        return "N6.3d" if self.phase == OVER else refusals.why_illegal(self, seat, move)

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        if refusals.has_sealed(self, seat):
            choices = Moves()
            self.choices_to_give(seat, choices)
            for move in choices.listed():
                if move != self.chosen[seat]:
                    out.add(move)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        return "N6.3d" if self.phase == OVER else refusals.why_no_change(self, seat, move)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.chosen[seat] = move
        if log is not None:
            self.log_given(AMENDED, seat, log)

    # -- the rest of the contract ------------------------------------------------------------

    def move_count(self) -> i64:
        return self.setup.move_count

    def copy(self) -> "Niet":
        other = Niet(
            self.setup,
            self.chance.copy(),
            self.board.copy(),
            self.hands[:],
            self.chosen[:],
            self.tricks[:],
            self.loot[:],
            self.played[:],
            self.scores[:],
        )
        other.owing = self.owing
        other.round = self.round
        other.dealer = self.dealer
        other.phase = self.phase
        other.first = self.first
        other.team = self.team
        other.bonus = self.bonus
        other.asked = self.asked
        other.suits = self.suits
        other.played_count = self.played_count
        other.first_leader = self.first_leader
        other.in_trick = self.in_trick
        other.led = self.led
        other.winner = self.winner
        other.strength = self.strength
        other.ones = self.ones
        return other


def empty(setup: Setup, chance: Chance) -> Niet:
    """A table with nothing on it, ready to be dealt or to be filled with a position."""
    seats = setup.seats
    return Niet(
        setup,
        chance,
        setup.bare_board(),
        vec[i64]([0] * seats),
        vec[i64]([UNCHOSEN] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * setup.deck.size),
        vec[i64]([0] * seats),
    )
