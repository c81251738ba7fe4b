"""Who may talk to the server: the page it serves itself, and programs; no page of anybody else."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server.calls import language_of, refusal
from stolik.server.page import HEADERS
from stolik.table.problems import Refused


class Guard:
    """Looks at host and origin of every request, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, base_url: str | None) -> None:
        self.app = app
        self.own = urlsplit(base_url).hostname if base_url else None
        headers = dict(HEADERS)
        if base_url and base_url.startswith("https:"):
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        headers = Headers(scope=scope)
        if self.allows(headers):
            await self.app(scope, receive, with_headers)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            answer = refusal(Refused("origin"), language_of(headers.get("accept-language", "")))
            await answer(scope, receive, with_headers)

    def allows(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        if not self.is_ours(hostname(host)):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        return parts.netloc == host or (self.own is not None and parts.hostname == self.own)

    def is_ours(self, name: str) -> bool:
        """Addresses and names of this machine and its network, and the name we were told. A stranger's name
        that leads here is a page that tries to reach into a private network."""
        if name in {"", "localhost", self.own} or name.endswith((".localhost", ".local")) or "." not in name:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def hostname(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return "invalid.host"
