"""What the page weighs, and that nothing on it jumps."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

import stolik.server
from tests.browser.site import Site
from tests.browser.visitor import DESKTOP, PHONE, Visit

BUILT = Path(stolik.server.__file__).parent / "static"
BUDGET = 90 * 1024
SHIFTS = """() => new Promise(done => {
  let sum = 0
  const watch = list => list.forEach(shift => { if (!shift.hadRecentInput) sum += shift.value })
  const observer = new PerformanceObserver(list => watch(list.getEntries()))
  observer.observe({type: 'layout-shift', buffered: true})
  setTimeout(() => { watch(observer.takeRecords()); done(sum) }, 100)
})"""


def weight(responses: list[Response]) -> int:
    """Bytes of scripts and styles as they were sent."""
    return sum(map(sent, responses))


def sent(response: Response) -> int:
    file = BUILT / response.url.partition("://")[2].partition("/")[2]
    if file.suffix not in {".js", ".css"}:
        return 0
    packed = {"br": f"{file.name}.br", "gzip": f"{file.name}.gz"}
    how = response.headers.get("content-encoding", "")
    return file.with_name(packed.get(how, file.name)).stat().st_size


@pytest.mark.parametrize("game", ["", "x-bierze", "six-bierze", "niet", "kniffel", "hexx"])
def test_the_first_load_is_light(site: Site, visit: Visit, game: str) -> None:
    """The first screen, and a link to a table of any game, with all that is fetched to play there."""
    path = "/"
    if game:
        path = site.table(game, ["Ania", "1"], start=True).seat("Ania")
    page = visit("/api/games", quarrel=True)
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    page.on("response", note)
    page.goto(path)
    expect(page.get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < weight(responses) <= BUDGET


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_nothing_jumps(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    """Neither on the first screen with its lists of tables, nor while people gather, nor in play."""
    site.table("kniffel", ["Ola", "open"], settings={"public": True})
    table = site.table("x-bierze", ["Ania", "Bartek"])
    page = visit(table.seat("Ania"), size=size)
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    still(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Ola").first).to_be_visible()
    expect(page.get_by_role("link", name="Ania, Bartek")).to_be_visible()
    still(page)
    page.goto(f"/t/{table.id}")
    start.click()
    expect(page.locator("[data-pick]").first).to_be_visible()
    table.play("Ania", turns=1)
    table.play("Bartek", turns=1)
    still(page)


def still(page: Page) -> None:
    assert page.evaluate(SHIFTS) == 0
