"""Runs a game's tests on mutant after mutant, each in a fork.

Where it can, the fork is one of a process that has collected the tests, and exchanges the code of the one
function that the mutant changes. A mutant of what runs while modules are imported, or tests collected, needs
a fork that does all of that anew: of a process that has only all else imported.
"""

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

from stolik.testing.bite.in_place import exchange
from stolik.testing.bite.mutants import Mutant

FORK = multiprocessing.get_context("fork")
# The other build knows nothing of a mutant, and fuzzing takes longer than it teaches.
LEFT_OUT = ("both_builds", "damaged", "any_text")
QUIET = [
    "-p",
    "no:cacheprovider",
    "-p",
    "no:stolik-tracer",
    "-s",
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
# What noticed a mutant (empty: nothing) and whether that never ended; None when it could not be tried.
Answer = tuple[str, bool] | None


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

    def is_everywhere(self, mutant: Mutant) -> bool:
        """Whether it does something before any test begins."""
        return not mutant.called or function_of(mutant) in self.on_import

    def for_mutant(self, mutant: Mutant) -> list[TimedTest]:
        """The tests that can notice it, quick ones first."""
        everywhere = self.is_everywhere(mutant)
        tests = [test for test in self.tests if everywhere or function_of(mutant) in test.calls]
        return sorted((test for test in tests if test.seconds <= self.longest), key=lambda test: test.seconds)


def function_of(mutant: Mutant) -> Function:
    return str(mutant.file), mutant.where


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    # What noticed it; empty for a survivor.
    noticed_by: str
    endless: bool = False
    never_called: bool = False


@dataclass(frozen=True)
class Job:
    number: int
    mutant: Mutant
    tests: list[TimedTest]


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
        items[:] = self.among(items)

    def among(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        by_name = {item.nodeid: item for item in items}
        return [by_name[name] for name in self.tests if name in by_name]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        signal.setitimer(signal.ITIMER_PROF, self.tests[nodeid].patience)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def give_up(self, number: int, frame: FrameType | None) -> None:
        self.answer.send((self.running or "the imports", True))
        os._exit(0)

    def run(self, items: Sequence[pytest.Item]) -> None:
        """The tests among these, which are collected already."""
        chosen = self.among(items)
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return


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


def limit(trial: Trial) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, trial.give_up)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)


def try_out(paths: Sequence[str], job: Job, answer: Connection) -> None:
    silence()
    sys.meta_path.insert(0, MutantFinder(job.mutant))
    plugin = Trial(job.tests, answer)
    limit(plugin)
    code = run_pytest(["-x", *paths], plugin)
    answer.send((plugin.failed or ("the imports" if code else ""), False))


def try_in_place(session: pytest.Session, job: Job, answer: Connection) -> None:
    if not exchange(job.mutant):
        answer.send(None)
        return
    plugin = Trial(job.tests, answer)
    session.config.pluginmanager.register(plugin)
    limit(plugin)
    plugin.run(session.items)
    answer.send((plugin.failed, False))


class Collected:
    """The plugin that runs no test itself: when all are collected, it forks for each mutant."""

    def __init__(self, jobs: Sequence[Job], workers: int, answer: Connection) -> None:
        self.jobs = jobs
        self.workers = workers
        self.answer = answer

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, answer in forked(lambda job, to: try_in_place(session, job, to), self.jobs, self.workers):
            self.answer.send((number, answer))
        return True


def try_all_in_place(paths: Sequence[str], jobs: Sequence[Job], workers: int, answer: Connection) -> None:
    silence()
    run_pytest(paths, Collected(jobs, workers, answer))


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


def forked(
    act: Callable[[Job, Connection], None], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[int, Answer]]:
    """Each job in a process of its own; the answers in the order in which they come."""
    waiting = iter(jobs)
    running: dict[Connection, tuple[ForkProcess, Job]] = {}
    while True:
        while len(running) < workers and (job := next(waiting, None)):
            connection, process = fork(act, job)
            running[connection] = process, job
        if not running:
            return
        done = wait(list(running))
        for connection in [connection for connection in running if connection in done]:
            process, job = running.pop(connection)
            yield job.number, answer_from(connection)
            process.join()


def answer_from(connection: Connection) -> Answer:
    try:
        answer: Answer = connection.recv()
    except EOFError:
        return "a crash", False
    return answer


def answers_in_place(paths: Sequence[str], jobs: Sequence[Job], workers: int) -> Iterator[tuple[int, Answer]]:
    connection, process = fork(try_all_in_place, paths, jobs, workers)
    try:
        while True:
            yield connection.recv()
    except EOFError:
        process.join()


def trials(
    paths: Sequence[str], mutants: Sequence[Mutant], baseline: Baseline, workers: int
) -> Iterator[Verdict]:
    """The verdicts, in the order in which they are reached."""
    jobs = [Job(number, mutant, baseline.for_mutant(mutant)) for number, mutant in enumerate(mutants)]
    yield from (Verdict(job.mutant, "", never_called=True) for job in jobs if not job.tests)
    open_jobs = {job.number: job for job in jobs if job.tests}
    in_place = [job for job in open_jobs.values() if not baseline.is_everywhere(job.mutant)]
    for number, answer in answers_in_place(paths, in_place, workers):
        if answer is not None:
            yield Verdict(open_jobs.pop(number).mutant, *answer)
    anew = list(open_jobs.values())
    for number, answer in forked(lambda job, to: try_out(paths, job, to), anew, workers):
        assert answer is not None
        yield Verdict(open_jobs[number].mutant, *answer)
