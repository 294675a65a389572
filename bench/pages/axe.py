"""The accessibility checker axe, asked about a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bench.pages.waiting import settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def _source() -> str:
    return AXE.read_text("utf8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong, once nothing moves any more: the rule, and the first place of each."""
    settle(page)
    page.evaluate(_source())  # evaluated from outside, so the page's policy does not forbid it
    found: list[str] = page.evaluate(
        """async (tags) => {
            const result = await axe.run(document, { runOnly: { type: "tag", values: tags } });
            return result.violations.map((rule) =>
                `${rule.id} (${rule.nodes.length}): ${rule.nodes[0].html.slice(0, 160)} ` +
                `${rule.nodes[0].any[0]?.message ?? ""}`);
        }""",
        list(TAGS),
    )
    return found
