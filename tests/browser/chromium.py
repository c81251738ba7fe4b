"""Finds the Chromium to test with: the system's, for Playwright's own would have to be downloaded."""

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
HOW_TO_GET = (
    "the page is not tested in a browser, for there is no Chromium here; "
    "on Debian: sudo apt-get install chromium (or name one in STOLIK_CHROMIUM)"
)
FLAGS = (
    "--headless",
    # root, in containers, has no sandbox; the tests visit their own server only
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    return os.environ.get("STOLIK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    """Says how to get one and fails, unless there is one."""
    if find() is None:
        print(HOW_TO_GET)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
