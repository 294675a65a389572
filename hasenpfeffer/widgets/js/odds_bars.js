// Chances as bars: a row for each suit or card, a column for each number of tricks, and every chance as a number.
import { html } from "./html.js";
import { say } from "./strings.js";
import "./strings_odds.js";

/** Columns beside cards that are named: the highest bids. */
export const LISTED = 4;

/** How a chance is written, and the number as which that reads: ">99%" is half way to a certainty. */
function written(chance) {
  const count = Math.round(chance * 100);
  if (count === 100 && chance < 1) return [say("odds.nearly", { count: 99 }), 99.5];
  if (count === 0 && chance > 0) return [say("odds.hardly", { count: 1 }), 0.5];
  return [say("odds.percent", { count }), count];
}

/** A chance as it is written: whole percents, and never a certainty that is none. */
export const percent = (chance) => written(chance)[0];

/** How many whole percents lie between two chances as they are written; of two that are written differently, perhaps none. */
export const between = (before, after) => Math.trunc(written(after)[1] - written(before)[1]);

/** A number with its sign, to so many places: "+2.3", and a true minus. */
export const signedTo = (number, places = 1) => {
  const text = Math.abs(number).toFixed(places);
  return Number(text) === 0 ? text : `${number < 0 ? "−" : "+"}${text}`;
};

const Bar = ({ chance, kind }) => html`<td class=${kind}><div><span>${chance === null ? "–" : percent(chance)}</span>
  <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">${chance !== null
    && html`<rect width="10" y=${(100 * (1 - chance)).toFixed(1)} height=${(100 * chance).toFixed(1)} />`}</svg></div></td>`;

/**
 * The bars. `rows` are `{key, head, chances, best, chosen, note}`: chances of at least 1, 2, ... tricks, or null where they are not known;
 * `columns` are the numbers of tricks to show; `bid` is `{key, tricks}` where one bar is the bid to make.
 */
export function Chances({ caption, small, heading, rows, columns, bid }) {
  const cell = (row) => (tricks) => html`<${Bar} key=${tricks} chance=${row.chances && row.chances[tricks - 1]}
    kind=${bid && row.key === bid.key && tricks === bid.tricks ? "is-bid" : ""} />`;
  return html`<table class=${`hp-odds has-${columns.length}`}><caption>${caption}<small>${small}</small></caption>
    <thead><tr><th scope="col"><span class="hp-hidden">${heading}</span></th>${columns.map((tricks) =>
      html`<th key=${tricks} scope="col"><span class="hp-hidden">${say("odds.atLeast")} </span>${tricks}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.key} class=${[row.best && "is-best", row.chosen && "is-chosen"].filter(Boolean).join(" ")}>
      <th scope="row">${row.head}${row.note && html`<small>${row.note}</small>`}</th>${columns.map(cell(row))}</tr>`)}</tbody>
  </table>`;
}
