"""HTTP requests that carry JSON: read, checked, answered; every error has a code and words."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from stolik.engine.errors import StolikError
from stolik.engine.rulebook import LANGUAGES
from stolik.server.limits import Limits
from stolik.server.metrics import Metrics
from stolik.server.wire import Refusal
from stolik.table.problems import Refused, problem_of
from stolik.table.tables import Tables

MOST_BODY = 64 * 1024
BODY_SECONDS = 20.0

STATUS = {
    "kicked": 403,
    "message-long": 413,
    "no-record": 404,
    "no-spectators": 403,
    "not-here": 404,
    "not-invited": 403,
    "origin": 403,
    "seat-taken": 409,
    "table-unknown": 404,
    "token-unknown": 403,
    "table-full": 409,
    "too-many": 429,
    "unavailable": 503,
}


@dataclass
class Site:
    """What all requests share."""

    tables: Tables
    limits: Limits
    metrics: Metrics = field(default_factory=Metrics)
    # The tasks of the connections that are open.
    connections: set[asyncio.Task[None]] = field(default_factory=set)


@dataclass
class Call:
    """A request, with its body checked."""

    request: Request
    site: Site
    body: Any = None

    @property
    def path(self) -> dict[str, Any]:
        return self.request.path_params

    @property
    def key(self) -> str | None:
        """An invitation or a token: never in the address, for addresses end in logs."""
        return self.request.headers.get("x-stolik-key")

    @property
    def language(self) -> str:
        wanted = self.request.query_params.get("language")
        return language_of(wanted or self.request.headers.get("accept-language", ""))

    @property
    def client(self) -> str:
        return client_of(self.request.client)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One thing the server can be asked, and all that is documented of it."""

    method: str
    path: str
    handler: Handler
    reply: Any
    words: str
    body: type[msgspec.Struct] | None = None
    # Names of parameters: of the query, and whether a key in a header lets one in.
    query: tuple[str, ...] = ()
    keyed: bool = False

    async def answer(self, request: Request) -> Response:
        site: Site = request.app.state.site
        call = Call(request, site)
        try:
            if not site.limits.requests.allows(call.client):
                raise Refused("too-many", what="requests")
            if self.body is not None:
                call.body = await read_body(request, self.body)
            return json_response(await self.handler(call))
        except StolikError as error:
            return refusal(error, call.language)


async def read_body(request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    # A page of another origin cannot send this type without asking first.
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("bad-message", why="Content-Type must be application/json")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return decoded(await whole_body(request), kind)
    except TimeoutError:
        raise Refused("bad-message", why=f"it took longer than {BODY_SECONDS:g} seconds") from None
    except ClientDisconnect:
        raise Refused("bad-message", why="the connection ended in the middle") from None


async def whole_body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise Refused("message-long", most=MOST_BODY)
    return body


def decoded(body: bytes, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-message", why=str(error)) from None
    except RecursionError:
        raise Refused("bad-message", why="nested too deeply") from None


def language_of(header: str) -> str:
    """The first of our languages that is asked for."""
    for part in header.lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en"


def client_of(address: Any) -> str:
    """Whom limits count: an address, or in IPv6 the network that one connection gets."""
    host = address.host if address else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def json_response(data: Any, status: int = 200) -> Response:
    # Answers hold tokens: nobody on the way keeps them.
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def refusal(error: StolikError, language: str) -> Response:
    problem = problem_of(error, language)
    return json_response(Refusal(code=problem.code, words=problem.words), STATUS.get(problem.code, 400))
