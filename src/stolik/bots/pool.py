"""Minds in processes of their own, so that thinking never holds up an event loop."""

import asyncio
import itertools
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import msgspec

from stolik.bots.mind import Decision, Question
from stolik.bots.wire import LENGTH, Answer, Ask, Failure, Interrupt, Ready, packed
from stolik.engine.errors import DataError, StolikError

PROGRAM = (sys.executable, "-m", "stolik.bots.worker")
# Importing a game from its sources takes a slow machine its time.
START_SECONDS = 60.0
Said = Answer | Failure | Ready
SAID: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)
CLOSED = "the pool of minds was closed"


class MindFailed(StolikError):
    """A mind gave no answer, or none that counts: let a simpler one, or any legal move, play on."""


class WorkerLost(MindFailed):
    """Not only the mind failed: its process is gone, or has to go."""


class MindPool:
    """Up to so many processes that think at once; further questions wait in the order they came.

    Processes start when they are first needed. Cancelling a task that waits for a decision interrupts
    the mind. A process that dies or hangs is replaced, and its question fails with `MindFailed`.
    """

    def __init__(self, workers: int = 2, *, grace: float = 2.0, program: Sequence[str] = PROGRAM) -> None:
        """`grace`: how many seconds over its time a mind gets before its process is killed."""
        if workers < 1:
            raise DataError("workers", f"a pool has at least one worker, not {workers}")
        self.workers = workers
        self.grace = grace
        self.program = tuple(program)
        self.numbers = itertools.count(1)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.slots: list[asyncio.Task[None]] = []
        self.closed = False

    async def start(self) -> None:
        """Starts all processes now, so that the first questions need not wait for it."""
        jobs = [self.put(None) for _ in range(self.workers)]
        await asyncio.gather(*(job.answer for job in jobs))

    async def decide(self, level: str, question: Question) -> str:
        """The move that a mind of this level chooses."""
        return (await self.decide_with_pace(level, question)).move

    async def decide_with_pace(self, level: str, question: Question) -> Decision:
        """The move, and the seconds that a person of the mind's skill would take to make it."""
        ask = Ask(number=next(self.numbers), level=level, question=question, grace=self.grace)
        decision = await self.put(ask).answer
        if decision is None or decision.move not in question.moves:
            raise MindFailed(f"level {level} answered {decision}, which is none of the moves it was given")
        return decision

    async def close(self) -> None:
        """Ends all processes; questions that are still open fail."""
        self.closed = True
        for slot in self.slots:
            slot.cancel()
        await asyncio.gather(*self.slots, return_exceptions=True)
        while not self.jobs.empty():
            self.jobs.get_nowait().fail(CLOSED)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def put(self, ask: Ask | None) -> "Job":
        if self.closed:
            raise MindFailed(CLOSED)
        if not self.slots:
            slots = [Slot(self.program, self.grace) for _ in range(self.workers)]
            self.slots = [asyncio.create_task(slot.run(self.jobs)) for slot in slots]
        job = Job(ask, asyncio.get_running_loop().create_future())
        self.jobs.put_nowait(job)
        return job


@dataclass
class Job:
    """A question that waits for its decision; without a question, a worker is only to be started."""

    ask: Ask | None
    answer: "asyncio.Future[Decision | None]"

    @property
    def settled(self) -> bool:
        """Also when nobody waits for the answer any more."""
        return self.answer.done()

    def settle(self, decision: Decision | None) -> None:
        if not self.settled:
            self.answer.set_result(decision)

    def fail(self, why: str) -> None:
        if not self.settled:
            self.answer.set_exception(MindFailed(why))


class Slot:
    """Room for one worker: does job after job, and starts a new process whenever there is none."""

    def __init__(self, program: tuple[str, ...], grace: float) -> None:
        self.program = program
        self.grace = grace
        self.worker: Worker | None = None

    async def run(self, jobs: asyncio.Queue[Job]) -> None:
        try:
            while True:
                await self.do(await jobs.get())
        finally:
            await self.end_worker()

    async def do(self, job: Job) -> None:
        if job.settled:
            return
        try:
            worker = await self.running_worker()
            job.settle(await self.think(worker, job, job.ask) if job.ask else None)
        except WorkerLost as loss:
            job.fail(str(loss))
            await self.end_worker()
        except MindFailed as failure:
            job.fail(str(failure))
        finally:
            # Only when this task was cancelled is anything left to say.
            job.fail(CLOSED)

    async def running_worker(self) -> "Worker":
        """The worker: a new one if there is none, or it has ended in the meantime."""
        if self.worker is None or self.worker.process.returncode is not None:
            await self.end_worker()
            self.worker = await start_worker(self.program)
            await self.worker.must_be_ready()
        return self.worker

    async def think(self, worker: "Worker", job: Job, ask: Ask) -> Decision:
        """What the worker answers; it is told when nobody wants to know any more."""
        worker.send(ask)
        hearing = asyncio.create_task(worker.hear())
        try:
            patience = ask.question.seconds + self.grace
            either: set[asyncio.Future[Any]] = {hearing, job.answer}
            await asyncio.wait(either, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if job.settled:
                worker.send(Interrupt(ask.number))
                await asyncio.wait({hearing}, timeout=self.grace)
            if not hearing.done():
                raise WorkerLost(f"level {ask.level} did not answer in {patience:g} seconds")
            return decision_in(hearing.result(), ask.level)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def end_worker(self) -> None:
        if self.worker is not None:
            await self.worker.end()
            self.worker = None


def decision_in(said: Said, level: str) -> Decision:
    if isinstance(said, Answer):
        return said.decision
    if isinstance(said, Failure):
        raise MindFailed(f"level {level} failed: {said.reason}")
    raise WorkerLost(f"level {level} said that it was ready instead of answering")


class Worker:
    """A process of `stolik.bots.worker`, seen from the pool."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.inbox = process.stdin
        self.outbox = process.stdout

    async def must_be_ready(self) -> None:
        try:
            await asyncio.wait_for(self.hear(), START_SECONDS)
        except TimeoutError:
            raise WorkerLost(f"a worker did not start in {START_SECONDS:g} seconds") from None

    def send(self, message: msgspec.Struct) -> None:
        self.inbox.write(packed(message))

    async def hear(self) -> Said:
        try:
            length = await self.outbox.readexactly(LENGTH)
            return SAID.decode(await self.outbox.readexactly(int.from_bytes(length, "big")))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost("the process of a mind has ended") from None
        except msgspec.DecodeError as error:
            raise WorkerLost(f"the process of a mind does not speak as agreed: {error}") from None

    async def end(self) -> None:
        """At once: nothing that is thought is worth keeping."""
        if self.process.returncode is None:
            self.process.kill()
        self.inbox.close()
        # Reads what is left, so that the pipes are closed before the loop may be.
        await self.process.communicate()


async def start_worker(program: tuple[str, ...]) -> Worker:
    pipe = asyncio.subprocess.PIPE
    try:
        return Worker(await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe))
    except OSError as error:
        raise MindFailed(f"a process for minds cannot be started: {error}") from None
