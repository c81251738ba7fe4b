"""`stolik serve` with one more level of bots, which burns all its time; and the process it thinks in.

The strongest bots will do that. Until then this stands for them.
"""

import runpy
import sys
from functools import partial
from unittest.mock import patch

from bench.server.host import OPTIONS
from stolik.bots.house import MINDS, mind_of_level
from stolik.bots.mind import Clock, Mind, Question
from stolik.bots.pool import MindPool
from stolik.bots.worker import work

LEVEL = "5"
SELF = (sys.executable, "-m", "bench.server.thinking")
SERVE = (*SELF, "serve", *OPTIONS)
WORKER = (*SELF, "think")


class Burning(Mind):
    """Works until its time is up."""

    name = "Burning"
    skill = 1.0

    def choose(self, question: Question, clock: Clock) -> str:
        while not clock.stop():
            sum(range(1000))
        return question.moves[0]


def main() -> None:
    MINDS[LEVEL] = Burning()
    if sys.argv[1] == "think":
        work(mind_of_level)
        return
    with patch("stolik.server.run.MindPool", partial(MindPool, program=WORKER)):
        runpy.run_module("stolik", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
