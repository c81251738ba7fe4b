"""Our side, on the build that STOLIK_PURE says: the loops of `stolik bench engine`, by their names."""

import sys
from functools import cache

from bench.sides import Act, Side, serve
from stolik.cli.bench import Loops, Measured, cases


def our_side(*, pure: bool = False) -> Side:
    return Side([sys.executable, "-m", "bench.ours"], {"STOLIK_PURE": "1" if pure else "0"})


def by_name() -> dict[str, Measured]:
    return {str(case): case for case in cases([])}


@cache
def loops(case: str) -> Loops:
    return Loops(by_name()[case])


def make(figure: str, case: str) -> Act:
    act: Act = getattr(loops(case), figure)
    return act


if __name__ == "__main__":
    serve(make)
