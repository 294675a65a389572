"""The theme's icons as small drawings in the page, instead of a script of 1.5 MB."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from sphinx.util import logging

LOG = logging.getLogger(__name__)
THEME = Path(str(files("pydata_sphinx_theme"))) / "theme" / "pydata_sphinx_theme" / "static"
ICON_FONT = THEME / "vendor" / "fontawesome" / "webfonts" / "fa-solid-900.ttf"

DRAWING = re.compile(r'[{,]"?([a-z0-9-]+)"?:\[(\d+),(\d+),\[[^\]]*\],"[0-9a-f]+","([^"]+)"\]')
PLACE = re.compile(
    r'<(?P<tag>i|span) class="(?P<names>[^"]*\bfa[srb]?(?:-solid|-regular|-brands)?\b[^"]*)"'
    r"(?P<rest>[^>]*)>\s*</(?P=tag)>"
)
TITLE = re.compile(r'\s*title="[^"]*"')


class Icon(NamedTuple):
    """One drawing: its size and its path."""

    width: str
    height: str
    path: str


def load() -> dict[str, Icon]:
    """Every icon that the theme ships, read from its own script so that they always match."""
    script = (THEME / "scripts" / "fontawesome.js").read_text("utf8")
    # A name drawn twice is drawn last in the solid face, the one the theme shows.
    return {
        name: Icon(width, height, path) for name, width, height, path in DRAWING.findall(script)
    }


def inline(page: str, icons: dict[str, Icon]) -> str:
    """The page with its icons drawn in place."""

    def draw(place: re.Match[str]) -> str:
        names = place["names"].split()
        shown = next((name for name in names if name.removeprefix("fa-") in icons), None)
        if shown is None:
            LOG.warning("lean: the theme has no drawing for %s", place["names"])
            return place[0]
        icon = icons[shown.removeprefix("fa-")]
        kept = [n for n in names if not n.startswith("fa-") or n in {"fa-lg", "fa-solid", shown}]
        rest = TITLE.sub("", place["rest"])  # it would give the button a second name
        return (
            f'<svg class="svg-inline--fa {" ".join(kept)}"{rest} aria-hidden="true" '
            f'viewBox="0 0 {icon.width} {icon.height}">'
            f'<path fill="currentColor" d="{icon.path}"/></svg>'
        )

    return PLACE.sub(draw, page)
