"""How the cards, fields and characters of a game are named, and found again by their names."""

from functools import lru_cache

from stolik.engine.errors import DataError
from stolik.games.niet.components import CHARACTERS, Character, RowName, card_name, field_name
from stolik.games.niet.moves import Setup
from stolik.games.niet.tricks import Suits

TRUMP_SUIT = "trump"


class Names:
    def __init__(self, setup: Setup) -> None:
        deck = setup.deck
        self.cards = [card_name(deck.named[card]) for card in range(deck.kinds)]
        self.card_numbers = {name: card for card, name in enumerate(self.cards)}
        # Of each field its row and what it shows: `trump red`.
        self.fields = [" ".join(field_name(setup.field_names[f])) for f in range(setup.rows.fields)]
        self.field_numbers = {field: number for number, field in enumerate(self.fields)}
        self.characters: list[Character] = [CHARACTERS[setup.characters[seat]] for seat in range(setup.seats)]
        self.setup = setup

    def row_and_shown(self, field: int) -> tuple[RowName, str]:
        return field_name(self.setup.field_names[field])

    def seat(self, character: str) -> int:
        return [str(name) for name in self.characters].index(character)

    def character(self, number: int) -> Character:
        return CHARACTERS[number]

    def hand(self, cards: int) -> list[str]:
        """The cards of a set of bits, ascending."""
        return [self.cards[card] for card in self.setup.deck.listed(cards)]

    def gather(self, cards: list[str], where: str) -> int:
        """The set of bits of some cards; `DataError` where there are no such cards, or not so many."""
        deck = self.setup.deck
        gathered = 0
        for name in cards:
            more = deck.plus(gathered, self.find_card(name, where))
            if more == gathered:
                raise DataError(where, f"there are not so many cards {name}")
            gathered = more
        return gathered

    def find_card(self, name: str, where: str) -> int:
        if name not in self.card_numbers:
            raise DataError(where, f"there is no card {name!r}; a card is written like {self.cards[-1]!r}")
        return self.card_numbers[name]

    def suit(self, suits: Suits, cards: int) -> str:
        """The name of a suit: that of the trumps and super trumps is `trump`."""
        if cards == suits.trumps:
            return TRUMP_SUIT
        return self.cards[self.setup.deck.listed(cards)[0]].partition(" ")[0]

    def suits(self, suits: Suits) -> dict[str, int]:
        """All suits of a round by name."""
        masks = [suits.suit[card] for card in range(self.setup.deck.kinds)]
        return {self.suit(suits, cards): cards for cards in masks}


@lru_cache(maxsize=64)
def names_of(setup: Setup) -> Names:
    return Names(setup)
