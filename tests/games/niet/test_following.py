"""What may be played to a trick: a table of every kind of lead and hand."""

import pytest

from tests.games.niet.table import Table, placed

# One card of every kind that matters when green is led, yellow is trump and the blue 1s are super trumps.
FILLERS = ["red 12", "red 13", "blue 12", "blue 13"]


def second(
    lead: str, hand: list[str], *, trump: str = "yellow", super_trump: str = "blue", no_trump: bool = False
) -> Table:
    """Two players; the first has led, the second holds the hand."""
    rest = [card for card in FILLERS if card not in hand][: len(hand) - 1]
    return placed(
        rest,
        hand,
        shows={"trump": trump, "super": super_trump},
        options={"no_trump_field": no_trump},
        trick={"leader": 0, "cards": [lead]},
    )


LEGAL = [
    # a colour that is not trump
    ("green 9", ["green 2", "green 3", "red 4"], ["green 2", "green 3"], "N5.1f"),
    ("green 9", ["green 2", "yellow 13", "blue 1"], ["green 2"], "N5.1f"),
    ("green 9", ["green 1", "yellow 5", "red 4"], ["green 1"], "N5.1f"),
    ("green 1", ["green 1", "yellow 5", "red 4"], ["green 1"], "N5.1f"),
    # nothing of it: everything, trump and super trump included
    ("green 9", ["yellow 5", "blue 1", "red 4"], ["blue 1", "red 4", "yellow 5"], ""),
    ("green 9", ["red 3", "red 4"], ["red 3", "red 4"], ""),
    # the printed colour of the super trumps: a super trump is no card of it
    ("blue 9", ["blue 1", "blue 5"], ["blue 5"], "N8.2a"),
    ("blue 9", ["red 4", "blue 5"], ["blue 5"], "N5.1f"),
    ("blue 9", ["blue 1", "blue 1", "blue 2"], ["blue 2"], "N8.2a"),
    ("blue 9", ["blue 1", "red 4", "yellow 5"], ["blue 1", "red 4", "yellow 5"], ""),
    ("blue 9", ["blue 1", "blue 1", "green 3"], ["blue 1", "green 3"], ""),
    # trump
    ("yellow 9", ["yellow 2", "red 4", "blue 5"], ["yellow 2"], "N5.3a"),
    ("yellow 9", ["yellow 2", "blue 1", "blue 5"], ["blue 1", "yellow 2"], "N5.3a"),
    ("yellow 9", ["blue 1", "blue 5", "red 4"], ["blue 1"], "N5.3a"),
    ("yellow 1", ["yellow 1", "red 4"], ["yellow 1"], "N5.3a"),
    ("yellow 9", ["blue 5", "red 4"], ["blue 5", "red 4"], ""),
    # super trump
    ("blue 1", ["yellow 2", "red 4", "blue 5"], ["yellow 2"], "N5.3b"),
    ("blue 1", ["blue 1", "red 4", "blue 5"], ["blue 1"], "N5.3b"),
    ("blue 1", ["blue 1", "yellow 3", "blue 5"], ["blue 1", "yellow 3"], "N5.3b"),
    ("blue 1", ["blue 5", "red 4"], ["blue 5", "red 4"], ""),
]
SAME = [
    # super trumps of the trump colour are simply its highest cards
    ("yellow 9", ["yellow 1", "yellow 2", "red 4"], ["yellow 1", "yellow 2"], "N5.3a"),
    ("yellow 9", ["yellow 1", "red 4"], ["yellow 1"], "N5.3a"),
    ("yellow 1", ["yellow 2", "red 4"], ["yellow 2"], "N5.3b"),
    ("green 9", ["green 2", "yellow 1"], ["green 2"], "N5.1f"),
]
NO_TRUMP = [
    # without trump the super trumps are a suit of three
    ("blue 1", ["blue 1", "blue 5", "red 4"], ["blue 1"], "N5.3c"),
    ("blue 1", ["blue 5", "red 4"], ["blue 5", "red 4"], ""),
    ("blue 9", ["blue 1", "blue 5"], ["blue 5"], "N8.2a"),
    ("green 9", ["green 2", "blue 1"], ["green 2"], "N5.1f"),
    ("yellow 9", ["yellow 2", "blue 1"], ["yellow 2"], "N5.1f"),
]
RED = [
    # super trumps of a colour that is not the first of the deck
    ("red 9", ["red 1", "red 5"], ["red 5"], "N8.2a"),
    ("red 9", ["blue 1", "red 5"], ["red 5"], "N5.1f"),
]
NEITHER = [
    ("blue 1", ["blue 5", "red 4"], ["blue 5"], "N5.1f"),
    ("blue 9", ["blue 1", "red 4"], ["blue 1"], "N5.1f"),
]


def check(table: Table, hand: list[str], may: list[str], rule: str) -> None:
    assert sorted(table.moves(1)) == sorted(may)
    assert {table.refusal(1, card) for card in hand if card not in may} == ({rule} if rule else set())


@pytest.mark.rule("N5.1f", "N5.1g", "N5.1h", "N5.2c", "N5.2d", "N5.3a", "N5.3b", "N8.2a", "N8.2b")
@pytest.mark.parametrize(("lead", "hand", "may", "rule"), LEGAL)
def test_yellow_trump_and_blue_super_trump(lead: str, hand: list[str], may: list[str], rule: str) -> None:
    """What may follow each lead, and which rule forbids the rest."""
    check(second(lead, hand), hand, may, rule)


@pytest.mark.rule("N5.3a", "N5.3b", "N8.2a")
@pytest.mark.parametrize(("lead", "hand", "may", "rule"), SAME)
def test_one_colour_for_both(lead: str, hand: list[str], may: list[str], rule: str) -> None:
    """Where the colour of the super trumps is trump, they follow it like any trump."""
    check(second(lead, hand, super_trump="yellow"), hand, may, rule)


@pytest.mark.rule("N5.1f", "N8.2a")
@pytest.mark.parametrize(("lead", "hand", "may", "rule"), RED)
def test_red_super_trump(lead: str, hand: list[str], may: list[str], rule: str) -> None:
    """Whatever their colour, super trumps do not follow it."""
    check(second(lead, hand, super_trump="red"), hand, may, rule)


@pytest.mark.rule("N2h", "N5.3c", "N8.2a")
@pytest.mark.parametrize(("lead", "hand", "may", "rule"), NO_TRUMP)
def test_no_trump(lead: str, hand: list[str], may: list[str], rule: str) -> None:
    """NIET! in row 3: no colour is trump."""
    check(second(lead, hand, trump="niet", no_trump=True), hand, may, rule)


@pytest.mark.rule("N2h", "N2k", "N5.1f")
@pytest.mark.parametrize(("lead", "hand", "may", "rule"), NEITHER)
def test_neither_trump_nor_super_trump(lead: str, hand: list[str], may: list[str], rule: str) -> None:
    """NIET! in rows 3 and 4: a 1 is a card of its colour."""
    check(second(lead, hand, trump="niet", super_trump="niet", no_trump=True), hand, may, rule)


@pytest.mark.rule("N5.1b", "N5.1a")
def test_the_leader_plays_anything() -> None:
    """Then the others add a card each, clockwise, until the trick is complete."""
    table = placed(["green 9", "blue 1"], ["green 3", "red 2"], ["green 4", "red 3"], ["yellow 5", "red 4"])
    assert table.moves(0) == ["blue 1", "green 9"]
    order = []
    for card in ("green 9", "green 3", "green 4", "yellow 5"):
        order += table.state.actors()
        table.play((order[-1], card))
    assert order == [0, 1, 2, 3]
    assert len(table.view(None).last_trick.cards) == 4
    assert table.state.actors() == [3]


@pytest.mark.rule("N5.1c")
def test_only_in_turn() -> None:
    """Nobody plays before his turn, nor twice to a trick."""
    table = placed(["green 9", "green 8"], ["green 3", "green 2"], ["green 4", "green 5"])
    assert table.refusal(1, "green 3") == "N5.1c"
    table.play((0, "green 9"))
    assert table.refusal(0, "green 8") == "N5.1c"


@pytest.mark.rule("N5.1d")
@pytest.mark.parametrize("move", ["pass", "skip", "green 9 green 8"])
def test_exactly_one_card(move: str) -> None:
    """Neither none nor two."""
    table = placed(["green 9", "green 8"], ["green 3", "green 2"])
    assert table.refusal(0, move) == "N5.1d"


@pytest.mark.rule("N5.1e")
@pytest.mark.parametrize("card", ["green 3", "red 7"])
def test_only_cards_of_the_hand(card: str) -> None:
    """Neither another's card nor one that is out of the round."""
    assert placed(["green 9", "green 8"], ["green 3", "green 2"]).refusal(0, card) == "N5.1e"


@pytest.mark.rule("N3.1b")
@pytest.mark.parametrize("move", ["niet trump red", "team alone", "bonus wolf"])
def test_nothing_else_during_tricks(move: str) -> None:
    """Tokens, teams and the bonus card had their time."""
    assert placed(["green 9"], ["green 3"], ["green 4"]).refusal(0, move) == "N3.1b"
