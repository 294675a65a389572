"""The chosen rules on every page: the chip and its menu, tabs that follow, a damaged link."""

import re

import pytest
from docutils import nodes
from lean import by_rule
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.visit import visit
from tests.no_memory import FORBIDDEN

browser = pytest.mark.browser
OURS = "hoyle~target=21~name=Our%20table"


@pytest.fixture
def page(chromium, sample):
    with visit(chromium, sample.address + "second.html") as seen:
        yield seen.page
        assert seen.troubles == []


def chip(page):
    return page.locator(".hp-chip")


def menu(page):
    return page.get_by_role("menu", name="Rules")


@browser
def test_rules_are_chosen_in_the_header_and_remembered_on_the_next_page(page):
    expect(chip(page)).to_have_text("Rules: Classic")
    chip(page).click()
    expect(menu(page).get_by_role("menuitemradio", name="Classic")).to_be_focused()
    expect(menu(page).get_by_role("menuitemradio")).to_have_count(4)
    menu(page).get_by_role("menuitemradio", name="Hoyle").click()
    expect(menu(page)).to_be_hidden()
    expect(chip(page)).to_be_focused()
    expect(chip(page)).to_have_text("Rules: Hoyle")
    page.locator(".left-prev").click()
    expect(chip(page)).to_have_text("Rules: Hoyle")
    chip(page).click()
    menu(page).get_by_role("menuitem", name="Back to Classic").click()
    page.reload()
    expect(chip(page)).to_have_text("Rules: Classic")


@browser
def test_the_menu_is_used_by_keyboard(page):
    chip(page).focus()
    page.keyboard.press("ArrowDown")
    expect(menu(page).get_by_role("menuitemradio", name="Classic")).to_be_focused()
    for key, name in (
        ("ArrowDown", "Rounds"),
        ("End", "Hoyle"),
        ("ArrowDown", "Classic"),
        ("p", "Pepper"),
    ):
        page.keyboard.press(key)
        expect(menu(page).get_by_role("menuitemradio", name=re.compile(f"^{name}"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu(page)).to_be_hidden()
    expect(chip(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(chip(page)).to_have_text("Rules: Hoyle")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(menu(page)).to_be_hidden()


@browser
def test_text_follows_the_rules_and_says_whose_it_is(page):
    expect(page.get_by_text("The 25th card goes to the declarer.")).to_be_visible()
    expect(page.get_by_text("Three is the lowest bid.")).to_be_visible()
    expect(page.locator(".hp-yours")).to_have_count(0)
    labels = page.locator(".sd-tab-label")
    expect(labels.nth(0)).to_have_text("The declarer takes itClassic, Rounds, Pepper bids")
    expect(labels.nth(1)).to_have_text("Nobody gets itHoyle")
    expect(labels.nth(3)).to_have_text("To another numberhouse rules")
    expect(labels.nth(4)).to_have_text("Classic")
    page.evaluate(f"hasenpfefferRules.set('{OURS}')")
    expect(page.get_by_text("The 25th card stays face down.")).to_be_visible()
    expect(page.get_by_text("Your table plays to a number of its own.")).to_be_visible()
    expect(page.get_by_text("The holder of the joker may be forced.")).to_be_visible()
    expect(page.locator(".hp-yours")).to_have_text(["your rules"] * 2 + ["nearest to your rules"])
    labels.nth(0).click()
    expect(page.get_by_text("The 25th card goes to the declarer.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("The 25th card stays face down.")).to_be_visible()


@browser
def test_a_link_brings_its_rules_and_they_stay(chromium, sample):
    with visit(chromium, f"{sample.address}second.html?rules={OURS}") as seen:
        expect(chip(seen.page)).to_have_text("Rules: Our table")
        seen.page.goto(sample.address + "index.html")
        expect(chip(seen.page)).to_have_text("Rules: Our table")
        chip(seen.page).click()
        expect(menu(seen.page).get_by_role("menuitemradio", name="Our table")).to_be_focused()
        assert seen.troubles == []


@browser
@pytest.mark.parametrize(
    "text", ["clasic", "classic~target=0", "%3Cscript%3E", "classic~widow", ""]
)
def test_a_damaged_link_is_said_and_nothing_else_is_lost(chromium, sample, text):
    with visit(chromium, f"{sample.address}second.html?rules={OURS}") as seen:
        seen.page.goto(f"{sample.address}second.html?rules={text}")
        line = seen.page.get_by_role("alert")
        expect(line).to_contain_text("The rules in this link cannot be read, so the book goes by")
        expect(chip(seen.page)).to_have_text("Rules: Classic")
        expect(seen.page.get_by_text("The 25th card goes to the declarer.")).to_be_visible()
        assert axe.violations(seen.page) == []
        chip(seen.page).click()
        menu(seen.page).get_by_role("menuitemradio", name="Rounds Bids").click()
        expect(line).to_have_count(0)
        seen.page.reload()
        expect(chip(seen.page)).to_have_text("Rules: Rounds")
        assert seen.troubles == []
    with visit(chromium, f"{sample.address}second.html?rules={text}") as seen:
        expect(seen.page.get_by_role("alert")).to_be_visible()


@browser
def test_after_a_damaged_link_the_remembered_rules_are_still_there(chromium, sample):
    with visit(chromium, f"{sample.address}second.html?rules={OURS}") as seen:
        seen.page.goto(f"{sample.address}second.html?rules=clasic")
        seen.page.goto(f"{sample.address}second.html")
        expect(chip(seen.page)).to_have_text("Rules: Our table")


@browser
def test_where_nothing_is_remembered_links_take_the_rules_along(chromium, sample):
    with visit(chromium, sample.address + "second.html") as seen:
        seen.page.add_init_script(FORBIDDEN)
        seen.page.goto(f"{sample.address}second.html")
        seen.page.evaluate(f"hasenpfefferRules.set('{OURS}')")
        seen.page.locator(".left-prev").click()
        expect(chip(seen.page)).to_have_text("Rules: Our table")
        assert seen.troubles == []


@browser
@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_open_menu_is_clean_and_in_the_window(chromium, sample, width, scheme):
    address = f"{sample.address}second.html?rules={OURS}{'%20of%20long%20evenings' * 4}"
    with visit(chromium, address, width=width, scheme=scheme) as seen:
        chip(seen.page).click()
        assert axe.violations(seen.page) == []
        assert seen.sideways <= 0
        box = menu(seen.page).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        for line in menu(seen.page).get_by_role("menuitemradio").all():
            assert line.bounding_box()["height"] >= 44


@browser
def test_without_script_every_tab_opens_and_no_chip_promises_anything(chromium, sample):
    with visit(chromium, sample.address + "second.html", script=False) as seen:
        expect(chip(seen.page)).to_be_hidden()
        expect(seen.page.get_by_text("The 25th card goes to the declarer.")).to_be_visible()
        seen.page.locator(".sd-tab-label").nth(1).click()
        expect(seen.page.get_by_text("The 25th card stays face down.")).to_be_visible()


def tab_set(*conditions):
    """Tabs as an author's text becomes them."""
    made = nodes.container(design_component="tab-set")
    for sync in conditions:
        item = nodes.container(design_component="tab-item")
        item.append(nodes.rubric(sync_id=sync) if sync else nodes.rubric())
        made.append(item)
    return made


@pytest.mark.parametrize(
    ("conditions", "words"),
    [
        (("widow=to_declarer", "widow=dead"), []),
        (("calls=pass.3.4.5.6", "calls=*"), []),
        (("target=10|11", "target=players_plus_bid", "target=*"), []),
        (("widow=dead",), ["no tab is about widow=to_declarer"]),
        (("widow=dead", "widow=dead|to_declarer"), ["a value of widow is in two tabs"]),
        (("widow=gone", "widow=*"), ["widow is never 'gone'"]),
        (("kitty=dead", "kitty=*"), ["there is no switch 'kitty'"]),
        (("widow=dead", "target=*"), ["the tabs of one set are about one switch, all of them"]),
        (("widow=dead", ""), ["the tabs of one set are about one switch, all of them"]),
        (
            ("target=10", "target=players_plus_bid"),
            ["target has other values too: name them target=*"],
        ),
        (("calls=pass.9", "calls=*"), ["calls is never 'pass.9'"]),
        (("preset=classic", "preset=hoyle"),
         ["no tab is about preset=rounds", "no tab is about preset=pepper_bids"]),
    ],
)  # fmt: skip
def test_an_author_hears_what_is_wrong_with_his_tabs(conditions, words):
    made = tab_set(*conditions)
    assert by_rule.complaints(by_rule.tabs_of(made), len(conditions)) == words
