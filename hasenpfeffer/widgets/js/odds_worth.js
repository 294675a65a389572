// What six cards are worth: the chances under each trump, every bid weighed against a pass, and what each card adds.
import { best, borrowed, expected, FIRST, passing, promised, recordOf, withHigherBids } from "./odds_points.js";

const added = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Every bid of the ladder, each with its best trump; what it is worth counts that others may bid higher. */
function promises({ score }, record, { switches }, held, strength) {
  return switches.calls.slice(1).map((call) => {
    const worth = ({ chances }) => expected(score, switches, call, chances);
    const row = best(held, worth);
    const stands = worth(row);
    return { call, trump: row.trump, tricks: promised(score, call), stands, value: withHigherBids(record, switches, FIRST.place, call, stands, strength) };
  });
}

/** The call to make, the one that comes next and the difference, and how far to go when others bid on. */
function ranked(bids, pass) {
  const none = { call: "pass", trump: "", tricks: 0, value: pass };
  const [{ call, trump, tricks, value }, second] = [none, ...bids].sort((one, other) => other.value - one.value);
  const limit = bids.findLast(({ stands }) => stands > pass) ?? none;
  return { call, trump, tricks, value, next: second.call, less: value - second.value, limit: limit.call, limit_tricks: limit.tricks };
}

/**
 * What six cards are worth under some rules; see `worth` in odds_tables.py, which says the same.
 * `perfect` asks for what open cards would come to; otherwise chances are those of simulated play.
 */
export function worth(odds, words, rules, form, cards, perfect) {
  const { values } = odds;
  const trumps = values.forms[form].named ? words.suits : [""]; // none yet where it is named after the widow is seen
  const rowsOf = (open) => trumps.map((trump) => ({ trump, chances: odds.chances(words, { form, trump, perfect: open }, cards) }));
  const rows = rowsOf(perfect);
  const strength = Math.max(...rowsOf(false).map(({ chances }) => chances[values.passing.strength_tricks - 1]));
  const record = recordOf(values.passing, rules.switches);
  return {
    cards: [...cards].sort().join(""),
    rules: rules.text,
    rows,
    columns: odds.columns(rules),
    best: best(rows, ({ chances }) => added(chances)).trump,
    ...ranked(promises(values, record, rules, rows, strength), passing(record, FIRST, strength)),
    borrowed: borrowed(record, rules.switches),
  };
}
