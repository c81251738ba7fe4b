"""6. bierze!: tiles are placed, and fields take effect."""

from mypy_extensions import i64

from stolik.engine.state import Log, Seat
from stolik.games.six_bierze.events import (
    ACTION_DRAWN,
    MARKERS_LIFTED,
    MOVED_UP,
    PILE_REMADE,
    PLACED,
    RESTARTED,
    TILE_DRAWN,
    TO_BOX,
    TO_SCREEN,
    TOOK_ROW,
)
from stolik.games.six_bierze.scoring import Scoring
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    BY_INSERT,
    BY_RULES,
    DRAW_ACTION,
    DRAW_TILE,
    FIVE_CARD,
    HEADS_OF_TILE,
    IN_BOX,
    IN_ROW,
    KIND_SHIFT,
    NO_ROW,
    PLAIN,
    PLAY_TWO,
    RESTART_ROW,
    SHOWN,
    SKIPPED,
    TAKE_ROW,
    TAKE_ROW_TILES,
    Field,
    Row,
    Tile,
)


class Placing(Scoring):
    # -- where a tile goes ---------------------------------------------------------------------

    def row_by_rules(self, tile: Tile, without: Row = NO_ROW) -> Row:
        """The row whose last tile is closest below the tile; else the row that ends highest."""
        ends = self.ends
        below: Row = NO_ROW
        closest: i64 = 0
        highest_row: Row = NO_ROW
        highest: i64 = 0
        for row in range(self.setup.rows):
            end = ends[row]
            if end <= 0 or row == without:
                continue
            if end < tile:
                if end > closest:
                    closest = end
                    below = row
            elif end > highest:
                highest = end
                highest_row = row
        return below if below != NO_ROW else highest_row

    def target_row(self) -> Row:
        """The row the tile of the turn goes to, as things stand."""
        played = self.played
        return self.row_by_rules(self.tile) if played.how == BY_RULES else played.row

    def target_field(self, row: Row) -> Field:
        """The field that will take effect there."""
        played = self.played
        if played.how == BY_INSERT:
            return self.gap(row)
        return self.used[row] + played.skips

    def gap(self, row: Row) -> Field:
        """The field a movement to the right ends on: the first skipped one, else the next free one."""
        at = row * self.setup.width
        used = self.used[row]
        for field in range(used):
            if self.fields[at + field] == SKIPPED:
                return field
        return used

    def covering(self, row: Row, field: Field) -> Tile:
        """The tile that will lie on that field: an inserted one moves another onto it."""
        if self.played.how == BY_INSERT:
            return self.fields[row * self.setup.width + field - 1]
        return self.tile

    def worth(self, row: Row, field: Field) -> i64:
        """What the tile of the turn would score there, with the cards played for it."""
        if field == self.setup.last_field(row):
            return self.points_of_row(row)
        if self.played.luck == FIVE_CARD:
            return 5
        return self.points_on(row, field, self.covering(row, field))

    # -- placing -------------------------------------------------------------------------------

    def place(self, log: Log | None) -> None:
        """Puts the tile of the turn on the board, and does what the field covered says."""
        seat = self.turn
        tile = self.tile
        row = self.target_row()
        field = self.target_field(row)
        if self.played.how == BY_INSERT:
            covering = self.move_up(row, field, log)
            if log is not None:
                log.append((PLACED, seat, tile, row, 0))
        else:
            covering = tile
            self.lay(row, field, tile)
            if log is not None:
                log.append((PLACED, seat, tile, row, field))
        if field == self.setup.last_field(row):
            self.take_row(row, log)
            return
        self.tile = 0
        luck = self.played.luck
        self.played.clear()
        if luck == FIVE_CARD:
            self.score(seat, 5, log)
        else:
            self.take_effect(row, field, covering, log)

    def move_up(self, row: Row, gap: Field, log: Log | None) -> Tile:
        """Inserts the tile of the turn; gives back the tile that has moved onto the gap."""
        fields = self.fields
        at = row * self.setup.width
        for field in range(at + gap, at, -1):
            fields[field] = fields[field - 1]
        fields[at] = self.tile
        self.where[self.tile] = IN_ROW
        if gap == self.used[row]:
            self.used[row] += 1
        if log is not None:
            for field in range(gap, 0, -1):
                log.append((MOVED_UP, fields[at + field], row, field))
        return fields[at + gap]

    def take_effect(self, row: Row, field: Field, tile: Tile, log: Log | None) -> None:
        """What the field says that this tile has just covered."""
        effect = self.setup.effect(row, field)
        if effect == PLAIN:
            return
        if effect == DRAW_TILE:
            self.draw_tile_behind(self.turn, log)
        elif effect == DRAW_ACTION:
            self.draw_action(self.turn, log)
        elif effect != PLAY_TWO:
            self.score(self.turn, self.points_on(row, field, tile), log)

    def points_on(self, row: Row, field: Field, tile: Tile) -> i64:
        """What a field is worth to this tile; nothing, where it counts neither heads nor points."""
        setup = self.setup
        value = setup.values[row * setup.width + field]
        if setup.effect(row, field) == HEADS_OF_TILE:
            return value * setup.heads[tile]
        return value

    def draw_tile_behind(self, seat: Seat, log: Log | None) -> None:
        if self.left == 0:
            return
        tile = self.draw_tile()
        self.to_screen(seat, tile)
        if log is not None:
            log.append((TILE_DRAWN, seat, tile))

    def draw_action(self, seat: Seat, log: Log | None) -> None:
        if self.actions_left == 0:
            self.remake_action_pile(log)
        if self.actions_left == 0:
            return
        card = self.draw_card()
        self.actions.add(seat, card)
        if log is not None:
            log.append((ACTION_DRAWN, seat, card >> KIND_SHIFT))

    def remake_action_pile(self, log: Log | None) -> None:
        self.fill_action_pile(self.discards)
        for kind in range(ACTION_KINDS):
            self.discards[kind] = 0
        if self.actions_left:
            self.remakes += 1
            if log is not None:
                log.append((PILE_REMADE, self.actions_left))

    # -- taking a row ----------------------------------------------------------------------------

    def take_row(self, row: Row, log: Log | None) -> None:
        """All tiles of the row but the one of the turn are counted and go; it will start another row."""
        seat = self.turn
        if log is not None:
            log.append((TOOK_ROW, seat, self.tile, row))
        if self.markers:
            self.lift_markers()
            if log is not None:
                log.append((MARKERS_LIFTED,))
        points = self.points_of_row(row)
        self.played.clear()
        at = row * self.setup.width
        for field in range(at, at + self.used[row]):
            tile = self.fields[field]
            if tile > 0 and tile != self.tile:
                self.take_away(row, tile, log)
        self.clear_row(row)
        self.where[self.tile] = SHOWN + seat
        self.taken = row
        if points:
            self.score(seat, points, log)
        if not self.owing:
            self.restart(log)

    def points_of_row(self, row: Row) -> i64:
        """What taking the row scores now, with the luck card played for it."""
        heads = self.setup.heads
        played = self.played
        at = row * self.setup.width
        plus: i64 = 0
        minus: i64 = 0
        for field in range(at, at + self.used[row]):
            tile = self.fields[field]
            if tile > 0 and tile != self.tile:
                if tile in (played.first, played.second):
                    plus += heads[tile]
                else:
                    minus += heads[tile]
        if self.setup.effect(row, self.setup.last_field(row)) == TAKE_ROW_TILES:
            return plus
        return plus - minus

    def take_away(self, row: Row, tile: Tile, log: Log | None) -> None:
        if self.setup.effect(row, self.setup.last_field(row)) == TAKE_ROW_TILES:
            self.to_screen(self.turn, tile)
            self.seen[tile] = 1
            if log is not None:
                log.append((TO_SCREEN, self.turn, tile))
            return
        self.where[tile] = IN_BOX
        if log is not None:
            log.append((TO_BOX, tile, self.setup.heads[tile]))

    def restart(self, log: Log | None) -> None:
        """The tile finds its new row by itself, or its owner is asked."""
        if self.setup.effect(self.taken, self.setup.last_field(self.taken)) == TAKE_ROW:
            self.start_row(self.next_empty_row(self.taken), log)
            self.taken = NO_ROW
        else:
            self.phase = RESTART_ROW
            self.owing = 1 << self.turn

    def next_empty_row(self, taken: Row) -> Row:
        """The first one below the row just taken, which itself counts only in the search from the top."""
        for row in range(taken + 1, self.setup.rows):
            if self.ends[row] == 0:
                return row
        top: Row = 0
        while self.ends[top] != 0:
            top += 1
        return top

    def start_row(self, row: Row, log: Log | None) -> None:
        self.lay(row, 0, self.tile)
        if log is not None:
            log.append((RESTARTED, self.turn, self.tile, row))
        self.tile = 0

    def start_chosen_row(self, row: Row, log: Log | None) -> None:
        """The first field of a row that was chosen takes effect."""
        tile = self.tile
        self.start_row(row, log)
        self.taken = NO_ROW
        self.take_effect(row, 0, tile, log)
