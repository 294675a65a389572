"""The frame around every page, tried as a reader would: by tap, by keyboard, narrow and wide."""

import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.visit import visit

pytestmark = pytest.mark.browser
PHONE, DESK = 390, 1280
LOOKS = [(width, scheme) for width in (320, PHONE, DESK) for scheme in ("light", "dark")]


@pytest.fixture
def page(chromium, sample, request):
    width = getattr(request, "param", DESK)
    with visit(chromium, sample.address + "index.html", width=width) as seen:
        yield seen.page
        assert seen.troubles == []


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_every_part_of_a_page_is_clean(chromium, sample, width, scheme):
    with visit(chromium, sample.address + "index.html", width=width, scheme=scheme) as seen:
        assert axe.violations(seen.page) == []
        assert seen.troubles == []
        assert seen.sideways <= 0


def test_the_colour_mode_is_switched_and_remembered(page):
    root = page.locator("html")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Light or dark")).to_be_focused()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    page.get_by_role("link", name="The second page").first.click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", "light")


def test_four_suit_colours_are_switched_and_remembered(page):
    root, button = page.locator("html"), page.get_by_role("button", name="Four suit colours")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="The second page").first.click()
    expect(root).to_have_attribute("data-suits", "four")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    page.reload()
    expect(root).not_to_have_attribute("data-suits", "four")


@pytest.mark.parametrize("page", [320, PHONE, DESK], indirect=True)
def test_every_control_of_the_header_is_large_enough_and_has_a_name(page):
    for control in page.locator(".bd-header-article :is(a, button):visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 44, control.evaluate("e => e.outerHTML")
        assert control.get_attribute("aria-label") or control.inner_text().strip()


def test_the_search_finds_a_word_and_marks_it(page):
    page.keyboard.press("Control+k")
    field = page.locator("#pst-search-dialog input")
    expect(field).to_be_focused()
    field.fill("hasenpfefferduft")
    field.press("Enter")
    found = page.locator("#search-results li a").first
    expect(found).to_have_text(re.compile("Every part of a page"))
    expect(page.locator("#search-results")).to_contain_text("One place in the book.")
    expect(page.locator("#search-results p.context")).to_have_text(
        re.compile("^Text … hasenpfefferduft")
    )
    assert axe.violations(page) == []
    found.click()
    expect(page).to_have_url(re.compile(r"index\.html.*#text$"))
    expect(page.locator("span.highlighted").first).to_have_text("hasenpfefferduft")


def test_the_search_puts_titles_first_and_leaves_out_words_that_every_page_has(page, sample):
    page.goto(sample.address + "search.html?q=What+do+I+have+that+depends+on+my+rules%3F")
    found = page.locator("#search-results li a").first
    expect(found).to_have_text("The second page > What depends on the rules")
    expect(found).to_have_attribute("href", "second.html#what-depends-on-the-rules")
    marked = page.locator("#search-results .highlighted")
    expect(marked.first).to_be_visible()
    assert {each.lower() for each in marked.all_text_contents()} <= {"depends", "rules"}
    page.goto(sample.address + "search.html?q=what")
    expect(page.locator("#search-results")).to_contain_text("in the book.")


def test_a_question_of_the_book_is_found_as_people_ask_it(chromium, book):
    with visit(chromium, book.address + "search.html?q=can+i+bid+the+same") as seen:
        first = seen.page.locator("#search-results li").first
        expect(first.locator("a")).to_have_attribute(
            "href", re.compile(r"^faq\.html#may-i-bid-the")
        )
        expect(first.locator(".highlighted").first).to_be_visible()
        marked = first.locator(".highlighted").all_text_contents()
        assert {each.lower() for each in marked} <= {"bid", "same"}
        assert seen.troubles == []


def test_the_search_says_when_nothing_is_found(page, sample):
    page.goto(sample.address + "search.html?q=zzzzqqq")
    expect(page.locator("#search-results")).to_contain_text("No place in the book")


@pytest.mark.parametrize("page", [PHONE], indirect=True)
def test_on_a_phone_the_chapters_open_as_a_sheet_and_close_again(page):
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters).to_be_hidden()
    page.get_by_role("button", name="Chapters").click()
    expect(chapters).to_be_visible()
    assert axe.violations(page) == []
    page.keyboard.press("Escape")
    expect(chapters).to_be_hidden()
    expect(page.get_by_role("button", name="Chapters")).to_be_focused()


@pytest.mark.parametrize("page", [PHONE], indirect=True)
def test_on_a_phone_the_sections_open_as_a_sheet(page):
    page.get_by_role("button", name="On this page").click()
    sections = page.locator("#pst-page-toc-nav")
    expect(sections).to_be_visible()
    assert axe.violations(page) == []
    sections.get_by_role("link", name="Far below").click()
    expect(page).to_have_url(re.compile("#far-below$"))


def test_on_a_desk_the_chapters_stand_beside_the_text_and_fold(page):
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters).to_be_visible()
    page.get_by_role("button", name="Chapters").click()
    expect(chapters).to_be_hidden()
    page.get_by_role("button", name="Chapters").click()
    expect(chapters).to_be_visible()


def test_the_list_of_sections_follows_the_reader(page):
    here = page.locator("#pst-page-toc-nav a[aria-current=true]")
    for section in ("parts", "deeper", "parts"):
        page.evaluate(
            "name => document.querySelector(`#${name} > :is(h2, h3)`).scrollIntoView()", section
        )
        expect(here).to_have_attribute("href", f"#{section}")


def test_tabs_change_with_a_click_and_with_the_keyboard(page):
    expect(page.get_by_text("Bids go from 3 to 6.")).to_be_visible()
    page.locator(".sd-tab-label", has_text="Rounds").click()
    expect(page.get_by_text("Bids go from 1 to 6.")).to_be_visible()
    expect(page.get_by_text("Bids go from 3 to 6.")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Bids go from 3 to 6.")).to_be_visible()


def test_what_is_folded_opens(page):
    page.get_by_text("Why?").click()
    expect(page.get_by_text("Because the jack moved house.")).to_be_visible()
    page.get_by_text("A remark that folds").click()
    expect(page.get_by_text("Folded until somebody asks.")).to_be_visible()


def test_code_is_copied(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("div.highlight").first.hover()
    page.get_by_role("button", name="Copy the code").first.click()
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").startswith('winner = "the left bower')


def test_the_download_menu_opens_prints_and_closes(page):
    page.evaluate("window.print = () => { window.printed = true; }")
    opener = page.get_by_role("button", name="Download this page")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    page.get_by_text(".pdf").click()
    assert page.evaluate("window.printed")
    opener.click()
    page.keyboard.press("Escape")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(opener).to_be_focused()


def test_the_keyboard_reaches_the_text_first_and_then_the_header(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to main content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#main-content$"))
    reached = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        name = (
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        reached.add(page.evaluate(name))
    assert {"Four suit colours", "Light or dark"} <= reached


def test_back_and_on(page):
    page.locator(".right-next").click()
    expect(page.locator("h1").first).to_have_text(re.compile("The second page"))
    page.locator(".left-prev").click()
    expect(page.locator("h1").first).to_have_text(re.compile("Every part of a page"))


def test_what_scrolls_sideways_is_reached_by_keyboard(chromium, sample):
    with visit(chromium, sample.address + "index.html", width=PHONE) as seen:
        expect(seen.page.locator("pre").first).to_have_attribute("tabindex", "0")


def test_the_hare_signs_what_to_remember(page):
    expect(page.locator(".admonition.remember .hp-hare")).to_be_visible()


def test_on_paper_only_the_text_is_left(page):
    page.emulate_media(media="print")
    expect(page.locator("article h1").first).to_be_visible()
    expect(page.locator(".bd-header-article")).to_be_hidden()
    expect(page.locator("#pst-primary-sidebar")).to_be_hidden()
