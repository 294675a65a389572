// What a phone has answered, as a code, and what is wrong with one that was typed.
import { setupOf } from "./draw.js";
import { CodeError, decodeAnswers, encodeAnswers, fingerprint } from "./result_code.js";

/** So many phones, at least, can be told apart by the first part of their codes. */
const PHONES = 1024;
const GROUP = 4;
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LONGEST = 31; // the check characters answer for so many

/** Answers to a question besides its options: something else was typed, or nothing. */
export const otherwiseOf = (level) => (level.otherwise ? level.options.length : -1);
export const nothingOf = (level) => level.options.length + (level.otherwise ? 1 : 0);
const waysOf = (level) => nothingOf(level) + 1;

/** Whether an answer is right. */
export const isRight = (level, answer) => Boolean(level.options[answer]?.right);

/** What the codes of a set need to know: the questions themselves, so that another edition of the book is noticed. */
export function codesFor(set, drawn) {
  const levels = drawn.map(({ level }) => level);
  const says = levels.flatMap(({ options }) => options.map(({ say }) => say));
  const setup = [setupOf({ seed: set.seed, rules: set.rules, drawn }), ...says].join(" ");
  const waysFor = (phones) => [phones, ...levels.map(waysOf)];
  const lengthFor = (phones) => bare(encodeAnswers({ setup, ways: waysFor(phones), answers: waysFor(phones).map(() => 0) })).length;
  let phones = PHONES;
  while (lengthFor(phones) % GROUP && lengthFor(phones) < LONGEST) phones *= SIGNS.length; // fill the last group, so that nobody overlooks it
  const ways = waysFor(phones);
  const length = lengthFor(phones);
  if (length > LONGEST) throw new RangeError(`The answers to these ${levels.length} questions do not fit into one code.`);
  return {
    length,
    edition: fingerprint(setup),
    fits: (answers) => answers.length <= levels.length && answers.every((answer, n) => Number.isInteger(answer) && answer >= 0 && answer < ways[n + 1]),
    write: (phone, answers) => encodeAnswers({ setup, ways, answers: [phone, ...answers] }),
    /** A number by chance for a phone. */
    anyPhone: () => crypto.getRandomValues(new Uint32Array(1))[0] % phones,
    /** @returns {{phone: number, answers: number[]}} a CodeError says what is wrong */
    read(code) {
      const [phone, ...answers] = decodeAnswers(code, { setup, ways });
      return { phone, answers };
    },
  };
}

/** The characters of a code without what stands between them. */
export const bare = (code) => code.replace(/[^0-9A-Za-z]/g, "").toUpperCase();

/** A code in groups of four. */
export const grouped = (signs) => signs.match(/.{1,4}/g)?.join("-") ?? "";

function readable(codes, signs) {
  try {
    return codes.read(signs);
  } catch (error) {
    if (error instanceof CodeError) return null;
    throw error;
  }
}

/** Every code that one slip turns into these characters: one wrong, two swapped, one lost, one too many. */
function* slips(signs) {
  const cut = (at, put, skip) => signs.slice(0, at) + put + signs.slice(at + skip);
  for (let at = 0; at < signs.length - 1; at += 1) yield cut(at, signs[at + 1] + signs[at], 2);
  for (let at = 0; at < signs.length; at += 1) yield cut(at, "", 1);
  for (let at = 0; at <= signs.length; at += 1) {
    for (const sign of SIGNS) {
      if (at < signs.length) yield cut(at, sign, 1);
      yield cut(at, sign, 0);
    }
  }
}

/** The code that was meant, where one slip explains what was typed; "" where none does, or two would. */
export function meant(codes, signs) {
  if (Math.abs(signs.length - codes.length) > 1) return "";
  const found = new Set();
  for (const other of slips(signs)) {
    if (other.length === codes.length && readable(codes, other)) found.add(other);
    if (found.size > 1) return "";
  }
  return grouped([...found].join(""));
}

/** Why a code is refused: `length`, `check`, `foreign`, `form`, `sign`, or "" for one that is good. */
export function refusalOf(codes, signs) {
  try {
    codes.read(signs);
    return "";
  } catch (error) {
    if (error instanceof CodeError) return error.reason;
    throw error;
  }
}
