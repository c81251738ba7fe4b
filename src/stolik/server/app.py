"""The web application: HTTP, WebSocket and page over one `Tables`."""

import asyncio
import ipaddress

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from stolik.server.api import ENDPOINTS
from stolik.server.calls import Site, client_of, language_of, refusal
from stolik.server.connection import serve_connection
from stolik.server.guard import Guard
from stolik.server.metrics import METRICS_TYPE
from stolik.server.openapi import schema
from stolik.server.page import page
from stolik.table.problems import Refused


async def table_socket(socket: WebSocket) -> None:
    site: Site = socket.app.state.site
    client = client_of(socket.client)
    if not site.limits.connect(client):
        site.metrics.dismissed("too-many")
        await socket.close(1013, "too-many")
        return
    serving = asyncio.current_task()
    assert serving is not None, "every connection has a task"
    site.connections.add(serving)
    try:
        await socket.accept()
        await serve_connection(socket, site, socket.path_params["table"])
    finally:
        site.connections.discard(serving)
        site.limits.disconnect(client)


async def metrics(request: Request) -> Response:
    """For this machine only: what is behind a proxy counts as coming from whoever asks the proxy."""
    site: Site = request.app.state.site
    if request.client is None or not is_loopback(request.client.host):
        return await nothing_here(request)
    return Response(site.metrics.text(site.tables), media_type=METRICS_TYPE)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def nothing_here(request: Request) -> Response:
    return refusal(Refused("not-here"), language_of(request.headers.get("accept-language", "")))


def make_app(site: Site, base_url: str | None = None) -> ASGIApp:
    routes: list[Route | WebSocketRoute] = [
        Route(endpoint.path, endpoint.answer, methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/schema", schema),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes)
    app.state.site = site
    return Guard(app, base_url)
