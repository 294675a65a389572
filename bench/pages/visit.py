"""One look at one page: what it asked for, what it complained of."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

FIRST_ERROR = 400


@dataclass
class Visit:
    """What happened while a page was open."""

    page: Page
    host: str
    third_party: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    @property
    def troubles(self) -> list[str]:
        """Everything that must not happen on a page of the book."""
        return [*self.third_party, *self.failed, *self.complaints]

    @property
    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        width: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return width

    def asked(self, request: Request) -> None:
        """Note a request to another host."""
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.netloc != self.host:
            self.third_party.append(f"third party: {request.url}")

    def answered(self, response: Response) -> None:
        """Note an answer that is an error."""
        if response.status >= FIRST_ERROR:
            self.failed.append(f"{response.status}: {response.url}")

    def missed(self, request: Request) -> None:
        """Note a request without an answer, unless the reader had already gone on."""
        if request.failure != "net::ERR_ABORTED":
            self.failed.append(f"failed: {request.url}")

    def said(self, message: ConsoleMessage) -> None:
        """Note an error or a warning; violations of the security policy come here too."""
        if message.type in {"error", "warning"}:
            self.complaints.append(f"console {message.type}: {message.text}")


@contextmanager
def visit(
    browser: Browser, address: str, *, width: int = 1280, scheme: str = "light", script: bool = True
) -> Iterator[Visit]:
    """Open a page as a reader would who has never been here."""
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if scheme == "dark" else "light",
        java_script_enabled=script,
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        seen = Visit(page, urlsplit(address).netloc)
        page.on("request", seen.asked)
        page.on("response", seen.answered)
        page.on("requestfailed", seen.missed)
        page.on("console", seen.said)
        page.on("pageerror", lambda error: seen.complaints.append(f"script error: {error}"))
        page.goto(address, wait_until="load")
        yield seen
    finally:
        context.close()
