"""What an operator does to tables, beside the servers that keep them: through the log and the database alone.

A server that keeps the table finds it out as soon as it appends, and otherwise at its next look at the log.
"""

from collections.abc import Callable

import msgspec

from stolik.engine.match import verify
from stolik.engine.record import Closed, Record, Sat
from stolik.engine.registry import find_game
from stolik.store import Archived, Conflict, NoTable, Store
from stolik.table.archive import archived, forgotten, read_doors, record_in
from stolik.table.entries import AnyEntry, Forgotten, TableClosed, read_entry, write_entry
from stolik.table.fold import replayed
from stolik.table.forget import names_in, strike_out, without_names
from stolik.table.listing import after, card_of, row_change
from stolik.table.snapshots import read_kept
from stolik.table.state import TableState
from stolik.table.times import now_ms


async def append(store: Store, table: str, make: Callable[[TableState], AnyEntry | None]) -> bool:
    """An entry that follows from the table as it is; whoever else appends first is looked at anew."""
    while True:
        state = replayed(table, await store.read(table))
        entry = make(state)
        if entry is None:
            return False
        change = row_change(state, entry)
        try:
            await store.append(table, state.seq + 1, [write_entry(entry)], max(now_ms(), state.at), change)
        except Conflict:
            continue
        return True


async def close(store: Store, table: str) -> bool:
    """Whether it was open. A game that runs ends without places; everybody there sees it."""
    return await append(store, table, lambda state: None if state.phase == "closed" else TableClosed())


async def archive(store: Store, table: str) -> int:
    """The table is gone, its games stay as records: how many."""
    # What is closed gets no more moves: nothing can come between reading the log and removing it.
    await close(store, table)
    games = await games_in(store, table)
    await store.remove(table, games)
    return len(games)


async def delete(store: Store, table: str) -> None:
    """The table is gone with all its games, also where it was archived before."""
    kept = await store.remove_records(table)
    try:
        await store.remove(table)
    except NoTable:
        if not kept:
            raise


# -- people ------------------------------------------------------------------------------------


async def forget(store: Store, table: str, name: str) -> int:
    """Deletes what everybody who ever had this name at the table has left there: how many they were."""
    try:
        log = await store.read(table)
    except NoTable:
        return await forget_archived(store, table, name)
    known = names_in([read_entry(line.body) for line in log])
    members = [number for number, names in enumerate(known) if name in names]
    for member in members:
        await forget_member(store, table, member)
    return len(members)


async def forget_member(store: Store, table: str, member: int) -> None:
    while True:
        log = await store.read(table)
        state = replayed(table, log)
        entry = Forgotten(member=member)
        card = msgspec.json.encode(card_of(after(state, entry)))
        await store.rewrite(table, strike_out(log, member), card)
        change = row_change(state, entry)
        try:
            # Servers that keep the table read all of its log again when they see this entry.
            await store.append(table, state.seq + 1, [write_entry(entry)], max(now_ms(), state.at), change)
        except Conflict:
            # What was added meanwhile may be his as well.
            continue
        return


async def forget_archived(store: Store, table: str, name: str) -> int:
    archives = await store.records(table)
    if not archives:
        raise NoTable(table)
    gone = {member for one in archives for member, names in read_doors(one).keys.items() if name in names}
    for found in archives:
        one = found
        for member in gone:
            one = forgotten(one, member) or one
        if one is not found:
            await store.rewrite_record(one)
    return len(gone)


# -- records -----------------------------------------------------------------------------------


async def finished(store: Store, table: str) -> list[Archived]:
    """All games of a table that are over or were closed, wherever they are kept."""
    try:
        return await games_in(store, table)
    except NoTable:
        found = await store.records(table)
        if not found:
            raise
        return found


async def games_in(store: Store, table: str) -> list[Archived]:
    """The games that are over, out of the log."""
    kept = await read_kept(store, table)
    return archived(table, await store.read(table), kept.records)


async def everything(store: Store) -> list[str]:
    """Every table there is, and those of which only records are left."""
    rows = [row.id for row in await store.rows()]
    return [*rows, *dict.fromkeys(one.table for one in await store.records())]


def nameless(record: Record) -> Record:
    """The record without the names of people; those of bots stay."""
    names = {line.who for line in record.lines if isinstance(line, Sat) and line.kind != "bot"}
    closers = {line.by for line in record.lines if isinstance(line, Closed) and line.by}
    return without_names(record, names | closers)


# -- checking ----------------------------------------------------------------------------------


async def problems(store: Store, table: str) -> list[str]:
    """A log that cannot be replayed, a row out of step with it, a game that went otherwise."""
    found: list[str] = []
    try:
        state = replayed(table, await store.read(table))
        row = await store.row(table)
        if row.phase != state.phase:
            found.append(f"it is listed as {row.phase}, but its log says {state.phase}")
    except NoTable:
        pass
    except Exception as error:
        return [f"its log cannot be replayed: {type(error).__name__}: {error}"]
    for game in await finished(store, table):
        record = record_in(game)
        rules = find_game(record.game)
        if (record.revision, record.data_hash) != (rules.revision, rules.data_hash):
            # Only the version of Stolik that played it can play it again.
            continue
        found += [f"game {game.match}: {problem}" for problem in verify(find_game(record.game), record)]
    return found
