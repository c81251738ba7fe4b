"""A table in the browser: coming and going, what is said, what is taken back, time."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.site import Made, Site
from tests.browser.visitor import THEMES, Theme, Visit, assert_accessible

HAND = '[aria-label="Your hand"] [data-pick]'
CARDS = 8


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry, exact=True).click()


def play_first(page: Page) -> None:
    page.locator(HAND).first.click()
    page.get_by_role("button", name=re.compile("Play|Change")).click()


def chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Log, rules, chat")).click()
    page.get_by_role("tab", name="Chat").click()


def two(site: Site, visit: Visit, **more: object) -> tuple[Made, Page, Page]:
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True, **more)
    pages = visit(table.seat("Ania")), visit(table.seat("Bartek"))
    for page in pages:
        expect(page.locator(HAND)).to_have_count(CARDS)
    return table, *pages


# -- connections -----------------------------------------------------------------------------------


def test_the_server_dies_and_comes_back(site: Site, visit: Visit) -> None:
    """The page says so, comes back by itself, and what was chosen meanwhile is played."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    page = visit(table.seat("Ania"), quarrel=True)
    expect(page.locator(HAND)).to_have_count(CARDS)
    site.kill()
    expect(page.get_by_text("connection lost, trying again")).to_be_visible()
    play_first(page)
    site.start()
    expect(page.locator(HAND)).to_have_count(CARDS - 1)
    expect(page.get_by_label("connected")).to_be_visible()


def test_two_tabs_of_the_same_seat(site: Site, visit: Visit) -> None:
    """What one plays the other shows."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    first, second = visit(table.seat("Ania")), visit(table.seat("Ania"))
    expect(second.locator(HAND)).to_have_count(CARDS)
    play_first(first)
    expect(second.locator(HAND)).to_have_count(CARDS - 1)
    play_first(second)
    expect(first.locator(HAND)).to_have_count(CARDS - 1)


def test_a_page_that_is_too_old(site: Site, visit: Visit) -> None:
    """It is told to load itself again, and does at a touch."""
    table = site.table("x-bierze", ["Ania", "1"], start=True)
    page = visit("/")

    def speak_old(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(json.dumps(json.loads(text) | {"protocol": 0})))

    page.route_web_socket(re.compile("/socket$"), speak_old)
    page.goto(table.seat("Ania"))
    expect(page.get_by_role("heading", name="Stolik has become newer")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Load the page again").click()


def test_spectators_see_no_hand(site: Site, visit: Visit) -> None:
    """Whoever has the link for watching sees the table, and nothing to pick."""
    table = site.table("x-bierze", ["Ania", "1"], start=True)
    page = visit(table.for_watching)
    expect(page.get_by_text("Waiting for Ania")).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)
    hand = {str(card) for card in table.hands(["Ania"])[0]}
    assert hand.isdisjoint(page.locator("[data-piece]").evaluate_all("all => all.map(p => p.dataset.piece)"))


def test_where_nobody_may_watch_the_invited_still_come_in(site: Site, visit: Visit) -> None:
    """By the invitation they see who is there, and sit down."""
    table = site.table("x-bierze", ["Ania", "open"], settings={"spectators": False})
    page = visit(table.invitation)
    expect(page.get_by_text("At the table: Ania")).to_be_visible()
    page.get_by_label("Your name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ola (you)")).to_be_visible()
    stranger = visit(f"/t/{table.id}", quarrel=True)
    expect(stranger.get_by_role("heading")).to_contain_text("private")


# -- the first screen ------------------------------------------------------------------------------


def test_slow_tables_say_whose_turn_it_is(site: Site, visit: Visit) -> None:
    """The first screen lists one's tables: those that wait come first, those that are over last."""
    slow = {"pace": "slow", "seconds": 86_400}
    waiting = site.table("x-bierze", ["Ania", "Bartek"], start=True, settings=slow)
    page = visit(waiting.seat("Ania"))
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"24:00:00|1d 0h|23:59"))
    done = site.table("x-bierze", ["Ania", "1"], start=True)
    done.play("Ania")
    page.goto(done.seat("Ania"))
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.goto("/")
    line = page.get_by_role("listitem").filter(has_text="Ania, Bartek")
    expect(line).to_contain_text("your turn")
    waiting.play("Ania", turns=1)
    page.reload()
    expect(line).to_contain_text("being played")
    page.get_by_text("Earlier tables (1)").click()
    page.get_by_role("button", name="Take X bierze! off this list").click()
    expect(page.get_by_text("Earlier tables")).to_have_count(0)


def test_public_tables_are_listed(site: Site, visit: Visit) -> None:
    """And entered without an invitation."""
    site.table("kniffel", ["Ola", "open"], settings={"public": True})
    page = visit("/")
    page.get_by_role("link", name=re.compile("Kniffel Ola 1 free seat")).click()
    page.get_by_label("Your name").fill("Jan")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Jan (you)")).to_be_visible()


def test_a_person_is_forgotten(site: Site, visit: Visit) -> None:
    """From the settings: name and place go from the table, and the table from the browser."""
    table = site.table("x-bierze", ["Ania", "Bartek"])
    page = visit(table.seat("Bartek"), quarrel=True)
    expect(page.get_by_text("Bartek (you)")).to_be_visible()
    menu(page, "Settings")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Really delete everything?").click()
    expect(page.get_by_text("Your data is deleted.")).to_be_visible()
    assert "Bartek" not in json.dumps(table.look().table)
    assert page.evaluate("localStorage['stolik.places']") == "[]"


# -- what is said ----------------------------------------------------------------------------------


def test_people_talk(site: Site, visit: Visit) -> None:
    """Phrases are read in the reader's language; whoever is blocked here is not read here."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    ania, bartek = visit(table.seat("Ania")), visit(table.seat("Bartek"), language="pl")
    expect(bartek.locator("[data-pick]")).to_have_count(CARDS)
    chat(ania)
    ania.get_by_role("button", name="Hello!").click()
    expect(bartek.get_by_text("Ania: Cześć!")).to_be_visible()
    ania.get_by_label("Say something").fill("zażółć <b>gęślą</b>")
    ania.get_by_role("button", name="Send").click()
    bartek.get_by_role("button", name="ktoś coś powiedział").click()
    expect(bartek.get_by_role("listitem").filter(has_text="zażółć <b>gęślą</b>")).to_be_visible()
    table.do("Bartek", "chat", text="hm")
    expect(ania.get_by_role("listitem").filter(has_text="hm")).to_be_visible()
    menu(ania, "Players")
    ania.get_by_role("button", name=re.compile("Seat 2, Bartek")).click()
    ania.get_by_role("button", name="Hide what this person says").click()
    ania.keyboard.press("Escape")
    expect(ania.get_by_role("listitem").filter(has_text="hm")).to_have_count(0)


# -- taking back -----------------------------------------------------------------------------------


def test_a_choice_nobody_has_seen_is_taken_back_at_once(site: Site, visit: Visit) -> None:
    """By the button in the bar."""
    _, ania, _ = two(site, visit)
    play_first(ania)
    ania.get_by_role("button", name="Undo").click()
    expect(ania.locator(HAND)).to_have_count(CARDS)


def test_others_are_asked_before_more_is_taken_back(site: Site, visit: Visit) -> None:
    """One refuses, then agrees."""
    table, ania, bartek = two(site, visit)
    table.play("Ania", turns=1)
    table.play("Bartek", turns=1)
    for agrees in (False, True):
        menu(ania, "Ask to take my move back")
        expect(ania.get_by_text("Waiting for Bartek.")).to_be_visible()
        expect(bartek.get_by_text("Ania would like to take a move back.")).to_be_visible()
        assert_accessible(bartek)
        bartek.get_by_role("button", name="Allow" if agrees else "No", exact=True).click()
        expect(bartek.get_by_text("Ania would like to take a move back.")).to_have_count(0)
    expect(ania.locator(HAND)).to_have_count(CARDS)


# -- time ------------------------------------------------------------------------------------------


def test_clocks_are_shown(site: Site, visit: Visit) -> None:
    """One's own in the bar, the others' on their chips; a pause stops them for all."""
    _, ania, bartek = two(site, visit, settings={"pace": "bank", "seconds": 600})
    expect(ania.get_by_role("timer")).to_contain_text(re.compile(r"^(9:\d\d|10:00)$"))
    expect(ania.locator(".chip .clock")).to_contain_text(re.compile(r"(9:\d\d|10:00)"))
    menu(bartek, "Pause")
    expect(ania.get_by_text("The game is paused.")).to_be_visible()
    ania.get_by_role("button", name="Go on").click()
    expect(bartek.get_by_text("The game is paused.")).to_have_count(0)


def test_a_seat_is_lent_and_taken_back(site: Site, visit: Visit) -> None:
    """A bot plays on, and goes at a touch."""
    _, ania, _ = two(site, visit)
    menu(ania, "Let a bot play for me")
    expect(ania.get_by_text("A bot plays for you.")).to_be_visible()
    ania.get_by_role("button", name="Take my seat back").click()
    expect(ania.get_by_text("A bot plays for you.")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_dialogs_are_accessible(site: Site, visit: Visit, theme: Theme) -> None:
    """Every one that a host may open while a game runs, and the panel with its tabs."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    page = visit(table.seat("Ania"), theme=theme)
    page.get_by_role("button", name="Menu").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    for entry in ("Players", "Settings", "Invite"):
        menu(page, entry)
        assert_accessible(page)
        if entry == "Players":
            for seat in (1, 2):
                page.get_by_role("button", name=re.compile(f"^Seat {seat},")).click()
                assert_accessible(page)
                page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    chat(page)
    for tab in ("Chat", "Rules", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page)
