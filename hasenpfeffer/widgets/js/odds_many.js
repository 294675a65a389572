// Many hands at once: the mean over all that hold some cards, the best and the worst, and a picture of them all.
import { COUNTS, everyHand, masked } from "./odds_index.js";

const TRICKS = 6;

/** The mean chances of all hands that hold some cards. */
export function mean(odds, words, { form, trump, perfect }, cards) {
  const { planes, steps } = odds.every(form, perfect);
  const { bits, place } = odds.index(words, form, trump);
  const others = [...bits].filter(([card]) => !cards.includes(card)).map(([, bit]) => bit);
  const [one, two, three, four, five, six] = planes;
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
  return { hands, chances: [...sums].map((sum) => sum / hands / steps) };
}

/** The mean after each card of a row of cards, from none on. */
export const means = (odds, words, about, cards) =>
  Array.from({ length: cards.length + 1 }, (_, count) => mean(odds, words, about, cards.slice(0, count)));
