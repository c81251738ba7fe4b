"""What a seat or a spectator sees of NIET!: built up from nothing."""

from typing import Literal

from stolik.engine.game import Part
from stolik.games.niet.components import ROW_NAMES, Character, RowName
from stolik.games.niet.history import Trick, completed, tricks
from stolik.games.niet.moves import NO_TARGET, PASS_LEFT
from stolik.games.niet.names import Names, names_of
from stolik.games.niet.position import PHASES, given_by, members, named, token_name
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import GIVE_UP, NOBODY, OVER, TRICKS, UNCHOSEN
from stolik.games.niet.vetoes import CHARACTER, OPEN, POOL

Phase = Literal["niet", "team", "bonus", "discard", "pass", "tricks", "over"]


class FieldView(Part, frozen=True):
    shows: str
    # Whose token lies there: a character's, or `pool`; None on an open field.
    token: str | None


class RowView(Part, frozen=True):
    row: RowName
    fields: list[FieldView]
    # What the row's open field shows, once there is only one.
    left_open: str | None


class CardView(Part, frozen=True):
    seat: int
    card: str


class TrickView(Part, frozen=True):
    leader: int
    cards: list[CardView]
    # Who wins it, as it lies.
    winner: int


class SeatView(Part, frozen=True):
    character: Character
    # Tokens of its own that it has still to place.
    tokens: int
    hand_size: int
    # Whether it has chosen what to discard or pass.
    sealed: bool
    tricks: int
    loot: list[str]
    score: int


class View(Part, frozen=True):
    round: int
    # One of them is None: a game is played for rounds or to a target.
    rounds: int | None
    target: int | None
    phase: Phase
    dealer: int
    # The seats that owe a decision.
    waiting_for: list[int]
    rows: list[RowView]
    # Tokens left in the common pool.
    pool: int
    first_player: int | None
    # The first player's team; everybody else is in the other one.
    team: list[int]
    bonus: int | None
    trick: TrickView | None
    last_trick: TrickView | None
    seats: list[SeatView]
    # The viewer's seat, its hand, what it has chosen to give up or gave up, and the card it was passed.
    seat: int | None = None
    hand: list[str] | None = None
    chosen: list[str] | None = None
    received: str | None = None


def look(state: Niet, seat: int | None) -> View:
    setup = state.setup
    names = names_of(setup)
    done = completed(state)
    return View(
        round=state.round,
        rounds=setup.rounds if setup.target == NO_TARGET else None,
        target=None if setup.target == NO_TARGET else setup.target,
        phase=phase_of(state),
        dealer=state.dealer,
        waiting_for=state.actors(),
        rows=[look_at_row(state, names, row) for row in range(len(ROW_NAMES))],
        pool=setup.pool - list(state.board.tokens).count(POOL),
        first_player=None if state.first == NOBODY else state.first,
        team=members(state.team),
        bonus=None if state.bonus == NOBODY else state.bonus,
        trick=look_at_trick(names, tricks(state)[-1]) if state.in_trick and state.phase == TRICKS else None,
        last_trick=look_at_trick(names, done[-1]) if done else None,
        seats=[look_at(state, names, who) for who in range(state.seats)],
        seat=seat,
        hand=None if seat is None else names.hand(state.hands[seat]),
        chosen=None if seat is None else named(names, given_by(state, seat)),
        received=None if seat is None else received(state, names, seat),
    )


def phase_of(state: Niet) -> Phase:
    return "pass" if state.phase == GIVE_UP and state.asked == PASS_LEFT else PHASES[state.phase]


def look_at_row(state: Niet, names: Names, row: int) -> RowView:
    board = state.board
    start = int(board.rows.start[row])
    fields = range(start, start + int(board.rows.size[row]))
    left_open = int(board.left_open(row))
    return RowView(
        row=ROW_NAMES[row],
        fields=[
            FieldView(
                shows=names.row_and_shown(field)[1],
                token=None if board.tokens[field] == OPEN else token_name(names, board.tokens[field]),
            )
            for field in fields
        ],
        left_open=None if left_open < 0 else names.row_and_shown(start + left_open)[1],
    )


def look_at_trick(names: Names, trick: Trick) -> TrickView:
    cards = zip(trick.seats, named(names, trick.cards), strict=True)
    return TrickView(
        leader=trick.leader,
        cards=[CardView(seat=seat, card=card) for seat, card in cards],
        winner=trick.winner,
    )


def look_at(state: Niet, names: Names, seat: int) -> SeatView:
    own = list(state.board.tokens).count(CHARACTER + state.setup.characters[seat])
    return SeatView(
        character=names.characters[seat],
        tokens=state.setup.tokens - own,
        hand_size=int(state.hands[seat]).bit_count(),
        sealed=state.phase == GIVE_UP and state.chosen[seat] != UNCHOSEN,
        tricks=state.tricks[seat],
        loot=names.hand(state.loot[seat]),
        score=state.scores[seat],
    )


def received(state: Niet, names: Names, seat: int) -> str | None:
    """The card that the right-hand neighbour has passed, once all have."""
    if state.asked != PASS_LEFT or state.phase not in (TRICKS, OVER):
        return None
    return names.cards[given_by(state, (seat - 1) % int(state.seats))[0]]
