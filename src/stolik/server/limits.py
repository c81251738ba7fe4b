"""How much one client may ask for. A family behind one address is one client."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from stolik.table.bucket import Bucket
from stolik.table.live import COMMANDS

# How many clients are remembered; the longest silent ones are forgotten first.
REMEMBERED = 10_000


class Rate:
    """One bucket for each client."""

    def __init__(self, size: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """`size` things in so many `seconds`."""
        self.size = size
        self.refill = size / seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(client)
        return bucket.take(self.size, self.refill, now)


class Limits:
    """What one address may do at once."""

    def __init__(
        self,
        *,
        connections: int = 100,
        all_connections: int = 10_000,
        tables: int = 60,
        joins: int = 200,
        requests: int = 1200,
        factor: int = 1,
    ) -> None:
        """Open connections, also of all together; tables made, joined, requests made within ten minutes.

        With `factor`, each client may do so many times as much.
        """
        self.connections = connections * factor
        self.all_connections = all_connections
        self.open: Counter[str] = Counter()
        self.tables = Rate(tables * factor, 600)
        self.joins = Rate(joins * factor, 600)
        self.requests = Rate(requests * factor, 600)
        # What one connection, and one member over all his connections, may say.
        self.messages = COMMANDS.times(factor)

    def connect(self, client: str) -> bool:
        if self.open[client] >= self.connections or self.open.total() >= self.all_connections:
            return False
        self.open[client] += 1
        return True

    def disconnect(self, client: str) -> None:
        self.open[client] -= 1
        if self.open[client] <= 0:
            del self.open[client]
