// The pieces of the hand builder: the hand on the table, its counts, the pack to choose from, a line to type in.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Card, pip, sign } from "./cards.js";
import { useGlide } from "./glide.js";
import { DEALT } from "./hand_position.js";
import { html } from "./html.js";
import { arrows, Button } from "./parts.js";
import { readHand } from "./reading.js";
import { capital, say } from "./strings.js";
import { about, asHeld, counts, inOrder, titleOf } from "./tables.js";

/** Cards that have a title of their own, whatever their rank. */
const titled = (trump, card) => trump && card in trump.titles;

/** The hand, sorted for trump if there is one, with a place for every card that is still missing. */
export function Held({ words, trump, hand, onTake }) {
  const list = useRef(null);
  useGlide(list);
  const cards = asHeld(words, trump, hand.cards);
  return html`<div class="hp-felt hp-held"><ol class=${`has-${hand.room}`} aria-label=${say("hand.held")} ref=${list} onKeyDown=${arrows}>
    ${cards.map((card, place) => html`<li key=${card} data-glide=${card}>
      <${Card} card=${card} trump=${trump} names=${words.names} size="fluid" small more=${say("hand.putBack")} onPress=${() => onTake(card, place)} />
      ${titled(trump, card) && html`<small aria-hidden="true">${capital(titleOf(trump, card))}</small>`}</li>`)}
    ${Array.from({ length: hand.room - cards.length }, (_, place) => html`<li key=${place}><span class="hp-slot"></span></li>`)}
  </ol></div>`;
}

/** How many cards count as each suit; the suits keep their places when trump changes. */
export function Counts({ words, trump, hand }) {
  const count = Object.fromEntries(counts(trump, hand.cards));
  const moved = hand.cards.includes(trump.left);
  return html`<dl class="hp-counts" aria-label=${say("hand.counts")}>${words.suits.map((suit) => html`
    <div key=${suit} class=${suit === trump.suit ? "is-trump" : ""}>
      <dt>${pip(suit)}${capital(words.many[suit])}</dt>
      <dd>${count[suit]}</dd>
      ${moved && suit === trump.suit && html`<dd class="hp-count-note">${say("hand.withLeft", { title: titleOf(trump, trump.left) })}</dd>`}
      ${moved && suit === trump.gone.suit && html`<dd class="hp-count-note">${say("hand.moved", { suit: words.many[trump.suit] })}</dd>`}
    </div>`)}</dl>`;
}

/** What is worth knowing about the highest trumps in the hand. */
export function Notes({ trump, hand }) {
  const notes = inOrder(trump, hand.cards).filter((card) => about(trump, card));
  return notes.length > 0 && html`<ul class="hp-hand-notes" aria-label=${say("hand.notes")}>${notes.map((card) => html`
    <li key=${card}>${card === trump.left
      ? html`<span class="hp-note-house">${sign("house", "")}${sign(`s-${trump.suit}`, `hp-guest hp-suit-${trump.suit}`)}</span>`
      : sign("s-JK", "hp-note-star")}
      <span><b>${capital(titleOf(trump, card))}.</b> ${about(trump, card)}</span></li>`)}</ul>`;
}

/** Up and down in the pack: to the card above or below, as the eye sees it. */
function upAndDown(event) {
  const from = event.target.closest("button")?.getBoundingClientRect();
  if (!from || !["ArrowUp", "ArrowDown"].includes(event.key)) return arrows(event);
  event.preventDefault();
  const down = event.key === "ArrowDown";
  const beyond = [...event.currentTarget.querySelectorAll("button")]
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= from.bottom : box.bottom <= from.top))
    .sort((one, two) => Math.hypot(one.box.left - from.left, one.box.top - from.top) - Math.hypot(two.box.left - from.left, two.box.top - from.top));
  beyond[0]?.button.focus();
}

/** All 25 cards in rows by the printed suit, where they stay whatever is trump. */
export function Pack({ words, trump, hand, onCard }) {
  const [joker, ...plain] = words.order;
  const cards = [...plain, joker];
  return html`<div class="hp-pack" role="group" aria-label=${say("hand.pack")} onKeyDown=${upAndDown}>
    ${cards.map((card) => html`<${Card} key=${card} card=${card} trump=${trump} names=${words.names} size="fluid" small stars=${false}
      states=${hand.cards.includes(card) ? ["picked"] : []} pressed=${hand.cards.includes(card)} onPress=${onCard} />`)}
    <p class="hp-pack-room">${say(hand.cards.length < hand.room ? "hand.more" : "hand.full", { count: hand.room - hand.cards.length })}</p>
  </div>`;
}

/** A hand in letters; what cannot be read is answered, and stays to be mended, until there is another hand. */
export function Typed({ reading, words, hand, onHand }) {
  const { room } = hand;
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  useLayoutEffect(() => setError(""), [hand.cards.join(" ")]);
  const submit = (event) => {
    event.preventDefault();
    const read = readHand(reading, words.names, typed, room);
    setError(read.error);
    if (read.error) return;
    setTyped("");
    onHand(read.cards);
  };
  return html`<form class="hp-written" onSubmit=${submit}>
    <label><span>${say("hand.type")}</span>
      <input class="hp-link" type="text" value=${typed} placeholder=${say(room > DEALT ? "hand.exampleWidow" : "hand.example")} autocomplete="off" autocapitalize="characters"
        spellcheck="false" enterkeyhint="done" aria-invalid=${error ? "true" : undefined}
        onInput=${(event) => { setTyped(event.target.value); setError(""); }} /></label>
    <button type="submit" class="hp-button">${say("hand.take")}</button>
    <p class="hp-written-error" role="alert">${error}</p>
  </form>`;
}

/** Six cards, or seven with the widow: only where the author allows it. */
export const Room = ({ sizes, room, onRoom }) => html`<div class="hp-row" role="group" aria-label=${say("hand.room")} onKeyDown=${arrows}>
  ${sizes.map((size, place) => html`<${Button} key=${size} aria-pressed=${String(size === room)} onClick=${() => onRoom(size)}>
    ${say(place ? "hand.withWidow" : "hand.dealt", { size })}</${Button}>`)}</div>`;
