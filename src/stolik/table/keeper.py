"""What a table does by itself as time passes: clocks that run out, people who are away, hosts who left."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from stolik.engine.errors import StolikError
from stolik.table.entries import (
    Amended,
    AnyEntry,
    ClaimRefused,
    HostChanged,
    Paused,
    Played,
    StoodIn,
    TookBack,
)
from stolik.table.messages import Amend, Command, Play
from stolik.table.times import now_ms

if TYPE_CHECKING:
    from stolik.table.live import LiveTable

# Milliseconds: how long nobody may be there before the table stands still, and how long the host may be
# away before somebody else gets his role.
NOBODY = 5_000
HOST_AWAY = 60_000
# Milliseconds that a program may be without a connection, and how many times in a row it may try what is no
# move, before a bot plays for it.
ROBOT_AWAY = 5_000
MOST_MISTAKES = 3
# Milliseconds until the next try when the log could not be written.
TRY_AGAIN = 2_000

Due = tuple[int, AnyEntry]


class Keeper:
    """Knows when the next thing is due, and does it then."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        # Since when each member without a connection has been away, and since when nobody has played.
        now = now_ms()
        self.away: dict[int, int] = {member.number: now for member in table.state.members}
        self.nobody_since: int | None = now
        # Members who have come back while a bot stands in for them.
        self.returning: set[int] = set()
        # Since when programs have owed a move, and how many times each has tried what is none.
        self.owing_since: dict[int, int] = {}
        self.mistakes: Counter[int] = Counter()
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    # -- who comes and goes --------------------------------------------------------------------

    def arrived(self, member: int | None) -> None:
        if member is not None:
            self.away.pop(member, None)
            seat = self.table.state.members[member].seat
            if seat is not None and self.table.state.seats[seat].standing_in:
                self.returning.add(member)
        self.look()

    def left(self, member: int | None) -> None:
        if member is not None:
            self.away[member] = now_ms()
            self.returning.discard(member)
        self.look()

    def happened(self, entry: AnyEntry) -> None:
        """Whoever has decided has all the time for his next decision."""
        if isinstance(entry, Played | Amended | ClaimRefused):
            self.owing_since.pop(entry.seat, None)
            self.mistakes.pop(entry.seat, None)
        elif isinstance(entry, TookBack):
            self.returning.discard(self.owner(entry.seat))
        self.look()

    def refused(self, number: int, command: Command) -> None:
        """What a program tried was no move."""
        member = self.table.state.members[number]
        if member.robot and member.seat is not None and isinstance(command, Play | Amend):
            self.mistakes[member.seat] += 1
            self.look()

    def owner(self, seat: int) -> int:
        owner = self.table.state.seats[seat].owner
        return -1 if owner is None else owner

    def somebody(self) -> bool:
        """Whether a person who plays is there; where only bots play, whether anybody is."""
        owners = {seat.owner for seat in self.table.state.seats if seat.owner is not None}
        return bool(owners & self.table.presence.members) if owners else bool(self.table.viewers)

    # -- what is due ---------------------------------------------------------------------------

    def dues(self) -> Iterator[Due]:
        """All that will have to be done if nothing else happens, and when."""
        yield from self.due_presence()
        yield from self.due_returns()
        yield from self.due_host()
        if self.table.state.running:
            yield from self.due_clocks()
            yield from self.due_stand_ins()
            yield from self.due_robots()

    def due_presence(self) -> Iterator[Due]:
        state = self.table.state
        if state.phase != "playing" or state.settings.pace == "slow":
            return
        if self.nobody_since is None:
            if state.paused_for_nobody and state.paused:
                yield now_ms(), Paused(paused=False)
        elif not state.paused:
            yield self.nobody_since + NOBODY, Paused(paused=True)

    def due_returns(self) -> Iterator[Due]:
        """A bot that stands in leaves at once when the owner is back; one he has lent his seat to stays."""
        for at, seat in enumerate(self.table.state.seats):
            if seat.standing_in and seat.owner in self.returning:
                yield now_ms(), TookBack(seat=at)

    def due_host(self) -> Iterator[Due]:
        state = self.table.state
        if state.host not in self.away or state.phase == "closed":
            return
        heirs = [member for member in state.members if member.number in self.table.presence.members]
        seated = [member for member in heirs if member.seat is not None and not member.kicked]
        if seated:
            yield self.away[state.host] + HOST_AWAY, HostChanged(member=seated[0].number)

    def due_clocks(self) -> Iterator[Due]:
        state = self.table.state
        if state.clock is None:
            return
        for seat in state.clock.running:
            once = state.settings.timeout == "move"
            entry = StoodIn(seat=seat, level=state.settings.stand_in, why="time", once=once)
            yield state.clock.at + state.clock.left[seat], entry

    def due_stand_ins(self) -> Iterator[Due]:
        state = self.table.state
        if state.settings.grace is None:
            return
        for seat in state.persons():
            owner = state.seats[seat].owner
            if owner in self.away:
                entry = StoodIn(seat=seat, level=state.settings.stand_in, why="away")
                yield self.away[owner] + state.settings.grace * 1000, entry

    def due_robots(self) -> Iterator[Due]:
        """A program that is gone, silent or makes no legal move does not hold up the others."""
        state = self.table.state
        patience = state.settings.robot_seconds * 1000
        for seat in self.robots():
            owner = self.owner(seat)

            def stand_in(why: Literal["away", "time", "refused"], seat: int = seat) -> AnyEntry:
                return StoodIn(seat=seat, level=state.settings.stand_in, why=why)

            if self.mistakes[seat] >= MOST_MISTAKES:
                yield now_ms(), stand_in("refused")
            if owner in self.away:
                yield self.away[owner] + ROBOT_AWAY, stand_in("away")
            if seat in self.owing_since and state.race is None:
                yield self.owing_since[seat] + patience, stand_in("time")

    def robots(self) -> list[int]:
        """The seats that programs play in."""
        state = self.table.state
        return [seat for seat in state.persons() if state.members[self.owner(seat)].robot]

    def next_due(self) -> int | None:
        """When something will have to be done though nobody is there."""
        return min((at for at, _ in self.dues()), default=None)

    # -- doing it ------------------------------------------------------------------------------

    def look(self) -> None:
        """Sets the timer for what is due next."""
        for member in self.table.state.members:
            if member.number not in self.table.presence.members:
                self.away.setdefault(member.number, now_ms())
        if self.somebody():
            self.nobody_since = None
        elif self.nobody_since is None:
            self.nobody_since = now_ms()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        owing = set(self.robots()) & set(self.table.state.owing()) if self.table.state.running else set()
        now = now_ms()
        self.owing_since = {seat: self.owing_since.get(seat, now) for seat in owing}
        due = self.next_due()
        if due is not None:
            self.wake_in(max(0, due - now_ms()))

    def wake_in(self, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(milliseconds / 1000, self.wake)

    def wake(self) -> None:
        self.timer = None
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        try:
            while await self.table.enter(self.overdue):
                pass
            self.task = None
            self.look()
        except StolikError:
            self.task = None
            self.wake_in(TRY_AGAIN)

    def overdue(self, at: int) -> AnyEntry | None:
        return next((entry for due, entry in self.dues() if due <= at), None)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
