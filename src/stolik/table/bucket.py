"""How often something may be done."""

from typing import NamedTuple, Self


class Allowance(NamedTuple):
    """So much at once, and so much more a second."""

    size: float
    refill: float

    def times(self, factor: float) -> Self:
        return self._replace(size=self.size * factor, refill=self.refill * factor)


class Bucket:
    """So much at once, and then again so much a second."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, at: float) -> None:
        self.left = size
        self.at = at

    def take(self, size: float, refill: float, now: float) -> bool:
        self.fill(size, refill, now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owe(self, size: float, refill: float, now: float) -> float:
        """Takes one in any case: after how many seconds it is paid for."""
        self.fill(size, refill, now)
        self.left -= 1
        return max(0.0, -self.left / refill)

    def fill(self, size: float, refill: float, now: float) -> None:
        self.left = min(size, self.left + (now - self.at) * refill)
        self.at = now
