"""Who sees what."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.games.niet import GAME
from tests.games.niet.table import Table, dealt, placed


def everything(view: Any) -> str:
    return str(plain(view))


@pytest.mark.rule("N7a")
def test_the_board_is_public() -> None:
    """Whose token lies on which field."""
    table = dealt(3).play((0, "niet trump red"), (1, "niet value 3"))
    for viewer in (0, 2, None):
        tokens = {
            (row.row, field.shows): field.token
            for row in table.view(viewer).rows
            for field in row.fields
            if field.token
        }
        assert tokens == {
            ("first", "bear"): "bear",
            ("first", "eagle"): "eagle",
            ("trump", "red"): "wolf",
            ("value", "3"): "crane",
        }


@pytest.mark.rule("N7b", "N7c", "N7e", "N1.2d")
def test_teams_hand_sizes_and_scores_are_public() -> None:
    """For players and spectators alike."""
    table = placed(*[[f"blue {n + 2}", f"red {n + 2}"] for n in range(5)], seats={1: {"score": -7}})
    for viewer in (0, 4, None):
        view = table.view(viewer)
        assert (view.team, view.bonus) == ([0, 1, 2], 3)
        assert [part.hand_size for part in view.seats] == [2] * 5
        assert [part.score for part in view.seats] == [0, -7, 0, 0, 0]


@pytest.mark.rule("N7d")
def test_the_current_trick_is_open() -> None:
    """All cards, who played them and who is winning."""
    table = placed(["blue 2", "red 2"], ["blue 3", "red 3"], ["blue 4", "red 4"])
    table.play((0, "blue 2"), (1, "blue 3"))
    for viewer in (2, None):
        trick = table.view(viewer).trick
        assert [(card.seat, card.card) for card in trick.cards] == [(0, "blue 2"), (1, "blue 3")]
        assert (trick.leader, trick.winner) == (0, 1)
    assert table.view(None).last_trick is None


@pytest.mark.rule("N7g")
def test_hands_are_private() -> None:
    """Each sees his own, a spectator none; also in events and in what a seat knows."""
    table = placed(["blue 2", "red 2"], ["blue 3", "red 3"], ["blue 4", "red 4"])
    assert table.view(1).hand == ["blue 3", "red 3"]
    assert table.view(None).hand is None
    assert "blue 4" not in everything(table.view(1)) + str(plain(GAME.knowledge(table.state, table.terms, 1)))
    assert "red" not in everything(table.view(None)).replace("'red'", "")
    deal = dealt(2).events(0)
    assert all(("card" in event) == (event["seat"] == 0) for event in deal if event["event"] == "dealt")


@pytest.mark.rule("N7h")
def test_discards_are_private() -> None:
    """Before and after all have discarded, in view, knowledge and events."""
    hands = [["blue 2", "red 2"], ["blue 3", "red 3"], ["blue 4", "red 4"]]
    table = placed(*hands, phase="discard", shows={"discard": "1"}).play((1, "discard blue 3"))

    def seen_by(seat: int) -> str:
        knowledge = plain(GAME.knowledge(table.state, table.terms, seat))
        return everything(table.view(seat)) + str(knowledge) + str(table.events(seat))

    assert [part.sealed for part in table.view(0).seats] == [False, True, False]
    assert table.view(1).chosen == ["blue 3"]
    assert "blue 3" not in seen_by(0) + seen_by(2)
    table.play((0, "discard blue 2"), (2, "discard blue 4"))
    assert table.view(1).chosen == ["blue 3"]
    assert "blue 3" not in seen_by(0) + seen_by(2)
    assert [event.get("card") for event in table.events(1) if event["event"] == "discarded"] == [
        None,
        3,
        None,
    ]


@pytest.mark.rule("N4.3l")
def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    """The giver knows where it is until it is played; the third player knows nothing of it."""
    hands = [["blue 2", "red 2"], ["blue 3", "red 3"], ["blue 4", "red 4"]]
    table = placed(*hands, phase="discard", shows={"discard": "left"})
    table.play((0, "pass red 2"), (1, "pass blue 3"), (2, "pass red 4"))

    def knows(seat: int) -> list[tuple[list[str], list[str]]]:
        parts = GAME.knowledge(table.state, table.terms, seat).position.seats
        return [(part.hand, part.chosen) for part in parts]

    assert knows(0) == [(["blue 2", "red 4"], ["red 2"]), (["red 2"], []), ([], ["red 4"])]
    assert knows(1) == [([], ["red 2"]), (["red 2", "red 3"], ["blue 3"]), (["blue 3"], [])]
    table.play((0, "red 4"), (1, "red 2"))
    assert knows(0)[1] == ([], [])


@pytest.mark.rule("N5.5a", "N7f")
def test_older_tricks_are_not_shown_but_not_forgotten() -> None:
    """They lie face down, yet everybody saw them: no world has their cards elsewhere."""
    table = placed(*[[f"blue {n + 2}", f"red {n + 2}", f"green {n + 2}"] for n in range(2)])
    table.play((0, "blue 2"), (1, "blue 3"), (1, "red 3"), (0, "red 2"))
    assert "blue 2" not in everything(table.view(0))
    played = GAME.knowledge(table.state, table.terms, 0).position.played
    assert [trick.cards for trick in played] == [["blue 2", "blue 3"], ["red 3", "red 2"]]


def void_of(table: Table, seat: int) -> list[str]:
    void: list[str] = GAME.knowledge(table.state, table.terms, 0).void[seat]
    return void


VOIDS = [
    # lead, answer, open super trump, what the answer proves
    ("green 9", "green 2", "blue", []),
    ("green 9", "red 2", "blue", ["green"]),
    ("green 9", "blue 1", "blue", ["green"]),
    ("blue 9", "blue 1", "blue", ["blue"]),
    ("blue 9", "blue 1", "red", []),
    ("yellow 9", "blue 1", "blue", []),
    ("yellow 9", "blue 2", "blue", ["trump"]),
    ("blue 1", "blue 2", "blue", ["trump"]),
    ("blue 1", "yellow 2", "blue", []),
    ("yellow 9", "yellow 1", "yellow", []),
]


@pytest.mark.rule("N5.2c", "N8.2b")
@pytest.mark.parametrize(("lead", "answer", "super_trump", "void"), VOIDS)
def test_what_a_card_proves(lead: str, answer: str, super_trump: str, void: list[str]) -> None:
    """Who does not follow has no card of the suit; super trumps are cards of the trump suit."""
    hands = [[lead, "red 12"], [answer, "red 13"]]
    table = placed(*hands, shows={"super": super_trump}).play((0, lead), (1, answer))
    assert void_of(table, 1) == void
    assert void_of(table, 0) == []


@pytest.mark.rule("N8.2b")
def test_a_super_trump_may_be_kept_by_who_is_void_of_its_colour() -> None:
    """Blue is not followed: the hand may still hold a blue 1, but no other blue card."""
    hands = [["blue 9", "red 12"], ["red 2", "blue 1"]]
    table = placed(*hands, shows={"super": "blue"}).play((0, "blue 9"), (1, "red 2"))
    worlds = GAME.worlds(table.terms, GAME.knowledge(table.state, table.terms, 0))
    held = {card for n in range(500) for card in GAME.position(worlds.draw(fast(n))).seats[1].hand}
    assert {card for card in held if card.startswith("blue")} == {"blue 1"}
    assert {card.split()[0] for card in held} == {"blue", "red", "yellow", "green"}
