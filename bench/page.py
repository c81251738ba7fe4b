"""`make bench-page`: what goals.md asks of the page, on a real server in a throttled Chromium."""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

import stolik.server
from tests.browser import chromium
from tests.browser.site import Site

RESULTS = Path(__file__).parent / "results" / "page.md"
BUILT = Path(stolik.server.__file__).parent / "static"
PHONE: ViewportSize = {"width": 360, "height": 640}
CPU = 4
# Chromium's own "fast 3G": bits a second, and milliseconds there and back.
FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
RUNS = 5
HAND = '[aria-label="Your hand"] [data-pick]'
# Interactive: the games can be pressed.
READY = "() => document.querySelector('.games button') !== null"
# Times between frames, and tasks longer than 50 ms, from now on.
WATCH = """() => {
  const seen = window.seen = {frames: [], tasks: []}
  new PerformanceObserver(list => list.getEntries().forEach(task => seen.tasks.push(task.duration)))
    .observe({type: 'longtask'})
  let last = performance.now()
  const frame = now => { seen.frames.push(now - last); last = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""
SHIFTS = """() => new Promise(done => new PerformanceObserver(list => done(
  list.getEntries().reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0)
)).observe({type: 'layout-shift', buffered: true}) ?? setTimeout(() => done(0), 200))"""


def throttled(page: Page, *, network: bool) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", FAST_3G)
    return session


def visits(browser: Browser, url: str) -> tuple[float, float, int]:
    """Seconds until the first screen is interactive, on a first and a second visit; bytes of code sent."""
    page = browser.new_context(viewport=PHONE).new_page()
    session = throttled(page, network=True)
    sent: dict[str, int] = {}
    code: set[str] = set()
    session.on("Network.responseReceived", lambda event: note(event, code))
    session.on(
        "Network.loadingFinished", lambda event: sent.update({event["requestId"]: event["encodedDataLength"]})
    )
    first = interactive(page, url)
    weight = sum(size for request, size in sent.items() if request in code)
    second = interactive(page, url)
    page.context.close()
    return first, second, weight


def note(event: dict[str, Any], code: set[str]) -> None:
    if event["type"] in {"Script", "Stylesheet"}:
        code.add(event["requestId"])


def interactive(page: Page, url: str) -> float:
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_function(READY)
    return time.perf_counter() - began


def animation(browser: Browser, site: Site) -> tuple[float, float, float]:
    """Of a round of X bierze! with four: the share of frames over 34 ms, the longest task, all shifts."""
    table = site.table("x-bierze", ["Ania", "1", "1", "1"], start=True)
    page = browser.new_context(viewport=PHONE).new_page()
    throttled(page, network=False)
    page.goto(f"{site.url}{table.seat('Ania')}")
    page.locator(HAND).first.wait_for()
    page.wait_for_timeout(500)
    page.locator(HAND).first.click()
    page.evaluate(WATCH)
    page.locator(".actions button").click()
    page.wait_for_timeout(3_000)
    seen = page.evaluate("window.seen")
    shifts: float = page.evaluate(SHIFTS)
    page.context.close()
    slow = sum(frame > 34 for frame in seen["frames"]) / max(1, len(seen["frames"]))
    return slow, max(seen["tasks"], default=0.0), shifts


def measure(browser: Browser, site: Site) -> list[tuple[str, float, float, str]]:
    """What was measured, the best of some runs, the goal, the unit."""
    loads = [visits(browser, site.url) for _ in range(RUNS)]
    rounds = [animation(browser, site) for _ in range(RUNS)]
    slow, task, _ = min(rounds)
    return [
        ("JS + CSS of the first load, as sent", max(load[2] for load in loads) / 1024, 90, "KB"),
        ("interactive, first visit", min(load[0] for load in loads), 2.5, "s"),
        ("interactive, second visit", min(load[1] for load in loads), 1.0, "s"),
        ("frames over 34 ms while a round is resolved", 100 * slow, 1, "%"),
        ("longest task while a round is resolved", task, 50, "ms"),
        ("cumulative layout shift", max(shifts for _, _, shifts in rounds), 0, ""),
    ]


def report(figures: list[tuple[str, float, float, str]], version: str) -> str:
    lines = [
        "# The page",
        "",
        f"`make bench-page`, {time.strftime('%Y-%m-%d')}, Chromium {version}: CPU slowed down {CPU} times,",
        f"fast 3G where something is loaded, 360 × 640; times and frames are the best of {RUNS} runs.",
        "",
        "| measure | value | goal | |",
        "| --- | --- | --- | --- |",
    ]
    for name, value, goal, unit in figures:
        holds = "holds" if value <= goal else "**missed**"
        lines.append(f"| {name} | {value:.2f} {unit} | ≤ {goal} {unit} | {holds} |")
    return "\n".join(line.replace("  |", " |") for line in lines) + "\n"


def main() -> int:
    if chromium.find() is None:
        sys.stderr.write(f"{chromium.HOW_TO_GET}\n")
        return 1
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
            text = report(measure(browser, site), browser.version)
            browser.close()
    finally:
        site.stop()
    RESULTS.write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
