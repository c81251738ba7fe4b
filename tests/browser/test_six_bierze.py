"""6. bierze! on the page: whole games, every card, what is refused, and how it looks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Touch, by_keyboard, by_mouse
from tests.browser.site import Site
from tests.browser.six_bierze import (
    BACK,
    BOX,
    CARD,
    CHOICE,
    DRAWER,
    GO,
    TILES,
    asked,
    assert_fits,
    choose,
    events,
    go_words,
    mode,
    number_in,
    open_table,
    play_to_the_end,
    row_of,
)
from tests.browser.visitor import DESKTOP, PHONE, TABLET, THEMES, Visit, assert_accessible, shot

VERSIONS = ("basic", "basic+luck", "advanced", "advanced+luck")
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [by_mouse, by_keyboard])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_whole_game(site: Site, visit: Visit, version: str, touch: Touch) -> None:
    """Every version is played to its end, by the mouse alone and by the keyboard alone."""
    page, table = open_table(site, visit, ["Ania", "1", "1", "1"], version)
    asks = play_to_the_end(page, touch)
    assert asks["tiles"] >= 6
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    game = table.look().game
    assert game is not None
    for points in game["ending"]["points"]:
        expect(page.get_by_role("dialog")).to_contain_text(str(points))
    expect(page.get_by_role("dialog").locator("figure svg")).to_be_visible()


# -- choosing tiles --------------------------------------------------------------------------------

NOTHING_BUT_TWO = {"basic": {"rows": [". D D D D T"] * 10}}


def test_the_choice_is_changed(site: Site, visit: Visit) -> None:
    """As long as somebody else still chooses."""
    page, _ = open_table(site, visit, ["Ania", "Bartek"], "basic")
    number = asked(page)
    tiles = page.get_by_role("toolbar", name="Your tiles").get_by_role("button")
    tiles.first.click()
    laid = number_in(go_words(page))
    page.locator(GO).click()
    expect(tiles).to_have_count(11)
    expect(page.locator(GO)).to_have_text("Waiting for Bartek")
    tiles.last.click()
    instead = number_in(go_words(page))
    expect(page.locator(GO)).to_have_text(f"Change to {instead}")
    page.locator(GO).click()
    expect(page.locator(".queue")).to_contain_text(str(instead))
    page.get_by_role("button", name=f"Take {instead} back").click()
    page.locator(GO).click()
    asked(page, number)
    expect(tiles).to_have_count(12)
    expect(page.locator(f'[data-pick="{laid}"]')).to_be_visible()


def test_two_tiles_are_played(site: Site, visit: Visit) -> None:
    """Where a row says so; the first can be taken back while the second is chosen."""
    page, _ = open_table(site, visit, ["Ania", "Bartek"], "basic", components=NOTHING_BUT_TWO)
    number = asked(page)
    expect(page.locator(".told")).to_have_text("Everybody plays two tiles.")
    page.locator(TILES).first.click()
    laid = number_in(go_words(page))
    page.locator(GO).click()
    number = asked(page, number)
    expect(page.locator(GO)).to_have_text("Choose your second tile")
    page.get_by_role("button", name=f"Take {laid} back").click()
    page.locator(GO).click()
    number = asked(page, number)
    expect(page.locator(GO)).to_have_text("Choose a tile")
    choose(page)
    asked(page, number)
    choose(page)
    expect(page.locator(GO)).to_have_text("Waiting for Bartek")
    expect(page.locator(TILES)).to_have_count(10)


def test_a_tap_plays(site: Site, visit: Visit) -> None:
    """For those who do not want to confirm."""
    page, table = open_table(site, visit, ["Ania", "1"], "basic", confirm=False)
    asked(page)
    label = page.locator(TILES).first.get_attribute("aria-label")
    page.locator(TILES).first.click()
    expect(page.locator(TILES)).to_have_count(11)
    mine = [event["tile"] for event in events(table, "revealed") if event["seat"] == 0]
    assert mine == [number_in(label)]


def test_the_landing_is_shown(site: Site, visit: Visit) -> None:
    """Before a tile is laid, the page says what it would set off; so it is with the table as it stands."""
    page, _ = open_table(
        site, visit, ["Ania", "Bartek"], "basic", components={"basic": {"rows": [". +3 T"] * 10}}
    )
    asked(page)
    page.locator(TILES).first.hover()
    expect(page.locator(".told")).to_contain_text("field 2: +3")
    expect(page.locator(".landing .points")).to_have_text("+3")
    box, row = page.locator(".landing").bounding_box(), page.locator(".row").first.bounding_box()
    assert box is not None
    assert row is not None
    assert box["x"] > row["x"] + row["width"] / 4


# -- action cards ----------------------------------------------------------------------------------

ACTIONS = {
    "stop": ("stopped", "row"),
    "swap": ("swapped", "other"),
    "skip": ("skipped", ""),
    "insert": ("chose-insert", "row"),
    "ascending": ("chose-ascending", "row"),
    "two": ("played-two", "tile"),
}


def only(card: str) -> dict[str, Any]:
    """No other action cards than these."""
    return {"actions": {**dict.fromkeys(ACTIONS, 0), card: 24, "hand": 2, "markers": 2}}


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card(site: Site, visit: Visit, card: str) -> None:
    """It is picked, put back, picked again; what it needs is named; what it does is seen before."""
    page, table = open_table(site, visit, ["Ania", "1"], "advanced", components=only(card))
    number = asked(page)
    while not page.locator(CARD).count():
        choose(page)
        number = asked(page, number)
        assert number >= 0, "the card was never allowed"
    page.locator(CARD).click()
    page.locator(BACK).click()
    expect(page.locator(GO)).to_contain_text("Place")
    page.locator(CARD).click()
    while page.locator(GO).is_disabled():
        by_mouse(page, CHOICE)
    expect(page.locator(".landing")).to_be_visible()
    words = go_words(page)
    page.locator(GO).click()
    asked(page, number)
    name, field = ACTIONS[card]
    event = events(table, name)[-1]
    assert event["seat"] == 0
    if field:
        assert number_in(words) == event[field] + (field == "row")
    expect(page.locator(DRAWER)).to_be_visible()


def test_a_stopped_row_is_seen(site: Site, visit: Visit) -> None:
    page, table = open_table(site, visit, ["Ania", "1"], "advanced", components=only("stop"))
    number = asked(page)
    choose(page)
    number = asked(page, number)
    page.locator(CARD).click()
    choose(page)
    asked(page, number)
    row = events(table, "stopped")[-1]["row"]
    expect(row_of(page, row + 1)).to_contain_text("Stop!")


@pytest.mark.parametrize("take", ["TH", "TT"])
def test_the_row_to_start_is_chosen(site: Site, visit: Visit, take: str) -> None:
    """On the board or below it; a row in which something lies is refused."""
    parts = {"advanced": {"rows": [f". {take}"] * 8}} | only("skip")
    page, table = open_table(site, visit, ["Ania", "1"], "advanced", components=parts)
    number = asked(page)
    while mode(page) != "rows":
        choose(page)
        number = asked(page, number)
    expect(page.locator(GO)).to_have_text("Choose an empty row")
    shot(page, f"six-bierze-restart-{take}")
    page.locator(".row.tall:not(.open) [data-row]").first.click()
    expect(page.locator(".toasts")).to_contain_text("Rule S7.1d")
    page.locator(".row.open [data-row]").last.click()
    row = number_in(go_words(page))
    page.locator(GO).click()
    asked(page, number)
    started = [event for event in events(table, "restarted") if event["seat"] == 0]
    assert started[-1]["row"] == row - 1


# -- luck cards ------------------------------------------------------------------------------------


def clover_at_every_loss(*rows: str) -> dict[str, Any]:
    """One row in play, which everybody has to use."""
    return {
        "basic": {"rows": list(rows)},
        "starting_rows": 1,
        "track": {"low": -44, "high": 44, "clovers": list(range(-44, 0))},
        "luck": {"five": 60, "heads": 60},
        "actions": BOX["actions"] | {"markers": 0},
    }


def test_luck_cards_are_drawn_and_plus_five_is_played(site: Site, visit: Visit) -> None:
    """Of both kinds; the one that does not fit is refused with its rule."""
    parts = clover_at_every_loss(*[". -2 -2 -2 -2 -2 -2 -2 T"] * 2)
    page, _ = open_table(site, visit, ["Ania", "1"], "basic+luck", components=parts)
    number = asked(page)
    choose(page)
    number = asked(page, number)
    assert mode(page) == "luck"
    expect(page.get_by_role("toolbar", name="Luck cards you take").get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name="1 × +5, 1 × Positive heads").click()
    choose(page)
    number = asked(page, number)
    choose(page)
    asked(page, number)
    page.get_by_role("button", name="Positive heads", exact=True).click()
    expect(page.locator(".toasts")).to_contain_text("Rule S6.4a")
    page.locator(CARD).click()
    expect(page.locator(GO)).to_have_text("Play +5: +5")
    page.locator(GO).click()
    expect(page.get_by_role("button", name="Ania, 3 points")).to_be_visible()


def test_positive_heads(site: Site, visit: Visit) -> None:
    """Ania always plays her highest tile and Bartek his lowest, so that she takes the row."""
    page, table = open_table(
        site, visit, ["Ania", "Bartek"], "basic+luck", components=clover_at_every_loss(*[". -1 T"] * 3)
    )
    number = 0
    for expected in ("luck", "cards"):
        number = asked(page, number)
        page.locator(TILES).last.click()
        choose(page)
        table.play("Bartek", turns=2)
        number = asked(page, number)
        while mode(page) == "tiles":
            number = asked(page, number)
        assert mode(page) == expected
        if expected == "luck":
            choose(page)
    page.locator(CARD).click()
    assert mode(page) == "heads"
    expect(page.locator(GO)).to_have_text("Choose 2 tiles")
    shot(page, "six-bierze-positive-heads")
    by_mouse(page, CHOICE)
    expect(page.locator(GO)).to_be_disabled()
    by_mouse(page, CHOICE)
    words = go_words(page)
    page.locator(GO).click()
    asked(page, number)
    named = [event["tile"] for event in events(table, "heads-chosen")]
    assert sorted(map(int, re.findall(r"\d+", words.split(":")[0]))) == sorted(named)
    assert events(table, "scored")[-1]["points"] > 0


# -- what is refused, and what is shown besides ----------------------------------------------------


def test_refusals_name_the_rule(site: Site, visit: Visit) -> None:
    """A row is not chosen; a card is not played while tiles are chosen."""
    page, _ = open_table(site, visit, ["Ania", "1"], "advanced")
    asked(page)
    page.locator("[data-row]").first.click()
    expect(page.locator(".toasts")).to_contain_text("Rule S4.2e")
    page.locator(DRAWER).click()
    cards = page.get_by_role("toolbar", name="Your cards")
    cards.get_by_role("button").first.click()
    expect(page.locator(".toasts")).to_contain_text("Rule S8.1")
    page.locator(DRAWER).click()
    expect(page.locator(TILES)).to_have_count(12)


def test_the_drawer_is_pulled(site: Site, visit: Visit) -> None:
    """Up from anywhere above the hand, and down again; a pull that begins on the handle does not press it."""
    page, _ = open_table(site, visit, ["Ania", "1"], "advanced")
    asked(page)
    drawer = page.get_by_role("toolbar", name="Your cards")
    for start in (".strip .told", DRAWER):
        pull(page, start, -40)
        expect(drawer).to_be_visible()
        pull(page, start, -40)
        expect(drawer).to_be_visible()
        pull(page, start, 40)
        expect(page.locator(TILES)).to_have_count(12)
        expect(drawer).to_have_count(0)


def pull(page: Page, start: str, down: int) -> None:
    box = page.locator(start).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + down, steps=8)
    page.mouse.up()


def test_a_board_of_ones_own(site: Site, visit: Visit) -> None:
    """More and longer rows, higher tiles, another track: all of it is drawn as the file says."""
    rows = [". G1 R1 G2 R2 +12 -12 D DT DA . . . . TT", ". +3 TH", "DT R2 T", *[". . +9 T"] * 9]
    parts = {
        "advanced": {"rows": rows},
        "tiles": 300,
        "hand": 20,
        "track": {"low": -100, "high": 60, "clovers": [-50]},
    }
    page, _ = open_table(site, visit, ["Ania", "1", "1"], "advanced+luck", components=parts)
    asked(page)
    listed = page.get_by_role("list", name="Rows").get_by_role("listitem")
    expect(listed).to_have_count(len(rows))
    expect(listed.nth(4)).to_contain_text("empty")
    expect(page.locator(".track p")).to_contain_text("from -100 to 60; clovers at -50")
    assert_fits(page)
    shot(page, "six-bierze-own-board")


def test_players_are_looked_at(site: Site, visit: Visit) -> None:
    """What is open about somebody, and what the piles hold."""
    page, _ = open_table(site, visit, ["Ania", "1"], "advanced+luck")
    asked(page)
    page.locator("button.seat").click()
    dialog = page.get_by_role("dialog", name="Kuba")
    expect(dialog).to_contain_text("2 action cards")
    expect(dialog).to_contain_text("Draw pile: 72 tiles")
    assert_accessible(page)


def test_spectators_see_no_hand(site: Site, visit: Visit) -> None:
    table = site.table("six-bierze", ["Ania", "1"], start=True, options={"version": "advanced+luck"})
    page = visit(table.for_watching)
    expect(page.get_by_text("Waiting for Ania")).to_be_visible()
    expect(row_of(page, 10)).to_be_attached()
    assert page.locator("[data-pick]").count() == 0


def test_tiles_travel(site: Site, visit: Visit) -> None:
    """A tile is one piece from the hand to its row; when all have moved, the next one is asked for."""
    page, _ = open_table(site, visit, ["Ania", "1"], "basic", moving=True)
    number = asked(page)
    page.locator(TILES).first.click()
    tile = number_in(go_words(page))
    page.locator(f'[data-piece="{tile}"]').evaluate("piece => { piece.marked = true }")
    page.locator(GO).click()
    asked(page, number)
    assert page.locator(f'[data-piece="{tile}"]').evaluate("piece => piece.marked")


# -- how it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_how_it_looks(site: Site, visit: Visit, version: str) -> None:
    """Six seats, in the middle of a game, on every size of screen, light and dark; nothing scrolls."""
    table = site.table("six-bierze", ["Ania", *"11111"], start=True, options={"version": version})
    table.play("Ania", turns=5)
    page = visit(table.seat("Ania"))
    asked(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        if mode(page) == "tiles":
            page.locator(TILES).first.hover()
        assert_fits(page)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            shot(page, f"six-bierze-{version}-{name}-{theme}")
            if name == "phone":
                assert_accessible(page)
