"""NIET! on the page: vetoes, teams, the bonus card, discards, tricks, rounds and whole games."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.engine.data import plain
from stolik.engine.registry import find_game
from tests.browser.site import Made, Site
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, TABLET, THEMES, Visit, assert_accessible, shot

NAMES = ["Ania", "Bartek", "Celina", "Dorota", "Emil"]
# Ania is the Wolf: she becomes first player when all cover the first field that is open.
WOLF_LAST = ["crane", "tiger", "bear", "eagle", "wolf"]
SETTLED = {"first": WOLF_LAST, "discard": ["niet"], "trump": ["red"], "super": ["blue"], "value": [2]}


# -- tables ----------------------------------------------------------------------------------


def box(**changes: Any) -> Any:
    """The box with something else in it."""
    return plain(find_game("niet").default_components) | changes


def with_discards(discard: str) -> Any:
    """The box with a board on which only the first player is open; everything else is settled."""
    return box(rows=SETTLED | {"discard": [discard]})


def small_box(seats: int, hand: int, rounds: int, **changes: Any) -> Any:
    return box(tables=[{"seats": seats, "highest": 13, "hand": hand, "rounds": rounds}], **changes)


def people_at(site: Site, seats: int, discard: str) -> Made:
    """A table at which Ania is first player, and the board is settled."""
    table = site.table(
        "niet", NAMES[:seats], start=True, options={"dealer": 0}, components=with_discards(discard)
    )
    for name in NAMES[: seats - 1]:
        table.play(name, turns=1)
    return table


# -- what is on the page ---------------------------------------------------------------------


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="hand").get_by_role("button")


def field(page: Page, name: str) -> Locator:
    return page.locator(f'.field[data-pick="{name}"]')


def person(page: Page, character: str) -> Locator:
    return page.get_by_role("toolbar", name="Players").locator(f'[data-pick="{character}"]')


def card(page: Page, name: str, copy: int = 0) -> Locator:
    """A card in hand; super trumps say that they are."""
    return page.get_by_role("toolbar", name="hand").get_by_label(re.compile(rf"^{name}\b")).nth(copy)


def action(page: Page) -> Locator:
    return page.locator(".niet-button")


def refused(page: Page, rule: str) -> None:
    expect(page.get_by_role("status").get_by_text(f"Rule {rule}")).to_be_visible()


def in_all_sizes(page: Page, name: str, *, axe: bool = False) -> None:
    """Pictures of what is seen now, which scrolls nowhere; with `axe` it is asked as well."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        if axe:
            assert_accessible(page)
        for width, height in (TABLET, DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            shot(page, f"niet-{name}-{width}-{theme}")


def drawn(page: Page) -> None:
    """Waits until what depends on measures has been drawn."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


# -- whole games -----------------------------------------------------------------------------


def picks(page: Page, move: str) -> list[Locator]:
    """What is picked for a move."""
    kind, _, rest = move.partition(" ")
    if kind == "niet":
        return [field(page, rest)]
    if kind in ("team", "bonus"):
        return [person(page, character) for character in rest.split() if character != "alone"]
    words = (rest if kind in ("discard", "pass") else move).split()
    cards = [" ".join(words[at : at + 2]) for at in range(0, len(words), 2)]
    return [card(page, name, cards[:at].count(name)) for at, name in enumerate(cards)]


def wished(moves: list[str]) -> str:
    """Rounds that cost points would go on for ever."""
    return next((move for move in moves if move == "niet value -2"), moves[-1])


Press = Callable[[Locator], None]


def play_to_the_end(page: Page, table: Made, press: Press) -> None:
    """Plays for Ania, until the page says that the game is over."""
    round_over = page.get_by_role("dialog", name=re.compile("^Round"))
    while moves := table.moves("Ania"):
        if round_over.is_visible():
            press(round_over.get_by_role("button", name="Go on"))
        expect(action(page)).not_to_have_text(re.compile("^(Waiting|One moment)"))
        before = situation(page)
        for pick in picks(page, wished(moves)):
            press(pick)
        press(action(page))
        until_changed(page, before)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


# What changes with every move: the hand, the board, what just happened, whether a dialog is open.
SITUATION = """() => [...document.querySelectorAll('.picker button')].map(button => button.ariaLabel).join()
    + document.querySelectorAll('.field.covered').length
    + document.querySelector('.log-line .text').innerText
    + document.querySelectorAll('dialog[open]').length"""


def situation(page: Page) -> str:
    return str(page.evaluate(SITUATION))


def until_changed(page: Page, before: str) -> None:
    deadline = monotonic() + PATIENCE / 1000
    while situation(page) == before:
        assert monotonic() < deadline, before
        page.wait_for_timeout(20)


def click(target: Locator) -> None:
    target.click()


def key(target: Locator) -> None:
    """Goes to the target with Tab, and with arrows where it stands in a group; then presses Enter."""
    target.wait_for()
    for _ in range(80):
        step = target.evaluate(STEP)
        if step is None:
            break
        target.page.keyboard.press(step)
    expect(target).to_be_focused()
    target.page.keyboard.press("Enter")


STEP = """target => {
    const now = document.activeElement;
    if (now === target) return null;
    const group = target.closest('[role=toolbar]');
    if (!group?.contains(now)) return 'Tab';
    const row = element => element.dataset.place?.split(' ')[0];
    return row(now) === row(target) ? 'ArrowRight' : 'ArrowDown';
}"""


def test_a_game_by_mouse(site: Site, visit: Visit) -> None:
    """Two players, to ten points; what the rounds and the game brought is shown."""
    table = site.table("niet", ["Ania", "2"], start=True, options={"target": 10})
    page = visit(table.seat("Ania"))
    play_to_the_end(page, table, click)
    expect(page.get_by_role("table", name="Points after each round")).to_be_attached()
    in_all_sizes(page, "game-end")


@pytest.mark.parametrize("seats", [3, 5])
def test_a_game_by_keyboard(site: Site, visit: Visit, seats: int) -> None:
    """Without touching the mouse, against bots: two rounds with few cards."""
    table = site.table(
        "niet",
        ["Ania", *"12"[: seats - 1], *"1" * (seats - 3)],
        start=True,
        components=small_box(seats, 4, 2),
    )
    page = visit(table.seat("Ania"), size=DESKTOP)
    play_to_the_end(page, table, key)


def test_four_play_with_moving_cards(site: Site, visit: Visit) -> None:
    """A tap plays at once, and every card travels."""
    table = site.table(
        "niet", ["Ania", "1", "1", "1"], start=True, components=small_box(4, 2, 1, rows=SETTLED)
    )
    page = visit(table.seat("Ania"), moving=True, confirm=False, animation=True)
    while moves := table.moves("Ania"):
        expect(action(page)).not_to_have_text(re.compile("^(Waiting|One moment)"))
        before = situation(page)
        for pick in picks(page, wished(moves)):
            pick.click()
        if moves[0].startswith("team"):
            action(page).click()
        until_changed(page, before)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


# -- one phase after another -----------------------------------------------------------------


def test_tokens_are_placed(site: Site, visit: Visit) -> None:
    """Five players; the board says who covered what, what is still open and what is left open."""
    table = site.table("niet", NAMES, start=True, options={"dealer": 0, "no_trump_field": True})
    page = visit(table.seat("Ania"))
    expect(page.locator(".field.free")).to_have_count(25)
    field(page, "trump niet").click()
    expect(action(page)).to_have_text("NIET! to Trump: NIET!")
    action(page).click()
    expect(field(page, "trump niet")).to_have_count(0)
    expect(page.get_by_text("Trump: NIET!, covered by Ania")).to_be_attached()
    for name in NAMES[1:]:
        table.play(name, turns=1)
    expect(field(page, "first eagle")).to_have_accessible_name("First player: Eagle (Emil), left open")
    in_all_sizes(page, "vetoes", axe=True)
    field(page, "trump niet").click()
    action(page).click()
    refused(page, "N3.1g")
    field(page, "first eagle").click()
    action(page).click()
    refused(page, "N3.1h")


def test_a_team_is_chosen_and_the_bonus_card_given(site: Site, visit: Visit) -> None:
    """Five players: two partners, then somebody of the smaller team; then two cards are discarded by all."""
    table = people_at(site, 5, "2")
    page = visit(table.seat("Ania"))
    expect(action(page)).to_be_disabled()
    for partner in ("crane", "tiger"):
        person(page, partner).click()
    expect(action(page)).to_have_text("Play with Bartek, Celina")
    in_all_sizes(page, "team", axe=True)
    person(page, "bear").click()
    action(page).click()
    refused(page, "N4.1e")
    person(page, "bear").click()
    action(page).click()
    person(page, "tiger").click()
    action(page).click()
    refused(page, "N4.2e")
    person(page, "eagle").click()
    in_all_sizes(page, "bonus")
    action(page).click()
    expect(page.locator('[data-piece="bonus"]')).to_be_attached()
    hand(page).nth(0).click()
    hand(page).nth(5).click()
    table.play("Emil", turns=1)
    in_all_sizes(page, "discards")
    action(page).click()
    expect(action(page)).to_have_text("Waiting for Bartek, Celina, Dorota")


@pytest.mark.parametrize(("seats", "discard", "held"), [(2, "left", 15), (3, "not-1", 15), (4, "1", 14)])
def test_a_choice_is_changed_until_the_last_has_chosen(
    site: Site, visit: Visit, seats: int, discard: str, held: int
) -> None:
    """Whatever is to be given up; two swap a card, three and four discard one."""
    table = people_at(site, seats, discard)
    if seats > 2:
        table.play("Ania", turns=2 if seats == 3 else 1)
    page = visit(table.seat("Ania"))
    first, last = (name.removeprefix("discard ").removeprefix("pass ") for name in ends(table.moves("Ania")))
    card(page, first).click()
    action(page).click()
    expect(action(page)).to_have_text(re.compile("^Waiting"))
    card(page, last).click()
    expect(action(page)).to_have_text(f"Change to {last}")
    action(page).click()
    expect(card(page, last)).to_have_attribute("aria-pressed", "true")
    for name in NAMES[1:seats]:
        table.play(name, turns=1)
    expect(action(page)).to_have_text("Play a card.")
    expect(hand(page)).to_have_count(held)
    page.get_by_role("button", name="Show the board").click()
    expect(page.get_by_text(f"Given up: {last}")).to_be_visible()


def ends(moves: list[str]) -> tuple[str, str]:
    return moves[0], moves[-1]


def test_tricks_are_played(site: Site, visit: Visit) -> None:
    """Four players, nobody discards: three cards on the table; the whole trick is looked at again."""
    table = site.table(
        "niet",
        NAMES[:4],
        start=True,
        options={"dealer": 0},
        components=small_box(4, 3, 2, rows=SETTLED),
    )
    for name in NAMES[:3]:
        table.play(name, turns=1)
    table.play("Ania", turns=1)
    page = visit(table.seat("Ania"))
    hand(page).nth(2).click()
    action(page).click()
    table.play("Bartek", turns=1)
    table.play("Celina", turns=1)
    expect(page.get_by_text(re.compile("^Trick: Ania: .*Bartek: .*Celina: "))).to_be_attached()
    in_all_sizes(page, "trick", axe=True)
    table.play("Dorota", turns=1)
    last = page.get_by_role("button", name="Last trick")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    in_all_sizes(page, "last-trick")


def test_a_round_ends(site: Site, visit: Visit) -> None:
    """The result is shown team by team, with a chart, and can be looked at again."""
    table = site.table("niet", ["Ania", "1", "1"], start=True, components=small_box(3, 3, 2, rows=SETTLED))
    page = visit(table.seat("Ania"))
    round_over = page.get_by_role("dialog", name="Round 1 is over")
    while not round_over.is_visible():
        table.play("Ania", turns=1)
        expect(action(page).filter(has_not_text="Waiting").or_(round_over).first).to_be_visible()
    in_all_sizes(page, "round-end", axe=True)
    round_over.get_by_role("button", name="Go on").click()
    expect(round_over).to_be_hidden()


# How wide and high a part of each card is hit, at the least.
BARE = """() => Math.min(...[...document.querySelectorAll('.picker button')].flatMap(button => {
    const {left, top} = button.getBoundingClientRect();
    const hit = (x, y) => document.elementFromPoint(left + x, top + y) === button;
    const reach = along => [...Array(200).keys()].findIndex(at => !along(at + 1));
    return [reach(at => hit(at, 20)), reach(at => hit(15, at))];
}))"""


@pytest.mark.parametrize("language", ["pl", "de"])
def test_the_longest_hand_fits(site: Site, visit: Visit, language: str) -> None:
    """Sixteen cards on a phone: each can be hit by a finger, and no field of the board is lost."""
    page = visit(site.table("niet", NAMES[:3], start=True).seat("Ania"), language=language)
    expect(page.locator(".picker button")).to_have_count(16)
    assert page.evaluate(BARE) >= 40
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    shot(page, f"niet-sixteen-{language}")


def test_tokens_are_stamped(site: Site, visit: Visit) -> None:
    """A spectator sees a token come down, where things move at all."""
    table = site.table("niet", NAMES[:2], start=True, options={"dealer": 0})
    page = visit(table.for_watching, moving=True)
    still = visit(table.for_watching)
    for one in (page, still):
        expect(one.locator(".field")).to_have_count(24)
    table.play("Ania", turns=1)
    expect(page.locator(".stamp.fresh")).to_be_attached()
    expect(still.locator(".field.covered")).to_have_count(4)
    assert still.locator(".stamp.fresh").count() == 0
