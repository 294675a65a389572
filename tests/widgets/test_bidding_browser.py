"""Bidding and the widow in a browser: by hand, by keyboard, by link, under changing rules."""

import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.widgets import AuctionTable, HouseRules, WidowTable
from tests.widgets.harness import write_page
from tests.widgets.living import open_at, visit

pytestmark = pytest.mark.browser
SEVEN = {"hand": "JK JH JD AH 9S 9C", "widow": "KC"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bidding")
    write_page(
        folder,
        free=AuctionTable(seed=3),
        both=AuctionTable(calls="4 3", compare="hoyle", name="both"),
        widow=WidowTable(**SEVEN, seed=3),
        alone=WidowTable(**SEVEN, trump="H", discard="9C", rules="rounds", name="alone"),
        house=HouseRules(),
        asked=AuctionTable(rules="classic", dealer="E", calls="pass 4 pass 4", puzzle=True),
    )
    with serve(folder) as served:
        yield served.address + "index.html"


@pytest.fixture
def page(chromium, site):
    with visit(chromium, site) as seen:
        yield seen.page
        assert seen.troubles == []


def table(page, place=0):
    return page.locator(".hp-bidding").nth(place)


def said(page, place=0):
    return table(page, place).locator("[role=status]")


def call(page, name, place=0):
    # Pressed by force: Playwright would wait for a barred call, which answers all the same.
    table(page, place).locator(f'[data-call="{name}"]').click(force=True)


def rules(page, name):
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def test_calls_are_made_for_everybody_and_a_barred_one_answers(page):
    for name in ("pass", "pass", "pass"):
        call(page, name)
    call(page, "pass")
    expect(said(page)).to_have_text(
        "Not now. Everyone else has passed, so the dealer must bid at least 3."
    )
    table(page).get_by_role("button", name="East").first.click()
    expect(said(page)).to_contain_text("East has spoken, and everyone speaks once")
    call(page, "3")
    expect(said(page)).to_contain_text("North plays a bid of 3. Everyone else passed")
    table(page).get_by_role("button", name="Undo").click()
    expect(said(page)).to_contain_text("North, the dealer, must bid")


def test_the_keyboard_bids_alike(page):
    table(page).locator('[data-call="pass"]').focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", " ", "Home", "Enter"):
        page.keyboard.press(key)
    expect(table(page).locator(".hp-top")).to_contain_text("4you play it")


def test_a_change_of_rules_keeps_the_calls_it_allows_and_says_so(page):
    for name in ("4", "3", "pass"):
        call(page, name)
    rules(page, "Rounds")
    expect(said(page)).to_contain_text(
        "Rounds refuses a bid of 3 by South. East has bid 4; bid at least 5, or pass."
    )
    expect(table(page).locator(".hp-rules-shown")).to_have_text("Rules: Rounds")
    expect(table(page).locator(".hp-panel")).to_contain_text("You, South to call")
    rules(page, "Classic")
    expect(said(page)).to_contain_text("West passes. East still has the highest bid, 4.")


def test_a_random_auction_is_predicted_and_a_link_shows_it_again(page, site):
    table(page).get_by_role("button", name="Predict the declarer").click()
    expect(said(page)).to_contain_text("Who will be the declarer?")
    table(page).locator("[data-guess=nobody]").click()
    expect(said(page)).to_contain_text("Not quite.")
    end = table(page).locator(".hp-top").inner_text()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table(page).get_by_role("button", name="Copy link").click()
    link = table(page).get_by_label("Copy this link").input_value()
    open_at(page, link)
    expect(table(page).locator(".hp-top")).to_have_text(re.compile(r"\s*".join(end.split())))
    open_at(page, f"{site}?auction=N.S.9")
    expect(table(page).get_by_role("alert")).to_contain_text("This link cannot be read")
    expect(said(page)).to_contain_text("North deals")


def test_a_question_can_only_be_answered_and_put_again(page):
    asked = table(page, 4)
    before = asked.inner_text()
    for guess, verdict in (("E", "Not quite. West plays a bid of 4."), ("W", "Yes. West plays")):
        expect(asked.locator(".hp-foot")).to_have_count(0)
        asked.locator(f".hp-rungs [data-guess={guess}]").press("Enter")
        expect(said(page, 4)).to_contain_text(verdict)
        again = asked.get_by_role("button", name="Start again")
        expect(asked.locator(".hp-foot button")).to_have_count(1)
        expect(again).to_be_focused()
        again.press("Enter")
        assert asked.inner_text() == before
    expect(asked.locator("[data-guess]").first).to_be_focused()


def test_two_games_side_by_side_part_where_the_second_refuses(page):
    both = table(page, 1)
    expect(both.locator(".hp-parting")).to_contain_text("Hoyle refuses a bid of 3 by South")
    both.get_by_role("button", name="Undo").click()
    expect(both.locator(".hp-parting")).to_contain_text("Both games allow these calls")


def test_the_widow_is_taken_and_a_card_laid_away_by_keyboard(page):
    table(page, 2).locator("[data-suit=H]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(said(page, 2)).to_contain_text("The widow is the king of clubs.")
    for key in ("End", "ArrowLeft", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(said(page, 2)).to_contain_text("You lay away the nine of spades. You are void in spades")
    expect(said(page, 2)).to_contain_text("South, the declarer, leads to the first trick.")
    rules(page, "Rounds")
    expect(table(page, 2).locator(".hp-panel")).to_contain_text("You, South: play alone?")
    rules(page, "Hoyle")
    expect(said(page, 2)).to_contain_text("Hoyle settles this in another way.")
    expect(table(page, 2).locator(".hp-heart")).to_contain_text("nobody gets it")


def test_the_hand_of_before_comes_back_after_another_was_dealt(page):
    widow = table(page, 2)
    widow.locator("[data-suit=H]").click()
    before, undo = widow.inner_text(), widow.get_by_role("button", name="Undo")
    widow.locator("[data-deed=deal]").click()
    expect(said(page, 2)).to_contain_text("names trump before anybody sees the widow")
    undo.click()
    expect(said(page, 2)).to_contain_text("Hearts are trump. Take the widow into your hand.")
    assert widow.inner_text() == before
    undo.click()
    expect(said(page, 2)).to_contain_text("names trump before anybody sees the widow")
    expect(undo).to_be_disabled()


def test_going_alone_sends_the_partner_out(page):
    alone = table(page, 3)
    alone.get_by_role("button", name="Alone", exact=True).click()
    alone.get_by_role("button", name="Together with East").click()
    alone.get_by_role("button", name="Alone", exact=True).click()
    expect(said(page, 3)).to_contain_text("East, the lone defender, leads to the first trick.")
    expect(alone.get_by_role("img", name="laid down")).to_have_count(2)
    alone.get_by_role("button", name="Undo").click()
    expect(said(page, 3)).to_contain_text("West plays together with East.")


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_clean_wide_and_narrow_light_and_dark(chromium, site, width, scheme):
    with visit(chromium, f"{site}?rules=pepper_bids", width=width, scheme=scheme) as seen:
        page = seen.page
        for name in ("1", "2", "pass", "4", "little"):
            call(page, name)
        call(page, "3")
        table(page, 2).locator("[data-deed=take]").click()
        table(page, 2).locator("[data-suit=S]").click()
        assert seen.sideways == 0
        assert axe.violations(page) == []
        small = page.locator(".hp-bidding button").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect())"
            ".filter(({ width, height }) => width < 43.9 || height < 43.9).length"
        )
        assert small == 0
        assert seen.troubles == []
