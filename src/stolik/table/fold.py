"""What each entry of the log does to a table: the same whenever and wherever it is read."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from stolik.store import Entry
from stolik.table import entries
from stolik.table import game_changes as game
from stolik.table import people_changes as people
from stolik.table.entries import AnyEntry, Woke, read_entry
from stolik.table.state import REMEMBERED_COMMANDS, Change, TableState

CHANGES: dict[type[AnyEntry], Callable[[TableState, Any], Change]] = {
    entries.Created: people.created,
    entries.Joined: people.joined,
    entries.Claimed: people.claimed,
    entries.SatDown: people.sat_down,
    entries.StoodUp: people.stood_up,
    entries.NonceAdded: people.nonce_added,
    entries.Renamed: people.renamed,
    entries.SeatSet: people.seat_set,
    entries.StoodIn: people.stood_in,
    entries.TookBack: people.took_back,
    entries.Kicked: people.kicked,
    entries.HostChanged: people.host_changed,
    entries.Invited: people.invited,
    entries.SeatReserved: people.seat_reserved,
    entries.Muted: people.muted,
    entries.Forgotten: people.forgotten,
    entries.Reissued: people.reissued,
    entries.Started: game.started,
    entries.Played: game.played,
    entries.Amended: game.amended,
    entries.ClaimRefused: game.claim_refused,
    entries.TakenBack: game.taken_back,
    entries.AskedUndo: game.asked,
    entries.Consented: game.consented,
    entries.Paused: game.paused,
    entries.Rematched: game.rematched,
    entries.TableClosed: game.closed,
    entries.Woke: game.woke,
    entries.Chatted: game.chatted,
    entries.Reported: game.reported,
    entries.Upgraded: game.upgraded,
}
# What cannot be done again by other rules.
BY_RULES = (
    entries.Played
    | entries.Amended
    | entries.ClaimRefused
    | entries.TakenBack
    | entries.AskedUndo
    | entries.Consented
)


def apply(state: TableState, seq: int, at: int, entry: AnyEntry) -> Change:
    """The table after the next entry of its log, and what that has changed."""
    before_time(state, at, entry)
    state.at = at
    if state.foreign and isinstance(entry, BY_RULES):
        change = game.unread(state, entry)
    else:
        change = CHANGES[type(entry)](state, entry)
    after_time(state)
    state.seq = seq
    remember(state, entry)
    change = msgspec.structs.replace(change, number=seq)
    state.keep(change)
    return change


def replayed(table: str, log: Iterable[Entry]) -> TableState:
    """The table as its log says it."""
    state = TableState(table)
    for line in log:
        apply(state, line.seq, line.at, read_entry(line.body))
    return state


def before_time(state: TableState, at: int, entry: AnyEntry) -> None:
    clock = state.clock
    if clock is None:
        return
    if isinstance(entry, Woke):
        clock.skip(entry.since, at)
    else:
        clock.tick(at)


def after_time(state: TableState) -> None:
    """The clocks of the persons who owe a decision run, unless the table stands still."""
    clock = state.clock
    if clock is None:
        return
    if not state.running:
        clock.stop()
        return
    timed = set(state.persons())
    clock.run(seat for seat in state.owing() if seat in timed)


def remember(state: TableState, entry: AnyEntry) -> None:
    """A command that is repeated gets its first answer."""
    if entry.by is None or entry.cmd is None:
        return
    rule, detail = (entry.rule, entry.detail) if isinstance(entry, entries.ClaimRefused) else ("", "")
    state.commands[entry.by, entry.cmd] = (state.seq, rule, detail)
    if len(state.commands) > REMEMBERED_COMMANDS:
        del state.commands[next(iter(state.commands))]
