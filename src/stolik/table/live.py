"""A live table: one command after another, each durable before anybody hears of it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from stolik.engine.errors import IllegalMove, StolikError
from stolik.store import Conflict, Store, Unavailable
from stolik.table import messages, tell
from stolik.table.bots import Bots, Thinker
from stolik.table.bucket import Allowance, Bucket
from stolik.table.commands import Decided, decide
from stolik.table.entries import AnyEntry, Forgotten, Played, read_entry, write_entry
from stolik.table.fold import apply, replayed
from stolik.table.keeper import Keeper
from stolik.table.listing import row_change
from stolik.table.messages import Answer, Problem
from stolik.table.people import Member
from stolik.table.problems import Refused, problem_of
from stolik.table.snapshots import Snapshots
from stolik.table.state import Change, TableState
from stolik.table.tell import Shared
from stolik.table.times import now_ms

logger = logging.getLogger("stolik.table")

# What one member may do over all his connections.
COMMANDS = Allowance(100, 20.0)
# How many of the last answers are kept for those who ask again.
REMEMBERED_ANSWERS = 200
# Connections and disconnections within so many seconds are told together.
GATHER_PRESENCE = 0.05


class Repeated(Exception):
    """The command was done before."""


class Viewer(Protocol):
    """A connection that watches the table or plays at it."""

    # The number of the member; None watches only.
    member: int | None

    def push(self, text: bytes) -> None:
        """Sends it some time soon; never blocks."""

    def dismiss(self, code: str, *, again: bool = False) -> None:
        """Closes the connection and says why, and whether it may come back."""


class LiveTable:
    """The only one in this process that changes a table; `Tables` has at most one for each."""

    def __init__(
        self, state: TableState, store: Store, minds: Thinker, allowance: Allowance = COMMANDS
    ) -> None:
        self.state = state
        self.store = store
        # One command more than a connection has: it may hold one up a little too short.
        self.allowance = allowance._replace(size=allowance.size + 1)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = tell.Presence()
        # The last ones that the log does not tell.
        self.answers: dict[tuple[int, str], Answer] = {}
        self.buckets: dict[int, Bucket] = {}
        # Whether the log may hold more than we know.
        self.doubtful = False
        # When somebody last wanted something of it, by the event loop's clock.
        self.used = asyncio.get_running_loop().time()
        self.presence_due: asyncio.TimerHandle | None = None
        self.bots = Bots(self, minds)
        self.keeper = Keeper(self)
        self.snapshots = Snapshots(self)

    # -- commands ------------------------------------------------------------------------------

    async def obey(self, member: int, command: messages.Command, language: str) -> Answer:
        """Does what a member says; a repeated command gets its first answer."""
        key = (member, command.id)
        try:
            async with self.lock:
                first = self.answers.get(key) or self.answered_before(key, language)
                if first is not None:
                    return first
                self.hold_up(member)
                done = await self.commit(lambda at: self.decided(member, command, at))
                assert done is not None, "a command is done or refused"
                problem = None
                if done.refusal is not None:
                    problem = problem_of(done.refusal, language, self.state.game)
                invite, watch = done.keys or (None, None)
                answer = Answer(
                    id=command.id,
                    number=self.state.seq,
                    token=done.token,
                    invite_key=invite,
                    watch_key=watch,
                    problem=problem,
                )
        except Repeated:
            first = self.answered_before(key, language)
            assert first is not None, "it is in the log"
            return first
        except Unavailable as error:
            # It may have been done after all, so this is no answer to remember.
            return Answer(id=command.id, problem=problem_of(error, language))
        except StolikError as error:
            answer = Answer(id=command.id, problem=problem_of(error, language, self.state.game))
            self.keeper.refused(member, command)
        if answer != self.answered_before(key, language):
            self.remember(key, answer)
        return answer

    def hold_up(self, member: int) -> None:
        """Every command is an entry that is kept: nobody may fill the disk."""
        now = asyncio.get_running_loop().time()
        bucket = self.buckets.setdefault(member, Bucket(self.allowance.size, now))
        if not bucket.take(*self.allowance, now):
            raise Refused("flood")

    def decided(self, member: int, command: messages.Command, at: int) -> Decided:
        if (member, command.id) in self.state.commands:
            # Found in the log only now: another server was quicker, or a write went well after all.
            raise Repeated
        return decide(self.state, self.state.members[member], command, at)

    def answered_before(self, key: tuple[int, str], language: str) -> Answer | None:
        known = self.state.commands.get(key)
        if known is None:
            return None
        number, rule, detail = known
        problem = problem_of(IllegalMove(rule, detail), language, self.state.game) if rule else None
        return Answer(id=key[1], number=number, problem=problem)

    def remember(self, key: tuple[int, str], answer: Answer) -> None:
        self.answers[key] = answer
        if len(self.answers) > REMEMBERED_ANSWERS:
            del self.answers[next(iter(self.answers))]

    async def enter(self, make: Callable[[int], AnyEntry | None]) -> bool:
        """An entry of the table's own, if there still is reason for one when its turn comes."""

        def decided(at: int) -> Decided | None:
            entry = make(at)
            return None if entry is None else Decided(entry)

        async with self.lock:
            return await self.commit(decided) is not None

    async def commit(self, make: Callable[[int], Decided | None]) -> Decided | None:
        """Decides, makes it durable, and only then lets it happen; whoever was slower decides anew."""
        while True:
            if self.doubtful:
                await self.catch_up()
            at = max(now_ms(), self.state.at)
            decided = make(at)
            if decided is None:
                return None
            try:
                await self.append(decided.entry, at)
            except Conflict:
                await self.catch_up()
                continue
            self.happen(self.state.seq + 1, at, decided.entry)
            return decided

    async def append(self, entry: AnyEntry, at: int) -> None:
        # Until it is known to be done or not, the log is not known either: also when this task is cancelled.
        self.doubtful = True
        change = row_change(self.state, entry)
        if isinstance(entry, Played) and change is not None:
            entry = msgspec.structs.replace(entry, last=True)
        try:
            await self.store.append(self.state.id, self.state.seq + 1, [write_entry(entry)], at, change)
        except Conflict:
            self.doubtful = False
            raise
        self.doubtful = False

    async def catch_up(self) -> None:
        """What others have appended happens here as well."""
        struck = False
        for line in await self.store.read(self.state.id, self.state.seq):
            entry = read_entry(line.body)
            self.happen(line.seq, line.at, entry)
            struck = struck or isinstance(entry, Forgotten)
        if struck:
            # Somebody was struck out of what has already happened here.
            self.replace(replayed(self.state.id, await self.store.read(self.state.id)))
            self.dismiss_strangers()
        self.doubtful = False

    def check(self, number: int | None, moves: list[str], language: str) -> list[Problem | None]:
        """What forbids each of these moves now; changes nothing, and is not asked in a race."""
        member = None if number is None else self.state.members[number]
        if member is None or member.seat is None:
            raise Refused("no-seat")
        if self.state.phase != "playing":
            raise Refused("not-playing")
        match = self.state.live_match()
        if match.state.race:
            raise Refused("race-checks")
        return [self.forbidden(member.seat, text, language) for text in moves]

    def forbidden(self, seat: int, text: str, language: str) -> Problem | None:
        match = self.state.live_match()
        try:
            match.game.check_move(match.state, seat, text)
        except StolikError as error:
            return problem_of(error, language, match.game)
        return None

    # -- telling -------------------------------------------------------------------------------

    def happen(self, seq: int, at: int, entry: AnyEntry) -> None:
        change = apply(self.state, seq, at, entry)
        self.tell(change)
        self.dismiss_kicked(change)
        self.bots.look(anew=change.undone or change.fresh)
        self.keeper.happened(entry)
        self.snapshots.happened()

    def tell(self, change: Change) -> None:
        """Each view is worked out and encoded once, however many look at it."""
        if not self.viewers:
            return
        told: dict[object, bytes] = {}
        members = [(viewer, self.member_of(viewer)) for viewer in self.viewers]
        seats = {None if member is None else member.seat for _, member in members}
        shared = Shared(self.state, change, self.presence, seats)
        for viewer, member in members:
            key = self.view_key(change, member)
            if key not in told:
                told[key] = encoded(self.message(change, member, shared))
            viewer.push(told[key])

    def view_key(self, change: Change, member: Member | None) -> object:
        """Equal for viewers who are told the same."""
        if member is None:
            return None
        own = change.fresh or member.number in change.me | change.seated or change.chat is not None
        return ("member", member.number) if own else ("seat", member.seat)

    def message(self, change: Change, member: Member | None, shared: Shared) -> messages.Told:
        if change.fresh or (member is not None and member.number in change.seated):
            return tell.snapshot(self.state, member, self.presence)
        return tell.news(self.state, change, member, shared)

    def member_of(self, viewer: Viewer) -> Member | None:
        return None if viewer.member is None else self.state.members[viewer.member]

    def snapshot(self, viewer: Viewer) -> bytes:
        return encoded(tell.snapshot(self.state, self.member_of(viewer), self.presence))

    # -- viewers -------------------------------------------------------------------------------

    def attach(self, viewer: Viewer, last: int | None) -> None:
        """The viewer gets what it has missed since `last`, or everything; then all that happens."""
        self.viewers.add(viewer)
        self.count_presence()
        member = self.member_of(viewer)
        gap = None if last is None else tell.gap(self.state, last, member, self.presence)
        viewer.push(self.snapshot(viewer) if gap is None else encoded(gap))
        self.keeper.arrived(viewer.member)

    def detach(self, viewer: Viewer) -> None:
        self.used = asyncio.get_running_loop().time()
        self.viewers.discard(viewer)
        self.count_presence()
        if viewer.member not in self.presence.members:
            self.keeper.left(viewer.member)

    def count_presence(self) -> None:
        members = [viewer.member for viewer in self.viewers]
        self.presence.members = {member for member in members if member is not None}
        self.presence.watching = members.count(None)
        if self.presence_due is None:
            loop = asyncio.get_running_loop()
            self.presence_due = loop.call_later(GATHER_PRESENCE, self.tell_presence)

    def tell_presence(self) -> None:
        self.presence_due = None
        here = [info.here for info in tell.seat_infos(self.state, self.presence)]
        others = tell.guests(self.state, self.presence)
        text = encoded(messages.Presence(here=here, watching=self.presence.watching, others=others))
        for viewer in self.viewers:
            viewer.push(text)

    def dismiss_kicked(self, change: Change) -> None:
        for viewer in list(self.viewers):
            member = self.member_of(viewer)
            if member is None or member.number not in change.me | change.seated:
                continue
            if member.kicked:
                viewer.dismiss("kicked")

    def replace(self, state: TableState) -> None:
        """The same table as its log says it now: everybody sees it anew."""
        self.state = state
        self.bots.look(anew=True)
        for viewer in self.viewers:
            viewer.push(self.snapshot(viewer))

    def dismiss_strangers(self) -> None:
        """Those who have had themselves deleted."""
        for viewer in list(self.viewers):
            member = self.member_of(viewer)
            if member is not None and member.forgotten:
                viewer.dismiss("token-unknown")

    async def follow(self) -> None:
        """What others have appended to the log happens here, too."""
        async with self.lock:
            await self.catch_up()

    # -- the end -------------------------------------------------------------------------------

    def may_sleep(self, since: float) -> bool:
        """Whether nobody has wanted anything since then, and nothing goes on by itself."""
        idle = not self.viewers and not self.bots.tasks and not self.lock.locked() and not self.keeper.task
        still = not self.state.running or self.state.settings.pace == "slow"
        return idle and still and self.used < since

    def close(self) -> None:
        """Nothing is left that would go on by itself."""
        self.bots.close()
        self.keeper.close()
        if self.presence_due is not None:
            self.presence_due.cancel()


def encoded(message: messages.Told) -> bytes:
    return msgspec.json.encode(message)
