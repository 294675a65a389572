"""Exam and course in a browser: by keyboard, left and resumed, exported, imported, wiped."""

import json
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.lessons import banks
from hasenpfeffer.widgets import Course, Exam
from tests.widgets.living import open_at, reload, visit
from tests.widgets.quiz_site import write_quiz_page

pytestmark = pytest.mark.browser
ASKED = {
    level["ask"]: level
    for bank in banks().values()
    for family in bank["families"]
    for level in family["levels"]
}
LEVELS = {
    level["id"]: level
    for bank in banks().values()
    for family in bank["families"]
    for level in family["levels"]
}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("exam")
    write_quiz_page(folder / "exam", exam=Exam(seed="7"))
    write_quiz_page(folder / "course", course=Course())
    with serve(folder) as served:
        yield served.address


@pytest.fixture
def page(chromium, site):
    with visit(chromium, site + "exam/index.html") as seen:
        yield seen.page
        assert seen.troubles == []


def kept(page):
    return json.loads(page.evaluate("localStorage.getItem('hp-progress')"))


def go(page, what):
    page.locator(f"[data-do={what}]").click()


def here(page):
    return LEVELS[page.locator("[data-level]").get_attribute("data-level")]


def place_of(level, *, right):
    return next(n for n, option in enumerate(level["options"]) if option["right"] is right)


def cards_of(scene):
    return len(scene.get("table", ())) + len(scene.get("hand", "")) // 2 + ("widow" in scene)


def give(page, level, *, right):
    """Give an answer by hand."""
    place = place_of(level, right=right)
    say = level["options"][place]["say"]
    if level["kind"] == "card":
        page.locator(f'.hp-scene button[data-card="{say}"]').click()
    elif level["kind"] == "text":
        page.locator("[data-answer=text]").fill(say)
    else:
        page.locator(f'[data-answer="{place}"]').click()


def told(level):
    """What an exam says of the table: no rule that is to be known."""
    facts = level["scene"].get("facts", [])
    return facts if level.get("elsewhere") else facts[level["scene"].get("stated", 0) :]


def sit(page, *, wrong=()):
    """Take an exam to its end; the numbers of the questions to get wrong."""
    asked = []
    for number in range(1, 21):
        expect(page.locator(".hp-series-place")).to_have_text(f"Question {number} of 20")
        asked.append(here(page))
        rules = "At another table" if asked[-1].get("elsewhere") else "This exam: Classic"
        expect(page.locator(".hp-exam-rules")).to_have_text(rules)
        expect(page.locator(".hp-ask-one .hp-facts li")).to_have_text(told(asked[-1]))
        give(page, asked[-1], right=number not in wrong)
        go(page, "next")
    return asked


def name_of(page):
    """The accessible name of what has the focus."""
    return page.evaluate(
        """() => {
            const now = document.activeElement;
            const names = [...(now.labels ?? [])].map((label) => label.innerText);
            return now.getAttribute('aria-label') ?? (names[0] || now.innerText);
        }"""
    ).replace("\n", " ")


def tab_to(page, pattern):
    for _ in range(60):
        page.keyboard.press("Tab")
        if re.search(pattern, name_of(page), re.IGNORECASE):
            return
    pytest.fail(f"no stop is called {pattern}")


def test_the_whole_exam_by_keyboard_reading_names_and_the_status_line_only(page):
    tab_to(page, "^Start the exam")
    page.keyboard.press("Enter")
    words = page.evaluate(
        "JSON.parse(document.querySelector('[data-hp-models]').textContent).exam.game"
    )
    seats = dict(words["seats"])
    for number in range(1, 21):
        expect(page.locator(".hp-asked")).to_be_focused()
        level = here(page)
        assert name_of(page) == level["ask"]
        say = level["options"][level["solution"]]["say"]
        if level["kind"] == "text":
            tab_to(page, "^Your answer")
            page.keyboard.type(say)
        else:
            name = {"card": words["names"].get(say), "seat": seats.get(say)}.get(level["kind"])
            tab_to(page, rf"^([A-Z] )?{re.escape(name or say)}\b")
            page.keyboard.press("Enter")
        status = page.get_by_role("status").filter(has_text="Your answer:")
        expect(status).to_contain_text("You may still change it.")
        tab_to(page, "^Answer and (go on|finish)" if number < 20 else "^Answer and finish")
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="20 of 20 right")).to_be_focused()


def test_the_end_says_what_is_known_and_what_to_look_at_again(page):
    go(page, "start")
    asked = sit(page, wrong={3, 4, 11})
    expect(page.locator(".hp-exam-title")).to_have_text("17 of 20 right")
    missed = [asked[number - 1] for number in (3, 4, 11)]
    families = {level["id"].split(".")[0] for level in missed}
    again = page.locator(".hp-exam-again > li")
    expect(again).to_have_count(len(families))
    links = again.locator("a").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    assert {link.split("levels=")[1] for link in links if "levels=" in link} == families
    assert all(re.match(r"\w+\.html(#[\w-]+|\?levels=\w+)$", link) for link in links)
    for level in missed:
        entry = again.locator("details").filter(has_text=level["ask"]).first
        entry.locator("summary").click()
        reply = level["options"][place_of(level, right=False)]["reply"]
        expect(entry).to_contain_text(reply.removeprefix("Not yet. "))
        expect(entry).to_contain_text("Right: ")
        expect(entry.locator(".hp-scene .hp-card")).to_have_count(cards_of(level["scene"]))
    stored = kept(page)
    assert stored["exam"]["over"]
    assert len(stored["exam"]["answers"]) == 20
    assert stored["results"][0]["right"] == 17
    assert all(stored["families"][family]["box"] == 0 for family in families)
    code = page.get_by_label("Your result as a code").input_value()
    assert code == stored["results"][0]["code"]
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]", code)
    reload(page)
    expect(page.locator(".hp-exam-title")).to_have_text("17 of 20 right")
    expect(page.get_by_label("Your result as a code")).to_have_value(code)
    assert len(kept(page)["results"]) == 1
    go(page, "another")
    expect(page.locator("[data-do=resume]")).to_have_text("Show the last result")
    go(page, "start")
    expect(page.locator(".hp-series-place")).to_have_text("Question 1 of 20")
    expect(page.locator(".hp-exam-rules")).to_have_text("This exam: Classic")


def test_the_code_of_a_result_is_read_by_whoever_gets_it(page, site, chromium):
    go(page, "start")
    asked = sit(page, wrong={3, 4, 11})
    code = page.get_by_label("Your result as a code").input_value()
    with visit(chromium, site + "exam/index.html", width=390) as seen:
        other = seen.page
        other.get_by_text("Read somebody's result code").click()
        field = other.get_by_label("A code of exam")
        said = other.locator(".hp-exam-found")

        def read(text):
            field.fill(text)
            field.press("Enter")

        read(f" {code.lower().replace('-', ' ')}")
        expect(said).to_contain_text("17 of 20 right. Questions 3, 4, 11 were missed.")
        expect(said).to_contain_text("It is a result of exam 7, Classic.")
        rows = said.locator("li")
        expect(rows).to_have_count(3)
        for number, row in zip((3, 4, 11), rows.all(), strict=True):
            assert row.get_attribute("value") == str(number)
            expect(row).to_contain_text(asked[number - 1]["ask"])
        assert axe.violations(other) == []
        assert seen.sideways == 0
        read(code[:-1])
        expect(said).to_contain_text("Something in this code is mistyped")
        read("")
        expect(said).to_contain_text("Type or paste a code first.")
        other.get_by_label("Name of the exam").fill("8")
        read(code)
        expect(said).to_contain_text("17 of 20 right. Questions 3, 4, 11 were missed.")
        expect(said).to_contain_text("It is no result of exam 8, Classic.")
        expect(rows).to_have_count(0)
        assert seen.troubles == []


def test_a_number_gives_everyone_the_same_questions_and_a_link_carries_it(page, site, chromium):
    page.get_by_label("Name of the exam").fill("Ostern24")
    go(page, "start")
    first = sit(page)
    with visit(chromium, site + "exam/index.html?exam=Ostern24&rules=classic") as other:
        expect(other.page.get_by_label("Name of the exam")).to_have_value("Ostern24")
        go(other.page, "start")
        assert [level["id"] for level in sit(other.page)] == [level["id"] for level in first]
    open_at(page, site + "exam/index.html?exam=%3Cb%3E")
    expect(page.get_by_role("alert")).to_contain_text("This link cannot be read")
    page.get_by_label("Name of the exam").fill("!")
    assert page.get_by_role("status").filter(has_text="1 to 12 letters or digits").is_visible()


def test_an_exam_is_left_and_resumed_and_no_answer_is_given_twice(page):
    go(page, "start")
    for number in (1, 2, 3):
        expect(page.locator(".hp-series-place")).to_have_text(f"Question {number} of 20")
        give(page, here(page), right=number == 1)
        if number < 3:
            go(page, "next")
    third = here(page)
    reload(page)
    expect(page.locator("[data-do=resume]")).to_have_text("Go on with question 3")
    go(page, "resume")
    expect(page.locator(".hp-series-place")).to_have_text("Question 3 of 20")
    assert here(page) == third
    go(page, "next")
    expect(page.get_by_role("status").filter(has_text="Choose an answer first.")).to_be_visible()
    go(page, "leave")
    expect(page.get_by_role("status").filter(has_text="Your answers are kept")).to_be_visible()
    page.evaluate(
        "localStorage.setItem('hp-progress', localStorage.getItem('hp-progress')"
        '.replace(/"setup":"...."/, \'"setup":"0000"\'))'
    )
    reload(page)
    go(page, "resume")
    expect(page.get_by_role("alert")).to_contain_text("have changed, so it cannot go on")


def test_without_banks_the_exam_says_so_and_begins_when_they_are_there(chromium, site):
    with visit(chromium, site + "exam/index.html") as seen:
        seen.page.route("**/banks/tricks.js", lambda route: route.abort())
        go(seen.page, "start")
        expect(seen.page.locator(".hp-bank")).to_contain_text("The questions did not arrive.")
        seen.page.unroute("**/banks/tricks.js")
        seen.page.locator(".hp-bank").get_by_role("button", name="Try again").click()
        expect(seen.page.locator(".hp-series-place")).to_have_text("Question 1 of 20")


def test_the_course_shows_progress_repeats_what_is_due_and_moves_it_to_another_browser(
    chromium, site
):
    ticks = {str(step): "done" for step in (1, 2, 3, 4)}
    progress = {
        "version": 1,
        "families": {
            "card_suit": {"ticks": ticks, "box": 0, "due": 1},
            "who_wins": {"ticks": {"1": "help"}, "box": 1, "due": 4102444800000},
        },
        "places": {},
        "exam": None,
        "results": [],
    }
    with visit(chromium, site + "course/index.html") as seen:
        page = seen.page
        expect(page.locator(".hp-course-sum")).to_have_text(re.compile("Nothing done yet"))
        expect(page.locator("[data-do=continue]")).to_have_attribute("href", "rankings.html")
        page.evaluate("t => localStorage.setItem('hp-progress', t)", json.dumps(progress))
        reload(page)
        expect(page.locator(".hp-course-sum")).to_have_text("1 of 39 stages done")
        bowers = page.get_by_role("link", name="The jack that moves house (in part) 1 of 5")
        expect(bowers).to_be_visible()
        expect(page.locator(".hp-course-due")).to_contain_text("To repeat now: 1")
        go(page, "repeat")
        level = here(page)
        assert level["id"].startswith("card_suit.")
        give(page, level, right=True)
        go(page, "next")
        go(page, "repeated")
        assert kept(page)["families"]["card_suit"]["box"] == 1
        expect(page.locator(".hp-course-due")).to_contain_text("Nothing to repeat now.")
        page.get_by_text("Keep, move or wipe your progress").click()
        text = page.get_by_label("Your progress as text").input_value()
        assert seen.troubles == []
    with visit(chromium, site + "course/index.html") as seen:
        page = seen.page
        page.get_by_text("Keep, move or wipe your progress").click()
        area = page.get_by_label("Your progress as text")
        for broken, why in (
            ("nonsense", "it is not complete"),
            ('{"version":7}', "another version"),
            ('{"version":1,"families":3}', "families, makes no sense"),
        ):
            area.fill(broken)
            page.get_by_role("button", name="Load this text").click()
            expect(page.locator(".hp-keep-said")).to_contain_text(why)
            assert page.evaluate("localStorage.getItem('hp-progress')") is None
        area.fill(text)
        page.get_by_role("button", name="Load this text").click()
        expect(page.locator(".hp-course-sum")).to_have_text("1 of 39 stages done")
        go(page, "wipe")
        page.get_by_role("button", name="Keep it").click()
        go(page, "wipe")
        go(page, "wipeYes")
        expect(page.locator(".hp-course-sum")).to_have_text(re.compile("Nothing done yet"))
        go(page, "undo")
        expect(page.locator(".hp-course-sum")).to_have_text("1 of 39 stages done")
        assert kept(page)["families"]["card_suit"]["ticks"] == ticks
        assert seen.troubles == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_exam_and_course_are_accessible_and_never_wider_than_the_window(
    chromium, site, width, scheme
):
    with visit(chromium, site + "exam/index.html", width=width, scheme=scheme) as seen:
        assert axe.violations(seen.page) == []
        go(seen.page, "start")
        sit(seen.page, wrong={1, 2, 5, 9})
        assert axe.violations(seen.page) == []
        assert seen.sideways == 0
        open_at(seen.page, site + "course/index.html")
        seen.page.get_by_text("Keep, move or wipe your progress").click()
        expect(seen.page.locator(".hp-course-due")).to_be_visible()
        assert axe.violations(seen.page) == []
        assert seen.sideways == 0
        assert seen.troubles == []
