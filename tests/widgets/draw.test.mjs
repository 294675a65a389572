import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, drawLevels, familiesOf, matches, setupOf, shuffled } from "../../hasenpfeffer/widgets/js/draw.js";
import { CLASSIC, presets, read } from "../../hasenpfeffer/widgets/js/rules_text.js";

const level = (id, more = {}) => ({ id, step: 1, ask: id, switch: null, scene: {}, ...more });
const family = (name, levels) => ({ family: name, title: name, idea: "", link: "", levels });
const many = (name, count) => family(name, Array.from({ length: count }, (_, n) => level(`${name}.${n}`)));
const banks = [
  { chapter: "bowers", families: [many("a", 10), many("b", 3)] },
  { chapter: "tricks", families: [many("c", 12), family("d", ["trumps", "barred"].map((value) =>
    level(`d.${value}`, { switch: { name: "joker_when_void", value } })))] },
];
const ids = (wish) => drawLevels({ banks, rules: CLASSIC, seed: 1, count: 20, ...wish }).map((each) => each.level.id);

test("chance is the same in every browser", () => {
  const { below } = chance("hasenpfeffer");
  assert.deepEqual(Array.from({ length: 8 }, () => below(1000)), [859, 752, 810, 167, 799, 168, 243, 89]);
});

test("chance favours no number", () => {
  const { below } = chance("dice");
  const seen = Array(6).fill(0);
  for (let n = 0; n < 60_000; n += 1) seen[below(6)] += 1;
  for (const count of seen) assert.ok(Math.abs(count - 10_000) < 400, String(seen));
  assert.deepEqual(shuffled([1, 2, 3], chance("x")).sort(), [1, 2, 3]);
});

test("a seed draws the same questions, in whatever order the banks arrived", () => {
  assert.deepEqual(ids(), ids({ banks: [...banks].reverse() }));
  assert.deepEqual(ids({ seed: "7" }), ids({ seed: 7 }));
  assert.notDeepEqual(ids(), ids({ seed: 2 }));
});

test("every family is asked before one is asked again, and no question twice", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const drawn = ids({ seed });
    assert.equal(new Set(drawn).size, 20);
    assert.deepEqual(new Set(drawn.slice(0, 4).map((id) => id[0])), new Set("abcd"));
  }
  assert.equal(ids({ count: 99 }).length, 26);
});

test("topics are chapters or families", () => {
  assert.ok(ids({ topics: ["bowers"], count: 9 }).every((id) => "ab".includes(id[0])));
  assert.ok(ids({ topics: ["b", "tricks"] }).every((id) => "bcd".includes(id[0])));
});

test("only levels of the chosen rules are asked", () => {
  const barred = read("classic~joker_when_void=barred");
  assert.ok(ids().includes("d.trumps") && !ids().includes("d.barred"));
  assert.ok(ids({ rules: barred }).includes("d.barred"));
  assert.equal(familiesOf(banks, barred).at(-1).levels.length, 1);
  const rounds = level("r", { switch: { name: "calls", value: "pass 1 2 3 4 5 6" }, also: [{ name: "must_outbid", value: true }] });
  assert.deepEqual(presets.map((rules) => matches(rounds, rules)), [false, true, false, true]);
});

test("the text of a set names its questions", () => {
  const drawn = drawLevels({ banks, rules: CLASSIC, seed: 3, count: 2 });
  assert.equal(setupOf({ seed: 3, rules: CLASSIC, drawn }), `3 classic ${drawn.map((each) => each.level.id).join(" ")}`);
});
