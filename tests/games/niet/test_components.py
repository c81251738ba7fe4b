"""What is in the box, who plays, and what the options change."""

from collections import Counter
from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.errors import DataError
from stolik.games.niet import GAME
from stolik.games.niet.moves import Setup
from tests.games.niet.table import Table, dealt
from tests.games.niet.tiny import tiny

WOLF, CRANE, TIGER, BEAR, EAGLE = "wolf", "crane", "tiger", "bear", "eagle"


def setup(seats: int, **options: Any) -> Setup:
    made: Setup = GAME.setup(GAME.terms(seats, options))
    return made


def deck(seats: int) -> Counter[str]:
    table = dealt(seats)
    names = [GAME.text(table.state, card) for card in range(setup(seats).deck.kinds)]
    return Counter(names[card] for card in setup(seats).deck.listed(setup(seats).deck.whole))


def fields(table: Table, row: str) -> list[str]:
    return [field.shows for one in table.view(None).rows if one.row == row for field in one.fields]


@pytest.mark.rule("N1.1a", "N1.1b")
def test_the_deck() -> None:
    """Sixty cards: of each colour three 1s and every other value once."""
    cards = deck(4)
    assert cards.total() == 60
    assert set(cards) == {f"{c} {v}" for c in ("blue", "red", "yellow", "green") for v in range(1, 14)}
    assert {card for card, copies in cards.items() if copies == 3} == {
        f"{c} 1" for c in ("blue", "red", "yellow", "green")
    }
    assert set(cards.values()) == {1, 3}


@pytest.mark.rule("N1.2a")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    """One is too few and six are too many."""
    with pytest.raises(DataError, match="2 to 5 seats"):
        GAME.terms(seats)


@pytest.mark.rule("N1.2a", "N1.2b", "N1.2c", "N1.2d", "N1.2g")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_is_a_character(seats: int) -> None:
    """Wolf, Crane, Tiger, Bear and Eagle sit down in this order, and even spectators see who is who."""
    view = dealt(seats).view(None)
    assert [part.character for part in view.seats] == [WOLF, CRANE, TIGER, BEAR, EAGLE][:seats]


@pytest.mark.rule("N1.2e", "N1.2f", "N3.2b")
@pytest.mark.parametrize(("seats", "pool"), [(2, 17), (3, 12), (4, 7), (5, 2)])
def test_tokens(seats: int, pool: int) -> None:
    """Six of one's own; in the pool the two neutral ones and five of each absent character."""
    view = dealt(seats).view(None)
    assert [part.tokens for part in view.seats] == [6] * seats
    assert view.pool == pool


@pytest.mark.rule("N1.3a", "N8.5a", "N8.5b", "N3.3b")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_absent_characters_are_covered(seats: int) -> None:
    """Each under one of its own tokens, in the first round and in the next."""
    table = dealt(seats)
    expected = {name: name for name in [WOLF, CRANE, TIGER, BEAR, EAGLE][seats:]}
    while table.state.round == 1:
        row = table.view(None).rows[0]
        tokens = {field.shows: field.token for field in row.fields}
        assert {name: token for name, token in tokens.items() if name in expected} == expected
        table.first_moves(1)
    row = table.view(None).rows[0]
    assert {field.shows: field.token for field in row.fields if field.token} == expected


@pytest.mark.rule("N1.4a", "N1.4b")
@pytest.mark.parametrize(("seats", "highest", "cards"), [(2, 13, 60), (3, 10, 48), (4, 13, 60), (5, 13, 60)])
def test_deck_for_the_number_of_players(seats: int, highest: int, cards: int) -> None:
    """Three players leave out 11s, 12s and 13s."""
    assert deck(seats).total() == cards
    assert max(int(card.split()[1]) for card in deck(seats)) == highest


def test_the_greatest_deck() -> None:
    """62 cards, as many as there are bits for."""
    table = dealt(2, components=tiny(2, highest=31))
    assert table.state.setup.deck.size == 62
    table.first_moves(4)
    assert table.state.outcome() is None


@pytest.mark.rule("N1.4c", "N1.4d", "N1.4e", "N1.4f")
@pytest.mark.parametrize(("seats", "hand"), [(2, 15), (3, 16), (4, 15), (5, 12)])
def test_hands(seats: int, hand: int) -> None:
    """Everybody is dealt as many cards."""
    assert [part.hand_size for part in dealt(seats).view(None).seats] == [hand] * seats


@pytest.mark.rule("N1.4g")
def test_the_rest_of_two_players_is_unseen() -> None:
    """For a player any card that is not in his hand may be out of the round, or with the other."""
    table = dealt(2)
    knowledge = GAME.knowledge(table.state, table.terms, 0)
    own = set(table.position.seats[0].hand)
    held: Counter[str] = Counter()
    worlds = GAME.worlds(table.terms, knowledge)
    for number in range(200):
        held.update(set(GAME.position(worlds.draw(fast(number))).seats[1].hand))
    others = set(deck(2)) - {card for card in own if not card.endswith(" 1")}
    assert set(held) | {card for card in own if card.endswith(" 1")} == others
    assert all(count < 200 for count in held.values())


@pytest.mark.rule("N1.4h", "N8.1a")
def test_all_cards_are_shuffled_for_each_round() -> None:
    """A script that deals in round 2 what nobody had in round 1."""
    first = [color * 100 + value for value in range(2, 10) for color in range(4)][:30]
    second = [color * 100 + value for value in range(13, 4, -1) for color in range(4)][:30]
    table = dealt(2, chance=ScriptedChance([*first, *second]))
    assert "blue 12" not in [card for part in table.position.seats for card in part.hand]
    while table.state.round == 1:
        table.first_moves(1)
    assert "blue 12" in [card for part in table.position.seats for card in part.hand]


@pytest.mark.rule("N8.1b")
def test_cards_are_dealt_one_by_one() -> None:
    """From the dealer's left, clockwise, until everybody has as many."""
    table = dealt(3, dealer=1)
    seats = [event["seat"] for event in table.named("dealt")]
    assert seats == [2, 0, 1] * 16


@pytest.mark.rule("N1.5a", "N-Opt-dealer")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_first_dealer_is_random(dealer: int) -> None:
    """Chance names the seat before any card comes up."""
    deal = [color * 100 + value for value in range(2, 11) for color in range(4)] + [1, 1, 1] * 4
    for color in range(4):
        deal[36 + 3 * color : 39 + 3 * color] = [color * 100 + 1] * 3
    state = GAME.deal(GAME.terms(3), ScriptedChance([dealer, *deal]))
    assert state.dealer == dealer


@pytest.mark.rule("N-Opt-dealer")
def test_the_first_dealer_can_be_named() -> None:
    """A seat that plays; no other."""
    assert dealt(4, dealer=2).state.dealer == 2
    with pytest.raises(DataError, match="0 to 3"):
        GAME.terms(4, {"dealer": 4})
    with pytest.raises(DataError):
        GAME.terms(4, {"dealer": "wolf"})


@pytest.mark.rule("N2a", "N2c", "N2q", "N2d", "N2e", "N2f", "N2j", "N2l", "N-Opt-no_trump_field")
def test_the_board() -> None:
    """Five rows of fields, the third without NIET! unless the option says so."""
    table = dealt(5)
    assert [row.row for row in table.view(None).rows] == ["first", "discard", "trump", "super", "value"]
    assert fields(table, "first") == [CRANE, WOLF, TIGER, BEAR, EAGLE]
    assert fields(table, "discard") == ["1", "2", "not-1", "left", "niet"]
    assert fields(table, "trump") == ["blue", "red", "yellow", "green"]
    assert fields(table, "super") == ["blue", "red", "yellow", "green", "niet"]
    assert fields(table, "value") == ["1", "2", "3", "4", "-2"]


@pytest.mark.rule("N2g", "N-Opt-no_trump_field")
def test_the_no_trump_field() -> None:
    """The option adds a fifth field to row 3."""
    assert fields(dealt(4, no_trump_field=True), "trump") == ["blue", "red", "yellow", "green", "niet"]
    assert "niet trump niet" in dealt(4, no_trump_field=True).moves(0)


@pytest.mark.rule("N2m")
def test_an_owners_board() -> None:
    """A file with other rows takes the place of the box's; one that makes no sense is refused."""
    rows = {**GAME.default_components["rows"], "value": [1, 5, -3], "discard": ["left", "niet"]}
    table = dealt(4, components=GAME.with_board(None, rows, "my.toml"))
    assert fields(table, "value") == ["1", "5", "-3"]
    assert {"niet value -3", "niet discard left"} <= set(table.moves(0))
    with pytest.raises(DataError, match=r"my\.toml"):
        GAME.with_board(None, {**rows, "trump": ["purple"]}, "my.toml")
    with pytest.raises(DataError, match="row 1"):
        GAME.terms(4, components=GAME.with_board(None, {**rows, "first": [WOLF]}, "my.toml"))


@pytest.mark.rule("N-Opt-target")
@pytest.mark.parametrize("target", [9, 501, "100", 10.5])
def test_targets(target: object) -> None:
    """From 10 to 500 points, or none."""
    assert setup(4).target == 0
    assert [setup(4, target=10).target, setup(4, target=500).target] == [10, 500]
    with pytest.raises(DataError, match=r"options\.target"):
        GAME.terms(4, {"target": target})


def changed(**parts: Any) -> dict[str, Any]:
    return {**GAME.default_components, **parts}


def with_rows(**rows: Any) -> dict[str, Any]:
    return changed(rows={**GAME.default_components["rows"], **rows})


def with_table(**table: int) -> dict[str, Any]:
    return changed(tables=[{"seats": 4, "highest": 13, "hand": 15, "rounds": 8, **table}])


@pytest.mark.parametrize(
    ("components", "where"),
    [
        (changed(colours=["blue", "blue"]), "components.colours"),
        (changed(characters=[WOLF, CRANE, TIGER]), "components.characters"),
        (with_rows(trump=[]), "components.rows.trump"),
        (with_rows(value=[1, 1]), "components.rows.value"),
        (changed(colours=["blue", "red", "yellow"]), "components.rows.trump"),
        (with_table(highest=14), "components.tables"),
        (with_table(hand=16), "components.tables"),
        (with_table(hand=2), "components.tables"),
        (with_table(seats=3), "components.tables"),
    ],
)
def test_components_that_do_not_fit(components: Any, where: str) -> None:
    """Each is refused with the place that is wrong."""
    with pytest.raises(DataError) as refused:
        GAME.terms(4, components=components)
    assert refused.value.where == where


@pytest.mark.rule("N8.5d", "N3.2a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("no_trump_field", [False, True])
def test_nobody_runs_out_of_tokens(seats: int, no_trump_field: bool) -> None:  # noqa: FBT001
    """Only with two players is the pool needed, and it is large enough."""
    table = dealt(seats, no_trump_field=no_trump_field)
    while table.view(None).phase == "niet":
        table.first_moves(1)
    view = table.view(None)
    assert min(part.tokens for part in view.seats) >= 0
    full = {2: 17, 3: 12, 4: 7, 5: 2}[seats]
    assert view.pool == (full - 4 - no_trump_field if seats == 2 else full)


@pytest.mark.rule("N8.5d")
def test_boards_that_need_more_tokens_are_refused() -> None:
    """With three tokens each, five players cannot cover all rows."""
    with pytest.raises(DataError, match="tokens are missing"):
        GAME.terms(5, components=changed(tokens=3))
    GAME.terms(5, components=changed(tokens=4))
