"""A side of a comparison: a process that measures when it is asked, and sleeps while the other side runs.

A question is one line, `SECONDS FIGURE CASE`; the answer is one line, millions of decisions a second of CPU
time. Only the standard library here, since peers answer in environments of their own.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[1]
MILLION = 1_000_000

# Runs a little and says how many decisions that were, on average at least.
Act = Callable[[], float]


class Side:
    def __init__(self, command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
        )

    def ask(self, question: str) -> str:
        process = self.process
        assert process.stdin
        assert process.stdout
        process.stdin.write(question + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise RuntimeError(f"no answer to {question!r}")
        return answer

    def rate(self, figure: str, case: str, seconds: float) -> float:
        return float(self.ask(f"{seconds} {figure} {case}"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Nothing more is asked: hence it ends.
        self.process.communicate()


def serve(make: Callable[[str, str], Act]) -> None:
    """Answers until there are no more questions; `make` prepares the act of a figure and a case, once."""
    acts: dict[str, Act] = {}
    for line in sys.stdin:
        seconds, what = line.rstrip("\n").split(" ", 1)
        if what not in acts:
            figure, case = what.split(" ", 1)
            acts[what] = make(figure, case)
            acts[what]()
        print(rate(acts[what], float(seconds)), flush=True)


def rate(act: Act, seconds: float) -> float:
    count, spent, began = 0.0, 0.0, time.process_time()
    while spent < seconds:
        count += act()
        spent = time.process_time() - began
    return count / spent / MILLION
