"""What must hold on each page of the book, whatever it is about."""

import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import pages_of, serve
from bench.pages.visit import visit
from bench.pages.waiting import wake

from .conftest import BOOK

pytestmark = pytest.mark.browser
PAGES = pages_of(BOOK) or ("index.html",)
SOMETHING = re.compile(r"\S")
LOOKS = [(width, scheme) for width in (390, 1280) for scheme in ("light", "dark")]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_no_request_elsewhere_no_error_no_axe_violation(chromium, book, page, width, scheme):
    with visit(chromium, book.address + page, width=width, scheme=scheme) as seen:
        assert axe.violations(seen.page) == []
        assert seen.troubles == []
        assert seen.sideways <= 0


@pytest.mark.parametrize("page", PAGES)
def test_a_small_phone_scrolls_in_one_direction_only(chromium, book, page):
    with visit(chromium, book.address + page, width=320) as seen:
        assert seen.sideways <= 0


@pytest.mark.parametrize("page", PAGES)
def test_every_page_says_what_it_is(chromium, book, page):
    with visit(chromium, book.address + page) as seen:
        head = seen.page.locator("head")
        assert seen.page.title()
        assert head.locator("meta[name=description]").get_attribute("content")
        policy = head.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        assert "unsafe" not in policy
        assert seen.page.locator("h1").count() >= 1
    source = (BOOK / page).read_text("utf8")
    assert not re.search(r"<[^>]+\s(style|on[a-z]+)=", source)


@pytest.mark.parametrize("page", PAGES)
def test_every_widget_is_mounted(chromium, book, page):
    with visit(chromium, book.address + page) as seen:
        wake(seen.page)
        assert seen.page.locator(".hp-missing").count() == 0


@pytest.mark.parametrize("page", PAGES)
def test_a_page_works_as_a_file_on_a_disk(chromium, page):
    with visit(chromium, (BOOK / page).as_uri()) as seen:
        wake(seen.page)
        assert seen.troubles == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_works_below_a_path(chromium, page):
    with (
        serve(BOOK, under="/some/where/") as site,
        visit(chromium, site.address + page) as seen,
    ):
        assert seen.troubles == []


@pytest.mark.parametrize("page", PAGES)
def test_without_script_a_widget_still_shows_its_position_and_answer(chromium, book, page):
    with visit(chromium, book.address + page, script=False) as seen:
        assert seen.complaints == []
        for place in seen.page.locator(".hp-root").all():
            place.scroll_into_view_if_needed()  # what is far away is not laid out yet
            expect(place).to_have_text(SOMETHING, use_inner_text=True)
        for answer in seen.page.locator(".hp-noscript").all():
            assert answer.is_visible()
            assert answer.inner_text().strip()


@pytest.mark.parametrize("page", PAGES)
def test_widgets_whose_common_script_is_lost_say_so(chromium, book, page):
    context = chromium.new_context()
    opened = context.new_page()
    opened.route("**/hp-core.js*", lambda route: route.abort())
    opened.goto(book.address + page, wait_until="load")
    for place in opened.locator(".hp-root").all():
        place.scroll_into_view_if_needed()
        missing = place.locator(".hp-missing")
        expect(missing).to_contain_text("could not start", use_inner_text=True)
    context.close()


def test_with_the_network_cut_an_open_page_still_answers(chromium, book):
    with visit(chromium, book.address + "index.html") as seen:
        seen.page.context.set_offline(True)
        root = seen.page.locator(".hp-root").first
        said = root.locator("[role=status]").first
        before = said.inner_text()
        for control in root.get_by_role("button").all():
            if said.inner_text() != before:
                break
            if control.is_enabled():
                control.click()
        assert said.inner_text() != before
        assert not [line for line in seen.complaints if line.startswith("script error")]
