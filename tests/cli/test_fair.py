"""A deal that anybody can check, from the command line: made, kept, verified, and found out when changed."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Dialogue, Stolik
from tests.cli.test_play_json import first_move


@pytest.fixture
def record(dialogue: Dialogue, tmp_path: Path) -> Path:
    """The record of a whole game with a fair deal, to which the person added a word."""
    file = tmp_path / "fair.json"
    said = dialogue(
        lambda printed: "zażółć" if '"commitment"' in printed else first_move(printed),
        *("play", "x-bierze", "--seats", 3, "--seat", 1, "--fair", "--json", "--record", file),
    )
    assert (said.code, said.err) == (0, "")
    first, last = said.lines[0], said.lines[-1]
    assert first["say"] == "commitment"
    assert last["say"] == "secret"
    secret = bytes.fromhex(last["secret"])
    assert sha256(b"stolik-commitment-1" + secret).hexdigest() == first["commitment"]
    return file


def test_the_record_can_be_checked(stolik: Stolik, record: Path) -> None:
    """It holds the commitment, the word of the person and of nobody else, and the secret."""
    stream = msgspec.json.decode(record.read_bytes())["stream"]
    assert stream["kind"] == "sealed"
    assert stream["nonces"] == ["", "zażółć".encode().hex(), ""]
    assert stolik("verify", record).out.startswith("verified: ")


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (
            ("stream", "secret"),
            "00" * 32,
            "the published secret is not the one the table committed itself to",
        ),
        (("stream", "secret"), "xy", "stream.secret: not a hexadecimal text"),
        (("stream", "secret"), None, "stream.secret: not published yet"),
        (("stream", "commitment"), "00" * 32, "the published secret is not the one the table committed"),
        (("stream", "nonces", 1), "00", "lines."),
        (("stream", "nonces", 0), "00", "lines."),
        (("stream", "nonces", 0), "00" * 65, "stream.nonces.0: 65 bytes are too many, at most 64"),
        (("lines", 0, "move"), "101", "lines.0: there is no card 101"),
        (("lines", 0, "seat"), 1, "lines.0.move: not allowed here. X2.1b: "),
        (("lines", -1), None, "the moves lead to another position than the record's last"),
        (("digest",), "0" * 64, "the moves lead to another position than the record's last"),
        (("ending", "points"), [0, 0, 0], "the game ended otherwise than the record says"),
        (("ending",), None, "the game ended otherwise than the record says"),
        (("options", "memory_aid"), True, "the moves lead to another position"),
        (("seats",), 4, "names: one for each of 4 seats"),
    ],
)
def test_what_was_changed_is_found_out(
    stolik: Stolik, record: Path, path: tuple[Any, ...], value: object, problem: str
) -> None:
    """Secret, promise, nonces, moves, position, ending, options: each is noticed, with exit code 1."""
    whole = msgspec.json.decode(record.read_bytes())
    part = whole
    for step in path[:-1]:
        part = part[step]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    record.write_bytes(msgspec.json.encode(whole))
    said = stolik("verify", record)
    assert (said.code, said.err) == (1, "")
    assert problem in said.out
    assert not stolik("verify", record, "--json").json["verified"]


def test_for_a_person(stolik: Stolik) -> None:
    """The commitment comes before the question for a word; one that is too long is asked for again."""
    said = stolik("play", "x-bierze", "--fair", "--lang", "en", said=f"{'x' * 65}\nhello\nquit\n")
    assert said.code == 0
    promise, _, game = said.out.partition("Add a word of your own, or nothing > ")
    assert promise.startswith("This deal can be checked. Hash of the secret: ")
    assert "That is too long: at most 64 bytes." in game
    secret = bytes.fromhex(said.out.splitlines()[-1].rpartition(" ")[2])
    assert sha256(b"stolik-commitment-1" + secret).hexdigest() in promise


def test_no_two_deals_are_equal(stolik: Stolik) -> None:
    """The secret is new each time, so that the same word does not give the same cards."""
    line = ("play", "x-bierze", "--fair", "--json")
    secrets = {stolik(*line, said="hello\n").lines[-1]["secret"] for _ in range(3)}
    assert len(secrets) == 3
