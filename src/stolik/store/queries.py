"""What is asked of the database, apart from appending."""

from collections.abc import Collection, Mapping, Sequence

import sqlalchemy as sa

from stolik.store.rows import Archived, Entry, NoTable, Snapshot, TableExists, TableRow, Which
from stolik.store.schema import entries, life, records, snapshots, tables

# Neither database takes any number of parameters.
AT_ONCE = 1000


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


def find_newest(connection: sa.Connection, wanted: Collection[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    names = list(wanted)
    for begin in range(0, len(names), AT_ONCE):
        some = names[begin : begin + AT_ONCE]
        last = of_last_entry(entries.c.seq, sa.literal(0))
        rows = connection.execute(sa.select(tables.c.id, last).where(tables.c.id.in_(some)))
        # As a list, for a result has keys of its own and would pass for a dictionary.
        found.update((name, seq) for name, seq in rows.all())
    return found


# -- what is deleted, and what is left of it ---------------------------------------------------


def rewrite_entries(connection: sa.Connection, table: str, bodies: Mapping[int, bytes], card: bytes) -> None:
    find_row(connection, table)
    for seq, body in bodies.items():
        this = (entries.c.table_id == table) & (entries.c.seq == seq)
        connection.execute(entries.update().where(this).values(body=body))
    connection.execute(tables.update().where(tables.c.id == table).values(card=card))
    connection.execute(snapshots.delete().where(snapshots.c.table_id == table))


def remove_table(connection: sa.Connection, table: str) -> None:
    connection.execute(snapshots.delete().where(snapshots.c.table_id == table))
    connection.execute(entries.delete().where(entries.c.table_id == table))
    if connection.execute(tables.delete().where(tables.c.id == table)).rowcount == 0:
        raise NoTable(table)


def remove_records(connection: sa.Connection, table: str) -> int:
    return connection.execute(records.delete().where(records.c.table_id == table)).rowcount


def put_records(connection: sa.Connection, archived: Sequence[Archived]) -> None:
    for record in archived:
        this = (records.c.table_id == record.table) & (records.c.match == record.match)
        connection.execute(records.delete().where(this))
        connection.execute(records.insert(), record_values(record))


def record_values(record: Archived) -> dict[str, object]:
    return {
        "table_id": record.table,
        "match": record.match,
        "game": record.game,
        "ended": record.ended,
        "doors": record.doors,
        "body": record.body,
    }


def rewrite_record(connection: sa.Connection, record: Archived) -> None:
    this = (records.c.table_id == record.table) & (records.c.match == record.match)
    connection.execute(records.update().where(this).values(doors=record.doors, body=record.body))


def find_records(connection: sa.Connection, table: str | None) -> list[Archived]:
    wanted = sa.select(records).order_by(records.c.ended, records.c.table_id, records.c.match)
    if table is not None:
        wanted = wanted.where(records.c.table_id == table)
    return [
        Archived(table=row[0], match=row[1], game=row[2], ended=row[3], doors=row[4], body=row[5])
        for row in connection.execute(wanted)
    ]


# -- servers -----------------------------------------------------------------------------------


def put_life(connection: sa.Connection, at: int) -> None:
    if connection.execute(life.update().values(at=at)).rowcount == 0:
        connection.execute(life.insert(), {"id": 1, "at": at})


def last_life(connection: sa.Connection) -> int | None:
    return connection.execute(sa.select(life.c.at)).scalar_one_or_none()
