"""The pytest plugin: runs laws for each case, and fails when a sentence of a rule book has no passing test.

A test cites sentences with `@pytest.mark.rule("X2.3a", …)`. The check of coverage runs when all tests
of a game are run; a run of single tests only checks that what they cite exists.
"""

from collections import defaultdict

import pytest

from stolik.engine.registry import find_game, game_ids


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the sentences of a rule book that the test proves")
    config.pluginmanager.register(Tracer(), "stolik-tracer")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, cases in (("case", "cases"), ("tiny", "tiny_cases")):
        if name in metafunc.fixturenames and hasattr(metafunc.cls, cases):
            metafunc.parametrize(name, getattr(metafunc.cls, cases), ids=str)


class Tracer:
    """Follows which sentences are cited by tests that pass."""

    def __init__(self) -> None:
        self.known = {entry.id for game in game_ids() for entry in find_game(game).rulebook.entry}
        self.cited: dict[str, list[str]] = {}
        self.proved: dict[str, set[str]] = defaultdict(set)
        self.unknown: dict[str, list[str]] = defaultdict(list)
        self.problems: list[str] = []
        self.whole = False

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        chosen = config.option.keyword or config.option.markexpr or config.option.lf or config.option.deselect
        self.whole = not chosen and config.args == config.getini("testpaths")
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
        if self.whole and not session.config.option.collectonly and not session.shouldstop:
            self.problems += self.unproved()
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def unproved(self) -> list[str]:
        return [
            f"{game}: {entry.id} has no passing test ({entry.en})"
            for game in game_ids()
            for entry in find_game(game).rulebook.entry
            if not entry.untested and entry.id not in self.proved
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.problems:
            terminalreporter.section("rules without proof", red=True)
            for problem in self.problems:
                terminalreporter.line(problem)
