"""`stolik admin`: what an operator says about tables; `desk.py` does it."""

import argparse
import importlib
from pathlib import Path

from stolik.cli.serve import days, default_database

PHASES = ("gathering", "playing", "over", "closed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED", parser_class=type(parser))
    add_reading(deeds)
    add_ending(deeds)
    add_moving(deeds)


def add_reading(deeds: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    listing = add_deed(deeds, "list", "the tables there are, the oldest first")
    add_which(listing)
    listing.add_argument("--name", metavar="NAME", help="only tables where somebody is or was called so")
    showing = add_deed(deeds, "show", "one table: seats, members, games")
    showing.add_argument("table", metavar="TABLE")
    checking = add_deed(deeds, "check", "replay all logs and verify all games; 1 when something is not so")
    add_tables(checking, "only these (default: all)")
    export = add_deed(deeds, "export", "the records of finished games, one JSON object a line")
    add_tables(export, "only these (default: all)")
    export.add_argument("--out", type=Path, metavar="FILE", help="into this file (default: standard output)")
    export.add_argument("--game", metavar="GAME", help="only games of this id")
    export.add_argument("--without-names", action="store_true", help="nobody is called by his name")


def add_ending(deeds: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    for name, words in (
        ("close", "end tables; who is there sees it, and the finished games stay"),
        ("archive", "end tables and keep only the records of their games"),
        ("delete", "delete tables and all their games for ever"),
    ):
        ending = add_deed(deeds, name, words)
        add_tables(ending, "these tables")
        ending.add_argument(
            "--quiet-days", type=days, metavar="N", help="all that nobody has touched for so many days"
        )
        ending.add_argument("--dry-run", action="store_true", help="only say which tables it would be")
    forgetting = add_deed(deeds, "forget", "delete what a person has left at a table: name, words, place")
    forgetting.add_argument("table", metavar="TABLE")
    forgetting.add_argument("name", metavar="NAME", help="what the person is or was called there")


def add_moving(deeds: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backup = add_deed(deeds, "backup", "copy everything into a file while servers go on")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.add_argument("--replace", action="store_true", help="overwrite the file that is there")
    restoring = add_deed(deeds, "restore", "put a backup into a database that no server uses")
    restoring.add_argument("file", type=Path, metavar="FILE")
    restoring.add_argument("--replace", action="store_true", help="delete what the database holds")


def add_deed(
    deeds: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, words: str
) -> argparse.ArgumentParser:
    deed = deeds.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
    deed.add_argument(
        "--database", metavar="FILE_OR_URL", help=f"where tables are kept (default {default_database()})"
    )
    deed.add_argument("--json", action="store_true", help="print JSON, for programs")
    deed.set_defaults(run=run, command=f"admin {name}")
    return deed


def add_tables(deed: argparse.ArgumentParser, words: str) -> None:
    deed.add_argument("tables", metavar="TABLE", nargs="*", default=[], help=words)
    deed.set_defaults(more="tables")


def add_which(deed: argparse.ArgumentParser) -> None:
    deed.add_argument("--phase", choices=PHASES, help="only tables in this phase")
    deed.add_argument("--game", metavar="GAME", help="only tables with this game")
    deed.add_argument(
        "--quiet-days", type=days, metavar="N", help="only those that nobody has touched for so many days"
    )


def run(options: argparse.Namespace) -> int:
    # Only these commands need the database: all others start without it.
    code: int = importlib.import_module("stolik.cli.desk").run(options)
    return code
