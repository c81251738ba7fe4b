"""Random play through the contract, one decision at a time."""

from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.state import Moves, Seat, State


class Tally:
    """What random play counted: all decisions, and those that had one legal move only."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.forced: i64 = 0


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def next_actor(state: State, chance: Chance) -> Seat:
    """The lowest seat that owes a decision; in a race any of them, since arrival is luck."""
    owing = state.owing
    seat: Seat = 0
    if state.race:
        skip = chance.below(bits(owing))
        while skip or not (owing >> seat) & 1:
            skip -= (owing >> seat) & 1
            seat += 1
        return seat
    while not (owing >> seat) & 1:
        seat += 1
    return seat


def rollout(state: State, chance: Chance, tally: Tally, limit: i64 = 1_000_000) -> None:
    """Plays uniformly random moves to the end, or until `limit` decisions were made."""
    moves = Moves()
    decisions: i64 = 0
    forced: i64 = 0
    while state.owing and decisions < limit:
        seat = next_actor(state, chance)
        moves.clear()
        state.legal(seat, moves)
        count = moves.count
        if count == 1:
            forced += 1
        state.apply(seat, moves.items[chance.below(count)])
        decisions += 1
    tally.decisions += decisions
    tally.forced += forced
