import assert from "node:assert/strict";
import { test } from "node:test";
import { sprite } from "../../hasenpfeffer/widgets/js/sprite.js";
import { say, STRINGS } from "../../hasenpfeffer/widgets/js/strings.js";
import { draw } from "../../hasenpfeffer/widgets/js/app.js";
import * as kinds from "../../hasenpfeffer/widgets/js/widgets.js";
import { drawn, modelOf } from "./page.mjs";

const who = {
  kind: "who_wins", question: "Who wins?", lead: "", hint: "A hint.", trump: "H", links: [],
  plays: [["N", "AS"], ["E", "AH"], ["S", "KH"], ["W", "JD"]],
};

test("a question gives nothing away before it is answered", () => {
  const page = drawn(who);
  assert.match(page, /aria-label="Jack of diamonds, played by West"/);
  assert.doesNotMatch(page, /bower|hp-mark|wins the trick/);
});

test("a wrong answer is met by its own reason", () => {
  assert.match(drawn({ ...who, position: "N" }), /Not yet\.<\/b> The ace of spades is a spade, and a trump beats every spade\./);
});

test("a right answer names the winner, then the reason", () => {
  const page = drawn({ ...who, position: "W" });
  assert.match(page, /You have it\. West wins:<\/b> the left bower is a trump, and the highest here\./);
  assert.match(page, /aria-label="Jack of diamonds, left bower, counts as a heart, trump, wins the trick, played by West"/);
});

test("every card has a small face, a large one, and an id of its own", () => {
  const ids = [...sprite().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.every((id) => id.startsWith("hp-")));
  assert.equal(ids.filter((id) => /^hp-[cf]-/.test(id)).length, 50);
});

test("no drawing needs what a strict page forbids", () => {
  assert.doesNotMatch(drawn(who) + sprite(), /<[^>]+\s(style|on[a-z]+)\s*=/);
});

test("a sentence that does not exist is loud, and so is a widget", () => {
  assert.throws(() => say("no.such"), /no\.such/);
  assert.throws(() => draw(kinds, modelOf({ kind: "roulette" })), /roulette/);
});

test("every sentence names its places", () => {
  for (const sentence of Object.values(STRINGS)) assert.doesNotMatch(sentence, /\$\{|%s|\{\}/);
});
