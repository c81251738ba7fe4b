"""Many entries in one statement.

Between two statements the writer's thread has to get Python's lock back from an event loop that may be busy;
what is one statement waits for it once, however many entries it carries.
"""

from functools import cache

import sqlalchemy as sa

Row = tuple[str, int, int, bytes]

# SQLite takes 32766 parameters; a statement has four for each entry.
AT_MOST = 4096

# Arrays, for their number does not change the statement.
POSTGRES = (
    "INSERT INTO stolik_entry (table_id, seq, at, body)"
    " SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %b::bytea[])"
)


def insert_entries(connection: sa.Connection, rows: list[Row]) -> None:
    for begin in range(0, len(rows), AT_MOST):
        some = rows[begin : begin + AT_MOST]
        if connection.dialect.name == "sqlite":
            sql, parameters = for_sqlite(some)
            connection.exec_driver_sql(sql, parameters)
        else:
            connection.exec_driver_sql(POSTGRES, tuple(list(column) for column in zip(*some, strict=True)))


def for_sqlite(rows: list[Row]) -> tuple[str, tuple[object, ...]]:
    """A statement for the next power of two, the rest empty: so there are few, and the driver keeps them."""
    size = 1 << (len(rows) - 1).bit_length()
    flat: list[object] = [value for row in rows for value in row]
    flat += [None] * (4 * (size - len(rows)))
    return sqlite_statement(size), tuple(flat)


@cache
def sqlite_statement(size: int) -> str:
    return (
        "INSERT INTO stolik_entry (table_id, seq, at, body) SELECT column1, column2, column3, column4"
        f" FROM (VALUES {','.join(['(?,?,?,?)'] * size)}) WHERE column2 IS NOT NULL"
    )
