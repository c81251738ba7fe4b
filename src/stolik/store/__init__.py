"""The logs of tables, and what is derived from them. It knows no games and no web.

store = await Store.open("sqlite:///stolik.db")
await store.create(TableRow(id="k7", game="x-bierze", created=now), [first_entry])
await store.append("k7", 2, [another], now)      # durable when it returns; `Conflict` if 2 is taken
entries = await store.read("k7", after=1)
"""

from stolik.store.rows import (
    Archived,
    Conflict,
    Entry,
    NoTable,
    Phase,
    RowChange,
    Snapshot,
    StoreError,
    TableExists,
    TableRow,
    Unavailable,
    Which,
    WrongDatabase,
)
from stolik.store.store import Store

__all__ = [
    "Archived",
    "Conflict",
    "Entry",
    "NoTable",
    "Phase",
    "RowChange",
    "Snapshot",
    "Store",
    "StoreError",
    "TableExists",
    "TableRow",
    "Unavailable",
    "Which",
    "WrongDatabase",
]
