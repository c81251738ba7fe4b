"""Worlds come up as often as all deals and hidden choices say: every kind of discard, with equal 1s."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.errors import DataError
from stolik.engine.state import Log
from stolik.games.niet import GAME
from stolik.games.niet.deals import Deals
from stolik.games.niet.events import DEALT
from stolik.games.niet.names import names_of
from stolik.games.niet.worlds import NietWorlds
from stolik.testing.enumeration import Node, beliefs, successors
from stolik.testing.laws import draws_fit
from tests.games.niet.table import dealt, placed
from tests.games.niet.tiny import tiny


def splits(cards: list[int], seats: int, hand: int) -> Iterator[list[list[int]]]:
    """Every way to deal them, copies told apart."""
    if seats == 0:
        yield []
        return
    for chosen in combinations(range(len(cards)), hand):
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        for others in splits(rest, seats - 1, hand):
            yield [[cards[at] for at in chosen], *others]


def after_preparations(seats: int, hand: int, components: Any) -> list[Node]:
    """All deals of the tiny deck, just before discarding or the first trick."""
    terms = GAME.terms(seats, {"dealer": 0}, components)
    setup = GAME.setup(terms)
    names, deck = names_of(setup), setup.deck
    found = []
    for hands in splits(deck.listed(deck.whole), seats, hand):
        position = {"seats": [{"hand": [names.cards[card] for card in cards]} for cards in hands]}
        state = GAME.place(terms, position, fast(0))
        log: Log = [
            (DEALT, seat, int(deck.named[card])) for seat, cards in enumerate(hands) for card in cards
        ]
        while GAME.view(state, terms, None).phase in ("niet", "team", "bonus"):
            seat = state.actors()[0]
            state.apply(seat, state.moves(seat)[0], log)
        found.append(Node(state, log, Fraction(1)))
    return found


CASES = [
    (3, 5, {"discard": "left", "ones": 2, "highest": 2}),
    (3, 7, {"discard": "left", "ones": 3, "highest": 1}),
    (2, 5, {"discard": "left", "ones": 3, "highest": 2, "super_trump": ("red",)}),
    (2, 4, {"discard": "not-1", "ones": 2, "highest": 3, "hand": 3}),
    (3, 5, {"discard": "not-1", "ones": 2, "highest": 2}),
    (2, 3, {"discard": "2", "ones": 2, "highest": 2, "hand": 3}),
    (2, 5, {"discard": "1", "ones": 2, "highest": 2, "hand": 3, "super_trump": ("blue",), "trump": ("red",)}),
    (2, 4, {"discard": "niet", "ones": 2, "highest": 3, "hand": 3, "super_trump": ("red",)}),
    (2, 3, {"discard": "niet", "ones": 3, "highest": 1}),
]


@pytest.mark.parametrize(("seats", "depth", "parts"), CASES)
def test_worlds_fit_all_deals(seats: int, depth: int, parts: dict[str, Any]) -> None:
    """Compared with every deal and every hidden choice, some beliefs of each seat at each depth."""
    components = tiny(seats, **parts)
    terms = GAME.terms(seats, {"dealer": 0}, components)
    level = after_preparations(seats, parts.get("hand", 2), components)
    for step in range(depth):
        for seat in range(seats):
            found = [pair for pair in beliefs(GAME, level, seat) if len(pair[1]) > 1]
            for node, belief in random.Random(step).sample(found, min(3, len(found))):
                draws_fit(GAME, terms, seat, node.state, belief, seed=step)
        level = [after for node in level for after in successors(node)]


@pytest.mark.parametrize(
    ("cards", "rooms", "allowed", "ways"),
    [
        ([0, 1, 2, 3], [2, 2], [0b1111, 0b1111], 6),
        ([0, 1, 2, 3], [2, 2], [0b0011, 0b1111], 1),
        ([0, 1, 2, 3], [1, 1, 2], [0b0011, 0b0111, 0b1111], 4),
        ([0, 0, 1], [1, 2], [0b11, 0b11], 3),
        ([0, 1], [1, 1], [0b10, 0b10], 0),
        ([0, 1], [1, 1], [0b01, 0b00], 0),
        ([0], [1, 0], [0b1, 0b0], 1),
        ([], [0, 0], [0b1, 0b0], 1),
    ],
)
def test_deals_are_counted(cards: list[int], rooms: list[int], allowed: list[int], ways: int) -> None:
    """In whole numbers, equal cards told apart."""
    assert Deals(cards, rooms, allowed).ways == ways


def test_deals_are_uniform() -> None:
    """Three places with different constraints: each of the four ways comes up about as often."""
    deals = Deals([0, 1, 2, 3], [1, 1, 2], [0b0011, 0b0111, 0b1111])
    rng = fast(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4000):
        dealt_now = list(deals.draw(rng))
        first, second, third = (int(deals.place_start[place]) for place in range(3))
        way = (dealt_now[first], dealt_now[second], *sorted(dealt_now[third : third + 2]))
        counts[way] = counts.get(way, 0) + 1
    assert sorted(counts) == [(0, 1, 2, 3), (0, 2, 1, 3), (1, 0, 2, 3), (1, 2, 0, 3)]
    assert all(880 < count < 1120 for count in counts.values())


def test_cards_of_one_group_lie_in_any_order() -> None:
    """The only 0 goes to one of the first two places, and to each of them as often; the third takes a 1."""
    deals = Deals([0, 1, 1], [1, 1, 1], [0b11, 0b11, 0b10])
    rng = fast(1)
    first, second = (int(deals.place_start[place]) for place in range(2))
    drawn = [[int(card) for card in deals.draw(rng)] for _ in range(2000)]
    assert all(sorted((cards[first], cards[second])) == [0, 1] for cards in drawn)
    assert 880 < sum(cards[first] == 0 for cards in drawn) < 1120


@pytest.mark.rule("N4.3n")
def test_worlds_of_a_round_without_discards() -> None:
    """With “NIET!” open in row 2 nobody has given anything up in any of them."""
    table = placed(["blue 2", "red 2"], ["blue 3", "red 3"])
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    for number in range(20):
        assert [part.chosen for part in GAME.position(worlds.draw(fast(number))).seats] == [[], []]


@pytest.mark.rule("N4.3e", "N8.4a")
@pytest.mark.parametrize(("field", "word"), [("1", "discard"), ("left", "pass")])
def test_what_others_have_sealed(field: str, word: str) -> None:
    """In every world it is a choice of the kind that row 2 asks for."""
    hands = [["blue 2", "red 2"], ["blue 3", "red 3"]]
    table = placed(*hands, phase="discard", shows={"discard": field}).play((1, f"{word} blue 3"))
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    for number in range(20):
        world = worlds.draw(fast(number))
        assert GAME.text(world, int(world.chosen[1])).startswith(word)


@pytest.mark.rule("N4.3l", "N7g")
def test_no_world_weighs_less_than_the_least() -> None:
    """Else it would come up too seldom: in random games in which equal 1s are passed and played."""
    for seed in range(12):
        table = dealt(3, chance=fast(seed), components=tiny(3, discard="left", ones=3, highest=1, hand=2))
        rng = fast(seed, 1)
        while table.state.owing:
            seat = table.state.actors()[0]
            moves = table.state.moves(seat)
            table.state.apply(seat, moves[rng.below(len(moves))])
            for viewer in range(3):
                assert_least(GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, viewer)))


def assert_least(worlds: NietWorlds) -> None:
    for number in range(4):
        world = worlds.draw(fast(number))
        for at, least in enumerate(worlds.least):
            weight = worlds.overweight(world, worlds.doubtful_seat[at], worlds.doubtful_card[at])
            assert weight >= least


@pytest.mark.rule("N7g")
def test_a_world_has_luck_of_its_own() -> None:
    """What is drawn with the same luck is the same world, and no draw uses up the game's luck."""
    table = placed(["blue 2", "red 2"], ["blue 3", "red 3"])
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    rng = fast(1)
    world = worlds.draw(rng)
    assert GAME.position(world) == GAME.position(worlds.draw(fast(1)))
    assert world.chance is not rng
    assert world.chance.copy().word() != worlds.draw(fast(2)).chance.copy().word()


def test_worlds_of_a_whole_game() -> None:
    """With five seats and the box's deck every void, trick and hand size is kept."""
    table = dealt(5)
    rng = fast(3)
    while table.state.round == 1:
        knowledge = GAME.knowledge(table.state, table.terms, 0)
        world = GAME.worlds(table.terms, knowledge).draw(rng)
        assert plain(GAME.knowledge(world, table.terms, 0)) == plain(knowledge)
        seat = table.state.actors()[0]
        moves = table.state.moves(seat)
        table.state.apply(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"hand_sizes": [2, 60]}, "knowledge"),
        ({"hand_sizes": [2]}, "knowledge"),
        ({"seat": 2}, "knowledge"),
        ({"void": [[], ["purple"]]}, r"knowledge\.void\.1"),
        ({"void": [[], ["blue", "red", "trump", "green"]]}, "knowledge: no deal"),
    ],
)
def test_impossible_knowledge_is_refused(change: dict[str, Any], where: str) -> None:
    """With the place that is wrong."""
    table = placed(["blue 2", "red 2"], ["blue 3", "red 3"])
    knowledge = plain(GAME.knowledge(table.state, table.terms, 0))
    with pytest.raises(DataError, match=where):
        GAME.worlds(table.terms, GAME.read_knowledge({**knowledge, **change}))
