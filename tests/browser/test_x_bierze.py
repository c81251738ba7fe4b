"""X bierze! on the page: whole games by two people, hands hidden, and how it looks."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Touch, by_keyboard, by_mouse, until
from tests.browser.site import Made, Site
from tests.browser.visitor import THEMES, Theme, Visit, assert_accessible, portraits

HAND = '[aria-label="Your hand"] [data-pick]'
GO = ".actions button"
# What may be picked for each decision, by what the button asks for.
ASKS = {
    "Choose a card": HAND,
    "Choose a row to take": '[aria-label="Rows"] [data-pick]',
    "Choose a card for your X row": '[aria-label="Taken cards"] [data-pick]',
}
# The number of cards in each hand when the last hand is dealt.
CARDS = 8
PIECES = "[...document.querySelectorAll('[data-piece]')].map(piece => piece.dataset.piece)"
TAKEN_UP = """() => !document.querySelector('[data-pick][aria-pressed=true]')
  || document.querySelector('.toast.refusal')"""


def hand(page: Page) -> list[str]:
    return [str(pick.get_attribute("data-pick")) for pick in page.locator(HAND).all()]


def play(page: Page, touch: Touch = by_mouse) -> bool:
    """Decides what is asked, if anything is; where a card does not fit the X row, the next is tried."""
    if over(page):
        return False
    picks = ASKS.get(page.locator(GO).inner_text())
    if picks is None:
        return False
    for pick in range(page.locator(picks).count()):
        name = page.locator(picks).nth(pick).get_attribute("data-pick")
        touch(page, f'[data-pick="{name}"]')
        touch(page, GO)
        until(lambda: page.evaluate(TAKEN_UP) or None, page)
        if not page.locator(".toast.refusal").count():
            return True
        page.locator(".toast button").first.click()
    raise AssertionError("every card was refused")


def over(page: Page) -> bool:
    return page.get_by_role("dialog", name="The game is over").is_visible()


def keeps_secrets(pages: list[Page], table: Made, names: list[str]) -> None:
    """No card of anybody's hand is anywhere on the page of somebody else."""
    hands = table.hands(names)
    for page, mine in zip(pages, hands, strict=True):
        others = {str(card) for other in hands if other is not mine for card in other}
        assert others.isdisjoint(page.evaluate(PIECES))
        shown = set(page.locator("[data-pick]").evaluate_all("all => all.map(pick => pick.dataset.pick)"))
        assert others.isdisjoint(shown)


def test_two_people_play_to_the_end(site: Site, visit: Visit) -> None:
    """One invites, one comes by the link; hands stay hidden, one reloads in the middle, one plays by the
    keyboard; the deal is verified, and they play once more."""
    table = site.table("x-bierze", ["Ania", "open"])
    ania = visit(table.seat("Ania"))
    bartek = visit(table.invitation, language="pl")
    bartek.get_by_label("Twoje imię").fill("Bartek")
    bartek.get_by_role("button", name="Usiądź").click()
    bartek.evaluate("localStorage['stolik.settings'] = JSON.stringify({language: 'en'})")
    expect(ania.get_by_text("Bartek")).to_be_visible()
    table.tokens["Bartek"] = bartek.evaluate("JSON.parse(localStorage['stolik.places'])[0].people[0].token")
    ania.get_by_role("button", name="Start the game").click()
    bartek.reload()
    pages, touches = [ania, bartek], [by_mouse, by_keyboard]
    for page in pages:
        expect(page.locator(HAND)).to_have_count(CARDS)
    for turn in itertools.count():
        if turn in {0, 7, 20}:
            keeps_secrets(pages, table, ["Ania", "Bartek"])
        if turn == 5:
            ania.reload()
            expect(ania.locator(GO)).to_be_visible()
        if all(map(over, pages)):
            break
        played = [play(page, touch) for page, touch in zip(pages, touches, strict=True)]
        if not any(played):
            ania.wait_for_timeout(20)
    verified_and_again(ania, bartek)


def verified_and_again(ania: Page, bartek: Page) -> None:
    for page in (ania, bartek):
        page.get_by_text("Was the deal fair?").click()
        page.get_by_role("button", name="Check").click()
        for finding in ("fits the hash", "saw before the deal.", "from this device went into the deal."):
            expect(page.locator("li.true", has_text=finding)).to_be_visible()
    bartek.get_by_role("button", name="Once more").click()
    expect(bartek.get_by_text("The host starts the game.")).to_be_visible()
    ania.get_by_role("button", name="Start the game").click()
    for page in (ania, bartek):
        expect(page.locator(HAND)).to_have_count(CARDS)


def test_a_game_without_confirming(site: Site, visit: Visit) -> None:
    """Whoever has switched the button off plays by one tap; a sealed card may be changed."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    page = visit(table.seat("Ania"), confirm=False)
    expect(page.locator(HAND)).to_have_count(CARDS)
    first, second = hand(page)[:2]
    page.locator(f'[data-pick="{first}"]').click()
    expect(page.locator(HAND)).to_have_count(CARDS - 1)
    page.locator(f'[data-pick="{second}"]').click()
    expect(page.locator(f'[data-pick="{first}"]')).to_be_visible()
    expect(page.locator(HAND)).to_have_count(CARDS - 1)


def test_the_keyboard_stays_in_the_hand(site: Site, visit: Visit) -> None:
    """When a card has been played with the keyboard, the focus is on the card beside it."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    page = visit(table.seat("Ania"))
    expect(page.locator(HAND)).to_have_count(CARDS)
    cards = hand(page)
    by_keyboard(page, f'[data-pick="{cards[2]}"]')
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-pick="{cards[2]}"]')).to_have_count(0)
    expect(page.locator(f'[data-pick="{cards[3]}"]')).to_be_focused()


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_accessible(site: Site, visit: Visit, theme: Theme) -> None:
    """While cards are chosen, and at the end."""
    table = site.table("x-bierze", ["Ania", "1", "2"], start=True)
    page = visit(table.seat("Ania"), theme=theme)
    expect(page.locator(HAND)).to_have_count(CARDS)
    assert_accessible(page)
    table.play("Ania")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert_accessible(page)


def test_how_it_looks(site: Site, visit: Visit) -> None:
    """Pictures from making a table to its end: three screens, two themes, four kinds of eyes."""
    page = visit("/")
    page.get_by_role("button", name="X bierze!").click()
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    portraits(page, "x-bierze-new")
    table = site.table("x-bierze", ["Ania", "Bartek", "2"])
    page = visit(table.seat("Ania"))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    portraits(page, "x-bierze-gathering")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(HAND)).to_have_count(CARDS)
    table.play_whoever(["Ania", "Bartek"], turns=6)
    expect(page.locator(HAND).first).to_be_visible()
    portraits(page, "x-bierze-play", eyes=True)
    table.play_all(["Ania", "Bartek"])
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    portraits(page, "x-bierze-end")
