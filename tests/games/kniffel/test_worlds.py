"""Worlds against all deals, draws and choices of tiny games, card by card."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, SuspendingChance, fast
from stolik.engine.errors import NeedsChance
from stolik.engine.state import Log
from stolik.games.kniffel import GAME
from stolik.games.kniffel.cards import number_of, pack, unpack
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.rules import Kniffel
from stolik.games.kniffel.worlds import Guess, KniffelWorlds
from stolik.testing.enumeration import Node, branches, deals, key
from tests.games.kniffel.table import Table

POINTS = GAME.default_components["points"]
TINY = {"discards": 2, "points": POINTS}


def tiny(seats: int, **components: Any) -> Any:
    return GAME.terms(seats, {"start": 0, "max_turns": 12}, {**TINY, **components})


@dataclass
class Path:
    """One way a game may have gone; equal cards make several ways to choose the same."""

    state: Kniffel
    log: Log
    weight: Fraction


def path_of(node: Node) -> Path:
    assert isinstance(node.state, Kniffel)
    return Path(node.state, node.log, node.weight)


def ways_to_lay_off(state: Kniffel, seat: int, move: int) -> int:
    """Which of several equal cards is laid off makes no difference, but each way counts."""
    laid = state.setup.catalogue.cards[move >> 1]
    held = state.hands[seat]
    ways = 1
    for card in range(1, 7):
        ways *= comb(number_of(held, card), number_of(laid, card))
    return ways


def after(path: Path, texts: list[str]) -> Iterator[Path]:
    """Every way chance can answer these moves; a move that is not legal ends the path."""
    if not texts:
        yield path
        return
    seat = path.state.actors()[0]
    move = GAME.parse(path.state, texts[0])
    if path.state.why_illegal(seat, move):
        return
    weight = path.weight * ways_to_lay_off(path.state, seat, move)

    def act(chance: Any) -> Node:
        state = path.state.copy()
        state.chance = chance
        log = list(path.log)
        state.apply(seat, move, log)
        return Node(state, log, Fraction(1))

    for node in branches(act, [], weight):
        yield from after(path_of(node), texts[1:])


def likeliest(paths: list[Path], seat: int) -> tuple[Kniffel, dict[str, Fraction]]:
    """All positions in which the seat has seen the same: of such groups, the one with the most positions."""
    groups: dict[str, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    first: dict[str, Kniffel] = {}
    for path in paths:
        seen = str([event for event in path.log if event[1:2] == (seat,)])
        groups[seen][key(GAME.position(path.state))] += path.weight
        first.setdefault(seen, path.state)
    most = max(groups, key=lambda seen: len(groups[seen]))
    return first[most], groups[most]


def belief(terms: Any, seat: int, texts: list[str], hand: list[int]) -> tuple[Kniffel, dict[str, Fraction]]:
    """What a seat that has seen these moves, and now holds these cards, can think."""
    dealt = [path_of(node) for node in deals(GAME, terms)]
    paths = [path for start in dealt for path in after(start, texts)]
    return likeliest([path for path in paths if path.state.hands[seat] == pack(hand)], seat)


def drawn(terms: Any, state: Kniffel, seat: int, number: int) -> dict[str, int]:
    worlds = GAME.worlds(terms, GAME.knowledge(state, terms, seat))
    counts: dict[str, int] = defaultdict(int)
    for draw in range(number):
        counts[key(GAME.position(worlds.draw(fast(draw))))] += 1
    return counts


@pytest.mark.rule("K7.1f", "K8.3a")
@pytest.mark.parametrize(
    ("seat", "texts", "hand"),
    [
        (0, ["pass", "discard 1 draw 1"], [1, 2]),
        (0, ["pass", "discard 1 2 draw 3"], [2, 2]),
        (1, ["discard 2 draw 2", "pass", "discard 2 draw 1"], [1, 2]),
        (0, ["pass", "score ones 1"], [1, 2]),
    ],
)
def test_before_a_shuffle_worlds_are_as_likely_as_their_cards(
    seat: int, texts: list[str], hand: list[int]
) -> None:
    """Eight cards, two in each hand: every way the cards can lie comes up as often as it should."""
    terms = tiny(2, values=2, copies=4, hand=2, hand_limit=3, boxes=["ones", "twos"])
    state, weights = belief(terms, seat, texts, hand)
    assert not state.memory.shuffled
    assert len(weights) > 1
    counts = drawn(terms, state, seat, 4000)
    assert set(counts) == set(weights)
    assert agrees(counts, weights)


def agrees(counts: dict[str, int], weights: dict[str, Fraction]) -> bool:
    """Whether each world came up as often as its weight says, within five standard deviations."""
    number = sum(counts.values())
    shares = {world: float(weight / sum(weights.values())) for world, weight in weights.items()}
    return all(
        abs(counts[world] / number - share) < 5 * (share * (1 - share) / number) ** 0.5
        for world, share in shares.items()
    )


@pytest.mark.rule("K8.3a", "K6.1c")
@pytest.mark.parametrize(
    ("seats", "seat", "texts", "hand"),
    [
        (2, 0, ["discard 1 draw 2", "discard 2 draw 2", "pass", "discard 2 draw 1"], [1, 2]),
        (2, 1, ["discard 1 draw 2", "discard 2 draw 2", "discard 2 draw 1"], [1, 2]),
        (3, 0, ["discard 1 draw 2", "discard 2 draw 2", "discard 3 draw 2"], [1, 3]),
        (3, 2, ["discard 1 draw 2", "discard 2 draw 2", "pass", "discard 2 draw 1"], [1]),
    ],
)
def test_after_the_deal_and_a_shuffle(seats: int, seat: int, texts: list[str], hand: list[int]) -> None:
    """Small decks that run out: nothing is drawn that cannot be, and all that can."""
    values = 2 if seats == 2 else 3
    terms = tiny(seats, values=values, copies=2, hand=1, hand_limit=2, boxes=["ones"])
    state, weights = belief(terms, seat, texts, hand)
    assert state.memory.shuffled
    assert set(drawn(terms, state, seat, 3000)) == set(weights)


def after_a_shuffle(terms: Any, own: list[int], others: list[int]) -> Iterator[Path]:
    """Three seats: seat 0 holds `own`, the other two `others`, and the rest was shuffled."""
    rest = unpack(GAME.setup(terms).deck())
    for card in [*own, *others]:
        rest.remove(card)
    for order in permutations(others):
        hands = [own, list(order[:1]), list(order[1:])]
        position = {"seats": [{"hand": cards} for cards in hands], "shuffled": rest}
        yield Path(GAME.place(terms, position, fast(0)), [], Fraction(1))


@pytest.mark.rule("K8.3a", "K6.1c")
@pytest.mark.parametrize(
    ("texts", "exact"),
    [
        (["pass", "discard 1 draw 2"], True),
        (["pass", "discard nothing draw 1", "pass", "pass", "discard 2 draw 1"], True),
        (["pass", "discard 1 draw 2", "discard nothing draw 1", "pass", "discard 2 draw 1"], True),
        (
            ["discard 1 draw 2", "discard nothing draw 1", "discard 2 draw 2", "pass", "discard 2 draw 1"],
            False,
        ),
        (
            ["pass", "discard 1 draw 1", "discard 3 draw 2", "pass", "discard 2 draw 2", "discard 2 draw 1"],
            False,
        ),
    ],
)
def test_three_seats_after_a_shuffle(texts: list[str], exact: bool) -> None:  # noqa: FBT001
    """A card laid off may have been held since the shuffle or drawn: every explanation comes up."""
    terms = tiny(3, values=3, copies=3, hand=1, hand_limit=3, boxes=["ones"])
    paths = [path for start in after_a_shuffle(terms, [1], [1, 2, 3]) for path in after(start, texts)]
    state, weights = likeliest(paths, 0)
    assert len(weights) > 2
    counts = drawn(terms, state, 0, 4000)
    assert set(counts) == set(weights)
    assert agrees(counts, weights) or not exact


def guess_of(numbers: list[int]) -> Guess:
    """What seat 0 thinks with this luck: seats 1 and 2 held 1, 2 and 3, each has drawn and laid one off."""
    terms = tiny(3, values=3, copies=3, hand=1, hand_limit=3, boxes=["ones"])
    position = {"seats": [{"hand": [1]}, {"hand": [2]}, {"hand": [1, 3]}], "shuffled": [1, 2, 2, 3, 3]}
    state = GAME.place(terms, position, ScriptedChance([1, 2, 3, 3]))
    texts = ["pass", *["discard nothing draw 1"] * 2, "pass", "discard 2 draw 1", "discard 3 draw 1"]
    for text in texts:
        state.play(state.actors()[0], GAME.parse(state, text))
    worlds = GAME.worlds(terms, GAME.knowledge(state, terms, 0))
    assert isinstance(worlds, KniffelWorlds)
    guess = Guess(worlds)
    assert guess.explain(state.memory.turns, SuspendingChance(numbers))
    return guess


def odds_of(numbers: list[int]) -> int:
    with pytest.raises(NeedsChance) as asked:
        guess_of(numbers)
    return asked.value.n


@pytest.mark.rule("K8.3a", "K6.1c")
def test_the_odds_of_an_old_card() -> None:
    """As many ways as there are to have held it since the shuffle, and to have drawn it."""
    # One old card of three is in the hand and one new of five; one old card is a 2, and two new ones are.
    assert odds_of([]) == 1 * 1 * 5 + 1 * 2 * 3
    # Then two of the old cards and one new one are in the hand of seat 2, which lays off a 3.
    assert odds_of([4]) == 2 * 1 * 5 + 1 * 2 * 2
    assert odds_of([5]) == 2 * 1 * 4 + 1 * 2 * 3


@pytest.mark.rule("K8.3a", "K6.1c")
@pytest.mark.parametrize(
    ("numbers", "old", "new", "laid_new"),
    [
        ([4, 9], [1], [1, 2, 2, 3, 3], [[], [], []]),
        ([4, 10], [1, 3], [1, 2, 2, 3], [[], [], [3]]),
        ([5, 7], [1, 2], [1, 2, 3, 3], [[], [2], []]),
        ([5, 8], [1, 2, 3], [1, 2, 3], [[], [2], [3]]),
    ],
)
def test_what_an_explanation_leaves(
    numbers: list[int], old: list[int], new: list[int], laid_new: list[list[int]]
) -> None:
    """The old and the new cards that are still somewhere, and the new ones that have come and gone."""
    guess = guess_of(numbers)
    assert (unpack(guess.old), unpack(guess.new)) == (old, new)
    assert (guess.old_count, guess.new_count) == (len(old), len(new))
    assert [unpack(cards) for cards in guess.laid_new] == laid_new


@pytest.mark.rule("K8.3a", "K6.1c")
def test_what_is_laid_off_later_tells_what_it_was_before() -> None:
    """Seat 1 has new cards only when it lays off a 1: so the 1 that seat 2 laid off was its old one."""
    terms = tiny(3, values=4, copies=2, hand=1, hand_limit=2, boxes=["ones"])
    texts = ["pass", "discard 2 draw 1", "discard nothing draw 1", "pass", "pass", "discard 1 draw 1"]
    texts += ["pass", "discard 1 draw 1"]
    paths = [path for start in after_a_shuffle(terms, [3], [1, 2]) for path in after(start, texts)]
    state, weights = likeliest(paths, 0)
    assert state.memory.shuffled
    counts = drawn(terms, state, 0, 2000)
    assert set(counts) == set(weights)
    assert agrees(counts, weights)


@pytest.mark.rule("K6.1c")
def test_after_a_shuffle_a_seat_knows_the_other_hand() -> None:
    """What was not shuffled and is not in one's own hand is in the other's."""
    deck = [card for card in range(1, 7) for _ in range(4)]
    for card in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5):
        deck.remove(card)
    table = Table(
        {"hand": [1, 1, 2, 2, 3]},
        {"hand": [3, 4, 4, 5, 5]},
        components={"copies": 4, "boxes": BOX_NAMES[:11]},
        discards=deck,
        chance=[6],
    )
    table.play((0, "discard nothing draw 1"))
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    for seed in range(20):
        world = worlds.draw(fast(seed))
        assert world.hands[1] == pack([3, 4, 4, 5, 5])
    others = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 1))
    hands = [others.draw(fast(seed)).hands[0] for seed in range(200)]
    # Seat 1 knows the five cards seat 0 had, but not the one it has drawn.
    assert {hand - pack([1, 1, 2, 2, 3]) for hand in hands} == {pack([card]) for card in range(1, 7)}


@pytest.mark.rule("K8.3a", "K6.1c")
def test_a_copy_remembers_for_itself() -> None:
    """What is laid off and drawn in a copy after a shuffle is not remembered in the game."""
    table = Table(
        {"hand": [1]},
        {"hand": [2]},
        components={"values": 2, "copies": 3, "hand": 1, "hand_limit": 2, "boxes": ["ones"]},
        discards=[1, 1, 2, 2],
        chance=[1, 2],
    )
    table.play((0, "discard nothing draw 1"))
    before = table.position
    copy = table.state.copy()
    copy.play(1, GAME.parse(copy, "discard 2 draw 1"))
    assert table.position == before
    assert GAME.position(copy) != before


def exchanges(state: Kniffel, seat: int) -> list[int]:
    """Those that lay something off."""
    return [move for move in state.moves(seat) if GAME.text(state, move)[:9] in ("discard 1", "discard 2")]


@pytest.mark.rule("K8.3a", "K6.1c")
@pytest.mark.parametrize("turns", range(8))
def test_a_copy_and_the_game_go_on_side_by_side(turns: int) -> None:
    """However many turns are remembered: what comes after is remembered in one of the two only."""
    state = Table(
        {"hand": [1]},
        {"hand": [2]},
        components={"values": 2, "copies": 3, "hand": 1, "hand_limit": 2, "boxes": ["ones"]},
        discards=[1, 1, 2, 2],
    ).state
    state.chance = fast(1)
    state.play(0, GAME.parse(state, "discard nothing draw 1"))
    for turn in range(1, turns + 1):
        state.play(turn % 2, exchanges(state, turn % 2)[0])
    seat = state.actors()[0]
    copy = state.copy()
    first, *_, last = exchanges(state, seat)
    state.play(seat, last)
    before = GAME.position(state)
    copy.play(seat, first)
    assert GAME.position(state) == before


def test_a_world_has_chance_of_its_own() -> None:
    """Drawing a world does not touch the game, and playing it does not touch the next."""
    table = Table({"hand": [1, 3, 6, 6, 6]}, {"hand": [1, 2, 3, 4, 5]})
    before = table.position
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    first, second = worlds.draw(fast(1)), worlds.draw(fast(1))
    assert GAME.position(first) == GAME.position(second)
    first.play(0, GAME.parse(first, "discard 1 draw 2"))
    assert GAME.position(worlds.draw(fast(1))) == GAME.position(second)
    assert table.position == before
