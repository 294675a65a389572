"""House rules in a browser: by hand and by keyboard, refused, remembered, linked, printed."""

import random
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from bench.pages.waiting import wake
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.sheet import sheet
from hasenpfeffer.widgets import HouseRules, RuleSheet, TrickTable
from tests.no_memory import FORBIDDEN
from tests.widgets.harness import write_page
from tests.widgets.living import open_at, reload, visit
from tests.widgets.random_rules import random_rules

pytestmark = pytest.mark.browser
LONGEST = (
    "pepper_bids~rounds=once~nobody_bids=joker_holder_bids~joker_when_void=barred~alone_stake=2"
    "~all_six_scores=12~failed_costs=tricks_taken~defenders=each~target=players_plus_bid"
    "~both_reach=higher_score~name=The%20rules%20of%20our%20long%20Tuesday%20night"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    write_page(folder, house=HouseRules(), ours=RuleSheet(), hoyle=RuleSheet(rules="hoyle"))
    (folder / "favicon.ico").touch()  # browsers ask for one
    with serve(folder) as served:
        yield served.address + "index.html"


@pytest.fixture
def page(chromium, site):
    with visit(chromium, site) as seen:
        yield seen.page
        assert seen.troubles == []


def switch(page, name):
    return page.locator(f'[data-switch="{name}"].hp-switch')


def our_sheet(page):
    return page.locator(".hp-sheet").first


def now(page):
    return page.locator(".hp-house-now [role=status]")


def test_any_switch_is_changed_and_the_sheet_follows_but_a_pinned_one_does_not(page):
    switch(page, "first_lead").get_by_text("The dealer's left", exact=True).click()
    expect(our_sheet(page)).to_contain_text("The player on the dealer's left leads to the first")
    expect(our_sheet(page)).to_contain_text("Hasenpfeffer: House rules")
    expect(page.locator(".hp-sheet").nth(1)).to_contain_text("Hasenpfeffer: Hoyle")
    expect(now(page)).to_contain_text("You play House rules: Classic with one change.")
    expect(switch(page, "first_lead")).to_contain_text("Not as in Classic")
    page.get_by_role("button", name="As in Classic: Who leads to the first trick?").click()
    expect(now(page)).to_contain_text("You play Classic, as it stands.")
    expect(our_sheet(page)).to_contain_text("The declarer leads to the first trick.")


def test_what_does_not_go_together_is_explained_and_not_taken(page):
    page.get_by_role("button", name=re.compile("^Hoyle")).click()
    trump = switch(page, "trump_named")
    trump.get_by_text("After seeing the widow", exact=True).click()
    said = trump.get_by_role("status")
    expect(said).to_contain_text("“After seeing the widow” does not go with “Nobody”")
    expect(said).to_contain_text("nobody sees a dead widow")
    expect(trump.get_by_role("radio", name=re.compile("^Before"))).to_be_checked()
    expect(now(page)).to_contain_text("You play Hoyle, as it stands.")
    said.get_by_role("button").click()
    expect(trump.get_by_role("radio", name=re.compile("^After"))).to_be_checked()
    expect(switch(page, "widow").get_by_role("radio", name="The declarer")).to_be_checked()
    page.get_by_role("button", name="Undo").click()
    expect(now(page)).to_contain_text("You play Hoyle, as it stands.")


def test_the_keyboard_changes_and_is_refused_alike(page):
    rounds = switch(page, "rounds")
    rounds.get_by_role("radio", name=re.compile("^Once")).focus()
    page.keyboard.press("ArrowDown")
    expect(rounds.get_by_role("status")).to_contain_text("bids that need not rise")
    expect(rounds.get_by_role("radio", name=re.compile("^Once"))).to_be_checked()
    switch(page, "defenders").get_by_role("radio", name=re.compile("^Each")).focus()
    page.keyboard.press("ArrowDown")
    expect(our_sheet(page)).to_contain_text("a point for each trick their side took")


def test_numbers_are_stepped_and_typed_and_bad_ones_leave_the_rules_alone(page):
    target = switch(page, "target")
    target.get_by_role("button", name="One more").click()
    expect(our_sheet(page)).to_contain_text("The first to reach 11 points")
    field = target.get_by_role("textbox")
    field.fill("21")
    expect(our_sheet(page)).to_contain_text("The first to reach 21 points")
    field.fill("a lot")
    field.press("Tab")
    expect(target.get_by_role("status")).to_have_text(
        "“a lot” is not a whole number from 1 to 500. 21 stays."
    )
    expect(field).to_have_value("21")
    expect(our_sheet(page)).to_contain_text("The first to reach 21 points")


def test_the_ladder_is_made_low_high_and_bid_by_bid(page):
    calls = switch(page, "calls")
    calls.get_by_role("group", name="Lowest bid").get_by_role("button", name="1").click()
    calls.get_by_role("group", name="Highest bids").get_by_role("button", name="Little and").click()
    says = calls.locator(".hp-ladder-says")
    expect(says).to_contain_text("You pass, or bid 1, 2, 3, 4 or 5 tricks, little pepper (all six)")
    rungs = calls.get_by_role("group", name="Tap a bid")
    rungs.get_by_role("button", name="6").click()
    expect(calls.get_by_role("status")).to_contain_text("“6” takes the place of “Little pepper”")
    for rung in ("1", "2", "4", "5", "6", "Big pepper"):
        rungs.get_by_role("button", name=rung).click()
    expect(says).to_contain_text("You pass, or bid 3 tricks.")
    rungs.get_by_role("button", name="3").click()
    expect(calls.get_by_role("status")).to_contain_text("A game needs at least one bid.")


def test_a_name_is_taken_and_another_games_is_not(page):
    switch(page, "target").get_by_role("button", name="One more").click()
    name = page.get_by_label("What does your table call them?")
    name.fill("<b>Our & table's</b> 卓")
    expect(our_sheet(page)).to_contain_text("Hasenpfeffer: <b>Our & table's</b> 卓")
    name.fill("hoyle")
    expect(page.locator(".hp-house-name")).to_contain_text("“hoyle” is another game in this book.")
    expect(our_sheet(page)).not_to_contain_text("Hasenpfeffer: hoyle")


def test_rules_are_remembered_and_followed_in_another_tab(page, site):
    other = page.context.new_page()
    open_at(other, site)
    switch(page, "alone").get_by_text("The declarer may", exact=True).click()
    expect(our_sheet(other)).to_contain_text("The declarer may go alone")
    reload(page)
    expect(our_sheet(page)).to_contain_text("The declarer may go alone")
    page.get_by_role("button", name=re.compile("^Classic")).click()
    expect(our_sheet(other)).to_contain_text("nobody plays alone")


def test_a_copied_link_gives_the_same_rules_in_a_fresh_browser(chromium, page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    switch(page, "target").get_by_role("textbox").fill("33")
    page.get_by_label("What does your table call them?").fill("50 % ~ 'more' = +1")
    page.locator(".hp-house").get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    with visit(chromium, link) as fresh:
        expect(our_sheet(fresh.page)).to_contain_text("Hasenpfeffer: 50 % ~ 'more' = +1")
        expect(our_sheet(fresh.page)).to_contain_text("The first to reach 33 points")
        switch(fresh.page, "target").get_by_role("button", name="One less").click()
        reload(fresh.page)
        expect(our_sheet(fresh.page)).to_contain_text("The first to reach 32 points")


def test_links_of_random_house_rules_are_followed(chromium, site):
    chance = random.Random("links")
    with visit(chromium, site) as seen:
        for rules in [random_rules(chance) for _ in range(12)]:
            open_at(seen.page, f"{site}?rules={rules_to_text(rules)}")
            for section in sheet(rules):
                for line in section.lines:
                    expect(our_sheet(seen.page)).to_contain_text(line.sentence)
        assert seen.troubles == []


def test_a_browser_that_may_not_remember_still_follows(chromium, site):
    with visit(chromium, site) as seen:
        seen.page.add_init_script(FORBIDDEN)
        reload(seen.page)
        switch(seen.page, "target").get_by_role("button", name="One more").click()
        expect(our_sheet(seen.page)).to_contain_text("The first to reach 11 points")
        expect(now(seen.page)).to_contain_text("does not allow remembering")
        assert seen.troubles == []


@pytest.mark.parametrize("text", ["classic", "rounds", "hoyle", LONGEST])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_sheet_fits_on_one_page(chromium, site, paper, text):
    with visit(chromium, f"{site}?rules={text}", scheme="dark") as seen:
        seen.page.evaluate("window.print = () => {}")
        wake(seen.page)
        our_sheet(seen.page).get_by_role("button", name="Print this sheet").click()
        printed = seen.page.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
        expect(seen.page.locator(".hp-print")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_clean_wide_and_narrow_light_and_dark(chromium, site, width, scheme):
    with visit(chromium, f"{site}?rules={LONGEST}", width=width, scheme=scheme) as seen:
        trump = switch(seen.page, "widow")
        trump.get_by_text("Nobody", exact=True).click()
        assert axe.violations(seen.page) == []
        assert seen.sideways <= 0
        for control in seen.page.locator(".hp-house :is(button, input[type=text], .hp-line)").all():
            box = control.bounding_box()
            assert min(box["width"], box["height"]) >= 44, control.evaluate("e => e.outerHTML")
        for answer in seen.page.locator(".hp-answer label").all():
            assert answer.bounding_box()["height"] >= 44
        assert seen.troubles == []


def test_a_trick_table_bars_the_joker_once_the_rules_do(chromium, tmp_path):
    hands = {"S": "JK KC 9C", "W": "TD"}
    write_page(tmp_path, mine=TrickTable(trump="H", plays="N: AS TS", hands=hands, you="S"))
    (tmp_path / "favicon.ico").touch()
    with serve(tmp_path) as served, visit(chromium, f"{served.address}index.html") as seen:
        joker = seen.page.locator('.hp-hand [data-card="JK"]')
        expect(joker).not_to_have_attribute("aria-disabled", "true")
        open_at(seen.page, f"{served.address}index.html?rules=classic~joker_when_void=barred")
        expect(joker).to_have_attribute("aria-disabled", "true")
        joker.click(force=True)
        expect(seen.page.get_by_role("status").first).to_contain_text("Not that one.")
        seen.page.evaluate("hasenpfefferRules.set('classic')")
        joker.click()
        expect(seen.page.get_by_role("status").first).not_to_contain_text("Not that one.")
        seen.page.evaluate("hasenpfefferRules.set('classic~joker_when_void=barred')")
        expect(seen.page.locator('.hp-seats [data-card="JK"]')).to_be_visible()
        assert seen.troubles == []
