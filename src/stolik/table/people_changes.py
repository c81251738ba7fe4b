"""What the entries about people and seats do to a table."""

import msgspec

from stolik.table import entries
from stolik.table.game_changes import sit_on_record
from stolik.table.people import OPEN, RESERVED, Member, Seat
from stolik.table.state import Change, TableState

EVERYTHING = Change(table=True)
# What a member is called who has had himself deleted.
NOBODY = "–"


def created(state: TableState, entry: entries.Created) -> Change:
    state.game_id = entry.game
    state.options = entry.options
    state.components = entry.components
    state.settings = entry.settings
    state.secret = entry.secret
    state.invite = entry.invite
    state.watch = entry.watch
    state.seats = [new_seat(plan) for plan in entry.seats]
    state.members = [Member(0, entry.name, entry.token)]
    state.host = 0
    if entry.seat is not None:
        take(state, state.members[0], entry.seat, entry.nonce)
    for at, token in sorted(entry.reserved.items()):
        owner = Member(len(state.members), "", token, seat=at)
        state.members.append(owner)
        state.seats[at].owner = owner.number
    return EVERYTHING


def new_seat(plan: str) -> Seat:
    if plan == OPEN:
        return Seat()
    return Seat(reserved=True) if plan == RESERVED else Seat(level=plan)


def take(state: TableState, member: Member, at: int, nonce: str | None) -> None:
    seat = state.seats[at]
    seat.owner = member.number
    seat.hand_back()
    if nonce is not None:
        seat.nonce = nonce
    member.seat = at
    if state.phase == "playing":
        member.knows = at
    sit_on_record(state, at, seat)


def leave(state: TableState, member: Member) -> None:
    """A running game goes on with a bot; otherwise the seat is open."""
    at = member.seat
    if at is None:
        return
    seat = state.seats[at]
    member.seat = None
    seat.owner = None
    seat.reserved = False
    if state.phase == "playing":
        member.knows = at
        seat.let_bot(seat.level or state.settings.stand_in)
        seat.offered = True
        sit_on_record(state, at, seat)
    else:
        seat.hand_back()
        seat.nonce = None


def joined(state: TableState, entry: entries.Joined) -> Change:
    member = Member(len(state.members), entry.name, entry.token, robot=entry.robot)
    state.members.append(member)
    if entry.seat is not None:
        take(state, member, entry.seat, entry.nonce)
    return EVERYTHING


def doer(state: TableState, entry: entries.Entry) -> Member:
    assert entry.by is not None, "a member did it"
    return state.members[entry.by]


def claimed(state: TableState, entry: entries.Claimed) -> Change:
    member = doer(state, entry)
    member.name = entry.name
    member.robot = entry.robot
    # The seat may have been given up before he came.
    if member.seat is not None:
        state.seats[member.seat].reserved = False
        take(state, member, member.seat, entry.nonce)
    return Change(table=True, seated=frozenset({member.number}))


def sat_down(state: TableState, entry: entries.SatDown) -> Change:
    member = doer(state, entry)
    leave(state, member)
    take(state, member, entry.seat, entry.nonce)
    return Change(table=True, seated=frozenset({member.number}))


def stood_up(state: TableState, entry: entries.StoodUp) -> Change:
    member = doer(state, entry)
    leave(state, member)
    return Change(table=True, seated=frozenset({member.number}))


def nonce_added(state: TableState, entry: entries.NonceAdded) -> Change:
    member = doer(state, entry)
    assert member.seat is not None, "a seat adds its share"
    state.seats[member.seat].nonce = entry.nonce
    return EVERYTHING


def renamed(state: TableState, entry: entries.Renamed) -> Change:
    member = doer(state, entry)
    member.name = entry.name
    return Change(table=True, me=frozenset({member.number}))


def seat_set(state: TableState, entry: entries.SeatSet) -> Change:
    seat = state.seats[entry.seat]
    if seat.reserved:
        forget_invited(state, seat)
    if entry.level is not None:
        seat.let_bot(entry.level)
    elif seat.owner is None and state.phase == "playing":
        seat.offered = True
    else:
        seat.hand_back()
    sit_on_record(state, entry.seat, seat)
    return EVERYTHING


def forget_invited(state: TableState, seat: Seat) -> None:
    assert seat.owner is not None, "a reserved seat has its owner"
    state.members[seat.owner].seat = None
    seat.owner = None
    seat.reserved = False


def stood_in(state: TableState, entry: entries.StoodIn) -> Change:
    seat = state.seats[entry.seat]
    seat.let_bot(entry.level, once=entry.once, standing_in=True)
    sit_on_record(state, entry.seat, seat)
    return EVERYTHING


def took_back(state: TableState, entry: entries.TookBack) -> Change:
    seat = state.seats[entry.seat]
    seat.hand_back()
    if state.clock is not None:
        state.clock.returned(entry.seat)
    sit_on_record(state, entry.seat, seat)
    return EVERYTHING


def kicked(state: TableState, entry: entries.Kicked) -> Change:
    member = state.members[entry.member]
    leave(state, member)
    member.kicked = True
    state.invite = entry.invite
    state.watch = entry.watch
    state.settings = msgspec.structs.replace(state.settings, public=False)
    return Change(table=True, seated=frozenset({member.number}))


def host_changed(state: TableState, entry: entries.HostChanged) -> Change:
    changed = frozenset({entry.member} if state.host is None else {entry.member, state.host})
    state.host = entry.member
    return Change(table=True, me=changed)


def invited(state: TableState, entry: entries.Invited) -> Change:
    state.invite = entry.invite
    state.watch = entry.watch
    return Change()


def seat_reserved(state: TableState, entry: entries.SeatReserved) -> Change:
    member = Member(len(state.members), "", entry.token, seat=entry.seat)
    state.members.append(member)
    seat = state.seats[entry.seat]
    seat.owner = member.number
    seat.reserved = True
    return EVERYTHING


def muted(state: TableState, entry: entries.Muted) -> Change:
    state.members[entry.member].muted = entry.muted
    return EVERYTHING


def forgotten(state: TableState, entry: entries.Forgotten) -> Change:
    """Nobody is this member any more; `forget.strike_out` has changed all earlier entries."""
    member = state.members[entry.member]
    leave(state, member)
    member.name = NOBODY
    # The hash of nothing that anybody could send.
    member.token = ""
    member.forgotten = True
    return Change(fresh=True)


def reissued(state: TableState, entry: entries.Reissued) -> Change:
    state.members[entry.member].token = entry.token
    return Change(me=frozenset({entry.member}))
