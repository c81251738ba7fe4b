"""What a seat can know of X bierze!, and the worlds that agree with it."""

import msgspec

from stolik.engine.chance import fast
from stolik.engine.game import Part
from stolik.games.x_bierze.box import UNSEEN, Setup, cards_where
from stolik.games.x_bierze.position import Position, lay_out, read, seen_in_hand, write_revealed
from stolik.games.x_bierze.rules import OVER, XBierze
from stolik.games.x_bierze.worlds import XBierzeWorlds


class Knowledge(Part, frozen=True):
    """All that one seat has seen: what it may write down of the position, and how much it may not."""

    seat: int
    # Of the other seats' hidden cards only those that everybody has seen being taken.
    position: Position
    hand_sizes: list[int]
    # Which seats have laid a card face down.
    sealed: list[bool]


def know(state: XBierze, seat: int) -> Knowledge:
    whole = read(state)
    parts = [
        part
        if who == seat
        else msgspec.structs.replace(
            part, hand=seen_in_hand(state, who), chosen=part.chosen if whole.revealed else None
        )
        for who, part in enumerate(whole.seats)
    ]
    return Knowledge(
        seat=seat,
        position=msgspec.structs.replace(whole, seats=parts),
        hand_sizes=[state.hands.size(who) for who in range(state.seats)],
        sealed=[part.chosen is not None and not whole.revealed for part in whole.seats],
    )


def make_worlds(setup: Setup, knowledge: Knowledge) -> XBierzeWorlds:
    position = knowledge.position
    seats = range(len(position.seats))
    state = lay_out(setup, len(seats), position, fast(0))
    if position.over:
        state.phase = OVER
    elif position.revealed:
        write_revealed(state, position)
    else:
        state.owing = sum(1 << seat for seat in seats if not knowledge.sealed[seat])
    hides = [knowledge.sealed[seat] and seat != knowledge.seat for seat in seats]
    held = [len(part.hand) for part in position.seats]
    missing = [knowledge.hand_sizes[seat] + hides[seat] - held[seat] for seat in seats]
    return XBierzeWorlds(state, cards_where(state.where, UNSEEN), missing, hides)
