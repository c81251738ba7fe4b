"""6. bierze!: all seats choose at the same time what they play, face down."""

from stolik.engine.state import ALLOWED, Log, Move, Moves, Seat
from stolik.games.six_bierze.cards import Cards
from stolik.games.six_bierze.events import LAID, LAID_INSTEAD, REVEALED, TAKEN_BACK
from stolik.games.six_bierze.moves import BACK, TILE
from stolik.games.six_bierze.table import (
    BEHIND,
    CHOOSE,
    FACE_DOWN,
    FREE,
    PLAY_TWO,
    SHOWN,
    SKIPPED,
    Row,
    Tile,
)


class Choosing(Cards):
    # -- how many tiles are played ---------------------------------------------------------------

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
                if lies in (FREE, SKIPPED):
                    return True
        return False

    # -- choosing --------------------------------------------------------------------------------

    def tile_moves(self, seat: Seat, out: Moves) -> None:
        self.hands.offer(seat, 0, out)

    def why_not_choose(self, seat: Seat, tile: Tile) -> str:
        if self.phase != CHOOSE:
            return "S3.1e"
        return ALLOWED if self.where[tile] == BEHIND + seat else "S3.1b"

    def choose(self, seat: Seat, tile: Tile, log: Log | None) -> None:
        self.lay_face_down(seat, tile)
        if log is not None:
            log.append((LAID, seat, tile))
        if self.laid[2 * seat + self.plays - 1] or self.hands.size(seat) == 0:
            self.owing &= ~(1 << seat)

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
            self.tile_moves(seat, out)

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
