// What a question shows: cards on the table, in the hand, calls, facts. Cards that are answers are buttons.
import { shortCall } from "./auction_seats.js";
import { Card, pip } from "./cards.js";
import { html } from "./html.js";
import { capital, say } from "./strings.js";
import { split } from "./tables.js";
import "./strings_quiz.js";

const Group = ({ label, kind = "", children, ...rest }) => html`<div class=${`hp-scene-group ${kind}`} role="group" aria-label=${label} ...${rest}>
  <span class="hp-scene-label" aria-hidden="true">${label}</span><div class="hp-scene-row">${children}</div></div>`;

/** Short facts that belong to the drawing: trump, the suit led, who you are, who deals. */
function badges(words, { trump, lead, you, dealer }) {
  const suit = (key, letter) => html`<li>${pip(letter)}<span>${say(key, { suit: words.many[letter] })}</span></li>`;
  const seat = (key, letter) => html`<li>${say(key, { seat: words.seatNames[letter] })}</li>`;
  return [trump && suit("quiz.trump", trump), lead && suit("quiz.led", lead), you && seat("quiz.you", you), dealer && seat("quiz.dealer", dealer)].filter(Boolean);
}

/** A call as it stands on a plaque. */
const Call = ({ words, seat, call }) => html`<li><span class="hp-scene-seat">${words.seatNames[seat]}</span>
  <span class=${call === "pass" ? "hp-call is-pass" : /^\d$/.test(call) ? "hp-call" : "hp-call is-word"}>${shortCall(call)}</span></li>`;

/** What is said of the table; an exam leaves out its own rules, which a reader is to know. */
const factsOf = ({ elsewhere, scene: { facts = [], stated = 0 } }, examined) => facts.slice(examined && !elsewhere ? stated : 0);

/**
 * The drawing of a question. `press(card)` gives what makes a card a button, for cards that are answers, and its look;
 * `trump` are the opened tables of the trump suit, once the marks may be shown.
 */
export function Scene({ words, level, press, trump, examined }) {
  const { table = [], hand = "", widow, calls = [], you } = level.scene;
  const facts = factsOf(level, examined);
  const place = (each, { seat, led } = {}) => {
    const { look, ...pressed } = press(each);
    const states = [led && "led", pressed.pressed && (look === "is-wrong" ? "wrong" : "picked")].filter(Boolean);
    return html`<span class=${`hp-scene-card ${look}`} key=${each}><${Card} card=${each} names=${words.names} trump=${trump} size="fluid" states=${states}
      more=${seat && say("card.by", { seat: words.seatNames[seat] })} ...${pressed} />${seat && html`<span class="hp-scene-seat" aria-hidden="true">${words.seatNames[seat]}</span>`}</span>`;
  };
  const shown = badges(words, level.scene);
  const seated = level.kind === "seat"; // the seats to tap carry the cards
  return html`
    ${shown.length > 0 && html`<ul class="hp-badges">${shown}</ul>`}
    ${facts.length > 0 && html`<ul class="hp-facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>`}
    ${calls.length > 0 && html`<div class="hp-scene-group"><span class="hp-scene-label">${say("quiz.calls")}</span>
      <ol class="hp-scene-calls">${calls.map(([seat, call], place) => html`<${Call} key=${place} words=${words} seat=${seat} call=${call} />`)}</ol></div>`}
    ${table.length > 0 && !seated && html`<${Group} label=${say("quiz.table")} kind="is-table">
      ${table.map(([seat, each], at) => place(each, { seat, led: at === 0 }))}</${Group}>`}
    ${widow && html`<${Group} label=${say("quiz.widow")} kind="is-one">${place(widow)}</${Group}>`}
    ${hand && html`<${Group} label=${holder(level, you)}>${split(hand).map((each) => place(each))}</${Group}>`}`;
}

/** Cards to compare are nobody's hand. */
function holder({ scene, kind }, you) {
  const cards = split(scene.hand).length;
  if (!scene.table && !you && cards < 4) return say(kind === "card" ? "quiz.choose" : cards === 1 ? "quiz.card" : "quiz.cards");
  return say("quiz.youHold");
}

/** The scene in sentences, for readers without the drawing. */
export function sceneText(words, { scene }) {
  const { table = [], hand = "", widow, calls = [], facts = [] } = scene;
  return [
    ...facts,
    ...calls.map(([seat, call]) => `${say("quiz.call", { seat: words.seatNames[seat], call: shortCall(call) })}.`),
    ...table.map(([seat, card]) => say("quiz.textPlayed", { seat: words.seatNames[seat], card: words.names[card] })),
    widow && say("quiz.textWidow", { card: words.names[widow] }),
    hand && say("quiz.textHand", { cards: split(hand).map((card) => words.names[card]).join(say("list.comma")) }),
  ].filter(Boolean).join(" ");
}

/** An answer as the reader knows it: a card, a player, or what it says. */
export function answerName(words, level, index, typed = "") {
  if (index === -1) return typed;
  const { say: text } = level.options[index];
  if (level.kind === "seat") return words.seatNames[text];
  if (level.kind === "card") return capital(words.names[text]);
  return words.names[text] ? capital(words.names[text]) : text;
}
