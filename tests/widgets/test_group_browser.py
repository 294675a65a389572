"""A group's quiz as a class takes it: phones with a link, codes, and the teacher's table."""

import json
import random
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from bench.pages.waiting import wait_for
from hasenpfeffer.lessons.gift import gift
from tests.widgets import group_pages as group
from tests.widgets.living import opened, reload

pytestmark = pytest.mark.browser
SET = "7K2M.20.all.classic"
PHONES = 30
PHONE = {"width": 390, "height": 844}
LOOKS = [(320, "light"), (390, "dark"), (1280, "light"), (1280, "dark")]
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ODD = ["O'Brien", "<b>Bo</b>", "李小龍", "محمد", "Zoë & Co", '"Max"', "<img src=x onerror=a(1)>"]
NAMES = [*ODD, *(f"Player {n}" for n in range(PHONES - len(ODD)))]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("group")
    group.write_pages(folder)
    with serve(folder) as found:
        yield found.address


@pytest.fixture(scope="module")
def phones(chromium, site):
    """Thirty phones with one link: what was asked, what each answered, and its code."""
    chance, played = random.Random(1867), []
    for name in NAMES:
        plan = group.plan_for(chance)
        with chromium.new_context(viewport=PHONE) as context:
            # By chance a slip in one code of hundreds is also a slip in another: not among these.
            context.add_init_script(group.numbered(len(played)))
            page = opened(context, f"{site}quiz.html?group={SET}")
            page.get_by_role("button", name="Begin").click()
            done = page.evaluate(group.PLAY, plan)
            assert page.troubles == []
        answers = [plan[level]["answer"] for level in done["asked"]]
        played.append({"name": name, "answers": answers, **done})
    return played


@pytest.fixture
def desk(chromium, site):
    with chromium.new_context(viewport={"width": 1280, "height": 900}) as context:
        yield opened(context, f"{site}teach.html?set={SET}")


def lines_of(phones):
    return "\n".join(f"{phone['name']}: {phone['code']}" for phone in phones)


def hand_in(page, text):
    page.get_by_label("Names and codes").fill(text)


def summary(page):
    return page.locator(".hp-desk-codes .hp-desk-sum")


def test_thirty_codes_give_the_table_of_what_was_answered(phones, desk):
    levels = group.levels()
    asked = phones[0]["asked"]
    assert all(phone["asked"] == asked for phone in phones)
    assert len(set(asked)) == 20
    assert len({phone["code"] for phone in phones}) == PHONES
    assert all(len(phone["code"].replace("-", "")) <= 24 for phone in phones)
    hand_in(desk, lines_of(phones))
    expect(summary(desk)).to_have_text("30 codes count.")
    expect(desk.locator(".hp-desk-troubles")).to_have_count(0)
    missed = []
    for place, level in enumerate(levels[name] for name in asked):
        row = desk.locator(f"[data-question='{place + 1}']")
        wrong = [p for p in phones if not group.is_right(level, p["answers"][place])]
        expect(row.locator(".hp-desk-share")).to_have_text(f"{PHONES - len(wrong)} of 30 right")
        expect(row.locator(".hp-desk-ask")).to_contain_text(level["ask"])
        counted = Counter(p["answers"][place] for p in wrong)
        shown = row.locator(".hp-desk-names").all_text_contents()
        assert sorted(shown) == sorted(
            ", ".join(p["name"] for p in wrong if p["answers"][place] == answer)
            for answer in counted
        )
        if counted:
            most = counted.most_common(1)[0][1]
            replies = {group.reply_to(level, a) for a, n in counted.items() if n == most}
            said = row.locator(".hp-desk-most").text_content()
            assert any(said.endswith(reply) for reply in replies), (said, replies)
            assert said.startswith(f"{most} answered" if most > 1 else "One answered")
        assert row.get_by_role("link").get_attribute("href").count("#") == 1
        missed.append(len(wrong))
    order = desk.locator(".hp-desk-question").evaluate_all(
        "rows => rows.map((row) => Number(row.dataset.question) - 1)"
    )
    assert order == sorted(range(20), key=lambda place: (-missed[place], place))
    rows = desk.locator(".hp-desk-people tbody tr").all()
    for phone, row in zip(phones, rows, strict=True):
        bad = [n for n, name in enumerate(asked, 1)
               if not group.is_right(levels[name], phone["answers"][n - 1])]  # fmt: skip
        name, right, which = row.locator("th, td").all_text_contents()
        assert (name, right) == (phone["name"], str(20 - len(bad)))
        assert which == (", ".join(map(str, bad)) or "none")
    assert desk.locator(".hp-desk-people img, .hp-desk-people b").count() == 0
    assert desk.troubles == []


def test_a_code_mistyped_in_any_place_is_refused_and_the_others_stay(phones, desk):
    chance, code = random.Random(2), phones[1]["code"].replace("-", "")
    wrong = [
        code[:at] + chance.choice(SIGNS.replace(sign, "")) + code[at + 1 :]
        for at, sign in enumerate(code)
    ]
    hand_in(desk, "\n".join([f"Ann {phones[0]['code']}", *(f"Ben {each}" for each in wrong)]))
    expect(summary(desk)).to_have_text(f"One code counts. {len(code)} lines are refused.")
    refused = desk.locator(".hp-desk-troubles li")
    expect(refused).to_have_count(len(code))
    expect(refused.filter(has_text="is mistyped")).to_have_count(len(code))
    expect(desk.locator(".hp-desk-people tbody tr")).to_have_count(1)


def test_lines_in_any_spelling_and_every_kind_of_trouble(phones, desk, chromium, site):
    with chromium.new_context(viewport=PHONE) as context:
        page = opened(context, f"{site}quiz.html?group=OTHER.20.all.classic")
        page.get_by_role("button", name="Begin").click()
        foreign = page.evaluate(group.PLAY, group.plan_for(random.Random(5)))["code"]
    one, two, three = (phone["code"] for phone in phones[:3])
    loose = two.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    hand_in(desk, f"Ann\t{one}\n\n{loose} Ben\n{three[:-1]}\nCleo: {foreign}\nDan: {one}\nEve\n")
    expect(summary(desk)).to_have_text(
        "2 codes count. 3 lines are refused. One line repeats another."
    )
    said = desk.locator(".hp-desk-troubles li")
    expect(said.nth(0)).to_contain_text(f"{three} would fit")
    expect(said.nth(1)).to_contain_text("comes from another quiz")
    expect(said.nth(2)).to_contain_text("the same phone as line 1, Ann")
    expect(said.nth(3)).to_contain_text("There is no code on this line")
    said.nth(0).get_by_role("button", name="Take that instead").click()
    expect(summary(desk)).to_have_text(
        "3 codes count. 2 lines are refused. One line repeats another."
    )
    people = desk.locator(".hp-desk-people tbody th").all_text_contents()
    assert people == ["Ann", "Ben", "Line 4"]


def test_a_phone_needs_no_network_once_it_has_the_questions(chromium, site):
    with chromium.new_context(viewport=PHONE) as context:
        page = opened(context, f"{site}quiz.html?group={SET}")
        expect(page.get_by_text("no network is needed")).to_be_visible()
        context.set_offline(True)
        page.get_by_role("button", name="Begin").click()
        done = page.evaluate(group.PLAY, group.plan_for(random.Random(8)))
        assert len(done["asked"]) == 20
        assert page.troubles == []
        context.set_offline(False)
        reload(page)
        expect(page.locator(".hp-group-code")).to_have_text(done["code"].replace("-", ""))
        page.get_by_role("button", name="Another player on this phone").click()
        page.get_by_role("button", name="Back to the code before").click()
        expect(page.locator(".hp-group-code")).to_have_text(done["code"].replace("-", ""))


def test_without_the_questions_the_phone_says_so_and_asks_again(chromium, site):
    with chromium.new_context(viewport=PHONE) as context:
        context.route("**/banks/scoring.js", lambda route: route.abort())
        page = opened(context, f"{site}quiz.html?group={SET}")
        expect(page.get_by_role("alert")).to_contain_text("did not arrive")
        context.unroute("**/banks/scoring.js")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_a_quiz_is_played_to_its_code_by_keyboard(chromium, site):
    with chromium.new_context(viewport=PHONE) as context:
        page = opened(context, f"{site}quiz.html")
        page.get_by_label("Name of the quiz").fill("7k2m.5.tricks,bowers.hoyle")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Begin").focus()
        for _ in range(5):
            page.keyboard.press("Enter")
            expect(page.locator(".hp-asked")).to_be_focused()
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('input')"):
                wanted = page.evaluate("document.activeElement.labels[0].textContent")
                page.keyboard.type("left bower" if "queen" in wanted else "3")
            page.keyboard.press("Enter")
            expect(page.locator(".hp-reply:not(:empty)")).to_have_count(1)
            while not page.evaluate("document.activeElement.matches('[data-do=next]')"):
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".hp-group-title")).to_be_focused()
        assert page.get_by_role("status").get_attribute("aria-label").startswith("Your code: ")


@pytest.mark.parametrize("link", ["7K2M.20.all", "7K2M.99.all.classic", "7K2M.5.nothing.classic"])
def test_a_broken_link_says_what_is_wrong(chromium, site, link):
    with chromium.new_context(viewport=PHONE) as context:
        page = opened(context, f"{site}quiz.html?group={link}")
        expect(page.get_by_role("alert")).to_contain_text("This quiz cannot be opened.")
        expect(page.get_by_label("Name of the quiz")).to_be_visible()


def test_the_link_and_its_picture_open_the_chosen_questions(desk, chromium):
    desk.get_by_label("How many").fill("3")
    desk.locator("select").select_option("Hoyle")
    desk.locator("[data-topic=bowers]").click()
    desk.locator("[data-topic=tricks]").click()
    link = desk.get_by_role("textbox", name="The link").input_value()
    assert link.endswith("/quiz.html?group=7K2M.3.bowers,tricks.hoyle")
    drawn = desk.locator(".hp-qr").evaluate("""qr => ({
        size: qr.viewBox.baseVal.width, path: qr.querySelector("path").getAttribute("d"),
    })""")
    done = subprocess.run(
        ["node", Path(__file__).parent / "qr_reads.mjs"],
        input=json.dumps(drawn), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == link
    with chromium.new_context(viewport=PHONE) as context:
        page = opened(context, link)
        page.get_by_role("button", name="Begin").click()
        asked = page.evaluate(group.PLAY, group.plan_for(random.Random(3)))["asked"]
    assert len(asked) == 3


def test_the_list_is_kept_cleared_and_brought_back(phones, desk):
    hand_in(desk, lines_of(phones[:3]))
    expect(summary(desk)).to_have_text("3 codes count.")
    desk.get_by_role("button", name="Other questions").click()
    expect(summary(desk)).to_have_text("No codes yet.")
    desk.get_by_label("Seed").fill("7k2m")
    desk.get_by_label("Seed").blur()
    expect(summary(desk)).to_have_text("3 codes count.")
    reload(desk)
    expect(summary(desk)).to_have_text("3 codes count.")
    desk.get_by_role("button", name="Clear the list").click()
    reload(desk)
    expect(summary(desk)).to_have_text("No codes yet.")
    desk.get_by_role("button", name="Bring the list back").click()
    expect(summary(desk)).to_have_text("3 codes count.")
    with desk.expect_download() as saved:
        desk.get_by_role("button", name="Save it as a file").click()
    report = Path(saved.value.path()).read_text("utf8")
    assert f"quiz {SET}" in report
    assert all(phone["name"] in report and phone["code"] in report for phone in phones[:3])


@pytest.mark.parametrize("damaged", ["{", "[]", '{"version":2}', '{"version":1,"set":1}'])
def test_a_desk_that_cannot_be_read_is_put_aside(desk, damaged):
    desk.evaluate("text => localStorage.setItem('hp-desk-set', text)", damaged)
    reload(desk)
    expect(desk.get_by_role("alert")).to_contain_text("put aside, not lost")
    assert desk.evaluate("localStorage.getItem('hp-desk-set-aside')") == damaged
    desk.get_by_role("button", name="Throw it away").click()
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_gift_is_what_the_lessons_write(phones, desk):
    with desk.expect_download() as saved:
        desk.get_by_role("button", name="Save for Moodle (GIFT)").click()
    levels = group.levels()
    wanted = gift([levels[name] for name in phones[0]["asked"]], category="Hasenpfeffer 7K2M")
    assert Path(saved.value.path()).read_text("utf8") == wanted
    assert saved.value.suggested_filename == "hasenpfeffer-7K2M.gift.txt"


@pytest.mark.parametrize(
    ("button", "with_answers"), [("Print the questions", False), ("Print with answers", True)]
)
def test_a_sheet_has_every_question_and_the_wanted_answers(phones, desk, button, with_answers):
    desk.evaluate("window.print = () => {}")
    desk.get_by_role("button", name=button).click()
    desk.emulate_media(media="print")
    items = desk.locator(".hp-print .hp-paper-item")
    expect(items).to_have_count(20)
    levels = group.levels()
    for item, name in zip(items.all(), phones[0]["asked"], strict=True):
        expect(item).to_contain_text(levels[name]["ask"])
        answer = item.locator(".hp-paper-answer")
        expect(answer).to_have_count(int(with_answers))
        assert item.evaluate("item => getComputedStyle(item).breakInside") == "avoid"
    expect(desk.locator("main")).to_be_hidden()
    printed = desk.pdf(format="A4")
    assert 2 <= len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= 12
    desk.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(desk.locator(".hp-print")).to_have_count(0)


def test_about_another_table_the_rules_of_the_quiz_are_not_claimed(chromium, site):
    for topic, rules in (("house_rules", "At another table"), ("tricks", "Rules: Classic")):
        with chromium.new_context(viewport=PHONE) as context:
            page = opened(context, f"{site}quiz.html?group=7K2M.3.{topic}.classic")
            page.get_by_role("button", name="Begin").click()
            expect(page.locator(".hp-group-place span")).to_have_text(rules)
            asked = page.locator(".hp-asked").inner_text()
            assert ("at another table" in asked) is (topic == "house_rules")
            assert page.troubles == []


def test_a_link_to_this_computer_says_how_phones_reach_it(desk):
    note = desk.locator(".hp-desk-link .hp-desk-note")
    expect(note).to_contain_text("lies on your own computer")
    page, place = note.get_by_role("link").get_attribute("href").split(".html#")
    chapter = json.loads((Path("book") / f"{page}.ipynb").read_text("utf8"))
    assert any(f"({place})=\n" in cell["source"] for cell in chapter["cells"])


def test_the_wall_asks_answers_and_explains_by_the_arrow_keys(phones, desk):
    levels = group.levels()
    hand_in(desk, lines_of(phones[:5]))
    desk.evaluate("document.documentElement.dataset.theme = 'dark'")
    desk.get_by_role("button", name="Show on the wall").click()
    wall = desk.get_by_role("dialog", name="The quiz on the wall")
    assert desk.evaluate("document.documentElement.dataset.theme") == "light"
    for place, name in enumerate(phones[0]["asked"], 1):
        level = levels[name]
        expect(wall).to_contain_text(f"Question {place} of 20")
        expect(wall.get_by_role("heading")).to_have_text(level["ask"])
        elsewhere = level.get("elsewhere")
        rules = "At another table" if elsewhere else "Rules: Classic"
        expect(wall.locator(".is-rules")).to_have_text(rules)
        expect(wall.locator(".is-right, .hp-screen-typed")).to_have_count(0)
        desk.keyboard.press("ArrowRight")
        rights = sum(option["right"] for option in level["options"])
        shown = 1 if level["kind"] == "text" else rights
        expect(wall.locator(".is-right, .hp-screen-typed")).to_have_count(shown)
        expect(wall.get_by_role("status")).to_be_empty()
        desk.keyboard.press("ArrowRight")
        expect(wall.get_by_role("status")).to_contain_text(
            level["options"][level["solution"]]["reply"].removeprefix("Yes.").strip()
        )
        side = wall.locator(".hp-screen-side")
        assert side.evaluate("side => side.scrollHeight - side.clientHeight") <= 1, name
        desk.keyboard.press("PageDown")
    desk.keyboard.press("Home")
    expect(wall).to_contain_text("Question 1 of 20")
    while wall.locator(".hp-screen-answers").count() == 0:
        for _ in range(3):
            desk.keyboard.press("ArrowRight")
    wall.locator(".hp-screen-answers button").first.click()
    wall.locator(".hp-screen-answers button").first.click()
    expect(wall.locator(".hp-screen-answers button").first).to_contain_text("2 votes")
    desk.keyboard.press("Escape")
    expect(wall).to_have_count(0)
    assert desk.evaluate("document.documentElement.dataset.theme") == "dark"
    assert desk.evaluate("document.activeElement.textContent") == "Show on the wall"
    assert desk.evaluate("document.querySelector('main').inert") is False
    assert desk.troubles == []


def test_the_wall_is_one_picture_on_every_screen_and_a_column_on_a_small_one(desk):
    desk.get_by_role("button", name="Show on the wall").click()
    expect(desk.locator(".hp-screen-piece")).to_be_visible()
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        desk.set_viewport_size({"width": width, "height": height})
        scale = min(width / 1920, height / 1080)
        for side, whole in (("width", 1920), ("height", 1080)):
            size = f"document.querySelector('.hp-screen-piece').getBoundingClientRect().{side}"
            wait_for(desk, f"Math.abs({size} - {whole * scale}) < 1")
    desk.set_viewport_size(PHONE)
    for _ in range(60):
        assert desk.locator(".hp-screen").evaluate("wall => wall.scrollWidth - innerWidth") <= 0
        columns = desk.locator(".hp-screen-main > *").evaluate_all(
            "parts => new Set(parts.map((part) => part.getBoundingClientRect().left)).size"
        )
        assert columns == 1
        desk.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_every_part_is_clean_large_enough_and_within_the_screen(
    chromium, site, phones, width, scheme
):
    viewport = {"width": width, "height": 900}
    with chromium.new_context(viewport=viewport, color_scheme=scheme) as context:
        page = opened(context, f"{site}teach.html?set={SET}")
        page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        page.get_by_text("Choose single topics").click()
        code = phones[1]["code"]
        hand_in(page, f"{lines_of(phones)}\nAnn: {code[:-1]}\nBen: {code}\n")
        expect(page.locator(".hp-desk-question")).to_have_count(20)
        is_fit(page)
        page.get_by_role("button", name="Show on the wall").click()
        page.keyboard.press("End")
        is_fit(page)
        quiz = opened(context, f"{site}quiz.html?group={SET}")
        quiz.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        is_fit(quiz)
        quiz.get_by_role("button", name="Begin").click()
        quiz.evaluate(group.PLAY, group.plan_for(random.Random(9)))
        is_fit(quiz)
        assert page.troubles + quiz.troubles == []


def is_fit(page):
    assert axe.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    controls = page.locator(":is(button, input, select, textarea, summary):visible")
    small = controls.evaluate_all("""all => all.filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height) < 43.9;
    }).map((each) => each.outerHTML.slice(0, 120))""")
    scaled = page.evaluate("innerWidth >= 960 && document.querySelector('.hp-screen') !== null")
    assert scaled or small == []
