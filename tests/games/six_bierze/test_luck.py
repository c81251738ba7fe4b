"""Luck cards."""

import pytest

from stolik.games.six_bierze import GAME
from tests.games.six_bierze.table import START, Rows, Table, small, turn


def told(table: Table, name: str) -> list[tuple[int, ...]]:
    """What the events of this name say."""
    return [event[1:] for event in table.log if GAME.events[event[0]].name == name]


MINUS_THREE: Rows = {6: [20, 21], 3: [50], 4: [60], 9: [70]}


def loses_three(score: int, version: str = "basic+luck", luck: dict[str, int] | None = None) -> Table:
    """Seat 0 places 22 on the -3 of row 6."""
    components = small(luck={"five": 6, "heads": 6} | (luck or {}))
    return turn(22, version=version, score=score, rows=MINUS_THREE, components=components)


@pytest.mark.rule("S6a", "S6.1a")
@pytest.mark.parametrize(
    ("score", "clovers"),
    [(0, 0), (4, 0), (5, 0), (6, 1), (7, 1), (8, 1), (9, 0), (-2, 1), (-4, 1), (-5, 0), (-1, 0)],
)
def test_a_card_for_each_clover(score: int, clovers: int) -> None:
    """For each clover the marker passes or stops on when it moves back; the one it leaves is no such."""
    table = loses_three(score)
    assert table.position.seats[0].score == score - 3
    assert table.moves(0) == (["take heads", "take +5"] if clovers else ["97", "98"])


@pytest.mark.rule("S6.1a", "S6.1b", "S6.1g")
def test_any_mix_of_the_piles() -> None:
    """Three clovers: each mix of three cards, no more and no fewer."""
    rows: Rows = {8: [3, 11, 23, 31, 43], 1: [60], 2: [70], 3: [80]}
    table = turn(44, version="basic+luck", score=16, rows=rows)
    assert table.scores[0] == -9
    assert table.moves(0) == [
        "take heads heads heads",
        "take +5 heads heads",
        "take +5 +5 heads",
        "take +5 +5 +5",
    ]
    assert table.refusal(0, "take +5 +5") == "S6.1g"
    assert table.refusal(0, "take +5 +5 +5 heads") == "S6.1g"
    table.play((0, "take +5 heads +5"))
    assert table.position.seats[0].luck == ["+5", "+5", "heads"]
    assert table.events() == ["luck-drawn"] * 3 + ["restarted", "round-started"]


@pytest.mark.rule("S6.1f")
def test_no_cards_without_luck() -> None:
    """In a game without luck cards the clovers mean nothing."""
    table = loses_three(6, version="basic")
    assert table.moves(0) == ["97", "98"]


@pytest.mark.rule("S6.1a")
def test_no_card_for_a_gain() -> None:
    """A marker that moves forward over a clover brings nothing."""
    table = turn(22, version="basic+luck", score=4, rows={2: [20, 21], 3: [50], 4: [60], 9: [70]})
    assert table.scores[0] == 6
    assert table.position.seats[0].luck == []


@pytest.mark.rule("S6.1c", "S6.1h")
def test_an_empty_pile() -> None:
    """From the other pile when one is empty: no choice is left."""
    assert loses_three(6, luck={"five": 0}).position.seats[0].luck == ["heads"]
    assert loses_three(6, luck={"heads": 0}).position.seats[0].luck == ["+5"]


@pytest.mark.rule("S6.1h")
def test_too_few_in_one_pile() -> None:
    """More of a kind than its pile has, or than there are at all, cannot be taken."""
    rows: Rows = {8: [3, 11, 23, 31, 43], 1: [60], 2: [70], 3: [80]}
    table = turn(44, version="basic+luck", score=16, rows=rows, other={"tiles": [95], "luck": ["+5"] * 5})
    assert table.moves(0) == ["take heads heads heads", "take +5 heads heads"]
    assert table.refusal(0, "take +5 +5 heads") == "S6.1h"
    assert table.refusal(0, "take +5 +5 +5 +5 +5 +5 +5") == "S6.1h"


@pytest.mark.rule("S6.1d")
@pytest.mark.parametrize(("there", "got"), [(1, ["+5"]), (0, [])])
def test_piles_that_have_too_few(there: int, got: list[str]) -> None:
    """Both together too few: what is there, even if that is nothing."""
    rows: Rows = {8: [3, 11, 23, 31, 43], 1: [60], 2: [70], 3: [80]}
    components = small(luck={"five": there, "heads": 0})
    table = turn(44, version="basic+luck", score=16, rows=rows, components=components)
    assert table.position.seats[0].luck == got
    assert table.state.actors() == [0, 1]


@pytest.mark.rule("S6.1e")
@pytest.mark.parametrize(("score", "cards"), [(-43, 1), (-44, 0)])
def test_only_the_movement_made(score: int, cards: int) -> None:
    """A marker that cannot move any further back reaches no clover, not even the one it stands on."""
    components = small(track={"low": -44, "high": 44, "clovers": [-44]}, luck={"five": 6, "heads": 0})
    table = turn(22, version="basic+luck", score=score, rows=MINUS_THREE, components=components)
    assert table.scores[0] == -44
    assert len(table.position.seats[0].luck) == cards


@pytest.mark.rule("S6.1a")
def test_from_the_end_of_the_track() -> None:
    """A marker at the very front passes clovers like any other when it moves back."""
    components = small(track={"low": -44, "high": 44, "clovers": [43, 44]}, luck={"five": 6, "heads": 0})
    table = turn(22, version="basic+luck", score=44, rows=MINUS_THREE, components=components)
    assert table.position.seats[0].luck == ["+5"]


@pytest.mark.rule("S6.1i")
def test_only_after_a_loss() -> None:
    """Luck cards cannot be taken when none are due."""
    assert Table({"tiles": [11]}, {"tiles": [21]}, version="basic+luck").refusal(0, "take +5") == "S6.1i"
    assert turn(22, version="basic+luck", luck=["+5"], rows=START).refusal(0, "take +5") == "S6.1i"


@pytest.mark.rule("S6.2a", "S6.2c")
def test_before_placing() -> None:
    """The owner is asked before the tile is placed; the card goes back to its pile."""
    table = turn(22, version="basic+luck", luck=["+5", "+5"], rows=MINUS_THREE)
    assert table.moves(0) == ["place", "luck +5"]
    assert table.view(None).luck_piles == [4, 6]
    table.play((0, "luck +5"))
    assert table.view(None).luck_piles == [5, 6]
    assert table.scores[0] == 5


@pytest.mark.rule("S6.2b")
def test_one_luck_card_for_a_tile() -> None:
    """A second one is refused."""
    table = turn(22, version="advanced+luck", luck=["+5", "+5", "heads"], actions=["swap"], rows=START)
    table.play((0, "luck +5"))
    assert table.refusal(0, "luck +5") == "S6.2b"
    assert table.refusal(0, "luck heads #1 #2") == "S6.2b"
    assert table.moves(0) == ["place"]


@pytest.mark.rule("S6.2d", "S6.2e")
def test_only_cards_one_has() -> None:
    """A kind one does not hold, and luck cards at a table without."""
    table = turn(22, version="basic+luck", luck=["+5"], rows=START)
    assert table.refusal(0, "luck heads #1 #2") == "S6.2d"
    other = turn(22, version="advanced", actions=["stop"], rows=START)
    for text in ("luck +5", "luck heads 3 4", "take +5"):
        assert other.refusal(0, text) == "S6.2e"


@pytest.mark.rule("S6.3a")
def test_five_instead_of_what_the_field_shows() -> None:
    """Instead of -3, and instead of a gain as well."""
    table = turn(22, version="basic+luck", luck=["+5"], rows=MINUS_THREE).play((0, "luck +5"))
    assert table.scores[0] == 5
    rows: Rows = {10: [11, 12, 13, 14, 21], 3: [50], 4: [60], 9: [70]}
    table = turn(22, version="basic+luck", luck=["+5"], rows=rows)
    assert table.play((0, "luck +5")).scores[0] == 5


LAST: Rows = {1: [3, 4, 21], 2: [50], 3: [60], 4: [70]}


@pytest.mark.rule("S6.3b")
def test_five_not_on_the_last_field() -> None:
    """On the last field the card is refused."""
    table = turn(22, version="basic+luck", luck=["+5", "heads"], rows=LAST)
    assert table.refusal(0, "luck +5") == "S6.3b"


@pytest.mark.rule("S6.4a")
def test_heads_only_on_the_last_field() -> None:
    """Elsewhere the card is refused."""
    table = turn(22, version="basic+luck", luck=["+5", "heads"], rows=START)
    assert table.refusal(0, "luck heads #1 #2") == "S6.4a"
    assert "luck heads" not in " ".join(table.moves(0))


@pytest.mark.rule("S6.4b", "S6.4e", "S6.4f")
def test_two_tiles_count_for_the_taker() -> None:
    """3 and 21 count, 4 counts against: 5 + 1 - 1; one move of the marker."""
    table = turn(22, version="basic+luck", luck=["heads"], rows=LAST)
    table.play((0, "luck heads 3 21"))
    assert table.scores[0] == 5
    assert table.events().count("scored") == 1
    assert table.position.box == [3, 4, 21]


@pytest.mark.rule("S6.4f", "S6.1a")
def test_a_net_loss_reaches_clovers() -> None:
    """The one move of the marker is what counts for the clovers."""
    rows: Rows = {4: [1, 2, 3, 21], 1: [50], 2: [60], 3: [70]}
    table = turn(22, version="basic+luck", luck=["heads"], rows=rows, score=-2)
    table.play((0, "luck heads 1 21"))
    assert table.scores[0] == -2 + 1 - 3 - 5 + 1
    assert table.moves(0) == ["take heads", "take +5"]


@pytest.mark.rule("S6.4c", "S6.4d")
def test_which_tiles_can_be_chosen() -> None:
    """Two different tiles of that row; neither the placed one nor one of another row."""
    table = turn(22, version="basic+luck", luck=["heads"], rows=LAST)
    assert table.moves(0) == ["place", "luck heads 3 4", "luck heads 3 21", "luck heads 4 21"]
    for text in ("luck heads 3 22", "luck heads 3 50", "luck heads #1 #4"):
        assert table.refusal(0, text) == "S6.4c"
    for text in ("luck heads 3", "luck heads 3 3", "luck heads 3 4 21"):
        assert table.refusal(0, text) == "S6.4d"


@pytest.mark.rule("S6.4c", "S6.4d")
def test_fields_that_cannot_be_chosen() -> None:
    """Neither a field without a tile, in whatever order the two are named, nor one of two tiles twice."""
    rows: Rows = {5: [3, "-", 21], 2: [50], 3: [60], 4: [70]}
    table = turn(22, version="advanced+luck", luck=["heads"], rows=rows)
    assert table.moves(0) == ["place", "luck heads 3 21"]
    numbers = table.state.setup.numbers
    for field, other in ((1, 2), (0, 1), (3, 0), (0, 3), (1, 0)):
        assert table.state.why_illegal(0, numbers.two_fields(field, other)) == "S6.4c"
    for field, other in ((0, 0), (2, 2), (2, 0)):
        assert table.state.why_illegal(0, numbers.two_fields(field, other)) == "S6.4d"


@pytest.mark.rule("S6.4b", "S6.4g")
def test_tile_one_counts() -> None:
    """The lowest tile can be chosen like any other, and is one of the tiles of its row."""
    table = turn(22, version="basic+luck", luck=["heads"], rows={1: [3, 1, 21], 2: [50], 3: [60], 4: [70]})
    assert table.moves(0) == ["place", "luck heads 3 1", "luck heads 3 21", "luck heads 1 21"]
    assert table.play((0, "luck heads 1 21")).scores[0] == 1 + 1 - 5
    rows = {1: [1], 2: [50], 3: [60], 4: [70]}
    box = small(basic={"rows": [". T", ". . T", ". . T", ". . T", ". . T"]})
    table = turn(22, version="basic+luck", luck=["heads"], rows=rows, components=box)
    assert table.moves(0) == ["place", "luck heads 1"]


@pytest.mark.rule("S6.4g")
def test_a_single_tile_counts() -> None:
    """With one other tile in the row, that one counts."""
    components = small(basic={"rows": [". T", ". . T", ". . T", ". . T", ". . T"]})
    table = turn(
        22,
        version="basic+luck",
        luck=["heads"],
        rows={1: [21], 2: [50], 3: [60], 4: [70]},
        components=components,
    )
    assert table.moves(0) == ["place", "luck heads 21"]
    assert table.play((0, "luck heads 21")).scores[0] == 1


@pytest.mark.rule("S6b", "S6.5a", "S6.5b", "S6.5c")
def test_positive_heads_on_take_row_tiles() -> None:
    """First the gain of the two, nothing subtracted; then all but the placed one go behind the screen."""
    rows: Rows = {4: [3, 11, 18, 21], 1: [50], 2: [60], 3: [70]}
    table = turn(22, version="advanced+luck", luck=["heads"], rows=rows)
    table.play((0, "luck heads 3 11"))
    assert table.scores[0] == 10
    assert table.position.seats[0].tiles == [3, 11, 18, 21, 97, 98]
    table.play((0, "restart 9"))
    assert table.row(9) == [22]


@pytest.mark.rule("S6b")
def test_luck_cards_in_the_advanced_game() -> None:
    """+5 and clovers work as in the basic game."""
    rows: Rows = {6: [19, 20, 21], 1: [50], 2: [60], 3: [70]}
    assert turn(22, version="advanced+luck", score=6, rows=rows).moves(0) == ["take heads", "take +5"]
    table = turn(22, version="advanced+luck", luck=["+5"], rows=rows).play((0, "luck +5"))
    assert table.scores[0] == 5


@pytest.mark.rule("S11.5a", "S11.5b")
def test_luck_cards_before_the_new_row() -> None:
    """After the loss for a row the cards come first, then the row is chosen, without cards."""
    rows: Rows = {5: [3, 11, 21], 1: [50], 2: [60], 3: [70]}
    table = turn(22, version="advanced+luck", rows=rows, luck=["+5"], actions=["skip"], score=-4)
    table.play((0, "place"))
    assert table.scores[0] == -15
    assert table.refusal(0, "restart 5") == "S7.1e"
    table.play((0, "take heads +5"))
    assert table.refusal(0, "skip") == table.refusal(0, "luck +5") == "S11.5b"
    assert table.refusal(0, "place") == "S3.1e"
    table.play((0, "restart 7"))
    assert table.row(7) == [22]


@pytest.mark.rule("S6.1a", "S7.1c")
def test_luck_cards_for_the_first_field_of_the_new_row() -> None:
    """A loss on the field that starts the new row brings cards as well, and the round goes on."""
    rows = ["-9 . TH", ". . TH", ". . TH", ". . TH", ". TT"]
    table = turn(
        22,
        version="advanced+luck",
        components=small(advanced={"rows": rows}),
        rows={5: [21], 2: [50], 3: [60], 4: [70]},
    )
    table.play((0, "restart 1"))
    assert table.scores[0] == -9
    assert table.position.turn.tile is None
    table.play((0, "take +5"))
    assert table.state.actors() == [0, 1]


def test_the_number_of_cards_is_in_the_events() -> None:
    """One event for each luck card drawn, with its kind."""
    table = loses_three(6).play((0, "take heads"))
    drawn = [event for event in table.log if GAME.events[event[0]].name == "luck-drawn"]
    assert [event[1:] for event in drawn] == [(0, 1)]


@pytest.mark.rule("S6.4e", "S6.2a")
def test_what_a_luck_card_does_is_told() -> None:
    """Which card it is, and of positive heads each tile with its heads."""
    table = turn(22, version="basic+luck", luck=["heads"], rows=LAST).play((0, "luck heads 3 21"))
    assert told(table, "luck-played") == [(0, 1)]
    assert told(table, "heads-chosen") == [(0, 3, 5), (0, 21, 1)]
    table = turn(22, version="basic+luck", luck=["+5"], rows=MINUS_THREE).play((0, "luck +5"))
    assert told(table, "luck-played") == [(0, 0)]
    box = small(basic={"rows": [". T", ". . T", ". . T", ". . T", ". . T"]})
    rows: Rows = {1: [21], 2: [50], 3: [60], 4: [70]}
    table = turn(22, version="basic+luck", luck=["heads"], rows=rows, components=box)
    assert told(table.play((0, "luck heads 21")), "heads-chosen") == [(0, 21, 1)]


@pytest.mark.rule("S6.4b", "S6.3a")
def test_a_copy_knows_the_luck_card_played() -> None:
    """Who thinks ahead finds the card in effect."""
    table = turn(22, version="advanced+luck", luck=["+5"], actions=["swap"], rows=START).play((0, "luck +5"))
    copy = table.state.copy()
    copy.play(0, GAME.parse(copy, "place"))
    assert GAME.position(copy).seats[0].score == 5
