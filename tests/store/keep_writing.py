"""A process that appends to several tables until it is killed, and prints what was acknowledged."""

import asyncio
import os
import sys

from stolik.store import NoTable, Store, TableRow

TABLES = 8


async def write(store: Store, table: str, life: str) -> None:
    try:
        last = (await store.row(table)).last_seq
    except NoTable:
        last = await store.create(TableRow(id=table, game="g", created=1), [b"begin"])
    while True:
        body = f"{life} {last + 1}"
        last = await store.append(table, last + 1, [body.encode()], 2)
        # One system call for each line: no line is half there, none waits in a buffer.
        os.write(1, f"{table} {last} {body}\n".encode())


async def live(url: str, life: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, f"table{number}", life) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1], sys.argv[2]))
