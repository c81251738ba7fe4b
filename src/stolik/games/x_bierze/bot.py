"""How a sensible player of X bierze! judges a move, from what his seat knows."""

from stolik.games.x_bierze.box import Setup
from stolik.games.x_bierze.knowledge import Knowledge

# A bull head in hand costs one point now; one in the X row costs two if the row is dumped later.
DUMP_RISK = 0.6


def rate(setup: Setup, knowledge: Knowledge, moves: list[str]) -> list[float]:
    """Minus the points a move is expected to cost."""
    return [-cost(setup, knowledge, move) for move in moves]


def cost(setup: Setup, knowledge: Knowledge, move: str) -> float:
    if move.startswith("row "):
        return cost_of_taking(setup, knowledge, knowledge.position.rows[int(move[4:]) - 1])
    if move.startswith("keep "):
        return cost_of_keeping(setup, knowledge, int(move[5:]), knowledge.position.taken)
    return cost_of_playing(setup, knowledge, int(move))


def cost_of_taking(setup: Setup, knowledge: Knowledge, cards: list[int]) -> float:
    """The best one can do with these cards; more cards in hand also mean a longer round."""
    return min(cost_of_keeping(setup, knowledge, card, cards) for card in cards)


def cost_of_keeping(setup: Setup, knowledge: Knowledge, kept: int, taken: list[int]) -> float:
    x_row = knowledge.position.seats[knowledge.seat].x_row
    last = max(x_row, default=0)
    in_hand = sum(heads(setup, card) for card in taken if card != kept)
    if kept < last:
        dumped = 2 * sum(heads(setup, card) for card in x_row)
        return in_hand + dumped + heads(setup, kept) * DUMP_RISK
    # The higher the X row ends, the sooner it has to be dumped.
    at_risk = 2 * sum(heads(setup, card) for card in [*x_row, kept])
    crowding = at_risk * DUMP_RISK * (kept - last) / int(setup.cards)
    return in_hand + crowding


def cost_of_playing(setup: Setup, knowledge: Knowledge, card: int) -> float:
    """Weighs the row the card would go to now against the cards that may come before it."""
    rows = knowledge.position.rows
    ends = [(row[-1], number) for number, row in enumerate(rows) if row[-1] < card]
    if not ends:
        return min(cost_of_taking(setup, knowledge, row) for row in rows) + 1.0
    end, number = max(ends)
    free = int(setup.limits[number]) - 1 - len(rows[number])
    row_cost = cost_of_taking(setup, knowledge, rows[number])
    if free == 0:
        return row_cost + 0.5
    unseen_between = sum(1 for other in range(end + 1, card) if not is_seen(knowledge, other))
    others = len(knowledge.position.seats) - 1
    chance_each = unseen_between / max(
        1, int(setup.cards) - len(rows) - len(knowledge.position.seats[knowledge.seat].hand)
    )
    pushed = sum(probability(others, before, chance_each) for before in range(free, others + 1))
    return pushed * (row_cost + 2.0) - 0.05 * heads(setup, card)


def heads(setup: Setup, card: int) -> int:
    return int(setup.heads[card])


def is_seen(knowledge: Knowledge, card: int) -> bool:
    position = knowledge.position
    piles = [*position.rows, position.taken]
    piles += [cards for seat in position.seats for cards in (seat.hand, seat.x_row, seat.x_pile)]
    return any(card in pile for pile in piles)


def probability(tries: int, hits: int, chance: float) -> float:
    """Of exactly so many hits in so many tries."""
    ways = 1.0
    for i in range(hits):
        ways *= (tries - i) / (i + 1)
    return ways * chance**hits * (1 - chance) ** (tries - hits)
