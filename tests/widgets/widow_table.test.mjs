import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { chance } from "../../hasenpfeffer/widgets/js/trick_state.js";
import { back, deal, read, write } from "../../hasenpfeffer/widgets/js/widow.js";
import { changes } from "../../hasenpfeffer/widgets/js/widow_counts.js";
import { text } from "../../hasenpfeffer/widgets/js/widow_table.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules_text.js";
import { drawn, game, modelOf, tablesOf } from "./page.mjs";

const settling = tablesOf("from hasenpfeffer.widgets.widow_graph import widow_tables as tables");
const words = open(game);
const SEVEN = "S.N.JKJHJDAH9S9C.KC";
const { forms } = tablesOf("from tests.widgets.odds_drawn import unknown as tables");
const table = (position, pinned = "") => ({ kind: "widow_table", settling, pinned, seed: 1, position, forms });
const spoken = (page) => page.match(/role="status">(.*?)<\/div>/)[1].replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]+>/g, "");
const held = (page) => [...page.matchAll(/<button type="button" class="hp-card[^>]*data-card="(\w+)"/g)].map(([, card]) => card);

test("the widow is face down until it is taken", () => {
  const page = drawn(table(SEVEN));
  assert.match(page, /aria-label="Face-down card, the widow"/);
  assert.deepEqual(held(page).sort(), ["9C", "9S", "AH", "JD", "JH", "JK"]);
  assert.match(spoken(page), /names trump before anybody sees the widow/);
});

test("the order of things is that of the rules", () => {
  assert.match(drawn(table(SEVEN)), /Name the trump suit/);
  assert.match(drawn(table(SEVEN, "rounds")), /data-deed="take"/);
  assert.match(spoken(drawn(table(`${SEVEN}.H`, "rounds"))), /Rounds settles this in another way\./);
  assert.match(spoken(drawn(table(`${SEVEN}..take`, "rounds"))), /The widow is the king of clubs\. Now name the trump suit\./);
});

test("each suit to name says how many trumps it gives, the joker and the left bower among them", () => {
  const given = [...drawn(table(SEVEN)).matchAll(/data-suit="(\w)".*?<small>(.*?)<\/small>/g)].map(([, suit, count]) => `${suit}: ${count}`);
  assert.deepEqual(given, ["S: 2 trumps", "H: 4 trumps", "D: 3 trumps", "C: 2 trumps"]);
});

test("any of the seven may be laid away, the widow itself too", () => {
  const page = drawn(table(`${SEVEN}.H.take`));
  assert.deepEqual(held(page), ["JK", "JH", "JD", "AH", "9S", "KC", "9C"]);
  assert.equal([...page.matchAll(/press to lay it away/g)].length, 7);
  assert.match(page, /aria-label="King of clubs, Widow, press to lay it away"/);
  assert.match(spoken(drawn(table(`${SEVEN}.H.take.KC`))), /You lay the widow away again\. Your hand is as it was dealt\. *South, the declarer, leads/);
});

test("what a discard changes is said by the suit that cards count as", () => {
  const changed = (position) => changes(words, read(words, position)).join(" ");
  assert.equal(changed(`${SEVEN}.H.take.9S`), "You are void in spades now.");
  assert.equal(changed(`${SEVEN}.H.take.JD`), "You have given up a trump: 4 before, 3 now.");
  assert.equal(changed("S.N.9STSASJC9CKD.JS.S.take.KD"), "You have gained a trump: 4 before, 5 now. You are void in diamonds now.");
  assert.equal(changed("S.N.9C9STSASJCKS.KD.S.take.9C"), "You are void in clubs now. You are no longer void in diamonds.");
});

test("a dead widow is nobody's", () => {
  const page = drawn(table(`${SEVEN}.H`, "hoyle"));
  assert.match(page, /Face-down card, nobody gets it/);
  assert.match(spoken(page), /nobody gets it or sees it/);
  assert.equal(held(page).length, 6);
});

test("whoever plays alone sends his partner out, and the right player leads", () => {
  const settled = `${SEVEN}.H.take.9C`;
  assert.match(drawn(table(settled, "rounds")), /You, South: play alone\?/);
  const both = drawn(table(`${settled}.ATA`, "rounds"));
  assert.match(spoken(both), /East goes alone\. West lays six cards down and sits out\. North lays.*East, the lone defender, leads/);
  assert.equal([...both.matchAll(/laid down: \w+ sits out/g)].length, 2);
  assert.match(spoken(drawn(table(`${settled}.ATT`, "rounds"))), /West, on the left of the lone player, leads/);
  assert.match(spoken(drawn(table(`${settled}.TTT`, "rounds"))), /East, on the dealer&#39;s left, leads|East, on the dealer's left, leads/);
});

test("undo goes back step by step, in the order of the rules", () => {
  const rounds = presets[1].switches;
  const steps = [];
  for (let now = read(words, `${SEVEN}.H.take.9C.AT`); steps.at(-1) !== write(now); now = back(settling, rounds, now)) steps.push(write(now));
  assert.deepEqual(steps.map((each) => each.slice(SEVEN.length)), [".H.take.9C.AT", ".H.take.9C.A", ".H.take.9C", ".H.take", "..take", ""]);
});

test("seven cards by chance are seven, and the same for the same seed", () => {
  const start = read(words, SEVEN);
  for (let seed = 1; seed <= 200; seed++) {
    const next = deal(words, start, chance(seed));
    assert.equal(write(read(words, write(next))), write(next));
    assert.deepEqual(deal(words, start, chance(seed)), next);
  }
});

test("a position is read as it was written; a broken one is null", () => {
  for (const good of [SEVEN, `${SEVEN}.H`, `${SEVEN}..take`, `${SEVEN}.H.take.KC.ATA`]) assert.equal(write(read(words, good)), good);
  for (const bad of ["", "S.N", "S.N.JKJH.KC", "S.N.JKJHJDAH9S9C.JK", "S.N.JKJHJDAH9S9C.", `${SEVEN}.X`, `${SEVEN}.H.took`,
    `${SEVEN}.H.take.AS`, `${SEVEN}.H.take.9C.AAAA`, `${SEVEN}.H.take.9C.A.x`, "S.N.JKJHJDAH9S9CX.KC"]) {
    assert.equal(read(words, bad), null, bad);
  }
});

test("as text: the cards, and what is settled", () => {
  assert.match(renderToString(text(modelOf(table(`${SEVEN}.H.take.9S`)))), /South holds: joker, jack of hearts.*You are void in spades now\. South, the declarer, leads/);
});
