// Points over tricks: a strip of bars for each set of rules, and the same numbers as a table below it, column for column.
import { html } from "./html.js";
import { linesOf, namesOf } from "./points.js";
import { withTaken } from "./score_hand.js";
import { Points } from "./score_parts.js";
import { say } from "./strings.js";

const HIGH = 100;
const added = (lines) => lines.reduce((sum, { points }) => sum + points, 0);

/** Points of the declarers and of the defenders together for none to all six tricks. */
export function rowsOf(tables, game, hand) {
  const all = [...Array(tables.all_six.taken + 1).keys()];
  const scored = all.map((taken) => linesOf(tables, game.switches, withTaken(tables, { ...hand, bid: game.bid }, taken)));
  return { name: game.name, declarers: scored.map(([line]) => line.points), defenders: scored.map(([, ...lines]) => added(lines)) };
}

function Strip({ rows, low, high, taken }) {
  const y = (points) => ((high - points) / (high - low)) * HIGH;
  const bar = (points, place) => html`<rect class=${points < 0 ? "hp-bar is-minus" : "hp-bar"} x=${place * 100 + 22} width="56"
    y=${y(Math.max(points, 0))} height=${Math.max(Math.abs(y(points) - y(0)), 1)} />`;
  const tick = (points, place) => html`<rect class="hp-bar-other" x=${place * 100 + 10} width="80" y=${y(points) - 2} height="4" />`;
  return html`<svg class="hp-strip" viewBox=${`0 -4 700 ${HIGH + 8}`} preserveAspectRatio="none" role="img"
      aria-label=${say("score.chartText", { name: rows.name, points: rows.declarers.map((each) => String(each).replace("-", "−")).join(say("list.comma")) })}>
    <rect class="hp-strip-now" x=${taken * 100 + 2} width="96" y="-4" height=${HIGH + 8} />
    ${rows.declarers.map(bar)}
    <rect class="hp-strip-zero" x="0" width="700" y=${y(0) - 0.6} height="1.2" />
    ${rows.defenders.map(tick)}
  </svg>`;
}

function Row({ label, points, taken }) {
  return html`<tbody><tr><th scope="rowgroup" colspan=${points.length}>${label}</th></tr>
    <tr>${points.map((each, place) => html`<td class=${place === taken ? "is-now" : ""}><${Points} points=${each} /></td>`)}</tr></tbody>`;
}

/** The strips and their table; `games` are the rules under which the hand can be scored. */
export function ScoreChart({ tables, games, hand, taken, players, onTaken }) {
  const rows = games.map((game) => rowsOf(tables, game, hand));
  const every = rows.flatMap(({ declarers, defenders }) => [...declarers, ...defenders, 0]);
  const [low, high] = [Math.min(...every), Math.max(...every, 1)];
  const places = [...Array(tables.all_six.taken + 1).keys()];
  const names = namesOf(tables, players, tables.sides[hand.declarer][0]);
  return html`<div class="hp-strips" role="group" aria-label=${say("score.chart")}>
    <p class="hp-strips-key"><span class="hp-key-bar">${say("score.declarers")}</span><span class="hp-key-tick">${say("score.defenders")}</span></p>
    ${rows.map((each) => html`<div key=${each.name} class="hp-strip-of">${rows.length > 1 && html`<p>${each.name}</p>`}
      <${Strip} rows=${each} low=${low} high=${high} taken=${taken} /></div>`)}
    <input class="hp-slide" type="range" min="0" max=${tables.all_six.taken} step="1" value=${taken} aria-label=${say("score.side", { names })}
      aria-valuetext=${say("score.sideText", { taken })} onInput=${(event) => onTaken(Number(event.target.value))} />
    <table class="hp-strip-table"><caption class="hp-hidden">${say("score.table")}</caption>
      <thead><tr>${places.map((place) => html`<th scope="col" class=${place === taken ? "is-now" : ""}>${place}</th>`)}</tr></thead>
      ${rows.map(({ name, declarers, defenders }) => html`
        <${Row} label=${say("score.rowDeclarers", { name })} points=${declarers} taken=${taken} />
        <${Row} label=${say("score.rowDefenders", { name })} points=${defenders} taken=${taken} />`)}
    </table>
  </div>`;
}
