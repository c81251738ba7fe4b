"""The catalogues: the same messages in three languages, each of them used, and every event has its words."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import stolik
from stolik.engine.errors import DataError
from stolik.engine.events import EventKind
from stolik.engine.game import Game
from stolik.engine.registry import find_game, game_ids
from stolik.engine.rulebook import LANGUAGES
from stolik.games.x_bierze import GAME
from stolik.words import Words, language_of

SOURCES = Path(stolik.__file__).parent
PACKAGES = ["stolik", *(find_game(game).package for game in game_ids())]
NAMES = ["Agnieszka", "Bartłomiej", "Celina", "Dorota", "Ewa", "Feliks"]
# What a variable is called that a catalogue picks a form by, and never a plural.
CHOSEN_BY_VALUE = {("stolik.games.hexx", "event-placed"), ("stolik.games.six_bierze", "event-round-started")}


class Parts(Visitor):
    """The variables of a message, and the forms it picks one of."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.forms.append({key_of(variant) for variant in node.variants})
        self.generic_visit(node)


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def entries(package: str, language: str) -> list[ftl.Message]:
    text = resources.files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def messages(package: str, language: str) -> dict[str, Parts]:
    return {entry.id.name: Parts(entry) for entry in entries(package, language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_stands_once(package: str, language: str) -> None:
    """Of two with the same name nobody knows which is said; nor does a game hide a common one."""
    names = [entry.id.name for entry in entries(package, language)]
    assert len(names) == len(set(names))
    if package != "stolik":
        assert not set(names) & set(messages("stolik", language))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_catalogues_say_the_same_things(package: str) -> None:
    """Equal messages with equal variables in all languages."""
    found = [
        {name: parts.variables for name, parts in messages(package, language).items()}
        for language in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_plural_forms_are_the_language_s(package: str, language: str) -> None:
    """Whoever picks a form by number has all forms that whole numbers take: in Polish one, few and many."""
    wanted = {str(Locale(language).plural_form(number)) for number in range(200)}
    assert wanted == ({"one", "few", "many"} if language == "pl" else {"one", "other"})
    for name, parts in messages(package, language).items():
        if (package, name) not in CHOSEN_BY_VALUE:
            for forms in parts.forms:
                assert forms == wanted, name


def constants(tree: ast.AST) -> Iterator[str]:
    return (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def put_together(tree: ast.AST, words: str) -> Iterator[str]:
    """Patterns of what f-strings such as f"box-{name}" can become, with words in their holes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if any("-" in str(part) for part in parts if part is not None):
                yield "".join(words if part is None else re.escape(str(part)) for part in parts)


def said_in(tree: ast.AST) -> Iterator[str]:
    """The messages that the source asks for by name: say("…"), self.say("…"), words("…")."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("say", "words"):
                yield str(node.args[0].value)


def sources(package: str) -> list[ast.AST]:
    """A game's own modules; for the common catalogue the terminal's."""
    folders = ["cli", "words"] if package == "stolik" else [package.removeprefix("stolik.").replace(".", "/")]
    files = [file for folder in folders for file in sorted((SOURCES / folder).rglob("*.py"))]
    assert files
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


@pytest.mark.parametrize("package", PACKAGES)
def test_what_the_sources_say_is_in_the_catalogues(package: str) -> None:
    """A message that is asked for by name exists; a game's `notation` is the terminal's to ask for."""
    known = set(messages("stolik", "en")) | set(messages(package, "en")) | {"notation"}
    for tree in sources(package):
        for name in said_in(tree):
            assert name in known


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_every_game_says_what_a_move_looks_like(package: str) -> None:
    """The terminal asks each game for it."""
    assert "notation" in messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_used(package: str) -> None:
    """By its name, by a name put together of two that are in the sources, or as an event."""
    trees = sources(package)
    words = {word for tree in trees for word in constants(tree)}
    words |= {str(value) for value in values_of(package)}
    hole = f"(?:{'|'.join(word for word in sorted(words) if re.fullmatch('[a-z0-9-]+', word))})"
    made = "|".join(pattern for tree in trees for pattern in put_together(tree, hole)) or "-"
    used = words | {"notation"} | {name for kind in kinds_of(package) for name in names_of(kind)}
    assert [
        name for name in messages(package, "en") if name not in used and not re.fullmatch(made, name)
    ] == []


def values_of(package: str) -> Iterator[object]:
    """All values in the components, for the names of boxes, colours, cards."""
    if package != "stolik":
        game = next(game for game in map(find_game, game_ids()) if game.package == package)
        yield from flattened(game.default_components)


def flattened(data: object) -> Iterator[object]:
    if isinstance(data, dict):
        yield from (key for key in data)
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from flattened(part)
    else:
        yield data


def kinds_of(package: str) -> list[EventKind]:
    games: list[Game[Any]] = [find_game(game) for game in game_ids()]
    return [kind for game in games if game.package == package for kind in game.events.values()]


def names_of(kind: EventKind) -> list[str]:
    return [f"event-{kind.name}"] + ([f"event-{kind.name}-hidden"] if kind.secret else [])


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_every_event_has_its_messages(package: str) -> None:
    """One for those who see all of it, one for those who may not; and none is left over."""
    wanted = {name: set(kind.fields) for kind in kinds_of(package) for name in names_of(kind)}
    hidden = {f"event-{kind.name}-hidden": set(kind.secret) for kind in kinds_of(package)}
    found = {name: parts.variables for name, parts in messages(package, "en").items()}
    assert {name for name in found if name.startswith("event-")} == set(wanted)
    for name, fields in wanted.items():
        assert found[name] <= fields - hidden.get(name, set()), name


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_every_event_says_who_and_what(package: str) -> None:
    """No field is left unsaid, apart from those that a page needs and a sentence does not."""
    unsaid = {("exchanged", "drawn"), ("action-played", "drawn"), ("placed", "contacts")}
    for kind in kinds_of(package):
        parts = messages(package, "en")[f"event-{kind.name}"]
        assert {(kind.name, field) for field in set(kind.fields) - parts.variables} <= unsaid, kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES[1:])
def test_no_verb_bends_to_a_seat(package: str, language: str) -> None:
    """A seat may be called “You” or “Ty”: what a seat did stands behind a colon."""
    text = resources.files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^event-.*\{ \$seat \} \w.*$", text, re.MULTILINE) == []


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (4, "4 punkty"),
        (5, "5 punktów"),
        (11, "11 punktów"),
        (12, "12 punktów"),
        (14, "14 punktów"),
        (21, "21 punktów"),
        (22, "22 punkty"),
        (101, "101 punktów"),
        (104, "104 punkty"),
        (112, "112 punktów"),
    ],
)
def test_polish_plurals(points: int, said: str) -> None:
    """One punkt, two to four punkty, but twelve punktów; the same in the common words and in a game's."""
    assert Words("pl")("place", place=1, name="Ala", points=points) == f"1. Ala: {said}"
    assert Words("pl", GAME)("points", points=points) == said


def test_what_cannot_be_said() -> None:
    """A missing message, variable or language is an error with its name, never a text with a hole."""
    with pytest.raises(DataError, match=r"^message: tax is not in the catalogue \(pl\)"):
        Words("pl")("tax")
    with pytest.raises(DataError, match=r"^message place: .*name"):
        Words("en")("place", place=1, points=3)
    with pytest.raises(DataError, match=r"^language: 'fr' is not one of pl, en, de"):
        Words("fr")
    with pytest.raises(DataError, match=r"^game: events are said in the words of a game"):
        Words("en").event((0, 1), None, NAMES)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_a_terminal_asks_for(environ: dict[str, str], language: str) -> None:
    """LC_ALL before LC_MESSAGES before LANG, as everywhere; English where we do not have it."""
    assert language_of(environ) == language


def test_secrets_are_kept_from_others() -> None:
    """The same event for its seat, another seat and a spectator."""
    sealed = (3, 1, 57)
    assert re.search("57", Words("en", GAME).event(sealed, 1, NAMES))
    for viewer in (0, None):
        assert Words("en", GAME).event(sealed, viewer, NAMES) == "Bartłomiej: a card chosen."
