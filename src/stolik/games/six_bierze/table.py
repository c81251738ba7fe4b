"""6. bierze!: what lies on the table and what it is called."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.chance import Chance
from stolik.engine.state import Seat, State
from stolik.games.six_bierze.moves import MoveNumbers
from stolik.pieces.hands import Hands

Tile = i64
Row = i64
Field = i64
# An action card: its kind, and how often the pile had been remade when it was drawn.
Card = i64

# What the seats owe: tiles to play, cards or a place for the next tile, luck cards to draw, an
# empty row, nothing more.
CHOOSE: Final = 0
CARDS: Final = 1
DRAW_LUCK: Final = 2
RESTART_ROW: Final = 3
OVER: Final = 4

# Where a tile is. Behind a screen, face down or shown adds the number of the seat.
UNSEEN: Final = 0
IN_ROW: Final = 1
IN_BOX: Final = 2
BEHIND: Final = 10
FACE_DOWN: Final = 20
SHOWN: Final = 30

# What lies on a field, when it is not a tile.
FREE: Final = 0
SKIPPED: Final = -1
MARKER: Final = -2

# What a field does.
PLAIN: Final = 0
HEADS_OF_TILE: Final = 1
POINTS: Final = 2
PLAY_TWO: Final = 3
DRAW_TILE: Final = 4
DRAW_ACTION: Final = 5
TAKE_ROW: Final = 6
TAKE_ROW_HEADS: Final = 7
TAKE_ROW_TILES: Final = 8

# Action cards, in the order of the booklet.
STOP_CARD: Final = 0
SWAP_CARD: Final = 1
SKIP_CARD: Final = 2
INSERT_CARD: Final = 3
ASCENDING_CARD: Final = 4
TWO_CARD: Final = 5
ACTION_KINDS: Final = 6
KIND_SHIFT: Final = 32
DRAWN_MASK: Final = 0xFFFFFFFF

# Luck cards.
FIVE_CARD: Final = 0
HEADS_CARD: Final = 1
NO_LUCK: Final = -1

# Which row a tile goes to: what the three rules say, or what a card lets its owner choose.
BY_RULES: Final = 0
BY_ASCENDING: Final = 1
BY_INSERT: Final = 2

NOBODY: Final = -1
NO_ROW: Final = -1


class Setup:
    """Components and options for so many seats; shared by all copies of a state."""

    def __init__(
        self,
        *,
        heads: list[int],
        lengths: list[int],
        effects: list[list[int]],
        values: list[list[int]],
        start_row: i64,
        start_rows: i64,
        hand: i64,
        lots: i64,
        keeps_pile: bool,
        advanced: bool,
        round_limit: i64,
        actions: list[int],
        action_hand: i64,
        markers: i64,
        lucky: bool,
        luck: list[int],
        track: list[int],
        clovers: list[int],
    ) -> None:
        self.tiles: i64 = len(heads) - 1
        # Bull heads of each tile; tiles count from 1.
        self.heads = vec[i64](heads)
        self.rows: i64 = len(lengths)
        self.lengths = vec[i64](lengths)
        self.width: i64 = max(lengths)
        # Fields of all rows, each row padded to the width of the widest.
        self.effects = vec[i64]([effect for row in effects for effect in row])
        self.values = vec[i64]([value for row in values for value in row])
        self.has_play_two = vec[i64]([int(PLAY_TWO in row) for row in effects])
        self.start_row = start_row
        self.start_rows = start_rows
        self.hand = hand
        # How often everybody is dealt a hand of tiles.
        self.lots = lots
        self.keeps_pile = keeps_pile
        self.advanced = advanced
        self.round_limit = round_limit
        # How many action cards of each kind; how many a seat is dealt.
        self.actions = vec[i64](actions)
        self.action_hand = action_hand
        self.action_cards: i64 = sum(actions)
        self.markers = markers
        self.lucky = lucky
        self.luck = vec[i64](luck)
        self.low: i64 = track[0]
        self.high: i64 = track[1]
        # For each field of the track but the last: how many clovers are on it and below.
        self.clovers_up_to = vec[i64](
            [sum(1 for clover in clovers if clover <= at) for at in range(track[0], track[1])]
        )
        self.numbers = MoveNumbers(
            tiles=self.tiles,
            rows=self.rows,
            width=self.width,
            fives=luck[FIVE_CARD],
            heads=luck[HEADS_CARD],
            luck=lucky,
            actions=advanced,
        )
        # In the basic game nobody ever holds more tiles than he is dealt, unless a board brings more.
        self.capacity: i64 = self.tiles if advanced else hand

    def last_field(self, row: Row) -> Field:
        return self.lengths[row] - 1

    def effect(self, row: Row, field: Field) -> i64:
        return self.effects[row * self.width + field]

    def clovers_passed(self, old: i64, new: i64) -> i64:
        """The clovers a marker passes or stops on when it moves back."""
        below_new = self.clovers_up_to[new - self.low - 1] if new > self.low else 0
        return self.clovers_up_to[old - self.low - 1] - below_new


@mypyc_attr(acyclic=True)
class Played:
    """The cards played for the tile that is being placed."""

    def __init__(self) -> None:
        self.skips: i64 = 0
        # BY_RULES, or the card that lets the owner choose the row, and that row.
        self.how: i64 = BY_RULES
        self.row: Row = NO_ROW
        self.luck: i64 = NO_LUCK
        # The tiles whose heads count for the owner; 0 is none.
        self.first: Tile = 0
        self.second: Tile = 0

    def clear(self) -> None:
        self.skips = 0
        self.how = BY_RULES
        self.row = NO_ROW
        self.luck = NO_LUCK
        self.first = 0
        self.second = 0

    def become(self, other: "Played") -> None:
        self.skips = other.skips
        self.how = other.how
        self.row = other.row
        self.luck = other.luck
        self.first = other.first
        self.second = other.second

    def binds(self) -> bool:
        """Whether a card has been played that Swap and Play two must come before."""
        return self.skips > 0 or self.how != BY_RULES or self.luck != NO_LUCK


class Table(State):
    """The parts every phase works on. The classes after it add one phase of the booklet each."""

    def __init__(
        self,
        setup: Setup,
        seats: i64,
        chance: Chance,
        where: vec[i64],
        seen: vec[i64],
        fields: vec[i64],
        used: vec[i64],
        ends: vec[i64],
        hands: Hands,
        laid: vec[i64],
        queue: vec[i64],
        pile: vec[i64],
        scores: vec[i64],
        actions: Hands,
        action_pile: vec[i64],
        discards: vec[i64],
        lacks: vec[i64],
        luck: vec[i64],
    ) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.phase: i64 = CHOOSE
        self.round: i64 = 0
        self.lot: i64 = 0
        # How many tiles each seat plays in this round.
        self.plays: i64 = 1
        self.where = where
        # 1 for a tile that everybody saw going behind a screen and that may still be there.
        self.seen = seen
        # Row by row what lies on each field; how many fields of a row are used up.
        self.fields = fields
        self.used = used
        # The last tile of each row: 0 for an empty row, negative when a marker stops the row.
        self.ends = ends
        self.markers: i64 = 0
        self.hands = hands
        # Two places for each seat: its tiles laid face down, the lower first.
        self.laid = laid
        # Revealed tiles that wait for their turn, from high to low.
        self.queue = queue
        self.waiting: i64 = 0
        # The draw pile, ascending: a random one of these comes up.
        self.pile = pile
        self.left: i64 = 0
        self.scores = scores
        # The action cards: in hands, in the pile (kinds, ascending), discarded (how many of each kind).
        self.actions = actions
        self.action_pile = action_pile
        self.actions_left: i64 = 0
        self.discards = discards
        self.remakes: i64 = 0
        # For each seat and kind: cards drawn before this remaking of the pile are not in its hand, since
        # of equal cards the one held longest is played first.
        self.lacks = lacks
        # Luck cards of each kind that each seat holds; after the seats, those in the piles.
        self.luck = luck
        # Who places a tile, or was the last to; the tile to be placed, 0 when it is on the board.
        self.turn: Seat = NOBODY
        self.tile: Tile = 0
        self.played = Played()
        # Whether the other revealed tiles of this seat are placed before those of others.
        self.together = False
        # The row just taken, from which the tile starts another one; how many luck cards are due.
        self.taken: Row = NO_ROW
        self.due: i64 = 0

    # -- rows --------------------------------------------------------------------------------

    def is_active(self, row: Row) -> bool:
        return self.ends[row] != 0

    def is_stopped(self, row: Row) -> bool:
        return self.ends[row] < 0

    def lay(self, row: Row, field: Field, tile: Tile) -> None:
        """Puts a tile at the end of a row; fields before it that are still free are skipped."""
        at = row * self.setup.width
        for skipped in range(at + self.used[row], at + field):
            self.fields[skipped] = SKIPPED
        self.fields[at + field] = tile
        self.used[row] = field + 1
        self.ends[row] = tile
        self.where[tile] = IN_ROW

    def clear_row(self, row: Row) -> None:
        at = row * self.setup.width
        for field in range(at, at + self.used[row]):
            self.fields[field] = FREE
        self.used[row] = 0
        self.ends[row] = 0

    def lay_marker(self, row: Row) -> None:
        self.fields[row * self.setup.width + self.used[row]] = MARKER
        self.used[row] += 1
        self.ends[row] = -self.ends[row]
        self.markers += 1

    def lift_markers(self) -> None:
        for row in range(self.setup.rows):
            if self.ends[row] < 0:
                self.used[row] -= 1
                self.fields[row * self.setup.width + self.used[row]] = FREE
                self.ends[row] = -self.ends[row]
        self.markers = 0

    # -- tiles -------------------------------------------------------------------------------

    def to_screen(self, seat: Seat, tile: Tile) -> None:
        self.hands.add(seat, tile)
        self.where[tile] = BEHIND + seat

    def draw_tile(self) -> Tile:
        """A random tile of the pile; the caller knows that there is one."""
        pile = self.pile
        at = self.chance.pick(pile, self.left)
        tile = pile[at]
        self.left -= 1
        for i in range(at, self.left):
            pile[i] = pile[i + 1]
        return tile

    def enqueue(self, tile: Tile) -> None:
        queue = self.queue
        at = self.waiting
        while at > 0 and queue[at - 1] < tile:
            queue[at] = queue[at - 1]
            at -= 1
        queue[at] = tile
        self.waiting += 1

    # -- action cards and luck cards -----------------------------------------------------------

    def card_of(self, seat: Seat, kind: i64) -> Card:
        """The card of this kind that a seat has held longest; -1 when it has none."""
        actions = self.actions
        for i in range(actions.size(seat)):
            card = actions.card(seat, i)
            if card >> KIND_SHIFT == kind:
                return card
        return -1

    def draw_card(self) -> Card:
        """A random card of the action pile; the caller knows that there is one."""
        pile = self.action_pile
        at = self.chance.pick(pile, self.actions_left)
        kind = pile[at]
        self.actions_left -= 1
        for i in range(at, self.actions_left):
            pile[i] = pile[i + 1]
        return (kind << KIND_SHIFT) + self.remakes

    def fill_action_pile(self, counts: vec[i64]) -> None:
        at: i64 = 0
        for kind in range(ACTION_KINDS):
            for _ in range(counts[kind]):
                self.action_pile[at] = kind
                at += 1
        self.actions_left = at

    def luck_of(self, seat: Seat, kind: i64) -> i64:
        return self.luck[2 * seat + kind]

    def luck_pile(self, kind: i64) -> i64:
        return self.luck[2 * self.seats + kind]
