"""6. bierze!: a position that was written down becomes a state, or a `DataError` says where it cannot be."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import Chance
from stolik.engine.errors import DataError
from stolik.engine.state import ALLOWED
from stolik.games.six_bierze.position import ACTIONS, LUCK, Position, SeatPosition, Turn
from stolik.games.six_bierze.rules import SixBierze, empty
from stolik.games.six_bierze.table import (
    ACTION_KINDS,
    BEHIND,
    BY_ASCENDING,
    BY_INSERT,
    CARDS,
    DRAW_LUCK,
    FIVE_CARD,
    HEADS_CARD,
    IN_BOX,
    IN_ROW,
    KIND_SHIFT,
    OVER,
    RESTART_ROW,
    SHOWN,
    TAKE_ROW,
    UNSEEN,
    Setup,
)


def write(setup: Setup, seats: int, position: Position, chance: Chance) -> SixBierze:
    state = lay_out(setup, seats, position, chance)
    fill_piles(state)
    begin(state, position)
    return state


def lay_out(setup: Setup, seats: int, position: Position, chance: Chance) -> SixBierze:
    """All that is named in a position where it belongs; the piles and who owes what are not said yet."""
    state = empty(setup, seats, chance)
    state.round = position.round
    state.lot = position.lot
    state.remakes = position.remakes
    if not 1 <= position.lot <= setup.lots:
        raise DataError("position.lot", f"a number from 1 to {setup.lots}")
    write_rows(state, position)
    if len(position.seats) != seats:
        raise DataError(
            "position.seats", f"{seats} seats are playing, {len(position.seats)} are written down"
        )
    for seat, part in enumerate(position.seats):
        write_seat(state, seat, part)
    for tile in position.box:
        put(state, tile, IN_BOX, "position.box")
    write_seen(state, position)
    for card in position.discards:
        state.discards[ACTIONS.index(card)] += 1
    return state


def put(state: SixBierze, tile: int, place: int, where: str) -> None:
    if not 1 <= tile <= state.setup.tiles:
        raise DataError(where, f"there is no tile {tile}, only 1 to {state.setup.tiles}")
    if state.where[tile] != UNSEEN:
        raise DataError(where, f"tile {tile} is already somewhere else")
    state.where[tile] = place


# -- rows ----------------------------------------------------------------------------------------


def write_rows(state: SixBierze, position: Position) -> None:
    setup = state.setup
    if len(position.rows) != setup.rows:
        raise DataError(
            "position.rows", f"there are {setup.rows} rows, {len(position.rows)} are written down"
        )
    for row in range(setup.rows):
        write_row(state, row, position)
    missing = position.turn is not None and position.turn.taken is not None
    active = sum(1 for cells in position.rows if cells)
    if active != setup.start_rows - missing:
        raise DataError("position.rows", f"{setup.start_rows - missing} rows are active, not {active}")
    if state.markers > (setup.markers if setup.advanced else 0):
        raise DataError(
            "position.rows", f"there are {setup.markers} Stop! markers, in the advanced game only"
        )


def write_row(state: SixBierze, row: int, position: Position) -> None:
    where = f"position.rows.{row}"
    setup, cells = state.setup, position.rows[row]
    tiles = cells[:-1] if cells and cells[-1] == "stop" else cells
    if len(cells) > setup.lengths[row] or len(tiles) >= setup.lengths[row]:
        raise DataError(where, f"no tile stays on field {setup.lengths[row]}, and there are no more fields")
    for field, lies in enumerate(tiles):
        if isinstance(lies, int):
            put(state, lies, IN_ROW, where)
            state.lay(row, field, lies)
        elif lies != "-" or field in (0, len(tiles) - 1) or not setup.advanced:
            raise DataError(f"{where}.{field}", f"{lies!r} cannot lie here")
    if len(tiles) < len(cells):
        if not tiles:
            raise DataError(where, "a marker stops a row in which a tile lies")
        state.lay_marker(row)


# -- seats ---------------------------------------------------------------------------------------


def write_seat(state: SixBierze, seat: int, part: SeatPosition) -> None:
    where = f"position.seats.{seat}"
    setup = state.setup
    if len(part.tiles) + len(part.face_down) > setup.capacity:
        raise DataError(f"{where}.tiles", f"nobody holds more than {setup.capacity} tiles in this game")
    for tile in part.tiles:
        put(state, tile, BEHIND + seat, f"{where}.tiles")
        state.hands.add(seat, tile)
    write_played(state, seat, part, where)
    if not setup.low <= part.score <= setup.high:
        raise DataError(f"{where}.score", f"the track runs from {setup.low} to {setup.high}")
    state.scores[seat] = part.score
    write_actions(state, seat, part, where)
    for kind in (FIVE_CARD, HEADS_CARD):
        state.move_luck(seat, kind, part.luck.count(LUCK[kind]))
        if state.luck_pile(kind) < 0:
            raise DataError(f"{where}.luck", f"there are only {setup.luck[kind]} luck cards {LUCK[kind]}")


def write_played(state: SixBierze, seat: int, part: SeatPosition, where: str) -> None:
    """Tiles face down or shown: at most two for each seat, if no card brings more."""
    for name, tiles in (("face_down", part.face_down), ("shown", part.shown)):
        if len(tiles) > 2 and (name == "face_down" or not state.setup.advanced):
            raise DataError(f"{where}.{name}", "nobody plays more than two tiles in a round")
    for tile in part.face_down:
        put(state, tile, BEHIND + seat, f"{where}.face_down")
        state.hands.add(seat, tile)
        state.lay_face_down(seat, tile)
    for tile in part.shown:
        put(state, tile, SHOWN + seat, f"{where}.shown")
        state.enqueue(tile)


def write_actions(state: SixBierze, seat: int, part: SeatPosition, where: str) -> None:
    drawn = part.drawn or [0] * len(part.actions)
    if len(drawn) != len(part.actions):
        raise DataError(f"{where}.drawn", "one number for each action card")
    if len(part.actions) > state.setup.action_cards:
        raise DataError(f"{where}.actions", f"there are {state.setup.action_cards} action cards")
    for card, when in zip(part.actions, drawn, strict=True):
        if when > state.remakes:
            raise DataError(f"{where}.drawn", f"the pile has been remade {state.remakes} times")
        state.actions.add(seat, (ACTIONS.index(card) << KIND_SHIFT) + when)
    if len(part.lacks) not in (0, ACTION_KINDS):
        raise DataError(f"{where}.lacks", f"{ACTION_KINDS} numbers, or none")
    for kind, when in enumerate(part.lacks):
        state.lacks[seat * ACTION_KINDS + kind] = when
        if when > state.remakes or any(
            card == ACTIONS[kind] and own < when for card, own in zip(part.actions, drawn, strict=True)
        ):
            raise DataError(f"{where}.lacks", f"the hand has a card {ACTIONS[kind]} that it lacks")


def write_seen(state: SixBierze, position: Position) -> None:
    for tile in position.seen:
        if not 1 <= tile <= state.setup.tiles or not BEHIND <= state.where[tile] < SHOWN:
            raise DataError("position.seen", f"tile {tile} is behind nobody's screen")
        state.seen[tile] = 1


# -- piles ---------------------------------------------------------------------------------------


def fill_piles(state: SixBierze) -> None:
    """All tiles and action cards that are nowhere else."""
    if state.setup.keeps_pile:
        state.fill_pile()
    state.fill_action_pile(vec[i64](unseen_actions(state)))


def unseen_actions(state: SixBierze) -> list[int]:
    """How many action cards of each kind are neither in a hand nor discarded."""
    left = [state.setup.actions[kind] - state.discards[kind] for kind in range(ACTION_KINDS)]
    for seat in range(state.seats):
        for card in state.actions.listed(seat):
            left[card >> KIND_SHIFT] -= 1
    for kind in range(ACTION_KINDS):
        if left[kind] < 0:
            raise DataError(
                "position", f"there are only {state.setup.actions[kind]} action cards {ACTIONS[kind]}"
            )
    return left


# -- who owes what ---------------------------------------------------------------------------------


def begin(state: SixBierze, position: Position) -> None:
    face_down = any(part.face_down for part in position.seats)
    if face_down and (state.waiting or position.turn):
        raise DataError("position.seats", "no tile lies face down while tiles are placed")
    if position.over:
        if face_down or state.waiting or position.turn:
            raise DataError("position.over", "the game is not over while tiles wait to be placed")
        state.phase = OVER
    elif position.turn is not None:
        write_turn(state, position.turn)
        if state.phase == CARDS:
            state.owing = 0
            state.go_on(None)
    elif state.waiting:
        state.go_on(None)
    else:
        write_choosing(state)


def write_choosing(state: SixBierze) -> None:
    state.plays = 2 if state.shows_play_two() else 1
    for seat in range(state.seats):
        laid = [tile for tile in (state.laid[2 * seat], state.laid[2 * seat + 1]) if tile]
        if len(laid) > state.plays:
            raise DataError(
                f"position.seats.{seat}.face_down", f"each seat plays {state.plays} in this round"
            )
        if len(laid) < state.plays and state.hands.size(seat):
            state.owing |= 1 << seat
    if not state.owing:
        raise DataError("position", "nobody has a tile to choose; write the tiles as shown, or over = true")


def write_turn(state: SixBierze, turn: Turn) -> None:
    if not 0 <= turn.seat < state.seats:
        raise DataError("position.turn.seat", f"a seat from 0 to {state.seats - 1}")
    state.turn = turn.seat
    state.together = turn.together
    if turn.tile is not None:
        take_from_queue(state, turn.tile)
    if turn.due or turn.taken is not None:
        write_debt(state, turn)
    else:
        write_cards_played(state, turn)
        state.phase = CARDS
        state.owing = 1 << turn.seat


def take_from_queue(state: SixBierze, tile: int) -> None:
    waiting = [state.queue[at] for at in range(state.waiting)]
    if tile not in waiting or state.where[tile] != SHOWN + state.turn:
        raise DataError("position.turn.tile", f"{tile} is not among the shown tiles of seat {state.turn}")
    waiting.remove(tile)
    state.waiting = 0
    for other in waiting:
        state.enqueue(other)
    state.tile = tile


def write_debt(state: SixBierze, turn: Turn) -> None:
    """After a tile was placed: luck cards are due, or a new row for it, or first the one, then the other."""
    where = "position.turn"
    if turn != Turn(seat=turn.seat, tile=turn.tile, together=turn.together, taken=turn.taken, due=turn.due):
        raise DataError(where, "cards are played before a tile is placed, not while something is due")
    if (turn.tile is None) != (turn.taken is None):
        raise DataError(f"{where}.taken", "a tile that has taken a row, and that row: both or none")
    if turn.taken is not None:
        if not 0 <= turn.taken < state.setup.rows or state.is_active(turn.taken):
            raise DataError(f"{where}.taken", "a row that has just been emptied")
        state.taken = turn.taken
    if turn.due:
        write_due(state, turn.due)
    elif state.setup.effect(state.taken, state.setup.last_field(state.taken)) == TAKE_ROW:
        raise DataError(f"{where}.taken", "on this field the tile finds its new row by itself")
    state.phase = DRAW_LUCK if turn.due else RESTART_ROW
    state.owing = 1 << turn.seat


def write_due(state: SixBierze, due: int) -> None:
    there = state.luck_pile(FIVE_CARD) + state.luck_pile(HEADS_CARD)
    if due > there:
        raise DataError("position.turn.due", f"the piles have {there} luck cards")
    state.due = due


def write_cards_played(state: SixBierze, turn: Turn) -> None:
    """The cards are played again, without spending any: what the rules refuse cannot have been played."""
    if turn.tile is None:
        raise DataError("position.turn.tile", "a tile to place is missing")
    played = state.played
    for name, how, row in (("ascending", BY_ASCENDING, turn.ascending), ("insert", BY_INSERT, turn.insert)):
        if row is not None:
            if not state.setup.advanced or not 0 <= row < state.setup.rows:
                raise DataError(f"position.turn.{name}", f"row {row} cannot be chosen in this game")
            refuse(state.why_not_ascending(row) if name == "ascending" else state.why_not_insert(row), name)
            played.how = how
            played.row = row
    for _ in range(min(turn.skips, state.setup.width)):
        refuse(state.why_not_skip() if state.setup.advanced else "S8.1d", "skips")
        played.skips += 1
    if turn.luck is not None:
        write_luck_played(state, turn)
    elif turn.heads:
        raise DataError("position.turn.heads", "tiles are chosen with the luck card heads only")


def refuse(rule: str, name: str) -> None:
    if rule != ALLOWED:
        raise DataError(f"position.turn.{name}", f"this card cannot have been played ({rule})")


def write_luck_played(state: SixBierze, turn: Turn) -> None:
    if not state.setup.lucky:
        raise DataError("position.turn.luck", "this table plays without luck cards")
    if turn.luck == "+5":
        if turn.heads or state.lands_last():
            raise DataError(
                "position.turn.luck", "+5 chooses no tiles and is not for the last field of a row"
            )
        state.played.luck = FIVE_CARD
        return
    row = state.target_row()
    wanted = min(2, state.tiles_in(row))
    heads = sorted(set(turn.heads))
    if not state.lands_last() or len(heads) != wanted or not all(state.lies_in(row, tile) for tile in heads):
        raise DataError("position.turn.heads", f"{wanted} tiles of the row that is taken")
    state.played.luck = HEADS_CARD
    state.played.first = heads[0]
    state.played.second = heads[-1]
