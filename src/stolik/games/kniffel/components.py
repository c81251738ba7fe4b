"""What Kniffel is played with: the options of the table and the components in the box."""

from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta

from stolik.engine.errors import DataError
from stolik.engine.game import Box, Part
from stolik.engine.state import ALLOWED
from stolik.games.kniffel.cards import MOST_CARDS, MOST_COPIES, holds, pack
from stolik.games.kniffel.catalogue import Catalogue, multisets
from stolik.games.kniffel.rules import Setup
from stolik.games.kniffel.scoring import BOXES, MOST_PLAYED, Prices, why_not

BoxName = Literal[
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "kniffel",
]
BOX_NAMES: tuple[BoxName, ...] = get_args(BoxName)

Count = Annotated[int, Meta(ge=1, le=1000)]


class Options(Part, frozen=True):
    announce: Literal["manual", "auto"] = "manual"
    start: Literal["random"] | Annotated[int, Meta(ge=0)] = "random"
    max_turns: Annotated[int, Meta(ge=12, le=500)] | None = None


class Points(Part, frozen=True, rename="kebab"):
    full_house: Count
    small_straight: Count
    large_straight: Count
    kniffel: Count
    surplus_card: Count
    bonus: Count
    bonus_from: Count
    malus: Count
    malus_below: Count
    unannounced: Count


class Components(Box, frozen=True):
    values: Annotated[int, Meta(ge=1, le=6)]
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)]
    hand: Annotated[int, Meta(ge=1, le=20)]
    hand_limit: Annotated[int, Meta(ge=1, le=20)]
    discards: Annotated[int, Meta(ge=1, le=5)]
    boxes: Annotated[tuple[BoxName, ...], Meta(min_length=1)]
    points: Points

    def check(self, seats: int) -> None:
        cards = self.values * self.copies
        if cards > MOST_CARDS:
            raise DataError("components.copies", f"{cards} cards are too many, {MOST_CARDS} are the most")
        if self.hand > self.hand_limit:
            raise DataError(
                "components.hand_limit", f"a hand of {self.hand} is dealt, the limit is {self.hand_limit}"
            )
        if seats * self.hand_limit > cards:
            needed = seats * self.hand_limit
            raise DataError("components.copies", f"{seats} hands may hold {needed} cards, there are {cards}")
        for at, name in enumerate(self.boxes):
            if name in self.boxes[:at]:
                raise DataError(f"components.boxes.{at}", f"{name} is there twice")
            if not self.can_fill(BOX_NAMES.index(name)):
                raise DataError(f"components.boxes.{at}", f"no hand of these cards could ever fill {name}")

    def can_fill(self, box: int) -> bool:
        deck = pack([card for card in range(1, self.values + 1) for _ in range(self.copies)])
        sets = multisets(self.values, min(self.hand_limit, MOST_PLAYED))
        return any(why_not(box, cards) == ALLOWED and holds(deck, cards) for cards in sets)


@lru_cache(maxsize=32)
def make_catalogue(components: Components, announce: bool) -> Catalogue:  # noqa: FBT001  a key of the cache
    points = components.points
    fixed = [points.full_house, points.small_straight, points.large_straight, points.kniffel]
    return Catalogue(
        values=components.values,
        discards=components.discards,
        hand_limit=components.hand_limit,
        boxes=sorted(BOX_NAMES.index(name) for name in components.boxes),
        fixed=[0] * (BOXES - len(fixed)) + fixed,
        announce=announce,
    )


def make_setup(components: Components, options: Options) -> Setup:
    points = components.points
    prices = Prices(
        surplus_card=points.surplus_card,
        bonus=points.bonus,
        bonus_from=points.bonus_from,
        malus=points.malus,
        malus_below=points.malus_below,
        unannounced=points.unannounced,
    )
    return Setup(
        catalogue=make_catalogue(components, options.announce == "manual"),
        prices=prices,
        copies=components.copies,
        hand=components.hand,
        boxes=sum(1 << BOX_NAMES.index(name) for name in components.boxes),
        start=-1 if options.start == "random" else options.start,
        max_turns=options.max_turns or 0,
    )
