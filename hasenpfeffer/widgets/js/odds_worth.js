// What six cards are worth: the chances under each trump, every bid weighed against a pass, and what each card adds.
import { best, expected, passing, promised } from "./odds_points.js";

const added = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** The trumps a hand is judged under: all, or none yet where trump is named after the widow is seen. */
const trumpsOf = (words, form) => (form.named ? words.suits : [""]);

/** Every bid of the ladder, each with its best trump. */
function promises(values, { switches }, held) {
  return switches.calls.slice(1).map((call) => {
    const worth = ({ chances }) => expected(values.score, switches, call, chances);
    const row = best(held, worth);
    return { call, trump: row.trump, tricks: promised(values.score, call), chance: row.chances[promised(values.score, call) - 1], value: worth(row) };
  });
}

/** The call to make, the one that comes next, and the difference. */
function ranked(bids, pass) {
  const calls = [{ call: "pass", trump: "", tricks: 0, value: pass.points }, ...bids];
  const [first, second] = [...calls].sort((one, other) => other.value - one.value);
  return { ...first, next: second.call, less: first.value - second.value };
}

/**
 * What six cards are worth under some rules; see `worth` in odds_tables.py, which says the same.
 * `perfect` asks for what open cards would come to; otherwise chances are those of simulated play.
 */
export function worth(odds, words, rules, form, cards, perfect) {
  const open = trumpsOf(words, odds.form(form)).map((trump) => ({ trump, chances: odds.chances(words, form, cards, trump) }));
  const played = open.map(({ trump, chances }) => ({ trump, chances: odds.inPlay(form, chances) }));
  const rows = perfect ? open : played;
  const strength = Math.max(...played.map(({ chances }) => chances[odds.values.passing.strength_tricks - 1]));
  const pass = passing(odds.values.passing, rules.switches, strength);
  const bids = promises(odds.values, rules, rows);
  return {
    cards: [...cards].sort().join(""),
    rules: rules.text,
    rows,
    columns: [...new Set(bids.map(({ tricks }) => tricks))],
    best: best(rows, ({ chances }) => added(chances)).trump,
    ...ranked(bids, pass),
    borrowed: pass.borrowed ? pass.game : "",
  };
}
