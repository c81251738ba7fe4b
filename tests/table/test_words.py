"""Every refusal has words, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import stolik
from stolik.engine.rulebook import LANGUAGES
from stolik.table.problems import Refused, problem_of, words_for

PACKAGE = Path(stolik.__file__).parent
# The words of these codes come from elsewhere.
ELSEWHERE = {"rule", "bad-input"}
SAID = re.compile(r"""(?:Refused|dismiss)\(\s*f?"([a-z{}-]+)"|code="([a-z-]+)\"""")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    text = (PACKAGE / "table/words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert isinstance(entry, Message), entry
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.names
    return found


def said_codes() -> set[str]:
    """The codes in the sources; `chat-{allowed}` stands for two."""
    codes: set[str] = set()
    for folder in ("table", "server"):
        for file in (PACKAGE / folder).glob("*.py"):
            codes |= {one or other for one, other in SAID.findall(file.read_text(encoding="utf-8"))}
    return (codes - {"chat-{allowed}"} - ELSEWHERE) | {"chat-off", "chat-phrases"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """And there are no words that nobody says."""
    assert {name.removeprefix("problem-") for name in messages(language)} == said_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_use_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


def test_a_refusal_speaks_the_language_of_the_client() -> None:
    refused = Refused("seat-taken", seat=3)
    words = {language: problem_of(refused, language).words for language in LANGUAGES}
    assert words["en"] == "Seat 3 is taken."
    assert len(set(words.values())) == 3


def test_an_unknown_language_gets_english() -> None:
    assert words_for("closed", "fr") == words_for("closed", "en")
