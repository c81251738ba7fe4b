"""The framework alone: a WebSocket that is accepted and then silent, by Starlette and uvicorn."""

import asyncio
import socket
import sys

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

COMMAND = (sys.executable, "-m", "bench.server.bare")
PATH = "/socket"


async def silent(connection: WebSocket) -> None:
    await connection.accept()
    await connection.receive()


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute(PATH, silent)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main()
