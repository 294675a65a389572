"""A double tap presses one thing, also where another thing comes to its place."""

import pytest
from playwright.sync_api import expect

from bench.pages.site import serve
from hasenpfeffer.widgets import HandBuilder, Levels, ScoreSheet
from tests.widgets.living import opened
from tests.widgets.quiz_site import write_quiz_page
from tests.widgets.test_quiz_browser import BOWERS, answer

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("second_tap")
    write_quiz_page(
        folder,
        hand=HandBuilder(hand="JK JH JD AH 9S 9C", trump="H", worth=False),
        levels=Levels(chapter="bowers"),
        pad=ScoreSheet(),
    )
    with serve(folder) as served:
        yield served.address


@pytest.fixture(params=["finger", "mouse"])
def page(chromium, site, request):
    touch = request.param == "finger"
    size = {"width": 390, "height": 900}
    with chromium.new_context(viewport=size, has_touch=touch, is_mobile=touch) as context:
        page = opened(context, f"{site}index.html")
        page.finger = touch
        yield page
        assert page.troubles == []


def twice(page, thing):
    """Press the same point two times in a row."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for count in (1, 2):
        if page.finger:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(x, y)
            page.mouse.down(click_count=count)
            page.mouse.up(click_count=count)
        page.wait_for_timeout(80)  # what follows the first has been drawn


def test_a_hand_loses_one_card(page):
    cards = page.locator(".hp-builder .hp-held button")
    expect(cards).to_have_count(6)
    twice(page, cards.nth(2))
    expect(cards).to_have_count(5)
    page.wait_for_timeout(600)  # no double tap any more
    cards.nth(2).click()
    expect(cards).to_have_count(4)


def test_the_next_question_is_not_answered_by_the_tap_that_asked_for_it(page):
    for _ in range(3):
        level = BOWERS[page.locator("[data-level]").get_attribute("data-level")]
        answer(page, level, right=True)
        twice(page, page.locator("[data-do=next]"))
        expect(page.locator(f'[data-level="{level["id"]}"]')).to_have_count(0)
        page.wait_for_timeout(600)  # no double tap any more
        expect(page.locator(".hp-levels [data-do=next]")).to_have_count(0)
        expect(page.locator(".hp-levels")).not_to_contain_text("Not yet")


def test_what_stays_in_its_place_is_pressed_as_often_as_it_is_tapped(page):
    sheet = page.locator(".hp-pad")
    more = sheet.get_by_role("button", name="One more for North", exact=True)
    twice(page, more)
    expect(sheet.locator(".hp-tally-count").first).to_have_text("2")
