"""Rule books: read, searched, and complete in three languages."""

from pathlib import Path

import pytest

from stolik.engine.errors import DataError, IllegalMove
from stolik.engine.registry import find_game, game_ids
from stolik.engine.rulebook import LANGUAGES, RuleBook
from stolik.games.x_bierze import GAME

ENTRY = """
[[entry]]
id = "B1.1"
booklet = "Page 1"
kind = "legality"
source = "booklet"
pl = "Nie wolno."
en = "It is forbidden."
de = "Es ist verboten."
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a rule book in a package of its own, named after the test."""
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / f"book_{tmp_path.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    return package / "rulebook.toml"


def read(book: Path, text: str) -> RuleBook:
    book.write_text(text, encoding="utf-8")
    return RuleBook.read(book.parent.name, "bridge")


def test_a_book_is_read(book: Path) -> None:
    """Entries in their order, and those that forbid something."""
    second = ENTRY.replace("B1.1", "B1.2").replace('"legality"', '"effect"')
    rules = read(book, 'game = "bridge"' + ENTRY + second)
    assert [entry.id for entry in rules.entry] == ["B1.1", "B1.2"]
    assert rules.legality == {"B1.1"}
    assert rules.words("B1.1", "pl") == "Nie wolno."


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('game = "bridge"' + ENTRY + ENTRY, "two entries have the same id: B1.1"),
        ('game = "bridge"' + ENTRY.replace('de = "Es ist verboten."', ""), "missing required field `de`"),
        ('game = "bridge"' + ENTRY.replace("Es ist verboten.", ""), r"entry\[0\].de: Expected `str` of len"),
        ('game = "bridge"' + ENTRY.replace("B1.1", ""), r"entry\[0\].id: Expected `str` of length >= 1"),
        ('game = "whist"' + ENTRY, "this is the rule book of whist, not of bridge"),
        ('game = "bridge"' + ENTRY.replace('"legality"', '"taboo"'), r"kind: .*'taboo'; allowed are "),
        ('game = "bridge"' + ENTRY.replace('source = "booklet"', 'source = "me"'), "allowed are booklet, r"),
        ('game = "bridge"' + ENTRY + 'fr = "Non."', "unknown field `fr`; known are id, booklet, kind"),
        (ENTRY, "missing required field `game`"),
        ('game = "bridge"', "missing required field `entry`"),
        ("game = ", "not valid TOML"),
    ],
)
def test_what_is_no_book(book: Path, text: str, error: str) -> None:
    """The error names the file, the place, and what is allowed there."""
    with pytest.raises(DataError, match=rf"^book_\w+/rulebook.toml.*{error}"):
        read(book, text)


def test_find_by_id() -> None:
    """The beginning of an id is enough, in small letters too."""
    assert [entry.id for entry in GAME.rulebook.find("X2.1b")] == ["X2.1b"]
    assert [entry.id for entry in GAME.rulebook.find("x2.1")] == [f"X2.1{letter}" for letter in "abcde"]


def test_find_by_words() -> None:
    """Every word of the query is in what is found, in any order, in the language asked for."""
    found = GAME.rulebook.find("ROW closest", "en")
    assert found
    for entry in found:
        assert "row" in entry.en.casefold()
        assert "closest" in entry.en.casefold()
    assert GAME.rulebook.find("closest row") == found
    assert GAME.rulebook.find("rząd", "pl")
    assert GAME.rulebook.find("rząd", "en") == []
    assert GAME.rulebook.find("queen of spades") == []


def test_words_that_are_not_there() -> None:
    """An unknown sentence or language is an error that says so."""
    with pytest.raises(DataError, match=r"^rule: X99 is not in the rule book of x-bierze"):
        GAME.rulebook.words("X99")
    with pytest.raises(DataError, match=r"^language: 'fr' is not one of pl, en, de"):
        GAME.rulebook.words("X2.1b", "fr")


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(game_id: str, language: str) -> None:
    """Rule and words in each language, and the detail behind them."""
    game = find_game(game_id)
    assert game.rulebook.legality
    for rule in game.rulebook.legality:
        words = game.rulebook.words(rule, language)
        assert game.words_of(IllegalMove(rule, "row 9"), language) == f"{rule}: {words} (row 9)"
        assert game.words_of(IllegalMove(rule), language) == f"{rule}: {words}"


@pytest.mark.parametrize("game_id", game_ids())
def test_no_sentence_is_left_in_another_language(game_id: str) -> None:
    """Nothing was copied from one language into another."""
    for entry in find_game(game_id).rulebook.entry:
        assert len({entry.pl, entry.en, entry.de}) == 3, entry.id
