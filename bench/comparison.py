"""Two series of rates, what their ratio should be, and whether it is: the arithmetic and the tables."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

TRIES = 5


@dataclass(frozen=True, kw_only=True)
class Goal:
    """A bound for a ratio; without one the ratio is only told."""

    least: float | None = None
    below: float | None = None
    most: float | None = None

    def holds(self, ratio: float) -> bool:
        return (
            (self.least is None or ratio >= self.least)
            and (self.below is None or ratio < self.below)
            and (self.most is None or ratio <= self.most)
        )

    def __str__(self) -> str:
        bounds = (("≥", self.least), ("<", self.below), ("≤", self.most))
        return " ".join(f"{sign} {bound:g}" for sign, bound in bounds if bound is not None) or "–"

    @property
    def is_set(self) -> bool:
        return str(self) != "–"


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """Rates of ours over rates of theirs, in millions a second, measured in turns."""

    what: str
    ours: Sequence[float]
    theirs: Sequence[float]
    goal: Goal

    @property
    def best(self) -> float:
        return max(self.ours) / max(self.theirs)

    @property
    def median(self) -> float:
        return statistics.median(self.ours) / statistics.median(self.theirs)

    @property
    def verdict(self) -> str:
        """A goal holds when both ratios keep it."""
        if not self.goal.is_set:
            return ""
        return "yes" if self.goal.holds(self.best) and self.goal.holds(self.median) else "**no**"


Ask = Callable[[], float]


def in_turns(ours: Ask, theirs: Ask, tries: int = TRIES) -> tuple[list[float], list[float]]:
    """One try of each after the other; who begins changes, for a machine that slows down or speeds up."""
    of_ours: list[float] = []
    of_theirs: list[float] = []
    for number in range(tries):
        turn = [(of_ours, ours), (of_theirs, theirs)]
        for series, ask in turn if number % 2 == 0 else reversed(turn):
            series.append(ask())
    return of_ours, of_theirs


def compare(what: str, ours: Ask, theirs: Ask, goal: Goal) -> Comparison:
    of_ours, of_theirs = in_turns(ours, theirs)
    comparison = Comparison(what=what, ours=of_ours, theirs=of_theirs, goal=goal)
    print(f"{what}: {number(comparison.best)}, {number(comparison.median)} by medians; {goal}", flush=True)
    return comparison


def number(value: float) -> str:
    """Three digits that count, whatever the size."""
    for least, form in ((100, ",.0f"), (10, ".1f"), (1, ".2f")):
        if value >= least:
            return format(value, form)
    return format(value, ".3g")


HEAD = ("what", "ours best", "median", "other best", "median", "ratio best", "median", "goal", "holds")


def row(c: Comparison) -> list[str]:
    rates = [max(c.ours), statistics.median(c.ours), max(c.theirs), statistics.median(c.theirs)]
    return [c.what, *map(number, rates), number(c.best), number(c.median), str(c.goal), c.verdict]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table, which reads well in a terminal too."""
    widths = [max(len(cells[i]) for cells in (head, *rows)) for i in range(len(head))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) + " |"
        for cells in (head, ["-" * width for width in widths], *rows)
    ]
    return "\n".join(lines)


def comparisons(rows: Sequence[Comparison]) -> str:
    return table(HEAD, [row(comparison) for comparison in rows])
