"""What every answer carries, and whom the server talks to at all."""

import urllib.request
from typing import Any

import pytest

from tests.server.inside import Server
from tests.table.room import play

PATHS = [
    "/",
    "/t/0f3a5c7e91",
    "/health",
    "/api/games",
    "/api/nothing",
    "/no/such/file.js",
    "/schema",
    "/metrics",
]
STRICT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def directives(policy: str) -> dict[str, str]:
    return dict(part.strip().split(" ", 1) for part in policy.split(";"))


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(path: str) -> None:
    """Errors, too; scripts come from here or not at all, and nobody frames the page."""

    async def scene() -> None:
        answer = await Server().ask("GET", path)
        policy = directives(answer.headers["content-security-policy"])
        assert STRICT.items() <= policy.items()
        assert not any("unsafe" in allowed for name, allowed in policy.items() if name != "style-src-attr")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers

    play(scene)


def test_behind_https_browsers_stay_there() -> None:
    async def scene() -> None:
        server = Server(base_url="https://games.example.org/")
        answer = await server.ask("GET", "/health", host="games.example.org")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"

    play(scene)


def test_answers_with_tokens_are_kept_nowhere() -> None:
    async def scene() -> None:
        body = {"game": "x-bierze", "seats": ["open", "1"], "name": "Ania"}
        answer = await Server().ask("POST", "/api/tables", body)
        assert answer.json["token"]
        assert answer.headers["cache-control"] == "no-store"

    play(scene)


@pytest.mark.parametrize(
    ("host", "origin", "base_url", "status"),
    [
        ("localhost:7265", None, None, 200),
        ("127.0.0.1:7265", "http://127.0.0.1:7265", None, 200),
        ("[::1]:7265", None, None, 200),
        ("192.168.1.7:7265", "http://192.168.1.7:7265", None, 200),
        ("raspberry.local", None, None, 200),
        ("games.example.org", "https://games.example.org", "https://games.example.org/", 200),
        ("games.example.org", None, None, 403),
        ("evil.example", None, "https://games.example.org/", 403),
        ("localhost:7265", "https://evil.example", None, 403),
        ("localhost:7265", "null", None, 403),
        ("localhost:7265", "http://localhost:8000", None, 403),
        ("]", None, None, 403),
    ],
)
def test_who_may_ask(host: str, origin: str | None, base_url: str | None, status: int) -> None:
    """Its own page, under names of this machine and its network or the one it was told; and programs."""

    async def scene() -> None:
        headers: dict[str, Any] = {"host": host} | ({} if origin is None else {"origin": origin})
        answer = await Server(base_url=base_url).ask("GET", "/health", **headers)
        assert answer.status == status

    play(scene)


def test_a_form_of_somebody_elses_posts_nothing() -> None:
    """A page may send text without asking: it is no JSON of ours."""

    async def scene() -> None:
        body = {"game": "x-bierze", "seats": ["open", "1"], "name": "Ania"}
        server = Server()
        answer = await server.ask("POST", "/api/tables", body, content_type="text/plain")
        assert (answer.status, answer.json["code"]) == (400, "bad-message")
        assert not server.tables.live

    play(scene)


def test_metrics_are_for_this_machine(server: str) -> None:
    async def scene() -> None:
        assert (await Server().ask("GET", "/metrics", client="192.0.2.1")).status == 404

    play(scene)
    with urllib.request.urlopen(f"{server}/metrics") as answer:
        assert b"stolik_live_tables" in answer.read()


@pytest.mark.parametrize("path", ["../run.py", "%2e%2e/run.py", "/etc/passwd", "a\0b.js", ".stamp"])
def test_no_file_but_the_page_s(path: str) -> None:
    async def scene() -> None:
        answer = await Server().ask("GET", f"/{path}")
        assert answer.status == 404 or b"<!doctype html>" in answer.body.lower()
        assert b"import" not in answer.body

    play(scene)
