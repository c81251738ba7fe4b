"""A disk that can lose its power: whatever SQLite has written and not synced may be gone then.

SQLite asks its "VFS" for all that it does with files. Ours hands everything on to the usual one, and keeps
beside it what the files would be after a power cut: what was synced for sure, of all else any part.
"""

import _sqlite3
import ctypes
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

Pointer = ctypes.c_void_p
Int = ctypes.c_int

IO_ERROR, FULL = 10, 13

# The name is a pointer, for SQLite keeps it: a copy of ours would not live long enough.
OPEN = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Pointer, Int, Pointer)
DELETE = ctypes.CFUNCTYPE(Int, Pointer, ctypes.c_char_p, Int)
CLOSE = ctypes.CFUNCTYPE(Int, Pointer)
WRITE = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Int, ctypes.c_int64)
TRUNCATE = ctypes.CFUNCTYPE(Int, Pointer, ctypes.c_int64)
SYNC = ctypes.CFUNCTYPE(Int, Pointer, Int)


class Methods(ctypes.Structure):
    """`sqlite3_io_methods`: what can be done with an open file."""

    _fields_ = [
        ("version", Int),
        *[(name, Pointer) for name in ("close", "read", "write", "truncate", "sync")],
        ("others", Pointer * 13),
    ]


class Vfs(ctypes.Structure):
    """`sqlite3_vfs`."""

    _fields_ = [
        ("version", Int),
        ("file_size", Int),
        ("longest_path", Int),
        ("next", Pointer),
        ("name", ctypes.c_char_p),
        ("data", Pointer),
        ("open", Pointer),
        ("delete", Pointer),
        ("others", Pointer * 13),
    ]


class Platter:
    """One file: what is synced, and what has been done since."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.since: list[Callable[[bytearray], None]] = []

    def sync(self) -> None:
        for change in self.since:
            change(self.synced)
        self.since.clear()

    def after_a_cut(self, luck: random.Random) -> bytes:
        """Each write that was not synced may have come to the disk or not."""
        rest = bytearray(self.synced)
        for change in self.since:
            if luck.random() < 0.5:
                change(rest)
        return bytes(rest)


def write(offset: int, data: bytes) -> Callable[[bytearray], None]:
    def change(content: bytearray) -> None:
        content.extend(bytes(max(0, offset - len(content))))
        content[offset : offset + len(data)] = data

    return change


def truncate(size: int) -> Callable[[bytearray], None]:
    def change(content: bytearray) -> None:
        del content[size:]

    return change


class Disk:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.platters: dict[str, Platter] = {}
        # What SQLite is told when it writes or syncs: 0 is fine.
        self.code = 0
        # Cleared, it holds up whoever syncs; `syncing` tells that somebody does.
        self.let_sync = threading.Event()
        self.let_sync.set()
        self.syncing = threading.Event()

    def platter(self, name: str) -> Platter:
        return self.platters.setdefault(name, Platter())

    def change(self, name: str, change: Callable[[bytearray], None]) -> None:
        with self.lock:
            self.platter(name).since.append(change)

    def sync(self, name: str) -> None:
        self.syncing.set()
        self.let_sync.wait()
        with self.lock:
            self.platter(name).sync()

    def delete(self, name: str) -> None:
        with self.lock:
            self.platters.pop(name, None)

    def cut(self, luck: random.Random) -> dict[str, bytes]:
        """The files as the next start finds them, if the power fails now."""
        with self.lock:
            return {name: platter.after_a_cut(luck) for name, platter in self.platters.items()}


def restore(files: dict[str, bytes], folder: Path) -> None:
    folder.mkdir()
    for name, content in files.items():
        (folder / Path(name).name).write_bytes(content)


def find_sqlite() -> Any:
    """The very library that Python's `sqlite3` uses; None where it is hidden."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    return library if hasattr(library, "sqlite3_vfs_find") else None


@contextmanager
def running_on(disk: Disk) -> Iterator[None]:
    """All databases that are opened meanwhile are on this disk."""
    sqlite = find_sqlite()
    sqlite.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
    usual = sqlite.sqlite3_vfs_find(None)
    shim = Shim(disk, usual)
    sqlite.sqlite3_vfs_register(ctypes.byref(shim.vfs), 1)
    try:
        yield
    finally:
        sqlite.sqlite3_vfs_register(usual, 1)
        sqlite.sqlite3_vfs_unregister(ctypes.byref(shim.vfs))


class Shim:
    """A copy of the usual VFS in which a few functions tell the disk what they do."""

    def __init__(self, disk: Disk, usual: Any) -> None:
        self.disk = disk
        self.usual: Vfs = usual.contents
        self.names: dict[int, str] = {}
        self.methods: dict[int, Methods] = {}
        # ctypes forgets functions that nobody holds.
        self.held: list[Any] = []
        self.vfs = Vfs.from_buffer_copy(self.usual)
        self.vfs.name = b"power"
        self.vfs.open = self.pointer(OPEN, self.open)
        self.vfs.delete = self.pointer(DELETE, self.delete)

    def pointer(self, kind: Any, function: Callable[..., int]) -> Any:
        made = kind(function)
        self.held.append(made)
        return ctypes.cast(made, Pointer)

    def open(self, _: int, name: int | None, file: int, flags: int, out: int) -> int:
        code: int = OPEN(self.usual.open)(ctypes.addressof(self.usual), name, file, flags, out)
        if code == 0 and name is not None:
            self.names[file] = ctypes.string_at(name).decode()
            # An open file begins with the address of its methods.
            methods = Pointer.from_address(file)
            methods.value = ctypes.addressof(self.methods_like(methods.value or 0))
        return code

    def delete(self, _: int, name: bytes, sync: int) -> int:
        code: int = DELETE(self.usual.delete)(ctypes.addressof(self.usual), name, sync)
        self.disk.delete(name.decode())
        return code

    def methods_like(self, address: int) -> Methods:
        if address not in self.methods:
            usual = Methods.from_address(address)
            ours = Methods.from_buffer_copy(usual)
            # With version 2 no file is mapped into memory, past us.
            ours.version = 2
            ours.close = self.pointer(CLOSE, partial(self.close, CLOSE(usual.close)))
            ours.write = self.pointer(WRITE, partial(self.write, WRITE(usual.write)))
            ours.truncate = self.pointer(TRUNCATE, partial(self.truncate, TRUNCATE(usual.truncate)))
            ours.sync = self.pointer(SYNC, partial(self.sync, SYNC(usual.sync)))
            self.methods[address] = ours
        return self.methods[address]

    def close(self, usual: Callable[..., int], file: int) -> int:
        del self.names[file]
        return usual(file)

    def write(self, usual: Callable[..., int], file: int, data: int, size: int, offset: int) -> int:
        if self.disk.code:
            return self.disk.code
        self.disk.change(self.names[file], write(offset, ctypes.string_at(data, size)))
        return usual(file, data, size, offset)

    def truncate(self, usual: Callable[..., int], file: int, size: int) -> int:
        self.disk.change(self.names[file], truncate(size))
        return usual(file, size)

    def sync(self, usual: Callable[..., int], file: int, flags: int) -> int:
        if self.disk.code:
            return self.disk.code
        code = usual(file, flags)
        self.disk.sync(self.names[file])
        return code
