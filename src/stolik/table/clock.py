"""The time each seat has left, reckoned from the times of the log's entries: nobody looks at a watch here."""

from collections.abc import Iterable

from stolik.table.messages import ClockInfo, Settings

# Milliseconds that whoever takes back his seat has at least.
AFTER_RETURN = 10_000


class Clock:
    """Milliseconds for each seat; those of seats that owe a decision run down."""

    def __init__(self, settings: Settings, seats: int, at: int) -> None:
        self.bank = settings.pace == "bank"
        self.full = settings.seconds * 1000
        self.increment = settings.increment * 1000 if self.bank else 0
        self.left = [self.full] * seats
        self.running: list[int] = []
        # Those whose time for this decision has begun, though it may be stopped now.
        self.begun: list[int] = []
        self.at = at

    def tick(self, at: int) -> None:
        """Time passes for those who owe a decision."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.at))
        self.at = at

    def skip(self, since: int, at: int) -> None:
        """The time between the two counts for nobody."""
        self.tick(max(self.at, since))
        self.at = at

    def decided(self, seat: int) -> None:
        """The seat has made its decision: it gets its increment, or the full time for the next one."""
        self.left[seat] = self.left[seat] + self.increment if self.bank else self.full
        self.begun = [other for other in self.begun if other != seat]

    def returned(self, seat: int) -> None:
        """The owner plays again: without a moment to look he would be out of time at once."""
        self.left[seat] = max(self.left[seat], min(self.full, AFTER_RETURN))

    def run(self, seats: Iterable[int]) -> None:
        """From now on these run; by the move, whoever begins has the full time."""
        self.running = list(seats)
        if not self.bank:
            for seat in self.running:
                if seat not in self.begun:
                    self.left[seat] = self.full
        self.begun = list(self.running)

    def stop(self) -> None:
        """Until `run` no time passes."""
        self.running = []

    def deadline(self) -> int | None:
        """When the first of those that run has no time left."""
        return self.at + min(self.left[seat] for seat in self.running) if self.running else None

    def expired(self, at: int) -> list[int]:
        return [seat for seat in self.running if self.left[seat] <= at - self.at]

    def info(self) -> ClockInfo:
        return ClockInfo(at=self.at, left=list(self.left), running=list(self.running))
