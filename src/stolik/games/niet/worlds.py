"""The worlds of NIET! that agree with what a seat knows.

A world weighs as much as there are deals of the round that lead to it, the copies of a 1 told apart; a
discard or pass that somebody chose unseen counts once for each different choice. With one copy of each 1 that
is the uniform distribution over all consistent worlds.

First the unseen cards are dealt, all ways equally likely (`deals.py`), to the places where they may be.
There copies count as different in the hands as they are now, not as they were dealt; where that makes a
difference, a world is kept with the probability that makes up for it, or drawn again.
"""

from math import factorial
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.engine.chance import Chance, branch
from stolik.engine.errors import DataError
from stolik.engine.state import Seat
from stolik.engine.worlds import Worlds
from stolik.games.niet.cards import Card, count
from stolik.games.niet.deals import Deals, draw_share, share
from stolik.games.niet.moves import PASS_LEFT
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import GIVE_UP, NOBODY, TRICKS, UNCHOSEN

FACTORIALS: Final = vec[i64]([factorial(n) for n in range(16)])


class Place:
    """Where unseen cards lie: in a hand, among what a seat gave up, or, with no seat, out of the round."""

    def __init__(self, *, seat: int, room: int, allowed: int, given: bool = False) -> None:
        self.seat = seat
        self.room = room
        # The set of cards it may take.
        self.allowed = allowed
        self.given = given


class NietWorlds(Worlds):
    def __init__(
        self, known: Niet, unseen: list[int], cases: list[list[Place]], played: list[list[int]]
    ) -> None:
        """
        `known` is all that is known, laid out. The `cases` exclude each other; their places differ only in
        what they may take. `played` has the cards each seat has played in this round.
        """
        self.known = known
        self.lay_out_places(cases[0])
        self.count_cases(unseen, cases)
        # Whose pass is not known although all have passed, and what its receiver has played since.
        self.passes_done = known.asked == PASS_LEFT and known.phase >= TRICKS
        secret = [seat for seat in range(known.seats) if self.passes_done and known.chosen[seat] == UNCHOSEN]
        self.secret_passes = vec[i64](secret)
        self.played = [vec[i64](cards) for cards in played]
        self.find_doubtful(unseen)

    # -- before drawing ----------------------------------------------------------------------

    def lay_out_places(self, places: list[Place]) -> None:
        self.place_seat = vec[i64]([place.seat for place in places])
        self.place_room = vec[i64]([place.room for place in places])
        self.place_given = vec[i64]([int(place.given) for place in places])
        # For each seat whether something it gave up, or is about to, is hidden.
        self.hides_given = vec[i64]([0] * self.known.seats)
        for place in places:
            if place.given:
                self.hides_given[place.seat] = 1

    def count_cases(self, unseen: list[int], cases: list[list[Place]]) -> None:
        self.deals: list[Deals] = []
        for places in cases:
            deals = Deals(unseen, [place.room for place in places], [place.allowed for place in places])
            if deals.ways:
                self.deals.append(deals)
        total = sum([deals.ways for deals in self.deals])
        if not total:
            raise DataError("knowledge", "no deal of the unseen cards agrees with it")
        so_far = 0
        self.up_to = vec[i64]([0] * len(self.deals))
        for at in range(len(self.deals)):
            so_far += self.deals[at].ways
            self.up_to[at] = share(so_far, total)

    def find_doubtful(self, unseen: list[int]) -> None:
        """The 1s of which a seat may have been dealt more than its hand now says."""
        self.doubtful_seat = vec[i64]([0] * 0)
        self.doubtful_card = vec[i64]([0] * 0)
        self.least = vec[i64]([0] * 0)
        deck = self.known.deck
        for place in range(len(self.place_seat)):
            seat = self.place_seat[place]
            if seat != NOBODY and not self.place_given[place]:
                for card in range(deck.kinds):
                    if deck.copies[card] and self.is_doubtful(seat, card, unseen):
                        self.doubtful_seat = append(self.doubtful_seat, seat)
                        self.doubtful_card = append(self.doubtful_card, card)
                        self.least = append(self.least, self.least_overweight(seat, card))

    def is_doubtful(self, seat: Seat, card: Card, unseen: list[int]) -> bool:
        if self.passes_done:
            return True
        return card in unseen and (self.played_by(seat, card) > 0 or self.hides_given[seat] == 1)

    # -- drawing -----------------------------------------------------------------------------

    def draw(self, rng: Chance) -> Niet:
        while True:
            world = self.known.copy()
            self.deal(world, rng)
            for at in range(len(self.secret_passes)):
                self.choose_pass(world, self.secret_passes[at], rng)
            if self.is_kept(world, rng):
                world.chance = branch(rng)
                return world

    def deal(self, world: Niet, rng: Chance) -> None:
        deals = self.deals[self.choose_case(rng)]
        dealt = deals.draw(rng)
        for place in range(len(self.place_seat)):
            seat = self.place_seat[place]
            start = deals.place_start[place]
            room = self.place_room[place]
            if seat != NOBODY and room:
                if self.place_given[place]:
                    self.lay_given(world, seat, dealt[start], dealt[start + room - 1], room)
                if not self.place_given[place] or world.phase == GIVE_UP:
                    for at in range(start, start + room):
                        world.hands[seat] = world.deck.plus(world.hands[seat], dealt[at])

    def choose_case(self, rng: Chance) -> i64:
        case: i64 = 0
        if len(self.up_to) > 1:
            wanted = draw_share(rng)
            while wanted >= self.up_to[case]:
                case += 1
        return case

    def lay_given(self, world: Niet, seat: Seat, first: Card, last: Card, room: i64) -> None:
        setup = world.setup
        if room == 2:
            world.chosen[seat] = (
                setup.pair_move(first, last) if first < last else setup.pair_move(last, first)
            )
        else:
            world.chosen[seat] = first + (setup.pass_moves if world.asked == PASS_LEFT else setup.give_moves)

    def choose_pass(self, world: Niet, seat: Seat, rng: Chance) -> None:
        """Any card that the receiver has held since may be the one it was passed."""
        receiver = world.left_of(seat)
        played = self.played[receiver]
        hand = world.hands[receiver]
        at = rng.below(len(played) + count(hand))
        if at < len(played):
            card = played[at]
        else:
            for _ in range(at - len(played)):
                hand &= hand - 1
            card = world.deck.card_of_lowest(hand)
        world.chosen[seat] = world.setup.pass_moves + card

    # -- making up for copies ----------------------------------------------------------------

    def is_kept(self, world: Niet, rng: Chance) -> bool:
        for at in range(len(self.doubtful_seat)):
            seat = self.doubtful_seat[at]
            card = self.doubtful_card[at]
            weight = self.overweight(world, seat, card)
            least = self.least[at]
            if weight > least and rng.below(weight) >= least:
                return False
        return True

    def overweight(self, world: Niet, seat: Seat, card: Card) -> i64:
        """How many times too often such a world is dealt, as far as this seat and these 1s go."""
        deck = world.deck
        in_hand = deck.held(world.hands[seat], card) - deck.held(self.known.hands[seat], card)
        gave = given(world, seat, card) if self.hides_given[seat] else 0
        if world.phase == GIVE_UP:
            in_hand -= gave
        weight = FACTORIALS[self.held_at_first(world, seat, card)]
        if self.was_passed_unseen(world, seat, card):
            weight *= deck.held(world.hands[seat], card) + self.played_by(seat, card)
        return weight // (FACTORIALS[in_hand] * FACTORIALS[gave])

    def least_overweight(self, seat: Seat, card: Card) -> i64:
        known = self.known
        at_first = self.held_at_first(known, seat, card)
        least = FACTORIALS[at_first]
        played = self.played_by(seat, card)
        if played and self.is_secret_receiver(seat):
            least = min(least, FACTORIALS[at_first - 1] * played)
        return least

    def held_at_first(self, world: Niet, seat: Seat, card: Card) -> i64:
        """How many such cards the seat was dealt."""
        held = world.deck.held(world.hands[seat], card) + self.played_by(seat, card)
        if world.phase >= TRICKS:
            held += given(world, seat, card)
        if self.passes_done:
            held -= given(world, world.right_of(seat), card)
        return held

    def played_by(self, seat: Seat, card: Card) -> i64:
        found: i64 = 0
        for played in self.played[seat]:
            found += i64(played == card)
        return found

    def is_secret_receiver(self, seat: Seat) -> bool:
        return self.passes_done and self.known.chosen[self.known.right_of(seat)] == UNCHOSEN

    def was_passed_unseen(self, world: Niet, seat: Seat, card: Card) -> bool:
        return self.is_secret_receiver(seat) and given(world, world.right_of(seat), card) > 0


def given(world: Niet, seat: Seat, card: Card) -> i64:
    """How many such cards the seat discarded or passed, or is about to."""
    move = world.chosen[seat]
    found: i64 = 0
    if move != UNCHOSEN:
        for at in range(world.setup.given_count(move)):
            found += i64(world.setup.given(move, at) == card)
    return found
