"""Worlds: whole positions that agree with what one seat knows."""

from mypy_extensions import mypyc_attr

from stolik.engine.chance import Chance
from stolik.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All positions a seat cannot rule out; made from its knowledge alone, never from a state."""

    def draw(self, rng: Chance) -> State:
        """One of them, with chance of its own: equal knowledge and equal numbers give equal worlds."""
        raise NotImplementedError
