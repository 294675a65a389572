// The best hands and the worst, as rows of small cards with their chances.
import { pip, sign } from "./cards.js";
import { html } from "./html.js";
import { percent } from "./odds_bars.js";
import { say } from "./strings.js";
import { calledIn, split } from "./tables.js";

/** A card as a sign of text: its rank and its suit. */
const Chip = ({ card, trump }) => html`<span class=${`hp-tiny${trump && trump.suitOf[card] === trump.suit ? " is-trump" : ""}`}>${card === "JK"
  ? sign("s-JK", "hp-pip hp-ui-JK") : html`${card[0] === "T" ? "10" : card[0]}${pip(card[1])}`}</span>`;

/** One end of all hands; `alike` is the sentence for others that are as good, or as weak. */
export const End = ({ words, title, hands, trump, columns, alike }) => html`<table class="hp-end"><caption>${title}</caption>
  <thead><tr><th scope="col">${say("explore.hand")}</th>${columns.map((tricks) => html`<th key=${tricks} scope="col"><span class="hp-hidden">${say("odds.atLeast")} </span>${tricks}</th>`)}</tr></thead>
  <tbody>${hands.map((hand) => html`<tr key=${hand.cards}><th scope="row"><span class="hp-tinies" aria-hidden="true">${split(hand.cards).map((card) => html`<${Chip} key=${card} card=${card} trump=${trump} />`)}</span>
    <span class="hp-hidden">${split(hand.cards).map((card) => calledIn(words, trump, card)).join(say("list.comma"))}</span>
    ${hand.alike > 0 && html`<small>${say(alike, { count: hand.alike.toLocaleString("en") })}</small>`}</th>
    ${columns.map((tricks) => html`<td key=${tricks}>${percent(hand.chances[tricks - 1])}</td>`)}</tr>`)}</tbody></table>`;
