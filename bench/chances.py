"""How soon a page says what a hand is worth: from the sixth card to the numbers, in a browser.

Once its table is there, a page is to answer within 50 ms, a table is to be read within 50 ms, and
one look-up is to take far less than a millisecond. Times are the browser's own, on this machine.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests lie
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "book" / "_ext"))  # and what they ask

from bench.pages import browser
from bench.pages.site import serve
from hasenpfeffer.cards import DECK
from hasenpfeffer.widgets import HandBuilder
from tests.widgets.odds_site import write_odds_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

HANDS = 60
LOOK_UPS = 20_000

SIXTH_CARD = """(card) => new Promise((told) => {
    const shown = document.querySelector(".hp-worth");
    const began = performance.now();
    new MutationObserver((_, watch) => {
        if (shown.querySelectorAll(".is-best").length !== 1) return;
        watch.disconnect();
        const reckoned = performance.now() - began;
        requestAnimationFrame(() => setTimeout(() => told([reckoned, performance.now() - began])));
    }).observe(shown, { subtree: true, childList: true, characterData: true, attributes: true });
    document.querySelector(`.hp-pack [data-card="${card}"]`).click();
})"""
TURN = """async (cards) => {
    for (const card of cards) {
        document.querySelector(`.hp-pack [data-card="${card}"]`).click();
        await new Promise((drawn) => setTimeout(drawn, 30));
    }
}"""
INSIDE = """(count) => {
    const { banks } = hasenpfefferBanks;
    const text = (name) => banks.get(name);
    const { reckoning, readTable } = banks.get("odds");
    const began = performance.now();
    readTable(text("before_declarer"), true);
    const read = performance.now() - began;
    const odds = reckoning(text("values"), text);
    const models = JSON.parse(document.querySelector("[data-hp-models]").textContent);
    const words = hasenpfeffer.shared.tables.open(models.hand.game);
    const about = { form: "before_declarer", trump: "H", perfect: true };
    const cards = ["JK", "JH", "JD", "AH", "9S", "9C"];
    const started = performance.now();
    for (let at = 0; at < count; at += 1) odds.chances(words, about, cards);
    const looked = (performance.now() - started) / count * 1000;
    const from = performance.now();
    odds.means(words, about, []);
    return [read, looked, performance.now() - from];
}"""


def first_table(page: Page) -> float:
    """Milliseconds from the first change of a hand to its numbers, with the table on its way."""
    page.evaluate(TURN, ["9C"])
    _, shown = page.evaluate(SIXTH_CARD, "KC")
    return float(shown)


def sixth_cards(page: Page) -> list[tuple[float, float]]:
    """Milliseconds from the sixth card to its numbers, and to the next frame, hand by hand."""
    chance = Random("hasenpfeffer chances")
    held = ["JK", "JH", "JD", "AH", "9S", "KC"]
    times = []
    for _ in range(HANDS):
        page.evaluate(TURN, held)
        held = list(map(str, chance.sample(DECK, 6)))
        page.evaluate(TURN, held[:-1])
        reckoned, painted = page.evaluate(SIXTH_CARD, held[-1])
        times.append((reckoned, painted))
    return times


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, browser.chromium() as chromium:
        write_odds_page(Path(folder), hand=HandBuilder(hand="JK JH JD AH 9S 9C", trump="H"))
        with serve(Path(folder)) as served:
            page = chromium.new_page(viewport={"width": 1280, "height": 1600})
            page.goto(served.address, wait_until="load")
            page.wait_for_timeout(500)
            first = first_table(page)
            times = sixth_cards(page)
            read, look_up, all_hands = page.evaluate(INSIDE, LOOK_UPS)
    reckoned, painted = zip(*times, strict=True)
    print(f"What a hand is worth, in {chromium.browser_type.name} on this machine:")
    print(f"  first change to numbers, table fetched from this machine {first:8.1f} ms")
    print(
        f"  sixth card to numbers, median of {HANDS}, slowest       "
        f"{median(reckoned):8.1f} ms {max(reckoned):8.1f} ms"
    )
    print(
        f"  sixth card to the next frame, median, slowest      "
        f"{median(painted):8.1f} ms {max(painted):8.1f} ms"
    )
    print(f"  one table read (six planes of 92,148)              {read:8.1f} ms")
    print(f"  the mean of all 177,100 hands                      {all_hands:8.1f} ms")
    print(f"  one look-up (six chances)                          {look_up:8.1f} µs")


if __name__ == "__main__":
    main()
