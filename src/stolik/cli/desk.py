"""What `stolik admin` does, on a database that servers may be using at the same time."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import BinaryIO

import msgspec

from stolik.cli.output import cannot_be_written, print_json
from stolik.cli.serve import default_database
from stolik.engine.errors import DataError
from stolik.engine.record import Record, write_record
from stolik.store import NoTable, Store, TableRow, Which
from stolik.store.backup import Copied, back_up, restore
from stolik.table import office
from stolik.table.archive import read_doors, record_in
from stolik.table.entries import read_entry
from stolik.table.fold import replayed
from stolik.table.forget import names_in
from stolik.table.listing import read_card
from stolik.table.times import now_ms

DAY = 86_400_000


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list; `archived` are those of which only records are left."""

    table: str
    game: str
    phase: str
    public: bool
    created: str | None
    updated: str
    seats: list[str]
    games: int | None = None


def run(options: argparse.Namespace) -> int:
    if options.deed in {"backup", "restore"}:
        return MOVING[options.deed](options)
    return asyncio.run(with_store(options))


async def with_store(options: argparse.Namespace) -> int:
    store = await Store.open(database_of(options), make=False, migrate=False)
    try:
        return await DEEDS[options.deed](store, options)
    finally:
        await store.close()


def database_of(options: argparse.Namespace) -> str:
    return str(options.database or default_database())


def how_many(tables: int) -> str:
    return {0: "no tables", 1: "1 table"}.get(tables, f"{tables} tables")


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


# -- looking -----------------------------------------------------------------------------------


async def list_tables(store: Store, options: argparse.Namespace) -> int:
    found = [listed(row) for row in await rows(store, options) if await knows(store, row.id, options.name)]
    if options.phase is None:
        found += await list_archived(store, options)
    if options.json:
        print_json({"tables": found})
        return 0
    for one in found:
        seats = ", ".join(name or "–" for name in one.seats)
        print(f"{one.table}  {one.game:11} {one.phase:9}  {one.updated}  {seats}")
    print(how_many(len(found)))
    return 0


async def rows(store: Store, options: argparse.Namespace) -> list[TableRow]:
    phase = getattr(options, "phase", None)
    which = Which(
        phases=None if phase is None else [phase],
        game=getattr(options, "game", None),
        quiet_since=since(options),
    )
    return await store.rows(which)


def since(options: argparse.Namespace) -> int | None:
    return None if options.quiet_days is None else now_ms() - options.quiet_days * DAY


def listed(row: TableRow) -> Listed:
    return Listed(
        table=row.id,
        game=row.game,
        phase=row.phase,
        public=row.public,
        created=moment(row.created),
        updated=moment(row.updated),
        seats=[seat.name for seat in read_card(row.card).seats],
    )


async def knows(store: Store, table: str, name: str | None) -> bool:
    """Whether somebody was ever called so there."""
    if name is None:
        return True
    log = [read_entry(line.body) for line in await store.read(table)]
    return any(name in names for names in names_in(log))


async def list_archived(store: Store, options: argparse.Namespace) -> list[Listed]:
    quiet = since(options)
    found: dict[str, Listed] = {}
    for one in await store.records():
        doors = read_doors(one)
        if options.name is not None and not any(options.name in names for names in doors.keys.values()):
            continue
        if options.game not in {None, one.game} or (quiet is not None and one.ended >= quiet):
            continue
        found[one.table] = Listed(
            table=one.table,
            game=one.game,
            phase="archived",
            public=doors.public,
            created=None,
            updated=moment(one.ended),
            seats=[],
            games=one.match,
        )
    return list(found.values())


async def show(store: Store, options: argparse.Namespace) -> int:
    try:
        shown = await shown_table(store, options.table)
    except NoTable:
        shown = await shown_archive(store, options.table)
    if options.json:
        print_json(shown)
        return 0
    for name, value in shown.items():
        if not isinstance(value, list):
            print(f"{name}: {value}")
            continue
        print(f"{name}:")
        for each in value:
            print("  " + ", ".join(f"{key} {one}" for key, one in each.items() if one not in (None, False)))
    return 0


async def shown_table(store: Store, table: str) -> dict[str, object]:
    row = await store.row(table)
    state = replayed(table, await store.read(table))
    members = [
        {
            "member": one.number,
            "name": one.name,
            "seat": one.seat,
            "host": state.host == one.number,
            "program": one.robot,
            "muted": one.muted,
            "kicked": one.kicked,
            "forgotten": one.forgotten,
        }
        for one in state.members
    ]
    seats = [
        {"seat": at, "kind": seat.kind, "name": seat.name, "level": seat.level}
        for at, seat in enumerate(read_card(row.card).seats)
    ]
    return {
        "table": table,
        "game": row.game,
        "phase": row.phase,
        "public": row.public,
        "created": moment(row.created),
        "updated": moment(row.updated),
        "entries": row.last_seq,
        "seats": seats,
        "members": members,
        "games": games_in([(one.match, record_in(one)) for one in await office.finished(store, table)]),
    }


async def shown_archive(store: Store, table: str) -> dict[str, object]:
    found = await office.finished(store, table)
    return {
        "table": table,
        "game": found[-1].game,
        "phase": "archived",
        "updated": moment(found[-1].ended),
        "games": games_in([(one.match, record_in(one)) for one in found]),
    }


def games_in(records: list[tuple[int, Record]]) -> list[dict[str, object]]:
    return [
        {
            "match": match,
            "lines": len(record.lines),
            "places": None if record.ending is None else record.ending.places,
            "points": None if record.ending is None else record.ending.points,
        }
        for match, record in records
    ]


async def check(store: Store, options: argparse.Namespace) -> int:
    tables = options.tables or await office.everything(store)
    found = {table: problems for table in tables if (problems := await office.problems(store, table))}
    if options.json:
        print_json({"tables": len(tables), "problems": found})
    for table, problems in found.items() if not options.json else ():
        for problem in problems:
            print(f"{table}: {problem}")
    if not options.json and not found:
        print(f"fine: {how_many(len(tables))}")
    return 1 if found else 0


async def export(store: Store, options: argparse.Namespace) -> int:
    tables = options.tables or await office.everything(store)
    count = 0
    with exporting(options) as file:
        for table in tables:
            for one in await office.finished(store, table):
                if options.game in {None, one.game}:
                    record = record_in(one)
                    file.write(write_record(office.nameless(record) if options.without_names else record))
                    file.write(b"\n")
                    count += 1
    if options.out is not None:
        told(options, {"records": count, "file": str(options.out)}, f"{count} records in {options.out}")
    return 0


@contextmanager
def exporting(options: argparse.Namespace) -> Iterator[BinaryIO]:
    if options.out is None:
        sys.stdout.flush()
        yield sys.stdout.buffer
        return
    try:
        with options.out.open("wb") as file:
            yield file
    except OSError as error:
        raise cannot_be_written(options.out, error) from None


# -- ending ------------------------------------------------------------------------------------


async def chosen(store: Store, options: argparse.Namespace) -> list[str]:
    """The tables that are meant; all of them must be there before anything is done to one."""
    if bool(options.tables) == (options.quiet_days is not None):
        raise DataError("", "name tables, or say which with --quiet-days")
    if options.quiet_days is not None:
        return [row.id for row in await rows(store, options)]
    for table in options.tables:
        await must_be_there(store, table)
    return list(dict.fromkeys(options.tables))


async def must_be_there(store: Store, table: str) -> None:
    if not await store.newest([table]) and not await store.records(table):
        raise NoTable(table)


async def end(store: Store, options: argparse.Namespace) -> int:
    tables = await chosen(store, options)
    past, deed = ENDING[options.deed]
    if not options.dry_run:
        for table in tables:
            await deed(store, table)
    done = [f"would be {past}: {table}" if options.dry_run else f"{past}: {table}" for table in tables]
    told(options, {past: tables, "dry_run": options.dry_run}, "\n".join(done) or "no tables")
    return 0


async def forget(store: Store, options: argparse.Namespace) -> int:
    members = await office.forget(store, options.table, options.name)
    if not members:
        raise DataError("NAME", f"nobody at table {options.table} is or was called {options.name!r}")
    words = f"deleted at table {options.table}: all that {options.name} has left there"
    told(options, {"table": options.table, "members": members}, words)
    return 0


def told(options: argparse.Namespace, data: object, words: str) -> None:
    print_json(data) if options.json else print(words)


# -- moving ------------------------------------------------------------------------------------


def run_backup(options: argparse.Namespace) -> int:
    copied = back_up(database_of(options), options.file, replace=options.replace)
    told(options, counted(copied), f"{summed(copied)} are in {options.file}")
    return 0


def run_restore(options: argparse.Namespace) -> int:
    database = database_of(options)
    copied = restore(options.file, database, now_ms(), replace=options.replace)
    told(options, counted(copied), f"{summed(copied)} of {options.file} are in {database}")
    return 0


def counted(copied: Copied) -> dict[str, int]:
    return {"tables": copied.tables, "entries": copied.entries, "records": copied.records}


def summed(copied: Copied) -> str:
    return f"{how_many(copied.tables)} with {copied.entries} entries, and {copied.records} archived games,"


Deed = Callable[[Store, argparse.Namespace], Awaitable[int]]
DEEDS: dict[str, Deed] = {
    "list": list_tables,
    "show": show,
    "check": check,
    "export": export,
    "close": end,
    "archive": end,
    "delete": end,
    "forget": forget,
}
ENDING: dict[str, tuple[str, Callable[[Store, str], Awaitable[object]]]] = {
    "close": ("closed", office.close),
    "archive": ("archived", office.archive),
    "delete": ("deleted", office.delete),
}
MOVING = {"backup": run_backup, "restore": run_restore}
