"""All tables that this process keeps: it makes them, wakes them up, and lets them sleep."""

import asyncio
from collections.abc import Mapping
from secrets import token_hex

import msgspec

from stolik.bots.house import MINDS
from stolik.engine import deal
from stolik.engine.data import Json
from stolik.engine.record import Record
from stolik.engine.registry import find_game
from stolik.store import NoTable, Store, TableRow
from stolik.table.archive import forgotten, read_doors, record_in
from stolik.table.bots import Thinker
from stolik.table.bucket import Allowance
from stolik.table.commands import Decided, must_have_room, new_token
from stolik.table.entries import Claimed, Created, Forgotten, Joined, Woke, read_entry, write_entry
from stolik.table.fold import apply
from stolik.table.forget import strike_out
from stolik.table.life import Life
from stolik.table.listing import after, card_of
from stolik.table.live import COMMANDS, LiveTable
from stolik.table.messages import Settings
from stolik.table.names import clean_name, unique_name
from stolik.table.people import OPEN, RESERVED
from stolik.table.problems import Refused
from stolik.table.share import Shares
from stolik.table.snapshots import read_kept, upgrade
from stolik.table.state import TableState, hashed
from stolik.table.times import now_ms


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of a table gets: nobody else learns the keys, and only their hashes are kept."""

    table: str
    token: str
    invite_key: str
    watch_key: str
    # For each reserved seat, its token.
    reserved: dict[int, str]


class Tables:
    def __init__(
        self,
        store: Store,
        minds: Thinker,
        *,
        keep_days: int | None = None,
        allowance: Allowance = COMMANDS,
    ) -> None:
        """`allowance`: how many commands each member may give."""
        self.store = store
        self.allowance = allowance
        self.shares = Shares(minds)
        # When this process began to keep tables, and when one was known to be alive before.
        self.began = now_ms()
        self.alive_before: int | None = None
        self.life = Life(self, keep_days)
        self.live: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}

    # -- new tables ----------------------------------------------------------------------------

    async def create(
        self,
        game_id: str,
        seats: list[str],
        *,
        name: str,
        options: Mapping[str, Json] | None = None,
        components: Json = None,
        settings: Settings | None = None,
        nonce: str | None = None,
        watch: bool = False,
        client: str = "",
    ) -> Opened:
        """`client`: whoever asks for it, as far as bots have to share what thinks for them."""
        game = find_game(game_id)
        terms = game.terms(len(seats), options, components)
        game.setup(terms)
        check_seats(seats)
        keys = Opened(
            table=token_hex(5),
            token=new_token(),
            invite_key=new_token(),
            watch_key=new_token(),
            reserved={at: new_token() for at, plan in enumerate(seats) if plan == RESERVED},
        )
        own = None if watch else next((at for at, plan in enumerate(seats) if plan == OPEN), None)
        entry = Created(
            game=game_id,
            options=terms.options,
            components=terms.components,
            settings=settled(settings or Settings()),
            seats=seats,
            secret=deal.new_secret().hex(),
            name=clean_name(name),
            token=hashed(keys.token),
            seat=own,
            nonce=nonce,
            invite=hashed(keys.invite_key),
            watch=hashed(keys.watch_key),
            reserved={at: hashed(token) for at, token in keys.reserved.items()},
        )
        now = now_ms()
        state = TableState(keys.table)
        apply(state, 1, now, entry)
        card = msgspec.json.encode(card_of(state))
        row = TableRow(id=keys.table, game=game_id, created=now, public=state.settings.public, card=card)
        await self.store.create(row, [write_entry(entry)])
        self.keep(self.live_table(state, client or keys.table))
        return keys

    # -- tables that are there -----------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The live table; raises `Refused` where there is none. It is replayed only once, whoever asks."""
        known = self.live.get(table_id)
        if known is not None:
            known.used = asyncio.get_running_loop().time()
            return known
        if table_id not in self.waking:
            self.waking[table_id] = asyncio.create_task(self.wake(table_id))
        try:
            return await asyncio.shield(self.waking[table_id])
        finally:
            if table_id in self.waking and self.waking[table_id].done():
                del self.waking[table_id]

    async def wake(self, table_id: str) -> LiveTable:
        table = self.live_table(await self.replay(table_id), table_id)
        upgraded = await upgrade(self.store, table.state)
        if upgraded is not None:
            await table.enter(lambda _: upgraded if table.state.foreign else None)
        await table.enter(lambda at: self.woke(table.state, at))
        return self.keep(table)

    def woke(self, state: TableState, at: int) -> Woke | None:
        """A table that nobody kept for a while: from the last sign of life on no clock counts."""
        if not state.running or (state.clock is None and state.race is None) or state.at >= self.began:
            return None
        return Woke(since=min(at, max(state.at, self.alive_before or 0)))

    async def replay(self, table_id: str, match: int | None = None) -> TableState:
        """The table as its log says it; with `match`, as it was when that game was over."""
        state = TableState(table_id)
        try:
            entries = await self.store.read(table_id)
        except NoTable:
            raise Refused("table-unknown") from None
        for entry in entries:
            apply(state, entry.seq, entry.at, read_entry(entry.body))
            if match == state.number and state.phase in {"over", "closed"}:
                break
        return state

    def live_table(self, state: TableState, client: str) -> LiveTable:
        return LiveTable(state, self.store, self.shares.of(client), self.allowance)

    def keep(self, table: LiveTable) -> LiveTable:
        self.live[table.state.id] = table
        self.life.asleep.pop(table.state.id, None)
        table.bots.look()
        table.keeper.look()
        return table

    def drop(self, table_id: str, code: str) -> None:
        """The table is no more; whoever looks at it is told so."""
        self.life.asleep.pop(table_id, None)
        table = self.live.pop(table_id, None)
        if table is not None:
            table.close()
            for viewer in list(table.viewers):
                viewer.dismiss(code)

    # -- coming in -----------------------------------------------------------------------------

    async def join(
        self,
        table: LiveTable,
        *,
        name: str,
        key: str | None,
        seat: int | None,
        nonce: str | None,
        robot: bool = False,
    ) -> tuple[int, str]:
        """A new member: his number and token."""
        token = new_token()

        def make(_: int) -> Joined:
            state = table.state
            must_be_invited(state, key)
            must_have_room(state)
            chosen = chosen_seat(state, seat)
            others = [member.name for member in state.members]
            unique = unique_name(name, others)
            return Joined(name=unique, token=hashed(token), seat=chosen, nonce=nonce, robot=robot)

        await table.enter(make)
        member = table.state.member_of(token)
        assert member is not None, "he has just joined"
        return member.number, token

    async def claim(
        self, table: LiveTable, *, token: str, name: str | None, nonce: str | None, robot: bool = False
    ) -> int:
        """The member whose token this is; the owner of a reserved seat gets his name now."""
        member = table.state.member_of(token)
        if member is None or member.kicked:
            raise Refused("token-unknown")
        if member.name:
            return member.number
        if name is None:
            raise Refused("name-empty")
        number, wanted = member.number, name

        def make(_: int) -> Claimed | None:
            if table.state.members[number].name:
                return None
            others = [other.name for other in table.state.members]
            return Claimed(by=number, name=unique_name(wanted, others), nonce=nonce, robot=robot)

        await table.enter(make)
        return number

    # -- going ---------------------------------------------------------------------------------

    async def forget(self, table_id: str, token: str) -> bool:
        """Deletes what the member with this token has left here: his name, his words, his place."""
        try:
            table = await self.find(table_id)
        except Refused:
            return await self.forget_archived(table_id, token)
        member = table.state.member_of(token)
        if member is None:
            return False
        async with table.lock:
            await table.snapshots.settled()
            log = await self.store.read(table_id)
            card = msgspec.json.encode(card_of(after(table.state, Forgotten(member=member.number))))
            await self.store.rewrite(table_id, strike_out(log, member.number), card)
            await table.commit(lambda _: Decided(Forgotten(member=member.number)))
            table.replace(await self.replay(table_id))
        table.dismiss_strangers()
        return True

    async def forget_archived(self, table_id: str, token: str) -> bool:
        changed = [forgotten(archive, hashed(token)) for archive in await self.store.records(table_id)]
        found = [archive for archive in changed if archive is not None]
        for archive in found:
            await self.store.rewrite_record(archive)
        return bool(found)

    # -- records -------------------------------------------------------------------------------

    async def archived_record(self, table_id: str, match: int | None, key: str | None) -> Record:
        """The record of a game whose table is gone; by default of the last one."""
        archives = await self.store.records(table_id)
        if not archives:
            raise Refused("table-unknown")
        chosen = [archive for archive in archives if match in {None, archive.match}]
        if not chosen:
            raise Refused("no-record")
        if not read_doors(chosen[-1]).let_in(key):
            raise Refused("not-invited")
        return record_in(chosen[-1])

    async def record(self, table: LiveTable, match: int) -> Record:
        """The record of a game that is over, with the table's secret."""
        state = table.state
        if match != state.number or state.phase not in {"over", "closed"}:
            state = await self.replay(table.state.id, match)
        if match != state.number or state.phase not in {"over", "closed"}:
            raise Refused("no-record")
        if state.match is not None:
            return state.match.record()
        kept = await read_kept(self.store, state.id)
        if match not in kept.records:
            raise Refused("no-record")
        return kept.records[match]

    # -- the end ------------------------------------------------------------------------------

    def say_goodbye(self) -> None:
        """Everybody hears that the server goes down, and that coming back helps."""
        for table in self.live.values():
            for viewer in table.viewers:
                viewer.dismiss("going-down", again=True)

    async def keep_all(self) -> None:
        """What other rules could go on from, of every game that runs."""
        await asyncio.gather(*(table.snapshots.last() for table in self.live.values()))

    def close(self) -> None:
        for table in self.live.values():
            table.close()
        self.live.clear()


def check_seats(seats: list[str]) -> None:
    allowed = [OPEN, RESERVED, *MINDS]
    for at, plan in enumerate(seats):
        if plan not in allowed:
            raise Refused("seat-plan", seat=at + 1, allowed=", ".join(allowed))


def settled(settings: Settings) -> Settings:
    """With what follows from being public."""
    if settings.stand_in not in MINDS:
        raise Refused("level-unknown", allowed=", ".join(MINDS))
    if settings.chat is None:
        return msgspec.structs.replace(settings, chat="phrases" if settings.public else "text")
    return settings


def must_be_invited(state: TableState, key: str | None) -> None:
    if state.phase == "closed":
        raise Refused("closed")
    if not state.settings.public and (key is None or hashed(key) != state.invite):
        raise Refused("not-invited")


def may_watch(state: TableState, key: str | None) -> bool:
    """Whether somebody without a seat may look on."""
    if not state.settings.spectators:
        return False
    return state.settings.public or (key is not None and hashed(key) in {state.invite, state.watch})


def chosen_seat(state: TableState, seat: int | None) -> int | None:
    """The seat a newcomer wants, or the first open one; None: he looks on."""
    if seat is None:
        opens = (at for at, one in enumerate(state.seats) if one.kind == OPEN)
        return next(opens, None) if state.phase == "gathering" else None
    if not 0 <= seat < len(state.seats):
        raise Refused("seat-unknown", seats=len(state.seats))
    if not state.seats[seat].free:
        raise Refused("seat-taken", seat=seat + 1)
    return seat
