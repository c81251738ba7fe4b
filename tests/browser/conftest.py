"""The page in a real browser. CONTRIBUTING.md says how such a test is written."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import chromium
from tests.browser.site import Site
from tests.browser.visitor import PATIENCE, Visit


def pytest_sessionstart() -> None:
    if chromium.find() is None:
        pytest.exit(chromium.HOW_TO_GET, 1)
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": chromium.find(), "args": list(chromium.FLAGS)}


@pytest.fixture(scope="session")
def base_url() -> None:
    """None for all tests: each module has a site of its own."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for the tests of a module."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture
def visit(site: Site, new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """Opens addresses of the site, each in a browser of somebody's own."""
    visit = Visit(site.url, new_context)
    yield visit
    assert visit.complaints == [], "what browsers complained of"
