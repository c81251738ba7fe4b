"""Several people on one device: it goes from hand to hand, and a curtain hides the cards on the way."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site
from tests.browser.visitor import PHONE, THEMES, Visit, assert_accessible, shot

# What somebody does when it is his turn, by game: the first move that its page offers.
MOVES = {
    "X bierze!": ['[aria-label="Your hand"] [data-pick]', ".actions button"],
    "Kniffel": ["[data-pick=swap-1]:enabled"],
    "6. bierze!": ['[aria-label="Your tiles"] [data-pick]', "[data-pick=go]:enabled"],
}
PIECES = "[data-piece], [data-pick], .toast"


def covered(page: Page, name: str) -> None:
    """The device is meant for somebody, and nothing of anybody's hand is in the page."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    assert page.locator(PIECES).count() == 0


@pytest.mark.parametrize("game", list(MOVES))
def test_the_device_goes_round(visit: Visit, game: str) -> None:
    """A table made for two at one device: each plays behind the curtain; a reload draws it."""
    page = visit("/")
    page.get_by_role("button", name=game).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_label("Your name").fill("Ania")
    dialog.get_by_role("combobox", name="Seat 2").select_option("here")
    dialog.get_by_label("Name for seat 2").fill("Bartek")
    dialog.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start the game").click()
    starter = page.get_by_role("heading", name="Pass the device to")
    first = starter.inner_text().removeprefix("Pass the device to ")
    second = "Bartek" if first == "Ania" else "Ania"
    for name in (first, second):
        covered(page, name)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".frame")).to_be_visible()
        expect(page.locator(".chip", has_text=name)).to_have_count(0)
        for wanted in MOVES[game]:
            page.locator(wanted).first.click()
    if game == "Kniffel":
        covered(page, first)
    page.reload()
    expect(starter).to_be_visible()
    assert page.locator(PIECES).count() == 0


def test_nobody_of_the_device_is_away(site: Site, visit: Visit) -> None:
    """Others see both as present; the holder may hand the device on at any time."""
    table = site.table("x-bierze", ["Ania", "Bartek", "Celina"])
    page = visit(table.seat("Ania"))
    expect(page.get_by_text("Ania (you)")).to_be_visible()
    page.goto(table.seat("Bartek"))
    celina = visit(table.seat("Celina"))
    expect(celina.get_by_role("listitem").filter(has_text="is away")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    covered(page, "Ania")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)
        shot(page, f"curtain-{PHONE[0]}-{theme}")
    page.get_by_role("button", name="I am Bartek").click()
    mine = {str(card) for card in table.hands(["Bartek"])[0]}
    expect(page.locator("[data-pick]")).to_have_count(len(mine))
    assert set(page.locator("[data-pick]").evaluate_all("all => all.map(one => one.dataset.pick)")) == mine
    page.get_by_role("button", name="Hide the cards and pass the device on").click()
    covered(page, "Ania")
