"""Why a move is not allowed: for every seat and every number, the rule that forbids it."""

from typing import Final

from mypy_extensions import i64

from stolik.engine.state import ALLOWED, Move, Seat
from stolik.games.niet.cards import Card
from stolik.games.niet.moves import (
    BONUS,
    COVER,
    GIVE_ONE,
    GIVE_TWO,
    NO_MOVE,
    NOTHING,
    PASS,
    PASS_LEFT,
    PLAY,
    TEAM,
    TWO_CARDS,
)
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_BONUS, GIVE_UP, NIET, TRICKS, UNCHOSEN, Table
from stolik.games.niet.vetoes import Field

NOT_NOW: Final = "N3.1b"


def why_illegal(table: Table, seat: Seat, move: Move) -> str:
    setup = table.setup
    kind = setup.kind(move)
    if kind == PLAY:
        return why_not_play(table, seat, move)
    if kind == COVER:
        return why_not_cover(table, seat, move - setup.cover_moves)
    if kind == TEAM:
        return why_not_team(table, seat, move - setup.team_moves)
    if kind == BONUS:
        return why_not_bonus(table, seat, move - setup.bonus_moves)
    return NOT_NOW if kind == NO_MOVE else why_not_give_now(table, seat, move)


def why_not_cover(table: Table, seat: Seat, field: Field) -> str:
    if table.phase != NIET:
        return NOT_NOW
    if not table.owes(seat):
        return "N3.1e"
    if not (table.board.open >> field) & 1:
        return "N3.1g"
    return ALLOWED if (table.board.coverable() >> field) & 1 else "N3.1h"


def why_not_team(table: Table, seat: Seat, partners: i64) -> str:
    if table.seats == 2:
        return "N4.1i"
    if table.phase != CHOOSE_TEAM:
        return NOT_NOW
    if not table.owes(seat):
        return "N4.1c"
    if (partners >> seat) & 1:
        return "N4.1j"
    return ALLOWED if table.fits_a_team(partners) else team_sizes(table.seats)


def team_sizes(seats: i64) -> str:
    """The rule that says how large the teams are."""
    if seats == 3:
        return "N4.1h"
    return "N4.1g" if seats == 4 else "N4.1e"


def why_not_bonus(table: Table, seat: Seat, holder: Seat) -> str:
    if table.seats % 2 == 0:
        return "N4.2b"
    if table.phase != GIVE_BONUS:
        return NOT_NOW
    if not table.owes(seat):
        return "N4.2d"
    return ALLOWED if (table.smaller_team() >> holder) & 1 else "N4.2e"


def why_not_give_now(table: Table, seat: Seat, move: Move) -> str:
    if table.phase < GIVE_UP:
        return NOT_NOW
    if table.asked == NOTHING:
        return "N4.3n"
    if table.phase != GIVE_UP or not table.owes(seat):
        return "N8.4b"
    return why_not_give(table, seat, move)


def why_not_give(table: Table, seat: Seat, move: Move) -> str:
    """Whether these cards may be discarded or passed, were it the time to choose them."""
    setup = table.setup
    wanted = GIVE_ONE
    if table.asked == TWO_CARDS:
        wanted = GIVE_TWO
    elif table.asked == PASS_LEFT:
        wanted = PASS
    if setup.kind(move) != wanted:
        return "N4.3e"
    hand = table.hands[seat]
    first = setup.given(move, 0)
    second = setup.given(move, 1)
    needed = 2 if wanted == GIVE_TWO and first == second else 1
    if table.deck.held(hand, first) < needed or not table.deck.held(hand, second):
        return "N4.3f"
    return ALLOWED if (table.may_give(hand) >> first) & 1 else "N4.3h"


def why_no_change(table: Table, seat: Seat, move: Move) -> str:
    """The rule that forbids a seat to change the choice it has sealed to this one."""
    if table.phase == TRICKS:
        return "N8.4b"
    if not has_sealed(table, seat):
        return NOT_NOW
    return "N8.4b" if table.chosen[seat] == move else why_not_give(table, seat, move)


def has_sealed(table: Table, seat: Seat) -> bool:
    return table.phase == GIVE_UP and 0 <= seat < table.seats and table.chosen[seat] != UNCHOSEN


def why_not_play(table: Table, seat: Seat, card: Card) -> str:
    if table.phase != TRICKS:
        return NOT_NOW
    if not table.owes(seat):
        return "N5.1c"
    hand = table.hands[seat]
    if not (hand >> card) & 1:
        return "N5.1e"
    if (table.may_play(hand) >> card) & 1:
        return ALLOWED
    lead = table.played[table.played_count - table.in_trick]
    return table.suits.why_not(card, table.led, lead)
