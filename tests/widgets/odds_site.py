"""The tables of chances beside a test's pages, as in the built book."""

from __future__ import annotations

from functools import cache

from hasenpfeffer.widgets.odds_tables import scripts
from tests.widgets.harness import WIDGETS, write_page


@cache
def _scripts():
    return scripts()


def write_odds(folder):
    """Write the tables, and the reckoning with them, where a page in this folder looks for them."""
    tables = folder / "_static" / "odds"
    tables.mkdir(parents=True)
    for name, text in _scripts().items():
        (tables / f"{name}.js").write_text(text, "utf8")
    reckoning = WIDGETS / "static" / "page" / "odds.js"
    (folder / "_static" / "hp-odds.js").write_bytes(reckoning.read_bytes())


def write_odds_page(folder, **widgets):
    """Write a page with widgets that know what hands are worth, and their tables."""
    page = write_page(folder, **widgets)
    write_odds(folder)
    return page
