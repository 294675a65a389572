"""The score sheet as players at a table use it: what it says is what the engine says."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from bench.pages import axe
from bench.pages.site import serve
from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.table import Seat, Side
from hasenpfeffer.widgets import ScoreExplorer, ScoreSheet
from hasenpfeffer.widgets.pad import Pad, Played
from tests.widgets.harness import write_page
from tests.widgets.living import opened, reload
from tests.widgets.random_pads import random_pad, random_played
from tests.widgets.random_rules import random_rules

pytestmark = pytest.mark.browser
GAMES, HANDS = 50, 20
PHONE, DESK = 390, 1280
LOOKS = [(width, scheme) for width in (320, PHONE, DESK) for scheme in ("light", "dark")]
KEPT = "hp-pad-pad"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pad")
    write_page(folder, pad=ScoreSheet(), explorer=ScoreExplorer(compare="hoyle"))
    with serve(folder) as site:
        yield site.address + "index.html"


@pytest.fixture
def page(chromium, address):
    with chromium.new_context(viewport={"width": PHONE, "height": 900}) as context:
        yield opened(context, address)


def sheet(page):
    return page.locator(".hp-pad")


def press(page, name):
    sheet(page).get_by_role("button", name=name, exact=True).click()


def load(page, text):
    """Put a text into the sheet by its own form."""
    if not sheet(page).get_by_label("The sheet as text").is_visible():
        press(page, "Save or load as text")
    sheet(page).get_by_label("The sheet as text").fill(text)
    press(page, "Load this text")


def numbers(texts):
    return [int(text.replace("−", "-")) for text in texts]


def signs(number):
    return str(number).replace("-", "−")


def columns(rules):
    """Seats in the order of the sheet's columns: one for each ledger."""
    return (Seat.NORTH, Seat.EAST) if rules.scores_by_side else tuple(Seat)


def tiles(rules):
    """Seats in the order of the large scores: side by side."""
    return (
        columns(rules) if rules.scores_by_side else [seat for side in Side for seat in side.seats]
    )


def agrees(page, pad):
    """Whether the page shows the engine's ledgers after every hand, and its winners."""
    match, rules = pad.match, pad.rules
    scores = [signs(match.ledgers[seat]) for seat in tiles(rules)]
    expect(sheet(page).locator(".hp-tot b"), pad.text).to_have_text(scores)
    rows = sheet(page).locator(":scope > .hp-pad-table tbody tr:not(.is-late)")
    expected, width = [], len(columns(rules))
    for played in range(1, len(match.results) + 1):
        ledgers = Pad(pad.players, rules, pad.first_dealer, pad.hands[:played]).match.ledgers
        expected += [signs(ledgers[seat]) for seat in columns(rules)]
    expect(rows.locator("td:nth-child(n + 3) b"), pad.text).to_have_text(expected)
    assert len(expected) == width * len(match.results)
    ending = sheet(page).locator(".hp-pad-ending-title")
    names = " and ".join(pad.players[seat] for seat in match.winners)
    won = "win" if len(match.winners) > 1 else "wins"
    expect(ending, pad.text).to_have_text([f"{names} {won}"] if names else [])


def test_fifty_games_of_twenty_hands_end_as_the_engine_says(page):
    chance = random.Random(1848)
    for _ in range(GAMES):
        pad = random_pad(chance, random_rules(chance), HANDS)
        load(page, pad.text)
        agrees(page, pad)
    assert page.troubles == []


# Everything within one turn of the page, so that nothing is drawn in between.
AT_ONCE = """
async (text) => {
  const sheet = document.querySelector(".hp-pad");
  const drawn = async () => { for (let turn = 0; turn < 10; turn += 1) await null; };
  const press = async (name) => {
    [...sheet.querySelectorAll("button")].find((each) => each.textContent.trim() === name).click();
    await drawn();
  };
  await press("Save or load as text");
  const field = sheet.querySelector("textarea");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
  await press("Load this text");
}
"""


def test_a_text_put_in_before_the_panel_is_painted_is_not_lost(page):
    pad = some_pad()
    page.evaluate(AT_ONCE, pad.text)
    agrees(page, pad)


def enter(page, pad, hand):
    """Enter a hand by tapping, as at a table."""
    if hand is None:
        press(page, "Thrown in")
        return
    seat, call = hand.contract.declarer, str(hand.contract.call)
    words = {"little": "Little pepper", "big": "Big pepper"}.get(call, call)
    name = pad.players[seat]
    for group, button in (("Who won the bidding?", name), ("What was bid?", words)):
        choice = sheet(page).get_by_role("group", name=group)
        choice.get_by_role("button", name=button, exact=True).click()
    if hand.alone:
        press(page, f"{name} plays alone")
    for player, tricks in zip(pad.players, hand.tricks, strict=True):
        for _ in range(tricks):
            press(page, f"One more for {player}")
    sheet(page).get_by_role("button", name=re.compile("^Enter hand")).click()


@pytest.mark.parametrize("rules", [CLASSIC, HOYLE, PEPPER_BIDS.replace(alone_stake=2, target=60)])
def test_a_whole_game_by_tapping(chromium, address, rules):
    chance = random.Random(rules.name)
    with chromium.new_context(viewport={"width": PHONE, "height": 900}) as context:
        page = opened(context, address)
        page.evaluate("text => localStorage.setItem('hp-rules', text)", rules_to_text(rules))
        reload(page)
        pad = Pad(rules=rules)
        for number in range(HANDS):
            hand = None if number == 2 else random_played(chance, rules)
            enter(page, pad, hand)
            pad = Pad(pad.players, rules, pad.first_dealer, (*pad.hands, hand))
            agrees(page, pad)
            if pad.match.over:
                break
        reload(page)
        agrees(page, pad)
        assert page.troubles == []


def some_pad(rules=CLASSIC, hands=4):
    chance = random.Random(7)
    return Pad(rules=rules, hands=tuple(random_played(chance, rules) for _ in range(hands)))


def kept(page):
    return json.loads(page.evaluate(f"localStorage.getItem('{KEPT}')"))


def test_a_correction_changes_every_score_after_it(page):
    pad = some_pad()
    load(page, pad.text)
    press(page, "Correct hand 2")
    expect(sheet(page).get_by_text("Hand 2, corrected")).to_be_visible()
    before = pad.hands[1]
    giving = next(seat for seat in Seat if before.tricks[seat])
    press(page, f"One less for {giving.word}")
    press(page, f"One more for {giving.left().word}")
    press(page, "Correct it")
    tricks = list(before.tricks)
    tricks[giving] -= 1
    tricks[giving.left()] += 1
    after = Played(before.contract, tuple(tricks), before.alone)
    agrees(page, Pad(rules=CLASSIC, hands=(pad.hands[0], after, *pad.hands[2:])))
    press(page, "Undo")
    agrees(page, pad)


def test_a_hand_is_struck_out_and_comes_back(page):
    pad = some_pad()
    load(page, pad.text)
    press(page, "Correct hand 1")
    press(page, "Strike it out")
    agrees(page, Pad(rules=CLASSIC, hands=pad.hands[1:]))
    assert page.evaluate("document.activeElement !== document.body")
    press(page, "Undo")
    agrees(page, pad)


def test_a_new_game_asks_and_can_be_taken_back_even_after_a_reload(page):
    pad = some_pad()
    load(page, pad.text)
    press(page, "New game")
    press(page, "Keep this game")
    agrees(page, pad)
    press(page, "New game")
    press(page, "Start a new game")
    expect(sheet(page).locator(":scope > .hp-pad-table")).to_have_count(0)
    reload(page)
    press(page, "Undo")
    agrees(page, pad)


def test_a_text_that_cannot_be_read_names_its_line_and_changes_nothing(page):
    pad = some_pad()
    load(page, pad.text)
    load(page, pad.text.replace("Hand 2:", "Hand 3:"))
    line = next(at for at, text in enumerate(pad.text.split("\n"), 1) if "Hand 2:" in text)
    said = sheet(page).get_by_role("alert")
    expect(said).to_contain_text(f"Line {line}: expected hand 2")
    agrees(page, pad)
    assert kept(page)["now"] == pad.text


@pytest.mark.parametrize(
    "damaged", ["{", "[]", '{"version":2}', '{"version":1,"now":"?","before":[]}']
)
def test_what_cannot_be_read_any_more_is_put_aside_and_shown(page, damaged):
    page.evaluate(f"text => localStorage.setItem('{KEPT}', text)", damaged)
    reload(page)
    said = sheet(page).get_by_role("alert")
    expect(said).to_contain_text("put aside, not lost")
    reload(page)
    enter(page, Pad(), some_pad().hands[0])
    said.get_by_text("What was put aside").first.click()
    expect(said.get_by_label("What was put aside")).to_have_value(damaged)
    press(page, "Throw it away")
    expect(said).to_have_count(0)
    reload(page)
    expect(sheet(page).locator(":scope > .hp-pad-table tbody tr")).to_have_count(1)
    expect(said).to_have_count(0)


def test_names_are_only_names(page):
    press(page, "Players and dealer")
    odd = ["<img src=x onerror=alert(1)>", 'O\'Brien & "Sons"', "李小龍", "{names} $&"]
    for seat, name in zip(("North", "East", "South", "West"), odd, strict=True):
        field = sheet(page).get_by_label(f"{seat}, partner of")
        field.fill(name)
        field.blur()
    names = tuple(name[:24] for name in odd)
    assert kept(page)["now"].split("\n")[1:5] == [
        f"{seat.word}: {name}" for seat, name in zip(Seat, names, strict=True)
    ]
    pad = Pad(names, CLASSIC)
    hand = some_pad().hands[0]
    enter(page, pad, hand)
    agrees(page, Pad(pad.players, CLASSIC, hands=(hand,)))
    assert page.locator("img").count() == 0
    assert page.troubles == []


def test_other_rules_ask_before_they_touch_a_game(page):
    pad = some_pad()
    load(page, pad.text)
    page.evaluate("localStorage.setItem('hp-rules', 'hoyle')")
    reload(page)
    agrees(page, pad)
    expect(sheet(page)).to_contain_text("This game goes on by Classic")
    press(page, "Score this game by Hoyle")
    expect(sheet(page)).to_contain_text("The totals become")
    press(page, "No, keep it as it is")
    agrees(page, pad)
    press(page, "Score this game by Hoyle")
    sheet(page).get_by_role("button", name="Score this game by Hoyle").click()
    agrees(page, Pad(rules=HOYLE, hands=pad.hands))


def test_rules_that_do_not_fit_a_game_say_which_hands(page):
    contract = Contract(Seat.NORTH, bid(1))
    load(page, Pad(rules=HOYLE, hands=(Played(contract, (6, 0, 0, 0)),)).text)
    page.evaluate("localStorage.setItem('hp-rules', 'classic~calls=pass.6')")
    reload(page)
    press(page, "Score this game by House rules")
    expect(sheet(page)).to_contain_text("in hand 1")
    expect(sheet(page)).to_contain_text("Start a new game for these rules")


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_every_part_is_clean_large_enough_and_within_the_screen(chromium, address, width, scheme):
    viewport = {"width": width, "height": 900}
    with chromium.new_context(viewport=viewport, color_scheme=scheme) as context:
        page = opened(context, address)
        load(page, random_pad(random.Random(3), CLASSIC, 3).text)
        press(page, "Correct hand 1")
        press(page, "Players and dealer")
        assert axe.violations(page) == []
        press(page, "Save or load as text")
        load(page, random_pad(random.Random(3), HOYLE, 30).text)
        press(page, "New game") if sheet(page).locator(".hp-pad-ending").count() == 0 else None
        assert axe.violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        for control in page.locator(":is(button, input, textarea, select):visible").all():
            box = control.bounding_box()
            assert min(box["width"], box["height"]) >= 44, control.evaluate("e => e.outerHTML")
        assert page.troubles == []


@pytest.mark.parametrize("hands", [30, 70])
def test_a_long_game_prints_on_one_page(page, hands):
    rules = CLASSIC.replace(target=400)
    load(page, random_pad(random.Random(5), rules, hands).text)
    page.evaluate("window.print = () => {}")
    press(page, "Print")
    page.emulate_media(media="print")
    expect(page.locator(".hp-print .hp-pad-table")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1


def test_the_explorer_changes_with_every_trick(page):
    explorer = page.locator(".hp-score")
    slide = explorer.get_by_role("slider")
    slide.focus()
    for taken in (4, 3, 2, 1, 0):
        slide.press("ArrowLeft")
        expect(explorer.locator(".hp-score-side")).to_contain_text(f"take {taken} of 6")
        tallies = numbers(explorer.locator(".hp-tally-count").all_text_contents())
        assert (sum(tallies), tallies[0] + tallies[2]) == (6, taken)
    expect(explorer.locator(".hp-score-lines").first).to_contain_text("they lose the bid, −4")
    more = explorer.get_by_role("button", name="One more for North and South")
    for taken in range(1, 7):
        more.click()
        expect(explorer.locator(".hp-score-side")).to_contain_text(f"take {taken} of 6")
    more.press("Enter")
    expect(explorer.get_by_role("status")).to_contain_text("have all six tricks")
    assert page.troubles == []
