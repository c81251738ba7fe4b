"""6. bierze! on paper: options and whole positions, read and written."""

from typing import Annotated, Literal

from msgspec import Meta

from stolik.engine.game import Part
from stolik.games.six_bierze.components import Count, Version
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    BEHIND,
    BY_ASCENDING,
    BY_INSERT,
    CHOOSE,
    DRAWN_MASK,
    FACE_DOWN,
    FIVE_CARD,
    HEADS_CARD,
    IN_BOX,
    KIND_SHIFT,
    MARKER,
    NO_LUCK,
    NO_ROW,
    OVER,
    SHOWN,
    SKIPPED,
)

Action = Literal["stop", "swap", "skip", "insert", "ascending", "two"]
ACTIONS: tuple[Action, ...] = ("stop", "swap", "skip", "insert", "ascending", "two")
Lucky = Literal["+5", "heads"]
LUCK: tuple[Lucky, ...] = ("+5", "heads")
Lying = int | Literal["-", "stop"]


class Options(Part, frozen=True):
    version: Version = "basic"
    # After how many rounds an advanced game is over; a basic one is over before any limit.
    round_limit: Annotated[int, Meta(ge=20, le=500)] | None = None


class SeatPosition(Part, frozen=True):
    # Behind the screen; laid face down; revealed and still to be placed.
    tiles: list[int] = []
    face_down: list[int] = []
    shown: list[int] = []
    actions: list[Action] = []
    # For each action card, how often the pile had been remade when it was drawn; empty means never.
    drawn: list[Count] = []
    # For each kind of action card: none drawn before this remaking is in the hand; empty means no news.
    lacks: list[Count] = []
    luck: list[Lucky] = []
    score: int = 0


class Turn(Part, frozen=True):
    """A tile is being placed: what its owner has played for it, and what he owes."""

    seat: int
    # None when the tile lies on the board and only luck cards are still due.
    tile: int | None = None
    # Whether all revealed tiles of the seat are placed before those of others.
    together: bool = False
    skips: Count = 0
    ascending: int | None = None
    insert: int | None = None
    luck: Lucky | None = None
    heads: list[int] = []
    # The row just taken.
    taken: int | None = None
    due: Count = 0


class Position(Part, frozen=True):
    """Everything there is. Tiles named nowhere are in the draw pile, or out of a game that has none."""

    # Field by field what lies there: a tile, "-" for a skipped field, "stop" for a marker.
    rows: list[list[Lying]]
    seats: list[SeatPosition]
    round: Count = 1
    lot: Count = 1
    box: list[int] = []
    # Tiles that everybody saw going behind a screen, and that may still be there.
    seen: list[int] = []
    discards: list[Action] = []
    remakes: Count = 0
    turn: Turn | None = None
    over: bool = False


def tiles_where(state: SixBierze, place: int) -> list[int]:
    """The tiles that are in one place, ascending."""
    return [tile for tile in range(1, state.setup.tiles + 1) if state.where[tile] == place]


def seen_of(state: SixBierze, seat: int) -> list[int]:
    """What everybody knows a seat to have, whether it has laid one of these face down or not."""
    held = [*tiles_where(state, BEHIND + seat), *tiles_where(state, FACE_DOWN + seat)]
    return sorted(tile for tile in held if state.seen[tile])


def read(state: SixBierze) -> Position:
    seats = range(state.seats)
    return Position(
        rows=[read_row(state, row) for row in range(state.setup.rows)],
        seats=[read_seat(state, seat) for seat in seats],
        round=state.round,
        lot=state.lot,
        box=tiles_where(state, IN_BOX),
        seen=sorted(tile for seat in seats for tile in seen_of(state, seat)),
        discards=[ACTIONS[kind] for kind in range(ACTION_KINDS) for _ in range(state.discards[kind])],
        remakes=state.remakes,
        turn=None if state.phase in (CHOOSE, OVER) else read_turn(state),
        over=state.phase == OVER,
    )


def read_row(state: SixBierze, row: int) -> list[Lying]:
    special: dict[int, Lying] = {SKIPPED: "-", MARKER: "stop"}
    first = row * state.setup.width
    lying = [int(state.fields[first + field]) for field in range(state.used[row])]
    return [special.get(lies, lies) for lies in lying]


def read_seat(state: SixBierze, seat: int) -> SeatPosition:
    cards = state.actions.listed(seat)
    drawn = [card & DRAWN_MASK for card in cards]
    return SeatPosition(
        tiles=state.hands.listed(seat),
        face_down=tiles_where(state, FACE_DOWN + seat),
        shown=tiles_where(state, SHOWN + seat),
        actions=[ACTIONS[card >> KIND_SHIFT] for card in cards],
        drawn=drawn if any(drawn) else [],
        lacks=lacks_of(state, seat, min(drawn, default=state.remakes)),
        luck=luck_of(state, seat),
        score=state.scores[seat],
    )


def lacks_of(state: SixBierze, seat: int, oldest: int) -> list[int]:
    """What is lacking among cards older than any in the hand is no news."""
    lacks = [int(state.lacks[seat * ACTION_KINDS + kind]) for kind in range(ACTION_KINDS)]
    news = [when if when > oldest else 0 for when in lacks]
    return news if any(news) else []


def luck_of(state: SixBierze, seat: int) -> list[Lucky]:
    return [LUCK[kind] for kind in (FIVE_CARD, HEADS_CARD) for _ in range(state.luck_of(seat, kind))]


def read_turn(state: SixBierze) -> Turn:
    seat, played = state.turn, state.played
    others = [tile for tile in tiles_where(state, SHOWN + seat) if tile != state.tile]
    return Turn(
        seat=seat,
        tile=state.tile or None,
        together=state.together and bool(others),
        skips=played.skips,
        ascending=played.row if played.how == BY_ASCENDING else None,
        insert=played.row if played.how == BY_INSERT else None,
        luck=None if played.luck == NO_LUCK else LUCK[played.luck],
        heads=sorted({int(played.first), int(played.second)} - {0}),
        taken=None if state.taken == NO_ROW else state.taken,
        due=state.due,
    )
