"""A game's tests without any mutant: how long each takes, and which functions of the game it calls."""

import gc
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

import pytest

from stolik.testing.bite.forks import fork, run_pytest, silence
from stolik.testing.bite.mutants import Mutant

# The other build knows nothing of a mutant, and fuzzing takes longer than it teaches.
LEFT_OUT = ("both_builds", "damaged", "any_text")
# What `functools.cache` and `lru_cache` make of a function.
KEPT = type(cache(len))
# A test on a mutant may take so much longer than without: seconds of CPU time.
PATIENCE = 10
AT_LEAST = 2.0

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
    # Tests of more seconds than this, but no more than that, are run on mutants.
    shortest: float = -1.0
    longest: float = math.inf
    # Called while modules are imported and tests collected, hence no test's own.
    on_import: set[Function] = field(default_factory=set)
    failed: str = ""

    def is_everywhere(self, mutant: Mutant) -> bool:
        """Whether it does something before any test begins."""
        return not mutant.called or function_of(mutant) in self.on_import

    def for_mutant(self, mutant: Mutant) -> list[TimedTest]:
        """The tests that can notice it: those that call the function first, of these the quick ones."""
        function = function_of(mutant)
        everywhere = self.is_everywhere(mutant)
        tests = [test for test in self.tests if self.shortest < test.seconds <= self.longest]
        if not everywhere:
            tests = [test for test in tests if function in test.calls]
        return sorted(tests, key=lambda test: (function not in test.calls, test.seconds))


def function_of(mutant: Mutant) -> Function:
    return str(mutant.file), mutant.where


def wanted(item: pytest.Item) -> bool:
    return not any(name in item.name for name in LEFT_OUT)


def is_ours(kept: Any) -> bool:
    """Whether it is of no library."""
    code = getattr(getattr(kept, "__wrapped__", None), "__code__", None)
    return code is not None and not code.co_filename.startswith((sys.base_prefix, sys.prefix))


class Watch:
    """The plugin that makes the baseline."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.baseline = Baseline()
        self.calls = self.baseline.on_import
        self.caches: list[Any] = []

    def trace(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename in self.files:
            self.calls.add((code.co_filename, code.co_qualname))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if wanted(item)]
        # What one test has worked out and kept, the next would not be seen to call.
        self.caches = [found for found in gc.get_objects() if isinstance(found, KEPT) and is_ours(found)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        test = TimedTest(item.nodeid)
        for kept in self.caches:
            kept.cache_clear()
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


def make_baseline(paths: Sequence[str], files: set[str]) -> Baseline:
    connection, process = fork(watch, paths, files)
    baseline: Baseline = connection.recv()
    process.join()
    return baseline
