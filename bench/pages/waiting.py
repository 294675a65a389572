"""Waiting until something is true of a page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

ALIVE = "window.hasenpfeffer?.mounted === document.querySelectorAll('.hp-root').length"
"""All widgets of a page have come to life."""

# What is far from the window comes to life when the keyboard reaches it; the focus stays.
_REACH = """
for (const root of document.querySelectorAll('.hp-root')) {
  root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
"""

# Playwright's own way has the page evaluate text, and our policy forbids it.
_LOOK = """
() => new Promise((done, fail) => {{
  const last = performance.now() + {patience};
  const look = () => {{
    if ({condition}) done();
    else if (performance.now() > last) fail(new Error({message}));
    else setTimeout(look, 5);
  }};
  look();
}})
"""


def wait_for(page: Page, condition: str, *, patience: int = 10_000) -> None:
    """Wait until an expression is true in the page; give up after some milliseconds."""
    message = json.dumps(f"This never became true: {condition}")
    page.evaluate(_LOOK.format(condition=condition, patience=patience, message=message))


def wake(page: Page) -> None:
    """Have every widget of a page come to life, near or far, and wait for it."""
    if page.locator(".hp-root").count():
        wait_for(page, "window.hasenpfeffer?.mounted !== undefined")
        page.evaluate(_REACH)
        wait_for(page, ALIVE)


def settle(page: Page) -> None:
    """Wait until every widget lives and is drawn: what still moves cannot be judged."""
    wake(page)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
