"""Kniffel on the page: whole games by mouse and by keyboard, what is refused, and how it looks."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Touch, by_keyboard, by_mouse
from tests.browser.site import Made, Site
from tests.browser.visitor import THEMES, Theme, Visit, assert_accessible, portraits

SHORT = {"max_turns": 12, "start": 0}
HAND = '[aria-label="Your hand"] [data-pick]'
MY_TURN = "[data-pick=announce]:enabled"
# An open box for which the page shows what the hand would make there now.
OFFERED = ".column button:has(em)"
SCORE = "[data-pick=score]"
DRAW = "[data-pick=swap-1]"


def turn(page: Page, touch: Touch) -> None:
    """Scores where something can be scored, and swaps a card otherwise."""
    expect(page.locator(MY_TURN)).to_be_visible()
    if page.locator(OFFERED).count():
        touch(page, OFFERED)
        touch(page, f"{SCORE}:enabled")
    else:
        touch(page, f"{DRAW}:enabled")
    expect(page.locator(MY_TURN)).to_have_count(0)


def opened(site: Site, visit: Visit, **more: object) -> tuple[Page, Made]:
    table = site.table("kniffel", ["Ania", "Bartek"], start=True, options=SHORT, **more)
    page = visit(table.seat("Ania"))
    expect(page.locator(MY_TURN)).to_be_visible()
    return page, table


@pytest.mark.parametrize("touch", [by_mouse, by_keyboard])
def test_a_whole_game(site: Site, visit: Visit, touch: Touch) -> None:
    """To the end, by the mouse alone and by the keyboard alone."""
    page, table = opened(site, visit)
    for _ in range(12):
        turn(page, touch)
        table.play("Bartek", turns=1)
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_be_visible()
    game = table.look().game
    assert game is not None
    for points in game["ending"]["points"]:
        expect(end).to_contain_text(str(points))


def test_what_is_refused_names_the_rule(site: Site, visit: Visit) -> None:
    """A single card makes no Kniffel: the page says which sentence of the rules is against it."""
    page, _ = opened(site, visit)
    page.locator(HAND).first.click()
    page.locator("[data-pick=kniffel]").click()
    page.locator("[data-pick=kniffel]").click()
    refusal = page.locator(".toast.refusal")
    expect(refusal).to_contain_text("Rule K")
    expect(page.locator(MY_TURN)).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_accessible(site: Site, visit: Visit, theme: Theme) -> None:
    """While a box is chosen, with somebody else's sheet, and at the end."""
    table = site.table("kniffel", ["Ania", "1"], start=True, options=SHORT)
    page = visit(table.seat("Ania"), theme=theme)
    expect(page.locator(MY_TURN)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Sheet of Kuba").click()
    assert_accessible(page)
    table.play("Ania")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert_accessible(page)


def test_how_it_looks(site: Site, visit: Visit) -> None:
    """Pictures from making a table to its end: three screens, two themes, four kinds of eyes."""
    page = visit("/")
    page.get_by_role("button", name="Kniffel").click()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    portraits(page, "kniffel-new")
    table = site.table("kniffel", ["Ania", "Bartek", "2"], options=SHORT)
    page = visit(table.seat("Ania"))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    portraits(page, "kniffel-gathering")
    page.get_by_role("button", name="Start the game").click()
    for _ in range(4):
        turn(page, by_mouse)
        table.play("Bartek", turns=1)
    expect(page.locator(MY_TURN)).to_be_visible()
    page.locator(HAND).first.click()
    portraits(page, "kniffel-play", eyes=True)
    table.play_all(["Ania", "Bartek"])
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    portraits(page, "kniffel-end")
