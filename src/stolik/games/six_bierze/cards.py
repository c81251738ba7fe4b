"""6. bierze!: action cards and luck cards, played before a tile is placed."""

from mypy_extensions import i64

from stolik.engine.state import ALLOWED, Log, Moves, Seat
from stolik.games.six_bierze.events import (
    ACTION_PLAYED,
    CHOSE_ASCENDING,
    CHOSE_INSERT,
    HEADS_CHOSEN,
    LUCK_PLAYED,
    PLAYED_TWO,
    SKIPPED,
    STOPPED,
    SWAPPED,
)
from stolik.games.six_bierze.moves import (
    ASCENDING,
    FIVE,
    HEADS,
    INSERT,
    PLACE,
    SKIP,
    STOP,
    SWAP,
    TWO,
)
from stolik.games.six_bierze.placing import Placing
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    ASCENDING_CARD,
    BEHIND,
    BY_ASCENDING,
    BY_INSERT,
    BY_RULES,
    DRAWN_MASK,
    FIVE_CARD,
    HEADS_CARD,
    INSERT_CARD,
    KIND_SHIFT,
    NO_LUCK,
    SHOWN,
    SKIP_CARD,
    STOP_CARD,
    SWAP_CARD,
    TWO_CARD,
    Field,
    Row,
    Tile,
)


class Cards(Placing):
    def has_choice(self) -> bool:
        """Whether the owner of the tile is asked: it may depend on nothing that others cannot see."""
        seat = self.turn
        if self.actions.size(seat):
            return True
        if not self.setup.lucky or self.played.luck != NO_LUCK:
            return False
        fives = self.luck_of(seat, FIVE_CARD)
        heads = self.luck_of(seat, HEADS_CARD)
        if fives == 0 and heads == 0:
            return False
        return (heads if self.lands_last() else fives) > 0

    def lands_last(self) -> bool:
        row = self.target_row()
        return self.target_field(row) == self.setup.last_field(row)

    # -- what may be played --------------------------------------------------------------------

    def card_moves(self, seat: Seat, out: Moves) -> None:
        out.add(PLACE)
        if self.setup.lucky and self.played.luck == NO_LUCK:
            self.luck_moves(seat, out)
        held = self.kinds_held(seat)
        if (held >> SKIP_CARD) & 1 and self.why_not_skip() == ALLOWED:
            out.add(self.setup.numbers.first(SKIP))
        if held & (1 << STOP_CARD | 1 << INSERT_CARD | 1 << ASCENDING_CARD):
            self.row_card_moves(held, out)
        if not self.played.binds():
            self.tile_card_moves(seat, held, out)

    def kinds_held(self, seat: Seat) -> i64:
        """A bit for each kind of action card."""
        actions = self.actions
        held: i64 = 0
        for i in range(actions.size(seat)):
            held |= 1 << (actions.card(seat, i) >> KIND_SHIFT)
        return held

    def row_card_moves(self, held: i64, out: Moves) -> None:
        """Each of these cards names an active row that is not stopped."""
        numbers = self.setup.numbers
        for row in range(self.setup.rows):
            if self.ends[row] > 0:
                if (held >> STOP_CARD) & 1 and self.why_not_stop(row) == ALLOWED:
                    out.add(numbers.first(STOP) + row)
                if (held >> INSERT_CARD) & 1 and self.why_not_insert(row) == ALLOWED:
                    out.add(numbers.first(INSERT) + row)
                if (held >> ASCENDING_CARD) & 1 and self.why_not_ascending(row) == ALLOWED:
                    out.add(numbers.first(ASCENDING) + row)

    def tile_card_moves(self, seat: Seat, held: i64, out: Moves) -> None:
        """Swap and Play two name a tile behind the screen."""
        numbers = self.setup.numbers
        if (held >> SWAP_CARD) & 1:
            self.hands.offer(seat, numbers.first(SWAP) - 1, out)
        if (held >> TWO_CARD) & 1:
            self.hands.offer(seat, numbers.first(TWO) - 1, out)

    def luck_moves(self, seat: Seat, out: Moves) -> None:
        fives = self.luck_of(seat, FIVE_CARD)
        heads = self.luck_of(seat, HEADS_CARD)
        if fives == 0 and heads == 0:
            return
        if not self.lands_last():
            if fives:
                out.add(self.setup.numbers.first(FIVE))
        elif heads:
            self.heads_moves(self.target_row(), out)

    def heads_moves(self, row: Row, out: Moves) -> None:
        """Every two tiles of the row; the only one, where there are not two."""
        numbers = self.setup.numbers
        at = row * self.setup.width
        used = self.used[row]
        if self.tiles_in(row) == 1:
            out.add(numbers.two_fields(0, 0))
        for field in range(used):
            if self.fields[at + field] > 0:
                for other in range(field + 1, used):
                    if self.fields[at + other] > 0:
                        out.add(numbers.two_fields(field, other))

    def tiles_in(self, row: Row) -> i64:
        at = row * self.setup.width
        tiles: i64 = 0
        for field in range(at, at + self.used[row]):
            if self.fields[field] > 0:
                tiles += 1
        return tiles

    # -- why a card may not be played ------------------------------------------------------------

    def why_no_card(self, seat: Seat, verb: i64, argument: i64) -> str:
        if verb in (FIVE, HEADS):
            return self.why_no_luck_card(seat, verb, argument)
        if self.card_of(seat, card_for(verb)) < 0:
            return "S8.1c"
        if verb == SKIP:
            return self.why_not_skip()
        if verb in (SWAP, TWO):
            return self.why_no_other_tile(seat, verb, argument + 1)
        return self.why_no_row_card(verb, argument)

    def why_no_row_card(self, verb: i64, row: Row) -> str:
        if verb == STOP:
            return self.why_not_stop(row)
        if verb == INSERT:
            return self.why_not_insert(row)
        return self.why_not_ascending(row)

    def why_no_luck_card(self, seat: Seat, verb: i64, argument: i64) -> str:
        if self.luck_of(seat, FIVE_CARD if verb == FIVE else HEADS_CARD) == 0:
            return "S6.2d"
        if self.played.luck != NO_LUCK:
            return "S6.2b"
        if verb == FIVE:
            return "S6.3b" if self.lands_last() else ALLOWED
        if not self.lands_last():
            return "S6.4a"
        return self.why_not_heads(self.target_row(), argument)

    def why_not_heads(self, row: Row, argument: i64) -> str:
        width = self.setup.width
        at = row * width
        field = argument // width
        other = argument % width
        if self.fields[at + field] <= 0 or self.fields[at + other] <= 0:
            return "S6.4c"
        if field > other or (field == other and self.tiles_in(row) > 1):
            return "S6.4d"
        return ALLOWED

    def why_not_stop(self, row: Row) -> str:
        if self.ends[row] == 0:
            return "S8.2e"
        if self.is_stopped(row):
            return "S11.2a"
        if self.markers >= self.setup.markers:
            return "S8.2d"
        return ALLOWED if self.holds_without(row) else "S11.1c"

    def why_not_skip(self) -> str:
        if self.played.how == BY_INSERT:
            return "S8.8c"
        row = self.target_row()
        field = self.target_field(row) + 1
        if field > self.setup.last_field(row):
            return "S8.4c"
        return ALLOWED if self.holds(row, field) else "S11.1c"

    def why_not_insert(self, row: Row) -> str:
        played = self.played
        if played.how == BY_INSERT:
            return "S11.1f"
        if played.how == BY_ASCENDING or played.skips:
            return "S8.8c"
        if self.ends[row] == 0:
            return "S8.5c"
        if self.is_stopped(row):
            return "S8.2h"
        if self.fields[row * self.setup.width] < self.tile:
            return "S8.5b"
        return ALLOWED if self.holds(row, self.gap(row)) else "S11.1c"

    def why_not_ascending(self, row: Row) -> str:
        played = self.played
        if played.how == BY_ASCENDING:
            return "S11.1f"
        if played.how == BY_INSERT:
            return "S8.8c"
        if self.ends[row] == 0:
            return "S8.6d"
        if self.is_stopped(row):
            return "S8.2g"
        if self.ends[row] > self.tile:
            return "S8.6c"
        return ALLOWED if self.holds(row, self.used[row] + played.skips) else "S11.1c"

    def why_no_other_tile(self, seat: Seat, verb: i64, tile: Tile) -> str:
        if self.played.binds():
            return "S11.1a"
        if self.hands.size(seat) == 0:
            return "S8.3c" if verb == SWAP else "S8.7e"
        return ALLOWED if self.where[tile] == BEHIND + seat else "S3.1b"

    def holds(self, row: Row, field: Field) -> bool:
        """Whether the cards played so far agree with a tile that takes effect on this field."""
        last = self.setup.last_field(row)
        if field > last:
            return False
        luck = self.played.luck
        if luck == NO_LUCK:
            return True
        if luck == FIVE_CARD:
            return field < last
        return field == last and self.lies_in(row, self.played.first)

    def holds_without(self, row: Row) -> bool:
        """Whether the cards played so far still agree when this row is stopped."""
        played = self.played
        if not played.binds() or row != self.target_row():
            return True
        if played.how != BY_RULES:
            return False
        instead = self.row_by_rules(self.tile, row)
        return self.holds(instead, self.used[instead] + played.skips)

    def lies_in(self, row: Row, tile: Tile) -> bool:
        at = row * self.setup.width
        for field in range(at, at + self.used[row]):
            if self.fields[field] == tile:
                return True
        return False

    # -- what a card does --------------------------------------------------------------------------

    def play_card(self, seat: Seat, verb: i64, argument: i64, log: Log | None) -> None:
        if verb == FIVE:
            self.spend_luck(seat, FIVE_CARD, log)
        elif verb == HEADS:
            self.positive_heads(seat, argument, log)
        else:
            self.spend(seat, card_for(verb), log)
            self.play_action(seat, verb, argument, log)

    def spend_luck(self, seat: Seat, kind: i64, log: Log | None) -> None:
        self.move_luck(seat, kind, -1)
        self.played.luck = kind
        if log is not None:
            log.append((LUCK_PLAYED, seat, kind))

    def positive_heads(self, seat: Seat, argument: i64, log: Log | None) -> None:
        self.spend_luck(seat, HEADS_CARD, log)
        played = self.played
        width = self.setup.width
        at = self.target_row() * width
        played.first = self.fields[at + argument // width]
        played.second = self.fields[at + argument % width]
        if log is not None:
            heads = self.setup.heads
            log.append((HEADS_CHOSEN, seat, played.first, heads[played.first]))
            if played.second != played.first:
                log.append((HEADS_CHOSEN, seat, played.second, heads[played.second]))

    def spend(self, seat: Seat, kind: i64, log: Log | None) -> None:
        card = self.card_of(seat, kind)
        drawn = card & DRAWN_MASK
        self.actions.remove(seat, card)
        self.discards[kind] += 1
        # The one held longest: all others of its kind were drawn no earlier.
        self.lacks[seat * ACTION_KINDS + kind] = drawn
        if log is not None:
            log.append((ACTION_PLAYED, seat, kind, drawn))

    def play_action(self, seat: Seat, verb: i64, argument: i64, log: Log | None) -> None:
        if verb == SKIP:
            self.played.skips += 1
            if log is not None:
                log.append((SKIPPED, seat, self.tile))
        elif verb == STOP:
            self.lay_marker(argument)
            if log is not None:
                log.append((STOPPED, seat, argument))
        elif verb == SWAP:
            self.swap(seat, argument + 1, log)
        elif verb == TWO:
            self.play_two(seat, argument + 1, log)
        else:
            self.choose_row(seat, verb, argument, log)

    def choose_row(self, seat: Seat, verb: i64, row: Row, log: Log | None) -> None:
        self.played.how = BY_INSERT if verb == INSERT else BY_ASCENDING
        self.played.row = row
        if log is not None:
            log.append((CHOSE_INSERT if verb == INSERT else CHOSE_ASCENDING, seat, self.tile, row))

    def swap(self, seat: Seat, tile: Tile, log: Log | None) -> None:
        old = self.tile
        self.show(seat, tile)
        self.to_screen(seat, old)
        self.seen[old] = 1
        self.tile = tile
        if log is not None:
            log.append((SWAPPED, seat, old, tile))

    def play_two(self, seat: Seat, tile: Tile, log: Log | None) -> None:
        """All own revealed tiles come now, the lowest first."""
        self.show(seat, tile)
        self.enqueue(tile)
        self.enqueue(self.tile)
        self.together = True
        self.tile = self.next_of(seat)
        if log is not None:
            log.append((PLAYED_TWO, seat, tile))

    def show(self, seat: Seat, tile: Tile) -> None:
        self.hands.remove(seat, tile)
        self.where[tile] = SHOWN + seat

    def next_of(self, seat: Seat) -> Tile:
        """Takes the lowest revealed tile of a seat out of the queue; 0 when it has none there."""
        queue = self.queue
        at = self.waiting - 1
        while at >= 0 and self.where[queue[at]] != SHOWN + seat:
            at -= 1
        if at < 0:
            return 0
        tile = queue[at]
        self.waiting -= 1
        for i in range(at, self.waiting):
            queue[i] = queue[i + 1]
        return tile


def card_for(verb: i64) -> i64:
    """The kind of action card that a move plays."""
    if verb == STOP:
        return STOP_CARD
    if verb == SWAP:
        return SWAP_CARD
    if verb == SKIP:
        return SKIP_CARD
    if verb == INSERT:
        return INSERT_CARD
    return ASCENDING_CARD if verb == ASCENDING else TWO_CARD
