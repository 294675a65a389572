import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { html } from "../../hasenpfeffer/widgets/js/html.js";
import { More } from "../../hasenpfeffer/widgets/js/odds_more.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { game } from "./page.mjs";

const words = open(game);
const [classic] = presets;

/** What lies behind a hand, with chances made up: `worth` is what each card carries in percentage points, for 1 to 6 tricks. */
function behind(worth, chances, tricks, switches = classic.switches) {
  const cards = Object.keys(worth);
  const odds = {
    values: { forms: { dead_left: { named: true, dead: "dead_left" } } },
    table: () => ({ head: { solves: 2e6, entries: 92148 } }),
    worthOfCards: (_, __, all) => all.map((card) => ({ card, worth: worth[card].map((points) => points / 100) })),
    chances: () => chances,
  };
  const shown = { trump: "H", tricks, columns: [3, 4, 5, 6], borrowed: "" };
  const view = { odds, about: { form: "dead_left", trump: "H", perfect: false }, worth: shown, rules: { name: "Ours", switches }, place: 0 };
  return renderToString(html`<${More} words=${words} cards=${cards} view=${view} />`);
}

test("what each card carries has one scale for all hands, and stands left of nothing when it is less", () => {
  const page = behind({ JK: [0, 0, 20, 31, 0, 0], "9C": [0, 0, -5, -9, 0, 0] }, [1, 1, 0.8, 0.6, 0.2, 0.1], 4);
  const bars = [...page.matchAll(/<rect(?: class="([^"]*)")? height="10" x="([^"]*)" width="([^"]*)"/g)].map(([, ...each]) => each);
  assert.deepEqual(bars, [[undefined, "0", "31"], ["is-less", "-9", "9"]]);
  assert.match(page, /take 4 or more.*Below zero, another card would be better.*\+31.*−9/s);
});

test("where no card moves the chance of the bid, the least sure one is shown, and it is said", () => {
  const still = [0, 0, 0, 0.3, 0, 0];
  const page = behind({ JK: [0, 0, 0, 0.4, 2, 12], JH: still, "9C": still }, [1, 1, 1, 1, 0.9, 0.7], 4);
  assert.match(page, /Whichever card is exchanged, the chance to take 4 or more stays the same\. So these are about 6 or more\./);
  assert.match(page, /chance to take 6 or more that go.*\+12/s);
  const none = behind({ JK: still, JH: still }, [1, 1, 1, 1, 1, 1], 4);
  assert.match(none, /stays the same/);
  assert.doesNotMatch(none, /So these are|hp-carries/);
});

test("where a game differs from the deals that were played, the source of the numbers says so", () => {
  const source = (changed) => behind({ JK: [0, 0, 9, 9, 9, 9] }, [1, 1, 0.5, 0.5, 0.5, 0.5], 4, { ...classic.switches, ...changed });
  const [barred, alone] = [/In those deals the joker may trump a plain suit, which your rules do not allow\./, /In those deals nobody goes alone\./];
  assert.doesNotMatch(source({}), /In those deals/);
  assert.match(source({ joker_when_void: "barred" }), barred);
  assert.doesNotMatch(source({ joker_when_void: "barred" }), alone);
  assert.match(source({ alone: "declarer" }), alone);
  assert.match(source({ alone: "either_side", joker_when_void: "barred" }), alone);
});
