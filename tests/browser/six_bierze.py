"""Somebody who plays 6. bierze! on the page, by mouse or by keyboard."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page

from stolik.engine.registry import find_game
from tests.browser.hands import Touch, by_mouse, until
from tests.browser.site import Made, Site
from tests.browser.visitor import Visit, wait_for_frames

BOX: dict[str, Any] = find_game("six-bierze").default_components

GO = "[data-pick=go]"
TILES = '[aria-label="Your tiles"] [data-pick]'
BACK = "[data-pick=back]"
DRAWER = "[data-pick=drawer]"
CARD = '[aria-label="Your cards"] [data-closed=false][aria-pressed=false]'
CHOICE = '[aria-label="Your tiles"] [aria-pressed=false], .tray [data-closed=false][aria-pressed=false]'

# The number of the decision that is asked now, if it is not the last one; -1 when the game is over.
ASKED = """last => {
  if (document.querySelector('dialog[open]')) return -1
  const go = document.querySelector('[data-asks]')
  return go && Number(go.dataset.decision) !== last ? Number(go.dataset.decision) : null
}"""


def asked(page: Page, last: int = 0) -> int:
    """Waits for a decision after the last one; -1 when there is none any more."""
    return int(until(lambda: page.evaluate(ASKED, last), page))


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
    site: Site,
    visit: Visit,
    seats: list[str],
    version: str,
    *,
    components: dict[str, Any] | None = None,
    **visitor: Any,
) -> tuple[Page, Made]:
    """A table that has begun, before the eyes of its first seat; `components` replace those of the box."""
    table = site.table(
        "six-bierze",
        seats,
        start=True,
        options={"version": version},
        components=BOX | components if components else None,
    )
    return visit(table.seat(seats[0]), **visitor), table


def events(table: Made, name: str) -> list[dict[str, Any]]:
    return [event for event in table.look().history if event["event"] == name]


def number_in(words: str | None) -> int:
    found = re.search(r"\d+", words or "")
    assert found, words
    return int(found[0])


def row_of(page: Page, number: int) -> Locator:
    """What is read of a row."""
    return page.get_by_role("list", name="Rows").get_by_role("listitem").nth(number - 1)


def go_words(page: Page) -> str:
    return page.locator(GO).inner_text()


# What is cut off, or lies outside of the window.
CUT_OFF = """() => {
  const out = []
  const frame = document.querySelector('.frame').getBoundingClientRect()
  for (const one of document.querySelectorAll('.frame :is(.row, .seat, .tray button, [data-pick])')) {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const cut = [-left, right - innerWidth, frame.top - top, bottom - innerHeight]
    if (Math.max(...cut) > 1) out.push(one.outerHTML)
  }
  const line = document.querySelector('.frame > .line').getBoundingClientRect()
  const ends = [...document.querySelectorAll('.frame .row')].map((row) => row.getBoundingClientRect().bottom)
  if (Math.max(...ends) > line.top + 1) out.push('rows reach into the line')
  if (document.scrollingElement.scrollHeight > innerHeight) out.push('the page scrolls')
  return out
}"""
SMALL = """() => [...document.querySelectorAll('[data-deciding] button')]
  .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 43.5 || box.height < 43.5 })
  .map((one) => one.outerHTML)"""


def assert_fits(page: Page) -> None:
    """Nothing is cut off or scrolls, and a finger hits whatever is decided."""
    wait_for_frames(page)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SMALL) == []
