"""Telephones that lie on their side: the board stands beside everything else."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site
from tests.browser.visitor import Visit, shot, wait_for_frames

SIDEWAYS = ((640, 360), (844, 390))
GAMES = {
    "x-bierze": ["Ania", "1", "1", "1"],
    "six-bierze": ["Ania", "1", "1", "1"],
    "kniffel": ["Ania", "1", "1"],
    "niet": ["Ania", "1", "1", "1"],
    "hexx": ["Ania", "1", "1"],
}
# What lies over something else, or outside of the frame.
WRONG = """() => {
  const box = (element) => element.getBoundingClientRect()
  const part = (name) => box(document.querySelector(`.frame > .${name}`))
  const over = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const frame = document.querySelector('.frame')
  const names = ['players', 'board', 'line', 'hand', 'actions']
  const out = names.flatMap((one, at) => names.slice(at + 1).filter((other) => over(part(one), part(other)))
    .map((other) => `${one} over ${other}`))
  if (frame.scrollHeight > frame.clientHeight) out.push('there is more than fits')
  for (const one of frame.querySelectorAll('button')) {
    const { left, right, top, bottom } = box(one)
    const cut = [-left, right - innerWidth, box(frame).top - top, bottom - innerHeight]
    if (Math.max(...cut) > 1) out.push(one.outerHTML)
  }
  return out
}"""
BESIDE = """() => {
  const part = (name) => document.querySelector(`.frame > .${name}`).getBoundingClientRect()
  if (part('board').right <= part('hand').left) return 'left'
  return part('hand').right <= part('board').left ? 'right' : 'neither'
}"""


def seen(page: Page, game: str, name: str) -> None:
    for width, height in SIDEWAYS:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_frames(page)
        assert page.evaluate(WRONG) == []
        assert page.evaluate(BESIDE) == "left"
        shot(page, f"{game}-{name}-{width}-sideways")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps(site: Site, visit: Visit, game: str) -> None:
    """At the beginning and a few turns later; the hand is where the viewer wants it."""
    table = site.table(game, GAMES[game], start=True)
    page = visit(table.seat("Ania"), size=SIDEWAYS[0])
    expect(page.locator(".frame")).to_be_visible()
    seen(page, game, "begin")
    table.play("Ania", turns=2)
    seen(page, game, "later")
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    assert page.evaluate(BESIDE) == "right"
