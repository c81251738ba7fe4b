"""`stolik serve`: tables for the browser, from one process and one file."""

import argparse
import gc
import os
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

from stolik.engine.errors import DataError

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 7265
KEEP_DAYS = 90


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help=f"the address to listen at (default {LOOPBACK}: this machine only)")
    parser.add_argument("--port", type=port_number, default=PORT, help=f"0 is any free one (default {PORT})")
    parser.add_argument("--lan", action="store_true", help="let others in this network in; shows a QR code")
    parser.add_argument(
        "--database", metavar="FILE_OR_URL", help=f"where tables are kept (default {default_database()})"
    )
    parser.add_argument(
        "--base-url", type=address, metavar="URL", help="the address others know this server by"
    )
    parser.add_argument(
        "--keep-days",
        type=days,
        default=KEEP_DAYS,
        metavar="N",
        help=f"tables that nobody has touched for so long become records (default {KEEP_DAYS}; 0: never)",
    )
    parser.add_argument(
        "--limits",
        type=factor,
        default=1,
        metavar="N",
        help="one address, and one member, may do N times as much: for a school or for programs (default 1)",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="what is told on standard error, as JSON lines (default warning)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.set_defaults(run=run)


def port_number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: a number from 0 to 65535")
    return int(text)


def address(text: str) -> str:
    """The root of a host: everything the page asks for is there."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
        good = good and parts.path in {"", "/"} and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        good = False
    if not good:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form https://games.example.org/")
    return text


def factor(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000")
    return int(text)


def days(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 36500:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days from 0 to 36500")
    return int(text)


def run(options: argparse.Namespace) -> int:
    # Only this command needs the server: all others start without it.
    # What is imported stays: a tenth of the time would go into garbage that is not there.
    gc.disable()
    from stolik.server.limits import Limits  # noqa: PLC0415
    from stolik.server.logs import set_up  # noqa: PLC0415
    from stolik.server.run import Plan, listen  # noqa: PLC0415
    from stolik.server.run import run as run_server  # noqa: PLC0415

    gc.enable()

    host = options.host or (EVERYWHERE if options.lan else LOOPBACK)
    database = options.database or str(default_database(make=True))
    listening = listen(host, options.port)
    port = listening.getsockname()[1]
    plan = Plan(
        host=host,
        port=port,
        database=database,
        base_url=options.base_url,
        keep_days=options.keep_days or None,
        limits=Limits(factor=options.limits),
    )
    set_up(options.log_level)

    def ready() -> None:
        announce(options, port, database)

    with listening:
        run_server(plan, listening, ready)
    print("Stolik has stopped; all tables are kept.", file=sys.stderr)
    return 0


def announce(options: argparse.Namespace, port: int, database: str) -> None:
    own = f"http://{shown_host(options.host)}:{port}/"
    print(f"Stolik is at {options.base_url or own}", flush=True)
    print(f"Tables are kept in {database}. Ctrl-C stops; nothing is lost.", flush=True)
    if options.lan:
        announce_lan(port)
    if not options.no_browser and has_display():
        webbrowser.open(own)


def shown_host(host: str | None) -> str:
    if host in {None, EVERYWHERE, "::"}:
        return LOOPBACK
    return f"[{host}]" if host and ":" in host else str(host)


def announce_lan(port: int) -> None:
    import segno  # noqa: PLC0415

    url = f"http://{lan_address()}:{port}/"
    print(f"In this network: {url}", flush=True)
    if sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)


def lan_address() -> str:
    """The address by which this machine reaches its network: no packet is sent for that."""
    import socket  # noqa: PLC0415

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_display() -> bool:
    return sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def default_database(*, make: bool = False) -> Path:
    """In the folder where this platform keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "Stolik"
    elif sys.platform == "darwin":
        folder = home / "Library/Application Support/Stolik"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "stolik"
    if make:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = f"{folder} cannot be made ({error.strerror}); name another file"
            raise DataError("--database", why) from None
    return folder / "stolik.db"
