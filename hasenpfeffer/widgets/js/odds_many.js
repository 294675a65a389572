// Many hands at once: the mean over all that hold some cards, a picture of them all, and the ends. See odds_many.py, which says the same.
import { COUNTS, everyHand, everyOpenHand, masked } from "./odds_index.js";

const TRICKS = 6;
const BANDS = 20;
const SHOWN = 5;

/** The mean chances of all hands that hold some cards. */
export function mean(odds, words, about, cards) {
  const [one, two, three, four, five, six] = odds.every(about);
  const { bits, place } = odds.index(words, about.form, about.trump);
  const others = [...bits].filter(([card]) => !cards.includes(card)).map(([, bit]) => bit);
  const sums = new Float64Array(TRICKS);
  let hands = 0;
  const go = (hand, from, left) => {
    if (left === 0) {
      const at = place(hand);
      sums[0] += one[at]; sums[1] += two[at]; sums[2] += three[at];
      sums[3] += four[at]; sums[4] += five[at]; sums[5] += six[at];
      hands += 1;
      return;
    }
    for (let next = from; next <= others.length - left; next += 1) go(hand | others[next], next + 1, left - 1);
  };
  go(masked(bits, cards), 0, TRICKS - cards.length);
  return [...sums].map((sum) => sum / hands);
}

/** The mean after each card of a row of cards, from none on. */
export const means = (odds, words, about, cards) =>
  Array.from({ length: cards.length + 1 }, (_, count) => mean(odds, words, about, cards.slice(0, count)));

const trumpsIn = (hand) => COUNTS[hand >> 20];
const middle = (sorted) => (sorted[sorted.length - 1 >> 1] + sorted[sorted.length >> 1]) / 2;

/**
 * How the chances of at least so many tricks are spread over all hands: a row for each number of trumps held,
 * or one row where trump is named later. Each row counts the hands in bands of a twentieth, and gives the middle chance.
 */
export function picture(odds, { form, perfect }, tricks) {
  const plane = odds.every({ form, perfect })[tricks - 1];
  const groups = odds.values.forms[form].named ? everyHand().map(trumpsIn) : new Uint8Array(plane.length);
  const rows = Array.from({ length: Math.max(...new Set(groups)) + 1 }, () => []);
  for (const [at, group] of groups.entries()) rows[group].push(plane[at]);
  return rows.map((row) => {
    const counts = Array(BANDS).fill(0);
    for (const chance of row) counts[Math.min(Math.floor(chance * BANDS), BANDS - 1)] += 1;
    return { counts, middle: middle(Float64Array.from(row).sort()) };
  });
}

/** Every hand as a number, and how two of them compare: by the chance of so many tricks, then of each more, then by the tricks with open cards. */
function compared(odds, { form, perfect }, tricks) {
  const { planes } = odds.table(form);
  const open = Uint32Array.from(planes[0], (_, at) => planes.reduce((sum, plane) => sum + plane[at], 0));
  const keys = [...odds.every({ form, perfect }).slice(tricks - 1), open];
  const compare = (one, other) => {
    for (const key of keys) if (key[one] !== key[other]) return key[other] - key[one];
    return 0;
  };
  return { hands: odds.values.forms[form].named ? everyHand() : everyOpenHand(), compare };
}

/** The first few hands of an order, none as good as another: those are counted. */
function firsts(order, compare) {
  const found = [];
  for (const at of order) {
    const last = found.at(-1);
    if (last && compare(last.at, at) === 0) last.alike += 1;
    else if (found.length === SHOWN) break;
    else found.push({ at, alike: 0 });
  }
  return found;
}

/** The best hands for so many tricks and the worst, each with its chances; of hands as good, the one with the best cards, or the worst. */
export function ends(odds, words, about, tricks) {
  const { form, trump } = about;
  const { hands, compare } = compared(odds, about, tricks);
  const { bits } = odds.index(words, form, trump);
  const order = odds.values.forms[form].named ? words.trumps[trump].order : words.order;
  const planes = odds.every(about);
  const ranked = Array.from(hands.keys()).sort((one, other) => compare(one, other) || hands[other] - hands[one]);
  const told = ({ at, alike }) => ({ cards: order.filter((card) => hands[at] & bits.get(card)).join(""), chances: planes.map((plane) => plane[at]), alike });
  return { best: firsts(ranked, compare).map(told), worst: firsts(ranked.reverse(), compare).map(told) };
}
