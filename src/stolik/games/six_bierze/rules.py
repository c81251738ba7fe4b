"""6. bierze!: set-up, rounds, and the moves of every phase."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Seat
from stolik.games.six_bierze.choosing import Choosing
from stolik.games.six_bierze.events import (
    ACTION_DEALT,
    DEALT,
    GAME_OVER,
    LOT_STARTED,
    ROUND_STARTED,
    ROW_STARTED,
)
from stolik.games.six_bierze.moves import BACK, NO_MOVE, PLACE, RESTART, TAKE, TILE
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    CARDS,
    CHOOSE,
    DRAW_LUCK,
    FIVE_CARD,
    HEADS_CARD,
    KIND_SHIFT,
    NO_ROW,
    OVER,
    RESTART_ROW,
    SHOWN,
    UNSEEN,
    Row,
    Setup,
    Tile,
)
from stolik.pieces.hands import Hands
from stolik.pieces.pack import numbered


class SixBierze(Choosing):
    # -- set-up --------------------------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        setup = self.setup
        pack = numbered(setup.tiles)
        for seat in range(self.seats):
            for _ in range(setup.hand):
                self.deal_tile(seat, pack.draw(self.chance), log)
        for row in range(setup.start_row, setup.start_row + setup.start_rows):
            tile = pack.draw(self.chance)
            self.lay(row, 0, tile)
            if log is not None:
                log.append((ROW_STARTED, row, tile))
        self.lot = 1
        if setup.keeps_pile:
            self.fill_pile()
        self.fill_action_pile(setup.actions)
        for seat in range(self.seats):
            self.deal_actions(seat, log)
        self.begin_round(log)

    def deal_tile(self, seat: Seat, tile: Tile, log: Log | None) -> None:
        self.to_screen(seat, tile)
        if log is not None:
            log.append((DEALT, seat, tile))

    def fill_pile(self) -> None:
        """All tiles that are nowhere else."""
        left: i64 = 0
        for tile in range(1, self.setup.tiles + 1):
            if self.where[tile] == UNSEEN:
                self.pile[left] = tile
                left += 1
        self.left = left

    def deal_actions(self, seat: Seat, log: Log | None) -> None:
        for _ in range(self.setup.action_hand):
            card = self.draw_card()
            self.actions.add(seat, card)
            if log is not None:
                log.append((ACTION_DEALT, seat, card >> KIND_SHIFT))

    # -- rounds ----------------------------------------------------------------------------------

    def begin_round(self, log: Log | None) -> None:
        self.round += 1
        self.phase = CHOOSE
        self.plays = 2 if self.shows_play_two() else 1
        for seat in range(self.seats):
            if self.hands.size(seat):
                self.owing |= 1 << seat
        if log is not None:
            log.append((ROUND_STARTED, self.round, self.plays))

    def go_on(self, log: Log | None) -> None:
        """Places tile after tile until somebody has to decide or the round is over."""
        while not self.owing:
            if self.tile == 0 and not self.next_turn():
                self.end_round(log)
                return
            if self.has_choice():
                self.phase = CARDS
                self.owing = 1 << self.turn
            else:
                self.place(log)

    def next_turn(self) -> bool:
        """The lowest tile comes next, or the lowest of a seat that plays its tiles together."""
        if self.together:
            self.tile = self.next_of(self.turn)
            if self.tile:
                return True
            self.together = False
        if self.waiting == 0:
            return False
        self.waiting -= 1
        self.tile = self.queue[self.waiting]
        self.turn = self.where[self.tile] - SHOWN
        return True

    def end_round(self, log: Log | None) -> None:
        setup = self.setup
        if setup.advanced:
            if self.somebody_is_out() or 0 < setup.round_limit <= self.round:
                self.count_what_is_left(log)
                self.end_game(log)
                return
        elif self.nobody_has_tiles():
            if self.lot >= setup.lots or self.left == 0:
                self.end_game(log)
                return
            self.deal_another_lot(log)
        self.begin_round(log)

    def somebody_is_out(self) -> bool:
        for seat in range(self.seats):
            if self.hands.size(seat) == 0:
                return True
        return False

    def nobody_has_tiles(self) -> bool:
        for seat in range(self.seats):
            if self.hands.size(seat):
                return False
        return True

    def deal_another_lot(self, log: Log | None) -> None:
        self.lot += 1
        if log is not None:
            log.append((LOT_STARTED,))
        for seat in range(self.seats):
            for _ in range(min(self.setup.hand, self.left)):
                self.deal_tile(seat, self.draw_tile(), log)

    def end_game(self, log: Log | None) -> None:
        self.phase = OVER
        if log is not None:
            log.append((GAME_OVER,))

    # -- moves ---------------------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        if self.phase == CHOOSE:
            self.tile_moves(seat, out)
        elif self.phase == CARDS:
            self.card_moves(seat, out)
        elif self.phase == DRAW_LUCK:
            for fives in range(self.fewest_fives(self.due), self.most_fives(self.due) + 1):
                out.add(self.setup.numbers.cards(fives, self.due - fives))
        else:
            first = self.setup.numbers.first(RESTART)
            for row in range(self.setup.rows):
                if self.ends[row] == 0:
                    out.add(first + row)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if not self.owes(seat):
            return self.why_not_asked(seat)
        verb = self.setup.numbers.verb(move)
        if verb in (NO_MOVE, BACK):
            return "S3.1e"
        argument = move - self.setup.numbers.first(verb)
        if verb == TILE:
            return self.why_not_choose(seat, move)
        if verb == RESTART:
            return self.why_not_restart(argument)
        if verb == TAKE:
            return self.why_not_take(argument)
        return self.why_not_before_placing(seat, verb, argument)

    def why_not_asked(self, seat: Seat) -> str:
        if self.phase == OVER:
            return "S5.2c"
        return "S3.1c" if self.phase == CHOOSE and 0 <= seat < self.seats else "S3.1e"

    def why_not_before_placing(self, seat: Seat, verb: i64, argument: i64) -> str:
        if self.phase == CARDS:
            return ALLOWED if verb == PLACE else self.why_no_card(seat, verb, argument)
        if verb == PLACE:
            return "S3.1e"
        return "S11.5b" if self.phase == RESTART_ROW else "S8.1e"

    def why_not_restart(self, row: Row) -> str:
        if self.phase != RESTART_ROW:
            return "S7.1e"
        return ALLOWED if self.ends[row] == 0 else "S7.1d"

    def why_not_take(self, argument: i64) -> str:
        if self.phase != DRAW_LUCK:
            return "S6.1i"
        kinds = self.setup.luck[HEADS_CARD] + 1
        fives = argument // kinds
        heads = argument % kinds
        if fives + heads != self.due:
            return "S6.1g"
        enough = fives <= self.luck_pile(FIVE_CARD) and heads <= self.luck_pile(HEADS_CARD)
        return ALLOWED if enough else "S6.1h"

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        phase = self.phase
        if phase == CHOOSE:
            self.choose(seat, move, log)
            if not self.owing:
                self.reveal(log)
                self.go_on(log)
            return
        self.owing = 0
        if phase == CARDS:
            self.decide_before_placing(seat, move, log)
        elif phase == DRAW_LUCK:
            kinds = self.setup.luck[HEADS_CARD] + 1
            argument = move - self.setup.numbers.first(TAKE)
            self.due = 0
            self.draw_luck(seat, argument // kinds, argument % kinds, log)
            if self.taken != NO_ROW:
                self.restart(log)
        else:
            self.start_chosen_row(move - self.setup.numbers.first(RESTART), log)
        self.go_on(log)

    def decide_before_placing(self, seat: Seat, move: Move, log: Log | None) -> None:
        if move == PLACE:
            self.place(log)
            return
        numbers = self.setup.numbers
        verb = numbers.verb(move)
        self.play_card(seat, verb, move - numbers.first(verb), log)

    # -- the rest of the contract ------------------------------------------------------------------

    def move_count(self) -> i64:
        return self.setup.numbers.count()

    def copy(self) -> "SixBierze":
        other = SixBierze(
            self.setup,
            self.seats,
            self.chance.copy(),
            self.where[:],
            self.seen[:],
            self.fields[:],
            self.used[:],
            self.ends[:],
            self.hands.copy(),
            self.laid[:],
            self.queue[:],
            self.pile[:],
            self.scores[:],
            self.actions.copy(),
            self.action_pile[:],
            self.discards[:],
            self.lacks[:],
            self.luck[:],
        )
        self.copy_turn(other)
        other.owing = self.owing
        other.phase = self.phase
        other.round = self.round
        other.lot = self.lot
        other.plays = self.plays
        other.markers = self.markers
        other.left = self.left
        other.actions_left = self.actions_left
        other.remakes = self.remakes
        return other

    def copy_turn(self, other: "SixBierze") -> None:
        other.waiting = self.waiting
        other.turn = self.turn
        other.tile = self.tile
        other.played.become(self.played)
        other.together = self.together
        other.taken = self.taken
        other.due = self.due


def empty(setup: Setup, seats: i64, chance: Chance) -> SixBierze:
    """A table with nothing on it, ready to be dealt or to be filled with a position."""
    fields = setup.rows * setup.width
    return SixBierze(
        setup,
        seats,
        chance,
        numbers(setup.tiles + 1),
        numbers(setup.tiles + 1),
        numbers(fields),
        numbers(setup.rows),
        numbers(setup.rows),
        Hands(seats, setup.capacity),
        numbers(2 * seats),
        numbers(setup.tiles if setup.advanced else 2 * seats),
        numbers(setup.tiles if setup.keeps_pile else 0),
        numbers(seats),
        Hands(seats, setup.action_cards),
        numbers(setup.action_cards),
        numbers(ACTION_KINDS),
        numbers(seats * ACTION_KINDS),
        luck_cards(setup, seats),
    )


def numbers(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def luck_cards(setup: Setup, seats: i64) -> vec[i64]:
    """Nobody holds any; all of them are in the piles."""
    cards = numbers(2 * seats + 2)
    cards[2 * seats + FIVE_CARD] = setup.luck[FIVE_CARD]
    cards[2 * seats + HEADS_CARD] = setup.luck[HEADS_CARD]
    return cards
