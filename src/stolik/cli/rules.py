"""`stolik rules`: the rule book, or the paragraphs with some words."""

import argparse
import textwrap

from stolik.cli.output import print_json
from stolik.engine.registry import find_game
from stolik.engine.rulebook import Entry
from stolik.words import Words


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
        for entry in found:
            print(paragraph(entry, arguments.lang))
        if not found:
            print(Words(arguments.lang)("nothing-found", query=query))
    return 0 if found else 1


def as_json(entry: Entry, language: str) -> dict[str, str]:
    return {"id": entry.id, "kind": entry.kind, "source": entry.source, "words": entry.words(language)}


def paragraph(entry: Entry, language: str) -> str:
    mark = "" if entry.source == "booklet" else f" [{entry.source}]"
    return textwrap.fill(f"{entry.id}  {entry.words(language)}{mark}", width=80, subsequent_indent="    ")
