"""What is left of a table when its log is deleted: a record of each game, and who may see it."""

from collections.abc import Mapping

import msgspec

from stolik.engine.record import Record, read_record, write_record
from stolik.store import Archived, Entry
from stolik.table.entries import read_entry
from stolik.table.fold import apply
from stolik.table.forget import names_in, without_names
from stolik.table.state import TableState, hashed


class Doors(msgspec.Struct, frozen=True, kw_only=True):
    """Who may see the records of a table: everybody, or whoever has a key with one of these hashes."""

    public: bool
    # Of each member, the hash of his token and the names he had; of an invitation, no name.
    keys: dict[str, list[str]]

    def let_in(self, key: str | None) -> bool:
        return self.public or (key is not None and hashed(key) in self.keys)


def archived(table: str, log: list[Entry], kept: Mapping[int, Record]) -> list[Archived]:
    """All games of a table that came to an end or were closed; those by other rules are among `kept`."""
    state = TableState(table)
    found: list[tuple[int, int, Record]] = []
    known = [read_entry(line.body) for line in log]
    for line, entry in zip(log, known, strict=True):
        before = state.phase
        apply(state, line.seq, line.at, entry)
        if before == "playing" and state.phase in {"over", "closed"}:
            record = kept.get(state.number) if state.match is None else state.match.record()
            if record is not None:
                found.append((state.number, line.at, record))
    doors = msgspec.json.encode(doors_of(state, names_in(known)))
    return [
        Archived(
            table=table, match=number, game=record.game, ended=at, doors=doors, body=write_record(record)
        )
        for number, at, record in found
    ]


def doors_of(state: TableState, names: list[list[str]]) -> Doors:
    welcome = [member for member in state.members if not member.kicked and not member.forgotten]
    keys = {member.token: names[member.number] for member in welcome}
    keys[state.invite] = []
    if state.settings.spectators:
        keys[state.watch] = []
    return Doors(public=state.settings.public and state.settings.spectators, keys=keys)


def read_doors(archive: Archived) -> Doors:
    return msgspec.json.decode(archive.doors, type=Doors)


def record_in(archive: Archived) -> Record:
    return read_record(archive.body, "record")


def forgotten(archive: Archived, member: str) -> Archived | None:
    """The archived game without the member whose token has this hash; None where he is none of it."""
    doors = read_doors(archive)
    names = doors.keys.get(member)
    if not names:
        return None
    left = {key: known for key, known in doors.keys.items() if key != member}
    record = without_names(record_in(archive), names)
    return msgspec.structs.replace(
        archive,
        doors=msgspec.json.encode(msgspec.structs.replace(doors, keys=left)),
        body=write_record(record),
    )
