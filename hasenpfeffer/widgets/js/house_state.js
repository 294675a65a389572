// Changing one thing about some rules: the new rules, or what stands in the way and how to clear it.
import { CHANGED, nearest, presets, problemOf, rulesOf, written } from "./rules_text.js";
import { RULES } from "./rules_tables.js";

export const presetCalled = (key) => presets.find((preset) => preset.text === key);

/** The preset that some rules come nearest to. */
export const baseOf = (rules) => presetCalled(nearest(rules.name, rules.switches).preset.key);

export const sameValue = (one, other) => written(one) === written(other);

/** The switches in which rules differ from a preset. */
export const changesFrom = (base, rules) =>
  RULES.order.filter((name) => !sameValue(base.switches[name], rules.switches[name]));

/** The rules with other switches; a name that was the preset's, or no name at all, goes with them. */
function named(base, rules, switches) {
  const own = rules.name !== CHANGED && !presets.some((preset) => preset.name === rules.name);
  const changed = RULES.order.some((name) => !sameValue(base.switches[name], switches[name]));
  return rulesOf(own ? rules.name : changed ? CHANGED : base.name, switches);
}

/** What a choice does not go with: the other switch, and why; null if it goes. */
function clashOf(name, switches) {
  for (const { pairs, why } of RULES.exclusions) {
    if (!pairs.every(([each, value]) => switches[each] === value)) continue;
    const [other] = pairs.find(([each]) => each !== name);
    return { other, why };
  }
  const { holder } = RULES;
  return { other: name === "calls" ? holder.switch : "calls", why: holder.why };
}

/** Values to try for a switch that stands in the way. */
const candidates = (name, switches) =>
  (name === "calls" ? [withRung(switches.calls, RULES.holder.needs)] : RULES.allowed[name].values);

/**
 * Set a switch. Either `rules` are the new rules, or `clash` says what it does not go with:
 * the other switch, its value, why, and the rules in which that one gives way.
 */
export function withSwitch(base, rules, name, value) {
  const switches = { ...rules.switches, [name]: value };
  if (!problemOf(switches)) return { rules: named(base, rules, switches) };
  const { other, why } = clashOf(name, switches);
  const way = candidates(other, switches).map((each) => ({ ...switches, [other]: each })).find((each) => !problemOf(each));
  return { clash: { other, why, value: rules.switches[other], instead: way[other], rules: named(base, rules, way) } };
}

/** The ladder with one more bid, in its place; a bid that promises the same makes room. */
export function withRung(calls, rung) {
  const wanted = new Set([...calls.filter((call) => !sharing(rung).includes(call)), rung]);
  return ["pass", ...RULES.rungs.flat().filter((call) => wanted.has(call))];
}

export const withoutRung = (calls, rung) => calls.filter((call) => call !== rung);

/** The bids of which a ladder has one at most, this one among them. */
export const sharing = (rung) => RULES.rungs.find((rungs) => rungs.includes(rung));

const steps = RULES.rungs.flatMap(([first], place) => (first === "big" ? [] : [{ first, place }]));

/** The lowest bids one may choose. */
export const lowest = steps.map(({ first }) => first);

/** The highest bids one may choose: six, or the peppers, or both kinds. */
export const tops = [["6"], ["little", "big"], ["6", "big"]];

/** The ladder from a lowest bid up to some highest ones. */
export function ladderFrom(low, top) {
  const { place: from } = steps.find(({ first }) => sharing(first).includes(low)) ?? steps.at(-1);
  return ["pass", ...steps.slice(from, -1).map(({ first }) => first), ...top];
}

/** The highest bids of a ladder, if they are among those offered. */
export function topOf(calls) {
  const top = calls.filter((call) => tops.flat().includes(call));
  return tops.find((each) => sameValue(each, top));
}

/** Rules by another name; null if it is the name of another game. */
export function withName(rules, name) {
  const posing = presets.some((preset) => preset.name.toLowerCase() === name.trim().toLowerCase()
    && RULES.order.some((each) => !sameValue(preset.switches[each], rules.switches[each])));
  return posing ? null : rulesOf(name, rules.switches);
}
