"""Whatever is appended, by however many at once: the store does what a list would."""

import asyncio
import itertools

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.store import Conflict, RowChange, Store, TableRow
from stolik.testing.walks import DEEP


class Brought(msgspec.Struct):
    """An append to a table, numbered so far beside the right number."""

    table: str
    beside: int
    bodies: list[bytes]
    change: RowChange | None


changes = st.builds(
    RowChange,
    phase=st.none() | st.sampled_from(["playing", "over"]),
    public=st.none() | st.booleans(),
    card=st.none() | st.binary(max_size=50),
)
appends = st.builds(
    Brought,
    table=st.sampled_from("abc"),
    beside=st.sampled_from([0, 0, 0, 0, -1, 1]),
    bodies=st.lists(st.binary(max_size=300) | st.just(b"x" * 100_000), min_size=1, max_size=3),
    change=st.none() | changes,
)


class Model:
    """A table as a list."""

    def __init__(self, name: str) -> None:
        self.row = TableRow(id=name, game="g", created=1, updated=1)
        self.log: list[bytes] = []

    def append(self, brought: Brought) -> int | type[Conflict]:
        if brought.beside:
            return Conflict
        self.log += brought.bodies
        change = msgspec.structs.asdict(brought.change) if brought.change else {}
        new = {name: value for name, value in change.items() if value is not None}
        self.row = msgspec.structs.replace(self.row, last_seq=len(self.log), updated=2, **new)
        return len(self.log)


async def play(store: Store, rounds: list[list[Brought]], game: int) -> None:
    """Those of a round are brought at once."""
    models = {table: Model(f"{table}{game}") for table in "abc"}
    for model in models.values():
        await store.create(model.row)
    for brought in rounds:
        work, expected = [], []
        for one in brought:
            model = models[one.table]
            number = len(model.log) + 1 + one.beside
            work.append(store.append(model.row.id, number, one.bodies, 2, one.change))
            expected.append(model.append(one))
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert [type(one) if isinstance(one, Conflict) else one for one in answers] == expected
    for model in models.values():
        log = await store.read(model.row.id)
        assert [entry.body for entry in log] == model.log
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert await store.row(model.row.id) == model.row


def test_a_store_does_what_a_list_would(url: str) -> None:
    games = itertools.count()
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(url))

        @settings(max_examples=500 if DEEP else 30, deadline=None, derandomize=True, database=None)
        @given(st.lists(st.lists(appends, max_size=12), max_size=5))
        def any_game(rounds: list[list[Brought]]) -> None:
            runner.run(play(store, rounds, next(games)))

        try:
            any_game()
        finally:
            runner.run(store.close())
