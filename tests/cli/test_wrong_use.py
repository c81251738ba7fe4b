"""Whatever is wrong on the command line: exit code 2, nothing done, and one or two lines that say what."""

from pathlib import Path

import msgspec
import pytest

from stolik.engine.record import FastStream, Record, write_record
from stolik.games.x_bierze import GAME
from stolik.testing.laws import Case, random_match
from tests.cli.conftest import Stolik

ENDLESS = "9" * 100_000
GAMES = "there are hexx, kniffel, niet, six-bierze, x-bierze"
SCENARIO = f'game = "x-bierze"\ntitle = "t"\nseats = 2\nchance = {[*range(1, 20)]}\n'


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("chess", "invalid choice: 'chess' (choose from 'play', 'serve', 'admin', 'rules',"),
        ("--loud", "stolik: the following arguments are required: COMMAND"),
        ("games --loud", "unrecognized arguments: --loud"),
        ("games chess", "unrecognized arguments: chess"),
        ("play", "the following arguments are required: GAME"),
        ("play chess", GAMES),
        ("play X-BIERZE", GAMES),
        (f"play {ENDLESS}", GAMES),
        ("play \x1b[2J", r"there is no game '\x1b[2J'"),
        ("verify \x1b[2J", "\ufffd[2J: cannot be read"),
        ("play x-bierze --seats 1", "seats: x-bierze is for 2 to 4 seats, not 1"),
        ("play x-bierze --seats 5", "seats: x-bierze is for 2 to 4 seats, not 5"),
        ("play x-bierze --seats 0", "argument --seats: 0 is too few, at least 1 is needed"),
        ("play x-bierze --seats -2", "--seats: '-2' is not a whole number from 0 to 9223372036854775807"),
        ("play x-bierze --seats 2.5", "--seats: '2.5' is not a whole number"),
        ("play x-bierze --seats ٣", "--seats: '٣' is not a whole number"),
        (f"play x-bierze --seats {ENDLESS}", "--seats: '999"),
        ("play x-bierze --seats", "argument --seats: expected one argument"),
        ("play x-bierze --seat 2", "--seat: there is no seat 2, only 0 to 1"),
        ("play x-bierze --sea 1", "unrecognized arguments: --sea 1"),
        (f"play x-bierze --seed {2**63}", "--seed: '9223372036854775808' is not a whole number from 0 to"),
        ("play x-bierze --fair --seed 3", "--fair: a fair deal has no --seed"),
        ("play x-bierze --minds 9", "there is no level '9'; levels are 0,"),
        ("play x-bierze --minds 1,2,0", "--minds: 3 levels for 1 other seats are too many"),
        ("play x-bierze --minds ,", "--minds: 2 levels for 1 other seats are too many"),
        ("play x-bierze --lang fr", "argument --lang: invalid choice: 'fr' (choose from 'pl', 'en', 'de')"),
        ("play x-bierze --option x_row", "--option: 'x_row' is not of the form NAME=VALUE"),
        ("play x-bierze --option =free", "--option: '=free' is not of the form NAME=VALUE"),
        (
            "play x-bierze --option x_row=loose",
            "options.x_row: Invalid enum value 'loose'; allowed are free,",
        ),
        ("play x-bierze --option colour=red", "unknown field `colour`; known are x_row, memory_aid"),
        ("play x-bierze --option memory_aid=yes", "Expected `bool`, got `str`; allowed are true, false"),
        ("play niet --option dealer=north", "enum value 'north'; allowed are random, a whole number"),
        (f"play x-bierze --option memory_aid={'[' * 9999}", "options.memory_aid: Expected `bool`, got `str`"),
        ("simulate hexx --option rounds=0", "options.rounds: Expected `int` >= 1"),
        ("simulate x-bierze --games 0", "argument --games: 0 is too few"),
        ("simulate x-bierze --games many", "argument --games: 'many' is not a whole number"),
        ("simulate x-bierze --records none/r.jsonl", "none/r.jsonl: cannot be written: No such file"),
        ("play x-bierze --record none/r.json", "none/r.json: cannot be written: No such file"),
        ("play x-bierze --record .", ".: cannot be written: Is a directory"),
        ("play x-bierze --record /dev/full", "/dev/full: cannot be written: No space left"),
        ("simulate x-bierze --games 1 --records /dev/full", "/dev/full: cannot be written: No space left"),
        ("play x-bierze --components none.toml", "none.toml: cannot be read: No such file or directory"),
        ("play x-bierze --components .", ".: cannot be read: Is a directory"),
        ("play x-bierze --components empty", "components: Object missing required field `cards`; known are"),
        ("play x-bierze --components bytes", "bytes: not a text file in UTF-8"),
        ("play x-bierze --components broken.toml", "broken.toml: not valid TOML: Invalid value (at"),
        ("play x-bierze --board good.toml", "good.toml: x-bierze has no board to replace"),
        ("bench", "the following arguments are required: what"),
        ("bench table", "argument what: invalid choice: 'table' (choose from 'engine')"),
        ("bench engine chess", GAMES),
        ("bench engine --seconds nan", "--seconds: nan is not from 0.01 to 60"),
        ("bench engine --seconds soon", "--seconds: invalid float value: 'soon'"),
        ("rules", "the following arguments are required: GAME"),
        ("rules chess", GAMES),
        ("replay", "the following arguments are required: RECORD"),
        ("replay none.json", "none.json: cannot be read: No such file or directory"),
        ("replay two.jsonl", "two.jsonl: say which of its games: --number 1 to 2"),
        ("replay two.jsonl --number 3", "two.jsonl: say which of its games: --number 1 to 2"),
        ("verify .", ".: cannot be read: Is a directory"),
        ("verify empty", "empty: not valid JSON: Input data was truncated"),
        ("verify bytes", "bytes: not a text file in UTF-8"),
        ("verify deep.json", "deep.json: nested too deeply"),
        ("verify broken.json", "broken.json: not valid JSON"),
        ("verify list.json", "list.json: Expected `object`, got `array`; known are format, game, revision,"),
        ("verify format.json", "format.json.format: Invalid enum value 2; allowed are 1"),
        ("verify half.jsonl", "half.jsonl, line 2: not valid JSON"),
        ("replay seed.json", "seed.json.stream.seed: a number is from -9223372036854775807 to"),
        ("scenario", "the following arguments are required: FILE"),
        ("scenario none.toml", "none.toml: cannot be read: No such file or directory"),
        ("scenario good.toml none.toml", "none.toml: cannot be read"),
        ("scenario bytes", "bytes: not a text file in UTF-8"),
        ("scenario chess.toml", GAMES),
        ("scenario broken.toml", "broken.toml: not valid TOML"),
        ("scenario seats.toml", "seats.toml: seats: x-bierze is for 2 to 4 seats, not 7"),
        ("scenario steps.toml", "steps.toml: step 1: a step has exactly one of move, amend, may, actors,"),
    ],
)
def test_wrong_use(
    stolik: Stolik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    """The two lines name what is wrong and what is allowed."""
    monkeypatch.chdir(tmp_path)
    write_files(tmp_path)
    code, out, err = stolik(*line.split(" ") if line else [])
    assert code == 2
    assert said in err
    assert err.startswith("stolik")
    assert len(err.splitlines()) <= 2
    assert len(err) < 1000
    assert "Traceback" not in err
    if "/dev/full" not in line:
        assert out == ""
        assert not (tmp_path / "none").exists()


def write_files(folder: Path) -> None:
    record = random_match(GAME, Case(seats=2), 0).record()
    one = write_record(record)
    files = {
        "empty": b"",
        "bytes": b'game = "\xff"',
        "broken.toml": b"cards = ",
        "broken.json": b'{"format": 1,',
        "deep.json": b"[" * 10_000,
        "list.json": b"[]",
        "format.json": one.replace(b'"format":1', b'"format":2'),
        "seed.json": write_record(huge_seed(record)),
        "two.jsonl": one + b"\n" + one + b"\n",
        "half.jsonl": one + b"\n" + one[:50],
        "good.toml": f"{SCENARIO}step = []".encode(),
        "chess.toml": f"{SCENARIO}step = []".replace("x-bierze", "chess").encode(),
        "seats.toml": f"{SCENARIO}step = []".replace("seats = 2", "seats = 7").encode(),
        "steps.toml": f"{SCENARIO}[[step]]\nseat = 0\n".encode(),
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)


def huge_seed(record: Record) -> Record:
    return msgspec.structs.replace(record, stream=FastStream(10**30))


def test_a_file_without_end(stolik: Stolik, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read up to what a record may be long, and no further."""
    monkeypatch.setattr("stolik.engine.data.MOST_BYTES", 1 << 20)
    for command in ("verify", "replay", "scenario"):
        assert "/dev/zero: larger than 1 megabytes" in stolik(command, "/dev/zero").err


def test_help_is_no_error(stolik: Stolik) -> None:
    """Asked for, it goes to standard output."""
    for line in (["--help"], ["play", "--help"], ["simulate", "--help"]):
        code, out, err = stolik(*line)
        assert (code, err) == (0, "")
        assert out.startswith("usage: stolik")
