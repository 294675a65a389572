"""How heavy a page is, and how soon its first widget answers."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.pages.waiting import wait_for

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ANSWER = Path(__file__).with_name("answer.js")
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}


class Weight(NamedTuple):
    """What a reader fetches for one page, compressed."""

    kilobytes: float
    requests: int


def weigh(browser: Browser, address: str) -> Weight:
    """Everything the page loads on a first visit."""
    context = browser.new_context()
    try:
        page = context.new_page()
        sizes: list[float] = []
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
        page.goto(address, wait_until="networkidle")
        return Weight(sum(sizes) / 1000, len(sizes))
    finally:
        context.close()


def answer_time(
    browser: Browser, address: str, *, slow: bool = False, tries: int = 3
) -> float | None:
    """Milliseconds from the start of navigation to an answer; none without widgets."""
    line = SLOW if slow else None
    times = [_answer_once(browser, address, line) for _ in range(tries)]
    known = [time for time in times if time is not None]
    return median(known) if known else None


def _answer_once(browser: Browser, address: str, line: dict[str, Any] | None) -> float | None:
    context = browser.new_context()
    try:
        page = context.new_page()
        page.add_init_script(path=ANSWER)
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        if line:
            session.send("Network.emulateNetworkConditions", line)
        page.goto(address, wait_until="load")
        if page.locator(".hp-root").count() == 0:
            return None
        wait_for(page, "window.answeredAt !== undefined")
        time: float = page.evaluate("window.answeredAt")
        return time
    finally:
        context.close()
