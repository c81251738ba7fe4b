"""What each viewer is told: built from the table's state for that seat, or for a spectator."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

import msgspec

from stolik.bots.house import MINDS
from stolik.engine.data import Json
from stolik.engine.match import Match
from stolik.engine.state import Event
from stolik.table.messages import (
    Asked,
    GameInfo,
    Guest,
    Line,
    Me,
    News,
    SeatInfo,
    Snapshot,
    TableInfo,
)
from stolik.table.people import Member
from stolik.table.state import Change, TableState

# More moves than this are not listed: pages ask about the few they need.
MOST_MOVES = 300


@dataclass(slots=True)
class Presence:
    """Who has a connection: members, and how many spectators without a name."""

    members: set[int] = field(default_factory=set)
    watching: int = 0


def seat_names(state: TableState) -> list[str]:
    """The owner's name or the bot's; the second bot of a level is called after the first."""
    names: list[str] = []
    for seat in state.seats:
        if seat.owner is not None:
            names.append(state.members[seat.owner].name)
        elif seat.level is None:
            names.append("")
        else:
            mind = MINDS.get(seat.level)
            base = mind.name if mind else seat.level
            count = sum(1 for name in names if name.rstrip("0123456789 ") == base)
            names.append(f"{base} {count + 1}" if count else base)
    return names


def seat_infos(state: TableState, presence: Presence) -> list[SeatInfo]:
    return [
        SeatInfo(
            kind=seat.kind,
            member=seat.owner,
            name=name,
            level=seat.level,
            here=seat.owner in presence.members if seat.owner is not None else seat.level is not None,
            nonce=seat.nonce is not None,
            free=seat.free,
            robot=seat.owner is not None and state.members[seat.owner].robot,
            muted=seat.owner is not None and state.members[seat.owner].muted,
        )
        for seat, name in zip(state.seats, seat_names(state), strict=True)
    ]


def guests(state: TableState, presence: Presence) -> list[Guest]:
    """The members without a seat who are here."""
    members = [state.members[number] for number in sorted(presence.members)]
    return [
        Guest(member=member.number, name=member.name, muted=member.muted)
        for member in members
        if member.seat is None
    ]


def table_info(state: TableState, presence: Presence) -> TableInfo:
    asking = state.asking
    return TableInfo(
        table=state.id,
        game=state.game_id,
        options=state.options,
        components=state.components,
        settings=state.settings,
        phase=state.phase,
        match=state.number,
        revision=state.game.revision,
        commitment=state.commitment,
        seats=seat_infos(state, presence),
        host=state.host,
        others=guests(state, presence),
        watching=presence.watching,
        paused=state.paused,
        clock=state.clock.info() if state.clock else None,
        race=state.race.info() if state.race else None,
        asked=Asked(what="undo", seat=asking.seat, waiting_for=asking.waiting_for) if asking else None,
    )


def game_info(state: TableState, seat: int | None, shared: "Shared | None" = None) -> GameInfo | None:
    match = state.match
    if match is None:
        return None
    playing = seat is not None and state.phase == "playing"
    return GameInfo(
        view=shared.views[seat] if shared else match.game.view(match.state, match.terms, seat),
        owing=state.owing(),
        moves=moves_for(state, seat) if seat is not None and playing else [],
        amendments=amendments_for(state, seat) if seat is not None and playing else [],
        can_undo=seat is not None and playing and state.may_undo_freely(seat),
        ending=match.ending(),
    )


def moves_for(state: TableState, seat: int) -> list[str] | None:
    match = state.live_match()
    moves = match.game.suggested(match.state, match.terms, seat)
    if len(moves) > MOST_MOVES:
        return None
    return [match.game.text(match.state, move) for move in moves]


def amendments_for(state: TableState, seat: int) -> list[str]:
    match = state.live_match()
    return [match.game.text(match.state, move) for move in match.state.amendments(seat)]


def me_info(state: TableState, member: Member | None) -> Me:
    if member is None:
        return Me()
    return Me(member=member.number, name=member.name, seat=member.seat, host=state.host == member.number)


def seen_by(state: TableState, first: int, last: int, seat: int | None) -> list[dict[str, Json]]:
    match = state.match
    return [] if match is None else [match.seen(event, seat) for event in match.log[first:last]]


def lines_for(state: TableState, lines: Iterable[Line], member: Member | None) -> list[Line]:
    """Reports are for the host."""
    host = member is not None and state.host == member.number
    return [line for line in lines if host or line.about is None]


def snapshot(state: TableState, member: Member | None, presence: Presence) -> Snapshot:
    seat = None if member is None else member.seat
    return Snapshot(
        number=state.seq,
        me=me_info(state, member),
        table=table_info(state, presence),
        game=game_info(state, seat),
        history=seen_by(state, 0, len(state.match.log) if state.match else 0, seat),
        chat=lines_for(state, state.chat, member),
    )


def gap(state: TableState, last: int, member: Member | None, presence: Presence) -> News | None:
    """All that a viewer has missed since `last` as one piece of news; None where he needs a snapshot."""
    missed = list(takewhile(lambda change: change.number > last, reversed(state.recent)))[::-1]
    if last > state.seq or len(missed) != state.seq - last:
        return None
    number = None if member is None else member.number
    if any(change.undone or change.fresh or number in change.seated for change in missed):
        return None
    seat = None if member is None else member.seat
    first = min((change.events[0] for change in missed if change.events[1]), default=0)
    end = max((change.events[1] for change in missed), default=0)
    return News(
        number=state.seq,
        events=seen_by(state, first, end, seat),
        game=game_info(state, seat),
        # Presence may have changed as well, and that is in no entry.
        table=table_info(state, presence),
        me=me_info(state, member) if any(number in change.me for change in missed) else None,
        chat=lines_for(state, [change.chat for change in missed if change.chat], member),
    )


class Shared:
    """Of what one entry has changed: all that is worked out once, however many are told."""

    def __init__(
        self, state: TableState, change: Change, presence: Presence, seats: Collection[int | None]
    ) -> None:
        """`seats`: of those who are told, None for those who look on."""
        self.table = encoded_once(table_info(state, presence)) if change.table else None
        self.events: list[tuple[Event, Json]] = []
        self.views: dict[int | None, Json] = {}
        match = state.match
        if match is None:
            return
        first, last = change.events
        self.events = [(event, self.public(match, event)) for event in match.log[first:last]]
        if change.game:
            told = list(seats)
            views = match.game.views(match.state, match.terms, told)
            self.views = dict(zip(told, views, strict=True))

    def public(self, match: Match, event: Event) -> Json:
        """The event where everybody sees the same of it, otherwise None."""
        return None if match.game.events[event[0]].secret else encoded_once(match.seen(event, None))

    def seen_by(self, state: TableState, seat: int | None) -> list[dict[str, Json]]:
        return [public or state.live_match().seen(event, seat) for event, public in self.events]


def encoded_once(part: Json) -> Any:
    return msgspec.Raw(msgspec.json.encode(part))


def news(state: TableState, change: Change, member: Member | None, shared: Shared) -> News:
    """What one entry changed for this viewer."""
    seat = None if member is None else member.seat
    mine = member is not None and member.number in change.me
    return News(
        number=change.number,
        events=shared.seen_by(state, seat),
        game=game_info(state, seat, shared) if change.game else None,
        table=shared.table,
        me=me_info(state, member) if mine else None,
        clock=state.clock.info() if change.clock and state.clock and not change.table else None,
        race=state.race.info() if change.race and state.race and not change.table else None,
        chat=lines_for(state, [change.chat], member) if change.chat else [],
        undone=change.undone,
    )
