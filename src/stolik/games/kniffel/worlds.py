"""The worlds of Kniffel that agree with what a seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance, branch
from stolik.engine.errors import DataError
from stolik.engine.state import Seat
from stolik.engine.worlds import Worlds
from stolik.games.kniffel.cards import Card, Cards, count, empty_pile, number_of, one
from stolik.games.kniffel.memory import drawn_in, laid_in, seat_of
from stolik.games.kniffel.rules import Kniffel

MOST_TRIES: Final = 10_000


class KniffelWorlds(Worlds):
    """Deals the unseen cards to where they may be, card for card: of equal cards each one counts.

    Until the discards are first shuffled, an unseen card is equally likely in every place. A shuffle
    parts the unseen cards in two: *old* ones, which were in the other hands then, and *new* ones, which
    were shuffled. Every card the others have laid off since is taken for an old or a new one, in the
    order it happened, with the odds of that moment; then the old cards left lie equally likely in all
    places of old cards, the new ones in all places of new cards, the draw pile among them. Whatever can
    be can come up, and nothing else; only who of several others held what before the last shuffle is
    not remembered.
    """

    def __init__(
        self, known: Kniffel, seat: Seat, old: Cards, new: Cards, olds: list[int], news: list[int]
    ) -> None:
        # All that is known, laid out, and whose knowledge it is.
        self.known = known
        self.seat = seat
        # The old and the new cards among all that this seat has not held, and how many of each every
        # other hand held after the shuffle.
        self.old = old
        self.new = new
        self.olds = vec[i64](olds)
        self.news = vec[i64](news)

    def draw(self, rng: Chance) -> Kniffel:
        world = self.known.copy()
        world.chance = branch(rng)
        for _ in range(MOST_TRIES):
            guess = Guess(self)
            if guess.explain(world.memory.turns, rng):
                guess.deal(world, rng)
                return world
        raise DataError("knowledge", "no world can be found that agrees with it")


class Guess:
    """One way it may have been."""

    def __init__(self, worlds: KniffelWorlds) -> None:
        self.seat = worlds.seat
        self.old = worlds.old
        self.new = worlds.new
        self.old_count = count(self.old)
        self.new_count = count(self.new)
        self.olds = worlds.olds[:]
        self.news = worlds.news[:]
        # The new cards each seat is taken to have drawn and laid off again.
        self.laid_new = vec[i64]([0] * len(self.olds))

    def explain(self, turns: vec[i64], rng: Chance) -> bool:
        """Goes through what the others did; False when it has come to what cannot be."""
        for turn in turns:
            seat = seat_of(turn)
            if seat == self.seat:
                continue
            laid = laid_in(turn)
            card: Card = 1
            while laid:
                for _ in range(laid & 0xFF):
                    if not self.lay_off(seat, card, rng):
                        return False
                laid >>= 8
                card += 1
            self.news[seat] += drawn_in(turn)
        return True

    def lay_off(self, seat: Seat, card: Card, rng: Chance) -> bool:
        """Was it an old or a new card? Each card of the hand is as likely as any other to be laid off."""
        as_old = self.olds[seat] * number_of(self.old, card)
        as_new = self.news[seat] * number_of(self.new, card)
        if as_old == 0 and as_new == 0:
            return False
        if as_old and as_new:
            as_old *= self.new_count
            as_new *= self.old_count
            if rng.below(as_old + as_new) >= as_old:
                as_old = 0
        if as_old:
            self.old -= one(card)
            self.old_count -= 1
            self.olds[seat] -= 1
        else:
            self.new -= one(card)
            self.new_count -= 1
            self.news[seat] -= 1
            self.laid_new[seat] += one(card)
        return True

    def deal(self, world: Kniffel, rng: Chance) -> None:
        hands = world.hands
        memory = world.memory
        old = empty_pile(world.setup.values, world.setup.copies)
        old.fill(self.old)
        world.pile.fill(self.new)
        for seat in range(world.seats):
            new = self.laid_new[seat]
            for _ in range(self.olds[seat]):
                hands[seat] += one(old.draw(rng))
            for _ in range(self.news[seat]):
                card = one(world.pile.draw(rng))
                hands[seat] += card
                new += card
            if memory.shuffled and seat != self.seat:
                memory.drawn[seat] = new
