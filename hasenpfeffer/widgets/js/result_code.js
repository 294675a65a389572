// A result as one short line that can be read aloud: which set of questions, what was answered, and three check characters.

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's: no I, L, O or U
const TAKEN_FOR = { I: "1", L: "1", O: "0" };
const CHECKS = 3;
const FINGERPRINT = 4;
const HEAD = 2 + FINGERPRINT;
const LONGEST = 31;
/** The first character: what kind of code it is. A new form of code takes a new one. */
const [RESULTS, ANSWERS] = ["R", "A"];

/** What is wrong with a code: `reason` is empty, sign, length, form, check or foreign; `sign` is the sign that no code has. */
export class CodeError extends Error {
  constructor(reason, sign = "") {
    super(reason);
    this.reason = reason;
    this.sign = sign;
  }
}

// The field of 32 numbers: x^5 = x^2 + 1. Every number but 0 is a power of 2.
const POWERS = [1];
while (POWERS.length < 31) POWERS.push(POWERS.at(-1) << 1 ^ (POWERS.at(-1) & 16 ? 0b100101 : 0));
const times = (a, b) => (a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 31] : 0);

/** A word read as a polynomial at the first three powers of 2: all zero for a word that is right (Reed and Solomon). */
const syndromes = (word) => Array.from({ length: CHECKS }, (_, n) =>
  word.reduce((sum, value) => times(sum, POWERS[n + 1]) ^ value, 0));

/** The polynomial with those three zeros, without its leading 1. */
const DIVISOR = Array.from({ length: CHECKS }, (_, n) => POWERS[n + 1])
  .reduce((product, zero) => [...product, 0].map((value, n) => value ^ times(n ? product[n - 1] : 0, zero)), [1]).slice(1);

function checked(word) {
  const rest = word.reduce((left, value) => {
    const factor = left[0] ^ value;
    return [...left.slice(1), 0].map((each, n) => each ^ times(factor, DIVISOR[n]));
  }, Array(CHECKS).fill(0));
  return [...word, ...rest];
}

/** Twenty bits of a text, as four characters (FNV-1a, folded). */
export function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ hash >>> 15, 0x2c1b3c6d);
  hash = (hash ^ hash >>> 12) >>> 0;
  return Array.from({ length: FINGERPRINT }, (_, n) => SIGNS[hash >>> n * 5 & 31]).join("");
}

/** Digits, each with its own base, as characters, and back; `null` for characters that no digits give. */
function packed(digits, bases) {
  let number = 0n;
  for (const [n, digit] of digits.entries()) number = number * BigInt(bases[n]) + BigInt(digit);
  return Array.from({ length: room(bases) }, (_, n) => Number(number >> BigInt(5 * n) & 31n)).reverse();
}

function unpacked(values, bases) {
  let number = values.reduce((sum, value) => sum << 5n | BigInt(value), 0n);
  const digits = bases.map((_, n) => {
    const base = BigInt(bases.at(-1 - n));
    const digit = Number(number % base);
    number /= base;
    return digit;
  });
  return number ? null : digits.reverse();
}

function room(bases) {
  const last = bases.reduce((product, base) => product * BigInt(base), 1n) - 1n;
  return Math.ceil(last.toString(2).length / 5);
}

function written(form, setup, digits, bases) {
  if (digits.length > LONGEST) throw new RangeError(`A code holds ${LONGEST} questions at most.`);
  const head = [form, SIGNS[digits.length], ...fingerprint(setup)].map((sign) => SIGNS.indexOf(sign));
  const signs = checked([...head, ...packed(digits, bases)]).map((value) => SIGNS[value]).join("");
  return signs.match(/.{1,4}/g).join("-");
}

/** The values of a code's characters, in any spelling; a CodeError says what is wrong. */
function read(code) {
  const signs = [...code.toUpperCase().replace(/[\s\p{Pd}.,_]/gu, "")].map((sign) => TAKEN_FOR[sign] ?? sign);
  if (!signs.length) throw new CodeError("empty");
  const strange = signs.find((sign) => !SIGNS.includes(sign));
  if (strange) throw new CodeError("sign", strange);
  if (signs.length <= HEAD + CHECKS) throw new CodeError("length");
  const values = signs.map((sign) => SIGNS.indexOf(sign));
  if (syndromes(values).some(Boolean)) throw new CodeError("check");
  return { form: signs[0], count: values[1], print: signs.slice(2, HEAD).join(""), body: values.slice(HEAD, -CHECKS) };
}

function digitsOf({ count, body }, bases) {
  const digits = count === bases.length && body.length === room(bases) ? unpacked(body, bases) : null;
  if (!digits) throw new CodeError("check");
  return digits;
}

/**
 * Which questions of a set were answered right, as a code.
 * @param {{setup: string, right: boolean[]}} result the setup is any text that names the set: seed, length, topics, rules
 */
export const encode = ({ setup, right }) => written(RESULTS, setup, right.map(Number), right.map(() => 2));

/** What a result code says. @returns {{print: string, right: boolean[]}} compare `print` with the `fingerprint` of a setup */
export function decode(code) {
  const found = read(code);
  if (found.form !== RESULTS) throw new CodeError("form");
  return { print: found.print, right: digitsOf(found, Array(found.count).fill(2)).map(Boolean) };
}

/**
 * What was answered to each question of a set, as a code.
 * @param {{setup: string, answers: number[], ways: number[]}} result for each question the answer, from 0, and how many there are
 */
export const encodeAnswers = ({ setup, answers, ways }) => written(ANSWERS, setup, answers, ways);

/** The answers in a code for this set; a code for another set is refused. @returns {number[]} */
export function decodeAnswers(code, { setup, ways }) {
  const found = read(code);
  if (found.form !== ANSWERS) throw new CodeError("form");
  if (found.print !== fingerprint(setup) || found.count !== ways.length) throw new CodeError("foreign");
  return digitsOf(found, ways);
}
