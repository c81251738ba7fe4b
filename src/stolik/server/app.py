"""The web application: HTTP, WebSocket and page over one `Tables`."""

import asyncio

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
from stolik.server.openapi import schema
from stolik.server.page import page
from stolik.table.problems import Refused


async def table_socket(socket: WebSocket) -> None:
    site: Site = socket.app.state.site
    client = client_of(socket.client)
    if not site.limits.connect(client):
        await socket.close(1013, "too-many")
        return
    serving = asyncio.current_task()
    assert serving is not None, "every connection has a task"
    site.connections.add(serving)
    try:
        await socket.accept()
        await serve_connection(socket, site.tables, socket.path_params["table"])
    finally:
        site.connections.discard(serving)
        site.limits.disconnect(client)


async def nothing_here(request: Request) -> Response:
    return refusal(Refused("not-here"), language_of(request.headers.get("accept-language", "")))


def make_app(site: Site, base_url: str | None = None) -> ASGIApp:
    routes: list[Route | WebSocketRoute] = [
        Route(endpoint.path, endpoint.answer, methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/schema", schema),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes)
    app.state.site = site
    return Guard(app, base_url)
