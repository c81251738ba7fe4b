"""What was measured, beside what it should be: a line of the table each."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench.comparison import Goal, number, table

HEAD = ("what", "ours best", "median", "other best", "median", "ratio best", "median", "goal", "holds")


@dataclass(frozen=True, kw_only=True)
class Figure:
    """Several tries of ours, and of the other side where there is one: then the ratio is what has a goal."""

    what: str
    ours: Sequence[float]
    theirs: Sequence[float] = ()
    goal: Goal = Goal()  # noqa: RUF009 (it is frozen)
    # `max` where more is better.
    best: Callable[[Sequence[float]], float] = min
    # Whether the load took so much of its core that nothing was measured.
    void: bool = False

    def judged(self, middle: Callable[[Sequence[float]], float]) -> float:
        return middle(self.ours) / middle(self.theirs) if self.theirs else middle(self.ours)

    @property
    def verdict(self) -> str:
        """A goal holds when best and median keep it."""
        if self.void:
            return "**void**"
        if not self.goal.is_set:
            return ""
        values = [self.judged(middle) for middle in (self.best, statistics.median)]
        return "yes" if all(map(self.goal.holds, values)) else "**no**"

    def row(self) -> list[str]:
        both = (self.best, statistics.median)
        ours = [number(middle(self.ours)) for middle in both]
        theirs = [number(middle(self.theirs)) if self.theirs else "" for middle in both]
        ratios = [number(self.judged(middle)) if self.theirs else "" for middle in both]
        return [self.what, *ours, *theirs, *ratios, str(self.goal), self.verdict]

    def tell(self) -> "Figure":
        what, *cells = self.row()
        told = [f"{head} {cell}" for head, cell in zip(HEAD[1:], cells, strict=True) if cell]
        print(f"{what}: {', '.join(told)}", flush=True)
        return self


def figures(rows: Sequence[Figure]) -> str:
    return table(HEAD, [figure.row() for figure in rows])
