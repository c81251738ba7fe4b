"""Hexx & Hopp on the page."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, WebSocketRoute, expect

from tests.browser import racing
from tests.browser.site import Made, Site
from tests.browser.visitor import DESKTOP, TABLET, THEMES, Theme, Visit, assert_accessible, shot

QUICK_WIN = {"rounds": 1, "mistake_freeze": 0}


def fewer(seats: int, tiles: int, of: int) -> list[int]:
    """The first seat has so many tiles, the others have them all."""
    return [of - tiles] + [0] * (seats - 1)


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def figure_of(page: Page) -> Any:
    return page.locator("[data-figure]")


def test_a_game_by_mouse(site: Site, visit: Visit) -> None:
    """Five seats on a phone, to the end, against bots; nothing scrolls, and all buttons are large."""
    options = QUICK_WIN | {"handicap_tiles": fewer(5, 4, of=13)}
    table = site.table("hexx", ["Ania", "1", "2", "1", "0"], start=True, options=options)
    page = visit(table.seat("Ania"))
    expect(figure_of(page)).to_be_visible()
    assert_fits(page)
    racing.race_on(page, racing.by_mouse, lambda: len(racing.look(page).figure) >= 10)
    shot(page, "hexx-5-phone")
    assert_fits(page)
    racing.race_on(page, racing.by_mouse, racing.over(page))
    expect(page.get_by_role("dialog").locator("svg").first).to_be_visible()
    assert_accessible(page)
    shot(page, "hexx-over-phone-light")


def assert_fits(page: Page) -> None:
    too_much = page.evaluate(
        "() => { const {scrollHeight, scrollWidth} = document.documentElement;"
        " return [scrollHeight - innerHeight, scrollWidth - innerWidth]; }"
    )
    assert too_much == [0, 0]
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('.hexx button:not(.log-line)')].map((one) => {"
        " const {width, height} = one.getBoundingClientRect();"
        " return [one.ariaLabel ?? one.textContent, Math.round(width), Math.round(height)]; })"
    )
    assert [size for size in sizes if size[1] < 44 or size[2] < 44] == []


def test_a_game_by_keyboard(site: Site, visit: Visit) -> None:
    """Turning up, walking, turning, laying, putting back: to the end without a pointer."""
    options = QUICK_WIN | {"handicap_tiles": fewer(2, 3, of=15), "handicap_seconds": [0, 8]}
    table = site.table("hexx", ["Ania", "1"], start=True, options=options)
    page = visit(table.seat("Ania"), size=TABLET)
    expect(figure_of(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-own]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    first = page.locator("[data-aim]").get_attribute("data-aim")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-aim]")).not_to_have_attribute("data-aim", first or "")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-aim]")).to_have_attribute("data-aim", first or "")
    spoken = f"{(first or '').replace(' ', ', ')}: "
    expect(page.locator("[aria-live=polite]", has_text=spoken)).to_have_count(1)
    shot(page, "hexx-keyboard-tablet")
    racing.race_on(page, racing.by_keyboard, racing.over(page))


class Held:
    """The news on their way to somebody, held back for a while."""

    def __init__(self) -> None:
        self.waiting: list[str | bytes] | None = None
        self.page: WebSocketRoute | None = None

    def route(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        assert self.page is not None
        if self.waiting is None:
            self.page.send(message)
        else:
            self.waiting.append(message)

    def hold(self) -> None:
        self.waiting = []

    def release(self) -> None:
        assert self.page is not None
        for message in self.waiting or []:
            self.page.send(message)
        self.waiting = None


def test_two_claim_one_cell(site: Site, visit: Visit) -> None:
    """Whoever is later is told who was quicker, and need not wait; a mistake costs time."""
    table = site.table("hexx", ["Ania", "Bartek"], start=True, options={"mistake_freeze": 5})
    ania, held = visit(table.seat("Ania"), size=DESKTOP), Held()
    bartek = visit("/", theme="dark")
    bartek.route_web_socket("**/socket", held.route)
    bartek.goto(table.seat("Bartek"))
    place = racing.open_fitting(ania)
    racing.turn_up(bartek)
    racing.aim(bartek, place)
    held.hold()
    racing.aim(ania, place)
    racing.press(ania)
    expect(ania.locator(f"[data-cell='{place.key}']")).to_have_count(1)
    racing.press(bartek)
    held.release()
    expect(bartek.locator("[data-told=late]")).to_contain_text("Ania was quicker here")
    expect(bartek.locator("[data-act]")).to_have_text("Tap a cell, or drag the tile there")
    shot(bartek, "hexx-late-phone-dark")
    mistake(bartek)
    shot(bartek, "hexx-refused-phone-dark")
    expect(ania.get_by_text("seconds to wait")).to_have_count(1)
    shot(ania, "hexx-others-wait-desktop-light")


def mistake(page: Page) -> None:
    """A claim that the referee refuses; the sides that do not match are shown, and named."""
    # beside what was laid while the tile was open nobody makes a mistake
    racing.put_back(page)
    racing.turn_up(page)
    seen = racing.look(page)
    wrong = next(place for place in seen.places() if not place.fits)
    racing.aim(page, wrong)
    racing.press(page)
    expect(page.locator("[data-wrong]")).to_have_count(wrong.contacts - wrong.matching)
    expect(page.locator("[data-told=wrong]")).to_contain_text("Does not match")
    expect(page.locator("[data-act]")).to_contain_text("Wait")
    expect(page.locator("[data-act]")).to_be_disabled()
    assert_accessible(page)


@pytest.mark.parametrize("assist", ["none", "contacts", "cells"])
def test_assistance(site: Site, visit: Visit, assist: str) -> None:
    """No more is told than the table agreed on."""
    table = site.table("hexx", ["Ania", "Bartek"], start=True, options={"assist": assist})
    page = visit(table.seat("Ania"), theme="dark" if assist == "cells" else "light")
    racing.turn_up(page)
    seen = racing.look(page)
    place = next(place for place in seen.places() if place.matching == 1)
    lit = {fit.key for fit in seen.fitting()} if assist == "cells" else set()
    expect(page.locator("[data-lit]")).to_have_count(len(lit))
    if not lit or place.key not in lit:
        racing.aim(page, place)
        shown = page.locator("[data-contacts]")
        expect(shown).to_have_count(0 if assist == "none" else 1)
        if assist != "none":
            expect(shown).to_have_text(f"1/{place.contacts}")
    shot(page, f"hexx-assist-{assist}")


def test_a_lit_cell_turns_the_tile(site: Site, visit: Visit) -> None:
    """For children: a tap turns the tile as it fits there; and where taps lay, it lies there."""
    table = site.table("hexx", ["Ania", "Bartek"], start=True, options={"assist": "cells"})
    page = visit(table.seat("Ania"), confirm=False)
    racing.open_fitting(page)
    key = page.locator("[data-lit]").first.get_attribute("data-lit")
    page.mouse.click(*racing.middle(page, f"[data-lit='{key}']"))
    expect(page.locator(f"[data-cell='{key}']")).to_have_count(1)


def test_gifts(site: Site, visit: Visit) -> None:
    """The giver chooses while the others race on; a standing instruction gives by itself."""
    table = site.table("hexx", ["Ania", "Bartek", "Celina"], start=True)
    pages = {theme: visit(table.seat("Ania"), theme=theme) for theme in THEMES}
    page = pages["light"]
    place = racing.open_fitting(page, contacts=3)
    before = stacks(table)
    racing.aim(page, place)
    racing.press(page)
    tray = page.get_by_role("region", name="Gifts")
    expect(tray).to_be_visible()
    table.play("Bartek", turns=1)
    tray.get_by_role("button", name="Celina").click()
    for theme in THEMES:
        expect(pages[theme].get_by_role("region", name="Gifts")).to_be_visible()
        assert_accessible(pages[theme])
        shot(pages[theme], f"hexx-gifts-phone-{theme}")
    owed = {3: 2, 4: 4, 5: 6}[place.contacts]
    for _ in range(owed - 1):
        tray.get_by_role("button", name="Celina").click()
    button(page, "Give").click()
    expect(tray).to_have_count(0)
    after = stacks(table)
    assert [now - then for now, then in zip(after, before, strict=True)] == [-owed, -1, owed]
    button(page, "Gifts from now on").click()
    page.get_by_role("radio", name="all to Bartek").check()
    expect(pages["dark"].get_by_text("Ania: gifts from now on: all to seat 2.").first).to_be_attached()
    assert_accessible(page)
    shot(page, "hexx-instruction-phone-light")


def stacks(table: Made) -> list[int]:
    game: Any = table.look().game
    view = game["view"]
    return [seat["stack"] for seat in view["seats"]]


def test_rounds_begin_for_all_at_once(site: Site, visit: Visit) -> None:
    """A countdown that all see; between rounds the scores, until the next one begins."""
    options = {"rounds": 2, "handicap_tiles": [13, 12], "mistake_freeze": 0, "turn_up_limit": 12}
    table = site.table("hexx", ["Ania", "Bartek"], settings={"countdown": 4}, options=options)
    ania, bartek = visit(table.seat("Ania")), visit(table.seat("Bartek"), theme="dark")
    expect(bartek.get_by_text("Ania")).to_be_visible()
    button(ania, "Start the game").click()
    for page in (ania, bartek):
        expect(page.locator("[data-countdown]")).to_be_visible()
        expect(page.locator("[data-act]")).to_be_disabled()
    shot(ania, "hexx-countdown-phone-light")
    shot(bartek, "hexx-countdown-phone-dark")
    ended = ania.locator("[data-round-end]")
    racing.race_on(ania, racing.by_mouse, lambda: ended.count() > 0)
    for page in (ania, bartek):
        end = page.get_by_role("region", name="End of round 1")
        expect(end.get_by_role("table")).to_have_count(1)
        expect(end).to_contain_text("Next round in")
    shot(ania, "hexx-round-end-phone-light")
    button(ania, "See the figure").click()
    expect(ended).to_have_count(0)
    assert_accessible(bartek)
    shot(bartek, "hexx-round-end-phone-dark")
    expect(bartek.locator("[data-act]")).to_be_enabled()
    expect(bartek.locator("[data-round-end]")).to_have_count(0)


def test_practice(site: Site, visit: Visit) -> None:
    """Alone against the clock: the time is shown, and the best one stays on the device."""
    page = visit("/", size=TABLET)
    button(page, "Hexx & Hopp").or_(page.get_by_role("button", name="Hexx & Hopp")).first.click()
    button(page, "Practise alone, against the clock").click()
    expect(button(page, "Start the game")).to_be_enabled()
    assert finished_run(site, page, best=0) == "Your first time on this device."
    assert finished_run(site, page, best=1) in {"Your best time!", "Your best time on this device"}


def test_practice_that_gets_stuck(site: Site, visit: Visit) -> None:
    """Whoever has looked at all tiles and laid none is told why he has no time."""
    options = {"rounds": 1, "handicap_tiles": [13, 14], "handicap_seconds": [0, 600], "turn_up_limit": 3}
    table = site.table("hexx", ["Ania", "1"], start=True, options=options)
    page = visit(table.seat("Ania"))
    for _ in range(2):
        button(page, "Turn up a tile").click()
        button(page, "Put the tile back").click()
    button(page, "Turn up a tile").click()
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text("Nothing fitted any more: no time for this one.")
    assert_accessible(page)


def finished_run(site: Site, page: Page, best: int) -> str:
    """Practises until a run has come to its end; the beginning of what the page says of it."""
    options = {"handicap_tiles": [13, 14], "handicap_seconds": [0, 600], "turn_up_limit": 6}
    run = page.locator("[data-run]")
    for _ in range(20):
        table = site.table("hexx", ["Ania", "1"], start=True, options=QUICK_WIN | options)
        page.goto(table.seat("Ania"))
        expect(page.get_by_role("timer", name="Your time")).to_be_visible()
        expect(page.get_by_role("timer").get_by_text("best:")).to_have_count(best)
        racing.race_on(page, racing.by_mouse, racing.over(page))
        if run.count():
            shot(page, f"hexx-practice-{best}-tablet")
            said = re.search("Your [a-z ]+[!.]?", run.inner_text())
            return said.group().removesuffix(" is ") if said else ""
    raise AssertionError("nothing ever fits")


def drag(page: Page, place: racing.Place) -> None:
    for _ in range(place.rotation):
        page.locator("[data-own]").click()
    page.mouse.move(*racing.middle(page, "[data-own]"))
    page.mouse.down()
    page.mouse.move(*racing.middle(page, f"[data-site='{place.key}']"), steps=4)
    expect(page.locator(f"[data-aim='{place.key}']")).to_be_visible()


def test_dragging(site: Site, visit: Visit) -> None:
    """Taps and the wheel turn the tile; where it is dropped it lies, but slow hands confirm that."""
    table = site.table("hexx", ["Ania", "Bartek"], start=True)
    page = visit(table.seat("Ania"))
    place = racing.open_fitting(page)
    own = page.locator("[data-own]")
    own.hover()
    page.mouse.wheel(0, 100)
    expect(own).to_have_attribute("data-rotation", "1")
    page.mouse.wheel(0, -100)
    expect(own).to_have_attribute("data-rotation", "0")
    drag(page, place)
    page.mouse.up()
    expect(page.locator(f"[data-cell='{place.key}']")).to_have_count(1)
    slow = visit(table.seat("Bartek"), slowHands=True)
    place = racing.open_fitting(slow)
    drag(slow, place)
    slow.mouse.up()
    expect(button(slow, "Lay it here")).to_be_enabled()
    box = button(slow, "Lay it here").bounding_box()
    assert box is not None
    assert box["height"] >= 64
    shot(slow, "hexx-slow-hands-phone")
    button(slow, "Lay it here").click()
    expect(slow.locator(f"[data-cell='{place.key}']")).to_have_count(1)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_looking_closer(site: Site, visit: Visit) -> None:
    """Fingers, wheel, buttons and keys move and enlarge the figure, and bring all of it back."""
    table = site.table("hexx", ["Ania", "Bartek"], start=True)
    page = visit(table.for_watching)
    expect(figure_of(page)).to_be_visible()
    whole = sight_of_middle(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    touch(session, "touchStart", (140, 260), (200, 260))
    touch(session, "touchMove", (120, 260), (220, 260))
    touch(session, "touchMove", (100, 260), (240, 260))
    touch(session, "touchEnd")
    expect(button(page, "All of the figure")).to_be_enabled()
    pinched = sight_of_middle(page)
    assert pinched[2] > 1.5 * whole[2]
    touch(session, "touchStart", (180, 300))
    touch(session, "touchMove", (180, 280))
    touch(session, "touchMove", (180, 250))
    touch(session, "touchEnd")
    panned = sight_of_middle(page)
    assert panned[1] < pinched[1] - 20
    assert panned[2] == pytest.approx(pinched[2])
    button(page, "All of the figure").click()
    assert sight_of_middle(page) == pytest.approx(whole)
    figure_of(page).hover()
    page.mouse.wheel(0, 300)
    assert sight_of_middle(page)[2] < whole[2]
    figure_of(page).focus()
    page.keyboard.press("0")
    page.keyboard.press("+")
    page.keyboard.press("Shift+ArrowLeft")
    moved = sight_of_middle(page)
    assert moved[2] > whole[2]
    button(page, "Farther").click()
    assert sight_of_middle(page)[2] < moved[2]


def sight_of_middle(page: Page) -> tuple[float, float, float]:
    """Where the tile in the middle is seen, and how wide."""
    box = page.locator("[data-cell='0 0']").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_accessible(site: Site, visit: Visit, theme: Theme) -> None:
    """In all sizes: before a tile is turned up and after."""
    table = site.table("hexx", ["Ania", "Bartek", "Celina"], start=True)
    sizes = {"phone": (360, 640), "tablet": TABLET, "desktop": DESKTOP}
    pages = {name: visit(table.seat("Ania"), theme=theme, size=size) for name, size in sizes.items()}
    for name, page in pages.items():
        expect(figure_of(page)).to_be_visible()
        shot(page, f"hexx-start-{name}-{theme}")
    assert_accessible(pages["phone"])
    place = racing.open_fitting(pages["tablet"])
    for name, page in pages.items():
        racing.aim(page, place)
        shot(page, f"hexx-playing-{name}-{theme}")
    assert_accessible(pages["desktop"])
