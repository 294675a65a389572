import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { loadBanks } from "../../hasenpfeffer/widgets/js/bank.js";
import { read, write } from "../../hasenpfeffer/widgets/js/odds_position.js";
import { percent, signedTo } from "../../hasenpfeffer/widgets/js/odds_bars.js";
import { formOf } from "../../hasenpfeffer/widgets/js/odds_load.js";
import { exactly, expected, promised } from "../../hasenpfeffer/widgets/js/odds_points.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { text as handText } from "../../hasenpfeffer/widgets/js/hand_builder.js";
import { drawn, drawnText, game, modelOf, tablesOf } from "./page.mjs";

const made = tablesOf("from tests.widgets.odds_drawn import tables");
const words = open(game);
const rules = Object.fromEntries(presets.map((preset) => [preset.name, preset]));

test("a chance is never written as certain when it is not", () => {
  assert.deepEqual([0, 0.002, 0.4449, 0.995, 0.9999, 1].map(percent), ["0%", "<1%", "44%", ">99%", ">99%", "100%"]);
});

test("a difference has a true minus, and nothing is neither more nor less", () => {
  assert.deepEqual([1.26, -0.34, 0.04, -0.04].map((each) => signedTo(each)), ["+1.3", "−0.3", "0.0", "0.0"]);
});

test("the switches of a game say which table it reads", () => {
  const { forms } = made.hand;
  assert.equal(formOf(forms, rules.Classic), "before_declarer");
  assert.equal(formOf(forms, rules.Rounds), "after_left");
  assert.equal(formOf(forms, rules.Hoyle), "dead_declarer");
  assert.equal(formOf(forms, rules.Rounds, true), "dead_left");
});

test("points come from the engine's tables: a sure four, and a sure six", () => {
  const { switches } = rules.Classic;
  assert.equal(expected(made.score, switches, "4", [1, 1, 1, 1, 0, 0]), 3); // four for the bid, a point for each ledger of two tricks
  assert.equal(expected(made.score, switches, "4", [1, 1, 1, 1, 1, 1]), 6);
  assert.equal(expected(made.score, switches, "6", [1, 1, 1, 0, 0, 0]), -7.5);
  assert.deepEqual(["3", "6", "little", "big"].map((bid) => promised(made.score, bid)), [3, 6, 6, 6]);
  assert.deepEqual(exactly([1, 1, 1, 0.75, 0.5, 0]), [0, 0, 0, 0.25, 0.25, 0.5, 0]);
});

test("a hand is drawn with a bar and a number for every suit and every bid, the best named in words", () => {
  const html = drawn(made.hand);
  const table = html.slice(html.indexOf("hp-odds"), html.indexOf("</table>"));
  assert.equal(table.match(/<td/g).length, 16);
  assert.equal(table.match(/%<\/span>/g).length, 16);
  assert.match(table, /Hearts<\/span><small>(most tricks, )?chosen/);
  assert.equal(table.match(/<small>most tricks/g).length, 1);
  assert.match(html, /hp-worth-say[^]*?<b>(Bid \d in \w+|Pass)<\/b>/);
});

test("a hand that is not complete shows where its chances will stand", () => {
  const html = drawn(made.part);
  assert.match(html, /Choose six cards/);
  assert.equal(html.match(/<span>–<\/span>/g).length, 16);
});

test("where the author leaves the worth out, a hand is sorted and counted, and nothing is said of bids or chances", () => {
  const html = drawn(made.without) + drawnText(made.without);
  assert.match(html, /Your hand, sorted for hearts/);
  assert.doesNotMatch(html, /hp-worth|hp-odds|Bid|chance|%|points/);
});

test("without JavaScript the chances are text", () => {
  const said = renderToString(handText(modelOf(made.hand)));
  assert.match(said, /Hearts: 3: .*?%, 4: .*?%, 5: .*?%, 6: .*?%\./);
  assert.match(drawnText(made.explorer), /and the right bower: 3 tricks/);
});

test("the explorer has a row for any hand and one for each card, and says what its picture shows", () => {
  const html = drawn(made.explorer);
  assert.match(html, /Any hand, with this trump<.*and the joker.*and the right bower/s);
  assert.match(html, /role="img" aria-label="How the chance of at least 4 tricks is spread\. In the middle: 0 trumps \S+, 1 trump \S+, /);
  assert.equal(html.match(/class="hp-spread"/g).length, 7);
  assert.equal(html.match(/class="hp-end"/g).length, 2);
});

test("a growing hand keeps the order in which its cards were chosen", () => {
  assert.equal(write(read(words, "JHJKAH.H.4")), "JHJKAH.H.4");
  for (const broken of ["", "JH", "JH.H", "JH.H.0", "JH.H.7", "JHJH.H.4", "JHX.H.4", "JH.X.4", "JKJHJDAHKHQHTH.H.4", "JH.H.4.1"]) {
    assert.equal(read(words, broken), null, broken);
  }
});

test("with a kernel the reckoning is here, and tables come by message, each once", async () => {
  await import("../../hasenpfeffer/widgets/js/anywidget.js");
  const [asked, hears] = [[], new Set()];
  const model = {
    get: (key) => made.hand[key],
    on: (_, hear) => hears.add(hear),
    off: (_, hear) => hears.delete(hear),
    send({ chapter }) { asked.push(chapter); queueMicrotask(() => { for (const hear of [...hears]) hear({ bank: chapter, questions: `${chapter} as text` }); }); },
  };
  const [odds, , table] = await loadBanks(model, ["odds", "values", "dead_left"]);
  await loadBanks(model, ["values", "dead_left"]);
  assert.equal(typeof odds.reckoning, "function");
  assert.equal(table, "dead_left as text");
  assert.deepEqual(asked, ["values", "dead_left"]);
});

test("no drawing of chances needs what a strict page forbids, nor an id", () => {
  for (const traits of [made.hand, made.without, made.part, made.explorer]) assert.doesNotMatch(drawn(traits), /<[^>]+\s(style|id|on[a-z]+)\s*=/);
});
