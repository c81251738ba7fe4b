"""Options and components of NIET!: the deck, the characters and the board, read and checked."""

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta

from stolik.engine.errors import DataError
from stolik.engine.game import Box, Part
from stolik.games.niet.cards import COLOURS, NAMED, Deck
from stolik.games.niet.moves import DISCARDS, NO_TARGET, RANDOM_DEALER, Setup
from stolik.games.niet.tricks import NO_COLOUR
from stolik.games.niet.vetoes import Rows

Colour = Literal["blue", "red", "yellow", "green"]
ColourOrNone = Literal["blue", "red", "yellow", "green", "niet"]
Discard = Literal["1", "2", "not-1", "left", "niet"]
Character = Literal["wolf", "crane", "tiger", "bear", "eagle"]
RowName = Literal["first", "discard", "trump", "super", "value"]
Count = Annotated[int, Meta(ge=1, le=1000)]
Points = Annotated[int, Meta(ge=-50, le=49)]

CHARACTERS: tuple[Character, ...] = get_args(Character)
ROW_NAMES: tuple[RowName, ...] = get_args(RowName)
NIET = "niet"

# A hand is one int of 63 bits, and lowest() knows the first 62.
MOST_CARDS = 62
# In events a points field shows its points plus this.
NO_POINTS = 50
MOST_FIELDS = 12


class Options(Part, frozen=True):
    no_trump_field: bool = False
    target: Annotated[int, Meta(ge=10, le=500)] | None = None
    dealer: Annotated[int, Meta(ge=0)] | Literal["random"] = "random"


class BoardRows(Part, frozen=True):
    """The fields of each row, from left to right."""

    first: list[Character]
    discard: list[Discard]
    trump: list[ColourOrNone]
    super: list[ColourOrNone]
    value: list[Points]

    def fields(self, row: RowName, *, no_trump_field: bool) -> list[str]:
        """What the fields of a row show, as moves name them."""
        names = [str(field) for field in getattr(self, row)]
        return [*names, NIET] if row == "trump" and no_trump_field and NIET not in names else names


class TableSize(Part, frozen=True):
    """What depends on the number of seats."""

    seats: Annotated[int, Meta(ge=2, le=5)]
    highest: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    hand: Count
    rounds: Count


class Components(Box, frozen=True):
    colours: list[Colour]
    ones: Annotated[int, Meta(ge=1, le=9)]
    characters: list[Character]
    tokens: Annotated[int, Meta(ge=1, le=60)]
    neutral_tokens: Annotated[int, Meta(ge=0, le=60)]
    rows: BoardRows
    tables: list[TableSize]

    def table(self, seats: int) -> TableSize:
        for table in self.tables:
            if table.seats == seats:
                return table
        raise DataError("components.tables", f"none is for {seats} seats")

    def check(self, seats: int) -> None:
        self.check_names(seats)
        self.check_rows()
        self.check_cards(seats)
        self.check_tokens(seats)

    def check_names(self, seats: int) -> None:
        must_differ(self.colours, "components.colours")
        must_differ(self.characters, "components.characters")
        if len(self.characters) < seats:
            raise DataError(
                "components.characters", f"{seats} seats need as many, there are {len(self.characters)}"
            )

    def check_rows(self) -> None:
        for row in ROW_NAMES:
            must_differ(getattr(self.rows, row), f"components.rows.{row}")
        if sorted(self.rows.first) != sorted(self.characters):
            raise DataError("components.rows.first", "row 1 has one field for each character")
        for row in ("trump", "super"):
            for field in getattr(self.rows, row):
                if field != NIET and field not in self.colours:
                    raise DataError(f"components.rows.{row}", f"there are no {field} cards")

    def check_cards(self, seats: int) -> None:
        table = self.table(seats)
        cards = len(self.colours) * (table.highest - 1 + self.ones)
        if cards > MOST_CARDS:
            raise DataError(
                "components.tables", f"a deck has at most {MOST_CARDS} cards, this one has {cards}"
            )
        if cards < table.hand * seats:
            raise DataError(
                "components.tables", f"{seats} seats need {table.hand * seats} cards, there are {cards}"
            )
        if table.hand <= self.most_discarded():
            raise DataError("components.tables", "after discarding there must be a card left to play")

    def most_discarded(self) -> int:
        return 2 if "2" in self.rows.discard else 1

    def check_tokens(self, seats: int) -> None:
        """Whatever row 3 has: nobody may run out of tokens."""
        fields = sum(len(getattr(self.rows, row)) - 1 for row in ROW_NAMES)
        covers = fields - (len(self.characters) - seats) + 1
        turns = [len(range(seat, covers, seats)) for seat in range(seats)]
        needed = sum(max(0, turn - self.tokens) for turn in turns)
        if needed > self.pool(seats):
            raise DataError("components.tokens", f"{needed} tokens are missing for so many fields")

    def pool(self, seats: int) -> int:
        """Tokens that belong to nobody at the table; each absent character lies under one of its own."""
        return self.neutral_tokens + (len(self.characters) - seats) * (self.tokens - 1)


def must_differ(names: Sequence[object], where: str) -> None:
    if not 1 <= len(names) <= MOST_FIELDS or len(set(names)) != len(names):
        raise DataError(where, f"1 to {MOST_FIELDS} different ones are needed")


def make_setup(components: Components, options: Options, seats: int) -> Setup:
    table = components.table(seats)
    rows = components.rows
    colours = [COLOURS.index(colour) for colour in components.colours]
    trumps = rows.fields("trump", no_trump_field=options.no_trump_field)
    fields = [rows.fields(row, no_trump_field=options.no_trump_field) for row in ROW_NAMES]
    return Setup(
        seats=seats,
        deck=Deck(colours, table.highest, components.ones),
        hand=table.hand,
        rounds=table.rounds,
        target=options.target or NO_TARGET,
        dealer=RANDOM_DEALER if options.dealer == "random" else options.dealer,
        rows=Rows([len(names) for names in fields]),
        characters=[CHARACTERS.index(character) for character in components.characters[:seats]],
        tokens=components.tokens,
        pool=components.pool(seats),
        row_characters=[CHARACTERS.index(character) for character in rows.first],
        field_names=[field_code(row, name) for row, names in enumerate(fields) for name in names],
        discards=[DISCARDS.index(name) for name in rows.discard],
        trumps=[colour_or_none(components, name) for name in trumps],
        supers=[colour_or_none(components, name) for name in rows.super],
        values=list(rows.value),
    )


def colour_or_none(components: Components, name: str) -> int:
    return NO_COLOUR if name == NIET else [str(colour) for colour in components.colours].index(name)


# What the fields of the rows can show, as moves name them; a points field shows a number instead.
SHOWN: tuple[tuple[str, ...], ...] = (CHARACTERS, DISCARDS, (*COLOURS, NIET), (*COLOURS, NIET))


def field_code(row: int, name: str) -> int:
    """The number of a field in events."""
    return row * NAMED + (SHOWN[row].index(name) if row < len(SHOWN) else int(name) + NO_POINTS)


def field_name(code: int) -> tuple[RowName, str]:
    """The row of a field in events, and what it shows."""
    row, shown = divmod(code, NAMED)
    return ROW_NAMES[row], SHOWN[row][shown] if row < len(SHOWN) else str(shown - NO_POINTS)


def card_name(code: int) -> str:
    """A card in events as moves name it."""
    return f"{COLOURS[code // NAMED]} {code % NAMED}"
