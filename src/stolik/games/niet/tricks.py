"""Who must follow with what, and which card wins: what trump and super trump make of the deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.niet.cards import Card, Cards, Deck

NO_COLOUR: Final = -1

# Added to the value of a card: any trump beats any other colour, any super trump beats any trump.
TRUMP_POWER: Final = 100
SUPER_POWER: Final = 200


class Suits:
    """The suits of a round. The super trumps belong to the trump suit, not to their printed colour."""

    def __init__(self, deck: Deck, trump: i64, super_trump: i64) -> None:
        self.deck = deck
        self.supers: Cards = 0
        if super_trump != NO_COLOUR:
            self.supers = deck.colour[super_trump] & deck.ones
        self.trumps: Cards = self.supers
        if trump != NO_COLOUR:
            self.trumps |= deck.colour[trump]
        self.trump = trump
        # Of each card: all cards of its suit, and how strong it is where it counts.
        self.suit = vec[i64]([0] * deck.kinds)
        self.power = vec[i64]([0] * deck.kinds)
        for card in range(deck.kinds):
            self.add(card)

    def add(self, card: Card) -> None:
        value = self.deck.value[card]
        if (self.trumps >> card) & 1:
            self.suit[card] = self.trumps
            self.power[card] = value + (SUPER_POWER if (self.supers >> card) & 1 else TRUMP_POWER)
        else:
            self.suit[card] = self.deck.colour[card // self.deck.highest] & ~self.trumps
            self.power[card] = value

    def strength(self, card: Card, led: Cards) -> i64:
        """What the card weighs in a trick of the led suit; of equal ones the later wins."""
        return self.power[card] if ((led | self.trumps) >> card) & 1 else 0

    def why_not(self, card: Card, led: Cards, lead: Card) -> str:
        """The rule that forbids not to follow the suit of `lead` with the card."""
        if led == self.trumps:
            if not (self.supers >> lead) & 1:
                return "N5.3a"
            return "N5.3c" if self.trump == NO_COLOUR else "N5.3b"
        printed = card // self.deck.highest == lead // self.deck.highest
        return "N8.2a" if printed else "N5.1f"
