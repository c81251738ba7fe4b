"""What a seat or a spectator sees of 6. bierze!: built up from nothing."""

from typing import Literal

from stolik.engine.game import Part
from stolik.games.six_bierze.components import Components
from stolik.games.six_bierze.landing import Landing, landings
from stolik.games.six_bierze.position import (
    ACTIONS,
    Action,
    Lucky,
    Lying,
    Turn,
    luck_of,
    read_row,
    read_turn,
    tiles_where,
)
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    CARDS,
    CHOOSE,
    DRAW_LUCK,
    FACE_DOWN,
    FIVE_CARD,
    HEADS_CARD,
    KIND_SHIFT,
    OVER,
    RESTART_ROW,
    SHOWN,
)

Phase = Literal["choose", "cards", "draw-luck", "restart", "over"]
PHASES: dict[int, Phase] = {
    CHOOSE: "choose",
    CARDS: "cards",
    DRAW_LUCK: "draw-luck",
    RESTART_ROW: "restart",
    OVER: "over",
}


class RowView(Part, frozen=True):
    # The symbols of the board file, field by field; what lies there; and the heads that lie there.
    fields: list[str]
    lying: list[Lying]
    heads: int


class TrackView(Part, frozen=True):
    low: int
    high: int
    # Only where luck cards are played.
    clovers: list[int]


class SeatView(Part, frozen=True):
    tiles: int
    # How many tiles lie face down; those revealed and still to be placed.
    face_down: int
    shown: list[int]
    action_cards: int
    luck: list[Lucky]
    score: int
    # What was left at the end, for all to see.
    left_tiles: list[int] | None = None
    left_actions: list[Action] | None = None


class View(Part, frozen=True):
    round: int
    phase: Phase
    # The seats that owe a decision.
    waiting_for: list[int]
    # How many tiles each seat plays; only while tiles are chosen.
    plays: int | None
    rows: list[RowView]
    track: TrackView
    seats: list[SeatView]
    turn: Turn | None
    # Which row, and which field of it, the tile of the turn would take effect on now.
    target: list[int] | None
    draw_pile: int
    action_pile: int
    discards: list[Action]
    luck_piles: list[int]
    heads: list[int]
    # The viewer's seat and what he holds; a spectator has none.
    seat: int | None = None
    hand: list[int] | None = None
    chosen: list[int] | None = None
    actions: list[Action] | None = None
    # For each tile he may choose and each move that leads to it: where his tile would land as things stand.
    landings: dict[str, Landing] | None = None


def look(state: SixBierze, components: Components, seat: int | None) -> View:
    setup = state.setup
    side = components.advanced if setup.advanced else components.basic
    return View(
        round=state.round,
        phase=PHASES[state.phase],
        waiting_for=state.actors(),
        plays=state.plays if state.phase == CHOOSE else None,
        rows=[look_at_row(state, row, symbols) for row, symbols in enumerate(side.symbols())],
        track=TrackView(
            low=setup.low, high=setup.high, clovers=components.track.clovers if setup.lucky else []
        ),
        seats=[look_at_seat(state, who) for who in range(state.seats)],
        turn=None if state.phase in (CHOOSE, OVER) else read_turn(state),
        target=target_of(state),
        draw_pile=state.left,
        action_pile=state.actions_left,
        discards=[ACTIONS[kind] for kind in range(ACTION_KINDS) for _ in range(state.discards[kind])],
        luck_piles=[state.luck_pile(FIVE_CARD), state.luck_pile(HEADS_CARD)],
        heads=[setup.heads[tile] for tile in range(1, setup.tiles + 1)],
        seat=seat,
        hand=None if seat is None else state.hands.listed(seat),
        chosen=None if seat is None else tiles_where(state, FACE_DOWN + seat),
        actions=None if seat is None else actions_of(state, seat),
        landings=None if seat is None else landings(state, seat),
    )


def actions_of(state: SixBierze, seat: int) -> list[Action]:
    return [ACTIONS[card >> KIND_SHIFT] for card in state.actions.listed(seat)]


def target_of(state: SixBierze) -> list[int] | None:
    if state.phase != CARDS:
        return None
    row = state.target_row()
    return [row, state.target_field(row)]


def look_at_row(state: SixBierze, row: int, symbols: list[str]) -> RowView:
    lying = read_row(state, row)
    return RowView(
        fields=symbols,
        lying=lying,
        heads=sum(state.setup.heads[tile] for tile in lying if isinstance(tile, int)),
    )


def look_at_seat(state: SixBierze, seat: int) -> SeatView:
    over = state.phase == OVER
    return SeatView(
        tiles=state.hands.size(seat),
        face_down=len(tiles_where(state, FACE_DOWN + seat)),
        shown=tiles_where(state, SHOWN + seat),
        action_cards=state.actions.size(seat),
        luck=luck_of(state, seat),
        score=state.scores[seat],
        left_tiles=state.hands.listed(seat) if over else None,
        left_actions=actions_of(state, seat) if over else None,
    )
