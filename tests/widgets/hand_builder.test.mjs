import assert from "node:assert/strict";
import { test } from "node:test";
import { dealt, read, turn, write } from "../../hasenpfeffer/widgets/js/hand_position.js";
import { quoted, readHand } from "../../hasenpfeffer/widgets/js/reading.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { chance } from "../../hasenpfeffer/widgets/js/trick_state.js";
import { text } from "../../hasenpfeffer/widgets/js/hand_builder.js";
import { drawn, game, modelOf, tablesOf } from "./page.mjs";
import renderToString from "preact-render-to-string";

const reading = tablesOf("from hasenpfeffer.widgets.reading import reading_tables as tables");
const words = open(game);
const { worth, forms } = tablesOf("from tests.widgets.odds_drawn import unknown as tables");
const traits = (position, size = 6) => ({ kind: "hand_builder", position, size, seed: 1, reading, worth, forms });
const page = (position, size) => drawn(traits(position, size));
const tables = { words, reading, size: 6 };
const held = (html) => [...html.matchAll(/data-glide="(\w+)"/g)].map(([, card]) => card).join(" ");
const count = (html, part) => html.split(part).length - 1;

test("the same hand is sorted anew for every trump suit, and the left bower moves house", () => {
  assert.equal(held(page("JKJHJDAH9S9C.H")), "JK JH JD AH 9S 9C");
  assert.equal(held(page("JKJHJDAH9S9C.S")), "JK 9S 9C AH JH JD");
  assert.equal(held(page("JKJHJDAH9S9C.D")), "JK JD JH AH 9S 9C");
});

test("cards count as the suit they belong to, and the page says which jack has moved", () => {
  const html = page("JKJHJDAH9S9C.H");
  const counts = [...html.matchAll(/<\/svg>(\w+)<\/dt>\s*<dd>(\d)<\/dd>/g)].map(([, suit, sum]) => `${suit} ${sum}`);
  assert.deepEqual(counts, ["Spades 1", "Hearts 4", "Diamonds 0", "Clubs 1"]);
  assert.match(html, /with the left bower/);
  assert.match(html, /jack moved to hearts/);
  assert.doesNotMatch(page("JKJHAH9S9C.H"), /jack moved/);
});

test("a card in the hand says what it is and what pressing it does", () => {
  assert.match(page("JD.H"), /aria-label="Jack of diamonds, left bower, counts as a heart, trump, press to put it back"/);
  assert.match(page("JD.H"), /aria-label="Jack of diamonds, left bower, counts as a heart, trump, chosen"[^>]*aria-pressed="true"/);
  assert.match(page("JD.S"), /aria-label="Jack of diamonds, press to put it back"/);
});

test("every card of the pack is there once, every missing card has its place", () => {
  const html = page("JK.H");
  const pack = html.slice(html.indexOf("hp-pack"));
  assert.equal(new Set([...pack.matchAll(/data-card="(\w+)"/g)].map(([, card]) => card)).size, 25);
  assert.equal(count(html, "hp-slot"), 5);
  assert.match(html, /1 of 6.*5 more to choose/s);
});

test("seven cards fit only where the author lets the widow in", () => {
  assert.doesNotMatch(page("JK.H"), /with the widow/);
  const html = page("JK.H.7", 7);
  assert.equal(count(html, "hp-slot"), 6);
  assert.match(html, /aria-pressed="true"[^>]*>\s*7, with the widow/);
  assert.equal(read(tables, "JKJHJDAH9S9C.H.7"), null);
  assert.equal(read(tables, "JKJHJDAH9S9CKD.H"), null);
});

test("a card goes into the hand and back", () => {
  const hand = read(tables, "JKAH.H");
  assert.equal(write(tables, turn(hand, "JD")), "JKJDAH.H");
  assert.equal(write(tables, turn(hand, "JK")), "AH.H");
});

test("one seed deals one hand, as many cards as there is room for, each of them once", () => {
  const deal = (seed, room) => dealt(tables, { cards: ["JK"], trump: "H", room }, chance(seed)).cards;
  assert.deepEqual(deal(7, 6), deal(7, 6));
  assert.notDeepEqual(deal(7, 6), deal(8, 6));
  for (let seed = 1; seed <= 200; seed++) assert.equal(new Set(deal(seed, 7)).size, 7);
});

test("what is typed may be spelled in every way, and what is wrong is said in the engine's words", () => {
  const typed = (line) => readHand(reading, words.names, line, 6);
  assert.deepEqual(typed("joker j♥,10d  AH9s 9C").cards, ["JK", "JH", "TD", "AH", "9S", "9C"]);
  assert.equal(typed("JK JH 1H").error, "'1H' is not a card; write rank then suit, from 9 to A: 9H TH JH QH KH AH, or JK for the joker.");
  assert.equal(typed("9S 9s").error, "The nine of spades is there twice in '9S 9s'; there is only one of each card.");
  assert.equal(typed("9S").error, "'9S' is 1 card; 6 are expected.");
  assert.equal(typed("").error, "'' is 0 cards; 6 are expected.");
});

test("what cannot be seen is spelled out", () => {
  assert.equal(quoted("a\u200b\t\\'"), String.raw`"a\u200b\t\\'"`);
  assert.equal(quoted("'\"\u{e0001}\x7f"), String.raw`'\'"\U000e0001\x7f'`);
});

test("without JavaScript the hand and its counts are text", () => {
  const words = renderToString(text(modelOf(traits("JKJHJDAH9S9C.H"))));
  assert.match(words, /Hearts are trump\. The hand, in order: joker, jack of hearts \(the right bower\), jack of diamonds \(the left bower\)/);
  assert.match(words, /hearts 4, diamonds 0, spades 1, clubs 1/);
  assert.match(renderToString(text(modelOf(traits(".S")))), /The hand is still empty/);
});

test("no drawing of a hand needs what a strict page forbids, nor an id", () => {
  assert.doesNotMatch(page("JKJD.H.7", 7), /<[^>]+\s(style|id|on[a-z]+)\s*=/);
});
