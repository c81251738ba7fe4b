"""Words in Polish, English and German, from Fluent catalogues that page, narrator and terminal share."""

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from stolik.engine.errors import DataError
from stolik.engine.events import seen
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.state import Event


@cache
def catalogue(package: str, language: str) -> Resource:
    file = resources.files(package).joinpath("words", f"{language}.ftl")
    return FluentResource(file.read_text(encoding="utf-8"))


class Words:
    """Says messages of the common catalogue and of one game's in one language."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise DataError("language", f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(catalogue("stolik", language))
        if game is not None:
            self.bundle.add_resource(catalogue(game.package, language))

    def __call__(self, message: str, **values: object) -> str:
        if not self.bundle.has_message(message):
            raise DataError("message", f"{message} is not in the catalogue ({self.language})")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise DataError("message", f"{message} has no text ({self.language})")
        text, problems = self.bundle.format_pattern(pattern, values)
        if problems:
            raise DataError(f"message {message}", str(problems[0]))
        return str(text)

    def event(self, event: Event, viewer: int | None, names: list[str]) -> str:
        """What happened, as this viewer saw it."""
        game = self.game
        if game is None:
            raise DataError("game", "events are said in the words of a game")
        kind = game.events[event[0]]
        fields = seen(event, game.events, viewer)
        del fields["event"]
        hidden = any(name not in fields for name in kind.secret)
        values = {name: self.value(game, name, value, names, kind.seats) for name, value in fields.items()}
        return self(f"event-{kind.name}" + ("-hidden" if hidden else ""), **values)

    def value(
        self, game: Game[Any], name: str, value: int, names: list[str], seats: tuple[str, ...]
    ) -> int | str:
        if name in seats:
            return names[value]
        words = game.in_words(name, value, self)
        return int(words) if words.lstrip("-").isascii() and words.lstrip("-").isdecimal() else words


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for; English where it asks for one we do not have."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environ.get(name, "")[:2]
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"
