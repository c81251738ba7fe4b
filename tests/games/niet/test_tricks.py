"""Who takes a trick, and what becomes of it."""

import pytest

from tests.games.niet.table import Table, placed, with_rounds


def trick(*cards: str, trump: str = "yellow", super_trump: str = "blue") -> Table:
    """Seat 0 leads to the last trick of the game, to which everybody may play the card he has left."""
    table = placed(
        *[[card] for card in cards],
        shows={"trump": trump, "super": super_trump},
        options={"no_trump_field": trump == "niet"},
        components=with_rounds(1),
    )
    return table.play(*enumerate(cards))


WINNERS = [
    # the highest of the led colour
    (["green 9", "green 4", "green 10"], 2, "N5.4b"),
    (["green 9", "red 8", "red 10"], 0, "N5.4b"),
    (["green 2", "green 1", "red 8"], 0, "N5.4b"),
    (["green 1", "green 1", "red 8"], 1, "N5.4e"),
    (["green 1", "green 1", "green 1"], 2, "N5.4e"),
    # the highest trump
    (["green 9", "yellow 2", "green 10"], 1, "N5.4c"),
    (["green 9", "yellow 2", "yellow 7"], 2, "N5.4c"),
    (["yellow 9", "yellow 2", "green 8"], 0, "N5.4c"),
    (["green 9", "yellow 1", "green 10"], 1, "N5.4f"),
    (["green 9", "yellow 2", "yellow 1"], 1, "N5.4f"),
    (["green 9", "yellow 1", "yellow 1"], 2, "N5.4e"),
    (["yellow 1", "yellow 1", "green 9"], 1, "N5.4e"),
    # super trumps
    (["green 9", "blue 1", "yellow 10"], 1, "N5.4d"),
    (["yellow 10", "blue 1", "green 9"], 1, "N5.4d"),
    (["blue 1", "yellow 10", "green 9"], 0, "N5.4d"),
    (["blue 1", "yellow 1", "blue 1"], 2, "N5.4e"),
    (["blue 1", "blue 1", "blue 1"], 2, "N5.4e"),
    (["green 9", "blue 1", "blue 1"], 2, "N5.4e"),
    (["blue 9", "blue 1", "blue 10"], 1, "N5.4d"),
]
SAME = [
    (["yellow 10", "yellow 1", "green 9"], 1),
    (["yellow 1", "yellow 10", "green 9"], 0),
    (["yellow 1", "yellow 1", "yellow 10"], 1),
    (["green 9", "yellow 2", "yellow 10"], 2),
]
NO_TRUMP = [
    (["green 9", "yellow 10", "green 4"], 0),
    (["green 9", "blue 1", "green 10"], 1),
    (["blue 1", "green 10", "blue 1"], 2),
    (["yellow 1", "green 1", "yellow 1"], 2),
]
NEITHER = [
    (["blue 2", "blue 1", "yellow 10"], 0),
    (["blue 1", "yellow 1", "green 9"], 0),
    (["green 9", "yellow 1", "green 10"], 2),
]


def winner(table: Table) -> int:
    taken = table.named("trick-taken")
    assert len(taken) == 1
    seat: int = taken[0]["seat"]
    return seat


@pytest.mark.rule("N5.4b", "N5.4c", "N5.4d", "N5.4e", "N5.4f", "N5.4g", "N5.2b")
@pytest.mark.parametrize(("cards", "seat", "rule"), WINNERS)
def test_yellow_trump_and_blue_super_trump(cards: list[str], seat: int, rule: str) -> None:
    """Super trump before trump before the led colour; of equal cards the later one."""
    assert winner(trick(*cards)) == seat, rule


@pytest.mark.rule("N5.4d", "N5.4e")
@pytest.mark.parametrize(("cards", "seat"), SAME)
def test_one_colour_for_both(cards: list[str], seat: int) -> None:
    """Where the colour of the super trumps is trump, its 1s are its highest cards."""
    assert winner(trick(*cards, super_trump="yellow")) == seat


@pytest.mark.rule("N2h", "N5.4d")
@pytest.mark.parametrize(("cards", "seat"), NO_TRUMP)
def test_no_trump(cards: list[str], seat: int) -> None:
    """Only super trumps beat the led colour."""
    assert winner(trick(*cards, trump="niet")) == seat


@pytest.mark.rule("N2k", "N5.4b")
@pytest.mark.parametrize(("cards", "seat"), NEITHER)
def test_neither_trump_nor_super_trump(cards: list[str], seat: int) -> None:
    """The highest card of the led colour wins, whatever else there is."""
    assert winner(trick(*cards, trump="niet", super_trump="niet")) == seat


@pytest.mark.rule("N5.2a")
@pytest.mark.parametrize(("super_trump", "seat"), [("blue", 1), ("red", 2), ("green", 0), ("niet", 3)])
def test_the_super_trumps_are_the_1s_of_their_colour(super_trump: str, seat: int) -> None:
    """Neither other 1s nor other cards of the colour beat a trump."""
    cards = ["green 1", "blue 1", "red 1", "yellow 2"]
    assert winner(trick(*cards, super_trump=super_trump)) == seat


@pytest.mark.rule("N5.4a")
def test_a_trick_is_decided_when_it_is_complete() -> None:
    """Before the last card nobody takes it."""
    table = placed(["green 9", "red 2"], ["green 3", "red 3"], ["green 4", "red 4"])
    table.play((0, "green 9"), (1, "green 3"))
    assert table.named("trick-taken") == []
    table.play((2, "green 4"))
    assert [event["seat"] for event in table.named("trick-taken")] == [0]


@pytest.mark.rule("N5.5a", "N5.5b", "N5.5c", "N7f")
def test_the_winner_takes_the_trick_and_leads() -> None:
    """Its cards are looked at until the next trick is complete; what counts is how many each has."""
    table = placed(*[[f"green {seat + 2}", f"green {seat + 6}", f"red {seat + 2}"] for seat in range(3)])
    table.play((0, "green 2"), (1, "green 7"), (2, "green 4"))
    view = table.view(None)
    assert [part.tricks for part in view.seats] == [0, 1, 0]
    assert [card.card for card in view.last_trick.cards] == ["green 2", "green 7", "green 4"]
    assert table.state.actors() == [1]
    assert table.moves(1) == ["red 3", "green 3"]
    table.play((1, "red 3"), (2, "red 4"))
    assert [card.card for card in table.view(None).last_trick.cards] == ["green 2", "green 7", "green 4"]
    table.play((0, "red 2"))
    assert [card.card for card in table.view(None).last_trick.cards] == ["red 3", "red 4", "red 2"]
    assert "green 2" not in str(table.view(None))
    assert [part.tricks for part in table.view(None).seats] == [0, 1, 1]


@pytest.mark.rule("N5.5e", "N4.3e")
def test_the_round_ends_with_the_last_card() -> None:
    """When all hands are empty the last trick is taken and the round is scored."""
    table = placed(["green 9"], ["green 3"], components=with_rounds(1))
    table.play((0, "green 9"))
    assert table.named("round-scored") == []
    table.play((1, "green 3"))
    assert [event["event"] for event in table.events()][1:] == [
        "played",
        "trick-taken",
        "round-scored",
        "round-scored",
        "game-over",
    ]


LOOT: list[tuple[list[str], int, list[str]]] = [
    # five seats: 0, 1 and 2 against 3 and 4
    (["green 9", "green 1", "green 4", "yellow 1", "yellow 7"], 4, ["green 1"]),
    (["green 9", "green 1", "green 4", "green 2", "green 3"], 0, []),
    (["green 1", "green 1", "green 1", "yellow 7", "red 3"], 3, ["green 1"] * 3),
    (["green 1", "yellow 1", "red 1", "blue 1", "yellow 9"], 3, ["red 1", "yellow 1", "green 1"]),
    (["green 9", "green 2", "green 3", "yellow 1", "yellow 1"], 4, []),
    (["green 9", "blue 1", "red 3", "blue 1", "yellow 3"], 3, ["blue 1"]),
    (["green 1", "green 2", "red 1", "green 3", "red 1"], 3, ["red 1", "green 1"]),
]


@pytest.mark.rule("N5.6a", "N5.6b", "N5.6c", "N5.6d", "N5.6e")
@pytest.mark.parametrize(("cards", "seat", "loot"), LOOT)
def test_loot(cards: list[str], seat: int, loot: list[str]) -> None:
    """The winner keeps every 1 that an opponent played, open for all to see, and no partner's."""
    table = trick(*cards)
    assert winner(table) == seat
    expected: list[list[str]] = [[] for _ in cards]
    expected[seat] = loot
    assert [part.loot for part in table.view(None).seats] == expected


@pytest.mark.rule("N5.6f")
def test_loot_of_two_players() -> None:
    """The other player is the opponent."""
    table = trick("green 9", "green 1")
    assert [part.loot for part in table.view(None).seats] == [["green 1"], []]


@pytest.mark.rule("N5.2c")
def test_a_super_trump_that_leads_is_no_card_of_its_colour() -> None:
    """Blue cards do not follow a blue 1: yellow does."""
    table = placed(
        ["blue 1", "red 2"],
        ["blue 13", "yellow 2"],
        shows={"super": "blue"},
        trick={"leader": 0, "cards": []},
    )
    table.play((0, "blue 1"))
    assert table.moves(1) == ["yellow 2"]
