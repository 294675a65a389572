// The sheet itself: scores on top, one line a hand below, and the same on paper.
import { html } from "./html.js";
import { namesOf, signed, tricksOf } from "./points.js";
import { bidWords, Points } from "./score_parts.js";
import { say } from "./strings.js";

/** The columns of a sheet: a ledger for each side, or one for each player. */
export const ledgersOf = (tables, switches) =>
  (tables.by_side[switches.defenders] ? tables.sides[tables.seats[0]] : tables.seats.map((seat) => [seat]));

const scoreOf = (tables, ledgers, seats) => ledgers[tables.seats.indexOf(seats[0])];

/** All scores in one line: "North and South 7, East and West −4". */
export const totalsLine = (tables, switches, players, ledgers) => ledgersOf(tables, switches)
  .map((seats) => say("pad.total", { names: namesOf(tables, players, seats), points: signed(scoreOf(tables, ledgers, seats)) })).join(say("list.comma"));

/** How far a score is on its way: a bar from zero, to the right for points won, to the left below zero. */
function Way({ score, target, lowest }) {
  const from = Math.min(lowest, -target / 2);
  const x = (points) => ((points - from) / (target - from)) * 300;
  const end = x(Math.min(score, target));
  return html`<svg class="hp-way" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
    <rect class="hp-way-all" x="0" y="4" width="300" height="10" rx="5" />
    <rect class=${score < 0 ? "hp-way-now is-minus" : "hp-way-now"} x=${Math.min(end, x(0))} y="4" width=${Math.abs(end - x(0))} height="10" />
    <rect class="hp-way-zero" x=${x(0) - 1} y="0" width="2" height="18" /></svg>`;
}

/** The scores, large, each with what is missing. */
export function Totals({ tables, switches, pad, game }) {
  const ledgers = ledgersOf(tables, switches);
  const each = (seats) => {
    const score = scoreOf(tables, game.ledgers, seats);
    const missing = game.target - score;
    const deals = !game.ending && seats.includes(game.dealer);
    return html`<p key=${seats[0]}><small>${namesOf(tables, pad.players, seats)}${deals && seats.length === 1 && html` <em>${say("pad.deals")}</em>`}</small>
      <b><${Points} points=${score} /></b>
      <small>${missing > 0 ? say("pad.short", { points: missing, target: game.target }) : say(seats.length > 1 ? "pad.thereTwo" : "pad.there", { target: game.target })}</small>
      <${Way} score=${score} target=${game.target} lowest=${Math.min(...game.ledgers)} /></p>`;
  };
  return html`<div class=${ledgers.length > 2 ? "hp-tots is-singly" : "hp-tots"} role="group" aria-label=${say("pad.totals")}>${tables.sides[tables.seats[0]].map((side) =>
    html`<div class="hp-tot" key=${side[0]}>${ledgers.filter(([seat]) => side.includes(seat)).map(each)}</div>`)}</div>`;
}

/** What a hand was: who bid what, and what came of it. */
function Story({ tables, players, row }) {
  const name = (seat) => players[tables.seats.indexOf(seat)];
  const { hand, dealer, late } = row;
  const dealt = late ? say("pad.late") : say("pad.dealt", { name: name(dealer) });
  if (!hand) return html`<b>${say("pad.thrown")}</b><small>${dealt}</small>`;
  const taken = tricksOf(tables, hand.tricks, tables.sides[hand.declarer][0]);
  return html`<b>${say(hand.alone ? "pad.bidsAlone" : "pad.bids", { name: name(hand.declarer), bid: bidWords(hand.bid) })}</b>
    <small>${say("pad.took", { taken })}, ${dealt}</small>`;
}

/** Every hand; without `onCorrect` it is for paper. */
export function PadTable({ tables, switches, pad, game, at, onCorrect }) {
  const ledgers = ledgersOf(tables, switches);
  const number = (place) => (onCorrect
    ? html`<button type="button" aria-label=${say("pad.correct", { hand: place + 1 })} aria-pressed=${String(at === place)} onClick=${() => onCorrect(place)}>${place + 1}</button>`
    : place + 1);
  return html`<table class=${ledgers.length > 2 ? "hp-pad-table is-singly" : "hp-pad-table"}><caption class="hp-hidden">${say("pad.table")}</caption>
    <thead><tr><th scope="col">${say("pad.hand")}</th><th scope="col">${say("pad.bid")}</th>
      ${ledgers.map((seats) => html`<th scope="col" key=${seats[0]}>${namesOf(tables, pad.players, seats)}</th>`)}</tr></thead>
    <tbody>${game.rows.map((row, place) => html`<tr key=${place} class=${[row.late && "is-late", at === place && "is-now"].filter(Boolean).join(" ")}>
      <th scope="row">${number(place)}</th>
      <td><${Story} tables=${tables} players=${pad.players} row=${row} /></td>
      ${ledgers.map((seats) => html`<td key=${seats[0]}>${row.ledgers && html`<b><${Points} points=${scoreOf(tables, row.ledgers, seats)} /></b>
        <small>${row.points && html`<${Points} points=${scoreOf(tables, row.points, seats)} change />`}</small>`}</td>`)}</tr>`)}</tbody>
  </table>`;
}
