import assert from "node:assert/strict";
import { test } from "node:test";
import { percent } from "../../hasenpfeffer/widgets/js/odds_bars.js";
import { movement, step } from "../../hasenpfeffer/widgets/js/odds_moved.js";
import { nearest } from "../../hasenpfeffer/widgets/js/odds_position.js";

const shown = { columns: [3, 4, 5, 6], tricks: 4 };
const chances = (three, four, five, six) => [1, 1, three, four, five, six];
const stepOf = (before, after) => step({ columns: [4], tricks: 4 }, chances(1, before, 0, 0), chances(1, after, 0, 0));

test("a step is the difference of the two numbers that are shown", () => {
  assert.equal(stepOf(0.976, 0.9949), "4 tricks: +1"); // 98% and 99%, not +2
  assert.equal(stepOf(0.61, 0.5251), "4 tricks: −8");
  assert.equal(stepOf(0.984, 0.9999), "4 tricks: +1"); // 98% and >99%
  assert.equal(stepOf(0.99, 0.998), "4 tricks: a little more");
  assert.equal(stepOf(0.001, 0), "4 tricks: a little less");
  assert.equal(stepOf(0.712, 0.714), "4 tricks: as before");
});

test("no step disagrees with the whole numbers beside it", () => {
  const whole = (chance) => Number(percent(chance).replace(/\D/g, ""));
  for (let before = 0; before <= 1; before += 0.0037) {
    for (let after = 0; after <= 1; after += 0.0041) {
      const points = stepOf(before, after).slice("4 tricks: ".length).replace("−", "-");
      if (Math.abs(after - before) > 0.99) assert.match(points, /^.9[89]$/); // from <1% to >99%, or back
      else if (/\d/.test(points)) assert.equal(Number(points), whole(after) - whole(before), `${before} ${after}`);
      else assert.ok(Math.abs(whole(after) - whole(before)) <= 1, `${before} ${after}`);
      assert.equal(points === "as before", percent(before) === percent(after));
    }
  }
});

test("where the chance that is wanted no longer moves, the one that moves most is spoken of", () => {
  const [before, after] = [chances(0.999, 0.998, 0.9, 0.61), chances(0.9995, 0.999, 0.93, 0.7)];
  assert.equal(movement(shown, before, after), "The chance of 4 tricks stays at >99%; that of 6 goes from 61% to 70%.");
  assert.equal(step(shown, before, after), "6 tricks: +9");
  assert.equal(movement({ ...shown, tricks: 5 }, before, after), "The chance of 5 tricks goes from 90% to 93%.");
  assert.equal(movement(shown, before, before), "The chances stay as they were.");
  assert.equal(step(shown, before, before), "4 tricks: as before");
});

test("only as many tricks are wanted as are shown", () => {
  assert.deepEqual([1, 2, 3, 5, 6].map((tricks) => nearest([3, 4, 5, 6], tricks)), [3, 3, 3, 5, 6]);
  assert.equal(nearest([1, 2, 3, 4], 6), 4);
});
