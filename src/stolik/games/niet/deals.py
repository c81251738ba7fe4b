"""All ways to deal some cards to places that take only certain cards: counted exactly, drawn uniformly.

Cards that the same places may take form a class. How many cards of each class go where is decided class by
class and place by place; how many ways each decision leaves is counted beforehand, in whole numbers.
"""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stolik.engine.chance import Chance

# Chances are compared as whole numbers below 2 ** 62, drawn as two halves.
HALF: Final = 31
BELOW_HALF: Final = 2_147_483_648
NO_NODE: Final = -1


def share(part: int, whole: int) -> int:
    return (part << (2 * HALF)) // whole


def draw_share(rng: Chance) -> i64:
    return (rng.below(BELOW_HALF) << HALF) | rng.below(BELOW_HALF)


class Deals:
    """Copies of a card count as different cards, and so do the places; the order within a place does not."""

    def __init__(self, cards: list[int], rooms: list[int], allowed: list[int]) -> None:
        """Place p takes `rooms[p]` cards out of the set `allowed[p]`; the rooms add up to the cards."""
        self.lay_out_places(cards, rooms, allowed)
        self.lay_out_cards(cards)
        # Nodes of decisions: the first option, its number of cards, whether it is the only one, all ways.
        self.first_option = vec[i64]([0] * 0)
        self.least = vec[i64]([0] * 0)
        self.node_ways: list[int] = []
        self.certain = vec[i64]([0] * 0)
        # Options of all nodes: the chance to stay at or below, and the node that comes next.
        self.up_to = vec[i64]([0] * 0)
        self.then = vec[i64]([0] * 0)
        self.nodes: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        self.root: i64 = NO_NODE
        self.ways = self.count_all()
        self.dealt = vec[i64]([0] * len(cards))

    # -- before drawing ----------------------------------------------------------------------

    def lay_out_places(self, cards: list[int], rooms: list[int], allowed: list[int]) -> None:
        """Places that may take the same of these cards are one group."""
        union = 0
        for card in cards:
            union |= 1 << card
        self.allowed: list[int] = []
        self.rooms: list[int] = []
        group_of: list[int] = []
        for place in range(len(rooms)):
            taken = allowed[place] & union
            if taken not in self.allowed:
                self.allowed.append(taken)
                self.rooms.append(0)
            group_of.append(self.allowed.index(taken))
            self.rooms[group_of[place]] += rooms[place]
        starts = [sum(self.rooms[:group]) for group in range(len(self.rooms))]
        self.group_start = vec[i64](starts)
        self.shared = vec[i64]([int(group_of.count(group) > 1) for group in range(len(self.rooms))])
        # Where the cards of each place begin among those dealt; how many ways groups split into places.
        self.place_start = vec[i64]([0] * len(rooms))
        self.splits = 1
        for place in range(len(rooms)):
            group = group_of[place]
            self.place_start[place] = starts[group]
            starts[group] += rooms[place]
            self.splits *= comb(starts[group] - int(self.group_start[group]), rooms[place])

    def lay_out_cards(self, cards: list[int]) -> None:
        """The classes, those with fewest places first, and for each the groups it is dealt to, in turn."""
        groups = range(len(self.rooms))
        takers: dict[int, list[int]] = {}
        for card in cards:
            takers[card] = [group for group in groups if (self.allowed[group] >> card) & 1]
        classes: list[list[int]] = []
        for card in cards:
            if takers[card] not in classes:
                classes.append(takers[card])
        classes.sort(key=len)
        members = [[card for card in cards if takers[card] == groups_of_class] for groups_of_class in classes]
        self.classes = classes
        self.sizes = [len(of_class) for of_class in members]
        self.cards = vec[i64]([card for of_class in members for card in of_class])
        # Decision by decision: which group takes cards, and where its class ends.
        turns = [(group, at) for at in range(len(classes)) for group in classes[at]]
        self.turn_group = vec[i64]([group for group, _ in turns])
        self.turn_end = vec[i64]([sum(self.sizes[: at + 1]) for _, at in turns])

    def count_all(self) -> int:
        if not self.classes:
            return self.splits
        if not self.classes[0]:
            return 0
        self.root = self.node(0, 0, self.sizes[0], tuple(self.rooms))
        self.nodes.clear()
        return self.splits * self.node_ways[self.root]

    def node(self, at: int, turn: int, left: int, rooms: tuple[int, ...]) -> int:
        """The decision how many of the `left` cards of class `at` its next group gets."""
        key = (at, turn, left, rooms)
        if key not in self.nodes:
            self.nodes[key] = self.add_node(at, turn, left, rooms)
        return self.nodes[key]

    def add_node(self, at: int, turn: int, left: int, rooms: tuple[int, ...]) -> int:
        groups = self.classes[at]
        group = groups[turn]
        room = rooms[group]
        last_class = at == len(self.classes) - 1
        most = min(left, room)
        least = left if turn == len(groups) - 1 else (room if last_class else 0)
        ways: list[int] = []
        then: list[int] = []
        for number in range(least, most + 1):
            after = (*rooms[:group], room - number, *rooms[group + 1 :])
            next_node = self.after(at, turn, left - number, after)
            ways.append(comb(left, number) * (1 if next_node == NO_NODE else self.node_ways[next_node]))
            then.append(next_node)
        return self.add_options(least, ways, then)

    def after(self, at: int, turn: int, left: int, rooms: tuple[int, ...]) -> int:
        if turn + 1 < len(self.classes[at]):
            return self.node(at, turn + 1, left, rooms)
        if at + 1 < len(self.classes):
            return self.node(at + 1, 0, self.sizes[at + 1], rooms)
        return NO_NODE

    def add_options(self, least: int, ways: list[int], then: list[int]) -> int:
        total = sum(ways)
        self.first_option = append(self.first_option, len(self.up_to))
        self.least = append(self.least, least)
        self.certain = append(self.certain, int(len(ways) == 1))
        self.node_ways.append(total)
        so_far = 0
        for number in range(len(ways)):
            so_far += ways[number]
            self.up_to = append(self.up_to, share(so_far, total) if total else 0)
            self.then = append(self.then, then[number])
        return len(self.node_ways) - 1

    # -- drawing -----------------------------------------------------------------------------

    def draw(self, rng: Chance) -> vec[i64]:
        """The cards place by place; valid until the next draw."""
        cards = self.cards[:]
        dealt = self.dealt
        fill = self.group_start[:]
        node = self.root
        taken: i64 = 0
        for turn in range(len(self.turn_group)):
            group = self.turn_group[turn]
            end = self.turn_end[turn]
            option = self.choose(node, rng)
            number = self.least[node] + option - self.first_option[node]
            to = fill[group]
            fill[group] = to + number
            for at in range(to, to + number):
                other = taken + rng.below(end - taken)
                dealt[at] = cards[other]
                cards[other] = cards[taken]
                taken += 1
            node = self.then[option]
        self.mix(rng)
        return dealt

    def choose(self, node: i64, rng: Chance) -> i64:
        option = self.first_option[node]
        if self.certain[node]:
            return option
        wanted = draw_share(rng)
        while wanted >= self.up_to[option]:
            option += 1
        return option

    def mix(self, rng: Chance) -> None:
        """Cards of different classes go on to the places of one group in any order."""
        dealt = self.dealt
        start = self.group_start
        for group in range(len(start)):
            if self.shared[group]:
                end = start[group + 1] if group + 1 < len(start) else i64(len(dealt))
                for at in range(start[group], end - 1):
                    other = at + rng.below(end - at)
                    card = dealt[other]
                    dealt[other] = dealt[at]
                    dealt[at] = card
