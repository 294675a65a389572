// What six cards are worth: the chances under each trump, every bid weighed against a pass, and what each card adds.
import { added, best, borrowed, expected, FIRST, passing, promised, recordOf, withHigherBids } from "./odds_points.js";

/** Every bid of the ladder, each with its best trump; what it is worth counts that others may bid higher. */
function promises({ score }, record, { switches }, held, place, strength) {
  return switches.calls.slice(1).map((call) => {
    const worth = ({ chances }) => expected(score, switches, call, chances);
    const row = best(held, worth);
    const stands = worth(row);
    return { call, trump: row.trump, tricks: promised(score, call), stands, value: withHigherBids(record, switches, place, call, stands, strength) };
  });
}

/** The call to make, the one that comes next and the difference, and how far to go when others bid on; `pass` is null where one may not pass. */
function ranked(bids, pass) {
  const none = { call: "pass", trump: "", tricks: 0, value: pass };
  const all = pass === null ? [...bids] : [none, ...bids];
  const [{ call, trump, tricks, value }, second = { call: "", value }] = all.sort((one, other) => other.value - one.value);
  const limit = bids.findLast(({ stands }) => pass === null || stands > pass) ?? none;
  return { call, trump, tricks, value, next: second.call, less: value - second.value, limit: limit.call, limit_tricks: limit.tricks };
}

/** What a pass is worth, and whose record says so if it is that of another game. */
function passed({ unheard }, record, switches, heard, strength) {
  const settled = heard.place === unheard.place ? unheard.worth[switches.nobody_bids] : undefined;
  if (settled !== undefined) return { pass: settled, borrowed: "" };
  return { pass: passing(record, heard, strength), borrowed: borrowed(record, switches) };
}

/**
 * What six cards are worth under some rules; see `worth` in odds_tables.py, which says the same.
 * `perfect` asks for what open cards would come to; otherwise chances are those of simulated play.
 * `place` is 0 for the player who speaks first and 3 for the dealer; nobody has bid yet.
 */
export function worth(odds, words, rules, form, cards, perfect, place = FIRST.place) {
  const { values } = odds;
  const trumps = values.forms[form].named ? words.suits : [""]; // none yet where it is named after the widow is seen
  const rowsOf = (open) => trumps.map((trump) => ({ trump, chances: odds.chances(words, { form, trump, perfect: open }, cards) }));
  const rows = rowsOf(perfect);
  const strength = Math.max(...rowsOf(false).map(({ chances }) => chances[values.passing.strength_tricks - 1]));
  const record = recordOf(values.passing, rules.switches);
  const { pass, borrowed: of } = passed(values.passing, record, rules.switches, { ...FIRST, place }, strength);
  return {
    cards: [...cards].sort().join(""),
    rules: rules.text,
    rows,
    columns: odds.columns(rules),
    best: best(rows, ({ chances }) => added(chances)).trump,
    ...ranked(promises(values, record, rules, rows, place, strength), pass),
    borrowed: of,
  };
}
