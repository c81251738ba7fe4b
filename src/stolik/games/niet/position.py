"""NIET! on paper: whole positions, read from a state."""

from typing import Annotated, Literal

from msgspec import Meta

from stolik.engine.game import Part
from stolik.games.niet.components import RowName
from stolik.games.niet.history import completed, tricks
from stolik.games.niet.names import Names, names_of
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_BONUS, GIVE_UP, NIET, NOBODY, OVER, TRICKS, UNCHOSEN
from stolik.games.niet.vetoes import CHARACTER, OPEN

Phase = Literal["niet", "team", "bonus", "discard", "tricks", "over"]
PHASES: dict[int, Phase] = {
    NIET: "niet",
    CHOOSE_TEAM: "team",
    GIVE_BONUS: "bonus",
    GIVE_UP: "discard",
    TRICKS: "tricks",
    OVER: "over",
}
# A token that belongs to no character at the table.
POOL = "pool"

Seat = Annotated[int, Meta(ge=0, le=4)]
Cards = Annotated[list[str], Meta(max_length=62)]


class SeatPosition(Part, frozen=True):
    hand: Cards = []
    # Cards chosen to be discarded or passed: still in the hand while the seats choose, and then no more.
    chosen: Cards = []
    tricks: Annotated[int, Meta(ge=0, le=62)] = 0
    loot: Cards = []
    score: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0


class PlayedTrick(Part, frozen=True):
    leader: Seat
    cards: Cards


class Position(Part, frozen=True):
    """Everything there is. What is left out is empty; cards named nowhere are out of the round."""

    seats: list[SeatPosition]
    dealer: Seat = 0
    round: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    phase: Phase = "niet"
    # For each row the covered fields and whose tokens lie there. Those of absent characters are left out.
    tokens: dict[RowName, dict[str, str]] = {}
    # Instead of tokens: the one field of each row that is open. On the others lie tokens of the pool.
    open: dict[RowName, str] = {}
    # The first player's team, and the holder of the bonus card.
    team: list[Seat] = []
    bonus: Seat | None = None
    # The completed tricks of the round, or only the last of them, and the current one.
    played: Annotated[list[PlayedTrick], Meta(max_length=62)] = []
    trick: PlayedTrick | None = None


def read(state: Niet) -> Position:
    names = names_of(state.setup)
    done = completed(state)
    return Position(
        seats=[read_seat(state, seat) for seat in range(state.seats)],
        dealer=state.dealer,
        round=state.round,
        phase=PHASES[state.phase],
        tokens=read_tokens(state, names),
        team=members(state.team),
        bonus=None if state.bonus == NOBODY else state.bonus,
        played=[PlayedTrick(leader=one.leader, cards=named(names, one.cards)) for one in done],
        trick=read_trick(state, names),
    )


def read_seat(state: Niet, seat: int) -> SeatPosition:
    names = names_of(state.setup)
    return SeatPosition(
        hand=names.hand(state.hands[seat]),
        chosen=named(names, given_by(state, seat)),
        tricks=state.tricks[seat],
        loot=names.hand(state.loot[seat]),
        score=state.scores[seat],
    )


def read_trick(state: Niet, names: Names) -> PlayedTrick | None:
    """The current trick: before its first card only its leader is known."""
    if state.phase != TRICKS:
        return None
    if state.in_trick:
        current = tricks(state)[-1]
        return PlayedTrick(leader=current.leader, cards=named(names, current.cards))
    return PlayedTrick(leader=state.actors()[0], cards=[])


def read_tokens(state: Niet, names: Names) -> dict[RowName, dict[str, str]]:
    found: dict[RowName, dict[str, str]] = {}
    for field in range(state.setup.rows.fields):
        if state.board.tokens[field] != OPEN and not state.board.absent >> field & 1:
            row, shown = names.row_and_shown(field)
            found.setdefault(row, {})[shown] = token_name(names, state.board.tokens[field])
    return found


def token_name(names: Names, token: int) -> str:
    return names.character(token - CHARACTER) if token >= CHARACTER else POOL


def given_by(state: Niet, seat: int) -> list[int]:
    """The cards a seat discarded or passed in this round, or has chosen to."""
    move = state.chosen[seat]
    if move == UNCHOSEN:
        return []
    return [state.setup.given(move, at) for at in range(state.setup.given_count(move))]


def named(names: Names, cards: list[int]) -> list[str]:
    return [names.cards[card] for card in cards]


def members(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
