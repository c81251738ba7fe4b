"""What is public, what a seat alone sees, and what it can know."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.events import history
from stolik.games.kniffel import GAME
from stolik.games.kniffel.view import Offer
from tests.games.kniffel.table import IDLE, Table, all_but, hand, sheet

ME = {"hand": [1, 3, 6, 6, 6], "sheet": sheet("ones")}
OTHER = {"hand": [2, 2, 4, 5, 5, 5], "sheet": {"kniffel": {"points": 50, "penalty": 4}}}


def numbers_in(data: Any) -> list[Any]:
    """Every list in some JSON."""
    if isinstance(data, dict):
        return [found for value in data.values() for found in numbers_in(value)]
    if isinstance(data, list):
        return [data, *(found for value in data for found in numbers_in(value))]
    return []


@pytest.mark.rule("K7.1a", "K7.1b", "K1.2a")
def test_sheets_and_sizes_are_public() -> None:
    """Seats and spectators see all sheets, how many cards hands have, and how many the piles."""
    table = Table(ME, OTHER, discards=[4, 1, 2])
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert [seat.hand_size for seat in view.seats] == [5, 6]
        assert plain(view.seats[0].sheet) == {"ones": {"points": 3, "penalty": 0}}
        assert plain(view.seats[1].sheet) == {"kniffel": {"points": 50, "penalty": 4}}
        assert (view.draw_pile, view.discards) == (108 - 11 - 3, 3)


@pytest.mark.rule("K7.1c", "K8.3b")
def test_only_the_top_of_the_discard_pile_is_shown() -> None:
    """The cards below it cannot be looked through."""
    table = Table(ME, OTHER, discards=[4, 1, 2])
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view.top == 2
        assert [4, 1, 2] not in numbers_in(plain(view))
        assert [1, 2, 4] not in numbers_in(plain(view))
    assert Table(ME, OTHER).view(0).top is None


@pytest.mark.rule("K7.1d", "K8.3a", "K7.1h")
def test_everybody_sees_what_is_discarded_and_how_many_are_drawn() -> None:
    """The values of the discards, and the number of the cards drawn."""
    table = hand(1, 3, 6, 6, 6, chance=[4, 5, 5]).play((0, "discard 1 3 draw 3"))
    for viewer in (1, None):
        assert history(table.log, GAME.events, viewer) == [
            {"event": "discarded", "seat": 0, "card": 1},
            {"event": "discarded", "seat": 0, "card": 3},
            *[{"event": "drew", "seat": 0}] * 3,
            {"event": "exchanged", "seat": 0, "cards": 2, "drawn": 3},
        ]
    own = history(table.log, GAME.events, 0)
    assert [event["card"] for event in own if event["event"] == "drew"] == [4, 5, 5]


@pytest.mark.rule("K7.1e")
def test_everybody_sees_the_cards_played() -> None:
    """Card by card."""
    table = hand(1, 3, 6, 6, 6, chance=[4, 5]).play((0, "score sixes 6 6"))
    for viewer in (0, 1, None):
        played = [event for event in history(table.log, GAME.events, viewer) if event["event"] == "played"]
        assert [event["card"] for event in played] == [6, 6]


@pytest.mark.rule("K7.1f", "K7.1g")
def test_hands_and_draw_pile_are_hidden() -> None:
    """A seat sees its own hand, a spectator none, and nobody the draw pile."""
    table = Table(ME, OTHER)
    assert table.view(0).hand == [1, 3, 6, 6, 6]
    assert table.view(1).hand == [2, 2, 4, 5, 5, 5]
    assert table.view(None).hand is None
    other = Table(ME, {**OTHER, "hand": [1, 1, 1, 2, 3, 4]})
    assert table.view(0) == other.view(0)
    assert table.view(None) == other.view(None)
    assert GAME.knowledge(table.state, table.terms, 0) == GAME.knowledge(other.state, other.terms, 0)


@pytest.mark.rule("K7.1g")
def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    """Events of the deal tell others only that a card was dealt."""
    log: list[Any] = []
    GAME.deal(GAME.terms(2, {"start": 0}), fast(1), log)
    seen = history(log, GAME.events, 1)
    assert seen[0] == {"event": "begins", "seat": 0}
    assert all(("card" in event) == (event["seat"] == 1) for event in seen[1:])


def test_offers_say_what_each_box_would_score_now() -> None:
    """The most the hand can make in each open box, for the viewer's own hand."""
    table = hand(1, 3, 3, 6, 6, 6, sheet=sheet("ones"))
    assert table.view(0).offers == {
        "threes": Offer(points=6, cards=[3, 3]),
        "sixes": Offer(points=18, cards=[6, 6, 6]),
        "three-of-a-kind": Offer(points=24, cards=[3, 3, 6, 6, 6]),
        "full-house": Offer(points=25, cards=[3, 3, 6, 6, 6]),
    }
    assert table.view(0).penalty == 2
    assert table.view(None).offers is None


@pytest.mark.rule("K8.3a")
def test_discards_can_be_counted() -> None:
    """A seat knows every card that was discarded, its own hand, and how many cards the others hold."""
    table = Table(ME, OTHER, discards=[4, 1, 2])
    known = GAME.knowledge(table.state, table.terms, 0)
    assert known.position.discards == [1, 4, 2]
    assert known.position.seats[0].hand == [1, 3, 6, 6, 6]
    assert known.position.seats[1].hand == []
    assert known.hand_sizes == [5, 6]


@pytest.mark.rule("K5.1b")
def test_a_missing_announcement_is_public() -> None:
    """Everybody could hear that nothing was said."""
    table = Table({**IDLE, "sheet": all_but("kniffel"), "forgot": True}, IDLE, round=12)
    for viewer in (0, 1, None):
        assert [seat.forgot for seat in table.view(viewer).seats] == [True, False]
