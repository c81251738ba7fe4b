"""What can be asked over HTTP: games, rule books, tables, records."""

from functools import cache

import msgspec

import stolik
from stolik import _build
from stolik.bots.house import MINDS
from stolik.engine.chance import fast
from stolik.engine.data import Json
from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.engine.registry import find_game, game_ids
from stolik.server.calls import Call, Endpoint
from stolik.server.wire import (
    Claim,
    Forget,
    Forgotten,
    GameCard,
    Health,
    Join,
    Joined,
    MyTable,
    MyTables,
    MyTurn,
    NewTable,
    RuleText,
    TableCard,
)
from stolik.store import TableRow, Which
from stolik.table.listing import Card, card_of, read_card
from stolik.table.live import LiveTable
from stolik.table.problems import Refused
from stolik.table.state import TableState
from stolik.table.tables import may_watch, must_be_invited
from stolik.table.tell import seat_names

# Lists of public tables are no longer than this: the newest come first.
MOST_LISTED = 200


async def health(_: Call) -> Health:
    return Health(status="ok", version=stolik.__version__, engine=_build.describe())


# -- games -------------------------------------------------------------------------------------


async def games(_: Call) -> list[GameCard]:
    return [game_card(game_id) for game_id in game_ids()]


@cache
def game_card(game_id: str) -> GameCard:
    game = find_game(game_id)
    state, _ = game.start(game.min_seats, fast(0))
    return GameCard(
        id=game.id,
        title=game.title,
        seats=list(range(game.min_seats, game.max_seats + 1)),
        options=msgspec.json.schema(game.options_type),
        revision=game.revision,
        bots={level: mind.name for level, mind in MINDS.items()},
        race=state.race,
        board=type(game).with_board is not Game.with_board,
    )


async def rules(call: Call) -> list[RuleText]:
    book = find_game(call.path["game"]).rulebook
    return [
        RuleText(id=entry.id, kind=entry.kind, words=entry.words(call.language), section=entry.booklet)
        for entry in book.entry
    ]


# -- tables ------------------------------------------------------------------------------------


async def list_tables(call: Call) -> list[TableCard]:
    rows = await call.site.tables.store.rows(Which(phases=("gathering", "playing"), public=True))
    newest = sorted(rows, key=lambda row: row.created, reverse=True)[:MOST_LISTED]
    cards = [listed(call, row) for row in newest]
    return [card for card in cards if may_be_listed(card)]


def listed(call: Call, row: TableRow) -> TableCard:
    live = call.site.tables.live.get(row.id)
    if live is not None:
        return card_for(live.state)
    return shown(row.id, row.game, row.phase, read_card(row.card))


def may_be_listed(card: TableCard) -> bool:
    return card.settings.spectators or any(seat.free for seat in card.seats)


def card_for(state: TableState) -> TableCard:
    return shown(state.id, state.game_id, state.phase, card_of(state))


def shown(table_id: str, game_id: str, phase: str, card: Card) -> TableCard:
    return TableCard(
        table=table_id,
        game=game_id,
        title=find_game(game_id).title,
        phase=phase,  # type: ignore[arg-type]
        seats=card.seats,
        options=card.options,
        settings=card.settings,
        host=card.host,
    )


async def make_table(call: Call) -> Joined:
    if not call.site.limits.tables.allows(call.client):
        raise Refused("too-many", what="tables")
    body: NewTable = call.body
    opened = await call.site.tables.create(
        body.game,
        body.seats,
        name=body.name,
        options=body.options,
        components=components_of(body),
        settings=body.settings,
        nonce=body.nonce,
        watch=body.watch,
        client=call.client,
    )
    table = await call.site.tables.find(opened.table)
    joined = joined_as(table, 0, opened.token)
    return msgspec.structs.replace(
        joined,
        invite_key=opened.invite_key,
        watch_key=opened.watch_key,
        reserved={str(seat): token for seat, token in opened.reserved.items()},
    )


def components_of(body: NewTable) -> Json:
    if body.board is None:
        return body.components
    return find_game(body.game).with_board(body.components, body.board, "board")


def joined_as(table: LiveTable, number: int, token: str) -> Joined:
    member = table.state.members[number]
    return Joined(table=table.state.id, member=number, name=member.name, token=token, seat=member.seat)


async def show_table(call: Call) -> TableCard:
    """For whoever holds an invitation or a token, or anybody where the table is public."""
    table = await call.site.tables.find(call.path["table"])
    must_be_let_in(table.state, call.key)
    return card_for(table.state)


def must_be_let_in(state: TableState, key: str | None) -> None:
    """A member, somebody invited, or somebody who may watch."""
    member = None if key is None else state.member_of(key)
    if member is not None and not member.kicked:
        return
    if not may_watch(state, key):
        must_be_invited(state, key)


async def join(call: Call) -> Joined:
    if not call.site.limits.joins.allows(call.client):
        raise Refused("too-many", what="tables")
    body: Join = call.body
    table = await call.site.tables.find(call.path["table"])
    number, token = await call.site.tables.join(
        table, name=body.name, key=body.key, seat=body.seat, nonce=body.nonce, robot=body.robot
    )
    return joined_as(table, number, token)


async def claim(call: Call) -> Joined:
    body: Claim = call.body
    table = await call.site.tables.find(call.path["table"])
    number = await call.site.tables.claim(
        table, token=body.token, name=body.name, nonce=body.nonce, robot=body.robot
    )
    return joined_as(table, number, body.token)


async def your_turn(call: Call) -> list[MyTurn]:
    body: MyTables = call.body
    found = [await my_turn(call, mine) for mine in body.tables]
    return [turn for turn in found if turn is not None]


async def my_turn(call: Call, mine: MyTable) -> MyTurn | None:
    """None where the table or the membership is no more."""
    try:
        state = (await call.site.tables.find(mine.table)).state
    except Refused:
        return None
    member = state.member_of(mine.token)
    if member is None or member.kicked:
        return None
    return MyTurn(
        table=state.id,
        game=state.game_id,
        phase=state.phase,
        waiting_for_me=member.seat is not None and member.seat in state.owing(),
        names=[name for name in seat_names(state) if name],
    )


async def record(call: Call) -> Record:
    tables, name, wanted = call.site.tables, call.path["table"], match_number(call)
    try:
        table = await tables.find(name)
    except Refused:
        return await tables.archived_record(name, wanted, call.key)
    must_be_let_in(table.state, call.key)
    return await tables.record(table, table.state.number if wanted is None else wanted)


def match_number(call: Call) -> int | None:
    wanted = call.request.query_params.get("match", "")
    if not wanted:
        return None
    if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > 6:
        raise Refused("no-record")
    return int(wanted)


async def forget(call: Call) -> Forgotten:
    body: Forget = call.body
    mine = {(one.table, one.token) for one in body.tables}
    return Forgotten(
        tables=[table for table, token in sorted(mine) if await call.site.tables.forget(table, token)]
    )


ENDPOINTS = [
    Endpoint("GET", "/health", health, Health, "Whether the server runs, and what."),
    Endpoint("GET", "/api/games", games, list[GameCard], "Every game: seats, options as JSON Schema, bots."),
    Endpoint("GET", "/api/games/{game}/rules", rules, list[RuleText], "The rule book.", query=("language",)),
    Endpoint("GET", "/api/tables", list_tables, list[TableCard], "Public tables to join or to watch."),
    Endpoint("POST", "/api/tables", make_table, Joined, "A new table.", body=NewTable),
    Endpoint(
        "GET", "/api/tables/{table}", show_table, TableCard, "What a visitor may see of it.", keyed=True
    ),
    Endpoint("POST", "/api/tables/{table}/join", join, Joined, "A new member of the table.", body=Join),
    Endpoint("POST", "/api/tables/{table}/claim", claim, Joined, "Who holds a token.", body=Claim),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        Record,
        "The record of a game that is over.",
        query=("match",),
        keyed=True,
    ),
    Endpoint(
        "POST",
        "/api/your-turn",
        your_turn,
        list[MyTurn],
        "Which tables wait for you.",
        body=MyTables,
    ),
    Endpoint(
        "POST", "/api/forget", forget, Forgotten, "Deletes a person's data from these tables.", body=Forget
    ),
]
