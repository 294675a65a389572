"""The levels of the chapter on strategy in a browser: by tap on a phone, and by keyboard."""

import json
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.widgets import Exam, Levels
from hasenpfeffer.widgets.topics import bank
from tests.widgets.living import open_at, visit
from tests.widgets.quiz_site import write_quiz_page

pytestmark = pytest.mark.browser
LEVELS = {
    level["id"]: level for family in bank("strategy")["families"] for level in family["levels"]
}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("advice")
    write_quiz_page(folder / "levels", levels=Levels(chapter="strategy"))
    write_quiz_page(folder / "exam", exam=Exam(seed="7"))
    with serve(folder) as served:
        yield served.address


def first_of(family):
    """The first level of a family that is about Classic, which the page begins with."""
    return next(
        name
        for name, level in LEVELS.items()
        if name.startswith(family) and "Classic" in level["ask"]
    )


def here(page):
    """The level that is shown."""
    return LEVELS[page.locator("[data-level]").get_attribute("data-level")]


def one_of(level, *, right):
    """The first answer that is right, or wrong."""
    return next(option for option in level["options"] if option["right"] is right)


def said(option):
    """A reply without its opening."""
    return option["reply"].removeprefix("Not yet. ").removeprefix("Yes. ")


def test_a_card_is_laid_away_by_tap_after_a_trump_was_tried(chromium, site):
    context = chromium.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    open_at(page, site + "levels/index.html?levels=what_to_lay_away.01")
    expect(page.locator('[data-level="what_to_lay_away.01"]')).to_be_visible()
    for step in range(4):
        level = here(page)
        wrong, right = one_of(level, right=False), one_of(level, right=True)
        page.locator(f'.hp-scene button[data-card="{wrong["say"]}"]').tap()
        expect(page.locator(".hp-reply.is-bad")).to_contain_text(said(wrong))
        page.locator(f'.hp-scene button[data-card="{right["say"]}"]').tap()
        expect(page.locator(".hp-reply.is-good")).to_contain_text(said(right))
        stage = page.locator("[data-stage=what_to_lay_away]")
        expect(stage).to_contain_text("done" if step == 3 else f"in part, {step + 1} of 4")
        page.locator("[data-do=next]").tap()
        expect(page.locator(f'[data-level="{level["id"]}"]')).to_have_count(0)
    context.close()


def test_a_call_is_chosen_and_a_hand_is_counted_by_keyboard(chromium, site):
    call, count = first_of("what_to_call"), first_of("hand_count")
    with visit(chromium, site + f"levels/index.html?levels={call}") as seen:
        page = seen.page
        expect(page.locator(f'[data-level="{call}"]')).to_be_visible()
        level = here(page)
        wrong, right = one_of(level, right=False), one_of(level, right=True)
        press(page, rf"\b{wrong['say']}$", "Enter")
        expect(page.get_by_role("status").filter(has_text=said(wrong))).not_to_have_count(0)
        press(page, "^Try again$", "Enter")
        page.keyboard.press("Shift+Tab")
        press(page, rf"\b{right['say']}$", " ")
        expect(page.get_by_role("status").filter(has_text="is ticked")).not_to_have_count(0)
        open_at(page, site + f"levels/index.html?levels={count}")
        expect(page.locator(f'[data-level="{count}"]')).to_be_visible()
        level = here(page)
        page.locator("[data-answer=text]").focus()
        page.keyboard.type(one_of(level, right=True)["say"])
        page.keyboard.press("Enter")
        expect(page.locator(".hp-reply.is-good")).to_contain_text(said(one_of(level, right=True)))
        assert seen.troubles == []


def press(page, pattern, key):
    """Go on with Tab to what is called so, and press a key."""
    name = "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText)"
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.search(pattern, page.evaluate(name).replace("\n", " ")):
            page.keyboard.press(key)
            return
    pytest.fail(f"no stop is called {pattern}")


@pytest.mark.parametrize(
    ("rules", "asked", "count"),
    [
        *(("classic", "Classic", "Classic"), ("hoyle", "Hoyle", "Classic")),
        *(("rounds", None, "Rounds"), ("pepper_bids", None, "Rounds")),
    ],
)
def test_a_table_is_asked_about_its_own_game(chromium, site, rules, asked, count):
    with visit(chromium, site + f"levels/index.html?rules={rules}&levels=hand_count") as seen:
        page = seen.page
        expect(page.locator('[data-level^="hand_count."]')).to_be_visible()
        expect(page.locator(".hp-asked")).to_contain_text(f"count for {count}")
        expect(page.locator("[data-stage]")).to_have_count(4 if rules == "classic" else 3)
        away = page.locator("[data-stage=what_to_lay_away]")
        expect(away).to_have_count(0 if rules == "hoyle" else 1)
        if asked:
            page.locator("[data-stage=what_to_call]").click()
            expect(page.locator(".hp-asked")).to_contain_text(f"In {asked} you speak first.")
        assert seen.troubles == []


def test_advice_decides_nothing_in_the_exam(chromium, site):
    with visit(chromium, site + "exam/index.html") as seen:
        asked = []
        seen.page.on("request", lambda request: asked.append(request.url))
        seen.page.locator(".hp-exam [data-do=start]").click()
        expect(
            seen.page.locator(".hp-exam [data-answer], .hp-exam [data-card]").first
        ).to_be_visible()
        assert any(url.endswith("/bowers.js") for url in asked)
        assert not any(url.endswith("/strategy.js") for url in asked)
        assert "strategy" not in json.dumps(Exam().drawn_from)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_a_reply_is_accessible_and_fits(chromium, site, width, scheme):
    for family in ("best_trump", "hand_count", "what_to_call", "what_to_lay_away"):
        where = site + f"levels/index.html?levels={family}"
        with visit(chromium, where, width=width, scheme=scheme) as seen:
            expect(seen.page.locator(f'[data-level^="{family}."]')).to_be_visible()
            seen.page.locator("[data-do=show]").click()
            expect(seen.page.locator(".hp-reply.is-good")).to_be_visible()
            assert axe.violations(seen.page) == []
            assert seen.sideways == 0
            assert seen.troubles == []
