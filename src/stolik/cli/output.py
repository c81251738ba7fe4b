"""Printing for programs."""

import sys

import msgspec

from stolik.engine.data import plain


def print_json(data: object) -> None:
    """One JSON document on one line."""
    sys.stdout.write(msgspec.json.encode(plain(data)).decode() + "\n")
    sys.stdout.flush()
