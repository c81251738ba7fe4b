"""Kniffel on paper: whole positions, read and written."""

from typing import Annotated

from librt.vecs import append
from msgspec import Meta

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.kniffel.cards import Cards, count, holds, number_of, pack, surplus, unpack
from stolik.games.kniffel.components import BOX_NAMES, BoxName
from stolik.games.kniffel.memory import drawn_in, laid_in, seat_of, turn_of
from stolik.games.kniffel.rules import Kniffel, Setup, empty
from stolik.games.kniffel.scoring import BOXES


class Entry(Part, frozen=True):
    """What is written in one box, and in the light-blue space beside it."""

    points: int
    penalty: int = 0


class SeatPosition(Part, frozen=True):
    hand: list[int] = []
    sheet: dict[BoxName, Entry] = {}
    # Whether the last box but one was filled without a word.
    forgot: bool = False
    # What the seat has drawn since the discards were last shuffled.
    drawn: list[int] = []


class Laid(Part, frozen=True):
    """A turn since the last shuffle: the cards a seat laid off, and how many it drew."""

    seat: int
    cards: list[int] = []
    drawn: Annotated[int, Meta(ge=0, le=100)] = 0


class Position(Part, frozen=True):
    """Everything there is. What is left out is empty; cards named nowhere are in the draw pile."""

    seats: list[SeatPosition]
    # The seat whose turn it is, the one that began, and the round that is being played.
    turn: int = 0
    start: int = 0
    round: Annotated[int, Meta(ge=1, le=10**9)] = 1
    # The last one lies on top; the order of the others does not matter.
    discards: list[int] = []
    # What went into the draw pile when it was last shuffled; empty before the first time.
    shuffled: list[int] = []
    # What everybody has seen since then.
    turns: list[Laid] = []
    over: bool = False


def read(state: Kniffel) -> Position:
    return Position(
        seats=[read_seat(state, seat) for seat in range(state.seats)],
        turn=state.actors()[0] if state.owing else state.start,
        start=state.start,
        round=state.round,
        discards=read_discards(state),
        shuffled=unpack(state.memory.shuffled),
        turns=[read_turn(turn) for turn in state.memory.turns],
        over=not state.owing,
    )


def read_turn(turn: int) -> Laid:
    return Laid(seat=seat_of(turn), cards=unpack(laid_in(turn)), drawn=drawn_in(turn))


def read_discards(state: Kniffel) -> list[int]:
    cards = unpack(state.discards)
    if cards:
        cards.remove(state.top)
        cards.append(state.top)
    return cards


def read_seat(state: Kniffel, seat: int) -> SeatPosition:
    return SeatPosition(
        hand=unpack(state.hands[seat]),
        sheet=read_sheet(state, seat),
        forgot=bool(state.forgot >> seat & 1),
        drawn=unpack(state.memory.drawn[seat]),
    )


def read_sheet(state: Kniffel, seat: int) -> dict[BoxName, Entry]:
    filled = state.setup.boxes & ~state.open_boxes[seat]
    cells = [(box, seat * BOXES + box) for box in range(BOXES) if filled >> box & 1]
    return {
        BOX_NAMES[box]: Entry(points=state.points[cell], penalty=state.penalties[cell]) for box, cell in cells
    }


def write(setup: Setup, seats: int, position: Position, chance: Chance) -> Kniffel:
    """The state of a position that somebody wrote down; `DataError` says where it cannot be."""
    state = lay_out(setup, seats, position, chance)
    for seat in range(seats):
        check_hand_size(setup, count(state.hands[seat]), f"position.seats.{seat}.hand")
    check_memory(state)
    return state


def check_hand_size(setup: Setup, size: int, where: str) -> None:
    if not setup.hand <= size <= setup.hand_limit:
        raise DataError(where, f"a hand has {setup.hand} to {setup.hand_limit} cards, not {size}")


def lay_out(setup: Setup, seats: int, position: Position, chance: Chance) -> Kniffel:
    """Everything of a position where it belongs; cards named nowhere are in the draw pile."""
    state = empty(setup, seats, chance)
    if len(position.seats) != seats:
        raise DataError(
            "position.seats", f"{seats} seats are playing, {len(position.seats)} are written down"
        )
    state.start = a_seat(seats, position.start, "position.start")
    state.round = position.round
    state.discards = cards_of(setup, position.discards, "position.discards")
    state.top = position.discards[-1] if position.discards else 0
    state.memory.shuffled = cards_of(setup, position.shuffled, "position.shuffled")
    write_turns(state, position.turns)
    for seat, part in enumerate(position.seats):
        write_seat(state, seat, part)
    state.pile.fill(left_over(state))
    write_turn(state, position)
    return state


def a_seat(seats: int, seat: int, where: str) -> int:
    if not 0 <= seat < seats:
        raise DataError(where, f"a seat from 0 to {seats - 1}, not {seat}")
    return seat


def cards_of(setup: Setup, cards: list[int], where: str) -> Cards:
    for card in cards:
        if not 1 <= card <= setup.values:
            raise DataError(where, f"there is no card {card}, only 1 to {setup.values}")
        if cards.count(card) > setup.copies:
            raise DataError(where, f"there are only {setup.copies} cards of value {card}")
    return pack(cards)


def left_over(state: Kniffel) -> Cards:
    """The cards of the deck that are neither in hands nor discarded."""
    left = state.setup.deck()
    hands = ((f"seats.{seat}.hand", state.hands[seat]) for seat in range(state.seats))
    for place, cards in [("discards", state.discards), *hands]:
        if not holds(left, cards):
            short = next(card for card in unpack(cards) if number_of(cards, card) > number_of(left, card))
            what = f"there are only {state.setup.copies} cards of value {short} in all"
            raise DataError(f"position.{place}", what)
        left -= cards
    return left


def write_seat(state: Kniffel, seat: int, part: SeatPosition) -> None:
    where = f"position.seats.{seat}"
    state.hands[seat] = cards_of(state.setup, part.hand, f"{where}.hand")
    state.memory.drawn[seat] = cards_of(state.setup, part.drawn, f"{where}.drawn")
    for name, entry in part.sheet.items():
        write_entry(state, seat, BOX_NAMES.index(name), entry, f"{where}.sheet.{name}")
    if part.forgot:
        left = state.open_boxes[seat]
        if not state.setup.catalogue.announce or left & (left - 1) or left == state.setup.boxes:
            raise DataError(f"{where}.forgot", "this seat has had nothing to announce")
        state.forgot |= 1 << seat


def write_entry(state: Kniffel, seat: int, box: int, entry: Entry, where: str) -> None:
    setup = state.setup
    if not setup.boxes >> box & 1:
        raise DataError(where, "this box is not in play")
    catalogue = setup.catalogue
    possible = {catalogue.points[line] for line in range(catalogue.lines) if catalogue.boxes[line] == box}
    if entry.points not in possible:
        raise DataError(f"{where}.points", f"{entry.points} points cannot be made there")
    surplus, rest = divmod(entry.penalty, setup.prices.surplus_card)
    if rest or not 0 <= surplus <= setup.hand_limit - setup.hand:
        raise DataError(f"{where}.penalty", f"{entry.penalty} points are no penalty for surplus cards")
    state.open_boxes[seat] &= ~(1 << box)
    state.points[seat * BOXES + box] = entry.points
    state.penalties[seat * BOXES + box] = entry.penalty


def write_turn(state: Kniffel, position: Position) -> None:
    seats = state.seats
    turn = a_seat(seats, position.turn, "position.turn")
    if 0 < state.setup.max_turns < state.round:
        raise DataError("position.round", f"each seat has {state.setup.max_turns} turns at most")
    if position.over:
        if not state.ends_with_this_round():
            raise DataError("position.over", "no sheet is full and no limit is reached")
        if turn != state.start:
            raise DataError(
                "position.turn", "a game ends when the turn has come round to the seat that began"
            )
        return
    state.owing = 1 << turn
    waiting = [(state.start + step) % seats for step in range((turn - state.start) % seats, seats)]
    for seat in waiting:
        if state.open_boxes[seat] == 0:
            raise DataError(
                f"position.seats.{seat}.sheet", "this seat is still to move, but its sheet is full"
            )


def write_turns(state: Kniffel, turns: list[Laid]) -> None:
    """What was laid off since the shuffle is the discard pile."""
    laid: Cards = 0
    for at, turn in enumerate(turns):
        where = f"position.turns.{at}"
        seat = a_seat(state.seats, turn.seat, f"{where}.seat")
        cards = cards_of(state.setup, turn.cards, f"{where}.cards")
        if not holds(state.discards - laid, cards):
            raise DataError(f"{where}.cards", "these cards are not in the discard pile")
        laid += cards
        state.memory.turns = append(state.memory.turns, turn_of(seat, cards, turn.drawn))
    if state.memory.shuffled and laid != state.discards:
        raise DataError("position.turns", "all discards have been laid off since the shuffle")
    if turns and not state.memory.shuffled:
        raise DataError("position.turns", "turns since a shuffle are written down, but no shuffle")


def check_memory(state: Kniffel) -> None:
    """The cards shuffled last are in the draw pile or were drawn since, and laid off in time."""
    left = state.memory.shuffled
    for seat in range(state.seats):
        check_drawn(state, seat)
        if not holds(left, state.memory.drawn[seat]):
            raise DataError(f"position.seats.{seat}.drawn", "these cards were not shuffled")
        left -= state.memory.drawn[seat]
    if state.memory.shuffled and left != left_over(state):
        raise DataError("position.shuffled", "the draw pile is not what was shuffled, less what was drawn")


def check_drawn(state: Kniffel, seat: int) -> None:
    where = f"position.seats.{seat}.drawn"
    memory = state.memory
    if count(memory.drawn[seat]) != memory.drawn_by(seat):
        raise DataError(where, f"this seat has drawn {memory.drawn_by(seat)} cards since the shuffle")
    held = held_at_shuffle(state, seat)
    laid: Cards = 0
    drawn = 0
    for turn in memory.turns:
        if seat_of(turn) == seat:
            laid += laid_in(turn)
            if count(surplus(laid, held)) > drawn:
                raise DataError(where, "a card was laid off before it was drawn")
            drawn += drawn_in(turn)


def held_at_shuffle(state: Kniffel, seat: int) -> Cards:
    """The hand of a seat when the discards were last shuffled."""
    since = state.hands[seat] + state.memory.laid_by(seat)
    if not holds(since, state.memory.drawn[seat]):
        raise DataError(f"position.seats.{seat}.drawn", "what was drawn is neither in hand nor laid off")
    return since - state.memory.drawn[seat]
