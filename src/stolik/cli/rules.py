"""`stolik rules`: the rule book, or the paragraphs with some words."""

import argparse

from stolik.cli.output import brief, lines, print_json
from stolik.engine.registry import find_game
from stolik.engine.rulebook import Entry
from stolik.words import Words

# What is not the booklet's is marked.
MARKS = {"ruling": "source-ruling", "rebuilt": "source-rebuilt"}


def run(arguments: argparse.Namespace) -> int:
    book = find_game(arguments.game).rulebook
    query = " ".join(arguments.words)
    found = book.find(query, arguments.lang) if query else list(book.entry)
    if arguments.json:
        print_json(
            {
                "game": book.game,
                "language": arguments.lang,
                "entries": [as_json(e, arguments.lang) for e in found],
            }
        )
    else:
        words = Words(arguments.lang)
        for entry in found:
            print(paragraph(entry, words))
        if not found:
            print(lines(words("nothing-found", query=brief(query))))
    return 0 if found else 1


def as_json(entry: Entry, language: str) -> dict[str, str]:
    return {"id": entry.id, "kind": entry.kind, "source": entry.source, "words": entry.words(language)}


def paragraph(entry: Entry, words: Words) -> str:
    mark = f" [{words(MARKS[entry.source])}]" if entry.source in MARKS else ""
    return lines(f"{entry.id}  {entry.words(words.language)}{mark}", others="    ")
