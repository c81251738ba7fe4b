"""The first screen, and the way from it to a table."""

from playwright.sync_api import expect

from tests.browser.visitor import THEMES, Visit, assert_accessible


def test_a_table_is_made(visit: Visit) -> None:
    """By somebody who has never been here, with a bot."""
    page = visit("/")
    page.get_by_role("button", name="X bierze!").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_role("combobox", name="Seat 2").select_option("1")
    assert_accessible(page)
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="X bierze!")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("toolbar", name="hand").get_by_role("button")).to_have_count(8)


def test_the_first_screen_is_accessible(visit: Visit) -> None:
    """In light and in dark."""
    for theme in THEMES:
        page = visit("/", theme=theme)
        expect(page.get_by_role("button", name="Kniffel")).to_be_visible()
        assert_accessible(page)
