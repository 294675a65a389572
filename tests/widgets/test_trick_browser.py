"""Questions about a trick in a browser: answered, and put again."""

import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.widgets import TrickTable
from tests.widgets.harness import write_page
from tests.widgets.living import visit

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("trick")
    hands = {"W": "JD KS 9C", "N": "TD AS QC", "E": "9D KC TS"}
    write_page(
        folder,
        may=TrickTable(trump="H", plays="S: AD", hands=hands, you="W", puzzle=True, seed=3),
        wins=TrickTable(trump="C", plays="S: AD JS TD KC", predict=True, puzzle=True),
    )
    with serve(folder) as served:
        yield served.address + "index.html"


@pytest.fixture(params=[390, 1280])
def page(chromium, site, request):
    with visit(chromium, site, width=request.param) as seen:
        yield seen.page
        assert seen.troubles == []


def put_again(page, place, answer):
    """Answer a question with a key, then press all that there is to press below it."""
    table = page.locator(".hp-trick-table").nth(place)
    before = table.inner_text()
    expect(table.locator(".hp-foot")).to_have_count(0)
    table.locator(answer).press("Enter")
    expect(table.get_by_role("status")).to_contain_text(re.compile("wins?:"))
    assert axe.violations(page) == []
    expect(table.locator(".hp-foot button")).to_have_count(1)
    table.get_by_role("button", name="Start again").press("Enter")
    assert table.inner_text() == before
    return table


def test_which_card_may_be_played_is_asked_again(page):
    table = put_again(page, 0, "[data-card=JD]")
    expect(table.locator(".hp-hand button")).to_have_count(3)
    expect(table.locator(".hp-hand button").first).to_be_focused()


def test_who_will_win_is_asked_again_with_the_last_card_face_down(page):
    table = put_again(page, 1, "[data-guess=S]")
    expect(table.get_by_label("Face-down card")).to_have_count(1)
    expect(table.locator("[data-guess]").first).to_be_focused()
