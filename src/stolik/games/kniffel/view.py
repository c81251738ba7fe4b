"""What a seat or a spectator sees of Kniffel: built up from nothing."""

from typing import Literal

from stolik.engine.game import Part
from stolik.games.kniffel.cards import count, holds, unpack
from stolik.games.kniffel.components import BOX_NAMES, BoxName
from stolik.games.kniffel.position import Entry, read_sheet
from stolik.games.kniffel.rules import Kniffel


class SeatView(Part, frozen=True):
    hand_size: int
    sheet: dict[BoxName, Entry]
    # Upper points without penalties, and the bonus or (below zero) malus they would bring now.
    upper: int
    bonus: int
    penalties: int
    # Whether the last box but one was filled without a word, and the total if the game ended now.
    forgot: bool
    total: int


class Offer(Part, frozen=True):
    """The most points that the hand can make in a box now, and the cards that make them."""

    points: int
    cards: list[int]


class View(Part, frozen=True):
    phase: Literal["turn", "over"]
    round: int
    # How many turns each seat has at most.
    max_turns: int | None
    # Whether the game ends with this round.
    last_round: bool
    # The seat that began, and the seats that owe a decision.
    start: int
    waiting_for: list[int]
    # The boxes of the sheet, in its order.
    boxes: list[BoxName]
    draw_pile: int
    discards: int
    # The card on top of the discard pile.
    top: int | None
    seats: list[SeatView]
    # The viewer's seat and hand, the penalty for its surplus cards, and for each box it has still to
    # fill the best that the hand can make there now.
    seat: int | None = None
    hand: list[int] | None = None
    penalty: int | None = None
    offers: dict[BoxName, Offer] | None = None


def look(state: Kniffel, seat: int | None) -> View:
    setup = state.setup
    return View(
        phase="turn" if state.owing else "over",
        round=state.round,
        max_turns=setup.max_turns or None,
        last_round=state.ends_with_this_round(),
        start=state.start,
        waiting_for=state.actors(),
        boxes=[name for box, name in enumerate(BOX_NAMES) if setup.boxes >> box & 1],
        draw_pile=state.pile.left(),
        discards=count(state.discards),
        top=state.top or None,
        seats=[look_at(state, who) for who in range(state.seats)],
        seat=seat,
        hand=None if seat is None else unpack(state.hands[seat]),
        penalty=None if seat is None else penalty(state, seat),
        offers=None if seat is None else offers(state, seat),
    )


def look_at(state: Kniffel, seat: int) -> SeatView:
    sheet = read_sheet(state, seat)
    return SeatView(
        hand_size=count(state.hands[seat]),
        sheet=sheet,
        upper=state.upper(seat),
        bonus=state.setup.prices.for_upper(state.upper(seat)),
        penalties=sum(entry.penalty for entry in sheet.values()),
        forgot=bool(state.forgot >> seat & 1),
        total=state.total(seat),
    )


def penalty(state: Kniffel, seat: int) -> int:
    surplus: int = max(0, count(state.hands[seat]) - state.setup.hand)
    return surplus * state.setup.prices.surplus_card


def offers(state: Kniffel, seat: int) -> dict[BoxName, Offer]:
    catalogue = state.setup.catalogue
    best: dict[BoxName, Offer] = {}
    for line in range(catalogue.exchanges, catalogue.lines):
        box = catalogue.boxes[line]
        if state.open_boxes[seat] >> box & 1 and holds(state.hands[seat], catalogue.cards[line]):
            name, points = BOX_NAMES[box], catalogue.points[line]
            if name not in best or points > best[name].points:
                best[name] = Offer(points=points, cards=unpack(catalogue.cards[line]))
    return best
