"""What a member may do, and the one entry that each command becomes; nothing is changed here."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

from stolik.bots.house import MINDS
from stolik.engine import deal
from stolik.engine.errors import IllegalMove
from stolik.engine.game import Game
from stolik.table import entries, messages
from stolik.table.entries import AnyEntry
from stolik.table.names import clean_text, unique_name
from stolik.table.people import OPEN, Member, Seat
from stolik.table.problems import Refused
from stolik.table.race import freeze_for
from stolik.table.state import TableState, hashed, rules_of

# So much may one member say within so many milliseconds.
WORDS, WORDS_WITHIN = 6, 15_000
# A table holds no more members, those who have left and were sent away included.
MOST_MEMBERS = 200


class Decided:
    """The entry a command becomes, and what only its sender is told: keys, why a claim was refused."""

    def __init__(
        self,
        entry: AnyEntry,
        *,
        token: str | None = None,
        keys: tuple[str, str] | None = None,
        refusal: IllegalMove | None = None,
    ) -> None:
        self.entry = entry
        self.token = token
        # New invitations to play and to watch.
        self.keys = keys
        self.refusal = refusal


def new_token() -> str:
    return token_urlsafe(24)


def decide(state: TableState, member: Member, command: messages.Command, at: int) -> Decided:
    """Raises `StolikError` where the command is not allowed now."""
    if member.kicked:
        raise Refused("kicked")
    if state.foreign:
        # Another server on this database has newer rules.
        raise Refused("unavailable")
    if state.phase == "closed" and not isinstance(command, messages.Chat | messages.Report):
        raise Refused("closed")
    decided: Decided = DECIDERS[type(command)](state, member, command, at)
    return decided


# -- who may -----------------------------------------------------------------------------------


def must_be_host(state: TableState, member: Member) -> None:
    if state.host != member.number:
        raise Refused("host-only")


def must_be_gathering(state: TableState) -> None:
    if state.phase != "gathering":
        raise Refused("not-gathering")


def must_play(state: TableState) -> None:
    if state.phase != "playing":
        raise Refused("not-playing")
    if state.paused:
        raise Refused("paused")


def own_seat(member: Member) -> int:
    if member.seat is None:
        raise Refused("no-seat")
    return member.seat


def seat_at(state: TableState, number: int) -> Seat:
    if not 0 <= number < len(state.seats):
        raise Refused("seat-unknown", seats=len(state.seats))
    return state.seats[number]


def member_at(state: TableState, number: int) -> Member:
    if not 0 <= number < len(state.members):
        raise Refused("member-unknown")
    member = state.members[number]
    if member.kicked or member.forgotten:
        raise Refused("member-unknown")
    return member


def must_have_room(state: TableState) -> None:
    if len(state.members) >= MOST_MEMBERS:
        raise Refused("table-full", most=MOST_MEMBERS)


def must_be_free(state: TableState, number: int) -> None:
    if not seat_at(state, number).free:
        raise Refused("seat-taken", seat=number + 1)


# -- seats and people --------------------------------------------------------------------------


def sit(state: TableState, member: Member, command: messages.Sit, _: int) -> Decided:
    must_be_free(state, command.seat)
    if state.phase == "playing" and member.knows not in {None, command.seat}:
        raise Refused("knows-another-hand")
    return Decided(entries.SatDown(by=member.number, cmd=command.id, seat=command.seat, nonce=command.nonce))


def stand(_: TableState, member: Member, command: messages.Stand, __: int) -> Decided:
    own_seat(member)
    return Decided(entries.StoodUp(by=member.number, cmd=command.id))


def add_nonce(state: TableState, member: Member, command: messages.AddNonce, _: int) -> Decided:
    must_be_gathering(state)
    own_seat(member)
    return Decided(entries.NonceAdded(by=member.number, cmd=command.id, nonce=command.nonce))


def rename(state: TableState, member: Member, command: messages.Rename, _: int) -> Decided:
    others = [other.name for other in state.members if other is not member]
    name = unique_name(command.name, others)
    return Decided(entries.Renamed(by=member.number, cmd=command.id, name=name))


def set_seat(state: TableState, member: Member, command: messages.SetSeat, _: int) -> Decided:
    seat = seat_at(state, command.seat)
    if command.level is not None and command.level not in MINDS:
        raise Refused("level-unknown", allowed=", ".join(MINDS))
    own = seat.owner == member.number
    if not own:
        must_be_host(state, member)
    if seat.owner is not None and not own and not seat.reserved:
        raise Refused("seat-owned", seat=command.seat + 1)
    if own and (state.phase != "playing" or command.level is None):
        raise Refused("lend-in-play")
    return Decided(entries.SeatSet(by=member.number, cmd=command.id, seat=command.seat, level=command.level))


def take_back(state: TableState, member: Member, command: messages.TakeBack, _: int) -> Decided:
    at = own_seat(member)
    if state.seats[at].level is None:
        raise Refused("seat-yours")
    return Decided(entries.TookBack(by=member.number, cmd=command.id, seat=at))


def kick(state: TableState, member: Member, command: messages.Kick, _: int) -> Decided:
    must_be_host(state, member)
    if member_at(state, command.member) is member:
        raise Refused("not-yourself")
    keys = invite, watch = new_token(), new_token()
    entry = entries.Kicked(
        by=member.number, cmd=command.id, member=command.member, invite=hashed(invite), watch=hashed(watch)
    )
    return Decided(entry, keys=keys)


def invite(state: TableState, member: Member, command: messages.Invite, _: int) -> Decided:
    must_be_host(state, member)
    keys = invite, watch = new_token(), new_token()
    entry = entries.Invited(by=member.number, cmd=command.id, invite=hashed(invite), watch=hashed(watch))
    return Decided(entry, keys=keys)


def reserve(state: TableState, member: Member, command: messages.Reserve, _: int) -> Decided:
    must_be_host(state, member)
    must_be_gathering(state)
    if seat_at(state, command.seat).kind != OPEN:
        raise Refused("seat-taken", seat=command.seat + 1)
    must_have_room(state)
    token = new_token()
    entry = entries.SeatReserved(by=member.number, cmd=command.id, seat=command.seat, token=hashed(token))
    return Decided(entry, token=token)


def mute(state: TableState, member: Member, command: messages.Mute, _: int) -> Decided:
    must_be_host(state, member)
    if member_at(state, command.member) is member:
        raise Refused("not-yourself")
    entry = entries.Muted(by=member.number, cmd=command.id, member=command.member, muted=command.muted)
    return Decided(entry)


def make_host(state: TableState, member: Member, command: messages.MakeHost, _: int) -> Decided:
    must_be_host(state, member)
    member_at(state, command.member)
    return Decided(entries.HostChanged(by=member.number, cmd=command.id, member=command.member))


def reissue(state: TableState, member: Member, command: messages.Reissue, _: int) -> Decided:
    if command.member != member.number:
        must_be_host(state, member)
    member_at(state, command.member)
    token = new_token()
    entry = entries.Reissued(by=member.number, cmd=command.id, member=command.member, token=hashed(token))
    return Decided(entry, token=token)


def report(state: TableState, member: Member, command: messages.Report, at: int) -> Decided:
    member_at(state, command.member)
    must_not_chatter(state, member, at)
    return Decided(entries.Reported(by=member.number, cmd=command.id, member=command.member))


def must_not_chatter(state: TableState, member: Member, at: int) -> None:
    said = [line for line in state.chat if line.member == member.number and at - line.at < WORDS_WITHIN]
    if len(said) >= WORDS:
        raise Refused("chat-fast")


def chat(state: TableState, member: Member, command: messages.Chat, at: int) -> Decided:
    if member.muted:
        raise Refused("muted")
    must_not_chatter(state, member, at)
    allowed = state.settings.chat
    if (command.phrase is None) == (command.text is None):
        raise Refused("chat-one")
    if allowed == "off" or (command.text is not None and allowed != "text"):
        raise Refused(f"chat-{allowed}")
    text = None if command.text is None else clean_text(command.text)
    return Decided(entries.Chatted(by=member.number, cmd=command.id, phrase=command.phrase, text=text))


# -- the table ---------------------------------------------------------------------------------


def start(state: TableState, member: Member, command: messages.Start, _: int) -> Decided:
    must_be_host(state, member)
    must_be_gathering(state)
    empty = [at + 1 for at, seat in enumerate(state.seats) if seat.kind in {"open", "reserved"}]
    if empty:
        raise Refused("seats-open", seats=", ".join(str(seat) for seat in empty))
    return Decided(entries.Started(by=member.number, cmd=command.id, rules=rules_of(state.game)))


def rematch(state: TableState, member: Member, command: messages.Rematch, _: int) -> Decided:
    own_seat(member) if state.host != member.number else None
    if state.phase != "over":
        raise Refused("not-over")
    return Decided(entries.Rematched(by=member.number, cmd=command.id, secret=deal.new_secret().hex()))


def pause(state: TableState, member: Member, command: messages.Pause, _: int) -> Decided:
    own_seat(member) if state.host != member.number else None
    if state.phase != "playing":
        raise Refused("not-playing")
    if command.paused and state.paused:
        raise Refused("paused")
    if not command.paused and not state.paused:
        raise Refused("not-paused")
    return Decided(entries.Paused(by=member.number, cmd=command.id, paused=command.paused))


def close(state: TableState, member: Member, command: messages.Close, _: int) -> Decided:
    must_be_host(state, member)
    return Decided(entries.TableClosed(by=member.number, cmd=command.id))


# -- the game ----------------------------------------------------------------------------------


def play(state: TableState, member: Member, command: messages.Play, at: int) -> Decided:
    must_play(state)
    seat = own_seat(member)
    must_not_wait(state, seat, at)
    match = state.live_match()
    try:
        check_move(match.game, state, seat, command.move)
    except IllegalMove as refusal:
        if not match.state.race:
            raise
        freeze = 0 if state.race is None else freeze_for(state.race, match, seat, command.move)
        claim = entries.ClaimRefused(
            by=member.number,
            cmd=command.id,
            seat=seat,
            move=command.move,
            rule=refusal.rule,
            detail=refusal.detail,
            freeze=freeze,
        )
        return Decided(claim, refusal=refusal)
    return Decided(entries.Played(by=member.number, cmd=command.id, seat=seat, move=command.move))


def check_move(game: Game[Any], state: TableState, seat: int, text: str) -> int:
    return game.check_move(state.live_match().state, seat, text)


def must_not_wait(state: TableState, seat: int, at: int) -> None:
    """In a race nobody moves before it begins, nor while a mistake holds him up."""
    if state.race is None:
        return
    if at < state.race.at:
        raise Refused("race-not-begun", milliseconds=state.race.at - at)
    if at < state.race.frozen[seat]:
        raise Refused("frozen", milliseconds=state.race.frozen[seat] - at)


def amend(state: TableState, member: Member, command: messages.Amend, at: int) -> Decided:
    must_play(state)
    seat = own_seat(member)
    must_not_wait(state, seat, at)
    match = state.live_match()
    match.state.check_amendment(seat, match.game.parse(match.state, command.move))
    return Decided(entries.Amended(by=member.number, cmd=command.id, seat=seat, move=command.move))


def undo(state: TableState, member: Member, command: messages.Undo, _: int) -> Decided:
    must_play(state)
    seat = own_seat(member)
    lines = state.own_last_lines(seat)
    if lines == 0:
        raise Refused("undo-nothing")
    waiting = [other for other in state.persons() if other != seat]
    if not state.may_undo_freely(seat):
        if not state.settings.friendly:
            raise Refused("undo-strict")
        if state.asking is not None:
            raise Refused("undo-asked")
        if waiting:
            return Decided(entries.AskedUndo(by=member.number, cmd=command.id, seat=seat, lines=lines))
    return Decided(entries.TakenBack(by=member.number, cmd=command.id, lines=lines))


def consent(state: TableState, member: Member, command: messages.Consent, _: int) -> Decided:
    must_play(state)
    seat = own_seat(member)
    if state.asking is None or seat not in state.asking.waiting_for:
        raise Refused("not-asked")
    return Decided(entries.Consented(by=member.number, cmd=command.id, seat=seat, yes=command.yes))


Decider = Callable[[TableState, Member, Any, int], Decided]
DECIDERS: dict[type[messages.Command], Decider] = {
    messages.Sit: sit,
    messages.Stand: stand,
    messages.AddNonce: add_nonce,
    messages.Rename: rename,
    messages.Start: start,
    messages.Rematch: rematch,
    messages.Play: play,
    messages.Amend: amend,
    messages.Undo: undo,
    messages.Consent: consent,
    messages.Chat: chat,
    messages.SetSeat: set_seat,
    messages.TakeBack: take_back,
    messages.Kick: kick,
    messages.MakeHost: make_host,
    messages.Invite: invite,
    messages.Reserve: reserve,
    messages.Mute: mute,
    messages.Reissue: reissue,
    messages.Pause: pause,
    messages.Close: close,
    messages.Report: report,
}
