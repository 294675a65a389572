// More about a hand of six: in simulated play or with open cards, what each card carries, what the widow adds, and where it all comes from.
import { html } from "./html.js";
import { signedTo } from "./odds_bars.js";
import { Kind } from "./odds_kind.js";
import { useOdds } from "./odds_load.js";
import { added, best } from "./odds_points.js";
import { Waiting } from "./odds_waiting.js";
import { arrows } from "./parts.js";
import { capital, say } from "./strings.js";
import { calledIn, inOrder } from "./tables.js";
import "./strings_odds_more.js";

const points = (chance) => Math.round(chance * 100);
const trueMinus = (number) => String(number).replace("-", "−");

/** When you speak: what a pass is worth depends on it. */
const Place = ({ place, onPlace }) => html`<p class="hp-label">${say("more.place")}</p>
  <div class="hp-suit-choice" role="group" aria-label=${say("more.place")} onKeyDown=${arrows}>${[0, 1, 2, 3].map((each) => html`
    <button type="button" key=${each} aria-pressed=${String(each === place)} onClick=${() => onPlace(each)}>${say(`more.place.${each}`)}</button>`)}</div>`;

/** A card's points to the right of nothing or to the left, on one scale for every hand there is. */
const Carries = ({ share }) => html`<svg viewBox="-30 0 130 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class=${share < 0 ? "is-less" : undefined} height="10" x=${Math.min(share, 0)} width=${Math.abs(share)} /><path d="M0 0V10" /></svg>`;

/** What each card carries: how far the chance falls without it; where no card moves it, the least sure chance instead. */
function Cards({ words, trump, odds, about, cards, tricks, columns }) {
  const rows = odds.worthOfCards(words, about, inOrder(trump, cards));
  const moves = (wanted) => rows.some(({ worth }) => points(worth[wanted - 1]) !== 0);
  const chances = odds.chances(words, about, cards);
  const wanted = moves(tricks) ? tricks : best(columns, (each) => -Math.abs(chances[each - 1] - 0.5));
  const share = ({ worth }) => points(worth[wanted - 1]);
  const sure = !moves(tricks) && html`<p>${say("more.sure", { tricks })} ${moves(wanted) && say("more.instead", { tricks: wanted })}</p>`;
  return html`${sure}${moves(wanted) && html`<table class="hp-carries"><caption>${say("more.cards")}<small>${say("more.cardsMore", { tricks: wanted })}
      ${rows.some((row) => share(row) < 0) && ` ${say("more.less")}`}</small></caption><tbody>${rows.map((row) => html`
    <tr key=${row.card}><th scope="row">${capital(calledIn(words, about.trump && trump, row.card))}</th>
      <td><${Carries} share=${share(row)} /></td>
      <td>${signedTo(share(row), 0)}</td></tr>`)}</tbody></table>`}`;
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
    <${Cards} words=${words} trump=${words.trumps[about.trump || asked.trump]} odds=${odds} about=${about} cards=${cards} tricks=${tricks} columns=${worth.columns} />
    ${named && dead !== asked.form && html`<${Widow} words=${words} model=${model} odds=${odds} about=${about} cards=${cards} tricks=${tricks} />`}
    <p class="hp-worth-source">${say("more.source", { rules: rules.name, hands: entries.toLocaleString("en"), solves: Math.round(solves / 1e6) })}
      ${rules.switches.joker_when_void === "barred" && ` ${say("more.barred")}`}${rules.switches.alone !== "off" && ` ${say("more.alone")}`}
      ${worth.borrowed && ` ${say("more.borrowed", { game: worth.borrowed })}`} <a href="strategy.html">${say("more.link")}</a></p>`;
}
