import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { read, tap, write } from "../../hasenpfeffer/widgets/js/ladder_position.js";
import { linkTo } from "../../hasenpfeffer/widgets/js/links.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { drawn, game } from "./page.mjs";

const words = open(game);
const js = path.join(import.meta.dirname, "..", "..", "hasenpfeffer", "widgets", "js");
const count = (text, part) => text.split(part).length - 1;

test("a ladder shows all 25 cards and the empty place of the jack that moved", () => {
  const page = drawn({ kind: "rank_ladder", position: "H" });
  assert.equal(count(page, "<button type=\"button\" class=\"hp-card"), 25);
  assert.match(page, /Queen of diamonds.*moved to hearts.*Ten of diamonds/s);
  assert.match(page, /Jack of diamonds, left bower, counts as a heart, trump/);
});

test("two cards of a ladder are compared, whoever wins", () => {
  assert.match(drawn({ kind: "rank_ladder", position: "H.JD.AS.S" }), /The left bower wins:<\/b> it is a trump, and the ace of spades is not/);
  assert.match(drawn({ kind: "rank_ladder", position: "H.AS.AD.C" }), /Neither can win\.<\/b> A club was led/);
  assert.match(drawn({ kind: "rank_ladder", position: "H.JK.JH" }), /No card beats it/);
});

test("a third card of a ladder takes the place of the second; a tap again takes one away", () => {
  const shown = read(words, "H.JD.AH");
  assert.equal(write(tap(shown, "AS")), "H.JD.AS");
  assert.equal(write(tap(shown, "AH")), "H.JD");
  assert.equal(write(tap(shown, "JD")), "H.AH");
  for (const broken of ["", "X", "H..AS", "H.AS.AS", "H.1S", "H.AS.KS.Q", "H.AS.KS.S."]) assert.equal(read(words, broken), null, broken);
});

test("a hand says which cards may be played", () => {
  const page = drawn({ kind: "trick_table", position: "H.N.AC.TC...S...QHTHKC9CKD9S.JD", predict: false, seed: 1 });
  assert.match(page, /aria-label="King of clubs, you may play it"/);
  assert.match(page, /aria-label="Queen of hearts, trump, you may not play it"[^>]*aria-disabled="true"/);
});

test("where it is the question which cards may be played, the hand does not tell", () => {
  const page = drawn({ kind: "trick_table", position: "H.N.AC.TC...S...QHTHKC9CKD9S.JD", puzzle: true, seed: 1 });
  assert.doesNotMatch(page, /you may play it|you may not|You may play/);
  assert.match(page, /Which cards may you play\?/);
  assert.doesNotMatch(page, /hp-foot|hp-button/); // nothing that would replace the question
});

test("predicted first, the last card lies face down until the reader has named a winner", () => {
  const page = drawn({ kind: "trick_table", position: "H.N.AC.TC.9C.JD", predict: true, seed: 1 });
  assert.match(page, /Face-down card, played by West/);
  assert.doesNotMatch(page, /Jack of diamonds|wins the trick/);
  assert.equal(count(page, "data-guess"), 4);
});

test("a link carries the position under the name of its widget and leaves the rest", () => {
  assert.equal(linkTo("file:///book/tricks.html?hand=AS&trick=old#top", "trick", "H.N.AC..."),
    "file:///book/tricks.html?hand=AS&trick=H.N.AC...");
});

test("the build's drawing has the picture, the text and the signs", () => {
  const models = { a: { kind: "rank_ladder", game, name: "ladder", position: "H" } };
  const out = JSON.parse(execFileSync(process.execPath, [path.join(js, "prerender.mjs")], { input: JSON.stringify(models), encoding: "utf8" }));
  assert.match(out.sprite, /^<svg class="hp-sprite"/);
  assert.match(out.widgets.a.html, /^<div class="hp-widget/);
  assert.match(out.widgets.a.noscript, /Hearts, best first: joker, jack of hearts \(the right bower\)/);
});

test("a widget that cannot be drawn stops the build with one clear line", () => {
  const models = { a: { kind: "rank_ladder", game, name: "ladder", position: "broken" } };
  const done = spawnSync(process.execPath, [path.join(js, "prerender.mjs")], { input: JSON.stringify(models), encoding: "utf8" });
  assert.equal(done.status, 1);
  assert.match(done.stderr, /^widget a \(rank_ladder\) cannot be drawn: .+\n$/);
});
