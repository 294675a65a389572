// More about a hand of six: in simulated play or with open cards, what each card carries, what the widow adds, and where it all comes from.
import { html } from "./html.js";
import { signedTo } from "./odds_bars.js";
import { Kind } from "./odds_kind.js";
import { useOdds } from "./odds_load.js";
import { added } from "./odds_points.js";
import { Waiting } from "./odds_waiting.js";
import { arrows } from "./parts.js";
import { capital, say } from "./strings.js";
import { inOrder, titleOf } from "./tables.js";
import "./strings_odds_more.js";

const points = (chance) => Math.round(chance * 100);
const trueMinus = (number) => String(number).replace("-", "−");

/** When you speak: what a pass is worth depends on it. */
const Place = ({ place, onPlace }) => html`<p class="hp-label">${say("more.place")}</p>
  <div class="hp-suit-choice" role="group" aria-label=${say("more.place")} onKeyDown=${arrows}>${[0, 1, 2, 3].map((each) => html`
    <button type="button" key=${each} aria-pressed=${String(each === place)} onClick=${() => onPlace(each)}>${say(`more.place.${each}`)}</button>`)}</div>`;

/** What each card carries: how far the chance falls without it. */
function Cards({ words, trump, odds, about, cards, tricks }) {
  const rows = odds.worthOfCards(words, about, inOrder(trump, cards));
  const most = Math.max(...rows.map(({ worth }) => worth[tricks - 1]), 0.01);
  return html`<table class="hp-carries"><caption>${say("more.cards")}<small>${say("more.cardsMore", { tricks })}</small></caption><tbody>${rows.map(({ card, worth }) => html`
    <tr key=${card}><th scope="row">${capital(about.trump ? titleOf(trump, card) : words.names[card])}</th>
      <td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect height="10" width=${(100 * Math.max(worth[tricks - 1], 0) / most).toFixed(1)} /></svg></td>
      <td>${signedTo(points(worth[tricks - 1]), 0)}</td></tr>`)}</tbody></table>`;
}

/** What taking the widow adds: it needs the table in which nobody gets it. */
function Widow({ words, model, odds, about, cards, tricks }) {
  const { dead } = odds.values.forms[about.form];
  const { odds: both, state, again } = useOdds(model, [about.form, dead], true);
  if (!both) return html`<${Waiting} state=${state} again=${again} />`;
  const gain = odds.gainOfWidow(words, about, cards);
  return html`<p>${say("more.widow", { tricks, points: trueMinus(points(gain[tricks - 1])), all: trueMinus(added(gain).toFixed(2)) })}</p>`;
}

export function More({ words, cards, view }) {
  const { odds, about: asked, worth, rules, model } = view;
  const { named, dead } = odds.values.forms[asked.form];
  const about = { ...asked, trump: named ? worth.trump || worth.best : "" };
  const goesRound = rules.switches.rounds !== "once"; // where one starts low, what counts is how far to go
  const tricks = (goesRound ? worth.limit_tricks : worth.tricks) || worth.columns[0];
  const { solves, entries } = odds.table(asked.form).head;
  return html`<${Kind} perfect=${asked.perfect} onPerfect=${view.setPerfect} />
    <${Place} place=${view.place} onPlace=${view.setPlace} />
    <${Cards} words=${words} trump=${words.trumps[about.trump || asked.trump]} odds=${odds} about=${about} cards=${cards} tricks=${tricks} />
    ${named && dead !== asked.form && html`<${Widow} words=${words} model=${model} odds=${odds} about=${about} cards=${cards} tricks=${tricks} />`}
    <p class="hp-worth-source">${say("more.source", { rules: rules.name, hands: entries.toLocaleString("en"), solves: Math.round(solves / 1e6) })}
      ${worth.borrowed && ` ${say("more.borrowed", { game: worth.borrowed })}`} <a href="strategy.html">${say("more.link")}</a></p>`;
}
