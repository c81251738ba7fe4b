"""Somebody with a browser of his own: what he prefers, what he sees, what his browser complains of."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

WEB = Path(__file__).parents[2] / "web"
SHOTS = WEB / "screenshots"
AXE = WEB / "node_modules/axe-core/axe.min.js"

# The machine may be busy with other tests at the same time.
PATIENCE = 20_000

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
PHONE = (360, 640)
TABLET = (768, 1024)
DESKTOP = (1440, 900)
SCREENS = (PHONE, TABLET, DESKTOP)
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

# The page measures itself anew when its size changes, which takes a few frames.
FRAMES = "async () => { for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame) }"

# Does not touch what the visitor has changed since.
PREFER = "if (!localStorage['stolik.settings']) localStorage['stolik.settings'] = JSON.stringify(%s)"


class Visit:
    """Browsers at one site. Calling it opens one."""

    def __init__(self, url: str, new_context: Callable[..., BrowserContext]) -> None:
        self.url = url
        self.new_context = new_context
        self.complaints: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = PHONE,
        theme: Theme = "light",
        language: str = "en",
        moving: bool = False,
        quarrel: bool = False,
        **settings: Any,
    ) -> Page:
        """Opens `path` in a fresh browser. Nothing moves unless `moving`; `settings` are the page's own, such
        as `confirm`. What the browser reports as an error fails the test, except in a `quarrel`."""
        context = self.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=language,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if settings:
            context.add_init_script(PREFER % json.dumps(settings))
        page = context.new_page()
        if not quarrel:
            page.on("console", self.hear)
            page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)


def wait_for_frames(page: Page) -> None:
    page.evaluate(FRAMES)


def shot(page: Page, name: str) -> None:
    """Leaves a picture of what is seen now in `web/screenshots`."""
    page.screenshot(path=SHOTS / f"{name}.png")


def portraits(page: Page, name: str, *, eyes: bool = False) -> None:
    """Pictures on every screen in every theme; with `eyes`, also for those who tell few colours apart."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for size in SCREENS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            shot(page, f"{name}-{size[0]}-{theme}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="light")
    if eyes:
        camera = page.context.new_cdp_session(page)
        for kind in DEFICIENCIES:
            camera.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            shot(page, f"{name}-{kind}")
        camera.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def assert_accessible(page: Page) -> None:
    """Axe finds nothing wrong with the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    lines = [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert not lines, "\n".join(lines)
