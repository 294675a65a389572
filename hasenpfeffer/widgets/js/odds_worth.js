// What six cards are worth: the chances under each trump, every bid weighed against a pass, and what each card adds.
import { added, best, borrowed, expected, leaving, passing, promised, recordOf, withHigherBids } from "./odds_points.js";

/** Every bid of the ladder, each with its best trump; what it is worth counts that others may go higher. */
function promises({ score }, record, { switches }, held, place, strength) {
  return switches.calls.slice(1).map((call) => {
    const worth = ({ chances }) => expected(score, switches, call, chances);
    const row = best(held, worth);
    const bid = { call, trump: row.trump, tricks: promised(score, call), value: worth(row) };
    return { ...bid, ...withHigherBids(record, switches, place, bid, bid.value, strength) };
  });
}

/** How far to go when the other side bids on: the highest bid that is better than leaving it the one below. */
const limitOf = (record, bids, strength) =>
  bids.findLast(({ value }, at) => value > leaving(record, bids[at - 1]?.tricks ?? 0, strength)) ?? { call: "pass", tricks: 0 };

/** The call to make, the one that comes next and the difference; `pass` is null where one may not pass. */
function ranked({ alike, seldom }, bids, pass) {
  const all = pass === null ? bids : [{ call: "pass", trump: "", tricks: 0, stands: 1, worth: pass }, ...bids];
  const top = Math.max(...all.map(({ worth }) => worth));
  const { call, trump, tricks, worth } = all.find((each) => each.worth >= top - alike);
  const others = all.filter((each) => each.call !== call && each.stands >= seldom);
  const second = others.length ? best(others, (each) => each.worth) : { call: "", worth };
  return { call, trump, tricks, value: worth, next: second.call, less: Math.max(0, worth - second.worth) };
}

/** What a pass is worth, and whose record says so if it is that of another game. */
function passed({ unheard }, record, switches, place, strength) {
  const settled = place === unheard.place ? unheard.worth[switches.nobody_bids] : undefined;
  if (settled !== undefined) return { pass: settled, borrowed: "" };
  return { pass: passing(record, place, strength), borrowed: borrowed(record, switches) };
}

/**
 * What six cards are worth under some rules; see `worth` in odds_tables.py, which says the same.
 * `perfect` asks for what open cards would come to; otherwise chances are those of simulated play.
 * `place` is 0 for the player who speaks first and 3 for the dealer; nobody has bid yet.
 */
export function worth(odds, words, rules, form, cards, perfect, place = 0) {
  const { values } = odds;
  const trumps = values.forms[form].named ? words.suits : [""]; // none yet where it is named after the widow is seen
  const rowsOf = (open) => trumps.map((trump) => ({ trump, chances: odds.chances(words, { form, trump, perfect: open }, cards) }));
  const rows = rowsOf(perfect);
  const strength = Math.max(...rowsOf(false).map(({ chances }) => chances[values.passing.strength_tricks - 1]));
  const record = recordOf(values.passing, rules.switches);
  const bids = promises(values, record, rules, rows, place, strength);
  const limit = limitOf(record, bids, strength);
  const { pass, borrowed: of } = passed(values.passing, record, rules.switches, place, strength);
  return {
    cards: [...cards].sort().join(""),
    rules: rules.text,
    rows,
    columns: odds.columns(rules),
    best: best(rows, ({ chances }) => added(chances)).trump,
    ...ranked(values.passing, bids, pass),
    limit: limit.call,
    limit_tricks: limit.tricks,
    borrowed: of,
  };
}
