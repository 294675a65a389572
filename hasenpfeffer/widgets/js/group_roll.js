// The lines a teacher has written, "Ann: A0K7-...": who answered what, which lines are refused, and why.
import { bare, grouped, meant, refusalOf } from "./group_answers.js";
import { decode } from "./result_code.js";
import { say } from "./strings.js";
import "./strings_group.js";

const LONGEST_NAME = 40;
const BETWEEN = /[\s\p{Pd}.,_:;=|()]/u;
const EDGES = /^[\s\p{Pd}.,:;=|()]+|[\s\p{Pd}.,:;=|(]+$/gu;

/** Letters and digits of full width are as good as ours. */
const plain = (line) => line.replace(/[\uff10-\uff5a]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const isSign = (sign) => /[0-9A-Za-z]/.test(sign);

/** Where so many characters of a code begin, counted from the end of a line, or -1. */
function cutFromEnd(line, length) {
  let [at, found] = [line.length, 0];
  while (found < length && at > 0) {
    at -= 1;
    if (isSign(line[at])) found += 1;
    else if (!BETWEEN.test(line[at])) return -1;
  }
  return found === length ? at : -1;
}

/** The same from the start. */
function cutFromStart(line, length) {
  let [at, found] = [0, 0];
  while (found < length && at < line.length) {
    if (isSign(line[at])) found += 1;
    else if (!BETWEEN.test(line[at])) return -1;
    at += 1;
  }
  return found === length ? at : -1;
}

/** The two ways to part a line into a name and so many characters, the code last or first; no word is cut. */
function* parted(line, length) {
  const end = cutFromEnd(line, length);
  if (end === 0 || (end > 0 && BETWEEN.test(line[end - 1]))) yield { name: line.slice(0, end), signs: bare(line.slice(end)) };
  const start = cutFromStart(line, length);
  if (start === line.length || (start > 0 && BETWEEN.test(line[start]))) yield { name: line.slice(start), signs: bare(line.slice(0, start)) };
}

/** What stands where the code should be: what follows the last colon, or what looks like a code. */
function attempt(line) {
  const mark = line.search(/[:;=|\t][^:;=|\t]*$/);
  if (mark >= 0) {
    const [before, after] = [line.slice(0, mark), line.slice(mark + 1)];
    return bare(after).length >= bare(before).length || !/\d/.test(before) ? { name: before, signs: bare(after) } : { name: after, signs: bare(before) };
  }
  const words = line.trim().split(/\s+/);
  const first = words.findIndex((word, place) => /\d/.test(word) || (place && /^[0-9A-Z]{4}(\p{Pd}|$)/u.test(word)));
  return first < 0 ? { name: line, signs: "" } : { name: words.slice(0, first).join(" "), signs: bare(words.slice(first).join(" ")) };
}

/** A result of the exam is none of this quiz, but it says how many were right. */
function examined(signs) {
  const { right } = decode(signs);
  return say("roll.form", { right: right.filter(Boolean).length, count: right.length });
}

/** A code for another set, or the exam's, wherever it stands in the line. */
function stranger(codes, line) {
  for (let length = 31; length > 9; length -= 1) {
    for (const { name, signs } of parted(line, length)) {
      const reason = refusalOf(codes, signs);
      if (reason === "foreign") return { name, why: say("roll.foreign") };
      if (reason === "form" && signs[0] === "R") return { name, why: examined(signs) };
    }
  }
  return null;
}

const nameOf = (text) => [...text.replace(EDGES, "").replace(/\s+/g, " ")].slice(0, LONGEST_NAME).join("");

function readLine(codes, text) {
  const line = plain(text);
  for (const { name, signs } of parted(line, codes.length)) {
    if (!refusalOf(codes, signs)) return { name: nameOf(name), code: signs, ...codes.read(signs) };
  }
  for (const length of [codes.length, codes.length - 1, codes.length + 1]) {
    for (const { name, signs } of parted(line, length)) {
      const code = meant(codes, signs);
      if (code) return { name: nameOf(name), why: say("roll.slip", { typed: grouped(signs), code }), code };
    }
  }
  const other = stranger(codes, line);
  if (other) return { name: nameOf(other.name), why: other.why };
  const { name, signs } = attempt(line);
  return { name: nameOf(name), why: whyNot(codes, signs) };
}

function whyNot(codes, signs) {
  if (!signs) return say("roll.none", { length: codes.length });
  if (signs.length !== codes.length) return say("roll.length", { count: signs.length, length: codes.length });
  const strange = /U/.exec(signs);
  return strange ? say("roll.sign", { sign: strange[0] }) : say("roll.check");
}

/**
 * The lines of a group, read. A refused line has a `why`, and the `code` that was meant where one slip explains it;
 * a line that repeats an earlier phone has the `twin` it repeats, and is not counted.
 */
export function readRoll(codes, text, known = new Map()) {
  const seen = new Map();
  const lines = text.split(/\r\n|\r|\n/).map((each, place) => ({ each, number: place + 1 })).filter(({ each }) => each.trim());
  return lines.map(({ each, number }) => {
    if (!known.has(each)) known.set(each, readLine(codes, each));
    const found = { line: number, text: each, ...known.get(each) };
    if (found.why) return found;
    const twin = seen.get(found.code);
    if (!twin) seen.set(found.code, found);
    return { ...found, name: found.name || say("roll.phone", { number }), ...(twin ? { twin } : {}) };
  });
}

/** The lines that count. */
export const counted = (roll) => roll.filter(({ why, twin }) => !why && !twin);

/** Names that stand on several lines that count. */
export function sameNames(roll) {
  const names = counted(roll).map(({ name }) => name);
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
}
