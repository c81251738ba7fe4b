"""Somebody who races at a table of Hexx & Hopp: looks at the page, finds a place, and lays the tile there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page, expect

Cell = tuple[int, int]
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
LOOK = """() => ({
    figure: [...document.querySelectorAll('[data-cell]')].map(({dataset}) => [dataset.cell, dataset.sides]),
    sites: [...document.querySelectorAll('[data-site]')].map(({dataset}) => dataset.site),
    own: document.querySelector('[data-own]')?.dataset.own ?? null,
    rotation: Number(document.querySelector('[data-own]')?.dataset.rotation ?? 0),
})"""
# A step that something came between is tried again soon.
SOON = 2_000


@dataclass(frozen=True)
class Place:
    """Where the open tile could go, and how many of the sides that touch there match."""

    cell: Cell
    rotation: int
    contacts: int
    matching: int

    @property
    def fits(self) -> bool:
        return self.matching == self.contacts

    @property
    def key(self) -> str:
        return f"{self.cell[0]} {self.cell[1]}"


@dataclass(frozen=True)
class Sight:
    """What can be seen on the page."""

    figure: dict[Cell, str]
    sites: list[Cell]
    own: str | None
    rotation: int

    def places(self) -> list[Place]:
        if self.own is None:
            return []
        return [self.place(cell, rotation) for cell in self.sites for rotation in range(6)]

    def place(self, cell: Cell, rotation: int) -> Place:
        own = self.own or ""
        beside = {side: self.figure.get((cell[0] + q, cell[1] + r)) for side, (q, r) in enumerate(STEPS)}
        touching = {side: sides[(side + 3) % 6] for side, sides in beside.items() if sides}
        matching = sum(1 for side, colour in touching.items() if own[(side - rotation) % 6] == colour)
        return Place(cell, rotation, len(touching), matching)

    def fitting(self) -> list[Place]:
        """The places where the tile fits, most contacts first."""
        return sorted((place for place in self.places() if place.fits), key=lambda place: -place.contacts)


def cell_of(text: str) -> Cell:
    q, r = text.split()
    return int(q), int(r)


def look(page: Page) -> Sight:
    seen: Any = page.evaluate(LOOK)
    figure = {cell_of(cell): sides for cell, sides in seen["figure"]}
    return Sight(figure, [cell_of(site) for site in seen["sites"]], seen["own"], seen["rotation"])


def press(page: Page) -> None:
    """The button that does what is to be done."""
    page.locator("[data-act]:enabled").click(timeout=SOON)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box(timeout=SOON)
    if box is None:
        raise Error(f"{selector} has just gone")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def turn_up(page: Page) -> None:
    press(page)
    page.locator("[data-own]").wait_for(timeout=SOON)


def put_back(page: Page) -> None:
    page.get_by_role("button", name="Put the tile back").click(timeout=SOON)
    page.locator("[data-own]").wait_for(state="detached", timeout=SOON)


def aim(page: Page, place: Place) -> None:
    """By mouse: a click on the cell, and as many on the button that turns as are needed."""
    page.mouse.click(*middle(page, f"[data-site='{place.key}']"))
    page.locator(f"[data-aim='{place.key}']").wait_for(timeout=SOON)
    for _ in range((place.rotation - look(page).rotation) % 6):
        page.get_by_role("button", name="Turn clockwise").click(timeout=SOON)


def give(page: Page) -> None:
    page.locator("[data-receiver]:enabled").first.click(timeout=SOON)
    if not page.locator("[data-receiver]:enabled").count():
        press(page)


def by_mouse(page: Page) -> None:
    """The next thing to do."""
    if page.locator("[data-receiver]").count():
        give(page)
        return
    seen = look(page)
    if seen.own is None:
        turn_up(page)
    elif not (fitting := seen.fitting()):
        put_back(page)
    else:
        aim(page, fitting[0])
        press(page)


def by_keyboard(page: Page) -> None:
    """The next thing to do, with the focus on the figure: nothing is pressed but keys."""
    seen = look(page)
    if seen.own is None:
        page.keyboard.press("Enter")
        page.locator("[data-own]").wait_for(timeout=SOON)
        return
    fitting = seen.fitting()
    if not fitting:
        page.keyboard.press("b")
        page.locator("[data-own]").wait_for(state="detached", timeout=SOON)
        return
    for _ in seen.sites:
        if page.locator(f"[data-aim='{fitting[0].key}']").count():
            break
        page.keyboard.press("n")
    for _ in range((fitting[0].rotation - seen.rotation) % 6):
        page.keyboard.press("r")
    page.keyboard.press("Enter")


def race_on(page: Page, move: Callable[[Page], None], until: Callable[[], bool]) -> None:
    """Others race as well: what they have spoilt is tried again."""
    for _ in range(400):
        if until():
            return
        try:
            move(page)
        except Error:
            page.wait_for_timeout(100)
    raise AssertionError("the race has not come to that")


def over(page: Page) -> Callable[[], bool]:
    return lambda: page.get_by_role("dialog", name="The game is over").count() > 0


def open_fitting(page: Page, contacts: int = 2) -> Place:
    """Turns tiles up until one fits with so many contacts; such tiles are found sooner in a larger figure."""
    for attempt in range(80):
        if look(page).own is None:
            turn_up(page)
        fitting = look(page).fitting()
        if fitting and fitting[0].contacts >= contacts:
            return fitting[0]
        if fitting and attempt % 4 == 3:
            aim(page, fitting[0])
            press(page)
            expect(page.locator("[data-own]")).to_have_count(0)
        else:
            put_back(page)
    raise AssertionError("no tile fits")
