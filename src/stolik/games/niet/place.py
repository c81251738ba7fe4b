"""NIET! off paper: the state of a position that somebody wrote, checked so that it can have come about."""

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError
from stolik.engine.state import ALLOWED
from stolik.games.niet import history
from stolik.games.niet.components import ROW_NAMES
from stolik.games.niet.moves import NOTHING, PASS_LEFT, TWO_CARDS, Setup, cards_asked
from stolik.games.niet.names import Names, names_of
from stolik.games.niet.place_tricks import check_deck, check_following, check_given, check_taken, lay_tricks
from stolik.games.niet.position import PHASES, POOL, Position, SeatPosition
from stolik.games.niet.refusals import why_not_give
from stolik.games.niet.rules import Niet, empty
from stolik.games.niet.table import CHOOSE_TEAM, GIVE_BONUS, GIVE_UP, NIET, OVER, TRICKS, UNCHOSEN
from stolik.games.niet.vetoes import CHARACTER, ROWS
from stolik.games.niet.vetoes import POOL as POOL_TOKEN

PHASE_NUMBERS = {name: number for number, name in PHASES.items()}


def write(setup: Setup, position: Position, chance: Chance) -> Niet:
    """`DataError` says where the position cannot be."""
    state = lay_out(setup, position, chance)
    check_hands(state)
    if state.phase == GIVE_UP:
        check_choosing(state)
    if state.phase in (TRICKS, OVER):
        check_given(state)
        check_taken(state)
        check_following(state)
    check_deck(state)
    return state


def lay_out(setup: Setup, position: Position, chance: Chance) -> Niet:
    """All that a position says where it belongs; hands may still be too small, as in a knowledge."""
    state = empty(setup, chance)
    if len(position.seats) != setup.seats:
        raise DataError(
            "position.seats", f"{setup.seats} seats are playing, {len(position.seats)} are written down"
        )
    if position.dealer >= setup.seats:
        raise DataError("position.dealer", f"there is no seat {position.dealer}, only 0 to {setup.seats - 1}")
    state.dealer = position.dealer
    state.round = position.round
    state.phase = PHASE_NUMBERS[position.phase]
    lay_tokens(state, position)
    if state.phase == NIET:
        check_turns(state)
    else:
        lay_teams(state, position)
    for seat, part in enumerate(position.seats):
        lay_seat(state, seat, part)
    lay_tricks(state, position)
    return state


# -- the board ---------------------------------------------------------------------------------


def lay_tokens(state: Niet, position: Position) -> None:
    names = names_of(state.setup)
    for row in ROW_NAMES:
        tokens = position.tokens.get(row, {})
        if row in position.open:
            if tokens:
                raise DataError(f"position.open.{row}", "write the row's tokens or its open field, not both")
            tokens = all_but(state, names, row, position.open[row])
        for shown, token in tokens.items():
            lay_token(state, names, f"{row} {shown}", token)
    settled = not state.board.coverable()
    if any(not state.board.open & state.setup.rows.mask[row] for row in range(ROWS)):
        raise DataError("position.tokens", "one field of every row stays open")
    if settled == (state.phase == NIET):
        wanted = "a row with several open fields" if settled else "one open field in every row"
        raise DataError("position.tokens", f"this phase needs {wanted}")


def all_but(state: Niet, names: Names, row: str, shown: str) -> dict[str, str]:
    open_field = names.field_numbers.get(f"{row} {shown}")
    if open_field is None or state.board.absent >> open_field & 1:
        raise DataError(f"position.open.{row}", f"{shown!r} is no field that can be open")
    fields = [
        names.row_and_shown(field)
        for field in range(state.setup.rows.fields)
        if state.board.open >> field & 1
    ]
    return {other: POOL for its_row, other in fields if its_row == row and other != shown}


def lay_token(state: Niet, names: Names, name: str, token: str) -> None:
    where = f"position.tokens.{name.replace(' ', '.')}"
    field = names.field_numbers.get(name)
    if field is None:
        raise DataError(where, "there is no such field on the board")
    if not state.board.open >> field & 1:
        raise DataError(where, "this field is covered for the whole game")
    if token != POOL and token not in names.characters:
        raise DataError(where, f"tokens are of {', '.join(names.characters)} or {POOL}, not {token!r}")
    own = POOL_TOKEN if token == POOL else CHARACTER + state.setup.characters[names.seat(token)]
    state.board.cover(field, own)


def check_turns(state: Niet) -> None:
    """Whose tokens lie there must be what the turns so far have led to; then it is known whose turn it is."""
    board = state.board
    seats = int(state.seats)
    turns = [0] * seats
    for turn in range(board.placed):
        turns[(state.dealer + turn) % seats] += 1
    for seat in range(seats):
        token = CHARACTER + state.setup.characters[seat]
        own = list(board.tokens).count(token)
        if own != min(turns[seat], state.setup.tokens):
            raise DataError(
                "position.tokens", f"seat {seat} has placed {own} of its tokens in {turns[seat]} turns"
            )
    state.ask((state.dealer + int(board.placed)) % seats)


# -- teams -------------------------------------------------------------------------------------


def lay_teams(state: Niet, position: Position) -> None:
    state.settle()
    state.ask(state.first)
    if state.seats == 2:
        state.team = state.owing
    if state.phase == GIVE_UP and state.asked == NOTHING:
        raise DataError("position.phase", "nobody discards or passes when NIET! is open")
    if (state.phase == CHOOSE_TEAM and state.seats == 2) or (
        state.phase == GIVE_BONUS and state.seats % 2 == 0
    ):
        raise DataError("position.phase", f"{state.seats} seats do not decide that")
    if state.phase > CHOOSE_TEAM:
        lay_team(state, position)
    elif position.team:
        raise DataError("position.team", "no teams have been chosen yet")
    lay_bonus(state, position)


def lay_team(state: Niet, position: Position) -> None:
    team = sum(1 << seat for seat in set(position.team))
    if state.seats == 2:
        if team not in (0, state.team):
            raise DataError("position.team", "with two seats each is a team of its own")
        return
    partners = team & ~(1 << int(state.first))
    if team == partners or team >> int(state.seats) or not state.fits_a_team(partners):
        raise DataError("position.team", f"the team of seat {state.first}, as large as the rules say")
    state.team = team


def lay_bonus(state: Niet, position: Position) -> None:
    expected = state.phase > GIVE_BONUS and state.seats % 2 == 1
    if expected:
        if position.bonus is None or not state.smaller_team() >> position.bonus & 1:
            raise DataError("position.bonus", "a member of the smaller team holds the bonus card")
        state.bonus = position.bonus
    elif position.bonus is not None:
        raise DataError("position.bonus", "nobody holds the bonus card")


# -- seats -------------------------------------------------------------------------------------


def lay_seat(state: Niet, seat: int, part: SeatPosition) -> None:
    names = names_of(state.setup)
    where = f"position.seats.{seat}"
    state.hands[seat] = names.gather(part.hand, f"{where}.hand")
    state.tricks[seat] = part.tricks
    state.loot[seat] = names.gather(part.loot, f"{where}.loot")
    state.scores[seat] = part.score
    if state.loot[seat] & ~state.deck.ones:
        raise DataError(f"{where}.loot", "only 1s are loot")
    if state.phase < TRICKS and (part.tricks or part.loot):
        raise DataError(where, "no tricks have been played yet")
    if part.chosen:
        state.chosen[seat] = chosen_move(state, names, part.chosen, f"{where}.chosen")


def chosen_move(state: Niet, names: Names, chosen: list[str], where: str) -> int:
    if state.phase < GIVE_UP or len(chosen) != cards_asked(state.asked):
        raise DataError(where, "not as many cards as everybody gives up now")
    cards = sorted(names.find_card(name, where) for name in chosen)
    if state.asked == TWO_CARDS:
        return int(state.setup.pair_move(cards[0], cards[1]))
    return int(state.setup.pass_moves if state.asked == PASS_LEFT else state.setup.give_moves) + cards[0]


def check_hands(state: Niet) -> None:
    """Everybody holds as many cards, but for those who have played to the current trick."""
    sizes = [int(state.hands[seat]).bit_count() for seat in range(state.seats)]
    if state.in_trick:
        for seat in history.tricks(state)[-1].seats:
            sizes[seat] += 1
    if len(set(sizes)) != 1:
        raise DataError("position.seats", f"hands of different sizes: {sizes}")
    least = 0 if state.phase == OVER else 1
    if state.phase <= GIVE_UP:
        least += max(cards_asked(state.setup.discards[at]) for at in open_discards(state))
    if sizes[0] < least or (state.phase == OVER and sizes[0]):
        raise DataError("position.seats", f"hands of {sizes[0]} cards cannot be in this phase")


def open_discards(state: Niet) -> list[int]:
    """The fields of row 2 that may still be the open one."""
    start = int(state.setup.rows.start[1])
    return [at for at in range(state.setup.rows.size[1]) if state.board.open >> (start + at) & 1]


def check_choosing(state: Niet) -> None:
    sealed = [seat for seat in range(state.seats) if state.chosen[seat] != UNCHOSEN]
    if len(sealed) == state.seats:
        raise DataError("position.seats", "all have chosen; leave one of them to choose, or write the tricks")
    for seat in sealed:
        rule = why_not_give(state, seat, state.chosen[seat])
        if rule != ALLOWED:
            raise DataError(f"position.seats.{seat}.chosen", f"{rule} forbids it")
    state.owing = sum(1 << seat for seat in range(state.seats) if seat not in sealed)
