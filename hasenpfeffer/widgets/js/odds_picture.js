// A picture of all hands: how often each chance occurs, a strip for each number of trumps held, and the same as a table.
import { html } from "./html.js";
import { percent } from "./odds_bars.js";
import { say } from "./strings.js";

const WIDE = 10; // a band of the table is two of the picture
const all = (counts) => counts.reduce((sum, count) => sum + count, 0);

/** How a row is called: by the number of trumps, or as all hands where trump is named later. */
const nameOf = (rows, trumps) => say(rows.length === 1 ? "explore.every" : trumps === 1 ? "explore.trump" : "explore.trumps", { count: trumps });

/** One strip: bars as high as hands are many; a mark where the reader's hand stands. */
function Strip({ row, mine }) {
  const most = Math.max(...row.counts);
  const width = 1000 / row.counts.length;
  return html`<svg class="hp-spread" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
    ${row.counts.map((count, band) => count > 0 && html`<rect key=${band} x=${band * width + 3} width=${width - 6}
      y=${(100 - Math.max(96 * count / most, 2)).toFixed(1)} height=${Math.max(96 * count / most, 2).toFixed(1)} />`)}
    ${mine !== null && html`<rect class="hp-spread-mine" x=${Math.min(Math.max(mine * 1000 - 5, 0), 990).toFixed(0)} y="0" width="10" height="100" />`}</svg>`;
}

/** In how many ways six of some cards can be dealt. */
const dealt = (cards) => [0, 1, 2, 3, 4, 5].reduce((ways, at) => (ways * (cards - at)) / (at + 1), 1);

/** The picture. `mine` is the reader's hand, once it is complete: `{row, chance}`. */
export function Picture({ rows, tricks, mine, small, deck }) {
  const count = all(rows.flatMap(({ counts }) => counts)).toLocaleString("en");
  const one = say(rows.length > 1 ? "explore.one" : "explore.oneOpen", { count: dealt(deck.length).toLocaleString("en") });
  const middles = rows.map((row, at) => say("explore.middle", { name: nameOf(rows, at), chance: percent(row.middle) })).join(say("list.comma"));
  const label = [say("explore.pictureText", { tricks, middles }), mine && say("explore.mineText", { chance: percent(mine.chance) })].filter(Boolean).join(" ");
  return html`<div class="hp-all-hands"><p class="hp-all-title">${say("explore.picture", { hands: count, tricks })}<small>${small}. ${rows.length > 1 && `${say("explore.scale")} `}${one}</small></p>
    <div role="img" aria-label=${label}>${rows.map((row, at) => html`<p key=${at}><b>${nameOf(rows, at)}</b><small>${say("explore.half", { chance: percent(row.middle) })}</small></p>
      <${Strip} row=${row} mine=${mine?.row === at ? mine.chance : null} />`)}
      <span></span><p class="hp-spread-scale"><span>0%</span><span>50%</span><span>100%</span></p></div>
    ${mine && html`<p class="hp-spread-key">${say("explore.mine", { chance: percent(mine.chance) })}</p>`}
    <details class="hp-worth-more"><summary>${say("explore.numbers")}</summary><div class="hp-spread-numbers" tabindex="0" role="group" aria-label=${say("explore.numbers")}><${Numbers} rows=${rows} tricks=${tricks} /></div></details>
  </div>`;
}

/** The same in numbers: the share of the hands of each row, band by band. */
function Numbers({ rows, tricks }) {
  const share = (row, band) => percent((row.counts[2 * band] + row.counts[2 * band + 1]) / all(row.counts));
  return html`<table><caption>${say("explore.numbersOf", { tricks })}</caption>
    <thead><tr><th scope="col">${say("explore.chance")}</th>${rows.map((row, at) => html`<th key=${at} scope="col">${rows.length === 1 ? nameOf(rows, at) : at}</th>`)}</tr></thead>
    <tbody>${Array.from({ length: WIDE }, (_, band) => html`<tr key=${band}><th scope="row">${say("explore.band", { from: band * 10, to: band * 10 + 10 })}</th>
      ${rows.map((row, at) => html`<td key=${at}>${share(row, band)}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("explore.hands")}</th>${rows.map((row, at) => html`<td key=${at}>${all(row.counts).toLocaleString("en")}</td>`)}</tr></tfoot></table>`;
}
