"""How a person touches the page, with a mouse alone or with a keyboard alone, and how he waits."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

Seen = TypeVar("Seen")
Touch = Callable[[Page, str], None]

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


def until(look: Callable[[], Seen | None], page: Page) -> Seen:
    """Looks again and again until something is seen. Playwright's own `wait_for_function` may have the page
    evaluate words, which its policy forbids."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (seen := look()) is None:
        assert time.monotonic() < deadline, "nothing is seen"
        page.wait_for_timeout(20)
    return seen
