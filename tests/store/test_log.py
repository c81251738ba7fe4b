"""The log of a table: what is appended is there, in order, once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from stolik.store import Conflict, NoTable, RowChange, Store, StoreError, TableExists, TableRow, Which

Scene = Callable[[Store], Coroutine[Any, Any, object]]


def row(name: str = "t", created: int = 1000) -> TableRow:
    return TableRow(id=name, game="x-bierze", created=created)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def play(url: str, scene: Scene) -> None:
    """Runs the scene on a store of its own."""

    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


def test_what_is_appended_is_read_in_order(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.create(row(), [b"1", b"2"]) == 2
        assert await store.append("t", 3, [b"3"], 1001) == 3
        assert await store.append("t", 4, [b"4", b"5"], 1002) == 5
        log = await store.read("t")
        assert [(e.table, e.seq, e.at, e.body) for e in log] == [
            ("t", 1, 1000, b"1"),
            ("t", 2, 1000, b"2"),
            ("t", 3, 1001, b"3"),
            ("t", 4, 1002, b"4"),
            ("t", 5, 1002, b"5"),
        ]
        assert [e.seq for e in await store.read("t", after=3)] == [4, 5]
        assert [e.seq for e in await store.read("t", after=1, limit=2)] == [2, 3]
        assert await store.read("t", after=5) == []

    play(url, scene)


@pytest.mark.parametrize("expected", [-1, 0, 1, 2, 4, 100])
def test_only_the_next_number_is_taken(url: str, expected: int) -> None:
    """A number that is taken and one that would leave a gap are refused, and nothing changes."""

    async def scene(store: Store) -> None:
        await store.create(row(), [b"1", b"2"])
        with pytest.raises(Conflict) as caught:
            await store.append("t", expected, [b"x"], 1001, RowChange(phase="closed"))
        assert (caught.value.expected, caught.value.last) == (expected, 2)
        assert "the next one is number 3" in str(caught.value)
        assert len(await store.read("t")) == 2
        assert (await store.row("t")).phase == "gathering"
        assert await store.append("t", 3, [b"3"], 1002) == 3

    play(url, scene)


def test_of_many_who_append_the_same_number_one_wins(url: str) -> None:
    """The others of the batch learn the next number, and other tables do not notice."""

    async def scene(store: Store) -> None:
        await store.create(row("t"), [b"1"])
        await store.create(row("other"), [b"1"])
        work = [store.append("t", 2, [b"%d" % number], 1001) for number in range(20)]
        answers = await asyncio.gather(*work, store.append("other", 2, [b"2"], 1001), return_exceptions=True)
        assert answers[0] == 2
        assert all(isinstance(answer, Conflict) and answer.last == 2 for answer in answers[1:-1])
        assert answers[-1] == 2
        assert [e.body for e in await store.read("t")] == [b"1", b"0"]

    play(url, scene)


def test_appends_brought_at_once_keep_their_order(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(row())
        work = [store.append("t", number, [b"%d" % number], number) for number in range(1, 200)]
        assert await asyncio.gather(*work) == list(range(1, 200))
        assert [e.body for e in await store.read("t")] == [b"%d" % number for number in range(1, 200)]

    play(url, scene)


def test_two_stores_on_one_database_see_each_other(url: str) -> None:
    """What one process remembers of a log does not make it overwrite what another one appended."""

    async def scene(mine: Store) -> None:
        async with opened(url) as theirs:
            await mine.create(row(), [b"1"])
            assert await theirs.append("t", 2, [b"theirs"], 1001) == 2
            with pytest.raises(Conflict) as caught:
                await mine.append("t", 2, [b"mine"], 1001)
            assert caught.value.last == 2
            assert await mine.append("t", 3, [b"mine"], 1002) == 3
            assert await mine.append("t", 4, [b"mine"], 1003) == 4
            with pytest.raises(Conflict):
                await theirs.append("t", 3, [b"theirs"], 1003)
            assert await theirs.append("t", 5, [b"theirs"], 1004) == 5
            assert [e.body for e in await mine.read("t")] == [b"1", b"theirs", b"mine", b"mine", b"theirs"]

    play(url, scene)


def test_a_table_that_is_not_there(url: str) -> None:
    async def scene(store: Store) -> None:
        for asked in (store.append("t", 1, [b"1"], 1), store.read("t"), store.row("t")):
            with pytest.raises(NoTable, match="there is no table t"):
                await asked
        assert await store.latest_snapshot("t") is None
        with pytest.raises(NoTable):
            await store.keep_snapshot("t", 1, b"{}")

    play(url, scene)


def test_a_table_is_made_once(url: str) -> None:
    """The second maker is refused; who is in the same batch is not."""

    async def scene(store: Store) -> None:
        answers = await asyncio.gather(
            store.create(row(), [b"first"]),
            store.create(row(), [b"second"]),
            store.create(row("u"), [b"first"]),
            return_exceptions=True,
        )
        assert answers[0] == answers[2] == 1
        assert isinstance(answers[1], TableExists)
        assert [e.body for e in await store.read("t")] == [b"first"]

    play(url, scene)


def test_an_append_without_entries_is_refused(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(row())
        with pytest.raises(StoreError, match="at least one entry"):
            await store.append("t", 1, [], 1)

    play(url, scene)


def test_rows_follow_the_log(url: str) -> None:
    async def scene(store: Store) -> None:
        made = TableRow(id="a", game="niet", created=10, public=True, card=b'{"title":"NIET!"}')
        await store.create(made)
        assert await store.row("a") == TableRow(
            id="a", game="niet", created=10, public=True, card=made.card, updated=10, last_seq=0
        )
        await store.append("a", 1, [b"1"], 20)
        await store.append("a", 2, [b"2", b"3"], 30, RowChange(phase="playing", card=b"[]"))
        assert await store.row("a") == TableRow(
            id="a", game="niet", created=10, public=True, phase="playing", card=b"[]", updated=30, last_seq=3
        )
        await store.append("a", 4, [b"4"], 40, RowChange(public=False))
        assert (await store.row("a")).public is False

    play(url, scene)


def test_the_newest_entry_of_many_tables(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(row("a"))
        await store.create(row("b"), [b"1"])
        await store.append("b", 2, [b"2", b"3"], 20)
        assert await store.newest(["a", "b", "gone"]) == {"a": 0, "b": 3}
        assert await store.newest([]) == {}

    play(url, scene)


def test_rows_are_found_by_what_they_are(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(TableRow(id="b", game="niet", created=2, public=True, phase="playing"), [b"1"])
        await store.create(TableRow(id="a", game="niet", created=1, public=True))
        await store.create(TableRow(id="c", game="hexx", created=3, phase="over"))
        await store.append("b", 2, [b"2"], 50)

        async def found(which: Which | None = None) -> str:
            return "".join(row.id for row in await store.rows(which))

        assert await found() == "abc"
        assert await found(Which(public=True)) == "ab"
        assert await found(Which(public=False)) == "c"
        assert await found(Which(phases=["playing", "over"])) == "bc"
        assert await found(Which(phases=[])) == ""
        assert await found(Which(game="niet", public=True, phases=["gathering"])) == "a"
        assert await found(Which(quiet_since=50)) == "ac"
        assert await found(Which(quiet_since=51)) == "abc"

    play(url, scene)


def test_the_newest_snapshot_is_kept(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(row(), [b"1", b"2", b"3"])
        for seq in (2, 3, 1):
            await store.keep_snapshot("t", seq, b"as of %d" % seq)
        snapshot = await store.latest_snapshot("t")
        assert snapshot is not None
        assert (snapshot.table, snapshot.seq, snapshot.body) == ("t", 3, b"as of 3")

    play(url, scene)


def test_everything_is_there_after_the_store_was_closed(url: str) -> None:
    async def before(store: Store) -> None:
        await store.create(row(), [b"1"])
        await store.append("t", 2, [b"2"], 7, RowChange(phase="over"))

    async def after(store: Store) -> None:
        assert [e.body for e in await store.read("t")] == [b"1", b"2"]
        assert (await store.row("t")).phase == "over"
        assert await store.append("t", 3, [b"3"], 8) == 3

    play(url, before)
    play(url, after)
