"""The cards and the score sheet of Kniffel, and how a game is set up."""

from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.errors import DataError, IllegalMove
from stolik.games.kniffel import GAME
from stolik.games.kniffel.cards import unpack
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.rules import Kniffel
from tests.games.kniffel.table import IDLE, Table, hand, sheet


def dealt(seats: int, script: list[int], **options: Any) -> Kniffel:
    return GAME.deal(GAME.terms(seats, options), ScriptedChance(script))


@pytest.mark.rule("K0.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """Every number of seats from two to five gets its hands."""
    state = GAME.deal(GAME.terms(seats), fast(0))
    assert [len(part.hand) for part in GAME.position(state).seats] == [5] * seats


@pytest.mark.rule("K0.2")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_seats(seats: int) -> None:
    """One alone cannot play, nor can six."""
    with pytest.raises(DataError, match="2 to 5 seats"):
        GAME.terms(seats)


@pytest.mark.rule("K1.1a")
def test_the_deck_has_18_cards_of_each_value() -> None:
    """108 cards, 18 of each value from 1 to 6."""
    deck = unpack(GAME.setup(GAME.terms(2)).deck())
    assert deck == [card for card in range(1, 7) for _ in range(18)]
    assert len(deck) == 108


@pytest.mark.rule("K1.1b", "K1.1c", "K1.2a", "K8.8a")
def test_cards_are_dealt_one_by_one_from_the_starting_seat() -> None:
    """Five cards each, clockwise from the seat that begins; the rest is the draw pile."""
    state = dealt(3, [1, 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3])
    position = GAME.position(state)
    assert position.start == position.turn == 1
    assert [part.hand for part in position.seats] == [[3, 3, 3, 6, 6], [1, 1, 1, 4, 4], [2, 2, 2, 5, 5]]
    assert state.pile.left() == 108 - 15
    assert position.discards == []
    assert all(part.sheet == {} for part in position.seats)


@pytest.mark.rule("K1.2b", "K1.2c", "K1.2d", "K1.2e")
def test_the_sheet_has_twelve_boxes() -> None:
    """Six upper boxes, six lower ones, and no chance among them."""
    boxes = GAME.view(dealt(2, [0] + [1] * 10), GAME.terms(2), None).boxes
    assert boxes[:6] == ["ones", "twos", "threes", "fours", "fives", "sixes"]
    assert boxes[6:9] == ["three-of-a-kind", "four-of-a-kind", "full-house"]
    assert boxes[9:] == ["small-straight", "large-straight", "kniffel"]
    assert len(boxes) == len(BOX_NAMES) == 12


@pytest.mark.rule("K1.2f", "K1.2e")
@pytest.mark.parametrize("text", ["score chance 1 3 6 6 6", "score sevens 6", "score house 1"])
def test_no_other_box(text: str) -> None:
    """Points go into one of the twelve boxes; there is no chance box."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K1.2f"


@pytest.mark.rule("K1.2f")
def test_a_number_that_is_no_move() -> None:
    """Outside the catalogue there are no boxes."""
    state = hand(1, 3, 6, 6, 6).state
    for move in (-1, state.move_count(), 10**9):
        with pytest.raises(IllegalMove, match=r"K1\.2f"):
            state.play(0, move)


@pytest.mark.rule("K1.3b")
def test_turns_pass_clockwise() -> None:
    """From seat to seat, and from the last to the first."""
    table = Table(IDLE, IDLE, IDLE, turn=1, start=1)
    for seat in (1, 2, 0, 1):
        assert table.state.actors() == [seat]
        table.play((seat, "pass"))


@pytest.mark.rule("K1.3c", "K-Opt-start")
def test_lots_decide_who_begins() -> None:
    """Without the option the first number of chance names the seat."""
    for start in range(4):
        state = dealt(4, [start] + [card for card in range(1, 6) for _ in range(4)])
        assert state.actors() == [start]


@pytest.mark.rule("K1.3c", "K-Opt-start")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_option_decides_who_begins(seat: int) -> None:
    """With a seat as option nothing is drawn by lot."""
    state = dealt(3, [card for card in range(1, 6) for _ in range(3)], start=seat)
    assert state.actors() == [seat]


@pytest.mark.rule("K-Opt-start")
@pytest.mark.parametrize("start", [-1, 3, "youngest", 1.5, True])
def test_no_other_start(start: Any) -> None:
    """The option is `random` or a seat of the table."""
    with pytest.raises(DataError, match=r"options\.start"):
        GAME.terms(3, {"start": start})


@pytest.mark.rule("K-Opt-max_turns")
@pytest.mark.parametrize(
    ("limit", "allowed"), [(None, True), (12, True), (500, True), (11, False), (501, False)]
)
def test_the_limit_is_12_to_500_turns(limit: int | None, allowed: bool) -> None:  # noqa: FBT001
    """No limit by default; simulations use 200."""
    assert GAME.terms(2).options["max_turns"] is None
    assert GAME.bounded == {"max_turns": 200}
    if allowed:
        assert GAME.terms(2, {"max_turns": limit}).options["max_turns"] == limit
        return
    with pytest.raises(DataError, match="max_turns"):
        GAME.terms(2, {"max_turns": limit})


@pytest.mark.rule("K-Opt-announce")
def test_announcing_is_left_to_the_players_by_default() -> None:
    """`manual` is the default, `auto` the other choice, and there is no third."""
    assert GAME.terms(2).options["announce"] == "manual"
    assert "score sixes 6 announce" in hand(1, 3, 6, 6, 6).moves(0)
    automatic = Table({"hand": [1, 3, 6, 6, 6]}, IDLE, options={"announce": "auto"})
    assert not any("announce" in move for move in automatic.moves(0))
    with pytest.raises(DataError, match="announce"):
        GAME.terms(2, {"announce": "loud"})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"copies": 50}, "300 cards are too many"),
        ({"hand": 11}, "a hand of 11 is dealt, the limit is 10"),
        ({"copies": 3}, "2 hands may hold 20 cards, there are 18"),
        ({"boxes": ["ones", "ones"]}, "ones is there twice"),
        ({"values": 4, "boxes": ["fives"]}, "no hand of these cards could ever fill fives"),
        ({"values": 4, "boxes": ["large-straight"]}, "no hand of these cards could ever fill large-straight"),
        ({"boxes": []}, "boxes"),
        ({"boxes": ["chance"]}, "chance"),
        ({"values": 7}, "values"),
        ({"points": {}}, "points"),
    ],
)
def test_components_that_do_not_fit_are_refused(changes: dict[str, Any], message: str) -> None:
    """A box of one's own is checked, and what is wrong with it is named."""
    with pytest.raises(DataError, match=message):
        GAME.terms(2, {}, {**GAME.default_components, **changes})


def test_the_most_cards_a_box_may_hold() -> None:
    """127 of a value and 254 in all, not one more."""
    few = {**GAME.default_components, "boxes": ["ones", "twos"]}
    state = GAME.deal(GAME.terms(2, {}, {**few, "values": 2, "copies": 127}), fast(0))
    assert state.pile.left() == 254 - 10
    with pytest.raises(DataError, match="copies"):
        GAME.terms(2, {}, {**few, "values": 1, "boxes": ["ones"], "copies": 128})
    with pytest.raises(DataError, match="255 cards are too many, 254 are the most"):
        GAME.terms(2, {}, {**few, "values": 3, "copies": 85})


def test_a_sheet_may_have_fewer_boxes() -> None:
    """A variant with two boxes is full after two."""
    table = Table(
        {"hand": [1, 1, 2, 2, 3], "sheet": sheet("ones")},
        IDLE,
        components={"boxes": ["ones", "twos"]},
        chance=[4, 4],
    )
    assert table.refusal(0, "score threes 3") == "K1.2f"
    table.play((0, "score twos 2 2"))
    assert table.view(None).last_round
