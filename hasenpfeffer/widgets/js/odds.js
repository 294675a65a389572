// Reckoning with chances: a script of its own, which a page fetches together with the first table.
import { bitsUnder, masked, openBits, openPlace, place } from "./odds_index.js";
import { readTable } from "./odds_table.js";
import { worth } from "./odds_worth.js";

const read = new Map();

/** All that can be asked about hands; `values` are the engine's lists, `text` gives a table's text. */
export function reckoning(values, text) {
  const odds = {
    values,
    /** The table of a form; it is read once. */
    table(form) {
      if (!read.has(form)) read.set(form, readTable(text(form), values.forms[form].named));
      return read.get(form);
    },
    /** How hands of a form become numbers, and numbers places in its table. */
    index: (words, form, trump) => (values.forms[form].named ? { bits: bitsUnder(words.trumps[trump]), place } : { bits: openBits(words), place: openPlace }),
    /** The chances of at least 1, 2, ... tricks, with perfect play by all. */
    chances(words, form, cards, trump) {
      const { planes, steps } = odds.table(form);
      const index = odds.index(words, form, trump);
      const at = index.place(masked(index.bits, cards));
      return planes.map((plane) => plane[at] / steps);
    },
    worth: (...asked) => worth(odds, ...asked),
  };
  return odds;
}
