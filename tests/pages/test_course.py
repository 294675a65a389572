"""The way through the built book: from the start page over every chapter's levels to the exam."""

import json
import re

import pytest
from playwright.sync_api import expect

from bench.pages.visit import visit
from hasenpfeffer.lessons import banks
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.widgets.topics import TITLES
from tests.pages.conftest import BOOK

pytestmark = pytest.mark.browser
LEVELS = {
    level["id"]: level
    for bank in banks().values()
    for family in bank["families"]
    for level in family["levels"]
}
TICKS = {str(step): "done" for step in (1, 2, 3, 4)}


def families_of(chapter):
    return [family["family"] for family in banks()[chapter]["families"]]


def progress_in(*families):
    stage = {"ticks": TICKS, "box": None, "due": None}
    return json.dumps(
        {
            "version": 1,
            "families": dict.fromkeys(families, stage),
            "places": {},
            "exam": None,
            "results": [],
        }
    )


def solve(page):
    """Answer the question that is shown, by hand; its level."""
    level = LEVELS[page.locator(".hp-levels [data-level]").get_attribute("data-level")]
    say = level["options"][level["solution"]]["say"]
    if level["kind"] == "card":
        page.locator(f'.hp-levels .hp-scene button[data-card="{say}"]').click()
    elif level["kind"] == "text":
        page.locator(".hp-levels [data-answer=text]").fill(say)
        page.locator(".hp-levels").get_by_role("button", name="Check").click()
    else:
        page.locator(f'.hp-levels [data-answer="{level["solution"]}"]').click()
    return level


def marks(page):
    """The chapters in the list beside the text, as they are read out."""
    links = page.locator("nav.bd-links").first.get_by_role("link").all_inner_texts()
    return {match[1]: match[2] for link in links if (match := re.match(r"(.+?)\s*\((.+)\)", link))}


def test_a_newcomer_goes_from_the_start_page_through_every_level_to_the_exam(chromium, book):
    with visit(chromium, book.address) as seen:
        page = seen.page
        page.locator(".hp-course [data-do=continue]").click()
        for chapter in CHAPTERS:
            page.wait_for_url(f"**/{chapter}.html*")
            onward = page.locator(".hp-levels a[data-do=next]")
            for _ in range(60):
                solve(page)
                expect(page.locator(".hp-levels .hp-reply.is-good")).to_contain_text("is ticked")
                if onward.count():
                    break
                asked = page.locator(".hp-levels .hp-asked")
                page.locator(".hp-levels [data-do=next]").click()
                expect(asked).to_be_focused()
                expect(page.locator(".hp-levels [data-do=next]")).to_have_count(0)
            expect(page.locator(".hp-levels-sum")).to_contain_text("All")
            assert marks(page)[TITLES[chapter]] == "done"
            onward.click()
        page.wait_for_url("**/quiz.html")
        expect(page.locator(".hp-exam [data-do=start]")).to_be_visible()
        page.goto(book.address)
        page.locator(".hp-course").scroll_into_view_if_needed()
        expect(page.locator(".hp-course-sum")).to_contain_text("All")
        expect(page.locator(".hp-course [data-do=continue]")).to_have_text("Take the exam")
        assert seen.troubles == []


def test_the_list_of_chapters_is_marked_and_costs_nobody_anything_who_has_not_begun(chromium, book):
    with visit(chromium, book.address + "sources.html") as seen:
        asked = []
        seen.page.on("request", lambda request: asked.append(request.url))
        seen.page.reload()
        expect(seen.page.locator("nav.bd-links [data-state=todo]").first).to_be_attached()
        assert set(marks(seen.page)) == {TITLES[chapter] for chapter in CHAPTERS}
        assert set(marks(seen.page).values()) == {"to do"}
        assert not [url for url in asked if "banks" in url]
        kept = progress_in(*families_of("bowers"), "who_wins")
        seen.page.evaluate("text => localStorage.setItem('hp-progress', text)", kept)
        seen.page.reload()
        expect(seen.page.locator("nav.bd-links [data-state=done]").first).to_be_attached()
        assert marks(seen.page) == {
            **dict.fromkeys(TITLES.values(), "to do"),
            TITLES["bowers"]: "done",
            TITLES["tricks"]: "in part",
        }
        assert seen.troubles == []


def test_marks_follow_the_rules_and_the_other_tab(chromium, book):
    with visit(chromium, book.address + "sources.html") as seen:
        page = seen.page
        classic = [family for family in families_of("scoring") if family != "stakes"]
        other = page.context.new_page()
        other.goto(book.address + "faq.html")
        other.evaluate("text => localStorage.setItem('hp-progress', text)", progress_in(*classic))
        scoring = page.locator("nav.bd-links a[href$='scoring.html'] .hp-chapter-tick").first
        expect(scoring).to_have_attribute("data-state", "done")
        page.locator(".hp-rules .hp-chip").click()
        page.get_by_role("menuitemradio", name=re.compile("^Pepper bids")).click()
        expect(scoring).to_have_attribute("data-state", "part")
        assert seen.troubles == []


def test_levels_work_from_a_disk(chromium):
    context = chromium.new_context()
    page = context.new_page()
    page.goto((BOOK / "bowers.html").as_uri())
    solve(page)
    page.locator(".hp-levels [data-do=next]").click()
    expect(page.locator(".hp-steps p")).to_have_text("Step 2 of 4")
    context.close()


def test_a_page_without_javascript_shows_the_first_question_and_its_answer(chromium, book):
    with visit(chromium, book.address + "bowers.html", script=False) as seen:
        expect(seen.page.locator(".hp-levels .hp-asked")).to_be_visible()
        told = seen.page.locator(".hp-noscript").filter(has_text="The levels need JavaScript")
        expect(told).to_contain_text("Answer: ")
