"""What a seat or a spectator sees of X bierze!: built up from nothing."""

from typing import Literal

import msgspec

from stolik.engine.game import Part
from stolik.games.x_bierze.box import IN_X_PILE, IN_X_ROW, TAKEN, cards_where
from stolik.games.x_bierze.position import seen_in_hand
from stolik.games.x_bierze.rules import KEEP, OVER, PLAY, TAKE_ROW, XBierze

Phase = Literal["choose", "take-row", "keep", "over"]
PHASES: dict[int, Phase] = {PLAY: "choose", TAKE_ROW: "take-row", KEEP: "keep", OVER: "over"}


class RowView(Part, frozen=True):
    limit: int
    cards: list[int]


class SeatView(Part, frozen=True):
    hand_size: int
    # Whether a card lies face down in front of the seat.
    sealed: bool
    # The revealed card that is still to be placed.
    revealed: int | None
    x_row: list[int]
    x_pile: list[int]
    score: int
    # With the option `memory_aid`: cards everybody saw going to this hand.
    seen: list[int] | None


class View(Part, frozen=True):
    round: int
    rounds: int
    phase: Phase
    # The seats that owe a decision.
    waiting_for: list[int]
    rows: list[RowView]
    taken: list[int]
    seats: list[SeatView]
    # Bull heads of card 1, card 2 and so on.
    heads: list[int]
    # The viewer's seat, its hand and its face-down card; a spectator has none.
    seat: int | None = None
    hand: list[int] | None = None
    chosen: int | None = None


def look(state: XBierze, *, memory_aid: bool) -> View:
    """What everybody sees."""
    setup = state.setup
    return View(
        round=state.round,
        rounds=setup.rounds,
        phase=PHASES[state.phase],
        waiting_for=state.actors(),
        rows=[RowView(limit=setup.limits[row], cards=state.rows.listed(row)) for row in range(setup.rows)],
        taken=cards_where(state.where, TAKEN),
        seats=[look_at(state, who, memory_aid=memory_aid) for who in range(state.seats)],
        heads=setup.card_heads,
    )


def seen_from(public: View, state: XBierze, seat: int | None) -> View:
    """With what this seat sees besides."""
    if seat is None:
        return public
    hand = state.hands.listed(seat)
    return msgspec.structs.replace(public, seat=seat, hand=hand, chosen=state.chosen[seat] or None)


def look_at(state: XBierze, seat: int, *, memory_aid: bool) -> SeatView:
    card = state.chosen[seat] or None
    face_down = state.phase == PLAY
    return SeatView(
        hand_size=state.hands.size(seat),
        sealed=face_down and card is not None,
        revealed=None if face_down else card,
        x_row=cards_where(state.where, IN_X_ROW + seat),
        x_pile=cards_where(state.where, IN_X_PILE + seat),
        score=state.scores[seat],
        seen=seen_in_hand(state, seat) if memory_aid else None,
    )
