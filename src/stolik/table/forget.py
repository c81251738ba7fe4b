"""Deleting what a person has left at a table: name and words are struck out of the log itself."""

from collections.abc import Iterable

import msgspec

from stolik.engine.record import Closed, Record, Sat
from stolik.store import Entry
from stolik.table import entries
from stolik.table.entries import AnyEntry, read_entry, write_entry
from stolik.table.people_changes import NOBODY


def strike_out(log: Iterable[Entry], member: int) -> dict[int, bytes]:
    """New bodies for those entries that hold something of this member's: moves stay, name and words go."""
    changed: dict[int, bytes] = {}
    members = 0
    for line in log:
        entry = read_entry(line.body)
        own = entry.by == member
        if isinstance(entry, entries.Created):
            own = member == 0
            members = 1 + len(entry.reserved)
        elif isinstance(entry, entries.Joined):
            own = member == members
            members += 1
        elif isinstance(entry, entries.SeatReserved):
            members += 1
        if own and (struck := without_person(entry)) != entry:
            changed[line.seq] = write_entry(struck)
    return changed


def without_person(entry: AnyEntry) -> AnyEntry:
    match entry:
        case entries.Created() | entries.Joined() | entries.Claimed() | entries.Renamed():
            return msgspec.structs.replace(entry, name=NOBODY)
        case entries.Chatted():
            return msgspec.structs.replace(entry, phrase=None, text=None)
    return entry


def names_in(log: Iterable[AnyEntry]) -> list[list[str]]:
    """All names that each member ever had."""
    names: list[list[str]] = []
    for entry in log:
        match entry:
            case entries.Created():
                names = [[entry.name], *([] for _ in entry.reserved)]
            case entries.Joined():
                names.append([entry.name])
            case entries.SeatReserved():
                names.append([])
            case entries.Claimed(by=int(number)) | entries.Renamed(by=int(number)):
                names[number].append(entry.name)
    return names


def without_names(record: Record, names: Iterable[str]) -> Record:
    """The record of the same game, in which nobody has these names."""
    gone = set(names)
    lines = [
        msgspec.structs.replace(line, who=NOBODY)
        if isinstance(line, Sat) and line.kind != "bot" and line.who in gone
        else msgspec.structs.replace(line, by=NOBODY)
        if isinstance(line, Closed) and line.by in gone
        else line
        for line in record.lines
    ]
    seats = [NOBODY if name in gone else name for name in record.names]
    return msgspec.structs.replace(record, lines=lines, names=seats)
