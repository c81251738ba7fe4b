"""What the entries about the game itself do to a table."""

import msgspec

from stolik.engine.match import Match
from stolik.engine.record import Refused
from stolik.table import entries
from stolik.table.clock import Clock
from stolik.table.entries import AnyEntry
from stolik.table.messages import Line
from stolik.table.people import Seat
from stolik.table.race import Race, begins_round
from stolik.table.state import MOST_UNDONE, Asking, Change, TableState, new_match, rules_of

# Who says what nobody has said.
HOUSE, NO_MEMBER = "Stolik", -1


def since_start(state: TableState) -> int:
    return state.at - state.started_at


def started(state: TableState, entry: entries.Started) -> Change:
    state.phase = "playing"
    state.started_at = state.at
    if entry.rules not in {"", rules_of(state.game)}:
        state.foreign = True
        return Change(fresh=True)
    match = begin(state, new_match(state))
    return Change(events=(0, len(match.log)), game=True, table=True, undone=True)


def begin(state: TableState, match: Match) -> Match:
    state.match = match
    for at, seat in enumerate(state.seats):
        sit_on_record(state, at, seat)
    if match.state.race:
        state.race = Race(state.settings, match.terms.options, len(state.seats), state.at)
    elif state.settings.pace != "none":
        state.clock = Clock(state.settings, len(state.seats), state.at)
    return match


def upgraded(state: TableState, entry: entries.Upgraded) -> Change:
    """The clients get everything anew: what the old rules told may mean nothing by the new ones."""
    state.foreign = entry.position is not None and entry.rules != rules_of(state.game)
    if entry.position is None:
        next_game(state, entry.secret)
    elif not state.foreign:
        # Chance that nobody has seen yet.
        begin(state, new_match(state, entry.position, f"{state.seq + 1:016x}"))
        if state.clock is not None and entry.clock is not None:
            state.clock.left = list(entry.clock)
            state.clock.begun = list(range(len(state.seats)))
    state.asking = None
    line = Line(member=NO_MEMBER, name=HOUSE, at=state.at, phrase="upgraded")
    state.say(line)
    return Change(fresh=True)


def unread(state: TableState, entry: AnyEntry) -> Change:
    """What was done by rules that are not ours: only whether the game was over then counts."""
    if isinstance(entry, entries.Played) and entry.last:
        state.phase = "over"
        forget_hands(state)
    return Change()


def sit_on_record(state: TableState, at: int, seat: Seat) -> None:
    """The record says who decides for the seat from now on."""
    if state.match is None or state.phase != "playing":
        return
    if seat.level is not None or seat.owner is None:
        state.match.sit(at, f"level {seat.level}", "bot", since_start(state))
        return
    owner = state.members[seat.owner]
    state.match.sit(at, owner.name, "remote" if owner.robot else "person", since_start(state))


def played(state: TableState, entry: entries.Played) -> Change:
    match = state.live_match()
    seat = state.seats[entry.seat]
    table = hand_back(state, entry, seat)
    events = match.play(entry.seat, entry.move, since_start(state))
    if state.clock is not None:
        state.clock.decided(entry.seat)
    if state.race is not None and begins_round(events, match.game.events):
        state.race.go_on(state.at)
    return after_move(state, len(events), table=table)


def hand_back(state: TableState, entry: entries.Played, seat: Seat) -> bool:
    """A seat is its owner's again when he plays himself, or when the bot's only move is made."""
    if seat.owner is None or seat.level is None or not (entry.by is not None or seat.once):
        return False
    seat.hand_back()
    sit_on_record(state, entry.seat, seat)
    return True


def amended(state: TableState, entry: entries.Amended) -> Change:
    events = state.live_match().amend(entry.seat, entry.move, since_start(state))
    return after_move(state, len(events), table=False)


def after_move(state: TableState, news: int, *, table: bool) -> Change:
    match = state.live_match()
    del match.past[:-MOST_UNDONE]
    over = not match.running
    if over:
        end_game(state)
    asked = state.asking is not None
    state.asking = None
    return Change(
        events=(len(match.log) - news, len(match.log)),
        game=True,
        table=table or over or asked,
        clock=state.clock is not None,
        race=state.race is not None,
    )


def end_game(state: TableState) -> None:
    state.phase = "over"
    state.clock = None
    state.race = None
    publish(state)
    match = state.live_match()
    match.past.clear()
    forget_hands(state)


def forget_hands(state: TableState) -> None:
    for member in state.members:
        member.knows = None


def publish(state: TableState) -> None:
    """The game is over: everybody may compute the deal again."""
    match = state.live_match()
    match.stream = msgspec.structs.replace(match.stream, secret=state.secret)


def claim_refused(state: TableState, entry: entries.ClaimRefused) -> Change:
    match = state.live_match()
    line = Refused(
        seat=entry.seat, move=entry.move, rule=entry.rule, detail=entry.detail, at=since_start(state)
    )
    match.lines.append(line)
    if state.race is not None and entry.freeze:
        state.race.hold(entry.seat, state.at + entry.freeze)
    return Change(race=bool(entry.freeze))


def taken_back(state: TableState, entry: entries.TakenBack) -> Change:
    return undo(state, entry.lines)


def undo(state: TableState, lines: int) -> Change:
    match = state.live_match()
    match.undo(lines, since_start(state))
    state.asking = None
    if state.clock is not None:
        state.clock.begun = []
    return Change(events=(0, len(match.log)), game=True, table=True, undone=True, clock=True)


def asked(state: TableState, entry: entries.AskedUndo) -> Change:
    waiting = [seat for seat in state.persons() if seat != entry.seat]
    state.asking = Asking(entry.seat, entry.lines, waiting)
    return Change(table=True)


def consented(state: TableState, entry: entries.Consented) -> Change:
    asking = state.asking
    assert asking is not None, "somebody has asked"
    asking.waiting_for.remove(entry.seat)
    if not entry.yes:
        state.asking = None
    elif not asking.waiting_for:
        return undo(state, asking.lines)
    return Change(table=True)


def paused(state: TableState, entry: entries.Paused) -> Change:
    if entry.paused:
        state.paused_at = state.at
        state.paused_for_nobody = entry.by is None
    elif state.paused_at is not None:
        if state.race is not None:
            state.race.delay(state.at - state.paused_at)
        state.paused_at = None
    return Change(table=True, clock=True, race=state.race is not None)


def rematched(state: TableState, entry: entries.Rematched) -> Change:
    next_game(state, entry.secret)
    return Change(fresh=True)


def next_game(state: TableState, secret: str) -> None:
    state.phase = "gathering"
    state.number += 1
    state.secret = secret
    state.match = None
    state.foreign = False
    state.clock = None
    state.race = None
    state.paused_at = None
    forget_hands(state)
    for seat in state.seats:
        seat.nonce = None


def closed(state: TableState, entry: entries.TableClosed) -> Change:
    if state.phase == "playing" and not state.foreign:
        match = state.live_match()
        by = "" if entry.by is None else state.members[entry.by].name
        match.close(by, since_start(state))
        end_game(state)
    state.phase = "closed"
    return Change(game=True, table=True)


def woke(state: TableState, entry: entries.Woke) -> Change:
    """`fold.apply` has stopped the clock at `since`."""
    if state.race is not None and not state.paused:
        state.race.delay(max(0, state.at - entry.since))
    return Change(clock=state.clock is not None, race=state.race is not None)


def chatted(state: TableState, entry: entries.Chatted) -> Change:
    assert entry.by is not None, "a member says it"
    if entry.phrase is None and entry.text is None:
        # It was struck out.
        return Change()
    line = Line(
        member=entry.by,
        name=state.members[entry.by].name,
        at=state.at,
        phrase=entry.phrase,
        text=entry.text,
    )
    state.say(line)
    return Change(chat=line)


def reported(state: TableState, entry: entries.Reported) -> Change:
    assert entry.by is not None, "a member says it"
    line = Line(member=entry.by, name=state.members[entry.by].name, at=state.at, about=entry.member)
    state.say(line)
    return Change(chat=line)
