"""Discarding and passing: what the open field of row 2 asks of everybody."""

import pytest

from stolik.engine.errors import IllegalMove
from stolik.games.niet import GAME
from tests.games.niet.table import Table, dealt, placed
from tests.games.niet.tiny import tiny

HANDS = [
    ["blue 1", "blue 1", "red 9", "red 10"],
    ["blue 1", "yellow 2", "yellow 3", "yellow 4"],
    ["green 2", "green 3", "green 4", "green 5"],
]


def giving(field: str, *hands: list[str], **rest: object) -> Table:
    return placed(*(hands or HANDS), phase="discard", shows={"discard": field}, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("N4.3a", "N4.3b", "N4.3c", "N4.4")
def test_everybody_discards_at_once() -> None:
    """After teams and bonus card and before the first trick, which the first player leads."""
    table = placed(*HANDS, phase="team", shows={"discard": "1", "first": "tiger"})
    table.play((2, "team alone"), (2, "bonus tiger"))
    assert table.state.actors() == [0, 1, 2]
    table.play((1, "discard blue 1"), (2, "discard green 2"), (0, "discard red 9"))
    assert table.view(None).phase == "tricks"
    assert table.state.actors() == [2]
    assert [part.hand_size for part in table.view(None).seats] == [3, 3, 3]


@pytest.mark.rule("N4.3a", "N4.3e")
@pytest.mark.parametrize(
    ("field", "refused"),
    [
        ("1", ["discard red 9 red 10", "pass red 9"]),
        ("2", ["discard red 9", "pass red 9", "discard red 9 red 10 blue 1"]),
        ("not-1", ["discard red 9 red 10", "pass red 9"]),
        ("left", ["discard red 9", "discard red 9 red 10", "pass red 9 red 10"]),
    ],
)
def test_as_many_as_the_field_shows(field: str, refused: list[str]) -> None:
    """Neither more nor fewer, and no passing where one discards."""
    assert [giving(field).refusal(0, move) for move in refused] == ["N4.3e"] * len(refused)


@pytest.mark.rule("N4.3e")
@pytest.mark.parametrize(
    ("field", "moves"),
    [
        ("1", ["discard blue 1", "discard red 9", "discard red 10"]),
        ("not-1", ["discard red 9", "discard red 10"]),
        ("left", ["pass blue 1", "pass red 9", "pass red 10"]),
        (
            "2",
            [
                "discard blue 1 blue 1",
                "discard blue 1 red 9",
                "discard blue 1 red 10",
                "discard red 9 red 10",
            ],
        ),
    ],
)
def test_what_may_be_given_up(field: str, moves: list[str]) -> None:
    """Equal cards are one choice; two of them are a pair."""
    assert giving(field).moves(0) == moves


@pytest.mark.rule("N4.3e", "N4.3f")
def test_two_equal_cards() -> None:
    """Both 1s of a colour are a pair like any other, also when there are no more of them in the hand."""
    table = giving("2").play((0, "discard blue 1 blue 1"))
    table.play((1, "discard yellow 2 yellow 3"), (2, "discard green 2 green 3"))
    assert table.position.seats[0].hand == ["red 9", "red 10"]


@pytest.mark.rule("N3.1b")
@pytest.mark.parametrize("field", ["1", "2", "left"])
def test_a_number_that_is_no_move(field: str) -> None:
    """Beyond the last move there is nothing to discard or pass."""
    state = giving(field).state
    for move in (-1, state.move_count()):
        with pytest.raises(IllegalMove, match=r"N3\.1b"):
            state.play(0, move)


@pytest.mark.rule("N4.3f")
@pytest.mark.parametrize(
    ("field", "move"),
    [
        ("2", "discard blue 2 red 9"),
        ("1", "discard green 2"),
        ("left", "pass green 2"),
        ("2", "discard red 9 green 2"),
        ("2", "discard red 9 red 9"),
        ("2", "discard green 2 green 3"),
        ("not-1", "discard green 2"),
    ],
)
def test_only_cards_of_the_hand(field: str, move: str) -> None:
    """Nobody gives up what he does not hold, nor one card twice."""
    assert giving(field).refusal(0, move) == "N4.3f"


@pytest.mark.rule("N4.3g")
@pytest.mark.parametrize("word", ["pass", "skip", "discard", "discard nothing", "pass nothing"])
@pytest.mark.parametrize("field", ["1", "left"])
def test_nobody_is_let_off(field: str, word: str) -> None:
    """Every player gives up cards."""
    assert giving(field).refusal(0, word) == "N4.3g"


@pytest.mark.rule("N4.3h")
def test_other_than_a_1() -> None:
    """A 1 is no discard while another value is in the hand."""
    assert giving("not-1").refusal(0, "discard blue 1") == "N4.3h"


@pytest.mark.rule("N4.3i")
def test_nothing_but_1s() -> None:
    """Whoever holds nothing else discards one of them."""
    table = giving(
        "not-1", ["blue 1", "red 1", "red 1"], ["red 2", "red 3", "red 4"], ["red 5", "red 6", "red 7"]
    )
    assert table.moves(0) == ["discard blue 1", "discard red 1"]


@pytest.mark.rule("N4.3d")
def test_discards_are_out_of_the_round() -> None:
    """They come into no trick, are nobody's loot and score nothing."""
    table = placed(
        ["blue 1", "blue 9"],
        ["red 1", "blue 3"],
        phase="discard",
        shows={"discard": "1", "trump": "yellow", "value": "4"},
        options={"target": 10},
        chance=[100 * colour + value for value in (1, *range(2, 14)) for colour in range(4)][:30],
    )
    table.play((0, "discard blue 1"), (1, "discard red 1"))
    assert table.position.seats[0].hand == ["blue 9"]
    table.play((0, "blue 9"), (1, "blue 3"))
    assert [event["points"] for event in table.named("round-scored")] == [4, 0]


@pytest.mark.rule("N4.3j", "N4.3l")
def test_passing_to_the_left() -> None:
    """The card goes to the next seat clockwise, and only the two of them see it."""
    table = giving("left").play((0, "pass red 9"), (1, "pass blue 1"), (2, "pass green 2"))
    hands = [part.hand for part in table.position.seats]
    assert hands == [
        ["blue 1", "blue 1", "red 10", "green 2"],
        ["red 9", "yellow 2", "yellow 3", "yellow 4"],
        ["blue 1", "green 3", "green 4", "green 5"],
    ]
    passed = [
        [event.get("card") for event in table.events(viewer) if event["event"] in ("passed", "received")]
        for viewer in (0, 1, 2, None)
    ]
    red_9, blue_1, green_2 = 109, 1, 302
    assert passed == [
        [red_9, None, None, None, None, green_2],
        [None, blue_1, None, red_9, None, None],
        [None, None, green_2, None, blue_1, None],
        [None] * 6,
    ]
    view = table.view(1)
    assert (view.chosen, view.received) == (["blue 1"], "red 9")
    assert "red 9" not in str(table.view(2))


@pytest.mark.rule("N4.3k")
def test_nobody_hands_on_what_he_receives() -> None:
    """The card that is on its way is not in the hand yet."""
    table = giving("left").play((0, "pass red 9"))
    assert table.refusal(1, "pass red 9") == "N4.3f"


@pytest.mark.rule("N4.3m")
def test_two_players_swap() -> None:
    """Left of each is the other."""
    table = giving("left", ["red 9", "red 8"], ["blue 2", "blue 3"])
    table.play((0, "pass red 9"), (1, "pass blue 3"))
    assert [part.hand for part in table.position.seats] == [["blue 3", "red 8"], ["blue 2", "red 9"]]


@pytest.mark.rule("N4.3n")
@pytest.mark.parametrize("move", ["discard red 9", "discard red 9 red 10", "pass red 9"])
def test_nobody_gives_up_anything(move: str) -> None:
    """When NIET! stays open in row 2 the tricks begin at once."""
    table = placed(*HANDS, phase="team", shows={"discard": "niet"})
    table.play((0, "team alone"), (0, "bonus wolf"))
    assert table.view(None).phase == "tricks"
    assert table.refusal(0, move) == "N4.3n"


@pytest.mark.rule("N8.4b")
def test_nobody_discards_twice() -> None:
    """Neither while others still choose nor later in the round."""
    table = giving("1").play((0, "discard red 9"))
    assert table.refusal(0, "discard red 10") == "N8.4b"
    table.play((1, "discard yellow 2"), (2, "discard green 2"))
    assert table.refusal(0, "discard red 10") == "N8.4b"


@pytest.mark.rule("N8.4a", "N8.4b")
def test_a_sealed_choice_can_be_changed() -> None:
    """To any other choice the rules allow, until the last seat has sealed."""
    table = giving("not-1").play((0, "discard red 9"))
    assert [GAME.text(table.state, move) for move in table.state.amendments(0)] == ["discard red 10"]
    assert table.state.amendments(1) == []
    table.amend(0, "discard red 10")
    assert table.view(0).chosen == ["red 10"]
    assert [event.get("card") for event in table.events(0) if event["event"] == "amended"] == [110]
    for text, rule in (
        ("discard blue 1", "N4.3h"),
        ("discard red 10", "N8.4b"),
        ("discard red 9 red 10", "N4.3e"),
    ):
        with pytest.raises(IllegalMove, match=rule):
            table.amend(0, text)
    table.play((1, "discard yellow 2"), (2, "discard green 2"))
    assert table.position.seats[0].hand == ["blue 1", "blue 1", "red 9"]
    with pytest.raises(IllegalMove, match=r"N8\.4b"):
        table.amend(0, "discard red 9")


@pytest.mark.rule("N8.4b", "N3.1b")
def test_only_sealed_choices_can_be_changed() -> None:
    """Who has not chosen yet has nothing to change."""
    with pytest.raises(IllegalMove, match=r"N3\.1b"):
        giving("1").amend(0, "discard red 9")
    state = giving("1").play((0, "discard red 9"), (2, "discard green 2")).state
    for seat in (-1, 3):
        assert state.why_no_amendment(seat, GAME.parse(state, "discard green 3")) == "N3.1b"


@pytest.mark.rule("N8.4b", "N3.3c")
def test_choices_of_the_last_round_are_forgotten() -> None:
    """Nobody has sealed anything when the next round comes to its discards."""
    small = tiny(2, discard="1", hand=3)
    table = dealt(2, components={**small, "tables": [{**small["tables"][0], "rounds": 2}]})
    while table.view(None).round == 1 or table.view(None).phase != "discard":
        table.first_moves(1)
    assert table.state.actors() == [0, 1]
    assert [table.state.amendments(seat) for seat in range(2)] == [[], []]
    assert table.view(0).chosen == []
