"""Pages whose widgets all live before a test touches them.

What a reader does before that is noted and done again when a widget wakes, one press for each
button: tests/pages/test_waking.py tries it. A test that means two presses has to wait.
"""

from contextlib import contextmanager

from bench.pages import visit as pages
from bench.pages.waiting import settle


@contextmanager
def visit(browser, address, **look):
    """Open a page as a reader would who has never been here, and wait until all of it lives."""
    with pages.visit(browser, address, **look) as seen:
        settle(seen.page)
        yield seen


def opened(context, address):
    """Open a page where others of the same reader may be open; ``troubles`` is what it said."""
    page = context.new_page()
    page.troubles = []
    page.on("console", lambda said: page.troubles.append(said.text))
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    open_at(page, address)
    return page


def open_at(page, address):
    """Open another page in a window, and wait until all of it lives."""
    page.goto(address)
    settle(page)


def reload(page):
    """Open the page anew, and wait until all of it lives."""
    page.reload()
    settle(page)
