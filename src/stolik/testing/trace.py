"""The traceability table: which test proves which sentence of which rule book.

`python -m stolik.testing.trace` writes `docs/trace/<game>.md` for every game of this repository and
prints one line each; `--check` writes nothing and fails when a table is not what the tests say, a
sentence has no test, or a test or the engine names a sentence that is not there.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from stolik.engine.registry import find_game, game_ids
from stolik.engine.rulebook import Entry, RuleBook
from stolik.engine.scenario import read_scenario

TESTS = Path("tests")
GAMES = Path("src/stolik/games")
TABLES = Path("docs/trace")
RULE_ID = re.compile(r"[A-Z](?:\d+(?:\.\d+)?[a-z]?|-(?:Ex|Opt)\S*)")

Citations = dict[str, list[str]]


def citations() -> Citations:
    """Every cited id, with the tests and scenarios that cite it."""
    found: Citations = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule, place in cited_in(path):
            found[rule].append(place)
    for path in sorted(GAMES.glob("*/scenarios/*.toml")):
        for rule in read_scenario(path).rules:
            found[rule].append(f"{path.parent.parent.name}/scenarios/{path.name}")
    return found


def cited_in(path: Path) -> Iterator[tuple[str, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        scope = (
            f"{path.relative_to(TESTS)}::{node.name}"
            if isinstance(node, ast.FunctionDef)
            else str(path.relative_to(TESTS))
        )
        for call in ast.walk(node):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr == "rule"
            ):
                for argument in call.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value), scope


def named_by_engine(folder: Path) -> Iterator[tuple[str, str]]:
    """Every text in a game's code that looks like the id of a sentence."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and RULE_ID.fullmatch(node.value)
            ):
                yield node.value, f"{path}:{node.lineno}"


def our_games() -> list[RuleBook]:
    folders = {path.parent.name for path in GAMES.glob("*/rulebook.toml")}
    games = [find_game(game) for game in game_ids()]
    return [game.rulebook for game in games if game.package.rpartition(".")[2] in folders]


def table(book: RuleBook, cited: Citations) -> str:
    lines = [
        f"# {book.game}: which test proves which sentence",
        "",
        "Made by `python -m stolik.testing.trace`; `make check` fails when it is out of date.",
        "",
        "| sentence | kind | source | in the booklet | proved by |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [row(entry, cited.get(entry.id, [])) for entry in book.entry]
    return "\n".join([*lines, ""])


def row(entry: Entry, tests: list[str]) -> str:
    proof = "<br>".join(sorted(set(tests))) or (
        f"not tested: {entry.untested}" if entry.untested else "**nothing**"
    )
    return f"| {entry.id} | {entry.kind} | {entry.source} | {entry.booklet or '–'} | {proof} |"


def summary(book: RuleBook, cited: Citations) -> str:
    needed = [entry for entry in book.entry if not entry.untested]
    proved = sum(1 for entry in needed if entry.id in cited)
    return (
        f"{book.game}: {proved} of {len(needed)} sentences that need a test have one "
        f"({100 * proved // max(1, len(needed))} %), {len(book.entry) - len(needed)} need none"
    )


def problems(books: list[RuleBook], cited: Citations) -> Iterator[str]:
    known = {entry.id for book in books for entry in book.entry}
    for rule in sorted(set(cited) - known):
        yield f"{rule} is in no rule book, but cited by {cited[rule][0]}"
    for book in books:
        # R1 and G2 are fields of a board, where all sentences begin with S
        letters = {entry.id[0] for entry in book.entry}
        for entry in book.entry:
            if not entry.untested and entry.id not in cited:
                yield f"{book.game}: {entry.id} has no test: {entry.en}"
        for rule, place in named_by_engine(GAMES / book.game.replace("-", "_")):
            if rule not in book.by_id and rule[0] in letters:
                yield f"{place} names {rule}, which is not in the rule book of {book.game}"


def main(arguments: list[str]) -> int:
    check = arguments == ["--check"]
    cited = citations()
    books = our_games()
    found = list(problems(books, cited))
    for book in books:
        path = TABLES / f"{book.game}.md"
        text = table(book, cited)
        if not check:
            TABLES.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            found.append(f"{path} is out of date: run python -m stolik.testing.trace")
        print(summary(book, cited))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found and check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
