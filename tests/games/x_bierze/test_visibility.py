"""Who sees what."""

import pytest

from stolik.engine.chance import ScriptedChance
from stolik.engine.data import plain
from stolik.engine.events import history
from stolik.games.x_bierze import GAME
from tests.games.x_bierze.table import Table


def a_table(**options: bool) -> Table:
    return Table(
        {"hand": [41, 42], "x_row": [9], "x_pile": [8], "score": 3},
        {"hand": [51, 52, 53], "x_row": [20, 30]},
        seen=[42, 52],
        options=options,
    )


@pytest.mark.rule("X5.1a", "X5.1b", "X5.1c")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everybody_sees(viewer: int | None) -> None:
    """Rows, X rows, X piles, how many cards the others hold, and the scores."""
    view = a_table().view(viewer)
    assert [row.cards for row in view.rows] == [[50], [60], [70]]
    assert [seat.x_row for seat in view.seats] == [[9], [20, 30]]
    assert [seat.x_pile for seat in view.seats] == [[8], []]
    assert [seat.hand_size for seat in view.seats] == [2, 3]
    assert [seat.score for seat in view.seats] == [3, 0]


@pytest.mark.rule("X5.1e", "X5.1f")
def test_a_hand_is_its_owners() -> None:
    """A seat sees its own hand and face-down card; nobody else sees either."""
    table = a_table().play((1, "51"))
    assert table.view(1).hand == [52, 53]
    assert table.view(1).chosen == 51
    assert table.view(0).hand == [41, 42]
    assert table.view(None).hand is None
    for viewer in (0, None):
        shown = str(plain(table.view(viewer)))
        assert not any(card in shown for card in ("51", "52", "53"))


@pytest.mark.rule("X5.1d")
def test_revealed_cards_are_seen_by_all() -> None:
    """While a seat decides, all see what the others have still to place."""
    table = Table({"hand": [5, 41]}, {"hand": [61, 62]}).play((0, "5"), (1, "61"))
    assert [seat.revealed for seat in table.view(None).seats] == [5, 61]


@pytest.mark.rule("X5.1g", "X-Opt-memory_aid")
def test_the_memory_aid_is_off_unless_asked_for() -> None:
    """With the option the view names the cards all saw going to a hand."""
    assert [seat.seen for seat in a_table().view(0).seats] == [None, None]
    assert [seat.seen for seat in a_table(memory_aid=True).view(0).seats] == [[42], [52]]


@pytest.mark.rule("X5.1g")
def test_knowledge_remembers_what_was_taken() -> None:
    """Every world leaves a card that all saw being taken in the taker's hand, until he plays it."""
    table = Table({"hand": [42, 1]}, {"hand": [72, 3, 4]}, rows=[[40, 41], [60], [70]])
    table.play((0, "42"), (1, "72"), (0, "keep 40"))
    assert table.position.seen == [41]
    knowledge = GAME.knowledge(table.state, table.terms, 1)
    assert knowledge.position.seats[0].hand == [41]
    table.play((0, "41"))
    later = GAME.knowledge(table.state, table.terms, 1)
    assert later.position.seats[0].hand == [41], "he may still hold it: nobody sees which card was chosen"
    table.play((1, "3"), (1, "row 1"))
    assert 41 not in table.position.seen


@pytest.mark.rule("X1.4b")
def test_cards_put_aside_are_seen_by_nobody() -> None:
    """No event, no view and no knowledge tells a card that was not dealt."""
    log: list[tuple[int, ...]] = []
    cards = [90, 80, 70, *range(1, 17)]
    state = GAME.deal(GAME.terms(2), ScriptedChance(cards), log)
    told = {
        event["card"] for seat in (0, 1, None) for event in history(log, GAME.events, seat) if "card" in event
    }
    assert told == set(cards)
    assert {event.get("card") for event in history(log, GAME.events, None)} == {None, 90, 80, 70}
    assert GAME.knowledge(state, GAME.terms(2), 0).position.seats[1].hand == []
