"""Where the browser keeps nothing, what would be lost says so."""

import pytest
from playwright.sync_api import expect

from bench.pages.waiting import wake
from tests.no_memory import FORBIDDEN

pytestmark = pytest.mark.browser


def test_a_score_sheet_that_is_not_kept_asks_to_be_saved(chromium, book):
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(book.address + "scoring.html")
        wake(page)
        sheet = page.locator(".hp-pad")
        sheet.get_by_role("button", name="Thrown in").click()
        expect(sheet.locator(".hp-pad-table").first).to_be_visible()
        expect(sheet.get_by_role("alert")).to_have_count(0)
        page.add_init_script(FORBIDDEN)
        page.reload()
        wake(page)
        sheet.get_by_role("button", name="Thrown in").click()
        expect(sheet.get_by_role("alert")).to_contain_text("Save it as text before you leave")
