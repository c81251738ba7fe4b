"""How a person touches the page: with a mouse alone, or with a keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import Page

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
