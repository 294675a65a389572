import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { draw } from "../../hasenpfeffer/widgets/js/app.js";
import { walk } from "../../hasenpfeffer/widgets/js/pad_match.js";
import { readPad } from "../../hasenpfeffer/widgets/js/pad_text.js";
import { openScores, signed } from "../../hasenpfeffer/widgets/js/points.js";
import { readRules } from "../../hasenpfeffer/widgets/js/rules.js";
import { giver, readHand, settled, taker, withTaken, writeHand } from "../../hasenpfeffer/widgets/js/score_hand.js";
import * as kinds from "../../hasenpfeffer/widgets/js/widgets.js";
import { modelOf, tablesOf } from "./page.mjs";

const scores = tablesOf("from hasenpfeffer.widgets import ScoreSheet; tables = lambda: ScoreSheet().game");
const tables = openScores(scores);
const explorer = { kind: "score_explorer", game: scores, position: "4.S.2130", rules: "", compare: "", sources: "sources.html" };
const page = (traits) => renderToString(draw(kinds, modelOf({ game: scores, ...traits })));
const words = (traits) => renderToString(kinds[traits.kind].text(modelOf(traits)));
const heading = "Hasenpfeffer score sheet 1\nRules: classic\n";

test("a hand shows each ledger with its sentence and rule", () => {
  const drawn = page(explorer);
  assert.match(drawn, /North and South bid 4 and took 5: they score the bid, 4\./);
  assert.match(drawn, /href="sources\.html#rule-a19"/);
  assert.match(drawn, /West took no trick and scores nothing\./);
});

test("two sets of rules stand side by side, a six beside a little pepper", () => {
  const drawn = page({ ...explorer, position: "6.S.2031", compare: "pepper_bids" });
  assert.match(drawn, /Rules: Classic/);
  assert.match(drawn, /Rules: Pepper bids/);
  assert.match(drawn, /North and South bid little and took 5: they lose the bid, −6\./);
});

test("a bid that a game does not have is not scored there", () => {
  assert.match(page({ ...explorer, position: "1.S.2130", compare: "hoyle" }), /Nobody can bid 1 under these rules\./);
});

test("who may not go alone is scored with the partner, and the page says so", () => {
  assert.match(page({ ...explorer, position: "4.S.0141.alone" }), /Nobody plays alone under these rules/);
  assert.match(page({ ...explorer, position: "5.S.0150.alone", rules: "rounds~alone_stake=2" }), /times 2, 10\./);
});

test("the chart says in words what it shows", () => {
  assert.match(page(explorer), /taking none to all six tricks, the declarers score −4, −4, −4, −4, 4, 4, 6\./);
});

test("six tricks stay six, however they are moved", () => {
  for (const text of ["4.S.2130", "6.N.6000.alone", "1.W.0006", "big.E.1212"]) {
    const hand = readHand(tables, text);
    for (const taken of [0, 1, 2, 3, 4, 5, 6]) {
      const moved = withTaken(tables, hand, taken);
      assert.equal(moved.tricks.reduce((sum, each) => sum + each), 6);
      assert.equal(writeHand(readHand(tables, writeHand(moved))), writeHand(moved));
    }
  }
  assert.equal(giver(tables, readHand(tables, "4.S.0060"), "S"), null);
  assert.equal(taker(tables, readHand(tables, "4.S.0060"), "N"), null);
  assert.deepEqual(settled(tables, { ...readHand(tables, "4.S.2130"), alone: true }).tricks, [0, 1, 5, 0]);
});

test("a broken position is no hand", () => {
  for (const text of ["", "4", "4.S", "7.S.2130", "4.X.2130", "4.S.2131", "4.S.2130.alone", "4.S.2130.", "4.S.2130.alone.x", "pass.S.2130"]) {
    assert.equal(readHand(tables, text), null, text);
  }
});

test("a game that is over counts no later hand", () => {
  const pad = readPad(tables, `${heading}Hand 1: S bids 6, tricks 3 0 3 0\nHand 2: S bids 6, tricks 3 0 3 0\nHand 3: E bids 3, tricks 0 6 0 0`);
  const { ledgers, ending, rows } = walk(tables, readRules("classic").switches, pad);
  assert.deepEqual(ledgers, [12, 0, 12, 0]);
  assert.deepEqual([ending.winners, ending.place, rows[2].late], [["N", "S"], 1, true]);
});

test("a sheet is drawn with its players, its scores and a true minus", () => {
  const position = `${heading}North: <b>Ann</b>\nHand 1: North bids 5, tricks 1 2 1 2`;
  const drawn = page({ kind: "score_sheet", position, rules: "" });
  assert.match(drawn, /&lt;b>Ann&lt;\/b>/);
  assert.match(drawn, /<span class="hp-pts is-minus">−5<\/span>/);
  assert.match(drawn, /15 short of 10/);
  assert.equal(signed(-12), "−12");
});

test("neither needs what a strict page forbids", () => {
  const both = page({ ...explorer, compare: "hoyle" }) + page({ kind: "score_sheet", position: `${heading}Hand 1: thrown in`, rules: "" });
  assert.doesNotMatch(both, /<[^>]+\s(style|on[a-z]+)\s*=/);
});

test("without JavaScript the hand is told and the sheet is a recipe", () => {
  assert.match(words({ ...explorer, compare: "hoyle" }), /Rules: Hoyle\. North and South bid 4 and took 5: they score a point for each trick taken, 5\./);
  assert.match(words({ kind: "score_sheet", game: scores, position: heading, rules: "" }), /one line a hand/);
});
