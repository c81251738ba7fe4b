"""What a seat can know of Kniffel, and the worlds that agree with it."""

import msgspec

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.kniffel.cards import count, holds
from stolik.games.kniffel.position import (
    Position,
    a_seat,
    check_hand_size,
    held_at_shuffle,
    lay_out,
    left_over,
    read,
)
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
    check_hands(state, seat, sizes)
    if not state.memory.shuffled:
        nothing = [0] * seats
        return KniffelWorlds(state, seat, 0, left_over(state), nothing, others(seat, sizes))
    new, own = state.memory.shuffled, held_at_shuffle(state, seat)
    old = setup.deck() - new - own
    olds = others(seat, [sizes_at_shuffle(state, who, size) for who, size in enumerate(sizes)])
    if (
        not holds(setup.deck() - new, own)
        or not holds(new, state.memory.drawn[seat])
        or count(old) != sum(olds)
    ):
        raise DataError("knowledge.position.shuffled", "this cannot be all that was shuffled")
    return KniffelWorlds(state, seat, old, new - state.memory.drawn[seat], olds, [0] * seats)


def check_hands(state: Kniffel, seat: int, sizes: list[int]) -> None:
    for who, size in enumerate(sizes):
        check_hand_size(state.setup, size, f"knowledge.hand_sizes.{who}")
        if count(state.hands[who]) != (size if who == seat else 0):
            raise DataError(f"knowledge.position.seats.{who}.hand", "the own hand is known, no other")
        if who != seat and state.memory.drawn[who]:
            raise DataError(f"knowledge.position.seats.{who}.drawn", "what others have drawn is not known")


def others(seat: int, numbers: list[int]) -> list[int]:
    return [0 if who == seat else number for who, number in enumerate(numbers)]


def sizes_at_shuffle(state: Kniffel, seat: int, size: int) -> int:
    before: int = size + count(state.memory.laid_by(seat)) - state.memory.drawn_by(seat)
    if before < 0:
        raise DataError("knowledge.position.turns", f"seat {seat} has drawn more cards than it can have")
    return before
