"""A word of the glossary says what it means wherever it stands, to every kind of reader."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.visit import visit

from .conftest import SAMPLE, build

pytestmark = pytest.mark.browser
PHONE = 390


@pytest.fixture
def page(chromium, sample):
    with visit(chromium, sample.address + "second.html") as seen:
        yield seen.page
        assert seen.troubles == []


def meaning(page):
    return page.get_by_role("tooltip")


def first(page, word):
    return page.locator("a.hp-term", has_text=word).first


def test_the_first_of_each_word_in_a_section_is_a_link(page):
    marked = page.locator("a.hp-term").all_inner_texts()
    assert marked == ["left bower", "trump", "Hoyle", "left bower", "the other one"]


def test_the_page_carries_the_meanings_of_its_own_words_only(page, chromium, sample):
    assert page.locator(".hp-meanings p").count() == 4
    with visit(chromium, sample.address + "index.html") as other:
        assert other.page.locator(".hp-meanings").count() == 0


def test_every_link_has_its_meaning_for_a_description(page):
    for link in page.locator("a.hp-term").all():
        described = page.locator(f"#{link.get_attribute('aria-describedby')}")
        assert described.text_content().endswith(".")
    bower = page.locator(f"#{first(page, 'left bower').get_attribute('aria-describedby')}")
    assert bower.text_content() == (
        "The other jack of trump’s colour: it “moves house” & counts as trump."
    )


def test_the_pointer_opens_a_meaning_and_may_rest_on_it(page):
    expect(meaning(page)).to_have_count(0)
    first(page, "trump").hover()
    expect(meaning(page)).to_contain_text("The suit that beats the other three.")
    meaning(page).hover()
    page.wait_for_timeout(400)
    expect(meaning(page)).to_be_visible()
    page.locator(".bd-article h1").hover()
    expect(meaning(page)).to_have_count(0)


def test_the_keyboard_opens_it_and_escape_closes_it(page):
    link = first(page, "left bower")
    page.keyboard.press("Tab")
    link.focus()
    expect(link).to_be_focused()
    expect(meaning(page)).to_contain_text("moves house")
    page.keyboard.press("Escape")
    expect(meaning(page)).to_have_count(0)
    expect(link).to_be_focused()
    page.keyboard.press("Tab")
    expect(meaning(page)).to_contain_text("beats the other three")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/glossary\.html#term-trump$"))


def test_a_finger_opens_it_and_a_second_tap_goes_to_the_glossary(chromium, sample):
    context = chromium.new_context(viewport={"width": PHONE, "height": 800}, has_touch=True)
    opened = context.new_page()
    opened.goto(sample.address + "second.html")
    first(opened, "Hoyle").tap()
    expect(meaning(opened)).to_contain_text("Tap again for the glossary")
    box = meaning(opened).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE
    opened.locator(".bd-article h1").tap()
    expect(meaning(opened)).to_have_count(0)
    first(opened, "Hoyle").tap()
    first(opened, "Hoyle").tap()
    expect(opened).to_have_url(re.compile(r"/glossary\.html#term-Hoyle$"))
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_open_meaning_passes_every_check(chromium, sample, scheme):
    with visit(chromium, sample.address + "second.html", scheme=scheme) as seen:
        first(seen.page, "trump").hover()
        expect(meaning(seen.page)).to_be_visible()
        assert axe.violations(seen.page) == []
        assert seen.sideways <= 0


def test_without_script_it_is_a_link_to_the_glossary(chromium, sample):
    with visit(chromium, sample.address + "second.html", script=False) as seen:
        first(seen.page, "Hoyle").click()
        expect(seen.page).to_have_url(re.compile(r"/glossary\.html#term-Hoyle$"))
        expect(seen.page.locator("#term-Hoyle")).to_be_visible()


def test_a_changed_meaning_reaches_the_pages_that_use_it(tmp_path):
    source = shutil.copytree(SAMPLE, tmp_path / "source")
    build(source, tmp_path)
    words = source / "glossary.md"
    words.write_text(words.read_text("utf8").replace("most books", "old books"), "utf8")
    page = (build(source, tmp_path) / "second.html").read_text("utf8")
    assert "The form in old books." in page
