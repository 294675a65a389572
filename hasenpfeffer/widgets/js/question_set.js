// A set of questions as a short text, "7K2M.20.bowers,tricks.classic": seed, number, topics, rules.
import { chance } from "./draw.js";
import { CLASSIC, read as readRules, RulesError } from "./rules_text.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** @typedef {{seed: string, count: number, topics: string[], rules: object, text: string}} QuestionSet no topics mean all */
/** @typedef {{chapter: string, title: string, families: {family: string, title: string}[]}[]} Topics */

export const MOST = 30;
const ALL = "all";
const SEED_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What is wrong with the text of a set, in a sentence. */
export class SetError extends Error {}

/** Every name that a topic may have: chapters, and families in them. @param {Topics} topics */
export const namesOf = (topics) => topics.flatMap(({ chapter, families }) => [chapter, ...families.map(({ family }) => family)]);

/** What a topic is called. @param {Topics} topics */
export const titleOfTopic = (topics, name) =>
  topics.flatMap((each) => [{ name: each.chapter, title: each.title }, ...each.families.map(({ family, title }) => ({ name: family, title }))])
    .find((each) => each.name === name).title;

/** The chapters whose banks a set needs. @param {Topics} topics */
export const chaptersOf = (topics, set) => topics
  .filter(({ chapter, families }) => !set.topics.length || [chapter, ...families.map(({ family }) => family)].some((name) => set.topics.includes(name)))
  .map(({ chapter }) => chapter);

/** A set as a value, with its text in the usual form. @returns {QuestionSet} */
export function questionSet(topics, { seed, count, topics: wanted = [], rules = CLASSIC }) {
  if (!/^[0-9A-Z]{1,8}$/.test(seed)) throw new SetError(say("set.seed"));
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new SetError(say("set.count", { most: MOST }));
  const known = namesOf(topics);
  const strange = wanted.find((name) => !known.includes(name));
  if (strange !== undefined) throw new SetError(say("set.topic", { topic: strange }));
  const chosen = known.filter((name) => wanted.includes(name)); // in the book's order, each once
  return Object.freeze({ seed, count, topics: chosen, rules, text: [seed, count, chosen.join(",") || ALL, rules.text].join(".") });
}

/** A set from its text; a SetError says what is wrong with it. @returns {QuestionSet} */
export function readSet(topics, text) {
  const parts = /^\s*([^.]*)\.([^.]*)\.([^.]*)\.([\s\S]*)$/.exec(text);
  if (!parts) throw new SetError(say("set.form"));
  const [, seed, count, names, rules] = parts;
  if (!/^\s*[0-9]{1,9}\s*$/.test(count)) throw new SetError(say("set.count", { most: MOST }));
  const wanted = names.trim().toLowerCase();
  return questionSet(topics, {
    seed: seed.trim().toUpperCase(),
    count: Number(count),
    topics: wanted === ALL ? [] : wanted.split(",").map((name) => name.trim()),
    rules: rulesOf(rules),
  });
}

function rulesOf(text) {
  try {
    return readRules(text);
  } catch (error) {
    if (error instanceof RulesError) throw new SetError(error.message);
    throw error;
  }
}

/** A seed nobody has thought of. */
export function anySeed(random = chance(String(crypto.getRandomValues(new Uint32Array(2))))) {
  return Array.from({ length: 4 }, () => SEED_SIGNS[random.below(SEED_SIGNS.length)]).join("");
}

/** A link to a page with a set in it; a phone's camera finds it shorter without packing. */
export function linkToSet(page, name, set) {
  const url = new URL(page);
  url.search = `?${name}=${set.text}`;
  url.hash = "";
  return url.href;
}

/** The text of a set in this page's address, as it stands there or decoded: either may have been made by hand; null if none. */
export function linkedSet(topics, name) {
  const raw = location.search.slice(1).split("&").find((part) => part.startsWith(`${name}=`));
  if (raw === undefined) return null;
  try {
    return readSet(topics, raw.slice(name.length + 1));
  } catch (error) {
    if (!(error instanceof SetError)) throw error;
    return readSet(topics, new URLSearchParams(raw).get(name));
  }
}
