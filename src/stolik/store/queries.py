"""What is asked of the database, apart from appending."""

from collections.abc import Sequence

import sqlalchemy as sa

from stolik.store.rows import Entry, NoTable, Snapshot, TableExists, TableRow, Which
from stolik.store.schema import entries, snapshots, tables


def of_last_entry(column: sa.Column[int], otherwise: sa.ColumnElement[int]) -> sa.ColumnElement[int]:
    """A column of the table's last entry, which the primary key finds; `otherwise` where the log is empty."""
    mine = sa.select(column).where(entries.c.table_id == tables.c.id)
    last = mine.order_by(entries.c.seq.desc()).limit(1).scalar_subquery()
    return sa.func.coalesce(last, otherwise)


UPDATED = of_last_entry(entries.c.at, tables.c.created)
ROWS = sa.select(
    tables.c.id,
    tables.c.game,
    tables.c.created,
    tables.c.phase,
    tables.c.public,
    tables.c.card,
    UPDATED.label("updated"),
    of_last_entry(entries.c.seq, sa.literal(0)).label("last_seq"),
)


def insert_table(connection: sa.Connection, row: TableRow, bodies: Sequence[bytes]) -> int:
    values = {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "public": row.public,
        "created": row.created,
        "card": row.card,
    }
    try:
        connection.execute(tables.insert(), values)
    except sa.exc.IntegrityError:
        raise TableExists(row.id) from None
    log = [
        {"table_id": row.id, "seq": seq, "at": row.created, "body": body}
        for seq, body in enumerate(bodies, start=1)
    ]
    if log:
        connection.execute(entries.insert(), log)
    return len(log)


def put_snapshot(connection: sa.Connection, snapshot: Snapshot) -> None:
    known = find_snapshot(connection, snapshot.table)
    if known is not None and known.seq >= snapshot.seq:
        return
    connection.execute(snapshots.delete().where(snapshots.c.table_id == snapshot.table))
    values = {"table_id": snapshot.table, "seq": snapshot.seq, "body": snapshot.body}
    try:
        connection.execute(snapshots.insert(), values)
    except sa.exc.IntegrityError:
        raise NoTable(snapshot.table) from None


def find_snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    wanted = sa.select(snapshots.c.table_id, snapshots.c.seq, snapshots.c.body)
    found = connection.execute(wanted.where(snapshots.c.table_id == table)).first()
    return None if found is None else Snapshot(*found)


def read_entries(connection: sa.Connection, table: str, after: int, limit: int | None) -> list[Entry]:
    wanted = sa.select(entries.c.table_id, entries.c.seq, entries.c.at, entries.c.body)
    wanted = wanted.where(entries.c.table_id == table, entries.c.seq > after)
    found = [Entry(*row) for row in connection.execute(wanted.order_by(entries.c.seq).limit(limit))]
    if not found:
        find_row(connection, table)
    return found


def find_row(connection: sa.Connection, table: str) -> TableRow:
    found = connection.execute(ROWS.where(tables.c.id == table)).mappings().first()
    if found is None:
        raise NoTable(table)
    return TableRow(**found)


def find_rows(connection: sa.Connection, which: Which) -> list[TableRow]:
    wanted = ROWS.order_by(tables.c.created, tables.c.id)
    if which.phases is not None:
        wanted = wanted.where(tables.c.phase.in_(which.phases))
    if which.public is not None:
        wanted = wanted.where(tables.c.public == which.public)
    if which.game is not None:
        wanted = wanted.where(tables.c.game == which.game)
    if which.quiet_since is not None:
        wanted = wanted.where(which.quiet_since > UPDATED)
    return [TableRow(**row) for row in connection.execute(wanted).mappings()]
