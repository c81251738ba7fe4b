"""Three, four and five contacts: gifts, and the standing instructions for them."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.games.hexx import GAME
from tests.games.hexx.table import MIDDLE, UNFIT, Table

LONG = [40, 41, 42, 43, 44, 45, 46, 47]


def after(contacts: int, seats: int = 4, stack: list[int] | None = None) -> Table:
    """Seat 1 has just laid tile 1 with so many contacts; each other seat had two tiles."""
    others: list[dict[str, Any]] = [{"stack": [50 + 2 * seat, 51 + 2 * seat]} for seat in range(seats)]
    others[1] = {"open": 1, "stack": LONG if stack is None else stack}
    return Table(*others, contacts=contacts).play((1, MIDDLE))


def sizes(table: Table) -> list[int]:
    return [len(part.stack) for part in table.position.seats]


@pytest.mark.rule("H3.4b", "H3.5d", "H3.5f")
def test_three_contacts() -> None:
    """Two tiles go to one or two others, as the giver likes; then the giver plays on."""
    table = after(3)
    assert table.events()[-2:] == ["placed", "owes-gift"]
    assert table.seat(1).gift_for == 3
    wanted = {"give 2 to 0", "give 2 to 2", "give 2 to 3"}
    wanted |= {"give 1 to 0, 1 to 2", "give 1 to 0, 1 to 3", "give 1 to 2, 1 to 3"}
    assert set(table.moves(1)) == wanted
    table.play((1, "give 1 to 2, 1 to 3"))
    assert sizes(table) == [2, 6, 3, 3]
    assert table.moves(1) == ["up"]


@pytest.mark.rule("H3.4c")
def test_three_contacts_feed_two_at_most() -> None:
    """Three players cannot share the gift for three contacts."""
    assert after(3).refusal(1, "give 1 to 0, 1 to 2, 1 to 3") == "H3.4c"


@pytest.mark.rule("H3.4d", "H3.4e")
def test_four_contacts() -> None:
    """Four tiles, all to one player or split among as many as four."""
    table = after(4, seats=5)
    for text in ("give 4 to 0", "give 1 to 0, 3 to 4", "give 2 to 2, 1 to 3, 1 to 4"):
        assert table.refusal(1, text) == ""
    assert len(table.moves(1)) == 35
    table.play((1, "give 1 to 0, 1 to 2, 1 to 3, 1 to 4"))
    assert sizes(table) == [3, 4, 3, 3, 3]


@pytest.mark.rule("H3.4f")
def test_five_contacts() -> None:
    """Six tiles of the stack, split in any way."""
    table = after(5)
    assert len(table.moves(1)) == 28
    table.play((1, "give 4 to 0, 2 to 3"))
    assert sizes(table) == [6, 2, 2, 4]


@pytest.mark.rule("H3.4h", "H3.5e")
def test_giving_is_a_duty() -> None:
    """The next tile is turned up only after the gift has been dealt; the others need not wait."""
    table = after(3)
    assert table.refusal(1, "up") == "H3.5e"
    assert "up" not in table.moves(1)
    table.play((0, "up"), (2, "up"))
    assert table.refusal(1, "up") == "H3.5e"


@pytest.mark.rule("H3.5a", "H3.5c", "H8.3a", "H8.3b")
def test_the_order_of_a_gift() -> None:
    """From the giver's top, the next seat clockwise first, each tile under the one before."""
    table = after(4).play((1, "give 2 to 0, 1 to 2, 1 to 3"))
    assert table.stack(2) == [54, 55, 40]
    assert table.stack(3) == [56, 57, 41]
    assert table.stack(0) == [50, 51, 42, 43]
    assert table.stack(1) == LONG[4:]
    assert table.events()[-3:] == ["gave"] * 3
    assert [event[2] for event in table.log[-3:]] == [2, 3, 0]


@pytest.mark.rule("H3.5g")
def test_open_tiles_are_not_disturbed() -> None:
    """Who gets a gift while a tile is open goes on with that tile."""
    table = after(3).play((0, "up"), (1, "give 2 to 0"))
    assert (table.seat(0).open, table.stack(0)) == (50, [51, 40, 41])


@pytest.mark.rule("H3.5h", "H3.5i")
def test_no_fewer_and_no_more() -> None:
    """The gift is made in full, and not exceeded; the refusal says what is owed."""
    table = after(4)
    fewer, more = table.refused(1, "give 3 to 0"), table.refused(1, "give 3 to 0, 2 to 2")
    assert fewer is not None
    assert more is not None
    assert (fewer.rule, fewer.detail) == ("H3.5h", "owed: 4")
    assert (more.rule, more.detail) == ("H3.5i", "owed: 4")
    assert table.refusal(1, "give 7 to 0") == "H3.5i"


@pytest.mark.rule("H3.5j")
def test_nothing_is_given_unless_owed() -> None:
    """Two contacts give no right to give, nor does a turn of somebody else's."""
    table = after(2)
    assert table.refusal(1, "give 2 to 0") == "H3.5j"
    assert table.refusal(0, "give 2 to 1") == "H3.5j"


@pytest.mark.rule("H3.5k")
def test_never_to_oneself() -> None:
    """Neither all of it nor a part."""
    table = after(3)
    assert table.refusal(1, "give 2 to 1") == "H3.5k"
    assert table.refusal(1, "give 1 to 1, 1 to 2") == "H3.5k"


@pytest.mark.rule("H3.5l")
def test_only_to_seats_of_the_table() -> None:
    """There is no seat 4 in a game of four."""
    table = after(3)
    assert table.refusal(1, "give 2 to 4") == "H3.5l"
    assert table.refusal(1, "instruct seat 4") == "H3.5l"


@pytest.mark.rule("H8.2e", "H3.5b")
def test_the_number_owed_stays() -> None:
    """A gift that reaches the giver meanwhile changes nothing, and is not seen either."""
    table = Table(
        {"gift_for": 3, "stack": LONG},
        {"gift_for": 4, "stack": [50, 51, 52, 53, 54]},
        contacts=3,
    ).play((0, "give 2 to 1"))
    assert table.stack(1) == [50, 51, 52, 53, 54, 40, 41]
    assert table.moves(1) == ["give 4 to 0"]
    for seat in range(2):
        known = GAME.knowledge(table.state, table.terms, seat)
        assert [part.stack for part in known.position.seats] == [[None] * 6, [None] * 7]


@pytest.mark.rule("H3.6a", "H8.2f")
@pytest.mark.parametrize("stack", [[40, 41], [40]])
def test_who_has_no_more_than_the_gift_gives_all_and_wins(stack: list[int]) -> None:
    """Three contacts with two tiles left, or with one: no more than those are owed."""
    table = after(3, stack=stack)
    assert table.state.actors() == [1]
    assert table.events()[-2:] == ["stopped", "owes-gift"]
    assert table.position.winner == 1
    table.play((1, f"give {len(stack)} to 3"))
    assert table.state.outcome() is not None
    assert table.points() == [2, 0, 2, 2 + len(stack)]


@pytest.mark.rule("H3.5m")
@pytest.mark.parametrize(
    ("words", "wanted"),
    [("fewest", [3, 4, 3, 3]), ("most", [2, 4, 5, 2]), ("seat 3", [2, 4, 3, 4])],
)
def test_standing_instructions(words: str, wanted: list[int]) -> None:
    """With an instruction the gift is dealt at once, and nobody waits."""
    table = Table(
        {"stack": [50, 51]},
        {"open": 1, "stack": LONG[:6]},
        {"open": 52, "stack": [53, 54, 55]},
        {"stack": [56, 57]},
        contacts=3,
    )
    table.instruct(1, words).play((1, MIDDLE))
    assert "owes-gift" not in table.events()
    assert sizes(table) == wanted
    assert table.moves(1) == ["up"]


@pytest.mark.rule("H3.5o")
def test_fewest_tile_by_tile() -> None:
    """Each tile goes to who has the fewest just then, open ones counted; if equal, clockwise."""
    seats: list[dict[str, Any]] = [
        {"stack": [50, 51, 52]},
        {"open": 1, "stack": LONG},
        {"open": 53, "stack": [54]},
        {"stack": [55]},
    ]
    table = Table(*seats, contacts=4).instruct(1, "fewest").play((1, MIDDLE))
    # They hold 3, –, 2 and 1: the tiles go to seat 3, seat 2, seat 3 and, as all have three, seat 2.
    assert sizes(table) == [3, 4, 3, 3]


@pytest.mark.rule("H3.5o")
def test_fewest_after_the_last_seat() -> None:
    """Seat 0 comes first after it, and keeps the gift when the next one has more."""
    seats: list[dict[str, Any]] = [{"stack": [50]}, {"stack": [53, 54, 55]}, {"open": 1, "stack": LONG}]
    table = Table(*seats, contacts=3).instruct(2, "fewest").play((2, MIDDLE))
    assert sizes(table)[:2] == [1 + len(LONG) - sizes(table)[2], 3]


@pytest.mark.rule("H3.5o")
def test_most_goes_all_to_one() -> None:
    """If two have the most, to the first of them clockwise from the giver."""
    seats: list[dict[str, Any]] = [
        {"stack": [50, 51]},
        {"open": 1, "stack": LONG},
        {"stack": [53]},
        {"open": 54, "stack": [55]},
    ]
    table = Table(*seats, contacts=4).instruct(1, "most").play((1, MIDDLE))
    assert sizes(table) == [2, 4, 1, 5]


@pytest.mark.rule("H3.5p")
def test_an_instruction_deals_what_is_owed() -> None:
    """It may be left when the gift is owed already, and holds until another replaces it."""
    table = after(3).instruct(1, "seat 0")
    assert sizes(table) == [4, 6, 2, 2]
    assert table.seat(1).instruction == 0
    assert table.instruct(1, "most").seat(1).instruction == "most"
    assert table.instruct(1, "ask").seat(1).instruction == "ask"
    assert sizes(table) == [4, 6, 2, 2]


@pytest.mark.rule("H3.5m")
def test_nobody_leaves_an_instruction_by_dealing() -> None:
    """Until somebody leaves one, everybody is asked."""
    state = GAME.deal(GAME.terms(3), fast(0))
    assert [part.instruction for part in GAME.position(state).seats] == ["ask"] * 3


@pytest.mark.rule("H3.5p")
def test_asking_leaves_what_is_owed() -> None:
    """“Ask me” deals nothing."""
    table = after(3).instruct(1, "ask")
    assert table.seat(1).gift_for == 3


@pytest.mark.rule("H3.5p")
def test_instructions_hold_in_later_rounds() -> None:
    """They belong to the game, not to the round."""
    table = Table({"open": 1, "instruction": "fewest"}, {"stack": [50]}, options={"rounds": 2})
    table.play((0, MIDDLE))
    assert table.position.round == 2
    assert table.seat(0).instruction == "fewest"


@pytest.mark.rule("H3.5p", "H3.6a")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_winner_with_an_instruction(when: str) -> None:
    """The last gift is dealt by it too, and the round is scored."""
    table = Table({"open": 1, "stack": [40]}, {"stack": [50]}, {"stack": [51, 52]}, contacts=3)
    if when == "before":
        table.instruct(0, "most").play((0, MIDDLE))
    else:
        table.play((0, MIDDLE)).instruct(0, "most")
    assert table.points() == [0, 1, 3]


@pytest.mark.rule("H3.5n")
def test_there_are_four_instructions() -> None:
    """Fewest, most, a named player, ask me; nothing else, and nobody names himself."""
    table = after(3)
    assert table.refusal(1, "instruct random") == "H3.5n"
    texts = [GAME.text(table.state, move) for move in table.state.amendments(1)]
    assert texts == [f"instruct {words}" for words in ("ask", "fewest", "most", "seat 0", "seat 2", "seat 3")]
    assert table.state.why_no_amendment(1, 0) == "H3.5n"
    assert table.state.why_no_amendment(1, GAME.parse(table.state, "instruct seat 1")) == "H3.5k"


@pytest.mark.parametrize("seat", [{"gift_for": 2, "stack": LONG}, {"gift_for": 4, "stack": LONG[:4]}])
def test_a_gift_that_cannot_be_owed(seat: dict[str, object]) -> None:
    """Two contacts owe nothing, and who had no more than the gift would have won."""
    with pytest.raises(DataError, match="gift"):
        Table(seat, {"stack": UNFIT[:3]}, {"open": 1})
