"""What hosts make and do in the browser: settings, boards, links of seats, people who do not behave."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.site import Made, Site
from tests.browser.visitor import Visit, assert_accessible

HAND = '[aria-label="Your hand"] [data-pick]'
CARDS = 8


def new_table(page: Page, game: str) -> Locator:
    page.get_by_role("button", name=game, exact=False).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More settings").click()
    return dialog


def about(page: Page, seat: int) -> None:
    """Opens what can be done about a seat."""
    page.get_by_role("button", name=re.compile(f"^Seat {seat},")).click()


def gathered(site: Site, visit: Visit, seats: list[str]) -> tuple[Made, Page]:
    table = site.table("x-bierze", seats)
    page = visit(table.seat(seats[0]))
    expect(page.get_by_text(f"{seats[0]} (you)")).to_be_visible()
    return table, page


# -- a new table -----------------------------------------------------------------------------------


def test_all_that_can_be_agreed(visit: Visit) -> None:
    """Every setting is on the page, and the table is made as it was said."""
    page = visit("/")
    dialog = new_table(page, "X bierze!")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_role("radio", name="free choice").check()
    dialog.get_by_role("radio", name="per game").check()
    chosen = {
        "Time for the whole game": "5 minutes",
        "More after each move": "10 seconds",
        "When the time is up": "a bot plays on",
        "A bot helps out after an absence of": "1 minute",
        "Who helps out": "bot Kuba, level 1",
        "Bots move": "quickly",
        "Time for programs that play": "1 minute",
        "Chat": "phrases only",
    }
    for label, value in chosen.items():
        dialog.get_by_label(label).select_option(label=value)
    dialog.get_by_role("switch", name="Moves may be taken back if all agree").uncheck()
    dialog.get_by_role("switch", name="Others may watch").uncheck()
    assert_accessible(page)
    with page.expect_request(lambda request: request.method == "POST") as asked:
        dialog.get_by_role("button", name="Create table").click()
    body = asked.value.post_data_json or {}
    assert body["options"] == {"x_row": "free"}
    assert body["settings"] == {
        "pace": "bank", "seconds": 300, "increment": 10, "timeout": "bot", "grace": 60, "stand_in": "1",
        "bot_delay": 0.4, "robot_seconds": 60, "chat": "phrases", "friendly": False, "spectators": False,
    }  # fmt: skip
    for line in ("5 minutes for the game, 10 seconds more after each move", "nobody may watch"):
        expect(page.get_by_text(line)).to_be_visible()


def test_a_public_table_to_watch_on_a_big_screen(visit: Visit) -> None:
    """Its maker has no seat; bots play."""
    page = visit("/")
    dialog = new_table(page, "X bierze!")
    dialog.get_by_role("radio", name="2").check()
    dialog.get_by_role("switch", name="I only watch (for a big screen)").check()
    dialog.get_by_role("switch", name="Public: anybody may find it and join").check()
    dialog.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Log, rules, chat")).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)


def test_a_board_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """A file that cannot be read and one that says nonsense are refused, and a good one is played on."""
    page = visit("/", quarrel=True)
    dialog = new_table(page, "6. bierze!")
    board = tmp_path / "board.toml"

    def make(text: str) -> None:
        board.write_text(text, encoding="utf-8")
        dialog.get_by_label("A board of your own (file)").set_input_files(board)
        if "=" in text:
            dialog.get_by_role("button", name="Create table").click()

    make("[track\n")
    expect(page.get_by_text("line 1 cannot be read")).to_be_visible()
    make("[track]\nlow = -10\nhigh = 20\nclovers = []\nwide = 3\n")
    expect(page.get_by_text("wide")).to_be_visible()
    make("[track]\nlow = -10\nhigh = 20\nclovers = []\n")
    expect(page.get_by_text("a board of your own")).to_be_visible()


# -- links -----------------------------------------------------------------------------------------


def test_a_seat_is_kept_for_somebody(site: Site, visit: Visit) -> None:
    """By a link of its own: he says his name, sits, and comes back by the same link."""
    table, page = gathered(site, visit, ["Ania", "open", "1"])
    about(page, 2)
    page.get_by_role("button", name="Keep it for somebody").click()
    link = page.get_by_role("textbox", name="Link to this seat").input_value()
    page.keyboard.press("Escape")
    guest = visit(link.removeprefix(site.url), quarrel=True)
    expect(guest.get_by_role("heading", name="A seat is kept for you")).to_be_visible()
    guest.get_by_label("Your name").fill("Ola")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Ola (you)")).to_be_visible()
    expect(page.get_by_text("Ola")).to_be_visible()
    again = visit(link.removeprefix(site.url))
    expect(again.get_by_text("Ola (you)")).to_be_visible()
    assert table.look().table["seats"][1]["name"] == "Ola"


def test_a_link_is_made_worthless(site: Site, visit: Visit) -> None:
    """The new link of a seat leads to it, the old one nowhere; and so with invitations."""
    table, page = gathered(site, visit, ["Ania", "Bartek", "open"])
    about(page, 2)
    page.get_by_role("button", name="New link for this seat").click()
    page.get_by_role("button", name="Make the old link worthless?").click()
    link = page.get_by_role("textbox", name="Link to this seat").input_value()
    old = visit(table.seat("Bartek"), quarrel=True)
    expect(old.get_by_role("heading", name="This link belongs to nobody")).to_be_visible()
    expect(visit(link.removeprefix(site.url)).get_by_text("Bartek (you)")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Make new invitations").click()
    expect(page.get_by_text("The old invitations let nobody in any more.")).to_be_visible()
    stranger = visit(table.invitation, quarrel=True)
    expect(stranger.get_by_role("heading", name="This table is private")).to_be_visible()


# -- people ----------------------------------------------------------------------------------------


def test_bots_come_and_go(site: Site, visit: Visit) -> None:
    """A free seat gets a bot, the bot's seat is freed, the host moves to it."""
    _, page = gathered(site, visit, ["Ania", "open"])
    about(page, 2)
    page.get_by_label("+ bot").select_option("1")
    expect(page.get_by_text("bot, level 1")).to_be_visible()
    about(page, 2)
    page.get_by_role("button", name="Free this seat").click()
    about(page, 2)
    page.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Ania (you)")


def test_somebody_does_not_behave(site: Site, visit: Visit) -> None:
    """He is reported, muted, and sent away, and his page says so; old invitations are void."""
    table = site.table("x-bierze", ["Ania", "Bartek", "Celina"])
    ania, bartek = visit(table.seat("Ania")), visit(table.seat("Bartek"), quarrel=True)
    celina = visit(table.seat("Celina"))
    about(celina, 2)
    celina.get_by_role("button", name="Report to the host").click()
    expect(celina.get_by_text("The host is told, and nobody else.")).to_be_visible()
    expect(ania.get_by_text("reports Bartek to you")).to_be_visible()
    about(ania, 2)
    ania.get_by_role("button", name="Mute for all").click()
    expect(bartek.get_by_text("The host has muted you.")).to_be_visible()
    expect(bartek.get_by_text("reports Bartek")).to_have_count(0)
    about(ania, 2)
    ania.get_by_role("button", name="Send away").click()
    ania.get_by_role("button", name="Really send Bartek away?").click()
    expect(bartek.get_by_role("heading", name="The host has sent you away")).to_be_visible()
    expect(visit(table.invitation, quarrel=True).get_by_role("heading", name="private")).to_be_visible()


def test_the_hosts_role_goes_on(site: Site, visit: Visit) -> None:
    """Whoever is made host may start, and close the table for all."""
    table, ania = gathered(site, visit, ["Ania", "Bartek"])
    bartek = visit(table.seat("Bartek"))
    about(ania, 2)
    ania.get_by_role("button", name="Hand on the host’s role").click()
    ania.get_by_role("button", name="Really make Bartek the host?").click()
    expect(ania.get_by_text("The host starts the game.")).to_be_visible()
    bartek.get_by_role("button", name="Start the game").click()
    expect(ania.locator(HAND)).to_have_count(CARDS)
    bartek.get_by_role("button", name="Menu").click()
    bartek.get_by_role("button", name="Close the table").click()
    bartek.get_by_role("button", name="Really close the table for all?").click()
    expect(ania.get_by_text("The host has closed the table; nobody has won.")).to_be_visible()


def test_a_seat_is_left_and_taken_in_a_running_game(site: Site, visit: Visit) -> None:
    """A bot goes on for whoever leaves; a guest takes the seat from it."""
    table = site.table("x-bierze", ["Ania", "Bartek"], start=True)
    bartek = visit(table.seat("Bartek"))
    bartek.get_by_role("button", name="Menu").click()
    bartek.get_by_role("button", name="Players").click()
    about(bartek, 2)
    bartek.get_by_label("Your name").fill("Bartosz")
    bartek.get_by_role("button", name="Change").click()
    about(bartek, 2)
    bartek.get_by_role("button", name="Leave the seat").click()
    bartek.get_by_role("button", name="Really leave the seat?").click()
    expect(bartek.get_by_role("listitem").filter(has_text="Bartosz")).to_contain_text("is watching")
    about(bartek, 2)
    bartek.get_by_role("button", name="Sit down here").click()
    expect(bartek.get_by_text("Bartosz (you)")).to_be_visible()
    bartek.keyboard.press("Escape")
    expect(bartek.locator(HAND).first).to_be_visible()
