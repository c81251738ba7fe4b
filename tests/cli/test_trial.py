"""A stranger's program against house bots, without a server: what a table allows, and what it does not."""

import sys
import time

import pytest

from tests.cli.conftest import Stolik, bounded

BEGIN = "import json, sys, time\nfor said in map(json.loads, sys.stdin):\n    if said['say'] == 'ask':\n"
FIRST = f"{BEGIN}        print(said['moves'][0], flush=True)\n"
NONSENSE = f"{BEGIN}        print('good morning', flush=True)\n"
# In every second try something that is no move.
CLUMSY = BEGIN.replace("for said", "wrong = False\nfor said", 1) + (
    "        wrong = not wrong\n        print('good morning' if wrong else said['moves'][0], flush=True)\n"
)
SILENT = "import time\ntime.sleep(60)\n"
CRASHING = f"{BEGIN}        raise SystemExit('no idea')\n"
QUITTING = f"{BEGIN}        print('quit', flush=True)\n"
CHATTY = f"for _ in range(5): print('good morning', flush=True)\n{SILENT}"
ENDLESS = "import sys\nwhile True: sys.stdout.write('x' * 65536)\n"


def program(code: str) -> list[str]:
    return ["--", sys.executable, "-c", code]


@pytest.mark.parametrize("game", ["x-bierze", "kniffel", "niet", "six-bierze"])
def test_a_good_program_plays_its_games(stolik: Stolik, game: str) -> None:
    """To the end, in any seat; the same numbers are the same games."""
    line = ["trial", game, *bounded(game), "--seats", "3", "--seat", "1", "--minds", "0,1", "--json"]
    said = stolik(*line, *program(FIRST))
    assert said.code == 0
    [one] = said.json["games"]
    assert one["moves"] > 5
    assert "replaced" not in one
    assert len(one["points"]) == 3
    [again] = stolik(*line, *program(FIRST)).json["games"]
    assert again["points"] == one["points"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (NONSENSE, "3 times in a row"),
        (SILENT, "no move within 1 seconds"),
        (CRASHING, "ended before the game did"),
        (QUITTING, "stopped the game"),
        (ENDLESS, "ended before the game did"),
    ],
)
def test_one_that_would_be_replaced(stolik: Stolik, code: str, why: str) -> None:
    """It says why, and nothing waits for it."""
    began = time.monotonic()
    said = stolik("trial", "x-bierze", "--seconds", "1", *program(code))
    assert said.code == 1
    assert why in said.out
    assert said.out.endswith("first in 0, replaced in 1\n")
    assert time.monotonic() - began < 50


def test_mistakes_are_forgiven_and_told(stolik: Stolik) -> None:
    said = stolik("trial", "x-bierze", "--json", *program(CLUMSY))
    assert said.code == 0
    [one] = said.json["games"]
    assert len(one["mistakes"]) == one["moves"]
    assert "good morning" in one["mistakes"][0]
    assert "mistakes (the first: 'good morning'" in stolik("trial", "x-bierze", *program(CLUMSY)).out


def test_in_a_race_it_speaks_unasked(stolik: Stolik) -> None:
    """Nobody waits for it, and what is no move counts all the same."""
    said = stolik("trial", "hexx", *bounded("hexx"), "--json", *program(CHATTY))
    assert said.code == 1
    assert "3 times" in said.json["games"][0]["replaced"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["--seat", "2", "--", "true"], "there is no seat 2"),
        (["--minds", "9", "--", "true"], "there is no level '9'"),
        (["--seconds", "0", "--", "true"], "at least 1"),
        (["--", "/no/such/program"], "cannot be started: No such file"),
        (["--"], "required: COMMAND"),
    ],
)
def test_wrong_use(stolik: Stolik, line: list[str], words: str) -> None:
    said = stolik("trial", "x-bierze", *line)
    assert said.code == 2
    assert words in said.err
