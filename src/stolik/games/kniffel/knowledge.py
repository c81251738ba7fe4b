"""What a seat can know of Kniffel, and the worlds that agree with it."""

import msgspec

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.kniffel.cards import Cards, count, holds, surplus
from stolik.games.kniffel.position import Position, a_seat, check_hand_size, lay_out, left_over, read
from stolik.games.kniffel.rules import Kniffel, Setup
from stolik.games.kniffel.worlds import KniffelWorlds


class Knowledge(Part, frozen=True):
    """All that one seat has seen. Every card is seen when it is discarded, so discards can be counted."""

    seat: int
    # The position without the other hands and without what the others have drawn.
    position: Position
    hand_sizes: list[int]


def know(state: Kniffel, seat: int) -> Knowledge:
    whole = read(state)
    parts = [
        part if who == seat else msgspec.structs.replace(part, hand=[], drawn=[])
        for who, part in enumerate(whole.seats)
    ]
    return Knowledge(
        seat=seat,
        position=msgspec.structs.replace(whole, seats=parts),
        hand_sizes=[count(state.hands[who]) for who in range(state.seats)],
    )


def make_worlds(setup: Setup, knowledge: Knowledge) -> KniffelWorlds:
    sizes = knowledge.hand_sizes
    seats = len(sizes)
    seat = a_seat(seats, knowledge.seat, "knowledge.seat")
    state = lay_out(setup, seats, knowledge.position, fast(0))
    held = [count(state.hands[who]) for who in range(seats)]
    for who, size in enumerate(sizes):
        check_hand_size(setup, size, f"knowledge.hand_sizes.{who}")
        if held[who] != (size if who == seat else 0):
            raise DataError(f"knowledge.position.seats.{who}.hand", "the own hand is known, no other")
    certain = certain_of_others(state, seat)
    missing = [size - own for size, own in zip(sizes, held, strict=True)]
    if count(certain) > sum(missing):
        raise DataError("knowledge.position.shuffled", "so few cards of the shuffle can be anywhere")
    state.pile.fill(left_over(state) - certain)
    return KniffelWorlds(state, seat, missing, certain)


def certain_of_others(state: Kniffel, seat: int) -> Cards:
    """Unseen cards that cannot be in the draw pile, since fewer of their value are left of the shuffle."""
    if not state.shuffled:
        return 0
    if not holds(state.shuffled, state.drawn[seat]):
        raise DataError(f"knowledge.position.seats.{seat}.drawn", "more than went into the draw pile")
    return surplus(left_over(state), state.shuffled - state.drawn[seat])
