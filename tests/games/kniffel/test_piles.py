"""The draw pile, the discard pile, and what is shuffled when."""

import pytest

from stolik.engine.chance import ScriptedChance, SuspendingChance, fast
from stolik.engine.errors import DataError, NeedsChance
from stolik.games.kniffel import GAME
from stolik.games.kniffel.cards import pack, unpack
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.events import DREW, SHUFFLED
from tests.games.kniffel.table import Table, hand

# Twenty-four cards, four of each value: two hands leave fourteen. No hand could be a kniffel.
SMALL = {"copies": 4, "boxes": BOX_NAMES[:11]}
HANDS = [[1, 1, 2, 2, 3], [3, 4, 4, 5, 5]]


def nearly_empty(*pile: int, chance: list[int]) -> Table:
    """Two hands, these cards in the draw pile, all others discarded."""
    deck = [card for card in range(1, 7) for _ in range(4)]
    for card in [*HANDS[0], *HANDS[1], *pile]:
        deck.remove(card)
    seats = [{"hand": cards} for cards in HANDS]
    return Table(*seats, components=SMALL, discards=deck, chance=chance)


@pytest.mark.rule("K6.1b")
def test_played_cards_go_onto_the_discard_pile() -> None:
    """They lie on the discards, the highest on top."""
    table = hand(1, 3, 6, 6, 6, chance=[1, 1, 1, 2, 2, 2, 2])
    table.play((0, "discard 6 draw 1"), (1, "score twos 2 2"))
    assert table.position.discards == [2, 6, 2]
    assert table.view(None).top == 2


@pytest.mark.rule("K6.1c", "K8.1a")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    """An empty draw pile stays empty until somebody draws."""
    table = nearly_empty(6, chance=[6, 1, 2]).play((0, "discard 1 draw 1"))
    assert table.view(None).draw_pile == 0
    assert "shuffled" not in table.events()
    table.play((1, "pass"))
    assert table.view(None).draw_pile == 0
    table.play((0, "discard nothing draw 1"))
    assert "shuffled" in table.events()
    assert table.seat(0).hand == [1, 1, 2, 2, 3, 6]


@pytest.mark.rule("K6.1d", "K8.1b", "K8.1c")
def test_a_shuffle_in_the_middle_of_a_draw() -> None:
    """The missing cards come from the new pile, into which this turn's discards went as well."""
    table = nearly_empty(6, chance=[6, 1, 1]).play((0, "discard 1 1 draw 3"))
    assert table.seat(0).hand == [1, 1, 2, 2, 3, 6]
    assert [event[0] for event in table.log[2:6]] == [DREW, SHUFFLED, DREW, DREW]
    assert table.log[3] == (SHUFFLED, 15)
    assert table.position.discards == []
    assert table.view(1).top is None
    assert table.view(1).draw_pile == 13


@pytest.mark.rule("K8.1b")
def test_cards_played_for_a_box_are_shuffled_too() -> None:
    """The refill may bring the very cards that were just played."""
    table = nearly_empty(chance=[1, 1]).play((0, "score ones 1 1"))
    assert table.seat(0).hand == HANDS[0]


def test_every_card_of_the_pile_is_equally_likely() -> None:
    """Of fourteen cards in the pile each can be the next: equal ones count one by one."""
    table = nearly_empty(6, 6, 6, 1, chance=[])
    drawn = []
    for number in range(4):
        state = table.state.copy()
        state.chance = SuspendingChance([number])
        state.play(0, GAME.parse(state, "discard nothing draw 1"))
        drawn.append(sorted(unpack(state.hands[0])))
    assert drawn == [[1, 1, 1, 2, 2, 3], *[[1, 1, 2, 2, 3, 6]] * 3]
    state = table.state.copy()
    state.chance = SuspendingChance([])
    with pytest.raises(NeedsChance) as asked:
        state.play(0, GAME.parse(state, "discard nothing draw 1"))
    assert asked.value.n == 4


def test_a_script_that_names_a_card_that_is_not_there() -> None:
    """Says what could come up instead."""
    table = nearly_empty(6, 6, 1, chance=[2])
    with pytest.raises(DataError, match="2 cannot come up now, only 1, 6, 6"):
        table.play((0, "discard nothing draw 1"))


def test_the_pile_stays_sorted() -> None:
    """Whatever is drawn: equal piles give equal cards for equal numbers."""
    state = GAME.deal(GAME.terms(2), fast(3))
    pile = state.pile
    chance = fast(4)
    while pile.left() > 0:
        cards = [pile.cards[i] for i in range(pile.left())]
        assert cards == sorted(cards)
        before = pack(cards)
        assert unpack(before - pack([pile.draw(chance)])) == [pile.cards[i] for i in range(pile.left())]


def test_the_whole_deck_can_be_drawn() -> None:
    """Eighteen of each value, no more and no less."""
    state = GAME.deal(GAME.terms(2), fast(3))
    pile = state.pile
    pile.fill(state.setup.deck())
    script = [card for _ in range(18) for card in (6, 1, 3, 2, 5, 4)]
    chance = ScriptedChance(script)
    assert [pile.draw(chance) for _ in script] == script
    assert pile.left() == 0
