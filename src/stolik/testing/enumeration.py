"""All games of a tiny variant, up to some depth: every deal, every choice, with its exact weight."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import msgspec

from stolik.engine.chance import SuspendingChance
from stolik.engine.data import plain
from stolik.engine.errors import NeedsChance
from stolik.engine.events import history
from stolik.engine.game import Game, Terms
from stolik.engine.state import Log, State
from stolik.testing.walks import Case

Heard = tuple[str, ...]


@dataclass
class Node:
    """A position, how it came about, and how likely its deal was."""

    state: State
    log: Log
    weight: Fraction
    # The node one decision earlier: what was heard until then need not be worked out again.
    before: "Node | None" = None
    _heard: dict[int, Heard] = field(default_factory=dict)
    _position: str = ""

    def heard(self, game: Game[Any], seat: int) -> Heard:
        """What a seat has seen on the way here: equal for nodes that it cannot tell apart."""
        if seat not in self._heard:
            earlier = () if self.before is None else self.before.heard(game, seat)
            news = history(self.log[len(earlier) :], game.events, seat)
            self._heard[seat] = earlier + tuple(map(key, news))
        return self._heard[seat]

    def position(self, game: Game[Any]) -> str:
        if not self._position:
            self._position = key(game.position(self.state))
        return self._position


def key(data: object) -> str:
    return msgspec.json.encode(plain(data), order="sorted").decode()


def branches(act: Callable[[SuspendingChance], Node], numbers: list[int], weight: Fraction) -> Iterator[Node]:
    """Every way chance can answer while `act` runs."""
    try:
        node = act(SuspendingChance(numbers))
    except NeedsChance as need:
        for number in range(need.n):
            yield from branches(act, [*numbers, number], weight / need.n)
    else:
        node.weight = weight
        yield node


def deals(game: Game[Any], terms: Terms) -> Iterator[Node]:
    def act(chance: SuspendingChance) -> Node:
        log: Log = []
        return Node(game.deal(terms, chance, log), log, Fraction(1))

    yield from branches(act, [], Fraction(1))


def successors(node: Node) -> Iterator[Node]:
    """After every move of the next seat: with simultaneous choice the order of sealing is no matter."""
    seats = node.state.actors() if node.state.race else node.state.actors()[:1]
    for seat in seats:
        for move in node.state.moves(seat):

            def act(chance: SuspendingChance, seat: int = seat, move: int = move) -> Node:
                state = node.state.copy()
                state.chance = chance
                log = list(node.log)
                state.apply(seat, move, log)
                return Node(state, log, Fraction(1), node)

            yield from branches(act, [], node.weight)


def levels(game: Game[Any], case: Case, most: int = 60_000) -> Iterator[list[Node]]:
    """All positions after 0, 1, 2 … decisions, as long as they are not too many."""
    level = list(deals(game, case.terms(game)))
    for _ in range(case.depth):
        yield level
        level = [after for node in level for after in successors(node)]
        if not level or len(level) > most:
            return
    yield level


Belief = dict[str, Fraction]


def beliefs(game: Game[Any], level: list[Node], seat: int) -> Iterator[tuple[Node, Belief]]:
    """For each thing a seat may have seen: one position in which it has, and the weight of every other."""
    groups: dict[Heard, list[Node]] = defaultdict(list)
    for node in level:
        groups[node.heard(game, seat)].append(node)
    for nodes in groups.values():
        belief: Belief = defaultdict(Fraction)
        for node in nodes:
            belief[node.position(game)] += node.weight
        yield nodes[0], belief
