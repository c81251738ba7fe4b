"""What programs and people are told, on whatever standard streams they left open."""

import io
import os
import re
import sys
import textwrap
from pathlib import Path

import msgspec

from stolik.cli.letters import ERRORS
from stolik.engine.data import plain
from stolik.engine.errors import DataError

# A word that is longer was never meant to be read.
LONGEST_WORD = 200
COLUMNS = 80
NO_BREAK = "\N{NO-BREAK SPACE}"


def print_json(data: object) -> None:
    """One JSON document on one line."""
    sys.stdout.write(msgspec.json.encode(plain(data)).decode() + "\n")
    sys.stdout.flush()


def open_streams() -> None:
    """A closed stream is an empty one; letters that a terminal has not are shown by others."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, ERRORS), (sys.stderr, ERRORS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def speak_utf8() -> None:
    """JSON is UTF-8 whatever the terminal's letters are."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def drop_output() -> None:
    """What is still to be written goes nowhere, so that leaving does not fail once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def cannot_be_written(path: Path, error: OSError) -> DataError:
    return DataError(str(path), f"cannot be written: {error.strerror or error}")


def complain(text: str) -> None:
    """An error, fit for a terminal whatever the input was that it quotes."""
    print(brief(text), file=sys.stderr)


def brief(text: str) -> str:
    """Endless words are cut, and nothing in it moves a cursor or rings a bell."""
    cut = re.sub(rf"\S{{{LONGEST_WORD},}}", lambda word: word[0][: LONGEST_WORD - 1] + "…", text)
    return "".join(
        letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in cut
    )


def lines(text: str, first: str = "", others: str = "  ") -> str:
    """The text in lines of a terminal, broken at spaces, with what the first and the others begin with."""
    filled = textwrap.fill(
        text, COLUMNS, initial_indent=first, subsequent_indent=others, break_on_hyphens=False
    )
    return filled.replace(NO_BREAK, " ")


def unbroken(text: str) -> str:
    """What `lines` keeps on one line."""
    return text.replace(" ", NO_BREAK)
