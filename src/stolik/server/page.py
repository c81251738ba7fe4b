"""The page: files that the front end's build has left in `static`, and headers that let nothing else in."""

import asyncio
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
# Files of the build carry a hash in their name: what was loaded once is never asked for again.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = """<!doctype html><html lang="en"><title>Stolik</title><h1>Stolik runs, its page does not</h1>
<p>The server answers, but its page was not built into this installation. From a checkout,
<code>make setup</code> builds it. The interface for programs: <a href="/schema">/schema</a>.</p></html>"""

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Where a card lies is said in its style attribute.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


async def page(request: Request) -> Response:
    """A file of the page; any other address without a dot is one that the page itself understands."""
    path = request.path_params.get("path", "")
    response = await asyncio.to_thread(respond, path, request.headers.get("accept-encoding", ""))
    tag = response.headers.get("etag")
    if tag is not None and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return response


def respond(path: str, accepted: str) -> Response:
    file = file_of(path)
    if file is None and "." not in path.rsplit("/", 1)[-1]:
        file = file_of(INDEX)
        if file is None:
            return Response(NOT_BUILT, 503, media_type="text/html")
    if file is None:
        return Response("There is no such file.\n", 404, media_type="text/plain")
    return file_response(file, accepted)


def file_of(path: str) -> Path | None:
    """A file inside the folder of the page, never one outside."""
    if "\0" in path:
        return None
    file = (STATIC / (path or INDEX)).resolve()
    inside = file.is_relative_to(STATIC.resolve())
    return file if inside and file.is_file() and not file.name.startswith(".") else None


def file_response(file: Path, accepted: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    hashed = file.relative_to(STATIC.resolve()).as_posix().startswith(HASHED)
    headers = {"cache-control": FOREVER if hashed else ASK_AGAIN, "vary": "accept-encoding"}
    offered = {part.split(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in offered and packed.is_file():
            headers["content-encoding"] = encoding
            file = packed
            break
    stat = file.stat()
    headers["etag"] = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    return Response(file.read_bytes(), media_type=kind, headers=headers)
