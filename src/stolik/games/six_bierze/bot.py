"""How a sensible player of 6. bierze! judges a move, from what his seat knows."""

from stolik.games.six_bierze import notation
from stolik.games.six_bierze.knowledge import Knowledge, make_worlds
from stolik.games.six_bierze.moves import HEADS, PLACE, RESTART, TAKE, TILE
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import (
    DRAW_ACTION,
    DRAW_TILE,
    FIVE_CARD,
    HEADS_CARD,
    NO_LUCK,
    TAKE_ROW_TILES,
    UNSEEN,
    Setup,
)

# What a card is worth that is not played now: an action card scores 1 at the end, and may be better used.
ACTION_CARD = 1.8
LUCK_CARD = 2.5
# A tile more behind the screen costs its heads in the end, unless there is time to play it.
TILE_MORE = -0.7
# Taken tiles count only if they are never played.
TAKEN_TILES = 0.5


def rate(setup: Setup, knowledge: Knowledge, moves: list[str]) -> list[float]:
    """The points a move is expected to bring."""
    state = make_worlds(setup, knowledge).known
    return [rating(state, knowledge.seat, notation.parse(state, move)) for move in moves]


def rating(state: SixBierze, seat: int, move: int) -> float:
    numbers = state.setup.numbers
    verb = numbers.verb(move)
    argument = int(move - numbers.first(verb))
    if verb == TILE:
        return expected(state, argument + 1)
    if verb == RESTART:
        return worth(state, argument, 0, state.tile)
    if verb == TAKE:
        return worth_of_luck(state, seat, *divmod(argument, int(state.setup.luck[HEADS_CARD]) + 1))
    if verb == PLACE:
        return worth_of_turn(state)
    after = state.copy()
    after.play_card(seat, verb, argument, None)
    card = LUCK_CARD if verb <= HEADS else ACTION_CARD
    return worth_of_turn(after) + worth_of_waiting(after) - worth_of_waiting(state) - card


def worth_of_luck(state: SixBierze, seat: int, fives: int, heads: int) -> float:
    """The second card of a kind is worth less than the first."""
    held = (int(state.luck_of(seat, FIVE_CARD)), int(state.luck_of(seat, HEADS_CARD)))
    return sum(1.1 / (1 + held[0] + at) for at in range(fives)) + sum(
        1 / (1 + held[1] + at) for at in range(heads)
    )


# -- a tile that is placed now ---------------------------------------------------------------------


def worth_of_turn(state: SixBierze) -> float:
    """The tile of the turn, with the cards played for it."""
    row = state.target_row()
    field = state.target_field(row)
    luck = state.played.luck
    if luck == FIVE_CARD:
        return 5.0
    if luck != NO_LUCK:
        return float(state.points_of_row(row)) + taken_tiles(state, row)
    return worth(state, row, field, state.covering(row, field))


def worth_of_waiting(state: SixBierze) -> float:
    """The other revealed tiles of the seat whose turn it is."""
    waiting = [state.queue[at] for at in range(state.waiting)]
    own = [tile for tile in waiting if state.where[tile] == state.where[state.tile]]
    return sum(worth_now(state, tile) for tile in own)


def worth_now(state: SixBierze, tile: int) -> float:
    row = state.row_by_rules(tile)
    return worth(state, row, state.used[row], tile)


def worth(state: SixBierze, row: int, field: int, tile: int) -> float:
    """What it brings when this tile covers that field."""
    setup = state.setup
    if field >= setup.last_field(row):
        return float(state.points_of_row(row)) + taken_tiles(state, row)
    effect = setup.effect(row, field)
    if effect == DRAW_TILE:
        return TILE_MORE if state.left else 0.0
    if effect == DRAW_ACTION:
        return ACTION_CARD
    return float(state.points_on(row, field, tile))


def taken_tiles(state: SixBierze, row: int) -> float:
    if state.setup.effect(row, state.setup.last_field(row)) != TAKE_ROW_TILES:
        return 0.0
    heads = sum(int(state.setup.heads[tile]) for tile in tiles_of(state, row))
    return -TAKEN_TILES * heads


def tiles_of(state: SixBierze, row: int) -> list[int]:
    first = row * state.setup.width
    lying = [int(state.fields[first + field]) for field in range(state.used[row])]
    return [tile for tile in lying if tile > 0]


# -- a tile that is played face down -----------------------------------------------------------------


def expected(state: SixBierze, tile: int) -> float:
    """Weighs the field the tile would cover now, and those behind it, by who may come before."""
    row = state.row_by_rules(tile)
    end = state.ends[row]
    lowest = end if end < tile else 0
    others = (state.seats - 1) * state.plays
    unseen = [other for other in range(1, state.setup.tiles + 1) if state.where[other] == UNSEEN]
    between = sum(1 for other in unseen if lowest < other < tile)
    chance = min(1.0, between / max(1, len(unseen)))
    free = state.setup.last_field(row) - state.used[row]
    total = 0.0
    for before in range(others + 1):
        likely = probability(others, before, chance)
        # Once somebody before has taken the row, the tile is likely to fall on a plain field.
        total += likely * worth(state, row, state.used[row] + before, tile) if before <= free else 0.0
    return total


def probability(tries: int, hits: int, chance: float) -> float:
    """Of exactly so many hits in so many tries."""
    ways = 1.0
    for i in range(hits):
        ways *= (tries - i) / (i + 1)
    return ways * chance**hits * (1 - chance) ** (tries - hits)
