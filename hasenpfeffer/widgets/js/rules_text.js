// Rules as the short text of a link, "classic~target=11~name=Our%20table": read, checked and written by look-ups.
import { RULES } from "./rules_tables.js";

/** @typedef {{text: string, name: string, switches: Object<string, string|number|boolean|string[]>}} Rules */

export const CHANGED = "House rules";
const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const EDGES = new RegExp(`^${SPACE}+|${SPACE}+$`, "g");
const SPACES = new RegExp(`${SPACE}+`);
const LONGEST_NUMBER = 9;

const PRESETS = RULES.presets.map(([key, name, switches, about]) => ({ key, name, switches, about }));
const RANK = new Map([["pass", -1], ...RULES.rungs.flatMap((rungs, place) => rungs.map((rung) => [rung, place]))]);

/** What is wrong with a text; its message is the engine's. */
export class RulesError extends Error {}

const refuse = (key, words = {}) => {
  throw new RulesError(RULES.say[key].replace(/\{(\w+)\}/g, (_, word) => words[word]));
};

/** A text in quotation marks, as the engine shows one. */
export function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const short = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", [mark]: `\\${mark}` };
  const hex = (code) => (code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}`
    : code < 0x10000 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\U${code.toString(16).padStart(8, "0")}`);
  const shown = [...text].map((sign) => short[sign] ?? (sign !== " " && /[\p{C}\p{Z}]/u.test(sign) ? hex(sign.codePointAt(0)) : sign));
  return mark + shown.join("") + mark;
}

/** A name as it stands in a link. */
const packed = (name) =>
  encodeURIComponent(name.toWellFormed?.() ?? name.replace(/[\ud800-\udfff]/gu, "\ufffd"))
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const unpacked = (text) => text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(run.slice(1).split("%"), (byte) => parseInt(byte, 16))));

/** The calls of a ladder, lowest first. */
function readCalls(value) {
  const words = value.replaceAll(".", " ").split(SPACES).filter(Boolean);
  return words.map((word) => {
    const call = word.toLowerCase();
    return RANK.has(call) ? call : refuse("call", { value, text: quoted(word) });
  });
}

function readValue(name, value) {
  if (name === "calls") return readCalls(value);
  if (name === "must_outbid" && ["yes", "no"].includes(value)) return value === "yes";
  return /^[0-9]+$/.test(value) && value.length <= LONGEST_NUMBER ? Number(value) : value;
}

/** Whether a switch may have a value. */
export function allows(name, value) {
  const { values, numbers } = RULES.allowed[name];
  return values.includes(value) || Boolean(numbers && Number.isInteger(value) && numbers[0] <= value && value <= numbers[1]);
}

const shown = (value) => (typeof value === "string" ? quoted(value) : String(value));

/** What cannot be played, or ""; the engine's sentence. */
export function problemOf(switches) {
  try {
    check(switches);
    return "";
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

function check(switches) {
  for (const name of Object.keys(RULES.allowed)) {
    if (!allows(name, switches[name])) refuse(`value_${name}`, { text: shown(switches[name]) });
  }
  checkCalls(switches.calls);
  for (const { pairs, say } of RULES.exclusions) {
    if (pairs.every(([name, value]) => switches[name] === value)) throw new RulesError(say);
  }
  const { holder } = RULES;
  if (switches[holder.switch] === holder.value && !switches.calls.includes(holder.needs)) {
    refuse("holder", { calls: switches.calls.join(" ") });
  }
}

function checkCalls(calls) {
  const text = quoted(calls.join(" "));
  if (calls[0] !== "pass" || calls.length === 1 || calls.lastIndexOf("pass") > 0) refuse("start", { text });
  for (const [place, higher] of calls.entries()) {
    const lower = calls[place - 1];
    if (place && RANK.get(higher) <= RANK.get(lower)) refuse("rise", { higher, lower, text });
  }
}

/** Read a text; a RulesError says what is wrong with it. @returns {Rules} */
export function read(text) {
  const [key, ...changes] = text.replace(EDGES, "").split("~");
  const preset = PRESETS.find((each) => each.key === key) ?? refuse("preset", { text: quoted(key) });
  let name = changes.length ? CHANGED : preset.name;
  const found = new Map();
  for (const change of changes) {
    const at = change.indexOf("=");
    if (at < 0) refuse("change", { text: quoted(change) });
    const [before, value] = [change.slice(0, at), change.slice(at + 1)];
    if (before === "name") name = unpacked(value);
    else found.set(before, readValue(before, value));
  }
  for (const each of found.keys()) if (!RULES.order.includes(each)) refuse("switch", { text: quoted(each) });
  const switches = { ...preset.switches, ...Object.fromEntries(found) };
  check(switches);
  return rulesOf(name, switches);
}

/** A value as it stands in a text. */
export const written = (value) =>
  (Array.isArray(value) ? value.join(".") : { true: "yes", false: "no" }[value] ?? String(value));

function changesFrom(preset, name, switches) {
  const changes = RULES.order
    .filter((each) => written(preset.switches[each]) !== written(switches[each]))
    .map((each) => `${each}=${written(switches[each])}`);
  if (name !== (changes.length ? CHANGED : preset.name)) changes.push(`name=${packed(name)}`);
  return changes;
}

/** The preset nearest to some rules, and what differs from it. */
export function nearest(name, switches) {
  const all = PRESETS.map((preset) => ({ preset, changes: changesFrom(preset, name, switches) }));
  return all.reduce((best, each) => (each.changes.length < best.changes.length ? each : best));
}

/** Rules from a name and a value for every switch, with their text. @returns {Rules} */
export function rulesOf(name, switches) {
  const { preset, changes } = nearest(name, switches);
  return { text: [preset.key, ...changes].join("~"), name, switches };
}

/** The presets as rules, each with a line about it, the book's default first. */
export const presets = PRESETS.map(({ name, switches, about }) => ({ ...rulesOf(name, switches), about }));

/** What to call rules on the page: never like a preset that they are not. */
export function titleOfRules({ name, text }) {
  const title = name.trim() || CHANGED;
  const posing = PRESETS.some((preset) => preset.name.toLowerCase() === title.toLowerCase() && preset.key !== text);
  return posing ? RULES.say.changed.replace("{name}", () => title) : title;
}

export const CLASSIC = presets[0];
