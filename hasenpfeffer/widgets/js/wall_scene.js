// A question's drawing for a wall: four places with their cards, the auction, the widow and a hand, large.
import { shortCall } from "./auction_seats.js";
import { Card, pip, sign } from "./cards.js";
import { html } from "./html.js";
import { capital, say } from "./strings.js";
import { split } from "./tables.js";
import "./strings_quiz.js";
import "./strings_group.js";

/** Whether there is anything to lay on the table; the rest is only read. */
export const hasDrawing = ({ table = [], hand = "", widow, calls = [] }) => Boolean(table.length || hand || widow || calls.length);

/** What is known at a glance: trump, the suit led, who you are, who deals. */
export function Badges({ words, scene: { trump, lead, you, dealer } }) {
  const suit = (key, letter) => html`<li><span class="hp-disc-pip">${sign(`s-${letter}`, `hp-suit-${letter}`)}</span>${say(key, { suit: words.many[letter] })}</li>`;
  const seat = (key, letter) => html`<li>${say(key, { seat: words.seatNames[letter] })}</li>`;
  if (!(trump || lead || you || dealer)) return null;
  return html`<ul class="hp-screen-badges">${trump && suit("quiz.trump", trump)}${lead && suit("quiz.led", lead)}
    ${you && seat("quiz.you", you)}${dealer && seat("quiz.dealer", dealer)}</ul>`;
}

/** The trick: every player in their place, behind the card they have played. */
function Trick({ words, table, you, mark, trump }) {
  const of = Object.fromEntries(table);
  return html`<div class="hp-screen-seats">${words.seats.map((seat) => html`<div key=${seat} class=${`hp-screen-seat is-${seat}`}>
    ${of[seat] ? html`<${Card} card=${of[seat]} names=${words.names} trump=${trump} size="fluid" more=${say("card.by", { seat: words.seatNames[seat] })}
      states=${mark(of[seat], seat) ?? (seat === table[0][0] ? ["led"] : [])} />` : html`<span class="hp-screen-slot"></span>`}
    <span>${seat === you ? say("wall.you") : words.seatNames[seat]}</span></div>`)}</div>`;
}

const Calls = ({ words, calls }) => html`<ol class="hp-screen-calls" aria-label=${say("quiz.calls")}>${calls.map(([seat, call], place) => html`
  <li key=${place}><span>${words.seatNames[seat]}</span><b>${shortCall(call)}</b></li>`)}</ol>`;

const Cards = ({ words, label, cards, mark, trump }) => html`<div class="hp-screen-cards" role="group" aria-label=${label}><span aria-hidden="true">${label}</span>
  <div>${cards.map((card) => html`<${Card} key=${card} card=${card} names=${words.names} trump=${trump} states=${mark(card) ?? []} size="fluid" />`)}</div></div>`;

/** The table. `rights` are the right cards or seats, and `trump` the tables for the marks, both once the answer is known. */
export function WallScene({ words, level, rights, trump }) {
  const mark = (card, seat) => (level.kind === "seat" && rights.includes(seat) ? ["wins"] : level.kind === "card" && rights.includes(card) ? ["picked"] : undefined);
  const { table = [], hand = "", widow, calls = [], you } = level.scene;
  const parts = [table.length > 0, calls.length > 0, hand || widow].filter(Boolean).length;
  return html`<div class=${`hp-felt hp-screen-table ${parts > 1 ? "is-full" : ""}`}>
    <${Badges} words=${words} scene=${level.scene} />
    <div class="hp-screen-parts">
      ${calls.length > 0 && html`<${Calls} words=${words} calls=${calls} />`}
      ${table.length > 0 && html`<${Trick} words=${words} table=${table} you=${you} mark=${mark} trump=${trump} />`}
      ${(widow || hand) && html`<div class="hp-screen-held">
        ${widow && html`<${Cards} words=${words} label=${say("quiz.widow")} cards=${[widow]} mark=${mark} trump=${trump} />`}
        ${hand && html`<${Cards} words=${words} label=${you ? say("quiz.youHold") : say("quiz.cards")} cards=${split(hand)} mark=${mark} trump=${trump} />`}</div>`}
    </div></div>`;
}

/** The trump suit, best first, with the cards of this question ringed. */
export function WallLadder({ words, scene }) {
  const trump = words.trumps[scene.trump];
  const here = [...(scene.table ?? []).map(([, card]) => card), ...split(scene.hand ?? ""), scene.widow];
  return html`<div class="hp-screen-ladder"><p>${pip(trump.suit)} ${say("wall.trumps", { suit: capital(words.many[trump.suit]) })}</p>
    <ol>${trump.suits[0].cards.map((card) => html`<li key=${card} class=${here.includes(card) ? "is-here" : ""}>
      <${Card} card=${card} trump=${trump} size="fluid" stars=${false} small=${true} more=${here.includes(card) ? say("wall.here") : ""} /></li>`)}</ol></div>`;
}
