// What switches mean, looked up: labels, sentences, and the whole rule sheet.
import { fill } from "./strings.js";
import { written } from "./rules_text.js";

const answer = ([value, label, sentence, source, effect]) => ({ value, label, sentence, source, effect });

/** A switch, opened: its question, its answers, and the numbers it takes besides. */
export function openSwitch(tables, name) {
  const { question, values, numbers, moot } = tables.switches[name];
  const [from, to, ...texts] = numbers ?? [];
  return {
    name,
    question,
    answers: values.map(answer),
    numbers: numbers && { from, to, at: (n) => answer([n, ...texts.map((text) => fill(text, { n: String(n) }))]) },
    moot: moot && { switch: moot[0], value: moot[1], sentence: moot[2] },
  };
}

/** What a value of a switch means. */
export function meaning(tables, name, value) {
  if (name === "calls") {
    const [sentence, source] = tables.ladders[written(value)];
    return { value, label: value.slice(1).join(", "), sentence, source, effect: "" };
  }
  const each = openSwitch(tables, name);
  return each.answers.find((known) => known.value === value) ?? each.numbers.at(value);
}

/** Why a switch does not matter under these rules, or "". */
export function mootness(tables, name, switches) {
  const moot = tables.switches[name]?.moot;
  return moot && switches[moot[0]] === moot[1] ? moot[2] : "";
}

/** The sheet: sections of lines, each with the line of the rules behind it and perhaps its switch. */
export function sheetOf(tables, switches) {
  const line = (each) => {
    if (Array.isArray(each)) return { sentence: each[0], source: each[1], name: null };
    const { sentence, source } = meaning(tables, each, switches[each]);
    return { sentence: mootness(tables, each, switches) || sentence, source, name: each };
  };
  return tables.contents.map(([title, content]) => ({ title, lines: content.map(line) }));
}

/** The address of a numbered line. */
export const sourceLink = (page, source) => `${page}#rule-${source.toLowerCase()}`;

/** The declarers' points for none to all six tricks after a bid. */
export function pointsOf(tables, switches, call, alone) {
  const { stake, failed, made } = tables.worth[call][alone];
  const points = [...failed[switches.failed_costs][2], ...made[switches.made_scores][2]];
  const prize = tables.all_six.prizes[stake][2][switches.all_six_scores - tables.all_six.lowest];
  if (prize !== undefined) points[tables.all_six.taken] = prize;
  return points;
}
