"""What lists of tables show without reading logs. It is kept beside the log, in step with it."""

from copy import copy

import msgspec

from stolik.engine.data import Json
from stolik.store import RowChange
from stolik.table import entries
from stolik.table.entries import AnyEntry
from stolik.table.fold import CHANGES
from stolik.table.messages import SeatInfo, Settings
from stolik.table.state import TableState
from stolik.table.tell import Presence, seat_infos

PEOPLE = (
    entries.Created,
    entries.Joined,
    entries.Claimed,
    entries.SatDown,
    entries.StoodUp,
    entries.Renamed,
    entries.SeatSet,
    entries.StoodIn,
    entries.TookBack,
    entries.Kicked,
    entries.HostChanged,
    entries.SeatReserved,
    entries.Forgotten,
)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    options: Json
    settings: Settings
    seats: list[SeatInfo]
    host: str | None


def card_of(state: TableState) -> Card:
    return Card(
        options=state.options,
        settings=state.settings,
        seats=seat_infos(state, Presence()),
        host=None if state.host is None else state.members[state.host].name,
    )


def read_card(body: bytes) -> Card:
    return msgspec.json.decode(body, type=Card)


def row_change(state: TableState, entry: AnyEntry) -> RowChange | None:
    """How the table's row will look once the entry is made."""
    match entry:
        case entries.Played():
            return RowChange(phase="over") if ends(state, entry) else None
        case entries.Started():
            return RowChange(phase="playing")
        case entries.Rematched() | entries.Upgraded(position=None):
            return RowChange(phase="gathering")
        case entries.TableClosed():
            return RowChange(phase="closed")
    if isinstance(entry, PEOPLE):
        public = False if isinstance(entry, entries.Kicked) else None
        return RowChange(public=public, card=msgspec.json.encode(card_of(after(state, entry))))
    return None


def ends(state: TableState, entry: entries.Played) -> bool:
    """Whether this move is the game's last."""
    match = state.live_match()
    trial = match.state.copy()
    trial.apply(entry.seat, match.game.parse(match.state, entry.move))
    return trial.owing == 0


def after(state: TableState, entry: AnyEntry) -> TableState:
    """The people of the table after the entry, without its game."""
    trial = copy(state)
    trial.match = None
    trial.seats = [copy(seat) for seat in state.seats]
    trial.members = [copy(member) for member in state.members]
    CHANGES[type(entry)](trial, entry)
    return trial
