"""Why something was not done: a code for programs, words in the client's language."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from stolik.engine.errors import IllegalMove, NotationError, StolikError
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.store import NoTable, Unavailable
from stolik.table.messages import Problem
from stolik.words import catalogue


class Refused(StolikError):
    """What was asked is not done, and nothing has changed."""

    def __init__(self, code: str, **values: object) -> None:
        said = ", ".join(f"{name} = {value}" for name, value in values.items())
        super().__init__(f"{code} ({said})" if said else code)
        self.code = code
        self.values = values


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(catalogue("stolik.table", language))
    return made


def words_for(code: str, language: str, **values: object) -> str:
    """The catalogue's words for a code; an unknown code stands for itself."""
    known = bundle(language if language in LANGUAGES else "en")
    name = f"problem-{code}"
    if not known.has_message(name):
        return code
    pattern = known.get_message(name).value
    assert pattern is not None
    text, _ = known.format_pattern(pattern, values)
    return str(text)


def problem_of(error: StolikError, language: str, game: Game[Any] | None = None) -> Problem:
    """What a client is told about an error."""
    if isinstance(error, Refused):
        return Problem(code=error.code, words=words_for(error.code, language, **error.values))
    if isinstance(error, NotationError):
        return Problem(code="notation", words=words_for("notation", language, why=str(error)))
    if isinstance(error, NoTable):
        return Problem(code="table-unknown", words=words_for("table-unknown", language))
    if isinstance(error, Unavailable):
        return Problem(code="unavailable", words=words_for("unavailable", language))
    if isinstance(error, IllegalMove):
        words = game.rulebook.words(error.rule, language) if game else str(error)
        return Problem(code="rule", words=words, rule=error.rule, detail=error.detail)
    return Problem(code="bad-input", words=str(error))
