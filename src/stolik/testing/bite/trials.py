"""Runs a game's tests on mutant after mutant, each in a fork.

Where it can, the fork is one of a process that has collected the tests, and exchanges the code of the one
function that the mutant changes. A mutant of what runs while modules are imported, or tests collected, needs
a fork that does all of that anew: of a process that has only all else imported.
"""

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from types import CodeType, FrameType, ModuleType

import pytest

from stolik.testing.bite.baseline import PATIENCE, Baseline, TimedTest, function_of
from stolik.testing.bite.forks import fork, run_pytest, silence
from stolik.testing.bite.in_place import exchange
from stolik.testing.bite.mutants import Mutant

MEMORY = 4 << 30
# What noticed a mutant (empty: nothing) and whether that never ended; None when it could not be tried.
Answer = tuple[str, bool] | None


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
    in_place = [
        replace(job, tests=[test for test in job.tests if function_of(job.mutant) in test.calls])
        for job in open_jobs.values()
        if job.mutant.called
    ]
    for number, answer in answers_in_place(paths, in_place, workers):
        # What was worked out before the change was made may hide it.
        if answer and (answer[0] or not baseline.is_everywhere(open_jobs[number].mutant)):
            yield Verdict(open_jobs.pop(number).mutant, *answer)
    anew = list(open_jobs.values())
    for number, answer in forked(lambda job, to: try_out(paths, job, to), anew, workers):
        assert answer is not None
        yield Verdict(open_jobs[number].mutant, *answer)
