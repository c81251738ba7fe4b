"""The pytest plugin: fails when a sentence of a rule book has no passing test.

A test cites sentences with `@pytest.mark.rule("X2.3a", …)`. When all tests of a project are run, every
sentence of its games has to be proved: of those that lie in the project, and of those whose laws it runs.
A run of single tests only checks that what they cite exists.
"""

from collections import defaultdict
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.engine.registry import find_game, game_ids

# Options of a run that leaves some of the tests out.
NARROWING = ("keyword", "markexpr", "lf", "stepwise", "deselect", "ignore", "ignore_glob")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the sentences of a rule book that the test proves")
    config.pluginmanager.register(Tracer(), "stolik-tracer")


def lies_in(game: Game[Any], root: Path) -> bool:
    """Whether the game's sources are a part of this project, and not merely installed somewhere in it."""
    folder = Path(str(resources.files(game.package)))
    return folder.is_relative_to(root) and "site-packages" not in folder.parts


class Tracer:
    """Follows which sentences are cited by tests that pass."""

    def __init__(self) -> None:
        self.known = {entry.id for game in game_ids() for entry in find_game(game).rulebook.entry}
        self.cited: dict[str, list[str]] = {}
        self.proved: dict[str, set[str]] = defaultdict(set)
        self.unknown: dict[str, list[str]] = defaultdict(list)
        self.problems: list[str] = []
        self.whole = False
        self.games: list[Game[Any]] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        chosen = any(getattr(config.option, option, None) for option in NARROWING)
        everything = config.getini("testpaths") or [str(config.rootpath)]
        self.whole = not chosen and config.args == everything
        classes = [item.cls for item in items if isinstance(item, pytest.Function)]
        held = {law.game.id for law in classes if hasattr(law, "tiny_cases")}
        games = [find_game(game) for game in game_ids()]
        self.games = [game for game in games if game.id in held or lies_in(game, config.rootpath)]
        for item in items:
            self.cited[item.nodeid] = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            for rule in self.cited[item.nodeid]:
                if rule not in self.known:
                    self.unknown[rule].append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for rule in self.cited.get(report.nodeid, []):
                self.proved[rule].add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.problems = [
            f"{rule} is in no rule book, but cited by {tests[0]}" for rule, tests in self.unknown.items()
        ]
        stopped = session.shouldstop or session.shouldfail or session.config.option.collectonly
        if self.whole and not stopped:
            self.problems += self.unproved()
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def unproved(self) -> list[str]:
        return [
            f"{game.id}: {entry.id} has no passing test ({entry.en})"
            for game in self.games
            for entry in game.rulebook.entry
            if not entry.untested and entry.id not in self.proved
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.problems:
            terminalreporter.section("rules without proof", red=True)
            for problem in self.problems:
                terminalreporter.line(problem)
