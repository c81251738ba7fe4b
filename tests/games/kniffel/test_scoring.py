"""Action 2: cards are played for a box, and points written."""

import pytest

from stolik.engine.chance import fast
from stolik.engine.state import Moves
from stolik.games.kniffel import GAME
from stolik.games.kniffel.cards import count
from stolik.games.kniffel.catalogue import multisets
from tests.games.kniffel.table import IDLE, Table, all_but, hand, sheet


def points(text: str, *cards: int) -> int:
    """What a box is worth when the hand is these cards."""
    table = hand(*cards, chance=[1] * 5).play((0, text))
    return table.written(0, text.split()[1])[0]


@pytest.mark.rule("K2.3a", "K2.3d", "K3.9b")
def test_a_box_is_filled_once() -> None:
    """The points stand in the box that was named, and the box is filled then."""
    table = hand(1, 3, 6, 6, 6, chance=[6, 6, 6]).play((0, "score sixes 6 6 6"), (1, "pass"))
    assert table.seat(0).sheet.keys() == {"sixes"}
    assert table.written(0, "sixes") == (18, 0)
    assert table.refusal(0, "score sixes 6") == "K3.9b"
    assert not any(move.startswith("score sixes") for move in table.moves(0))


@pytest.mark.rule("K3.9b")
def test_everybody_fills_a_sheet_of_his_own() -> None:
    """What one seat has filled is still open to the others."""
    table = Table({"hand": [6, 6, 6, 1, 2], "sheet": sheet("sixes")}, {"hand": [6, 1, 2, 3, 5]}, turn=1)
    assert table.refusal(1, "score sixes 6") == ""


@pytest.mark.rule("K2.3b")
@pytest.mark.parametrize("text", ["score fours 4", "score sixes 6 6 6 6", "score full-house 6 6 6 1 1"])
def test_only_cards_in_hand_are_played(text: str) -> None:
    """Each value at most as often as it is held."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K2.3b"


@pytest.mark.rule("K2.3c")
@pytest.mark.parametrize("text", ["score sixes 6 6 6 6 6 6", "score three-of-a-kind 6 6 6 6 6 6"])
def test_at_most_five_cards_are_played(text: str) -> None:
    """Six cards go into no box."""
    assert hand(6, 6, 6, 6, 6, 6).refusal(0, text) == "K2.3c"


@pytest.mark.rule("K2.3e")
def test_the_hand_is_refilled_to_five() -> None:
    """Also when it held more before."""
    assert len(hand(1, 3, 6, 6, 6, chance=[1] * 3).play((0, "score sixes 6 6 6")).seat(0).hand) == 5
    seven = hand(1, 3, 3, 5, 6, 6, 6, chance=[1] * 3).play((0, "score three-of-a-kind 3 5 6 6 6"))
    assert seven.seat(0).hand == [1, 1, 1, 1, 3]


@pytest.mark.rule("K2.3f", "K8.5")
def test_five_or_more_left_in_hand_draw_none() -> None:
    """Surplus cards stay, none is drawn and none thrown away."""
    table = hand(1, 1, 2, 3, 3, 5, 6, 6).play((0, "score sixes 6 6"))
    assert table.seat(0).hand == [1, 1, 2, 3, 3, 5]
    assert table.position.discards == [6, 6]
    assert "drew" not in table.events()
    exact = hand(1, 1, 2, 3, 3, 6).play((0, "score sixes 6"))
    assert exact.seat(0).hand == [1, 1, 2, 3, 3]


@pytest.mark.rule("K2.4a", "K2.4b", "K2.4c")
@pytest.mark.parametrize(("surplus", "penalty"), [(0, 0), (1, 2), (2, 4), (5, 10)])
def test_each_surplus_card_costs_two_points(surplus: int, penalty: int) -> None:
    """Counted just before playing, for upper and lower boxes alike, and written beside the box."""
    cards = [1, 1, 1, 6, 6, *[3] * surplus]
    upper = hand(*cards, chance=[2] * 5).play((0, "score sixes 6 6"))
    assert upper.written(0, "sixes") == (12, penalty)
    lower = hand(*cards, chance=[2] * 5).play((0, "score full-house 1 1 1 6 6"))
    assert lower.written(0, "full-house") == (25, penalty)
    assert lower.totals()[0] == 25 - penalty - 20
    assert ("penalty" in lower.events()) == (penalty > 0)


@pytest.mark.rule("K3.1a", "K3.1c", "K8.7b")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_to_five_matching_cards_go_into_an_upper_box(number: int) -> None:
    """They count their sum; how many are played is free, even with more in hand."""
    for value, name in enumerate(["ones", "twos", "threes", "fours", "fives", "sixes"], start=1):
        text = f"score {name}" + f" {value}" * number
        assert points(text, *[value] * 6) == value * number


@pytest.mark.rule("K3.1b")
@pytest.mark.parametrize("text", ["score sixes 6 6 6 3", "score ones 3", "score threes 1 3"])
def test_only_matching_cards_go_into_an_upper_box(text: str) -> None:
    """Other values may not be played along."""
    assert hand(1, 3, 6, 6, 6).refusal(0, text) == "K3.1b"


@pytest.mark.rule("K3.2a")
@pytest.mark.parametrize(
    "name", ["three-of-a-kind", "four-of-a-kind", "full-house", "large-straight", "kniffel"]
)
def test_a_lower_box_takes_five_cards(name: str) -> None:
    """Four are too few, even where they would show what is wanted."""
    assert hand(6, 6, 6, 6, 6).refusal(0, f"score {name} 6 6 6 6") == "K3.2a"
    assert hand(6, 6, 6, 6, 6).refusal(0, f"score {name} 6") == "K3.2a"


@pytest.mark.rule("K3.2b")
@pytest.mark.parametrize("text", ["score small-straight 1 2 3", "score small-straight 1 2 3 4 5"])
def test_a_small_straight_is_four_cards(text: str) -> None:
    """Neither three nor five."""
    assert hand(1, 2, 3, 4, 5).refusal(0, text) == "K3.2b"


@pytest.mark.rule("K3.3a", "K3.3b")
def test_three_of_a_kind() -> None:
    """Three, four or five equal cards of five; all five count."""
    assert points("score three-of-a-kind 2 2 2 5 6", 2, 2, 2, 5, 6) == 17
    assert points("score three-of-a-kind 2 2 2 2 6", 2, 2, 2, 2, 6) == 14
    assert points("score three-of-a-kind 2 2 2 6 6", 2, 2, 2, 6, 6) == 18
    assert hand(2, 2, 5, 5, 6).refusal(0, "score three-of-a-kind 2 2 5 5 6") == "K3.3a"


@pytest.mark.rule("K3.4a", "K3.4b")
def test_four_of_a_kind() -> None:
    """Four or five equal cards of five; all five count."""
    assert points("score four-of-a-kind 1 1 1 1 6", 1, 1, 1, 1, 6) == 10
    assert hand(1, 1, 1, 6, 6).refusal(0, "score four-of-a-kind 1 1 1 6 6") == "K3.4a"


@pytest.mark.rule("K3.5a", "K3.5c")
def test_full_house() -> None:
    """A triple and a pair, always 25."""
    assert points("score full-house 1 1 1 2 2", 1, 1, 1, 2, 2) == 25
    assert points("score full-house 5 5 6 6 6", 5, 5, 6, 6, 6) == 25
    for cards in ("1 1 2 2 3", "1 1 1 2 3", "1 1 1 1 2", "1 2 3 4 5"):
        held = [int(card) for card in cards.split()]
        assert hand(*held).refusal(0, f"score full-house {cards}") == "K3.5a"


@pytest.mark.rule("K3.5b", "K8.4")
def test_five_equal_cards_are_no_full_house() -> None:
    """Triple and pair must differ, also when the kniffel box is filled."""
    assert hand(4, 4, 4, 4, 4).refusal(0, "score full-house 4 4 4 4 4") == "K3.5b"
    filled = hand(4, 4, 4, 4, 4, sheet=sheet("kniffel"))
    assert filled.refusal(0, "score full-house 4 4 4 4 4") == "K3.5b"


@pytest.mark.rule("K3.6a", "K3.6b")
def test_small_straight() -> None:
    """Four in a row, always 30."""
    for low in (1, 2, 3):
        run = range(low, low + 4)
        assert points("score small-straight " + " ".join(map(str, run)), *run, 6) == 30
    for cards in ("1 2 3 5", "1 2 2 3", "3 4 5 5", "1 1 2 3"):
        held = [int(card) for card in cards.split()]
        assert hand(*held, 6).refusal(0, f"score small-straight {cards}") == "K3.6a"


@pytest.mark.rule("K3.7a", "K3.7b")
def test_large_straight() -> None:
    """Five in a row, always 40."""
    assert points("score large-straight 1 2 3 4 5", 1, 2, 3, 4, 5) == 40
    assert points("score large-straight 2 3 4 5 6", 2, 3, 4, 5, 6) == 40
    for cards in ("1 2 3 4 6", "1 3 4 5 6", "1 2 3 4 4"):
        held = [int(card) for card in cards.split()]
        assert hand(*held).refusal(0, f"score large-straight {cards}") == "K3.7a"


@pytest.mark.rule("K3.8a", "K3.8b")
def test_kniffel() -> None:
    """Five equal cards, always 50."""
    for value in range(1, 7):
        assert points("score kniffel" + f" {value}" * 5, *[value] * 5) == 50
    assert hand(6, 6, 6, 6, 5).refusal(0, "score kniffel 5 6 6 6 6") == "K3.8a"


@pytest.mark.rule("K3.8c", "K3.8d", "K8.4")
def test_a_second_kniffel() -> None:
    """It earns nothing extra, but is good for other boxes."""
    table = hand(3, 3, 3, 3, 3, sheet=sheet("kniffel"), chance=[3] * 5)
    assert table.refusal(0, "score kniffel 3 3 3 3 3") == "K3.9b"
    scores = [move for move in table.moves(0) if move.startswith("score") and "announce" not in move]
    assert scores == [
        *("score threes" + " 3" * number for number in range(1, 6)),
        "score three-of-a-kind 3 3 3 3 3",
        "score four-of-a-kind 3 3 3 3 3",
    ]
    before = table.totals()[0]
    table.play((0, "score four-of-a-kind 3 3 3 3 3"))
    assert table.totals()[0] == before + 15


@pytest.mark.rule("K3.9a")
@pytest.mark.parametrize("text", ["score sixes", "score kniffel", "score kniffel 0", "score ones 0 announce"])
def test_no_box_is_crossed_out(text: str) -> None:
    """A box without cards is no way out."""
    assert hand(1, 3, 4, 4, 5).refusal(0, text) == "K3.9a"


@pytest.mark.rule("K3.9a")
def test_every_score_is_above_zero() -> None:
    """Whatever may be played earns points."""
    catalogue = GAME.setup(GAME.terms(2)).catalogue
    assert all(catalogue.points[line] > 0 for line in range(catalogue.exchanges, catalogue.lines))


def plays(cards: int) -> int:
    """How many ways to score (announcing aside) all hands of so many cards have, with an empty sheet."""
    state = GAME.deal(GAME.terms(2, {"announce": "auto", "start": 0}), fast(0))
    catalogue = state.setup.catalogue
    found = 0
    for hand_of_cards in (one for one in multisets(6, cards) if count(one) == cards):
        state.hands[0] = hand_of_cards
        moves = Moves()
        state.legal(0, moves)
        found += sum(1 for move in moves.listed() if move >> 1 >= catalogue.exchanges)
    return found


@pytest.mark.rule("K2.3a")
@pytest.mark.parametrize(("cards", "number"), [(5, 1_478), (7, 9_870)])
def test_the_number_of_ways_to_score(cards: int, number: int) -> None:
    """Counted over all hands of so many cards and all twelve boxes."""
    assert plays(cards) == number


@pytest.mark.rule("K2.1a", "K2.1d")
def test_the_number_of_exchanges() -> None:
    """462 sets of up to five discards, each with as many new cards or one more."""
    catalogue = GAME.setup(GAME.terms(2)).catalogue
    assert catalogue.exchanges == 462
    assert catalogue.lines == 462 + 233
    assert catalogue.move_count() == 2 * 695


def test_a_hand_has_its_own_place_in_the_catalogue() -> None:
    """No two hands share their choices."""
    catalogue = GAME.setup(GAME.terms(2)).catalogue
    ranks = {catalogue.rank(cards) for cards in multisets(6, 10)}
    assert ranks == set(range(8008))


@pytest.mark.rule("K2.1c", "K2.3b")
def test_a_hand_that_can_do_everything() -> None:
    """Five ones where there is nothing else: every exchange, every score, each with its other way."""
    table = Table(
        {"hand": [1, 1, 1, 1, 1]},
        {"hand": [1, 1, 1, 1, 1]},
        components={"values": 1, "copies": 20, "boxes": ["ones"]},
    )
    assert table.state.moves(0) == list(range(22))
    assert table.moves(0)[:3] == ["pass", "discard nothing draw 1", "discard 1 draw 1"]
    assert table.moves(0)[-1] == "score ones 1 1 1 1 1 announce"


@pytest.mark.rule("K2.1c", "K2.3b")
def test_a_hand_of_the_highest_cards() -> None:
    """The last move of the catalogue is the last of this hand, and none comes before the first."""
    table = hand(6, 6, 6, 6, 6)
    moves = table.state.moves(0)
    assert moves[0] == 0
    assert moves[-1] == table.state.move_count() - 1
    assert moves == sorted(set(moves))


def test_moves_mean_the_same_with_every_option() -> None:
    """The catalogue numbers do not depend on the options or the seats."""
    manual = Table({"hand": [6, 6, 6, 1, 2]}, IDLE)
    automatic = Table({"hand": [6, 6, 6, 1, 2]}, IDLE, IDLE, options={"announce": "auto"})
    for text in ("score sixes 6 6 6", "discard 1 2 draw 3", "pass"):
        assert GAME.parse(manual.state, text) == GAME.parse(automatic.state, text)


def test_only_open_boxes_are_offered() -> None:
    """With one box left nothing else can be scored."""
    table = hand(6, 6, 6, 6, 6, sheet=all_but("kniffel"), playing=12)
    scores = [move for move in table.moves(0) if move.startswith("score")]
    assert scores == ["score kniffel 6 6 6 6 6", "score kniffel 6 6 6 6 6 announce"]
