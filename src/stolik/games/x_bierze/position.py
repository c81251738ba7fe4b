"""X bierze! on paper: options, components and whole positions, read and written."""

from typing import Annotated, Literal

from msgspec import Meta

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError
from stolik.engine.game import Box, Part
from stolik.games.x_bierze.box import (
    CHOSEN,
    IN_HAND,
    IN_ROW,
    IN_X_PILE,
    IN_X_ROW,
    TAKEN,
    UNSEEN,
    Setup,
    cards_where,
)
from stolik.games.x_bierze.rules import KEEP, OVER, PLAY, TAKE_ROW, XBierze, empty

Count = Annotated[int, Meta(ge=1, le=1000)]


class Options(Part, frozen=True):
    x_row: Literal["must_fit", "free"] = "must_fit"
    memory_aid: bool = False


class Heads(Part, frozen=True):
    heads: Annotated[int, Meta(ge=0, le=100)]
    cards: list[int] = []
    multiples_of: Count | None = None

    def fit(self, card: int) -> bool:
        return card in self.cards or (self.multiples_of is not None and card % self.multiples_of == 0)


class Components(Box, frozen=True):
    cards: Count
    rows: Annotated[list[Annotated[int, Meta(ge=2, le=1000)]], Meta(min_length=1, max_length=9)]
    hand: Count
    rounds: Count
    heads: list[Heads]

    def heads_of(self, card: int) -> int:
        return next((line.heads for line in self.heads if line.fit(card)), 0)

    def check(self, seats: int) -> None:
        needed = len(self.rows) + self.hand * seats
        if self.cards < needed:
            raise DataError("components.cards", f"{seats} seats need {needed} cards, there are {self.cards}")


def make_setup(components: Components, options: Options) -> Setup:
    return Setup(
        cards=components.cards,
        limits=components.rows,
        hand=components.hand,
        rounds=components.rounds,
        heads=[0, *(components.heads_of(card) for card in range(1, components.cards + 1))],
        must_fit=options.x_row == "must_fit",
    )


class SeatPosition(Part, frozen=True):
    hand: list[int] = []
    x_row: list[int] = []
    x_pile: list[int] = []
    score: int = 0
    # The card laid face down, or face up and still to be placed.
    chosen: int | None = None


class Position(Part, frozen=True):
    """Everything there is. What is left out is empty; cards named nowhere are out of the round."""

    rows: list[list[int]]
    seats: list[SeatPosition]
    round: Count = 1
    # Whether the chosen cards are face up and being placed.
    revealed: bool = False
    # Cards taken from a row by seat `taker`, who chooses one of them for the X row.
    taken: list[int] = []
    taker: int | None = None
    # Cards in hands (or just laid face down) that everybody has seen being taken.
    seen: list[int] = []
    over: bool = False


def seen_in_hand(state: XBierze, seat: int) -> list[int]:
    """What everybody knows a seat to hold, whether it has laid one of these face down or not."""
    held = cards_where(state.where, IN_HAND + seat)
    if state.phase == PLAY and state.chosen[seat]:
        held = sorted([*held, state.chosen[seat]])
    return [card for card in held if state.known[card]]


def read(state: XBierze) -> Position:
    seats = range(state.seats)
    return Position(
        rows=[state.rows.listed(row) for row in range(state.setup.rows)],
        seats=[read_seat(state, seat) for seat in seats],
        round=state.round,
        revealed=state.phase in (TAKE_ROW, KEEP),
        taken=cards_where(state.where, TAKEN),
        taker=state.actors()[0] if state.phase == KEEP else None,
        seen=sorted(card for seat in seats for card in seen_in_hand(state, seat)),
        over=state.phase == OVER,
    )


def read_seat(state: XBierze, seat: int) -> SeatPosition:
    return SeatPosition(
        hand=state.hands.listed(seat),
        x_row=cards_where(state.where, IN_X_ROW + seat),
        x_pile=cards_where(state.where, IN_X_PILE + seat),
        score=state.scores[seat],
        chosen=state.chosen[seat] or None,
    )


def write(setup: Setup, seats: int, position: Position, chance: Chance) -> XBierze:
    """The state of a position that somebody wrote down; `DataError` says where it cannot be."""
    state = lay_out(setup, seats, position, chance)
    if position.over:
        state.phase = OVER
    elif position.revealed:
        write_revealed(state, position)
    else:
        write_choosing(state)
    return state


def lay_out(setup: Setup, seats: int, position: Position, chance: Chance) -> XBierze:
    """All cards of a position where they belong; who owes what is not said yet."""
    state = empty(setup, seats, chance)
    state.round = position.round
    write_rows(state, position)
    if len(position.seats) != seats:
        raise DataError(
            "position.seats", f"{seats} seats are playing, {len(position.seats)} are written down"
        )
    for seat, part in enumerate(position.seats):
        write_seat(state, seat, part)
    write_seen(state, position)
    return state


def put(state: XBierze, card: int, place: int, where: str) -> None:
    if not 1 <= card <= state.setup.cards:
        raise DataError(where, f"there is no card {card}, only 1 to {state.setup.cards}")
    if state.where[card] != UNSEEN:
        raise DataError(where, f"card {card} is already somewhere else")
    state.where[card] = place


def write_rows(state: XBierze, position: Position) -> None:
    setup = state.setup
    if len(position.rows) != setup.rows:
        raise DataError(
            "position.rows", f"there are {setup.rows} rows, {len(position.rows)} are written down"
        )
    for row, cards in enumerate(position.rows):
        where = f"position.rows.{row}"
        if not 1 <= len(cards) < setup.limits[row]:
            raise DataError(
                where, f"a row of limit {setup.limits[row]} holds 1 to {setup.limits[row] - 1} cards"
            )
        if cards != sorted(cards):
            raise DataError(where, "the cards of a row ascend")
        for card in cards:
            put(state, card, IN_ROW, where)
            state.known[card] = 1
            state.rows.add(row, card)


def write_seat(state: XBierze, seat: int, part: SeatPosition) -> None:
    where = f"position.seats.{seat}"
    state.scores[seat] = part.score
    for card in part.hand:
        put(state, card, IN_HAND + seat, f"{where}.hand")
        state.hands.add(seat, card)
    for place, cards, name in ((IN_X_ROW, part.x_row, "x_row"), (IN_X_PILE, part.x_pile, "x_pile")):
        for card in cards:
            put(state, card, place + seat, f"{where}.{name}")
            state.known[card] = 1
    state.x_last[seat] = max(part.x_row, default=0)
    if part.x_row != sorted(part.x_row):
        raise DataError(f"{where}.x_row", "the cards of an X row ascend")
    if part.chosen is not None:
        put(state, part.chosen, CHOSEN, f"{where}.chosen")
        state.chosen[seat] = part.chosen


def write_seen(state: XBierze, position: Position) -> None:
    for card in position.seen:
        if not 1 <= card <= state.setup.cards or not (
            IN_HAND <= state.where[card] < IN_X_ROW or state.where[card] == CHOSEN
        ):
            raise DataError("position.seen", f"card {card} is in nobody's hand")
        state.known[card] = 1


def write_choosing(state: XBierze) -> None:
    owing = [seat for seat in range(state.seats) if not state.chosen[seat]]
    if not owing:
        raise DataError(
            "position", "all seats have chosen; leave one of them to choose, or write revealed = true"
        )
    for seat in owing:
        if state.hands.size(seat) == 0:
            raise DataError(f"position.seats.{seat}.hand", "a seat that has to choose a card needs one")
    state.owing = sum(1 << seat for seat in owing)


def write_revealed(state: XBierze, position: Position) -> None:
    """Seats without a card have placed theirs; they come first in the order."""
    waiting = sorted(
        (seat for seat in range(state.seats) if state.chosen[seat]), key=lambda seat: state.chosen[seat]
    )
    done = [seat for seat in range(state.seats) if seat not in waiting]
    for at, seat in enumerate([*done, *waiting]):
        state.order[at] = seat
        state.known[state.chosen[seat]] = 1
    state.placed = len(done)
    if position.taken:
        write_taken(state, position)
    else:
        state.place_cards(None)


def write_taken(state: XBierze, position: Position) -> None:
    taker = position.taker
    if taker is None or not 0 <= taker < state.seats or state.chosen[taker]:
        raise DataError("position.taker", "the seat that took the cards, which has placed its own")
    if len(position.taken) > state.setup.row_width:
        raise DataError("position.taken", "no row holds so many cards")
    for card in sorted(position.taken):
        put(state, card, TAKEN, "position.taken")
        state.known[card] = 1
        state.taken[state.taken_size] = card
        state.taken_size += 1
    state.ask_what_to_keep(taker, None)
    state.place_cards(None)
