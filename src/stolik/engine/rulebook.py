"""The rule book as data: every sentence of the booklet and every ruling, in our words, by a stable id."""

from collections import Counter
from functools import cached_property
from typing import Annotated, Literal

import msgspec

from stolik.engine.data import checked, packaged_toml
from stolik.engine.errors import DataError

Language = Literal["pl", "en", "de"]
LANGUAGES: tuple[Language, ...] = ("pl", "en", "de")

Kind = Literal[
    "component",
    "setup",
    "legality",
    "effect",
    "order",
    "visibility",
    "scoring",
    "end",
    "example",
    "not-played",
]


Words = Annotated[str, msgspec.Meta(min_length=1)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Words
    booklet: str
    kind: Kind
    source: Literal["booklet", "ruling", "rebuilt"]
    pl: Words
    en: Words
    de: Words
    # Why no test can or need prove the sentence; empty means that one must.
    untested: str = ""

    def words(self, language: str) -> str:
        if language not in LANGUAGES:
            raise DataError("language", f"{language!r} is not one of {', '.join(LANGUAGES)}")
        words: str = getattr(self, language)
        return words


class RuleBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    game: str
    entry: tuple[Entry, ...]

    @staticmethod
    def read(package: str, game: str) -> "RuleBook":
        where = f"{package}/rulebook.toml"
        book = checked(RuleBook, packaged_toml(package, "rulebook.toml"), where)
        if book.game != game:
            raise DataError(where, f"this is the rule book of {book.game}, not of {game}")
        twice = sorted(rule for rule, count in Counter(entry.id for entry in book.entry).items() if count > 1)
        if twice:
            raise DataError(where, f"two entries have the same id: {', '.join(twice)}")
        return book

    @cached_property
    def by_id(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self.entry}

    @cached_property
    def legality(self) -> frozenset[str]:
        """The ids that a refusal may name."""
        return frozenset(entry.id for entry in self.entry if entry.kind == "legality")

    def words(self, rule: str, language: str = "en") -> str:
        entry = self.by_id.get(rule)
        if entry is None:
            raise DataError("rule", f"{rule} is not in the rule book of {self.game}")
        return entry.words(language)

    def find(self, query: str, language: str = "en") -> list[Entry]:
        """Entries whose id starts with the query, else those whose words hold every word of it."""
        wanted = query.casefold()
        by_id = [entry for entry in self.entry if entry.id.casefold().startswith(wanted)]
        if by_id:
            return by_id
        words = wanted.split()
        return [e for e in self.entry if all(word in e.words(language).casefold() for word in words)]
