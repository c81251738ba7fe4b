"""`stolik play --json`: the lines of docs/play-json.md."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from stolik.engine.registry import find_game, game_ids
from tests.cli.conftest import Dialogue, Stolik, bounded

TURNS = [game for game in game_ids() if game != "hexx"]


def last(printed: str) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(printed.splitlines()[-1])
    return found


def first_move(printed: str) -> str:
    asked = last(printed)
    assert asked["say"] == "ask"
    moves = asked["moves"]
    assert isinstance(moves, list)
    return str(moves[0])


def any_move(seed: int) -> Callable[[str], str]:
    rng = random.Random(seed)
    return lambda printed: rng.choice(msgspec.json.decode(printed.splitlines()[-1])["moves"])


@pytest.mark.parametrize("game", TURNS)
def test_a_program_plays_a_whole_game(dialogue: Dialogue, stolik: Stolik, tmp_path: Path, game: str) -> None:
    """Start, events and questions, the end; and the record of it is verified."""
    file = tmp_path / "game.json"
    line = ("play", game, "--seats", 3, "--seat", 1, "--seed", 5, *bounded(game), "--json", "--record", file)
    said = dialogue(any_move(5), *line)
    assert (said.code, said.err) == (0, "")
    kinds = [each["say"] for each in said.lines]
    assert kinds[0] == "start"
    assert kinds[-1] == "over"
    assert set(kinds[1:-1]) == {"event", "ask"}
    start, over = said.lines[0], said.lines[-1]
    assert (start["game"], start["seat"], start["names"]) == (game, 1, ["Los 0", "You", "Los 2"])
    assert set(over) == {"say", "ending", "view"}
    record = msgspec.json.decode(file.read_bytes())
    assert over["ending"] == record["ending"]
    assert record["names"] == start["names"]
    assert stolik("verify", file).code == 0


def test_what_others_hold_is_not_said(dialogue: Dialogue) -> None:
    """Of a card that others are dealt or lay face down only the fact, until it is revealed."""
    said = dialogue(first_move, "play", "x-bierze", "--seats", 3, "--seed", 1, "--json")
    events = [each for each in said.lines if each["say"] == "event"]
    for event in events:
        if event["event"] in ("dealt", "sealed"):
            assert ("card" in event) is (event["seat"] == 0)
    assert any(event["event"] == "revealed" and event["seat"] == 2 and event["card"] for event in events)
    for each in said.lines:
        if each["say"] == "ask":
            assert all("hand" not in seat for seat in each["view"]["seats"])


def test_moves_that_are_none(stolik: Stolik) -> None:
    """Error, refusal or the question once more: nothing is changed, and the question follows each time."""
    said = stolik("play", "x-bierze", "--seed", 1, "--json", "--lang", "pl", said="101\n?\nrow 1\n\nquit\n")
    first, error, second, third, refused, fourth, fifth, stopped = said.lines[
        said.lines.index(ask(said.lines)) :
    ]
    assert error == {"say": "error", "words": "there is no card 101; cards are 1 to 100"}
    words = find_game("x-bierze").rulebook.words("X2.3a", "pl")
    assert refused == {"say": "refused", "rule": "X2.3a", "detail": "", "words": f"X2.3a: {words}"}
    assert first == second == third == fourth == fifth
    assert stopped == {"say": "stopped"}
    assert said.code == 0


def ask(lines: list[dict[str, object]]) -> dict[str, object]:
    return next(line for line in lines if line["say"] == "ask")


def test_the_end_of_the_input_stops_the_game(stolik: Stolik, tmp_path: Path) -> None:
    """What was played up to there is kept, without an ending."""
    file = tmp_path / "game.json"
    said = stolik("play", "niet", "--seed", 1, "--json", "--record", file)
    assert said.lines[-1] == {"say": "stopped"}
    assert "ending" not in msgspec.json.decode(file.read_bytes())
    assert stolik("verify", file).code == 0


def test_a_race_asks_at_once(stolik: Stolik) -> None:
    """Everybody owes; what may be shown of the moves is listed, and a wrong one is refused and recorded."""
    said = stolik("play", "hexx", "--seed", 1, "--json", said="up\nup\nquit\n")
    asked = [each for each in said.lines if each["say"] == "ask"]
    assert "up" in asked[0]["moves"]
    assert "refused" in [each["say"] for each in said.lines]
    assert said.lines[-1] == {"say": "stopped"}


@pytest.mark.parametrize("line", ["?", "", "place 99 99 r0", "57"])
def test_a_race_asks_again(stolik: Stolik, line: str) -> None:
    """After a line that is no move of the race, too, there is the view as it is now."""
    said = stolik("play", "hexx", "--seed", 1, "--json", said=f"{line}\nquit\n")
    asked = [each for each in said.lines if each["say"] == "ask"]
    assert len(asked) == 2
    assert asked[0]["moves"] == asked[1]["moves"]


@pytest.mark.parametrize(
    ("option", "typed", "waits"),
    [
        ("handicap_seconds=[5,0]", "up\n", True),
        ("handicap_seconds=[0,5]", "up\n", False),
        ("mistake_freeze=5", "place 9 9 r0\nup\n", True),
        ("mistake_freeze=0", "place 9 9 r0\nup\n", False),
        ("mistake_freeze=5", "back\nup\n", False),
    ],
)
def test_a_race_makes_wait(stolik: Stolik, option: str, typed: str, *, waits: bool) -> None:
    """For the seconds of a handicap, and after a wrong claim; other mistakes cost no time."""
    said = stolik("play", "hexx", "--seed", 1, "--json", f"--option={option}", said=f"{typed}quit\n")
    waited = [each["seconds"] for each in said.lines if each["say"] == "wait"]
    assert [0 < seconds <= 5 for seconds in waited] == [True] * waits
    turned_up = {"say": "event", "event": "turned-up", "seat": 0}
    assert waits != any(turned_up.items() <= each.items() for each in said.lines)
