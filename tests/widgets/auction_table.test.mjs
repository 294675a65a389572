import assert from "node:assert/strict";
import { test } from "node:test";
import renderToString from "preact-render-to-string";
import { anyAuction, ending, follow, opened, standing } from "../../hasenpfeffer/widgets/js/auction.js";
import { read, write } from "../../hasenpfeffer/widgets/js/auction_position.js";
import { text } from "../../hasenpfeffer/widgets/js/auction_table.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules_text.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { chance } from "../../hasenpfeffer/widgets/js/trick_state.js";
import { drawn, game, modelOf, tablesOf } from "./page.mjs";

const auctions = tablesOf("from hasenpfeffer.widgets.auction_graph import auction_tables as tables");
const words = open(game);
const table = (position, more = {}) => ({ kind: "auction_table", auctions, pinned: "", compare: "", predict: false, seed: 1, position, ...more });
const spoken = (page) => page.match(/role="status">(.*?)<\/div>/)[1].replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]+>/g, "");

test("before anybody speaks, the dealer's left is to call and every rung is offered", () => {
  const page = drawn(table("N.S"));
  assert.match(page, /East to call/);
  assert.match(spoken(page), /North deals, so East, on the left, speaks first/);
  assert.doesNotMatch(page, /is-off/);
  assert.deepEqual([...page.matchAll(/data-call="(\w+)"/g)].map(([, call]) => call), ["pass", "3", "4", "5", "6"]);
});

test("a rung that is barred stays where it is, and says so", () => {
  const page = drawn(table("N.S.4", { pinned: "rounds" }));
  assert.match(page, /data-call="4" aria-disabled="true" aria-label="A bid of 4, not allowed now"/);
  assert.match(page, /data-call="5" aria-label="A bid of 5"/);
});

test("of equal bids the first leads, while the auction lasts and at its end", () => {
  assert.match(spoken(drawn(table("N.S.4.4"))), /South bids 4\. East bid 4 first, and of equal bids the first wins\./);
  assert.match(spoken(drawn(table("N.S.4.4.pass.pass"))), /East plays a bid of 4\. South bid 4 as well, but of equal bids the first wins\./);
});

test("the dealer who may not pass is told why, and so is the reader afterwards", () => {
  const page = drawn(table("N.S.pass.pass.pass"));
  assert.match(spoken(page), /Everyone else has passed, so North, the dealer, must bid\./);
  assert.match(page, /data-call="pass" aria-disabled="true"/);
  assert.match(spoken(drawn(table("N.S.pass.pass.pass.3"))), /Everyone else passed, so the dealer had to bid\./);
});

test("when all pass, the joker decides, or nobody", () => {
  const all = "N.S.pass.pass.pass.pass";
  assert.match(spoken(drawn(table(all, { pinned: "hoyle" }))), /Whoever holds the joker shows it and must bid 3/);
  assert.match(spoken(drawn(table(`${all}.JK-W`, { pinned: "hoyle" }))), /West plays a bid of 3\. Everybody passed, so West, who holds the joker/);
  assert.match(spoken(drawn(table(`${all}.JK-widow`, { pinned: "hoyle" }))), /The hand is thrown in\..*the joker is the widow.*The next dealer is East\./);
  assert.match(spoken(drawn(table(all, { pinned: "rounds" }))), /The hand is thrown in\. Everybody has passed\./);
});

test("calls that the rules do not know are put aside with the reason", () => {
  const page = drawn(table("N.S.3.4.3", { pinned: "rounds" }));
  assert.match(spoken(page), /Rounds refuses a bid of 3 by West\. South has bid 4; bid at least 5, or pass\./);
  assert.match(page, /West to call/);
});

test("calls beyond the end of the auction are put aside, and what was played still stands", () => {
  const page = drawn(table("N.S.6.3.4.5.6.6.6"));
  assert.match(spoken(page), /The auction was over before the last calls; they are put aside\. East plays a bid of 6\./);
});

test("whatever calls a link holds, under any rules, no sentence has an empty place", () => {
  const random = chance(7);
  const calls = Object.keys(auctions.words);
  const any = (things) => things[Math.floor(random() * things.length)];
  for (let each = 0; each < 300; each++) {
    const said = Array.from({ length: Math.floor(random() * 12) }, () => any(random() < 0.5 ? ["pass"] : calls));
    const [pinned, compare] = [any(presets).text, any(presets).text];
    drawn(table([any(words.seats), "S", ...said].join("."), { pinned, compare, predict: random() < 0.3 })); // looks for them itself
  }
});

test("the highest bid is called so: to lead is to play the first card", () => {
  assert.doesNotMatch(drawn(table("N.S.4.pass")).replace(/<[^>]*>/g, " "), /\bleads?\b/);
  assert.match(drawn(table("N.S.4.pass")), /highest bid: <.*East is highest/);
});

test("two games are shown side by side, and where they part", () => {
  const page = drawn(table("N.S.4.3.pass.pass", { compare: "hoyle" }));
  assert.match(page, /hp-parting">Hoyle refuses a bid of 3 by South: East has bid 4; bid at least 5, or pass\./);
  assert.match(page, /Then<\/th><td>East plays a bid of 4\.<\/td><td>South may say: pass, 5, 6\.<\/td>/);
  assert.match(drawn(table("N.S.4.5", { compare: "hoyle" })), /hp-parting">Both games allow these calls/);
});

test("a prediction hides the last two calls", () => {
  const page = drawn(table("N.S.pass.4.pass.5", { predict: true }));
  assert.match(spoken(page), /Who will be the declarer\?/);
  assert.doesNotMatch(page, /plays|>5</);
  assert.equal([...page.matchAll(/data-guess="(\w+)"/g)].length, 5);
});

test("a question shows what it asks and its answers, and no tools", () => {
  const page = drawn(table("N.S.pass.pass.pass.pass.JK-E", { pinned: "hoyle", puzzle: true }));
  assert.match(spoken(page), /Who will be the declarer\?/);
  assert.equal([...page.matchAll(/data-guess="(\w+)"/g)].length, 5);
  assert.doesNotMatch(page, /hp-foot|hp-button|hp-setup|data-joker/);
});

test("a link to a prediction asks again, whatever the widget on the page would do", () => {
  const page = drawn(table("N.S.pass.4.pass.5.predict"));
  assert.match(spoken(page), /Who will be the declarer\?/);
  assert.doesNotMatch(page, /plays|>5<|hp-setup/);
});

test("as text: every call, and the end", () => {
  assert.equal(renderToString(text(modelOf(table("N.S.pass.4.pass.5")))),
    "<p>Rules: Classic. North deals. East passes. South bids 4. West passes. North bids 5. North plays a bid of 5. No bid was higher.</p>");
});

test("a position is read as it was written; a broken one is null", () => {
  for (const good of ["N.S", "E.W.pass.3.big.little", "S.N.pass.pass.pass.pass.JK-widow", "N.N.JK-E", "N.S.pass.4.pass.5.predict", "N.S.JK-E.predict"]) {
    assert.equal(write(read(words, auctions, good)), good);
  }
  for (const bad of ["", "N", "N.X", "N.S.7", "N.S.JK-", "N.S.JK-X", "N.S.JK-E.pass", `N.S${".pass".repeat(12)}`, "N.S.predict.pass", "N.S.toString", "n.s"]) {
    assert.equal(read(words, auctions, bad), null, bad);
  }
});

test("an auction by chance ends, is legal, and is the same for the same seed", () => {
  for (const { switches } of presets) {
    const start = opened(auctions, words, switches, "W");
    for (let seed = 1; seed <= 200; seed++) {
      const [auction, joker] = anyAuction(start, chance(seed));
      assert.ok(standing(auction).over);
      assert.notEqual(ending(auction, joker).how, "askJoker");
      assert.equal(follow(start, auction.said)[1], null);
      assert.deepEqual(anyAuction(start, chance(seed))[0].said, auction.said);
    }
  }
});
