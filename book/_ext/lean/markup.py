"""Last work on a page's text: no inline handler or style, and a name for every part."""

from __future__ import annotations

import hashlib
import html
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

STYLED = re.compile(r'<[a-z][^<>]*?(?P<attribute> style="(?P<style>[^"]*)")[^<>]*>')
REMEMBER = re.compile(
    r'(<div class="(?=[^"]*\badmonition\b)(?=[^"]*\b(?:tip|remember)\b)[^"]*">\s*'
    r'<p class="admonition-title">)'
)
HARE = (
    '<svg class="hp-hare" viewBox="0 0 120 140" aria-hidden="true">'
    '<use href="#hp-frame-hare"/></svg>'
)
BLANK_LINES = re.compile(r"\n\s*\n+")

REPLACED = {
    # A strict policy runs no handler that is written in the markup.
    'onclick="window.print()"': 'data-lean="print"',
    'onclick="toggleFullScreen()"': 'data-lean="fullscreen"',
    # Landmarks and dialogs need names of their own.
    '<div id="pst-primary-sidebar" class="':
        '<div id="pst-primary-sidebar" role="complementary" aria-label="Book" class="',
    '<dialog id="pst-primary-sidebar-modal">':
        '<dialog id="pst-primary-sidebar-modal" aria-label="Book">',
    '<dialog id="pst-secondary-sidebar-modal">':
        '<dialog id="pst-secondary-sidebar-modal" aria-label="On this page">',
    '<dialog id="pst-search-dialog">': '<dialog id="pst-search-dialog" aria-label="Search">',
    '<nav class="bd-links bd-docs-nav" aria-label="Main">':
        '<nav class="bd-links bd-docs-nav" aria-label="Chapters">',
    'title="Toggle primary sidebar"': 'title="Chapters" aria-label="Chapters"',
    'title="Toggle secondary sidebar"': 'title="On this page" aria-label="On this page"',
    'aria-label="Color mode"': 'title="Light or dark" aria-label="Light or dark"',
    # The basic theme already gave the page its viewport.
    '<meta name="viewport" content="width=device-width, initial-scale=1" />': "",
}  # fmt: skip

CUT = (
    # A label that differs from the words on the control.
    re.compile(r'(?<=<button class="btn search-button-field)([^>]*?) aria-label="[^"]*"'),
    re.compile(r'(?<=<summary)() aria-label="Toggle hidden content"'),
    # Bootstrap's tooltips: the title attribute does that work.
    re.compile(r'() data-bs-(?:placement="[^"]*"|toggle="tooltip"|title="[^"]*")'),
)
# Boxes that the theme leaves empty.
EMPTY = (
    re.compile(
        r'<div class="sidebar-primary-items__end[^>]*>\s*<div class="sidebar-primary-item">\s*'
        r'<div id="ethical-ad-placement".*?</div>\s*</div>\s*</div>',
        re.DOTALL,
    ),
    re.compile(r'<footer class="bd-footer">\s*</footer>'),
)


def tidy(page: str, styles: Path) -> str:
    """The page as a strict security policy and a screen reader want it."""
    for old, new in REPLACED.items():
        page = page.replace(old, new)
    for unwanted in CUT:
        page = unwanted.sub(r"\1", page)
    for box in EMPTY:
        page = box.sub("", page)
    page = REMEMBER.sub(rf"\1{HARE}", page)
    return BLANK_LINES.sub("\n", styles_to_classes(page, styles))


def styles_to_classes(page: str, folder: Path) -> str:
    """Each style attribute as a class, its rule kept for the style sheet in a file of its own."""

    def swap(tag: re.Match[str]) -> str:
        style = " ".join(html.unescape(tag["style"]).rstrip("; ").split())
        name = "ls-" + hashlib.sha256(style.encode()).hexdigest()[:8]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.css").write_text(f".{name}.{name}{{{style}}}", "utf8")
        bare = tag[0].replace(tag["attribute"], "", 1)
        if 'class="' in bare:
            return bare.replace('class="', f'class="{name} ', 1)
        return re.sub(r"^<(\w+)", rf'<\1 class="{name}"', bare)

    return STYLED.sub(swap, page)
