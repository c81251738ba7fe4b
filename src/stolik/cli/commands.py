"""What the command line may say. Exit codes: 0 fine, 1 the thing checked is not so, 2 wrong use."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import stolik
from stolik import _build
from stolik.cli import admin, bench, checks, games, play, rules, serve, simulate, trial
from stolik.cli.output import complain, drop_output, open_streams, speak_utf8
from stolik.engine.data import LARGEST
from stolik.engine.errors import StolikError
from stolik.engine.rulebook import LANGUAGES
from stolik.words import language_of

FINE, NOT_SO, WRONG_USE, INTERRUPTED = 0, 1, 2, 130


class Parser(argparse.ArgumentParser):
    def __init__(self, **how: Any) -> None:
        # An abbreviation that is clear today need not be tomorrow.
        super().__init__(**how, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """One line that says what is wrong, one that says where to read what is allowed."""
        complain(f"{self.prog}: {' '.join(message.split())}\nTry: {self.prog} --help")
        raise SystemExit(WRONG_USE)


class Version(argparse.Action):
    """`--version` in one line: argparse would fold it to the width of the terminal."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"stolik {stolik.__version__}, engine: {_build.describe()}")
        raise SystemExit(FINE)


def whole_number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(LARGEST)) or int(text) > LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {LARGEST}")
    return int(text)


def positive(text: str) -> int:
    number = whole_number(text)
    if number == 0:
        raise argparse.ArgumentTypeError("0 is too few, at least 1 is needed")
    return number


def make_parser() -> Parser:
    parser = Parser(prog="stolik", description="The digital table for five tabletop games.")
    parser.add_argument("--version", action=Version, nargs=0, help="the version, and which engine runs")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    add_play(commands.add_parser("play", help="play in the terminal"))
    serve.add_arguments(commands.add_parser("serve", help="tables in the browser, for friends and bots"))
    admin.add_arguments(commands.add_parser("admin", help="look after the tables of a server"))
    add_rules(commands.add_parser("rules", help="read a rule book, or find a paragraph in it"))
    add_games(commands.add_parser("games", help="list the games, their seats and options"))
    add_simulate(commands.add_parser("simulate", help="let random players play many games"))
    add_trial(commands.add_parser("trial", help="let a program of yours play against house bots"))
    add_bench(commands.add_parser("bench", help="measure the engine"))
    add_replay(commands.add_parser("replay", help="play a recorded game again"))
    add_verify(commands.add_parser("verify", help="check that a recorded game really went so"))
    add_scenario(commands.add_parser("scenario", help="run scenario files"))
    return parser


def add_setup(parser: argparse.ArgumentParser) -> None:
    """What several commands need to set a game up."""
    parser.add_argument("game", metavar="GAME", help="the id of a game, as `stolik games` lists them")
    parser.add_argument("--seats", type=positive, metavar="N", help="how many play (default: as few as can)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="components of your own, as TOML")
    parser.add_argument(
        "--board", type=Path, metavar="FILE", help="a board of your own, for games with a board"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language_of(), help="language (default: the terminal's)"
    )


def add_play(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    add_language(parser)
    add_json(parser)
    parser.add_argument("--seat", type=whole_number, default=0, help="the seat you take (default 0)")
    parser.add_argument("--seed", type=whole_number, help="deal the game of this number (default: a new one)")
    parser.add_argument(
        "--fair", action="store_true", help="a deal that anybody can check: add a word of your own to it"
    )
    parser.add_argument(
        "--minds", default="", metavar="LEVELS", help="levels of the others, such as 1,2 (default 0)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    parser.set_defaults(run=play.run)


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", default=[], help="a paragraph's number, or words it contains"
    )
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=rules.run, more="words")


def add_games(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    parser.set_defaults(run=games.run)


def add_simulate(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    add_json(parser)
    parser.add_argument(
        "--games", type=positive, default=100, metavar="K", help="how many games (default 100)"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="where chance begins (default 0)"
    )
    parser.add_argument("--records", type=Path, metavar="FILE", help="keep the games, one JSON record a line")
    parser.set_defaults(run=simulate.run)


def add_trial(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    add_json(parser)
    parser.add_argument("--seat", type=whole_number, default=0, help="the seat it takes (default 0)")
    parser.add_argument("--minds", default="2", metavar="LEVELS", help="levels of the others (default 2)")
    parser.add_argument("--games", type=positive, default=1, metavar="K", help="how many games (default 1)")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S", help="which games (default 0)")
    parser.add_argument(
        "--seconds",
        type=positive,
        default=trial.SECONDS,
        help=f"how long it may take for a move (default {trial.SECONDS}, as at a table)",
    )
    parser.add_argument(
        "program", nargs="+", metavar="COMMAND", help="after --: what plays, as docs/play-json.md says"
    )
    parser.set_defaults(run=trial.run)


def add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["engine"])
    parser.add_argument(
        "games", metavar="GAME", nargs="*", default=[], help="only these games (default: all)"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="how long each figure is measured (default 0.5)"
    )
    add_json(parser)
    parser.set_defaults(run=bench.run, more="games")


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", type=Path, metavar="RECORD", help="a record, or a file with one on each line"
    )
    parser.add_argument(
        "--number", type=positive, metavar="N", help="which game of a file with several, from 1"
    )
    parser.add_argument(
        "--each", action="store_true", help="the whole position after every line, as JSON lines"
    )
    add_json(parser)
    parser.set_defaults(run=checks.replay_record)


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", type=Path, metavar="RECORD", help="a record, or a file with one on each line"
    )
    add_json(parser)
    parser.set_defaults(run=checks.verify_record)


def add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=checks.run_scenarios, more="files")


def main(arguments: Sequence[str] | None = None) -> int:
    open_streams()
    if sys.stdout is None:
        complain("stolik: standard output is closed, nothing can be told")
        return WRONG_USE
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        drop_output()
        return FINE
    except OSError as error:
        complain(f"stolik: {error.filename or 'standard output'}: {error.strerror or error}")
        if error.filename is None:
            drop_output()
        return WRONG_USE
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What argparse reads, and words of a list that stand behind an option as well."""
    parser = make_parser()
    options, rest = parser.parse_known_args(arguments)
    if not rest:
        return options
    name = getattr(options, "more", None)
    if name is None or any(word.startswith("-") for word in rest):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    setattr(options, name, [*getattr(options, name), *rest])
    return options


def run(arguments: Sequence[str] | None) -> int:
    try:
        options = parse(arguments)
    except SystemExit as done:
        return int(done.code or FINE)
    if getattr(options, "json", False):
        speak_utf8()
    try:
        code: int = options.run(options)
    except StolikError as error:
        complain(f"stolik {options.command}: {' '.join(str(error).split())}")
        return WRONG_USE
    return code
