"""Points of a round, the end of the game and who has won."""

from typing import Any

import pytest

from stolik.engine.chance import fast
from stolik.games.niet import GAME
from stolik.games.niet.rules import Niet
from tests.games.niet.table import Table, dealt, placed, with_rounds

LAST = ["green 9", "green 2", "green 3", "green 4", "green 5"]


def last_trick(
    seats: int,
    *,
    value: str = "2",
    tricks: list[int] | None = None,
    loot: list[list[str]] | None = None,
    scores: list[int] | None = None,
    options: dict[str, Any] | None = None,
    final: bool = True,
    **rest: Any,
) -> Table:
    """Seat 0 wins the last trick of the last round; before it the seats have what is said."""
    parts = {
        seat: {
            "tricks": tricks[seat] if tricks else 0,
            "loot": loot[seat] if loot else [],
            "score": scores[seat] if scores else 0,
        }
        for seat in range(seats)
    }
    table = placed(
        *[[card] for card in LAST[:seats]],
        seats=parts,
        shows={"value": value},
        options=options,
        components=with_rounds(1) if final else None,
        trick={"leader": 0, "cards": []},
        **rest,
    )
    table.state.chance = fast(1)
    return table.play(*enumerate(LAST[:seats]))


def points(table: Table) -> list[int]:
    return [event["points"] for event in table.named("round-scored")]


@pytest.mark.rule("N6.1a", "N6.1b", "N6.1d", "N5.5d")
@pytest.mark.parametrize(("value", "worth"), [("1", 1), ("2", 2), ("3", 3), ("4", 4)])
def test_tricks_and_loot_times_the_value(value: str, worth: int) -> None:
    """Seats 0 and 2 have 4 tricks and 1 loot together, seats 1 and 3 have 2 tricks and 2 loot."""
    table = last_trick(4, value=value, tricks=[2, 2, 1, 0], loot=[["red 1"], ["red 1"], [], ["blue 1"]])
    assert points(table) == [5 * worth, 4 * worth, 5 * worth, 4 * worth]


@pytest.mark.rule("N6.1c", "N6.3c")
def test_minus_two() -> None:
    """Each trick and each loot card costs two points; a total may fall below zero."""
    table = last_trick(4, value="-2", tricks=[2, 2, 1, 0], loot=[["red 1"], [], [], []])
    assert points(table) == [-10, -4, -10, -4]
    assert [part.score for part in table.view(None).seats] == [-10, -4, -10, -4]


@pytest.mark.rule("N6.1e", "N6.2a")
def test_the_bonus_card_doubles_its_holders_own() -> None:
    """Holder 3 has 2 tricks and 1 loot: 6 × 2; partner 4 has 3 tricks: 6; both write 18."""
    table = last_trick(5, tricks=[2, 2, 2, 2, 3], loot=[["red 1"], ["blue 1"], ["blue 1"], ["red 1"], []])
    assert points(table) == [20, 20, 20, 18, 18]


@pytest.mark.rule("N6.1e", "N6.1f")
def test_the_bonus_card_doubles_minus_points() -> None:
    """The one who plays alone loses four points for each trick."""
    table = last_trick(3, value="-2", tricks=[2, 3, 1])
    assert points(table) == [-12, -8, -8]


@pytest.mark.rule("N6.2a")
def test_every_member_writes_the_whole_points() -> None:
    """Each on his own account, on top of what he had."""
    table = last_trick(4, tricks=[4, 0, 0, 0], scores=[1, 2, 30, -4])
    assert [part.score for part in table.view(None).seats] == [11, 2, 40, -4]


@pytest.mark.rule("N6.3a", "N1.5c")
def test_most_points_win() -> None:
    """After the last round the totals decide, whoever was in which team."""
    outcome = last_trick(4, tricks=[4, 0, 0, 0], scores=[1, 2, 30, -4]).state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.rule) == ([11, 2, 40, -4], [2, 3, 1, 4], "N6.3a")


@pytest.mark.rule("N3.3d")
def test_the_last_board_stays() -> None:
    """Open fields, teams, tricks and loot of the last round can still be seen."""
    view = last_trick(4, loot=[["red 1"], [], [], []], tricks=[1, 0, 0, 0]).view(None)
    assert [row.left_open for row in view.rows] == ["wolf", "niet", "yellow", "niet", "2"]
    assert (view.team, view.seats[0].tricks, view.seats[0].loot) == ([0, 2], 2, ["red 1"])
    assert len(view.last_trick.cards) == 4


@pytest.mark.rule("N6.3b")
def test_shared_victory() -> None:
    """Equal totals share the place."""
    outcome = last_trick(4, scores=[0, 2, 0, 1]).state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places) == ([2, 2, 2, 1], [1, 1, 1, 4])


@pytest.mark.rule("N6.3d")
def test_nobody_moves_after_the_end() -> None:
    """Every kind of move is refused."""
    table = last_trick(3)
    assert table.state.actors() == []
    moves = ["niet trump red", "team alone", "bonus wolf", "discard red 9", "pass red 9", "red 9"]
    assert {table.refusal(seat, move) for seat in range(3) for move in moves} == {"N6.3d"}
    assert table.state.why_no_amendment(0, 0) == "N6.3d"


def play_out(table: Table) -> list[tuple[int, int]]:
    """Round and dealer of each round that was played."""
    rng = fast(5)
    rounds = []
    while table.state.owing:
        if (table.state.round, table.state.dealer) not in rounds:
            rounds.append((table.state.round, table.state.dealer))
        seat = table.state.actors()[0]
        moves = table.state.moves(seat)
        table.state.apply(seat, moves[rng.below(len(moves))])
    return rounds


@pytest.mark.rule("N1.5b", "N1.5c", "N1.5d", "N1.5e", "N1.5f", "N1.5g", "N1.5h")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_rounds(seats: int, rounds: int) -> None:
    """The deal goes round to the left, so everybody deals equally often."""
    played = play_out(dealt(seats, dealer=1))
    assert played == [(number + 1, (1 + number) % seats) for number in range(rounds)]
    dealers = [dealer for _, dealer in played]
    assert {dealers.count(seat) for seat in range(seats)} == {rounds // seats}


@pytest.mark.rule("N1.6a", "N8.3a", "N-Opt-target")
def test_a_game_to_a_target_ends_when_somebody_has_it() -> None:
    """Exactly the target is enough, and the rounds left do not matter."""
    table = last_trick(4, scores=[98, 0, 0, 0], options={"target": 100}, final=False)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.rule) == ([100, 0, 2, 0], "N8.3a")


@pytest.mark.rule("N8.3b", "N1.6a")
def test_a_game_to_a_target_has_no_last_round() -> None:
    """One point short, and another round is dealt although the box knows only eight."""
    table = last_trick(4, scores=[97, 0, 0, 0], options={"target": 100}, final=False, round=8)
    assert table.state.outcome() is None
    assert table.state.round == 9


@pytest.mark.rule("N1.6b")
def test_the_target_is_checked_at_the_end_of_a_round() -> None:
    """Who has it before the last trick still plays that trick, and may have lost it then."""
    table = last_trick(4, value="-2", scores=[101, 0, 0, 0], options={"target": 100}, final=False)
    assert table.state.outcome() is None
    assert table.view(None).seats[0].score == 99


@pytest.mark.rule("N8.3c")
def test_the_highest_total_wins_a_game_to_a_target() -> None:
    """Also when another one has reached the target as well."""
    table = last_trick(4, scores=[98, 120, 0, 0], options={"target": 100}, final=False)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 3, 4]


def test_copies_end_alike() -> None:
    """A copy taken in the middle of a trick goes on as the original does."""
    table = placed(["green 9", "red 2"], ["green 3", "red 3"], components=with_rounds(1)).play((0, "green 9"))
    copy: Niet = table.state.copy()
    for state in (table.state, copy):
        while state.owing:
            seat = state.actors()[0]
            state.apply(seat, state.moves(seat)[0])
    assert GAME.position(copy) == GAME.position(table.state)


@pytest.mark.rule("N6.2a", "N7e")
@pytest.mark.parametrize("seats", [2, 5])
def test_accounts_begin_empty(seats: int) -> None:
    """Nobody has points, tricks or loot when the first round is dealt."""
    view = dealt(seats).view(None)
    assert [(part.score, part.tricks, part.loot) for part in view.seats] == [(0, 0, [])] * seats
