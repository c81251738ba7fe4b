"""Runs a game's tests on mutant after mutant, each in a fork of a process that has all else imported."""

import math
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from types import CodeType, FrameType, ModuleType

import pytest

from stolik.testing.bite.mutants import Mutant

FORK = multiprocessing.get_context("fork")
# The other build knows nothing of a mutant, and fuzzing takes longer than it teaches.
LEFT_OUT = ("both_builds", "damaged", "any_text")
QUIET = [
    "-p",
    "no:cacheprovider",
    "-p",
    "no:stolik-tracer",
    "--assert=plain",
    "--tb=native",
    "-o",
    "addopts=",
]
# A test on a mutant may take so much longer than without: seconds of CPU time.
PATIENCE = 10
AT_LEAST = 2.0
MEMORY = 4 << 30

# A function of a module under test: file and qualified name.
Function = tuple[str, str]


@dataclass
class TimedTest:
    name: str
    seconds: float = 0.0
    calls: set[Function] = field(default_factory=set)

    @property
    def patience(self) -> float:
        return AT_LEAST + PATIENCE * self.seconds


@dataclass
class Baseline:
    """The tests without any mutant: how long each takes, and which functions it calls."""

    tests: list[TimedTest] = field(default_factory=list)
    longest: float = math.inf
    # Called while modules are imported and tests collected, hence no test's own.
    on_import: set[Function] = field(default_factory=set)
    failed: str = ""

    def for_mutant(self, mutant: Mutant) -> list[TimedTest]:
        """The tests that can notice it, quick ones first."""
        function = (str(mutant.file), mutant.where)
        everywhere = not mutant.called or function in self.on_import
        tests = [test for test in self.tests if everywhere or function in test.calls]
        return sorted((test for test in tests if test.seconds <= self.longest), key=lambda test: test.seconds)


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    # What noticed it; empty for a survivor.
    noticed_by: str
    endless: bool = False
    never_called: bool = False


# -- in the fork ---------------------------------------------------------------------------------


def silence() -> None:
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def run_pytest(paths: Sequence[str], plugin: object) -> int:
    return int(pytest.main([*QUIET, *paths], plugins=[plugin]))


def wanted(item: pytest.Item) -> bool:
    return not any(name in item.name for name in LEFT_OUT)


class Watch:
    """The plugin that makes the baseline."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.baseline = Baseline()
        self.calls = self.baseline.on_import

    def trace(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename in self.files:
            self.calls.add((code.co_filename, code.co_qualname))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if wanted(item)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        test = TimedTest(item.nodeid)
        self.calls = test.calls
        began = time.process_time()
        result = yield
        test.seconds = time.process_time() - began
        self.baseline.tests.append(test)
        self.calls = self.baseline.on_import
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.baseline.failed = report.nodeid


def watch(paths: Sequence[str], files: set[str], answer: Connection) -> None:
    silence()
    plugin = Watch(files)
    sys.settrace(plugin.trace)
    code = run_pytest(paths, plugin)
    sys.settrace(None)
    if code and not plugin.baseline.failed:
        plugin.baseline.failed = f"pytest ends with {code}"
    answer.send(plugin.baseline)


class Trial:
    """The plugin that stops at the first test which fails or does not end."""

    def __init__(self, tests: Sequence[TimedTest], answer: Connection) -> None:
        self.tests = {test.name: test for test in tests}
        self.answer = answer
        self.failed = ""
        self.running = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        items[:] = [by_name[name] for name in self.tests if name in by_name]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        signal.setitimer(signal.ITIMER_PROF, self.tests[nodeid].patience)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def give_up(self, number: int, frame: FrameType | None) -> None:
        self.answer.send((self.running or "the imports", True))
        os._exit(0)


class MutantLoader(SourceFileLoader):
    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.code()


class MutantFinder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return spec_from_file_location(fullname, self.mutant.file, loader=MutantLoader(self.mutant))


def try_out(paths: Sequence[str], mutant: Mutant, tests: Sequence[TimedTest], answer: Connection) -> None:
    silence()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, MutantFinder(mutant))
    plugin = Trial(tests, answer)
    signal.signal(signal.SIGPROF, plugin.give_up)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    code = run_pytest(["-x", *paths], plugin)
    answer.send((plugin.failed or ("the imports" if code else ""), False))


# -- in the process that forks -------------------------------------------------------------------


def fork(act: Callable[..., None], *arguments: object) -> tuple[Connection, ForkProcess]:
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=act, args=(*arguments, theirs))
    process.start()
    theirs.close()
    return ours, process


def make_baseline(paths: Sequence[str], files: set[str]) -> Baseline:
    connection, process = fork(watch, paths, files)
    baseline: Baseline = connection.recv()
    process.join()
    return baseline


def trials(
    paths: Sequence[str], mutants: Sequence[Mutant], baseline: Baseline, workers: int
) -> Iterator[Verdict]:
    """The verdicts, in the order in which they are reached."""
    waiting = iter(mutants)
    running: dict[Connection, tuple[ForkProcess, Mutant]] = {}
    while True:
        while len(running) < workers and (mutant := next(waiting, None)):
            tests = baseline.for_mutant(mutant)
            if not tests:
                yield Verdict(mutant, "", never_called=True)
                continue
            connection, process = fork(try_out, paths, mutant, tests)
            running[connection] = process, mutant
        if not running:
            return
        done = wait(list(running))
        for connection in [connection for connection in running if connection in done]:
            process, mutant = running.pop(connection)
            yield verdict(mutant, connection)
            process.join()


def verdict(mutant: Mutant, connection: Connection) -> Verdict:
    try:
        noticed_by, endless = connection.recv()
    except EOFError:
        return Verdict(mutant, "a crash")
    return Verdict(mutant, noticed_by, endless)
