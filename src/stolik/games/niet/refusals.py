"""Why a move is not allowed: for every seat and every number, the rule that forbids it."""

from mypy_extensions import i64

from stolik.engine.state import ALLOWED, Move, Seat
from stolik.games.niet.cards import Card
from stolik.games.niet.moves import (
    BONUS,
    COVER,
    GIVE_ONE,
    GIVE_TWO,
    NOTHING,
    PASS,
    PASS_LEFT,
    PLAY,
    TEAM,
    TWO_CARDS,
)
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_BONUS, GIVE_UP, NIET, OVER, TRICKS, UNCHOSEN, Table
from stolik.games.niet.vetoes import Field


def why_illegal(table: Table, seat: Seat, move: Move) -> str:
    kind = table.setup.kind(move)
    if table.phase == OVER:
        return "N6.3d"
    if kind == TEAM and table.seats == 2:
        return "N4.1i"
    if kind == BONUS and table.seats % 2 == 0:
        return "N4.2b"
    if kind == PLAY and table.phase == TRICKS:
        return why_not_play(table, seat, move)
    if kind == COVER and table.phase == NIET:
        return why_not_cover(table, seat, move - table.setup.cover_moves)
    if kind == TEAM and table.phase == CHOOSE_TEAM:
        return why_not_team(table, seat, move - table.setup.team_moves)
    if kind == BONUS and table.phase == GIVE_BONUS:
        return why_not_bonus(table, seat, move - table.setup.bonus_moves)
    if kind >= GIVE_ONE and table.phase >= GIVE_UP:
        return why_not_give_now(table, seat, move)
    return "N3.1b"


def why_not_cover(table: Table, seat: Seat, field: Field) -> str:
    if not table.owes(seat):
        return "N3.1e"
    if not (table.board.open >> field) & 1:
        return "N3.1g"
    return ALLOWED if (table.board.coverable() >> field) & 1 else "N3.1h"


def why_not_team(table: Table, seat: Seat, partners: i64) -> str:
    if not table.owes(seat):
        return "N4.1c"
    if (partners >> seat) & 1:
        return "N4.1j"
    if table.fits_a_team(partners):
        return ALLOWED
    if table.seats == 3:
        return "N4.1h"
    return "N4.1g" if table.seats == 4 else "N4.1e"


def why_not_bonus(table: Table, seat: Seat, holder: Seat) -> str:
    if not table.owes(seat):
        return "N4.2d"
    return ALLOWED if (table.smaller_team() >> holder) & 1 else "N4.2e"


def why_not_give_now(table: Table, seat: Seat, move: Move) -> str:
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
    if table.phase == OVER:
        return "N6.3d"
    if table.phase == TRICKS:
        return "N8.4b"
    if not has_sealed(table, seat):
        return "N3.1b"
    return "N8.4b" if table.chosen[seat] == move else why_not_give(table, seat, move)


def has_sealed(table: Table, seat: Seat) -> bool:
    return table.phase == GIVE_UP and 0 <= seat < table.seats and table.chosen[seat] != UNCHOSEN


def why_not_play(table: Table, seat: Seat, card: Card) -> str:
    if not table.owes(seat):
        return "N5.1c"
    hand = table.hands[seat]
    if not (hand >> card) & 1:
        return "N5.1e"
    if (table.may_play(hand) >> card) & 1:
        return ALLOWED
    lead = table.played[table.played_count - table.in_trick]
    return table.suits.why_not(card, table.led, lead)
