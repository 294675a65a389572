import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { chance, choicesOf, deal, orderOf, playsOf, put, read, steps, turnOf, write } from "../../hasenpfeffer/widgets/js/trick_state.js";
import { game } from "./page.mjs";

const words = open(game);
const PLAYED = "H.N.AC.TC.9C.JD";
const TO_PLAY = "H.N.AC.TC...S...QHTHKC9CKD9S.JD";

test("a table is read and written without loss", () => {
  for (const text of [PLAYED, TO_PLAY, "S.W....", "D.S.AC.--.9C."]) {
    assert.equal(write(words, read(words, text)), text);
  }
});

test("what cannot be a table is broken", () => {
  const broken = [
    "", "H", "H.N.AC", "X.N....", "H.Q....", "H.N.AC.AC..", "H.N.1C...", "H.N.ACTC...", "H.N.--...", "H.N..--..--", "H.N.AC.TC.....",
    "H.N.AC.TC...S...QH9.JD", "H.N.AC.TC.KD..S...QH9C.JD", "H.N..TC...S.AC..9C.JD", "H.N.AC.TC...S...9C.", "H.N.AC.TC...S...AC.JD", "H.N.AC.TC...--...9C.JD",
  ];
  for (const text of broken) assert.equal(read(words, text), null, text);
});

test("play goes clockwise from the leader, past whoever sits out", () => {
  assert.deepEqual(orderOf(words, read(words, "H.W....")), ["W", "N", "E", "S"]);
  assert.deepEqual(orderOf(words, read(words, "H.S.--.--..")), ["S", "W"]);
});

test("after the reader's card the others play until the trick is over", () => {
  const table = read(words, TO_PLAY);
  assert.equal(turnOf(words, table), "S");
  assert.deepEqual(choicesOf(words, table, "S"), ["KC", "9C"]);
  const tables = steps(words, put(table, "S", "9C"), chance(1));
  assert.equal(tables.length, 2);
  assert.equal(write(words, tables.at(-1)), "H.N.AC.TC.9C.JD.S...QHTHKCKD9S.");
});

test("the same seed deals the same cards", () => {
  const dealt = (seed) => write(words, deal(words, { out: [], you: "S" }, chance(seed)).at(-1));
  assert.equal(dealt(7), dealt(7));
  assert.notEqual(dealt(7), dealt(8));
});

test("a thousand deals are tables on which the reader can play to the end", () => {
  const random = chance(42);
  for (let count = 0; count < 1000; count++) {
    const out = [[], ["E"], ["N", "E"]][count % 3];
    const table = deal(words, { out, you: "S" }, random).at(-1);
    assert.ok(read(words, write(words, table)), write(words, table));
    assert.equal(turnOf(words, table), "S");
    assert.equal(table.hands.S.length, 6);
    const [card] = choicesOf(words, table, "S");
    const end = steps(words, put(table, "S", card), random).at(-1);
    assert.equal(playsOf(words, end).length, 4 - out.length);
    assert.ok(read(words, write(words, end)));
  }
});
