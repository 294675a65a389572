import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { ladderFrom, lowest, sharing, tops, topOf, withName, withRung, withSwitch } from "../../hasenpfeffer/widgets/js/house_state.js";
import { chosen, linkWith, setRules, subscribe } from "../../hasenpfeffer/widgets/js/rules_store.js";
import { CLASSIC, presets, problemOf, quoted, read, RulesError, titleOfRules } from "../../hasenpfeffer/widgets/js/rules_text.js";
import { drawn } from "./page.mjs";

const root = path.join(import.meta.dirname, "..", "..");
const program = "import json; from hasenpfeffer.widgets.meanings import meanings; from hasenpfeffer.widgets.points import score_tables; print(json.dumps([meanings(), score_tables()]))";
const [meanings, points] = JSON.parse(execFileSync(process.env.PYTHON ?? "python3", ["-c", program], { cwd: root, encoding: "utf8" }));
const [classic, rounds, pepper, hoyle] = presets;
const house = { kind: "house_rules", meanings, sources: "sources.html" };
const sheet = { kind: "rule_sheet", meanings, points, sources: "sources.html", pinned: "", position: "classic" };

test("the store begins with Classic, tells of every change, and refuses what it cannot read", () => {
  const heard = [];
  const stop = subscribe(({ rules }) => heard.push(rules.text));
  assert.equal(chosen().text, "classic");
  setRules("hoyle~target=21");
  assert.throws(() => setRules("clasic"), RulesError);
  assert.equal(chosen().switches.target, 21);
  stop();
  setRules("classic");
  assert.deepEqual(heard, ["hoyle~target=21"]);
});

/** The store of a page that is opened afresh, with what its browser remembers. */
async function opened(search, memory) {
  const kept = new Map(Object.entries(memory));
  const browser = {
    localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text), removeItem: (key) => kept.delete(key) },
    location: { search, href: `https://a.b/c.html${search}` },
    history: { state: null, replaceState() {} },
    hasenpfefferRules: undefined,
  };
  const before = Object.keys(browser).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]);
  for (const [key, value] of Object.entries(browser)) Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  const page = await import(`../../hasenpfeffer/widgets/js/rules_store.js?page=${encodeURIComponent(search)}${JSON.stringify(memory)}`);
  const close = () => before.forEach(([key, was]) => (was ? Object.defineProperty(globalThis, key, was) : delete globalThis[key]));
  return { page, kept, close };
}

test("a link changes the rules, says from which, and leaves the reader's own rules alone", async () => {
  const own = "classic~target=11~name=My%20table";
  const { page, kept, close } = await opened("?rules=hoyle", { "hp-rules": own });
  assert.deepEqual([page.store.state.rules.text, page.store.state.before.text, page.ownRules().text], ["hoyle", own, own]);
  page.setRules("rounds");
  assert.deepEqual([kept.get("hp-rules"), page.ownRules().name, page.store.state.before], ["rounds", "My table", undefined]);
  page.setRules("rounds~target=21");
  assert.equal(page.ownRules().text, "rounds~target=21");
  close();
});

test("rules of another table in a link do not take the place of one's own; the first ones are kept", async () => {
  const own = "classic~target=11";
  const other = await opened("?rules=hoyle~target=21", { "hp-own-rules": own });
  assert.deepEqual([other.page.ownRules().text, other.page.store.state.before.text], [own, "classic"]);
  other.close();
  const first = await opened("?rules=hoyle~target=21", {});
  assert.equal(first.page.ownRules().text, "hoyle~target=21");
  first.close();
  const same = await opened("?rules=hoyle", { "hp-rules": "hoyle" });
  assert.equal(same.page.store.state.before, undefined);
  same.close();
});

test("a link takes the text as it is, beside what the address has already", () => {
  assert.equal(linkWith("https://a.b/c.html?hand=JK&rules=hoyle", "classic~name=a%20b"), "https://a.b/c.html?hand=JK&rules=classic~name=a%20b");
});

test("a choice that does not go with another is not taken; the way out is the other's other answer", () => {
  const { rules, clash } = withSwitch(hoyle, hoyle, "trump_named", "after_widow");
  assert.equal(rules, undefined);
  assert.deepEqual([clash.other, clash.value, clash.instead], ["widow", "dead", "to_declarer"]);
  assert.match(clash.why, /nobody sees a dead widow/);
  assert.equal(clash.rules.text, "hoyle~widow=to_declarer~trump_named=after_widow");
  const other = withSwitch(rounds, rounds, "widow", "dead").clash;
  assert.equal(other.other, "trump_named");
});

test("the joker's holder needs a 3 on the ladder, from both sides", () => {
  const without = withSwitch(hoyle, hoyle, "calls", ["pass", "4", "5"]).clash;
  assert.deepEqual([without.other, without.instead], ["nobody_bids", "dealer_bids"]);
  const four = read("classic~calls=pass.4.5");
  const holder = withSwitch(classic, four, "nobody_bids", "joker_holder_bids").clash;
  assert.deepEqual([holder.other, holder.instead], ["calls", ["pass", "3", "4", "5"]]);
  assert.equal(problemOf(holder.rules.switches), "");
});

test("every way out of every clash leads to rules that can be played", () => {
  for (const start of presets) {
    for (const [name, { values }] of Object.entries(meanings.switches)) {
      for (const [value] of values) {
        const { rules, clash } = withSwitch(start, start, name, value);
        assert.equal(problemOf((rules ?? clash.rules).switches), "");
        assert.deepEqual((rules ?? clash.rules).switches[name], value);
      }
    }
  }
});

test("a ladder starts low or high, ends with six or peppers, and has each promise once", () => {
  for (const low of lowest) for (const top of tops) {
    const calls = ladderFrom(low, top);
    assert.equal(problemOf({ ...classic.switches, calls, nobody_bids: "redeal" }), "");
    assert.deepEqual(topOf(calls), top);
    assert.ok(sharing(low).includes(calls[1]));
  }
  assert.deepEqual(withRung(classic.switches.calls, "little"), ["pass", "3", "4", "5", "little"]);
  assert.deepEqual(withRung(classic.switches.calls, "big"), ["pass", "3", "4", "5", "6", "big"]);
});

test("rules keep their own name, lose a preset's, and never take another game's", () => {
  const eleven = withSwitch(classic, classic, "target", 11).rules;
  assert.equal(eleven.name, "House rules");
  assert.equal(withSwitch(classic, eleven, "target", 10).rules.text, "classic");
  const ours = withName(eleven, "Our table");
  assert.equal(withSwitch(classic, ours, "target", 12).rules.name, "Our table");
  assert.equal(withName(eleven, " hoyle "), null);
  assert.equal(withName(classic, "Classic").text, "classic");
  assert.equal(titleOfRules(read("classic~target=11~name=Hoyle")), "Hoyle, changed");
  assert.equal(titleOfRules(read("classic~name=%20")), "House rules");
});

test("a text in quotation marks looks as the engine's does", () => {
  assert.deepEqual(["a'b", "a'b\"", "\\", "\u00ad", "🐇"].map(quoted), [`"a'b"`, `'a\\'b"'`, "'\\\\'", "'\\xad'", "'🐇'"]);
});

test("the house rules are drawn with a question for every switch, and name what cannot be combined", () => {
  const page = drawn(house);
  for (const { question } of Object.values(meanings.switches)) assert.ok(page.includes(question));
  assert.match(page, /data-switch="calls"/);
  assert.match(page, /is-off[\s\S]*?Until three have passed/);
  assert.match(page, /You play Classic, as it stands\./);
  assert.doesNotMatch(page, /<[^>]+\s(style|on[a-z]+)\s*=/);
});

test("a pinned sheet shows its own rules, any other the chosen ones", () => {
  assert.match(drawn(sheet), /Hasenpfeffer: Classic/);
  const pinned = drawn({ ...sheet, pinned: "pepper_bids", position: "pepper_bids" });
  assert.match(pinned, /Hasenpfeffer: Pepper bids/);
  assert.match(pinned.replace(/<[^>]*>/g, " ").replace(/ +/g, " "), / big −12 −12 −12 −12 −12 −12 12 /);
  assert.equal(CLASSIC.text, classic.text);
  assert.equal(pepper.text, "pepper_bids");
});
