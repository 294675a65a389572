import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { html } from "../../hasenpfeffer/widgets/js/html.js";
import { Discards } from "../../hasenpfeffer/widgets/js/odds_discards.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { game } from "./page.mjs";

const words = open(game);
const [rules] = presets;
const SEVEN = ["JK", "JC", "AC", "JH", "AH", "9D", "TD"];

/** What is said of a discard, with tricks made up: under each trump, what is left when a card is laid away; 1 where none is named. */
function saidOf(tricks, { named, laid }) {
  const odds = {
    values: { forms: { it: { named, dead: "none" } } },
    columns: () => [3, 4, 5, 6],
    discards: (_, { trump }, cards) => cards.map((card) => ({ card, chances: [tricks[trump]?.[card] ?? 1, 0, 0, 0, 0, 0] })),
  };
  const view = { odds, rules, about: { form: "it", trump: "C", perfect: false } };
  const page = renderToString(html`<${Discards} words=${words} cards=${SEVEN} view=${view} laid=${laid} />`);
  return page.match(/<b>(.*)<\/b><small>(.*?)<\/small>/).slice(1).join(". ");
}

test("what was laid away is judged under its own trump, and another trump beside it by the same measure", () => {
  const both = { C: { "9D": 4.8, TD: 4.5 }, H: { TD: 5.3 } };
  assert.equal(saidOf(both, { named: false, laid: "9D" }), "Lay away the nine of diamonds. With clubs as trump, nothing would have been better than what you laid away: "
    + "4.8 tricks on average. With hearts as trump, and the ten of diamonds laid away: 5.3.");
  assert.equal(saidOf(both, { named: false, laid: "TD" }), "Lay away the nine of diamonds. Laying away the ten of diamonds costs 0.30 of a trick on average. "
    + "With clubs as trump, the best discard leaves 4.8 tricks. With hearts as trump, and the ten of diamonds laid away: 5.3.");
});

test("where trump is named already, or no other is better by a tenth of a trick, no other is spoken of", () => {
  const same = "Lay away the nine of diamonds. With clubs as trump, nothing would have been better than what you laid away: 4.8 tricks on average.";
  assert.equal(saidOf({ C: { "9D": 4.8 }, H: { TD: 5.3 } }, { named: true, laid: "9D" }), same);
  assert.equal(saidOf({ C: { "9D": 4.78 }, H: { TD: 4.82 } }, { named: false, laid: "9D" }), same);
  assert.equal(saidOf({ C: { "9D": 4.8, TD: 4.5 } }, { named: true, laid: "TD" }), "Lay away the nine of diamonds. Laying away the ten of diamonds costs 0.30 of a trick on average.");
});

test("a discard that is as good as the best is the one to lay away; before one is chosen there is nothing to compare", () => {
  const close = { C: { "9D": 4.801, TD: 4.8 } };
  assert.match(saidOf(close, { named: true, laid: "TD" }), /^Lay away the ten of diamonds\. With clubs as trump, nothing would have been better/);
  assert.equal(saidOf(close, { named: true }), "Lay away the nine of diamonds. With clubs as trump, the other six take 4.8 tricks on average.");
});
