// Reading a hand that was typed: spellings are looked up in the engine's list, and what is wrong is said in its words.
import { fill } from "./strings.js";

/** What separates words, by the same list as the engine's. */
const SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
const UNSEEN = /^[\p{C}\p{Z}]$/u;
const SHORT = { "\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\" };

const OF = new RegExp(`${SPACE.source}of${SPACE.source}`, "giu");

/** Without what makes no difference: phones add a sign nobody sees to ♥, and "jack of hearts" is one word. */
const tidy = (text) => text.replace(/[\ufe0e\ufe0f]/gu, "").replace(OF, "of");
const words = (text) => text.split(SPACE).filter(Boolean);

/** One sign of a quoted text; what cannot be seen is spelled out. */
function spelled(sign, mark) {
  if (sign in SHORT) return SHORT[sign];
  if (sign === mark) return `\\${sign}`;
  if (sign === " " || !UNSEEN.test(sign)) return sign;
  const code = sign.codePointAt(0).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\U${code.padStart(8, "0")}`;
}

/** A text in quotation marks, as the engine quotes it. */
export function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + [...text].map((sign) => spelled(sign, mark)).join("") + mark;
}

const cardOf = (reading, text) => reading.cards[text.toUpperCase()];

/** A suit: a letter, a sign or a word. */
export const suitOf = (reading, text) => reading.suits[words(tidy(text)).join(" ").toUpperCase()];

/** Cards written without spaces, one by one; what cannot be split stays whole. */
function apart(reading, word) {
  const cards = [];
  for (let rest = [...word]; rest.length > 0;) {
    const size = reading.sizes.find((each) => cardOf(reading, rest.slice(0, each).join(""))) ?? rest.length;
    cards.push(rest.slice(0, size).join(""));
    rest = rest.slice(size);
  }
  return cards;
}

/**
 * Read a hand. @returns {{cards: string[], error: string}} the sentence says what is wrong, or is empty.
 * `names` are the cards in words; `size` is the number of cards expected, if any number is.
 */
export function readHand(reading, names, text, size) {
  const written = words(tidy(text).replaceAll(",", " ")).flatMap((word) => apart(reading, word));
  const cards = written.map((card) => cardOf(reading, card));
  const error = (sentence, places) => ({ cards: [], error: fill(sentence, places) });
  const unknown = cards.indexOf(undefined);
  if (unknown >= 0) return error(reading.unknown, { text: quoted(written[unknown]) });
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice) return error(reading.twice, { text: quoted(text), card: names[twice] });
  if (size !== undefined && cards.length !== size) {
    const sentence = cards.length === 1 ? reading.one : reading.count;
    return error(sentence, { text: quoted(text), count: String(cards.length), size: String(size) });
  }
  return { cards, error: "" };
}
