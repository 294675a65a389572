// One card: a button when it can be pressed, a picture when it cannot. Its marks have fixed places.
import { html } from "./html.js";
import { capital, say } from "./strings.js";
import { titleOf } from "./tables.js";

const suitOfFace = (card) => (card === "JK" ? "JK" : card[1]);

/** A sign from the sprite. */
export const sign = (id, kind = "hp-icon") => html`<svg class=${kind} aria-hidden="true"><use href=${`#hp-${id}`} /></svg>`;

/** A suit sign in running text. */
export const pip = (suit) => sign(`s-${suit}`, `hp-pip hp-ui-${suit}`);

/** The full name: "jack of diamonds, left bower, counts as a heart, trump, you may play it". */
export function nameOf(card, trump, states = [], more = "") {
  const name = trump?.words.names[card];
  const parts = [name];
  if (trump?.titles[card] && trump.titles[card] !== name) parts.push(trump.titles[card]);
  if (trump && card === trump.left) parts.push(say("card.counts", { one: trump.words.one[trump.suit] }));
  if (trump && trump.suitOf[card] === trump.suit) parts.push(say("card.trump"));
  parts.push(...states.map((state) => say(`card.${state}`)), more);
  return capital(parts.filter(Boolean).join(say("list.comma")));
}

/** The top of the left bower in a ladder: its printed suit smaller, so that the house has room. */
const withRoom = ([rank, suit]) => html`<use href=${`#hp-r-${rank}`} transform="translate(26 32) scale(.5)" />
  <use href=${`#hp-s-${suit}`} x="68" y="9" width="22" height="22" />`;

/**
 * A card. `states` are playable, off, picked, wrong, led and wins; `trump` are the opened tables of the
 * trump suit, needed for the marks; `names` suffice where no trump is to be given away. A card is
 * `stacked` in a ladder, where only its top shows, and `small` where it is never 76 px wide.
 */
export function Card({ card, trump, names, states = [], more, size = "", onPress, pressed, stacked, stars = !stacked, small = stacked }) {
  const is = (state) => states.includes(state);
  const left = trump && card === trump.left;
  const label = trump ? nameOf(card, trump, states, more)
    : capital([names[card], ...states.map((state) => say(`card.${state}`)), more].filter(Boolean).join(say("list.comma")));
  const kind = ["hp-card", size && `hp-card-${size}`, ...states.map((state) => `is-${state}`), left && "has-house", stacked && "is-stacked"];
  const inside = html`
    <span class=${`hp-face hp-suit-${suitOfFace(card)}`}>
      <svg class="hp-compact" viewBox="0 0 100 140">${stacked && left ? withRoom(card) : html`<use href=${`#hp-c-${card}`} />`}</svg>
      ${!small && html`<svg class="hp-full" viewBox="0 0 100 140"><use href=${`#hp-f-${card}`} /></svg>`}
    </span>
    ${is("off") && html`<span class="hp-mark hp-mark-no">${sign("i-no", "")}</span>`}
    ${is("picked") && html`<span class="hp-mark hp-mark-yes">${sign("i-check", "")}</span>`}
    ${is("wrong") && html`<span class="hp-mark hp-mark-yes">${sign("i-cross", "")}</span>`}
    ${trump && !left && stars && trump.suitOf[card] === trump.suit && html`<span class="hp-mark hp-mark-trump">${sign("s-JK", "")}</span>`}
    ${left && html`<span class="hp-mark hp-mark-house">${sign("house", "")}${sign(`s-${trump.suit}`, `hp-guest hp-suit-${trump.suit}`)}</span>`}
    ${is("wins") ? html`<span class="hp-tag hp-tag-wins">${sign("e-K", "")}${say("mark.wins")}</span>`
      : is("led") && html`<span class="hp-tag hp-tag-led">${say("mark.led")}</span>`}`;
  const classes = kind.filter(Boolean).join(" ");
  if (!onPress) return html`<span class=${classes} role="img" aria-label=${label} data-card=${card}>${inside}</span>`;
  return html`<button type="button" class=${classes} aria-label=${label} data-card=${card}
    aria-disabled=${is("off") ? "true" : undefined} aria-pressed=${pressed === undefined ? undefined : String(pressed)}
    onClick=${() => onPress(card)}>${inside}</button>`;
}

/** A card that lies face down. */
export const Back = ({ more, size = "" }) => html`<span class=${`hp-card hp-back ${size && `hp-card-${size}`}`} role="img"
  aria-label=${capital([say("card.down"), more].filter(Boolean).join(say("list.comma")))}>
  <span class="hp-face"><svg viewBox="0 0 100 140"><use href="#hp-back" /></svg></span></span>`;
