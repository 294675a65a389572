"""How the widgets of a page come to life: in turn, at a touch, and without losing an early tap."""

import pytest
from playwright.sync_api import expect

from bench.pages.visit import visit
from bench.pages.waiting import ALIVE, wait_for, wake

from .conftest import BOOK

pytestmark = pytest.mark.browser

# Nothing comes to life by itself: not by being seen, and not while nothing else happens.
ASLEEP = """
window.IntersectionObserver = class { observe() {} unobserve() {} };
window.requestIdleCallback = () => 0;
"""
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value;
}).observe({ type: "layout-shift", buffered: true });
"""
RIGHT = "[data-card=JD]"


@pytest.fixture
def asleep(chromium, book):
    """The first page, whose widgets sleep until they are touched."""
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script(ASLEEP)
    page.goto(book.address + "index.html")
    yield page
    context.close()


def question(page):
    return page.locator(".hp-root").first


def answered(page):
    return expect(question(page).locator("[role=status]")).to_contain_text("You have it.")


def test_a_tap_brings_a_widget_to_life_and_is_answered(asleep):
    assert asleep.evaluate("window.hasenpfeffer.mounted") == 0
    question(asleep).locator(RIGHT).click()
    assert asleep.evaluate("window.hasenpfeffer.mounted") == 1
    answered(asleep)


def test_so_does_a_key(asleep):
    question(asleep).locator(RIGHT).focus()
    asleep.keyboard.press("Enter")
    answered(asleep)


def test_so_does_a_press_by_a_program_that_helps_the_reader(asleep):
    question(asleep).locator(RIGHT).evaluate("card => card.click()")
    answered(asleep)


def test_printing_wakes_every_widget(asleep):
    asleep.evaluate("dispatchEvent(new Event('beforeprint'))")
    wait_for(asleep, ALIVE)


@pytest.mark.parametrize("late", ["hp-rules", "hp-core", "hp-who_wins"])
def test_what_was_tapped_before_the_scripts_came_is_answered_when_they_do(chromium, book, late):
    context = chromium.new_context()
    page = context.new_page()
    waiting = []
    page.route(f"**/{late}.js*", lambda route: waiting.append(route))  # noqa: PLW0108  it is marked
    page.goto(book.address + "index.html", wait_until="commit")
    card = question(page).locator(RIGHT)
    card.click()
    card.click()
    expect(question(page).locator("[role=status]")).not_to_contain_text("You have it.")
    while not waiting:
        page.wait_for_timeout(20)
    waiting[0].continue_()
    answered(page)
    context.close()


def test_the_page_has_every_drawing_once_when_all_is_awake(chromium, book):
    with visit(chromium, book.address + "bowers.html") as seen:
        wake(seen.page)
        ids = seen.page.locator("[id^=hp-]").evaluate_all("all => all.map((each) => each.id)")
        assert len(ids) == len(set(ids))
        address = "all => all.map((each) => each.getAttribute('href').slice(1))"
        used = seen.page.locator("use").evaluate_all(address)
        assert {"hp-back", "hp-i-undo", *used} <= set(ids)


def test_a_table_that_several_widgets_know_stands_in_a_page_once():
    page = (BOOK / "bowers.html").read_text("utf8")
    assert page.count('"JS":"jack of spades"') == 1


def awake(chromium, address, width):
    """A page on which every widget has come to life and been laid out."""
    page = chromium.new_context(viewport={"width": width, "height": 900}).new_page()
    page.add_init_script(SHIFTS)
    page.goto(address)
    wake(page)
    page.wait_for_timeout(300)
    return page


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_in_sight_moves_while_the_widgets_below_wake(chromium, book, width):
    page = awake(chromium, book.address + "bowers.html", width)
    assert page.evaluate("shifts") < 0.01
    page.context.close()


# The browser's own jump counts as a shift, so here the place is measured and not the shifts.
@pytest.mark.parametrize("width", [390, 1280])
def test_a_link_into_a_page_leads_there_while_the_widgets_above_wake(chromium, book, width):
    page = awake(chromium, book.address + "bowers.html#now-you", width)
    heading = page.locator("#now-you > h2").bounding_box()
    assert 0 <= heading["y"] < 300
    page.context.close()
