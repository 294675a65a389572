// Reckoning with chances: a script of its own, which a page fetches together with the first table.
import { layAway, Discards } from "./odds_discards.js";
import { ends, means, picture } from "./odds_many.js";
import { More } from "./odds_more.js";
import { discards, gainOfWidow, worthOfCards } from "./odds_cards.js";
import { bitsUnder, masked, openBits, openPlace, place } from "./odds_index.js";
import { applied, appliedToAll, logOdds } from "./odds_play.js";
import { promised } from "./odds_points.js";
import { readTable } from "./odds_table.js";
import { worth } from "./odds_worth.js";

export { readTable };

const read = new Map();
const all = new Map();

/** All that can be asked about hands; `values` are the engine's lists, `text` gives a table's text. */
export function reckoning(values, text) {
  const odds = {
    values,
    More,
    Discards,
    /** The table of a form; it is read once. */
    table(form) {
      if (!read.has(form)) read.set(form, readTable(text(form), values.forms[form].named));
      return read.get(form);
    },
    /** How hands of a form become numbers, and numbers places in its table. */
    index: (words, form, trump) => (values.forms[form].named ? { bits: bitsUnder(words.trumps[trump]), place } : { bits: openBits(words), place: openPlace }),
    /** The chances of at least 1, 2, ... tricks: with perfect play by all, or in simulated play. */
    chances(words, { form, trump, perfect }, cards) {
      const { planes, steps } = odds.table(form);
      const index = odds.index(words, form, trump);
      const at = index.place(masked(index.bits, cards));
      const chances = planes.map((plane) => plane[at] / steps);
      return perfect ? chances : odds.inPlay(form, chances);
    },
    /** The chances of every hand of a form, by its place: a list for each number of tricks. */
    every({ form, perfect }) {
      const name = `${form} ${perfect}`;
      if (!all.has(name)) {
        const { planes, steps } = odds.table(form);
        all.set(name, perfect ? planes.map((plane) => Float64Array.from(plane, (step) => step / steps)) : appliedToAll(odds.table(form), values.in_play[form], values.edge));
      }
      return all.get(name);
    },
    inPlay: (form, chances) => applied(values.in_play[form], chances.map((chance) => logOdds(chance, values.edge))),
    /** The numbers of tricks that can be bid. */
    columns: ({ switches }) => [...new Set(switches.calls.slice(1).map((call) => promised(values.score, call)))],
    worth: (...asked) => worth(odds, ...asked),
    discards: (...asked) => discards(odds, ...asked),
    gainOfWidow: (...asked) => gainOfWidow(odds, ...asked),
    layAway: (...asked) => layAway(odds, ...asked),
    means: (...asked) => means(odds, ...asked),
    picture: (...asked) => picture(odds, ...asked),
    ends: (...asked) => ends(odds, ...asked),
    worthOfCards: (...asked) => worthOfCards(odds, ...asked),
  };
  return odds;
}
