"""6. bierze! on the page: whole games, every card, what is refused, and how it looks."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolik.engine.registry import find_game
from tests.browser.site import Made, Site
from tests.browser.visitor import Visit

VERSIONS = ("basic", "basic+luck", "advanced", "advanced+luck")
BOX: dict[str, Any] = find_game("six-bierze").default_components

GO = "[data-pick=go]"
TILES = '[aria-label="Your tiles"] [data-pick]'
TRAY = ".tray [data-pick]"
CARD = '[aria-label="Your cards"] [data-closed=false][aria-pressed=false]'
CHOICE = '[aria-label="Your tiles"] [aria-pressed=false], .tray [data-closed=false][aria-pressed=false]'

Touch = Callable[[Page, str], None]

# The number of the decision that is asked now, if it is not the last one; -1 when the game is over.
ASKED = """last => {
  if (document.querySelector('dialog[open]')) return -1
  const go = document.querySelector('[data-asks]')
  return go && Number(go.dataset.decision) !== last ? Number(go.dataset.decision) : null
}"""
# The key that brings the focus nearer to what is looked for.
NEXT_KEY = """wanted => {
  const here = document.activeElement
  if (here.matches(wanted)) return 'Enter'
  return here.closest('[role=toolbar]')?.querySelector(wanted) ? 'ArrowRight' : 'Tab'
}"""


def by_mouse(page: Page, wanted: str) -> None:
    page.locator(wanted).first.click()


def by_keyboard(page: Page, wanted: str) -> None:
    for _ in range(100):
        key = page.evaluate(NEXT_KEY, wanted)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def asked(page: Page, last: int = 0) -> int:
    """Waits for a decision after the last one; -1 when there is none any more."""
    found = page.wait_for_function(ASKED, arg=last)
    return int(found.json_value())


def mode(page: Page) -> str | None:
    return page.locator(".go").get_attribute("data-asks")


def choose(page: Page, touch: Touch = by_mouse) -> None:
    """Names whatever has to be named, and plays it."""
    while page.locator(GO).is_disabled():
        touch(page, CHOICE)
    touch(page, GO)


def play_to_the_end(page: Page, touch: Touch) -> Counter[str]:
    """Plays every card that may be played; counts what was asked."""
    asks: Counter[str] = Counter()
    number = 0
    while (number := asked(page, number)) >= 0:
        if page.locator(CARD).count():
            touch(page, CARD)
            asks["card"] += 1
        asks[mode(page) or ""] += 1
        choose(page, touch)
    return asks


def open_table(
    site: Site, visit: Visit, seats: list[str], *, more: dict[str, Any] | None = None, **options: Any
) -> tuple[Page, Made]:
    table = site.table("six-bierze", seats, start=True, options=options, **(more or {}))
    return visit(table.seat(seats[0])), table


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [by_mouse, by_keyboard])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_whole_game(site: Site, visit: Visit, version: str, touch: Touch) -> None:
    """Every version is played to its end, by the mouse alone and by the keyboard alone."""
    page, table = open_table(site, visit, ["Ania", "1", "1", "1"], version=version)
    asks = play_to_the_end(page, touch)
    assert asks["tiles"] >= 6
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    game = table.look().game
    assert game is not None
    for points in game["ending"]["points"]:
        expect(page.get_by_role("dialog")).to_contain_text(str(points))
    expect(page.get_by_role("dialog").locator("figure svg")).to_be_visible()
