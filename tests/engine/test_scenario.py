"""Scenarios: every kind of step, true and not true, and what is wrong with a wrong file."""

from pathlib import Path
from typing import Any

import pytest

from stolik.engine.data import checked
from stolik.engine.errors import DataError
from stolik.engine.registry import find_game
from stolik.engine.scenario import Scenario, read_scenario, run_scenario
from stolik.games.x_bierze import GAME

Step = dict[str, Any]

POSITION = {
    "rows": [[50], [60], [70]],
    "seats": [{"hand": [5, 61]}, {"hand": [62, 72], "score": 4, "x_row": [9, 12]}],
}
FIRST, SECOND = {"seat": 0, "move": "61"}, {"seat": 1, "move": "72"}
TOO_LOW = [{"seat": 0, "move": "5"}, SECOND]
OVER = {"rows": [[50], [60], [70]], "seats": [{"hand": [61]}, {"hand": [72], "score": 3}], "round": 2}


def run(*steps: Step, **head: Any) -> list[str]:
    data = {"game": "x-bierze", "title": "t", "seats": 2, "position": POSITION, **head, "step": list(steps)}
    return run_scenario(GAME, checked(Scenario, data, "file"))


@pytest.mark.parametrize(
    "steps",
    [
        [FIRST],
        [FIRST, {"seat": 0, "amend": "5"}],
        [{"seat": 0, "move": "72", "refused": "X2.1b"}],
        [FIRST, {"seat": 0, "amend": "72", "refused": "X2.1b"}],
        [{"seat": 0, "may": ["61", "5"]}],
        [FIRST, {"seat": 0, "may": []}],
        [*TOO_LOW, {"seat": 0, "may": ["row 3", "ROW 1", "row 2"]}],
        [{"actors": [0, 1]}, FIRST, {"actors": [1]}],
        [{"expect": {"seats.1.score": 4, "seats.1.x_row": [9, 12], "rows.0.0": 50, "taker": None}}],
        [{"seat": 1, "sees": {"hand": [62, 72], "seats.0.hand_size": 2}}],
        [{"spectator": True, "sees": {"hand": None, "seats.0.hand_size": 2}}],
        [{"events": []}, FIRST, {"events": ["sealed"]}, {"events": []}],
    ],
)
def test_steps_that_are_true(steps: list[Step]) -> None:
    """A scenario that says what is so has no problems."""
    assert run(*steps) == []


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ([{"seat": 0, "move": "72"}], "step 1: seat 0: '72' is refused: X2.1b: You may only play a card"),
        ([FIRST, FIRST], "step 2: seat 0: '61' is refused: X2.1c"),
        ([{**FIRST, "refused": "X2.1b"}], "step 1: seat 0: '61' is allowed, X2.1b should forbid it"),
        (
            [{"seat": 0, "move": "row 1", "refused": "X2.1b"}],
            "'row 1' is refused by X2.3a, not by X2.1b",
        ),
        ([FIRST, {"seat": 0, "amend": "62"}], "step 2: seat 0: '62' is refused: X2.1b"),
        ([FIRST, {"seat": 0, "amend": "5", "refused": "X2.1b"}], "'5' is allowed, X2.1b should"),
        ([{"seat": 0, "may": ["61"]}], "seat 0 may not: all right; and may besides: ['5']"),
        ([{"seat": 0, "may": ["5", "61", "62"]}], "seat 0 may not: ['62']; and may besides: nothing"),
        ([{"actors": [1]}], "step 1: seats [0, 1] owe a decision, not [1]"),
        ([{"expect": {"seats.1.score": 5}}], "step 1: seats.1.score is 4, not 5"),
        ([{"expect": {"seats.2.score": 5}}], "seats.2.score: there is nothing of that name"),
        ([{"expect": {"rows.first": 5}}], "rows.first: there is nothing of that name"),
        ([{"expect": {"round.now": 1}}], "round.now: there is nothing of that name"),
        ([{"seat": 0, "sees": {"hand": [62, 72]}}], "hand is [5, 61], not [62, 72]"),
        ([{"spectator": True, "sees": {"hand": [5, 61]}}], "hand is None, not [5, 61]"),
        ([FIRST, {"events": []}], "the events were ['sealed'], not []"),
        ([{"outcome": {"places": [1, 2]}}], "step 1: the game is not over"),
    ],
)
def test_steps_that_are_not_true(steps: list[Step], problem: str) -> None:
    """The one problem names the step, what is so, and what the scenario says."""
    (found,) = run(*steps)
    assert problem in found


def test_the_outcome() -> None:
    """Places, points and rule, any of them; each that is otherwise is a problem of its own."""
    steps = [{"seat": 0, "move": "61"}, {"seat": 1, "move": "72"}]
    right: Step = {"places": [1, 2], "points": [0, 3], "rule": "X4.3c"}
    for part in (right, {"points": [0, 3]}, {}):
        assert run(*steps, {"outcome": part}, position=OVER) == []
    wrong = {"places": [2, 1], "points": [0, 3], "rule": "X4.3g"}
    assert run(*steps, {"outcome": wrong}, position=OVER) == [
        "step 3: places is [1, 2], not [2, 1]",
        "step 3: rule is 'X4.3c', not 'X4.3g'",
    ]


def test_all_problems_are_told() -> None:
    """A step that is not true does not end the run."""
    problems = run({"actors": [0]}, FIRST, {"actors": [0]}, {"actors": [1]})
    assert [problem[:7] for problem in problems] == ["step 1:", "step 3:"]


def test_what_was_not_so_is_told_where_nothing_more_can_be_done() -> None:
    """A step that cannot be taken does not hide the problem that came before it."""
    assert run({"seat": 0, "may": ["5"]}, {"seat": 7, "move": "5"}) == [
        "step 1: seat 0 may not: all right; and may besides: ['61']",
        "step 2: seat: a seat from 0 to 1 is needed",
    ]


def test_without_a_position_the_game_begins_with_the_deal() -> None:
    """The script says which card comes up: rows first, then the hands."""
    deal = {"position": None, "chance": [50, 60, 70, *range(1, 17)]}
    assert run({"expect": {"rows": [[50], [60], [70]], "seats.1.hand": [*range(9, 17)]}}, **deal) == []
    with pytest.raises(DataError, match="script of 3 is used up"):
        run({"actors": [0, 1]}, position=None, chance=[50, 60, 70])


def test_options_and_components() -> None:
    """What a scenario sets is what it is played with."""
    tiny = {"cards": 9, "rows": [3], "hand": 2, "rounds": 1, "heads": []}
    position = {"rows": [[3]], "seats": [{"hand": [4]}, {"hand": [5]}]}
    with pytest.raises(DataError, match="there is no card 10, only 1 to 9"):
        run({"actors": []}, components=tiny, position={**position, "seats": [{"hand": [10]}, {"hand": [5]}]})
    assert run({"seat": 0, "may": ["4"]}, components=tiny, position=position) == []
    seen: dict[str, list[int]] = {"seats.0.seen": []}
    assert run({"seat": 0, "sees": seen}, options={"memory_aid": True}) == []
    assert len(run({"seat": 0, "sees": seen})) == 1


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ([{"seat": 0}], r"^step 1: a step has exactly one of move, amend, may, .*; this one has none$"),
        ([FIRST, {**FIRST, "actors": [0]}], r"^step 2: .*; this one has \['move', 'actors'\]$"),
        ([{"move": "61"}], r"^step 1: seat: a seat from 0 to 1 is needed$"),
        ([{"seat": 2, "move": "61"}], r"^step 1: seat: a seat from 0 to 1 is needed$"),
        ([{"seat": -1, "may": []}], r"^step 1: seat: a seat from 0 to 1 is needed$"),
        ([{"sees": {"hand": None}}], r"^step 1: seat: a seat from 0 to 1 is needed$"),
        ([{"seat": 0, "move": "sixty"}], r"^step 1: 'sixty' is no move of X bierze!; a move is a card"),
        ([{"seat": 0, "move": "101"}], r"^step 1: there is no card 101; cards are 1 to 100$"),
        ([{"seat": 0, "may": ["5", "a"]}], r"^step 1: 'a' is no move"),
        ([{"seat": 0, "amend": "61"}], r"^step 1: amend: .*play it$"),
        ([{"actors": [0, 1], "refused": "X2.1b"}], r"^step 1: refused: only a move or an amend"),
    ],
)
def test_steps_that_cannot_be_taken(steps: list[Step], error: str) -> None:
    """These are mistakes of the file and not of the game: the error names the step."""
    with pytest.raises(DataError, match=error):
        run(*steps)


@pytest.mark.parametrize(
    ("head", "error"),
    [
        ({"rules": ["X2.1b", "X9.9z"]}, r"^rule: X9.9z is not in the rule book of x-bierze$"),
        ({"seats": 7}, r"^seats: x-bierze is for 2 to 4 seats, not 7$"),
        ({"seats": 3}, r"^position.seats: 3 seats are playing, 2 are written down$"),
        ({"options": {"x_rov": "free"}}, r"^options: .*unknown field `x_rov`; known are x_row, memory_aid$"),
        ({"components": {"cards": 5}}, r"^components: .*missing required field"),
        ({"position": {"rows": []}}, r"^position: .*missing required field `seats`"),
        ({"position": {**POSITION, "rows": [[50], [60]]}}, r"^position.rows: there are 3 rows, 2 are"),
        ({"position": {**POSITION, "rows": [[50], [61], [7]]}}, r"hand: card 61 is already somewhere else$"),
        ({"position": {**POSITION, "rows": [[1, 2, 3], [4], [7]]}}, r"^position.rows.0: a row of limit 3"),
        ({"position": {**POSITION, "round": 0}}, r"^position.round: Expected `int` >= 1$"),
        ({"position": 7}, r"^position: Expected `object`, got `int`"),
    ],
)
def test_scenarios_that_cannot_begin(head: dict[str, Any], error: str) -> None:
    """Rules, seats, options, components and position are checked before the first step."""
    with pytest.raises(DataError, match=error):
        run(FIRST, **head)


HEAD = 'game = "x-bierze"\ntitle = "t"\nseats = 2\n'


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", r"missing required field `game`; known are game, title, seats, rules, options"),
        (HEAD, r"missing required field `step`"),
        (HEAD + "step = 3\n", r"step: Expected `array`, got `int`"),
        (HEAD + "steps = []\nstep = []\n", r"unknown field `steps`; known are game, title"),
        (HEAD + "[[step]]\nmoves = ['5']\n", r"step\[0\]: .*`moves`; known are seat, spectator, move"),
        (HEAD + "[[step]]\nseat = 'a'\nmove = '5'\n", r"step\[0\].seat: Expected `int \| null`, got `str`"),
        (HEAD + "chance = ['a']\n[[step]]\nactors = []\n", r"chance\[0\]: Expected `int`, got `str`"),
        (HEAD + "[[step]]\noutcome = { winner = 1 }\n", r"outcome: .*`winner`; known are places, points"),
        (HEAD.replace('"t"', "{ pl = 'a' }") + "step = []\n", r"title: .*missing required field `en`"),
        ("game = \n", r"not valid TOML: .*line 1"),
        (f"game = {'9' * 5000}\n", r"not valid TOML: .*digits"),
        (f"game = {'[' * 5000}\n", r"nested too deeply"),
        (HEAD + f"[[step]]\nseat = {10**20}\nmove = '5'\n", r"step.0.seat: a number is from -"),
    ],
)
def test_files_that_are_no_scenario(tmp_path: Path, text: str, error: str) -> None:
    """The error names the file, the place, and what is allowed there."""
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(DataError, match=rf"wrong\.toml.*{error}"):
        read_scenario(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """Missing, a folder, or no text: each is said."""
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(DataError, match=r"none.toml: cannot be read: No such file"):
        read_scenario(tmp_path / "none.toml")
    with pytest.raises(DataError, match="cannot be read: Is a directory"):
        read_scenario(tmp_path)
    with pytest.raises(DataError, match=r"bytes.toml: not a text file in UTF-8"):
        read_scenario(tmp_path / "bytes.toml")


def test_a_title_in_three_languages() -> None:
    """Where a language is missing the English title stands in."""
    data = {"game": "x-bierze", "seats": 2, "step": [], "title": {"en": "Row", "pl": "Rząd"}}
    scenario = checked(Scenario, data, "file")
    assert [scenario.title_in(language) for language in ("pl", "en", "de")] == ["Rząd", "Row", "Row"]
    assert checked(Scenario, {**data, "title": "Row"}, "file").title_in("pl") == "Row"


def test_a_game_that_is_not_there() -> None:
    """The error lists the games that are."""
    with pytest.raises(DataError, match=r"^game: there is no game 'chess'; there are .*x-bierze"):
        find_game("chess")
