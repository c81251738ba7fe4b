"""The table of NIET!: what lies on it, and what follows from that without anybody moving."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import Seat, State
from stolik.games.niet.cards import Cards, count
from stolik.games.niet.moves import NOTHING, OTHER_THAN_ONE, Setup
from stolik.games.niet.vetoes import CHARACTER, POOL, Board, Token

# What is being done: tokens placed, partners chosen, the bonus card given, cards discarded or passed,
# tricks played, nothing more.
NIET: Final = 0
CHOOSE_TEAM: Final = 1
GIVE_BONUS: Final = 2
GIVE_UP: Final = 3
TRICKS: Final = 4
OVER: Final = 5

NOBODY: Final = -1
UNCHOSEN: Final = -1


class Table(State):
    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        board: Board,
        hands: vec[i64],
        chosen: vec[i64],
        tricks: vec[i64],
        loot: vec[i64],
        played: vec[i64],
        scores: vec[i64],
    ) -> None:
        super().__init__(setup.seats, chance)
        self.setup = setup
        self.deck = setup.deck
        self.round: i64 = 0
        self.dealer: Seat = 0
        self.phase: i64 = NIET
        self.board = board
        self.hands = hands
        # Once row 1 is settled; the team is a set of seats, that of the first player.
        self.first: Seat = NOBODY
        self.team: i64 = 0
        self.bonus: Seat = NOBODY
        # What row 2 asks for, and the discard or pass each seat chose for this round.
        self.asked: i64 = NOTHING
        self.chosen = chosen
        # How many tricks each seat took, and which 1s it captured.
        self.tricks = tricks
        self.loot = loot
        self.scores = scores
        # The suits of the round; all cards played, trick by trick; who led the first of these tricks.
        self.suits = setup.suits[0][0]
        self.played = played
        self.played_count: i64 = 0
        self.first_leader: Seat = NOBODY
        # The current trick: its cards, the suit to follow, who is winning and how strongly, who played 1s.
        self.in_trick: i64 = 0
        self.led: Cards = 0
        self.winner: Seat = NOBODY
        self.strength: i64 = 0
        self.ones: i64 = 0

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: Seat) -> Seat:
        return seat - 1 if seat else self.seats - 1

    def ask(self, seat: Seat) -> None:
        self.owing = 1 << seat

    # -- what may be done --------------------------------------------------------------------

    def token(self, seat: Seat) -> Token:
        """Own tokens come first, then those of the common pool."""
        own_turns = self.board.placed // self.seats
        return CHARACTER + self.setup.characters[seat] if own_turns < self.setup.tokens else POOL

    def fits_a_team(self, partners: i64) -> bool:
        """Teams are as equal as they can be; the first player is in either."""
        smaller = self.seats // 2
        members = count(partners) + 1
        return members == smaller or members == self.seats - smaller

    def team_of(self, seat: Seat) -> i64:
        return self.team if (self.team >> seat) & 1 else ~self.team

    def smaller_team(self) -> i64:
        others = ((1 << self.seats) - 1) & ~self.team
        return self.team if count(self.team) < count(others) else others

    def may_give(self, hand: Cards) -> Cards:
        """A hand of nothing but 1s has no other card to discard."""
        others = hand & ~self.deck.ones
        return others if self.asked == OTHER_THAN_ONE and others else hand

    def may_play(self, hand: Cards) -> Cards:
        """Whoever can follow must; who leads follows anything."""
        following = hand & self.led
        return following or hand
