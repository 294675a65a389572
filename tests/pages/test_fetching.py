"""What a page fetches: the first widget's script at once, another's as its place comes near."""

import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from bench.pages.visit import visit
from bench.pages.waiting import ALIVE, wait_for, wake

from .conftest import BOOK

pytestmark = pytest.mark.browser
PEPPER = "pepper_bids"
FETCHED = "performance.getEntriesByType('resource').map(({ name }) => name)"
NOTHING_IN_SIGHT = "window.IntersectionObserver = class { observe() {} unobserve() {} };"


def fetched(page):
    """The kinds of widget whose scripts were asked for, and what all kinds share."""
    names = [re.search(r"hp-(\w+)\.js", address) for address in page.evaluate(FETCHED)]
    return [name[1] for name in names if name]


def place(page, kind):
    """The first place of a kind that a page does not begin with."""
    holds = {"levels": ".hp-levels", "hand_builder": ".hp-builder", "rank_ladder": ".hp-ladder"}
    return page.locator(".hp-root", has=page.locator(holds[kind])).first


@contextmanager
def held(page, kind):
    """The script of a kind is on its way until the end of the block."""
    waiting = []
    page.route(f"**/hp-{kind}.js*", lambda route: waiting.append(route))  # noqa: PLW0108  it is marked
    yield
    for _ in range(200):
        page.wait_for_timeout(0 if waiting else 20)
    assert waiting, "nobody asked for it meanwhile"
    for route in waiting:
        route.continue_()


@pytest.fixture
def page(chromium):
    with chromium.new_context(viewport={"width": 1280, "height": 800}) as context:
        yield context.new_page()


def test_the_head_of_a_page_names_the_script_of_its_first_widget_only():
    page = (BOOK / "index.html").read_text("utf8")
    asked = re.findall(r'<script [^>]*src="_static/hp-(\w+)', page)
    assert asked == ["rules", "core", "who_wins"]
    assert "hp-auction_table" not in page
    assert "hp-core" not in (BOOK / "sources.html").read_text("utf8")


def test_at_the_top_only_what_is_near_is_fetched(page, book):
    page.goto(book.address + "rankings.html", wait_until="networkidle")
    assert {"rules", "core", "who_wins"} <= set(fetched(page))
    assert "levels" not in fetched(page)
    assert page.evaluate("window.hasenpfeffer.mounted") > 0


def test_what_is_not_fetched_yet_is_laid_out_where_it_will_stand(page, book):
    page.goto(book.address + "rankings.html", wait_until="networkidle")
    height = "document.documentElement.scrollHeight"
    wait_for(page, "document.querySelector('.hp-root:has(.hp-levels)').matches('[data-laid]')")
    before = page.evaluate(height)
    assert "levels" not in fetched(page)
    wake(page)
    assert abs(page.evaluate(height) - before) < 100


@pytest.mark.parametrize("where", ["the web", "a disk"])
def test_what_the_reader_comes_near_is_fetched_once_and_lives(page, book, where):
    page.goto((book.address if where == "the web" else BOOK.as_uri() + "/") + "rankings.html")
    steps = "Math.ceil(document.documentElement.scrollHeight / 500)"
    for _ in range(page.evaluate(steps)):
        page.mouse.wheel(0, 500)
        page.wait_for_timeout(30)
    wait_for(page, ALIVE)
    if where == "the web":  # a browser does not count what comes from a disk
        assert fetched(page).count("levels") == 1


def test_a_far_widget_that_is_pressed_before_its_script_came_does_what_was_meant(page, book):
    page.goto(book.address + "rankings.html")
    with held(page, "hand_builder"):
        joker = place(page, "hand_builder").locator("[data-card=JK][aria-pressed]")
        joker.click()
        joker.click()
        page.wait_for_timeout(100)
        expect(joker).to_have_attribute("aria-pressed", "true")
    expect(joker).to_have_attribute("aria-pressed", "false")


def test_so_does_one_that_the_keyboard_reached(page, book):
    page.add_init_script(NOTHING_IN_SIGHT)
    page.goto(book.address + "rankings.html")
    with held(page, "rank_ladder"):
        place(page, "rank_ladder").locator("[aria-pressed=false]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        expect(place(page, "rank_ladder").locator("[aria-pressed=false]").first).to_be_focused()
    expect(page.locator("[aria-pressed=true]:focus")).to_have_count(1)


def test_an_answer_given_before_a_script_came_is_the_answer(page, book):
    page.add_init_script(NOTHING_IN_SIGHT)
    page.goto(book.address + "tricks.html")
    with held(page, "levels"):
        place(page, "levels").locator("[data-card='9S']").click()
    expect(place(page, "levels").locator(".hp-reply.is-good")).to_contain_text("is ticked")


def test_what_was_typed_before_a_script_came_is_taken(page, book):
    page.add_init_script(NOTHING_IN_SIGHT)
    page.goto(book.address + "rankings.html")
    builder = place(page, "hand_builder")
    with held(page, "hand_builder"):
        builder.locator(".hp-written input").fill("JK JH ZZ")
        builder.locator(".hp-written button").click()
    expect(builder.locator(".hp-written-error")).to_contain_text("ZZ")
    expect(builder.locator(".hp-written input")).to_have_value("JK JH ZZ")


def test_a_link_to_a_far_widget_has_it_fetched(page, book):
    page.add_init_script(NOTHING_IN_SIGHT)
    page.goto(book.address + "rankings.html?ladder=D")
    expect(place(page, "rank_ladder").get_by_role("list").first).to_be_in_viewport()
    expect(place(page, "rank_ladder").locator("[data-suit=D][aria-pressed=true]")).to_have_count(2)
    assert "levels" not in fetched(page)


def test_a_link_into_a_page_has_what_stands_there_fetched(page, book):
    page.goto(book.address + "rankings.html")
    last = page.locator("section[id]", has=page.locator(".hp-levels")).last.get_attribute("id")
    page.goto("about:blank")
    page.goto(f"{book.address}rankings.html#{last}")
    expect(place(page, "levels")).to_have_attribute("data-awake", "")


@pytest.mark.parametrize("kind", ["who_wins", "hand_builder"])
def test_a_lost_script_is_said_in_its_places_and_asked_for_again_at_a_press(page, book, kind):
    lost = page.locator(".hp-root", has=page.locator(":scope > .hp-failed"))
    page.route(f"**/hp-{kind}.js*", lambda route: route.abort())
    page.goto(book.address + "rankings.html")
    page.locator(".hp-root").nth(2).scroll_into_view_if_needed()
    expect(lost).to_have_count(4 if kind == "who_wins" else 1)
    for each in lost.all():
        expect(each).to_contain_text("or reload the page")
        assert each.get_by_role("button").count() > 1, "what was drawn is still there"
    expect(place(page, "rank_ladder")).to_have_attribute("data-awake", "")
    lost.first.get_by_role("button").first.click()
    expect(lost.first).to_contain_text("or reload the page")
    page.unroute(f"**/hp-{kind}.js*")
    again = lost.first.get_by_role("button").first
    again.click()
    expect(lost).to_have_count(0)


def test_the_rules_of_a_reader_reach_what_is_far_without_being_seen(page, book):
    page.goto(f"{book.address}rankings.html?rules={PEPPER}")
    wait_for(page, ALIVE)


def test_so_do_rules_that_are_chosen_on_the_page(page, book):
    page.goto(book.address + "rankings.html", wait_until="networkidle")
    assert "levels" not in fetched(page)
    page.evaluate(f"hasenpfefferRules.set('{PEPPER}')")
    wait_for(page, ALIVE)


def test_on_paper_a_widget_is_there_whether_its_script_came_or_not(chromium, book):
    with visit(chromium, book.address + "rankings.html") as seen:
        seen.page.emulate_media(media="print")
        for each in seen.page.locator(".hp-root").all():
            assert each.inner_text().strip()
            assert each.evaluate("place => place.scrollHeight") > 40
        assert "levels" not in fetched(seen.page)
