// Small pieces that several widgets share: buttons, the suit chooser, the status line, focus by arrow keys.
import { pip, sign } from "./cards.js";
import { html } from "./html.js";
import { capital, say } from "./strings.js";

/** A button with a sign before its words. */
export const Button = ({ icon, go, children, ...rest }) =>
  html`<button type="button" class=${go ? "hp-button hp-go" : "hp-button"} ...${rest}>${icon && sign(`i-${icon}`)}${children}</button>`;

/** All that stands below a question of a chapter, once it has been tried: a way to put it again. */
export const AskAgain = ({ onClick }) => html`<${Button} icon="retry" data-deed="again" onClick=${onClick}>${say("ask.again")}</${Button}>`;

/** Four suits, one of them chosen. */
export const SuitChooser = ({ words, suits = words.suits, label, chosen, onChoose, small }) => html`
  <div class=${small ? "hp-suit-choice is-small" : "hp-suit-choice"} role="group" aria-label=${label} onKeyDown=${arrows}>
    ${suits.map((suit) => html`<button type="button" key=${suit} data-suit=${suit} aria-pressed=${String(suit === chosen)}
      onClick=${() => onChoose(suit)}>${pip(suit)}<span>${capital(words.many[suit])}</span></button>`)}
  </div>`;

/** The line in which every answer appears, once: the verdict first, the reason second. */
export const Status = ({ icon, verdict, reason, more, kind = "" }) => html`
  <div class=${`hp-status ${kind}`} role="status">
    ${icon && (verdict || reason) && sign(icon)}
    <p>${verdict && html`<b>${verdict}</b> `}${reason}${more && html`<span>${more}</span>`}</p>
  </div>`;

/** Left, right, up, down, Home and End move the focus among the buttons of a group. */
export function arrows(event) {
  const buttons = [...event.currentTarget.querySelectorAll("button:not(:disabled)")];
  const at = buttons.indexOf(event.target.closest("button"));
  const steps = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (at < 0 || !(event.key in steps)) return;
  event.preventDefault();
  buttons.at(steps[event.key] % buttons.length).focus();
}
