"""What hands are worth, in a browser: by tap and by keyboard, under changing rules."""

import random
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer import notation
from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import Form, form_of, in_play, value_of_each_discard
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets import HandBuilder, HouseRules, OddsExplorer, WidowTable
from hasenpfeffer.widgets.odds_many import About, means
from hasenpfeffer.widgets.odds_tables import columns, worth
from tests.widgets.living import open_at, visit
from tests.widgets.odds_shown import near, numbers, percent
from tests.widgets.odds_site import write_odds_page

pytestmark = pytest.mark.browser
HEARTS = Trump.parse("H")
SIX = "JK JH JD AH 9S 9C"
GAMES = (
    CLASSIC,
    ROUNDS,
    HOYLE,
    PEPPER_BIDS,
    CLASSIC.replace(name="Ours", first_lead="left_of_dealer", failed_costs="tricks_taken"),
)
LOST = "**/_static/odds/before_declarer.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("odds")
    write_odds_page(
        folder,
        hand=HandBuilder(hand=SIX, trump="H", size=7),
        widow=WidowTable(hand=SIX, widow="KC", seed=3),
        odds=OddsExplorer(hand="JK"),
        house=HouseRules(),
    )
    return folder


@pytest.fixture(scope="module")
def site(folder):
    with serve(folder, under="/books/pepper/") as served:
        yield served.address


@pytest.fixture
def page(chromium, site):
    with visit(chromium, site) as seen:
        yield seen.page
        assert seen.troubles == []


def builder(page):
    return page.locator(".hp-builder").first


def panel(page):
    return builder(page).locator(".hp-worth")


def widow(page):
    return page.locator(".hp-widow")


def explorer(page):
    return page.locator(".hp-explorer")


def pick(place, *cards):
    for card in cards:
        place.locator(f'.hp-pack [data-card="{card}"]').click()


def rules(page, game):
    page.evaluate("(text) => hasenpfefferRules.set(text)", rules_to_text(game))


def type_hand(page, cards):
    builder(page).locator(".hp-written input").fill(" ".join(map(str, cards)))
    builder(page).get_by_role("button", name="Take them").click()


def test_what_was_typed_wrong_is_forgotten_with_the_next_hand(page):
    wrong = builder(page).locator(".hp-written-error")
    for anew in ("Deal me one", "Clear"):
        type_hand(page, ["nonsense"])
        expect(wrong).to_contain_text("nonsense")
        builder(page).get_by_role("button", name=anew).click()
        expect(wrong).to_have_text("")


def test_nothing_is_fetched_with_the_page_and_the_first_hand_is_there(chromium, site):
    asked = []
    context = chromium.new_context()
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site, wait_until="load")
    found = worth(notation.hand(SIX))
    shown = [[percent(row["chances"][k - 1]) for k in found["columns"]] for row in found["rows"]]
    assert near(numbers(panel(page)), shown)
    page.wait_for_timeout(300)
    assert not [url for url in asked if "_static" in url]
    pick(builder(page), "9C", "KC")
    expect(panel(page).locator(".is-best")).to_have_count(1)
    assert len([url for url in asked if "/books/pepper/_static/odds/" in url]) == 2
    context.close()


def test_where_the_worth_is_left_out_no_hand_fetches_a_table(chromium, tmp_path):
    write_odds_page(tmp_path, hand=HandBuilder(hand=SIX, trump="H", size=7, worth=False))
    with serve(tmp_path) as served, visit(chromium, served.address) as seen:
        asked = []
        seen.page.on("request", lambda request: asked.append(request.url))
        pick(builder(seen.page), "JK", "9D", "JK")
        expect(builder(seen.page).locator(".hp-builder-head")).to_contain_text("7 of 7")
        pick(builder(seen.page), "JK")
        builder(seen.page).get_by_role("button", name="6 cards").click()
        expect(builder(seen.page).locator(".hp-builder-head")).to_contain_text("6 of 6")
        assert (asked, panel(seen.page).count(), seen.troubles) == ([], 0, [])


def test_every_hand_shows_the_numbers_of_the_engine_under_every_game(page):
    chance = random.Random("hasenpfeffer odds in a browser")
    for number in range(20):
        game = GAMES[number % len(GAMES)]
        rules(page, game)
        hand = chance.sample(DECK, 6)
        builder(page).get_by_role("button", name="6 cards").click()
        type_hand(page, hand)
        found = worth(hand, game)
        expect(panel(page).locator(".hp-worth-say b")).not_to_have_text("The chances are coming")
        expect(panel(page).locator(".is-best")).to_have_count(1)
        shown = [[percent(row["chances"][k - 1]) for k in columns(game)] for row in found["rows"]]
        assert near(numbers(panel(page)), shown), (game.name, hand)
        title = panel(page).locator(".hp-worth-say b").inner_text()
        call = {"little": "little pepper", "big": "big pepper"}.get(found["call"], found["call"])
        suit = f" in {Trump.parse(found['trump']).suit.word}" if found["trump"] else ""
        assert title == ("Pass" if call == "pass" else f"Bid {call}{suit}"), (game.name, hand)
        said = builder(page).locator("[role=status]").inner_text()
        assert said.count(f"{title}.") == 1


def test_one_press_sorts_the_hand_for_the_suit_that_is_advised(page):
    builder(page).get_by_role("button", name="6 cards").click()
    type_hand(page, notation.hand("JK JC JS AC KC 9H"))
    line = panel(page).locator(".hp-worth-say")
    expect(line.locator("b")).to_have_text(re.compile(r"Bid \d in clubs"))
    call = line.locator("b").inner_text()
    sort = line.get_by_role("button", name="Sort it for clubs")
    sort.focus()
    page.keyboard.press("Enter")
    expect(builder(page).locator(".hp-builder-head")).to_contain_text("sorted for clubs")
    expect(sort).to_have_count(0)
    expect(builder(page).locator(".hp-held button").first).to_be_focused()
    expect(builder(page).locator(".hp-held button").first).to_be_in_viewport(ratio=1)
    said = builder(page).locator("[role=status]")
    expect(said).to_contain_text("Clubs are trump. Trumps in your hand: 5.")
    expect(said).to_contain_text(f"{call}.")


def test_by_keyboard_a_card_is_changed_and_what_lies_behind_is_opened(page):
    builder(page).locator('.hp-pack [data-card="9C"]').focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_contain_text("Choose six cards")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(panel(page).locator(".hp-worth-say b")).to_contain_text("Bid")
    panel(page).locator("summary").focus()
    page.keyboard.press("Enter")
    expect(panel(page).locator(".hp-carries tr")).to_have_count(6)
    expect(panel(page)).to_contain_text("Taking the widow adds")
    expect(panel(page).locator("a")).to_have_attribute("href", "strategy.html")
    panel(page).get_by_role("button", name="All cards open").focus()
    page.keyboard.press("Enter")
    expect(panel(page).locator("caption small").first).to_have_text(
        "With perfect play, as if everyone saw all cards"
    )


def test_with_the_widow_in_hand_the_best_card_to_lay_away_is_named(page):
    pick(builder(page), "KC")
    expect(panel(page)).to_contain_text("Lay away the")
    seven = notation.hand(f"{SIX} KC")
    values = value_of_each_discard(seven, HEARTS, form=Form.BEFORE_DECLARER)
    form = Form.BEFORE_DECLARER.dead
    kept = [in_play(values[card], form) for card in HEARTS.in_order(seven)]
    shown = [[percent(each[k - 1]) for k in columns(CLASSIC)] for each in kept]
    assert near(numbers(panel(page)), shown)
    rules(page, HOYLE)
    expect(panel(page)).to_contain_text("Under Hoyle nobody takes the widow.")


def test_a_lost_table_is_said_and_may_be_asked_for_again(chromium, site):
    with visit(chromium, site) as seen:
        page = seen.page
        page.route(LOST, lambda route: route.abort())
        pick(builder(page), "9C", "KC")
        expect(panel(page)).to_contain_text("The table of chances did not come.")
        page.unroute(LOST)
        panel(page).get_by_role("button", name="Try again").click()
        expect(panel(page).locator(".hp-worth-say b")).to_contain_text("Bid")


def test_other_rules_from_the_start_wait_to_be_asked(chromium, site):
    with visit(chromium, f"{site}?rules=rounds") as seen:
        ask = panel(seen.page).get_by_role("button", name="Show what it is worth under Rounds")
        expect(ask).to_be_visible()
        ask.click()
        expect(panel(seen.page).locator(".hp-worth-say b")).to_contain_text("Bid")
        assert len(numbers(panel(seen.page))) == 1
        assert seen.troubles == []


def test_the_table_gives_nothing_away_before_the_reader_has_chosen(page):
    assert widow(page).locator(".hp-odds").count() == 0
    widow(page).locator("[data-suit=H]").click()
    widow(page).locator("[data-deed=take]").click()
    assert widow(page).locator("[data-deed=worth]").count() == 0
    widow(page).locator('.hp-seven [data-card="AH"]').click()
    ask = widow(page).locator("[data-deed=worth]")
    ask.focus()
    page.keyboard.press("Enter")
    expect(widow(page).locator(".hp-odds")).to_contain_text("yours")
    line = widow(page).locator(".hp-worth-say")
    expect(line).to_contain_text("Laying away the ace of hearts costs")
    expect(ask).to_be_focused()
    widow(page).get_by_role("button", name="Undo").click()
    assert widow(page).locator(".hp-odds").count() == 0


def test_a_hand_grows_card_by_card(page):
    place = explorer(page)
    pick(place, "JH", "AS")
    expect(place.locator(".hp-odds tbody tr")).to_have_count(4)
    expect(place.locator("[role=status]")).to_contain_text("The chance of 4 tricks goes from")
    about = About(form_of(CLASSIC), HEARTS)
    grown = means(about, notation.hand("JK JH AS"))
    shown = [[percent(each[k - 1]) for k in columns(CLASSIC)] for each in grown]
    assert near(numbers(place), shown)
    pick(place, "9C", "TC", "QD")
    expect(place.locator(".hp-spread-mine")).to_have_count(1)
    place.locator('[data-tricks="6"]').click()
    expect(place.locator(".hp-all-title")).to_contain_text("at least 6 tricks")
    expect(place.locator(".hp-all-title")).to_contain_text("92,148")
    expect(place.locator(".hp-all-title")).to_contain_text("Of 177,100 hands")


def test_where_trump_is_named_later_no_suit_is_asked_for(page):
    place = explorer(page)
    rules(page, ROUNDS)
    place.get_by_role("button", name="Show the chances").click()
    expect(place.locator(".hp-spread")).to_have_count(1)
    expect(place.locator(".hp-all-title")).to_contain_text("24,019")
    assert place.locator("[data-suit]").count() == 0
    pick(place, "JH", "9S", "JD")
    expect(place.locator(".hp-odds tbody th").last).to_contain_text("and the jack of diamonds")
    held = place.locator(".hp-held [data-card]").evaluate_all(
        "(all) => all.map((it) => it.dataset.card)"
    )
    assert held == ["JK", "9S", "JH", "JD"]
    everything = place.inner_text() + " ".join(
        place.locator("[aria-label]").evaluate_all("(all) => all.map((it) => it.ariaLabel)")
    )
    assert "bower" not in everything
    assert place.locator(".hp-mark-trump, .hp-mark-house").count() == 0
    for end in place.locator(".hp-end").all():
        assert end.locator("thead th").all_inner_texts()[1:] == [
            f"at least\n{each}" for each in place.locator(".hp-wanted button").all_inner_texts()
        ]


def test_the_best_hand_and_the_worst_are_found_for_the_tricks_that_are_wanted(page):
    place = explorer(page)
    for tricks in ("6", "3"):
        place.locator(f'[data-tricks="{tricks}"]').click()
        best = place.locator(".hp-end").first
        expect(best.locator("caption")).to_have_text(f"The best hands for {tricks} tricks or more")
        expect(best.locator("tbody .hp-hidden").first).to_have_text(
            "joker, right bower, left bower, ace of hearts, king of hearts, queen of hearts"
        )
        expect(best.locator("tbody th").first).to_contain_text("38 more as good")


@pytest.mark.parametrize(
    ("link", "window", "stands"),
    [
        ("odds=TSJKJHAH.H.4", (390, 844), "top"),
        ("odds=TSJKJHAH.H.4", (1280, 720), "top"),
        ("hand=JKJHJDAH9S9C.H", (1280, 720), "top"),
        ("hand=JKJHJDAH9S9C.H", (1280, 2400), "middle"),
    ],
)
def test_a_widget_that_was_linked_to_shows_its_top_or_all_of_it(
    chromium, site, link, window, stands
):
    context = chromium.new_context(viewport=dict(zip(("width", "height"), window, strict=True)))
    page = context.new_page()
    open_at(page, f"{site}?{link}")
    page.wait_for_timeout(300)
    place = explorer(page) if link.startswith("odds") else builder(page)
    top, bottom = place.evaluate(
        "(it) => [it.getBoundingClientRect().top, innerHeight - it.getBoundingClientRect().bottom]"
    )
    assert top > -1
    assert top < 1 if stands == "top" else bottom > 0
    context.close()


def test_a_page_from_a_disk_reads_its_tables_too(chromium, folder):
    context = chromium.new_context()
    page = context.new_page()
    open_at(page, (folder / "index.html").as_uri())
    pick(builder(page), "9C", "KC")
    expect(panel(page).locator(".hp-worth-say b")).to_contain_text("Bid")
    context.close()


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_clean_wide_and_narrow_light_and_dark(chromium, site, width, scheme):
    with visit(chromium, f"{site}?rules=pepper_bids", width=width, scheme=scheme) as seen:
        page = seen.page
        panel(page).get_by_role("button", name="Show what").click()
        panel(page).locator("summary").click()
        explorer(page).get_by_role("button", name="Show the chances").click()
        explorer(page).locator("summary").click()
        rules(page, CLASSIC)
        widow(page).locator("[data-suit=S]").click()
        widow(page).locator("[data-deed=take]").click()
        widow(page).locator('.hp-seven [data-card="9C"]').click()
        widow(page).locator("[data-deed=worth]").click()
        expect(page.locator(".hp-odds")).to_have_count(3)
        expect(panel(page).locator(".hp-carries tr")).to_have_count(6)
        assert seen.sideways == 0
        assert axe.violations(page) == []
        small = page.locator(".hp-widget :is(button, summary)").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect())"
            ".filter(({ width, height }) => width < 43.9 || height < 43.9).length"
        )
        assert small == 0
        assert seen.troubles == []
