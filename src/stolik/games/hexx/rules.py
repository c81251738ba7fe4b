"""Hexx & Hopp: the position and its moves, in the order of the booklet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stolik.engine.chance import Chance
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State
from stolik.games.hexx.box import ASK, BACK, FIRST_PLACE, MOST, TO_SEAT, UP, Setup
from stolik.games.hexx.claims import judge, mismatches, overtaken
from stolik.games.hexx.events import (
    DEALT,
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
from stolik.games.hexx.gifts import deal_lots, share_out
from stolik.games.hexx.scoring import Sheet, blank_sheet
from stolik.games.hexx.stacks import Stacks, no_stacks
from stolik.games.hexx.start import build_start
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
        open: vec[i64],
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
        self.open = open
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
        for seat in range(self.seats):
            tiles = self.setup.stacks[seat]
            for _ in range(tiles):
                self.stacks.put_under(seat, pack.draw(self.chance))
            if log is not None:
                log.append((DEALT, seat, tiles))
        self.owing = (1 << self.seats) - 1
        self.end_if_nothing_fits(log)

    def clear(self) -> None:
        self.figure.clear()
        self.winner = NOBODY
        self.stuck = False
        self.turn_ups = 0
        for tile in range(self.setup.tiles.count + 1):
            self.seen[tile] = 0
        for seat in range(self.seats):
            self.stacks.clear(seat)
            self.open[seat] = 0

    # -- what a seat may do ------------------------------------------------------------------

    def legal(self, seat: Seat, out: Moves) -> None:
        if self.gift_for[seat]:
            self.setup.gifts.choices(seat, self.owed(seat), self.setup.first_gift, out)
        elif self.open[seat]:
            out.add(BACK)
            self.figure.placements(self.open[seat], FIRST_PLACE, out)
        else:
            out.add(UP)

    def why_illegal(self, seat: Seat, move: Move) -> str:
        if self.over:
            return "H5f"
        if not 0 <= seat < self.seats:
            return "H3a"
        if not self.owes(seat):
            return "H4.1d" if self.stuck else "H8.2b"
        if move == UP:
            return self.why_not_turn_up(seat)
        if move == BACK:
            return ALLOWED if self.open[seat] else "H3.2d"
        setup = self.setup
        if FIRST_PLACE <= move < setup.first_gift:
            return self.why_not_place(seat, move - FIRST_PLACE)
        if setup.first_gift <= move < setup.first_instruction:
            gift = move - setup.first_gift
            return setup.gifts.why_not(gift, seat, self.gift_for[seat], self.owed(seat))
        return "H3b"

    def why_not_turn_up(self, seat: Seat) -> str:
        if not self.stacks.size(seat):
            return "H3.1c"
        if self.open[seat]:
            return "H3.1a"
        return "H3.5e" if self.gift_for[seat] else ALLOWED

    def why_not_place(self, seat: Seat, placement: i64) -> str:
        tile = self.open[seat]
        if not tile:
            return "H3.3e"
        face = SIDES * tile + placement % SIDES
        return judge(self.figure, face, placement // SIDES, self.turned_at[seat])

    def detail(self, seat: Seat, move: Move) -> str:
        setup = self.setup
        placement = move - FIRST_PLACE
        if self.owes(seat) and setup.first_gift <= move < setup.first_instruction and self.gift_for[seat]:
            return f"owed: {self.owed(seat)}"
        if self.why_illegal(seat, move) != "H3.3d":
            return ""
        face = SIDES * self.open[seat] + placement % SIDES
        wrong = mismatches(self.figure, face, placement // SIDES)
        colours = setup.colours
        return ", ".join([f"side {side}: {colours[own]} / {colours[other]}" for side, own, other in wrong])

    def overtaken(self, seat: Seat, move: Move) -> bool:
        """Whether another seat was quicker than this refused claim: tables do not make it wait then."""
        placement = move - FIRST_PLACE
        if not self.owes(seat) or not self.open[seat] or not 0 <= placement < SIDES * self.setup.grid.spaces:
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
        self.open[seat] = tile
        self.turned_at[seat] = self.figure.size
        if log is not None:
            log.append((TURNED_UP, seat, tile))
        if self.setup.turn_up_limit:
            self.turn_ups += 1
            if self.turn_ups >= self.setup.turn_up_limit:
                self.reach_limit(log)

    def put_back(self, seat: Seat, log: Log | None) -> None:
        tile = self.open[seat]
        self.open[seat] = 0
        self.stacks.put_under(seat, tile)
        if log is not None:
            log.append((PUT_BACK, seat, tile))

    def place(self, seat: Seat, space: Space, rotation: i64, log: Log | None) -> None:
        figure = self.figure
        tile = self.open[seat]
        contacts = figure.contacts(space)
        figure.lay(space, SIDES * tile + rotation)
        self.open[seat] = 0
        self.turn_ups = 0
        if log is not None:
            grid = figure.grid
            log.append((PLACED, seat, tile, grid.q(space), grid.r(space), rotation, contacts))
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
            if self.open[seat] and figure.fits(self.open[seat]):
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
        return gift if gift < stack else stack

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
        owed = self.owed(seat)
        instruction = self.instructions[seat]
        if instruction >= TO_SEAT:
            lots = vec[i64]([0] * self.seats)
            lots[instruction - TO_SEAT] = owed
        else:
            held = vec[i64]([self.tiles_of(other) for other in range(self.seats)])
            lots = share_out(held, seat, owed, most_first=instruction == MOST)
        self.give(seat, lots, log)

    # -- standing instructions ---------------------------------------------------------------

    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        if self.over or not 0 <= seat < self.seats:
            return
        for move in range(self.setup.first_instruction, self.setup.move_count):
            if move != self.setup.first_instruction + TO_SEAT + seat:
                out.add(move)

    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        if self.over:
            return "H5f"
        if not 0 <= seat < self.seats:
            return "H3a"
        if not self.setup.first_instruction <= move < self.setup.move_count:
            return "H3.5n"
        return "H3.5k" if move == self.setup.first_instruction + TO_SEAT + seat else ALLOWED

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
            if self.gift_for[seat]:
                self.owing |= 1 << seat
        if not self.owing:
            self.end_round(log)

    def tiles_of(self, seat: Seat) -> i64:
        """All tiles of a seat, in the stack and open."""
        return self.stacks.size(seat) + (1 if self.open[seat] else 0)

    def end_round(self, log: Log | None) -> None:
        sheet = self.sheet
        for seat in range(self.seats):
            points = 0 if seat == self.winner else self.tiles_of(seat)
            sheet.points[seat] += points
            if log is not None:
                log.append((ROUND_SCORED, seat, points, sheet.points[seat]))
        if self.winner != NOBODY:
            sheet.won[self.winner] += 1
            sheet.last_won[self.winner] = self.round
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
        return Outcome(self.sheet.places(self.setup.compare_groups), points, "H5a")

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
            self.open[:],
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
