// What the declarer settles, in the order the engine's tables give; and who leads when all is settled.
import { split } from "./tables.js";

const TAKEN = "take";
const FIELDS = 8;

/** @typedef {{declarer: string, dealer: string, hand: string[], widow: string, trump: string, taken: boolean, discard: string, answers: string}} Table */

/** Read a position; null if it is broken. @returns {Table | null} */
export function read(words, text) {
  const fields = text.split(".");
  const [declarer, dealer, cards, widow, trump, taken, discard, answers] = [...fields, ...Array(FIELDS).fill("")];
  const hand = split(cards ?? "");
  const seven = [...hand, widow];
  const good = fields.length >= 4 && fields.length <= FIELDS && [declarer, dealer].every((seat) => words.seats.includes(seat))
    && hand.join("") === cards && hand.length === 6 && new Set(seven).size === 7 && seven.every((card) => words.deck.includes(card))
    && (trump === "" || words.suits.includes(trump)) && ["", TAKEN].includes(taken) && (discard === "" || seven.includes(discard))
    && /^[AT]{0,3}$/.test(answers);
  return good ? { declarer, dealer, hand, widow, trump, taken: taken === TAKEN, discard, answers } : null;
}

/** Write a position, without what is not settled. */
export const write = ({ declarer, dealer, hand, widow, trump, taken, discard, answers }) =>
  [declarer, dealer, hand.join(""), widow, trump, taken ? TAKEN : "", discard, answers].join(".").replace(/\.+$/, "");

const DONE = { trump: "trump", widow: "taken", discard: "discard" };
const NOTHING = { trump: "", taken: false, discard: "", answers: "" };

/** What the declarer settles under some rules, in order. */
export const stepsOf = (tables, switches) => tables.steps[switches.trump_named][switches.widow];

/** The table as far as it is settled in the order of these rules; the rest is put aside. */
export function inOrderOf(tables, switches, table) {
  const steps = stepsOf(tables, switches);
  const open = steps.findIndex((step) => !table[DONE[step]]);
  const done = steps.slice(0, open < 0 ? steps.length : open).map((step) => DONE[step]);
  const kept = Object.fromEntries(done.map((key) => [key, table[key]]));
  let answers = "";
  if (open < 0) {
    for (const answer of table.answers) if (answers + answer in tables.alone[switches.alone]) answers += answer;
  }
  return { ...table, ...NOTHING, ...kept, answers };
}

/** The table without what was settled last. */
export function back(tables, switches, table) {
  if (table.answers) return { ...table, answers: table.answers.slice(0, -1) };
  const last = stepsOf(tables, switches).findLast((step) => table[DONE[step]]);
  return last ? { ...table, [DONE[last]]: NOTHING[DONE[last]] } : table;
}

export const anew = (table) => ({ ...table, ...NOTHING });

/** What is asked next and of whom; when nothing is, who leads and why. */
export function standing(tables, words, switches, table) {
  const seat = (steps) => words.seats[(words.seats.indexOf(table.declarer) + steps) % words.seats.length];
  const step = stepsOf(tables, switches).find((each) => !table[DONE[each]]);
  const [asked, lone, out] = tables.alone[switches.alone][table.answers];
  const facts = { lone: lone.map(seat), out: out.map(seat), leader: "", why: "" };
  if (step) return { ...facts, asks: step, turn: table.declarer };
  if (asked >= 0) return { ...facts, asks: "alone", turn: seat(asked) };
  const [why, leaders] = tables.leads[switches.first_lead][lone.join("")];
  const dealt = (words.seats.indexOf(table.dealer) - words.seats.indexOf(table.declarer) + words.seats.length) % words.seats.length;
  return { ...facts, asks: "", turn: "", leader: seat(leaders[dealt]), why };
}

/** The declarer's cards now: six, seven until one is laid away, six again. */
export const heldBy = ({ hand, widow, taken, discard }) => (taken ? [...hand, widow] : hand).filter((card) => card !== discard);

/** Seven cards by chance: a hand, and the widow. */
export function deal(words, table, random) {
  const cards = [...words.deck];
  const drawn = Array.from({ length: 7 }, () => cards.splice(Math.floor(random() * cards.length), 1)[0]);
  return { ...anew(table), hand: drawn.slice(0, 6), widow: drawn[6] };
}
