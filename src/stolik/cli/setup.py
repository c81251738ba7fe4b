"""From words on the command line to a game that is set up."""

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from stolik.engine.data import Json, from_text, read_toml
from stolik.engine.errors import DataError
from stolik.engine.game import Game
from stolik.engine.registry import find_game


class Setup(msgspec.Struct, frozen=True):
    game: Game[Any]
    seats: int
    options: dict[str, Json]
    components: Json


def read_setup(arguments: argparse.Namespace, *, bounded: bool = False) -> Setup:
    """The game that was asked for; `bounded` adds the options that make unattended play end."""
    game = find_game(arguments.game)
    options = dict(read_options(game, arguments.option))
    if bounded:
        options = {**game.bounded, **options}
    components = read_toml(arguments.components) if arguments.components else None
    if arguments.board:
        components = game.with_board(components, read_toml(arguments.board), str(arguments.board))
    setup = Setup(game, arguments.seats or game.min_seats, options, components)
    game.terms(setup.seats, setup.options, setup.components)
    return setup


def read_options(game: Game[Any], texts: list[str]) -> Iterator[tuple[str, Json]]:
    unset = may_be_unset(game)
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise DataError("--option", f"{text!r} is not of the form NAME=VALUE")
        yield name, None if value == "none" and name in unset else from_text(value)


def may_be_unset(game: Game[Any]) -> set[str]:
    """The options for which `none` is no word of theirs but the lack of a value."""
    fields = msgspec.structs.fields(game.options_type)
    return {field.name for field in fields if field.default is None}
