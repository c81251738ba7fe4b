"""How much is measured: as the goals say, or as little as a test needs."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Sizes:
    # Of a server of its own each, and of looks at one that runs on.
    tries: int = 5
    looks: int = 3
    # Of each try: how long it runs before it counts, and how long it counts.
    warm: float = 1.5
    seconds: float = 3.0
    # Tables under load, and the moves a second that are offered to them.
    tables: int = 50
    rate: float = 750.0
    # Tables at people's pace: every seat moves once in so many seconds.
    lively: tuple[int, ...] = (1, 10, 100, 1000)
    each_seat: float = 5.0
    # Whom memory is measured by, after so many who only warm it up.
    viewers: int = 1000
    idle_tables: int = 500
    warming: int = 200
    # Tables in a database: so many that SQLite's cache of it is full, and ten times as many.
    asleep: tuple[int, int] = (2000, 20_000)
    # Viewers of other tables, whom those who play should not notice.
    elsewhere: tuple[int, ...] = (10, 100, 1000)
    starts: int = 5


TINY = Sizes(
    tries=1,
    looks=1,
    warm=0,
    seconds=0.3,
    tables=2,
    rate=40,
    lively=(1, 2),
    each_seat=0.2,
    viewers=4,
    idle_tables=2,
    warming=1,
    asleep=(4, 8),
    elsewhere=(1, 2),
    starts=1,
)
