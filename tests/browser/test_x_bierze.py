"""X bierze! on the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.site import Site
from tests.browser.visitor import THEMES, Theme, Visit, assert_accessible, shot


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_accessible(site: Site, visit: Visit, theme: Theme) -> None:
    """While cards are chosen, and at the end."""
    table = site.table("x-bierze", ["Ania", "1", "2"], start=True)
    page = visit(table.seat("Ania"), theme=theme)
    expect(page.get_by_role("toolbar", name="hand").get_by_role("button")).to_have_count(8)
    assert_accessible(page)
    shot(page, f"x-bierze-{theme}")
    table.play("Ania")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert_accessible(page)
