"""The NIET! phase: tokens are placed until every row has one open field."""

import pytest

from stolik.engine.state import State
from stolik.games.niet.names import names_of
from tests.games.niet.table import Table, dealt, placed

ALL_BUT_ONE = {
    "first": {"tiger": "wolf", "bear": "crane"},
    "discard": {"1": "tiger", "2": "bear", "not-1": "wolf", "left": "crane"},
    "trump": {"blue": "tiger", "green": "bear"},
    "super": {"blue": "wolf", "red": "crane", "yellow": "tiger", "green": "bear"},
    "value": {"1": "wolf", "3": "crane", "4": "tiger", "-2": "bear"},
}
HANDS = [["blue 5", "red 5"], ["blue 6", "red 6"], ["blue 7", "red 7"], ["blue 8", "red 8"]]


def almost_settled() -> Table:
    """Four players; row 1 lacks one token and row 3 one; it is seat 0's turn."""
    return placed(*HANDS, phase="niet", tokens=ALL_BUT_ONE)


def sequences(state: State, depth: int) -> int:
    """How many ways there are to go on for so many moves."""
    if depth == 0:
        return 1
    found = 0
    seat = state.actors()[0]
    for move in state.moves(seat):
        after = state.copy()
        after.apply(seat, move)
        found += sequences(after, depth - 1)
    return found


@pytest.mark.rule("N3.1f", "N3.1h")
@pytest.mark.parametrize(("depth", "ways"), [(1, 22), (2, 462), (3, 9234)])
def test_ways_to_begin_with_three_players(depth: int, ways: int) -> None:
    """22 open fields; of the three tokens in row 1 the third is never allowed: 22 · 21 · 20 − 6."""
    assert sequences(dealt(3).state, depth) == ways


@pytest.mark.rule("N3.1f")
@pytest.mark.parametrize(("seats", "more", "ways"), [(2, 0, 21), (4, 0, 23), (5, 0, 24), (5, 1, 25)])
def test_ways_to_place_the_first_token(seats: int, more: int, ways: int) -> None:
    """Every field of every row that nobody's token lies on."""
    assert len(dealt(seats, no_trump_field=bool(more)).moves(0)) == ways


@pytest.mark.rule("N3.1c")
def test_tokens_come_after_the_deal() -> None:
    """The dealer sees his own cards when he places the first token."""
    table = dealt(4)
    assert table.view(0).phase == "niet"
    assert len(table.view(0).hand) == 15


@pytest.mark.rule("N3.1d", "N3.1a")
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_dealer_begins(dealer: int) -> None:
    """Then the others follow clockwise; no trick is played before the board is settled."""
    table = dealt(4, dealer=dealer).first_moves(18)
    order = [event["seat"] for event in table.named("covered")]
    assert order == [(dealer + turn) % 4 for turn in range(18)]
    names = [event["event"] for event in table.first_moves(8).events()]
    assert "played" in names
    assert "covered" not in names[names.index("played") :]


@pytest.mark.rule("N3.1e")
def test_only_in_turn() -> None:
    """Another seat, or one that does not exist, may not place a token."""
    table = dealt(3)
    move = table.state.moves(0)[0]
    assert [table.state.why_illegal(seat, move) for seat in (1, 2, 3, -1)] == ["N3.1e"] * 4
    table.play((0, "niet trump red"))
    assert table.refusal(0, "niet trump blue") == "N3.1e"


@pytest.mark.rule("N3.1g")
def test_covered_fields_stay_covered() -> None:
    """Neither a token of this round nor an absent character's can be topped."""
    table = dealt(3).play((0, "niet trump red"))
    assert table.refusal(1, "niet trump red") == "N3.1g"
    assert table.refusal(1, "niet first eagle") == "N3.1g"


@pytest.mark.rule("N3.1h", "N3.1k")
def test_the_last_open_field() -> None:
    """It may not be covered; when every row has only that one, the phase ends."""
    table = almost_settled()
    assert table.moves(0) == ["niet first crane", "niet first wolf", "niet trump red", "niet trump yellow"]
    assert table.refusal(0, "niet value 2") == "N3.1h"
    table.play((0, "niet first crane"))
    assert table.view(None).phase == "niet"
    table.play((1, "niet trump red"))
    assert table.view(None).phase == "team"


@pytest.mark.rule("N3.1i")
@pytest.mark.parametrize("word", ["pass", "skip", " PASS "])
def test_no_passing(word: str) -> None:
    """Whoever's turn it is places a token."""
    assert dealt(2).refusal(0, word) == "N3.1i"


@pytest.mark.rule("N3.1b")
@pytest.mark.parametrize("move", ["red 9", "team crane", "bonus crane", "discard red 9", "pass red 9"])
def test_nothing_else_before_the_board_is_settled(move: str) -> None:
    """Teams, bonus card, discards and tricks have their time later."""
    assert dealt(3).refusal(0, move) == "N3.1b"


@pytest.mark.rule("N3.1b")
@pytest.mark.parametrize("number", [-1, -100, 10**6])
def test_numbers_that_are_no_moves(number: int) -> None:
    """They are refused in every phase, to every seat."""
    table = dealt(3)
    while table.state.round == 1:
        assert table.state.why_illegal(table.state.actors()[0], number) == "N3.1b"
        table.first_moves(1)


@pytest.mark.rule("N2i")
@pytest.mark.parametrize("field", ["trump niet", "value 5", "value -3"])
def test_only_fields_of_this_board(field: str) -> None:
    """The no-trump field exists with its option only, and values are those of row 5."""
    assert dealt(4).refusal(0, f"niet {field}") == "N2i"


@pytest.mark.rule("N2b", "N3.1j", "N4.1a")
def test_what_the_open_fields_settle() -> None:
    """First player, discards, trump, super trump and value; covered fields count for nothing."""
    table = almost_settled().play((0, "niet first wolf"), (1, "niet trump yellow"))
    view = table.view(None)
    assert [row.left_open for row in view.rows] == ["crane", "niet", "red", "niet", "2"]
    assert view.first_player == 1
    table.play((1, "team tiger"))
    assert table.state.suits.trumps == table.state.deck.colour[1]
    assert table.state.setup.value(table.state.board) == 2


@pytest.mark.rule("N3.2a", "N8.5c")
def test_two_players_take_from_the_pool_when_their_own_are_gone() -> None:
    """Six tokens of each player first, and then four of the pool's seventeen."""
    table = dealt(2).first_moves(12)
    view = table.view(None)
    assert [part.tokens for part in view.seats] == [0, 0]
    assert view.pool == 17
    table.first_moves(4)
    view = table.view(None)
    tokens = [field.token for row in view.rows for field in row.fields]
    assert [tokens.count(token) for token in ("wolf", "crane", "pool")] == [6, 6, 4]
    assert view.pool == 13
    assert view.phase != "niet"


@pytest.mark.rule("N3.3a", "N3.3c", "N1.5b")
def test_tokens_leave_after_the_round() -> None:
    """The next dealer deals, and the board is as bare as it was at the beginning."""
    table = dealt(4)
    bare = table.view(None).rows
    while table.state.round == 1:
        table.first_moves(1)
    view = table.view(None)
    assert (view.round, view.dealer, view.waiting_for, view.phase) == (2, 1, [1], "niet")
    assert view.rows == bare
    names = [event["event"] for event in table.events()]
    assert names.index("round-scored") < len(names) - 1 - names[::-1].index("round-started")


@pytest.mark.rule("N3.1k", "N2b")
def test_what_is_left_open_is_told() -> None:
    """Row by row the one field that no token lies on."""
    table = almost_settled()
    table.play((table.state.actors()[0], "niet trump red"))
    seat = table.state.actors()[0]
    table.play((seat, "niet first crane"))
    names = names_of(table.state.setup)
    codes = [int(code) for code in table.state.setup.field_names]
    left = [names.fields[codes.index(event["field"])] for event in table.named("left-open")]
    assert left == ["first wolf", "discard niet", "trump yellow", "super niet", "value 2"]


@pytest.mark.rule("N2b")
def test_nothing_is_settled_at_first() -> None:
    """A row with several open fields settles nothing yet."""
    assert [row.left_open for row in dealt(3).view(None).rows] == [None] * 5


@pytest.mark.rule("N8.5c", "N3.3a", "N5.5e")
def test_a_new_round_begins_afresh() -> None:
    """Own tokens come first again, nobody has a trick, and the first player is not known yet."""
    table = dealt(2)
    while table.state.round == 1:
        table.first_moves(1)
    view = table.view(None)
    assert [(part.tricks, part.loot) for part in view.seats] == [(0, []), (0, [])]
    assert view.first_player is None
    seat = table.state.actors()[0]
    (own,) = new_tokens(table, table.state.moves(seat)[-1])
    assert own == view.seats[seat].character
    table.first_moves(12)
    copied = Table(table.state.copy(), table.terms)
    (pool,) = new_tokens(copied, copied.state.moves(copied.state.actors()[0])[-1])
    assert pool == "pool"


def new_tokens(table: Table, move: int) -> list[str]:
    """What lies on the board when the next player has made this move, and has not lain there before."""
    before = [field.token for row in table.view(None).rows for field in row.fields]
    after = Table(table.state.copy(), table.terms)
    after.state.play(table.state.actors()[0], move)
    now = [field.token for row in after.view(None).rows for field in row.fields]
    return [new for old, new in zip(before, now, strict=True) if old != new]
