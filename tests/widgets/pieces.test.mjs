import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { pieces } from "../../hasenpfeffer/widgets/js/pieces.mjs";
import { modelsOf } from "../../hasenpfeffer/widgets/js/page_models.js";
import { STRINGS } from "../../hasenpfeffer/widgets/js/strings.js";
import * as kinds from "../../hasenpfeffer/widgets/js/widgets.js";

const js = path.join(import.meta.dirname, "..", "..", "hasenpfeffer", "widgets", "js");
const source = (file) => fs.readFileSync(path.join(js, file), "utf8");
const made = await pieces();

/** A module and all that it imports, directly or not. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, each] of source(file).matchAll(/(?:from|import) "\.\/(\w+\.js)"/g)) closure(each, seen);
  return seen;
}

/** The sentences that some code says; those whose key is put together, by how it begins. */
function said(code) {
  const whole = [...code.matchAll(/["'`]([a-z]+\.[\w.]+)["'`]/g)].map(([, key]) => key).filter((key) => key in STRINGS);
  const begun = [...code.matchAll(/say\(`([a-z]+\.[\w.]+)\$\{/g)].map(([, start]) => start);
  return { whole, begun };
}

const sentencesOf = (file) => new Set([...source(file).matchAll(/^ {2}"([a-z]+\.[\w.]+)": /gm)].map(([, key]) => key));

test("every kind of widget is a piece of its own, after the rules, what all share, and the reckoning", () => {
  assert.deepEqual(Object.keys(made), ["rules", "core", "odds", ...Object.keys(kinds)]);
});

test("what the pieces share is in one of them only", () => {
  for (const kind of Object.keys(kinds)) {
    assert.doesNotMatch(made[kind], /__b|hp-sprite|"classic"/, `${kind} brings Preact, the drawings or the rules along`);
  }
});

test("every widget brings the sentences along that it says", () => {
  for (const kind of Object.keys(kinds)) {
    const files = [...closure(`${kind}.js`)];
    const there = new Set(files.filter((file) => file.startsWith("strings")).flatMap((file) => [...sentencesOf(file)]));
    for (const file of files.filter((each) => !each.startsWith("strings"))) {
      const { whole, begun } = said(source(file));
      for (const key of whole) assert.ok(there.has(key), `${kind}: ${file} says ${key}`);
      for (const start of begun) assert.ok([...there].some((key) => key.startsWith(start)), `${kind}: ${file} says ${start}...`);
    }
  }
});

test("no sentence is left out of every script, as one would be whose key is put together unseen", () => {
  const files = fs.readdirSync(js).filter((file) => /^strings\w*\.js$/.test(file));
  const left = files.flatMap((file) => [...sentencesOf(file)]).filter((key) => !Object.values(made).some((code) => code.includes(`"${key}":`)));
  assert.deepEqual(left, []);
});

test("no key of a sentence is put together without a beginning that can be looked for", () => {
  for (const file of fs.readdirSync(js).filter((each) => each.endsWith(".js"))) {
    assert.doesNotMatch(source(file), /\bsay\(`\$\{/, `${file}: a bundle would leave that sentence out`);
  }
});

const script = (value) => ({ textContent: JSON.stringify(value) });
const page = (models, tables) => ({
  querySelectorAll: (asked) => (asked.includes("models") ? [script(models)] : tables ? [script(tables)] : []),
});

test("a table that stands in a page once is the same object for every widget", () => {
  const { w1, w2 } = modelsOf(page({ w1: { game: { "@": 1 }, seed: 1 }, w2: { game: { "@": 1 } } }, [{ a: 1 }, { deck: { "@": 0 } }]));
  assert.deepEqual(w1, { game: { deck: { a: 1 } }, seed: 1 });
  assert.equal(w1.game, w2.game);
});

test("a page without such tables is read as it stands", () => {
  assert.deepEqual(modelsOf(page({ w1: { list: [1, [2], null, "@"] } })), { w1: { list: [1, [2], null, "@"] } });
});
