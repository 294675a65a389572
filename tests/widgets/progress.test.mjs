import assert from "node:assert/strict";
import { test } from "node:test";
import { chapterStanding, dueFamilies, isDue, leftAt, merged, missed, nextDue, SCHEDULE, solved, stageOf, standing } from "../../hasenpfeffer/widgets/js/progress_moves.js";
import { BLANK, ProgressError, readProgress, RESULTS_KEPT, writeProgress } from "../../hasenpfeffer/widgets/js/progress_text.js";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, String(text)), removeItem: (key) => kept.delete(key) };
const { makeProgress } = await import("../../hasenpfeffer/widgets/js/progress.js");

const solve = (progress, step, now, more = {}) => solved(progress, { family: "x", step, helped: false, clean: true, now, ...more });
const ticksOf = (progress) => stageOf(progress, "x").ticks;
const refused = (reason, text) => assert.throws(() => readProgress(text), (error) => error instanceof ProgressError && error.reason === reason, text);

test("a tick is never taken away by a mistake, by help, or by solving again", () => {
  let progress = solve(BLANK, 1, 0);
  progress = missed(progress, "x", 1);
  assert.deepEqual(ticksOf(progress), { 1: "done" });
  progress = solve(progress, 1, 2, { helped: true, clean: false });
  assert.deepEqual(ticksOf(progress), { 1: "done" });
  progress = solve(progress, 2, 3, { helped: true, clean: false });
  assert.deepEqual(ticksOf(progress), { 1: "done", 2: "help" });
  assert.deepEqual(ticksOf(solve(progress, 2, 4)), { 1: "done", 2: "done" });
});

test("a missed family comes back at the intervals of the published schedule", () => {
  const minutes = SCHEDULE.map((span) => span / 60_000);
  assert.deepEqual(minutes, [10, 60, 300, 1440, 5 * 1440, 25 * 1440, 120 * 1440]);
  let progress = missed(BLANK, "x", 0);
  let now = 0;
  for (const span of SCHEDULE) {
    assert.ok(!isDue(stageOf(progress, "x"), now + span - 1));
    assert.equal(nextDue(progress, now), now + span);
    now += span;
    assert.deepEqual(dueFamilies(progress, now), ["x"]);
    progress = solve(progress, 1, now);
  }
  assert.deepEqual(stageOf(progress, "x"), { ticks: { 1: "done" }, box: null, due: null });
});

test("a mistake while repeating begins the intervals anew; practice before the time changes nothing", () => {
  let progress = missed(BLANK, "x", 0);
  progress = solve(progress, 1, SCHEDULE[0]);
  assert.equal(stageOf(progress, "x").box, 1);
  progress = solve(progress, 2, SCHEDULE[0] + 1);
  assert.equal(stageOf(progress, "x").box, 1);
  assert.equal(stageOf(missed(progress, "x", 99), "x").box, 0);
  assert.equal(stageOf(solve(BLANK, 1, 0), "x").box, null);
});

test("a family and a chapter stand as their steps do", () => {
  const stage = (ticks) => ({ ticks, box: null, due: null });
  assert.equal(standing(stage({}), [1, 2]), "todo");
  assert.equal(standing(stage({ 2: "done" }), [1, 2]), "part");
  assert.equal(standing(stage({ 1: "help", 2: "done" }), [1, 2]), "help");
  assert.equal(standing(stage({ 1: "done", 2: "done" }), [1, 2]), "done");
  const progress = { ...BLANK, families: { a: stage({ 1: "help" }), b: stage({}) } };
  assert.equal(chapterStanding(progress, [["a", [1]]]), "done");
  assert.equal(chapterStanding(progress, [["a", [1]], ["b", [1]]]), "part");
  assert.equal(chapterStanding(progress, [["b", [1]], ["new", [1]]]), "todo");
});

test("the sooner of two times comes first, and a place is left and found", () => {
  const progress = missed(missed(BLANK, "late", 50), "early", 10);
  assert.deepEqual(dueFamilies(progress, 1e9), ["early", "late"]);
  const place = { level: "x.01", tried: [1], helped: false };
  assert.deepEqual(leftAt(BLANK, "bowers", place).places, { bowers: place });
  assert.deepEqual(leftAt(leftAt(BLANK, "bowers", place), "bowers", null).places, {});
});

const full = {
  families: { x: { ticks: { 1: "done", 2: "help" }, box: 0, due: 600_000 }, y: { ticks: {}, box: null, due: null } },
  places: { bowers: { level: "x.12", tried: [0, -1], helped: true } },
  exam: { seed: "7", rules: "classic~name=O'Brien%20%E2%99%A5", setup: "AB12", answers: [0, -1, "minus 4"] },
  results: [{ code: "R123-4567-89AB-C", right: 18, count: 20, at: 1 }],
};

test("progress comes back from its text as it was", () => {
  assert.deepEqual(readProgress(writeProgress(full)), full);
  assert.deepEqual(readProgress(writeProgress(BLANK)), BLANK);
});

test("text that is no progress is refused with a reason", () => {
  for (const text of ["", "{", "nonsense", writeProgress(full).slice(0, -5)]) refused("json", text);
  for (const text of ["null", "[]", "3", "{}", '{"version":"1"}']) refused("form", text);
  refused("version", JSON.stringify({ version: 2, ...full }));
  const broken = [
    { families: [] }, { families: { x: null } }, { families: { X: full.families.y } }, { families: { x: { ...full.families.x, ticks: { 1: "yes" } } } },
    { families: { x: { ...full.families.x, due: null } } }, { families: { x: { ...full.families.x, box: 99 } } }, { families: { x: { ...full.families.x, more: 1 } } },
    { places: { bowers: { level: "<b>", tried: [], helped: false } } }, { exam: { seed: 7 } }, { exam: { ...full.exam, answers: [{}] } },
    { results: [{}] }, { results: Array(RESULTS_KEPT + 1).fill(full.results[0]) }, { results: [null] }, { strange: 1 },
  ];
  for (const part of broken) refused("form", JSON.stringify({ version: 1, ...full, ...part }));
  for (const name of ["families", "places", "exam", "results"]) refused("form", JSON.stringify({ version: 1, ...full, [name]: undefined }));
});

test("two records of one reader become one, and no tick of either is lost", () => {
  const other = { ...BLANK, families: { x: { ticks: { 2: "done", 3: "help" }, box: 2, due: 5 }, z: { ticks: { 1: "done" }, box: null, due: null } }, results: [{ ...full.results[0], code: "other" }, full.results[0]] };
  const both = merged(full, other);
  assert.deepEqual(both.families.x, { ticks: { 1: "done", 2: "done", 3: "help" }, box: 2, due: 5 });
  assert.deepEqual(Object.keys(both.families), ["x", "y", "z"]);
  assert.equal(both.results.length, 2);
  assert.deepEqual(readProgress(writeProgress(both)), both);
});

test("what cannot be read is put aside with its reason, and what was aside before stays", () => {
  kept.clear();
  kept.set("hp-progress", "{broken");
  const store = makeProgress();
  assert.equal(store.state.why.reason, "json");
  assert.equal(store.state.aside, "{broken");
  assert.equal(kept.get("hp-progress"), undefined);
  kept.set("hp-progress", '{"version":9}');
  const second = makeProgress();
  assert.equal(second.state.aside, '{broken\n\n{"version":9}');
  second.change((all) => missed(all, "x", 0));
  second.dropAside();
  assert.equal(makeProgress().state.aside, "");
  assert.equal(makeProgress().state.progress.families.x.box, 0);
});

test("two tabs do not overwrite each other", () => {
  kept.clear();
  const [one, other] = [makeProgress(), makeProgress()];
  one.change((all) => solve(all, 1, 0));
  other.change((all) => solve(all, 2, 0));
  one.change((all) => missed(all, "y", 0));
  assert.deepEqual(ticksOf(makeProgress().state.progress), { 1: "done", 2: "done" });
  assert.deepEqual(Object.keys(one.state.progress.families), ["x", "y"]);
});

test("everything can be wiped, and that can be undone", () => {
  kept.clear();
  const store = makeProgress();
  store.change((all) => solve(all, 1, 0));
  const undo = store.wipe();
  assert.deepEqual(makeProgress().state.progress, BLANK);
  store.change((all) => solve(all, 2, 0));
  undo();
  assert.deepEqual(ticksOf(store.state.progress), { 1: "done", 2: "done" });
});

test("without a memory it works until the page is left, and says so", () => {
  kept.clear();
  const { setItem } = localStorage;
  localStorage.setItem = () => { throw new Error("full"); };
  const store = makeProgress();
  store.change((all) => solve(all, 1, 0));
  store.change((all) => solve(all, 2, 0));
  assert.deepEqual(ticksOf(store.state.progress), { 1: "done", 2: "done" });
  assert.equal(store.state.forgetful, true);
  localStorage.setItem = setItem;
});

test("what can be neither read nor put aside is not written over", () => {
  kept.clear();
  kept.set("hp-progress", "{broken");
  const { setItem } = localStorage;
  localStorage.setItem = () => { throw new Error("full"); };
  const store = makeProgress();
  localStorage.setItem = setItem;
  store.change((all) => solve(all, 1, 0));
  assert.equal(kept.get("hp-progress"), "{broken");
  assert.equal(store.state.forgetful, true);
});
