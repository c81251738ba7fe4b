"""6. bierze!: set-up, rounds, and the moves of every phase."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Seat
from stolik.games.six_bierze.cards import Cards
from stolik.games.six_bierze.events import (
    ACTION_DEALT,
    DEALT,
    GAME_OVER,
    LAID,
    LAID_INSTEAD,
    LOT_STARTED,
    REVEALED,
    ROUND_STARTED,
    ROW_STARTED,
    TAKEN_BACK,
)
from stolik.games.six_bierze.moves import BACK, NO_MOVE, PLACE, RESTART, TAKE, TILE
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    BEHIND,
    CARDS,
    CHOOSE,
    DRAW_LUCK,
    FIVE_CARD,
    FREE,
    HEADS_CARD,
    KIND_SHIFT,
    NO_ROW,
    NOBODY,
    OVER,
    PLAY_TWO,
    RESTART_ROW,
    FACE_DOWN,
    SHOWN,
    SKIPPED,
    UNSEEN,
    Setup,
    Row,
    Tile,
)
from stolik.pieces.hands import Hands
from stolik.pieces.pack import Pack, numbered


class SixBierze(Cards):
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

    # -- a round: tiles are chosen ---------------------------------------------------------------

    def begin_round(self, log: Log | None) -> None:
        self.round += 1
        self.phase = CHOOSE
        self.turn = NOBODY
        self.together = False
        self.plays = 2 if self.shows_play_two() else 1
        for seat in range(self.seats):
            if self.hands.size(seat):
                self.owing |= 1 << seat
        if log is not None:
            log.append((ROUND_STARTED, self.round, self.plays))

    def shows_play_two(self) -> bool:
        """Whether a Play two field is uncovered in an active row."""
        for row in range(self.setup.rows):
            if self.setup.has_play_two[row] and self.ends[row] and self.row_shows_play_two(row):
                return True
        return False

    def row_shows_play_two(self, row: Row) -> bool:
        for field in range(self.setup.lengths[row]):
            if self.setup.effect(row, field) == PLAY_TWO:
                lies = self.fields[row * self.setup.width + field]
                if lies == FREE or lies == SKIPPED:
                    return True
        return False

    def choose(self, seat: Seat, tile: Tile, log: Log | None) -> None:
        self.lay_face_down(seat, tile)
        if log is not None:
            log.append((LAID, seat, tile))
        if self.laid[2 * seat + self.plays - 1] or self.hands.size(seat) == 0:
            self.owing &= ~(1 << seat)
        if not self.owing:
            self.reveal(log)
            self.go_on(log)

    def lay_face_down(self, seat: Seat, tile: Tile) -> None:
        self.hands.remove(seat, tile)
        self.where[tile] = FACE_DOWN + seat
        laid = self.laid
        at = 2 * seat
        if laid[at] == 0:
            laid[at] = tile
        elif laid[at] < tile:
            laid[at + 1] = tile
        else:
            laid[at + 1] = laid[at]
            laid[at] = tile

    def take_back(self, seat: Seat, tile: Tile) -> None:
        laid = self.laid
        at = 2 * seat
        if laid[at] == tile:
            laid[at] = laid[at + 1]
        laid[at + 1] = 0
        self.to_screen(seat, tile)

    def reveal(self, log: Log | None) -> None:
        laid = self.laid
        for at in range(2 * self.seats):
            tile = laid[at]
            if tile:
                seat = at // 2
                laid[at] = 0
                self.where[tile] = SHOWN + seat
                self.enqueue(tile)
                if log is not None:
                    log.append((REVEALED, seat, tile))

    # -- a round: tiles are placed ---------------------------------------------------------------

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
        self.turn = NOBODY
        if log is not None:
            log.append((GAME_OVER,))

    # -- moves ---------------------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        if self.phase == CHOOSE:
            hands = self.hands
            for i in range(hands.size(seat)):
                out.add(hands.card(seat, i))
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
        if self.phase == OVER:
            return "S5.2c"
        if not self.owes(seat):
            return "S3.1c" if self.phase == CHOOSE and 0 <= seat < self.seats else "S3.1e"
        verb = self.setup.numbers.verb(move)
        if verb == NO_MOVE or verb == BACK:
            return "S3.1e"
        argument = move - self.setup.numbers.first(verb)
        if verb == TILE:
            return self.why_not_choose(seat, move)
        if verb == PLACE:
            return ALLOWED if self.phase == CARDS else "S3.1e"
        if verb == RESTART:
            return self.why_not_restart(argument)
        if verb == TAKE:
            return self.why_not_take(argument)
        if self.phase != CARDS:
            return "S11.5b" if self.phase == RESTART_ROW else "S8.1e"
        return self.why_no_card(seat, verb, argument)

    def why_not_choose(self, seat: Seat, tile: Tile) -> str:
        if self.phase != CHOOSE:
            return "S3.1e"
        return ALLOWED if self.where[tile] == BEHIND + seat else "S3.1b"

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

    # -- changing what lies face down ------------------------------------------------------------

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        """A tile comes back; or, where only one is played, another takes its place."""
        if not self.may_amend(seat):
            return
        first = self.setup.numbers.first(BACK) - 1
        for at in range(2 * seat, 2 * seat + 2):
            if self.laid[at]:
                out.add(first + self.laid[at])
        if self.may_exchange(seat):
            for i in range(self.hands.size(seat)):
                out.add(self.hands.card(seat, i))

    def may_amend(self, seat: Seat) -> bool:
        return self.phase == CHOOSE and 0 <= seat < self.seats and self.laid[2 * seat] != 0

    def may_exchange(self, seat: Seat) -> bool:
        return self.plays == 1 and not self.owes(seat)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        if not self.may_amend(seat):
            return self.why_illegal(seat, move)
        numbers = self.setup.numbers
        verb = numbers.verb(move)
        if verb == BACK:
            tile = move - numbers.first(BACK) + 1
            return ALLOWED if self.where[tile] == FACE_DOWN + seat else "S3.1b"
        if verb == TILE and self.may_exchange(seat):
            return self.why_not_choose(seat, move)
        return self.why_illegal(seat, move)

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        numbers = self.setup.numbers
        if numbers.verb(move) == BACK:
            tile = move - numbers.first(BACK) + 1
            self.take_back(seat, tile)
            self.owing |= 1 << seat
            if log is not None:
                log.append((TAKEN_BACK, seat, tile))
            return
        self.take_back(seat, self.laid[2 * seat])
        self.lay_face_down(seat, move)
        if log is not None:
            log.append((LAID_INSTEAD, seat, move))

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
    return vec[i64]([0] * int(count))


def luck_cards(setup: Setup, seats: i64) -> vec[i64]:
    """Nobody holds any; all of them are in the piles."""
    cards = numbers(2 * seats + 2)
    cards[2 * seats + FIVE_CARD] = setup.luck[FIVE_CARD]
    cards[2 * seats + HEADS_CARD] = setup.luck[HEADS_CARD]
    return cards
