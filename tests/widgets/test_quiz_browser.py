"""Quiz and levels in a browser: by keyboard, with errors, across reloads, without banks."""

import json
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.widgets import HouseRules, Levels, Quiz
from hasenpfeffer.widgets.topics import bank
from tests.widgets.living import open_at, reload, visit
from tests.widgets.quiz_site import write_quiz_page

pytestmark = pytest.mark.browser
BOWERS = {level["id"]: level for family in bank("bowers")["families"] for level in family["levels"]}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("quiz")
    write_quiz_page(folder / "levels", levels=Levels(chapter="bowers"), house=HouseRules())
    write_quiz_page(
        folder / "three",
        one=Quiz(topics=["card_suit"], count=3),
        two=Quiz(topics=["trump_count"], count=2, seed=7),
        three=Quiz(topics=["bowers", "tricks"], count=4, seed=9, name="mine"),
    )
    with serve(folder) as served:
        yield served.address


@pytest.fixture
def page(chromium, site):
    with visit(chromium, site + "levels/index.html") as seen:
        yield seen.page
        assert seen.troubles == []


def here(page):
    """The level that is shown."""
    return BOWERS[page.locator("[data-level]").get_attribute("data-level")]


def hears(page, words):
    """A screen reader is told this: a status line says it."""
    expect(page.get_by_role("status").filter(has_text=words)).not_to_have_count(0)


def answer(page, level, *, right):
    """Give an answer by hand, of any kind."""
    place = next(n for n, option in enumerate(level["options"]) if option["right"] is right)
    say = level["options"][place]["say"]
    if level["kind"] == "card":
        page.locator(f'.hp-scene button[data-card="{say}"]').click()
    elif level["kind"] == "text":
        page.locator("[data-answer=text]").fill(say)
        page.get_by_role("button", name="Check").click()
    else:
        page.locator(f'[data-answer="{place}"]').click()
    return level["options"][place]


def go(page, what):
    page.locator(f"[data-do={what}]").click()


def name_of(page):
    """The accessible name of what has the focus, as a reader of the tree hears it."""
    return page.evaluate(
        "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText)"
    ).replace("\n", " ")


def tab_to(page, pattern):
    """Press Tab until something with such a name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.search(pattern, name_of(page)):
            return
    pytest.fail(f"no stop is called {pattern}")


def test_a_whole_stage_by_keyboard_reading_names_and_the_status_line_only(page):
    level = BOWERS["card_suit.01"]
    for _ in range(4):
        assert level["kind"] == "option"
        wrong = next(option for option in level["options"] if not option["right"])
        right = next(option for option in level["options"] if option["right"])
        tab_to(page, rf"\b{wrong['say']}$")
        page.keyboard.press("Enter")
        hears(page, wrong["reply"].removeprefix("Not yet. "))
        tab_to(page, "^Try again$")
        page.keyboard.press("Enter")
        assert re.match(r"^[A-Z] \w+", name_of(page))  # the first answer has the focus
        page.keyboard.press("Shift+Tab")
        tab_to(page, rf"\b{right['say']}$")
        page.keyboard.press(" ")
        hears(page, "is ticked")
        tab_to(page, "^Next s")
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-level="{level["id"]}"]')).to_have_count(0)
        level = here(page)
        expect(page.locator(".hp-asked")).to_be_focused()
        assert name_of(page) == level["ask"]
    assert level["id"].startswith("moved_cards")
    stage = page.locator("[data-stage=card_suit]")
    expect(stage).to_have_text(re.compile(r"Which suit is this card now\? \(done, 4 of 4 steps"))


def test_an_error_keeps_the_question_and_a_tick_is_never_lost(page):
    level = here(page)
    answer(page, level, right=True)
    go(page, "more")
    again = here(page)
    assert (again["id"].split(".")[0], again["step"]) == ("card_suit", 1)
    wrong = answer(page, again, right=False)
    assert here(page) == again
    reply = page.locator(".hp-reply.is-bad")
    expect(reply).to_contain_text(wrong["reply"].removeprefix("Not yet. "))
    # In its place: under the answer it belongs to.
    assert wrong["say"] in reply.locator("xpath=..").inner_text()
    expect(page.locator("[data-stage=card_suit]")).to_contain_text("in part, 1 of 4")


def test_what_is_shown_counts_as_help_and_can_be_done_better(page):
    go(page, "show")
    expect(page.locator("[data-do=next]")).to_be_focused()
    expect(page.locator(".hp-reply.is-good")).to_contain_text("Shown, so it counts as help.")
    expect(page.locator(".hp-reply.is-good")).to_contain_text("It comes back in 10 minutes.")
    expect(page.locator(".hp-steps .is-help")).to_have_count(1)
    page.locator("[data-do=more]").click()
    answer(page, here(page), right=True)
    expect(page.locator(".hp-steps .is-done")).to_have_count(1)


def test_who_leaves_comes_back_to_the_same_question_with_what_was_tried(page):
    answer(page, here(page), right=True)
    go(page, "next")
    level = here(page)
    assert level["step"] == 2
    answer(page, level, right=False)
    reload(page)
    expect(page.locator(f'[data-level="{level["id"]}"]')).to_be_visible()
    answer(page, level, right=True)
    stored = json.loads(page.evaluate("localStorage.getItem('hp-progress')"))
    assert stored["families"]["card_suit"]["box"] == 0
    go(page, "next")
    level = here(page)
    go(page, "leave")
    hears(page, "You have left the levels. Your place is kept.")
    expect(page.locator("[data-level]")).to_have_count(0)
    expect(page.locator(".hp-stage").first).to_be_focused()
    page.get_by_role("button", name="Continue").click()
    assert here(page) == level


def test_a_step_can_be_skipped_and_stays_open(page):
    go(page, "skip")
    expect(page.locator(".hp-steps p")).to_have_text("Step 2 of 4")
    hears(page, "Step 1 is skipped and stays open.")
    assert here(page)["step"] == 2
    answer(page, here(page), right=True)
    expect(page.locator("[data-stage=card_suit]")).to_contain_text("in part, 1 of 4")
    reload(page)
    go(page, "leave")
    page.locator("[data-stage=card_suit]").click()
    assert here(page)["step"] == 1


def test_a_link_opens_a_stage_or_a_question_and_a_broken_one_says_so(page, site):
    open_at(page, site + "levels/index.html?levels=joker_follows.20")
    expect(page.locator('[data-level="joker_follows.20"]')).to_be_visible()
    open_at(page, site + "levels/index.html?levels=joker_off_suit")
    expect(page.locator('[data-level^="joker_off_suit."]')).to_be_visible()
    open_at(page, site + "levels/index.html?levels=who_wins.20")
    expect(page.get_by_role("alert")).to_contain_text("This link cannot be read")
    open_at(page, site + "levels/index.html?levels=card_suit.999")
    expect(page.get_by_role("status").filter(has_text="cannot be read")).to_be_visible()
    expect(page.locator("[data-level]")).to_have_count(1)


def test_only_levels_of_the_chosen_rules_are_asked(page, site):
    open_at(
        page, site + "levels/index.html?rules=classic~joker_when_void=barred&levels=joker_off_suit"
    )
    expect(page.locator('[data-level^="joker_off_suit."]')).to_be_visible()
    for _ in range(3):
        level = here(page)
        switch = level["switch"]
        assert switch is None or switch["value"] == "barred"
        answer(page, level, right=True)
        go(page, "more")
    open_at(page, site + "levels/index.html?rules=classic&levels=joker_off_suit")
    expect(page.locator('[data-level^="joker_off_suit."]')).to_be_visible()
    assert here(page)["switch"] in ({"name": "joker_when_void", "value": "trumps"}, None)


def test_corrupt_progress_is_put_aside_with_a_message(page):
    page.evaluate("localStorage.setItem('hp-progress', '{\"version\":1,\"oops')")
    reload(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be read (it is not complete), so it was put aside")
    answer(page, here(page), right=True)
    reload(page)
    expect(alert).to_contain_text("still put aside")
    expect(page.locator("[data-stage=card_suit]")).to_contain_text("in part, 1 of 4")
    page.get_by_text("Show what was put aside").click()
    expect(page.get_by_label("Show what was put aside")).to_have_value('{"version":1,"oops')
    page.get_by_role("button", name="Throw it away").click()
    expect(alert).to_have_count(0)


def test_two_tabs_do_not_overwrite_each_other(page, site):
    other = page.context.new_page()
    open_at(other, site + "levels/index.html?levels=moved_cards.01")
    answer(other, BOWERS["moved_cards.01"], right=True)
    expect(page.locator("[data-stage=moved_cards]")).to_contain_text("in part, 1 of 4")
    answer(page, here(page), right=True)
    expect(other.locator("[data-stage=card_suit]")).to_contain_text("in part, 1 of 4")
    stored = json.loads(page.evaluate("localStorage.getItem('hp-progress')"))
    assert {*stored["families"]} == {"card_suit", "moved_cards"}


def test_without_its_bank_the_first_question_works_and_the_rest_says_what_is_missing(
    chromium, site
):
    with visit(chromium, site + "levels/index.html") as seen:
        page = seen.page
        page.route("**/banks/*.js", lambda route: route.abort())
        answer(page, here(page), right=True)
        expect(page.locator(".hp-bank")).to_contain_text("The questions did not arrive.")
        expect(page.locator("[data-level='card_suit.01']")).to_be_visible()
        page.unroute("**/banks/*.js")
        page.locator(".hp-bank").get_by_role("button", name="Try again").click()
        expect(page.locator(".hp-bank")).to_be_empty()
        assert here(page)["step"] == 2


def test_banks_are_loaded_only_when_the_reader_starts(chromium, site):
    with visit(chromium, site + "levels/index.html") as seen:
        asked = []
        seen.page.on("request", lambda request: asked.append(request.url))
        reload(seen.page)
        seen.page.wait_for_timeout(500)
        assert not [url for url in asked if "banks" in url]
        with seen.page.expect_response("**/banks/bowers.js"):
            answer(seen.page, here(seen.page), right=False)
        assert seen.troubles == []


def test_three_quizzes_on_one_page_keep_apart(chromium, site):
    with visit(chromium, site + "three/index.html") as seen:
        page = seen.page
        quizzes = [page.locator(".hp-quiz").nth(n) for n in range(3)]
        quizzes[0].locator("[data-answer='0']").click()
        quizzes[1].get_by_label("Your answer").fill("nonsense")
        quizzes[1].get_by_label("Your answer").press("Enter")
        expect(quizzes[1].get_by_role("alert")).to_have_text("Write a number, such as 4.")
        expect(quizzes[1].locator(".hp-series-sum")).to_have_text("2 to go")
        quizzes[1].get_by_label("Your answer").fill("97")
        quizzes[1].get_by_label("Your answer").press("Enter")
        expect(quizzes[0].locator(".hp-series-sum")).to_have_text(re.compile("2 to go"))
        expect(quizzes[1].locator(".hp-series-sum")).to_have_text("1 not yet right, 1 to go")
        expect(quizzes[2].locator(".hp-series-sum")).to_have_text("4 to go")
        expect(quizzes[2].locator(".hp-reply:not(:empty)")).to_have_count(0)
        quizzes[1].get_by_role("button", name="Next").click()
        expect(quizzes[1].locator(".hp-series-place")).to_have_text("Question 2 of 2")
        expect(quizzes[0].locator(".hp-series-place")).to_have_text("Question 1 of 3")
        quizzes[1].get_by_role("button", name="Show me").click()
        quizzes[1].get_by_role("button", name="See the result").click()
        expect(quizzes[1].locator(".hp-series-sum")).to_have_text("1 with help, 1 not yet right")
        assert seen.troubles == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_quizzes_are_accessible_and_never_wider_than_the_window(chromium, site, width, scheme):
    for where in ("levels", "three"):
        with visit(chromium, site + f"{where}/index.html", width=width, scheme=scheme) as seen:
            seen.page.locator("[data-answer='1']").first.click()
            seen.page.wait_for_timeout(100)
            assert axe.violations(seen.page) == []
            assert seen.sideways == 0
            small = seen.page.eval_on_selector_all(
                ":is(.hp-levels, .hp-quiz) :is(button, input, summary)",
                "all => all.map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])"
                ".filter(([, r]) => r.width && (r.width < 44 || r.height < 44))",
            )
            assert small == []
            assert seen.troubles == []
