"""Hexx & Hopp: the position and its moves, in the order of the booklet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State
from stolik.games.hexx.box import BACK, FIRST_PLACE, UP, Setup
from stolik.games.hexx.claims import in_words, judge, mismatches, overtaken
from stolik.games.hexx.events import (
    GAME_OVER,
    GIFT_LAPSED,
    INSTRUCTED,
    LIMIT_REACHED,
    NOTHING_FITS,
    OWES_GIFT,
    PLACED,
    PUT_BACK,
    ROUND_SCORED,
    ROUND_STARTED,
    STOPPED,
    TURNED_UP,
)
from stolik.games.hexx.figure import Figure, Space, no_figure
from stolik.games.hexx.gifts import ASK, TO_SEAT, deal_lots, instructed
from stolik.games.hexx.scoring import Sheet, blank_sheet
from stolik.games.hexx.stacks import Stacks, no_stacks
from stolik.games.hexx.start import build_start, deal_stacks
from stolik.games.hexx.tiles import SIDES
from stolik.pieces.pack import numbered

NOBODY: Final = -1


class Hexx(State):
    """A move is to turn up, to put back, a space and a rotation, or a way to share a gift out."""

    def __init__(
        self,
        setup: Setup,
        seats: i64,
        chance: Chance,
        figure: Figure,
        stacks: Stacks,
        seen: vec[u8],
        open_tiles: vec[i64],
        turned_at: vec[i64],
        gift_for: vec[i64],
        instructions: vec[i64],
        sheet: Sheet,
    ) -> None:
        super().__init__(seats, chance)
        self.race = True
        self.setup = setup
        self.round: i64 = 0
        self.dealer: Seat = 0
        self.figure = figure
        self.stacks = stacks
        # 1 for a tile that everybody has seen in this round.
        self.seen = seen
        # Each seat's open tile (0 is none), and the size of the figure when it was turned up.
        self.open_tiles = open_tiles
        self.turned_at = turned_at
        # The contacts for which a seat still has a gift to share out; 0 when it owes none.
        self.gift_for = gift_for
        self.instructions = instructions
        self.sheet = sheet
        # How the round was decided: by a winner, or because nothing fits any more.
        self.winner: Seat = NOBODY
        self.stuck = False
        # Turn-ups since the last placement, where somebody counts them.
        self.turn_ups: i64 = 0
        self.over = False

    # -- a round is set up -------------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        self.dealer = (self.dealer + 1) % self.seats if self.round else self.chance.below(self.seats)
        self.round += 1
        self.clear()
        if log is not None:
            log.append((ROUND_STARTED, self.round, self.dealer))
        pack = numbered(self.setup.tiles.count)
        build_start(self.figure, self.setup.start, pack, self.chance, log)
        deal_stacks(self.stacks, self.setup.stacks, pack, self.chance, log)
        self.owing = (1 << self.seats) - 1
        self.end_if_nothing_fits(log)

    def clear(self) -> None:
        self.figure.clear()
        self.winner = NOBODY
        self.stuck = False
        self.turn_ups = 0
        for tile in range(self.setup.tiles.count + 1):
            self.seen[tile] = 0
        self.stacks.clear()
        for seat in range(self.seats):
            self.open_tiles[seat] = 0

    # -- what a seat may do ------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        if self.gift_for[seat]:
            self.setup.gifts.choices(seat, self.owed(seat), self.setup.first_gift, out)
        elif self.open_tiles[seat]:
            out.add(BACK)
            self.figure.placements(self.open_tiles[seat], FIRST_PLACE, out)
        else:
            out.add(UP)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        setup = self.setup
        why = self.why_not_now(seat)
        if why != ALLOWED:
            return why
        if move == UP:
            why = self.why_not_turn_up(seat)
        elif move == BACK:
            why = ALLOWED if self.open_tiles[seat] else "H3.2d"
        elif FIRST_PLACE <= move < setup.first_gift:
            why = self.why_not_place(seat, move - FIRST_PLACE)
        elif setup.first_gift <= move < setup.first_instruction:
            gift = move - setup.first_gift
            why = setup.gifts.why_not(gift, seat, self.gift_for[seat], self.owed(seat))
        else:
            why = "H3b"
        return why

    def why_not_now(self, seat: Seat) -> str:
        """The rule that keeps a seat from doing anything at all."""
        if self.over:
            return "H5f"
        if not 0 <= seat < self.seats:
            return "H3a"
        if not self.owes(seat):
            return "H4.1d" if self.stuck else "H8.2b"
        return ALLOWED

    def why_not_turn_up(self, seat: Seat) -> str:
        if not self.stacks.size(seat):
            return "H3.1c"
        if self.open_tiles[seat]:
            return "H3.1a"
        return "H3.5e" if self.gift_for[seat] else ALLOWED

    def why_not_place(self, seat: Seat, placement: i64) -> str:
        tile = self.open_tiles[seat]
        if not tile:
            return "H3.3e"
        face = SIDES * tile + placement % SIDES
        return judge(self.figure, face, placement // SIDES, self.turned_at[seat])

    def detail(self, seat: Seat, move: Move) -> str:
        rule = self.why_illegal(seat, move)
        if rule in ("H3.5h", "H3.5i"):
            return f"owed: {self.owed(seat)}"
        words: list[str] = ["overtaken"] if self.overtaken(seat, move) else []
        if rule == "H3.3d":
            placement = move - FIRST_PLACE
            face = SIDES * self.open_tiles[seat] + placement % SIDES
            words += in_words(mismatches(self.figure, face, placement // SIDES), self.setup.colours)
        return ", ".join(words)

    def overtaken(self, seat: Seat, move: Move) -> bool:
        """Whether another seat was quicker than this refused claim: tables do not make it wait then."""
        placement = move - FIRST_PLACE
        on_the_grid = 0 <= placement < SIDES * self.setup.grid.spaces
        if not (on_the_grid and self.owes(seat) and self.open_tiles[seat] != 0):
            return False
        return overtaken(self.figure, placement // SIDES, self.turned_at[seat])

    # -- turning up, putting back, placing ---------------------------------------------------

    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        if move == UP:
            self.turn_up(seat, log)
        elif move == BACK:
            self.put_back(seat, log)
        elif move < self.setup.first_gift:
            self.place(seat, (move - FIRST_PLACE) // SIDES, (move - FIRST_PLACE) % SIDES, log)
        else:
            self.give(seat, self.setup.gifts.lots(move - self.setup.first_gift), log)
            self.go_on(log)

    def turn_up(self, seat: Seat, log: Log | None) -> None:
        tile = self.stacks.take(seat)
        self.seen[tile] = 1
        self.open_tiles[seat] = tile
        self.turned_at[seat] = self.figure.size
        if log is not None:
            log.append((TURNED_UP, seat, tile))
        if self.setup.turn_up_limit:
            self.turn_ups += 1
            if self.turn_ups >= self.setup.turn_up_limit:
                self.reach_limit(log)

    def put_back(self, seat: Seat, log: Log | None) -> None:
        tile = self.open_tiles[seat]
        self.stacks.put_under(seat, tile)
        self.open_tiles[seat] = 0
        if log is not None:
            log.append((PUT_BACK, seat, tile))

    def place(self, seat: Seat, space: Space, rotation: i64, log: Log | None) -> None:
        figure = self.figure
        tile = self.open_tiles[seat]
        contacts = figure.contacts(space)
        figure.lay(space, SIDES * tile + rotation)
        self.open_tiles[seat] = 0
        self.turn_ups = 0
        if log is not None:
            q, r = figure.grid.q(space), figure.grid.r(space)
            log.append((PLACED, seat, tile, q, r, rotation, contacts))
        if contacts == SIDES or self.stacks.size(seat) <= self.setup.gift_sizes[contacts]:
            self.win(seat, contacts, log)
            return
        if self.setup.gift_sizes[contacts]:
            self.owe(seat, contacts, log)
        self.end_if_nothing_fits(log)

    def end_if_nothing_fits(self, log: Log | None) -> None:
        if self.anything_fits():
            return
        self.stuck = True
        if log is not None:
            log.append((NOTHING_FITS,))
        self.go_on(log)

    def anything_fits(self) -> bool:
        """Whether any tile of any seat could be laid somewhere."""
        figure = self.figure
        stacks = self.stacks
        for seat in range(self.seats):
            if self.open_tiles[seat] and figure.fits(self.open_tiles[seat]):
                return True
            for depth in range(stacks.size(seat)):
                if figure.fits(stacks.tile(seat, depth)):
                    return True
        return False

    # -- gifts -------------------------------------------------------------------------------

    def owed(self, seat: Seat) -> i64:
        """The tiles of the gift: while one is owed the stack can only grow, so the number stays."""
        gift = self.setup.gift_sizes[self.gift_for[seat]]
        stack = self.stacks.size(seat)
        return min(gift, stack)

    def owe(self, seat: Seat, contacts: i64, log: Log | None) -> None:
        self.gift_for[seat] = contacts
        if self.instructions[seat] != ASK:
            self.give_as_instructed(seat, log)
        elif log is not None:
            log.append((OWES_GIFT, seat, self.owed(seat)))

    def give(self, seat: Seat, lots: vec[i64], log: Log | None) -> None:
        deal_lots(self.stacks, seat, lots, log)
        self.gift_for[seat] = 0

    def give_as_instructed(self, seat: Seat, log: Log | None) -> None:
        held = vec[i64]([self.tiles_of(other) for other in range(self.seats)])
        self.give(seat, instructed(self.instructions[seat], held, seat, self.owed(seat)), log)

    # -- standing instructions ---------------------------------------------------------------

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        if self.over or not 0 <= seat < self.seats:
            return
        for move in range(self.setup.first_instruction, self.setup.move_count):
            if move != self.setup.instruct_move(TO_SEAT + seat):
                out.add(move)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        if self.over:
            return "H5f"
        if not 0 <= seat < self.seats:
            return "H3a"
        if not self.setup.first_instruction <= move < self.setup.move_count:
            return "H3.5n"
        return "H3.5k" if move == self.setup.instruct_move(TO_SEAT + seat) else ALLOWED

    def apply_amendment(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        """From now on gifts are dealt so; one that is owed already, too."""
        instruction = move - self.setup.first_instruction
        self.instructions[seat] = instruction
        if log is not None:
            log.append((INSTRUCTED, seat, instruction))
        if self.gift_for[seat] and instruction != ASK:
            self.give_as_instructed(seat, log)
            self.go_on(log)

    # -- the end of a round and of the game --------------------------------------------------

    def win(self, seat: Seat, contacts: i64, log: Log | None) -> None:
        """The race is over; only a gift of the winner's is still to be dealt."""
        self.winner = seat
        if log is not None:
            log.append((STOPPED, seat))
        self.lapse_gifts(log)
        if contacts < SIDES and self.stacks.size(seat):
            self.owe(seat, contacts, log)
        self.go_on(log)

    def lapse_gifts(self, log: Log | None) -> None:
        for seat in range(self.seats):
            if self.gift_for[seat]:
                if log is not None:
                    log.append((GIFT_LAPSED, seat, self.owed(seat)))
                self.gift_for[seat] = 0

    def reach_limit(self, log: Log | None) -> None:
        if log is not None:
            log.append((LIMIT_REACHED,))
        self.lapse_gifts(log)
        self.end_round(log)

    def go_on(self, log: Log | None) -> None:
        """Once the race is decided, whoever has a gift to deal deals it; then the round is scored."""
        if self.winner == NOBODY and not self.stuck:
            return
        self.owing = 0
        for seat in range(self.seats):
            self.owing |= (1 if self.gift_for[seat] else 0) << seat
        if not self.owing:
            self.end_round(log)

    def tiles_of(self, seat: Seat) -> i64:
        """All tiles of a seat, in the stack and open."""
        return self.stacks.size(seat) + (1 if self.open_tiles[seat] else 0)

    def end_round(self, log: Log | None) -> None:
        if self.winner != NOBODY:
            self.sheet.win(self.winner, self.round)
        for seat in range(self.seats):
            points = 0 if seat == self.winner else self.tiles_of(seat)
            self.sheet.points[seat] += points
            if log is not None:
                log.append((ROUND_SCORED, seat, points, self.sheet.points[seat]))
        if self.round < self.setup.rounds:
            self.deal(log)
            return
        self.over = True
        self.owing = 0
        if log is not None:
            log.append((GAME_OVER,))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        points: list[int] = [self.sheet.points[seat] for seat in range(self.seats)]
        return Outcome(self.sheet.places(by_groups=self.setup.compare_groups), points, "H5a")

    # -- the rest of the contract ------------------------------------------------------------

    def move_count(self) -> i64:
        return self.setup.move_count

    def copy(self) -> "Hexx":
        other = Hexx(
            self.setup,
            self.seats,
            self.chance.copy(),
            self.figure.copy(),
            self.stacks.copy(),
            self.seen[:],
            self.open_tiles[:],
            self.turned_at[:],
            self.gift_for[:],
            self.instructions[:],
            self.sheet.copy(),
        )
        other.owing = self.owing
        other.round = self.round
        other.dealer = self.dealer
        other.winner = self.winner
        other.stuck = self.stuck
        other.turn_ups = self.turn_ups
        other.over = self.over
        return other


def empty(setup: Setup, seats: i64, chance: Chance) -> Hexx:
    """A table with nothing on it, ready to be dealt or to be filled with a position."""
    return Hexx(
        setup,
        seats,
        chance,
        no_figure(setup.tiles, setup.grid),
        no_stacks(seats, setup.tiles.count),
        vec[u8]([0] * (setup.tiles.count + 1)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        blank_sheet(seats),
    )
