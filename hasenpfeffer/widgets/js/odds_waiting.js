// What is said while chances are not there: not asked for, on their way, or lost on the way.
import { sign } from "./cards.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { say } from "./strings.js";
import "./strings_odds.js";

/** One clear line: a sign, a title, and a few words more. */
export const Line = ({ icon, kind = "", title, more, children }) => html`<p class=${`hp-worth-say ${kind}`}>${icon}
  ${(title || more) && html`<span>${title && html`<b>${title}</b>`}${more && html`<small>${more}</small>`}</span>`}${children}</p>`;

/** A deed whose button goes away: the focus stays in the panel. */
export const keepingFocus = (deed) => ({ currentTarget }) => { currentTarget.closest(".hp-worth").focus({ preventScroll: true }); deed(); };

/** A table is on its way, or did not come. */
export function Waiting({ state, again }) {
  if (state === "failed") return html`<${Line} more=${say("odds.failed")}><${Button} icon="retry" onClick=${keepingFocus(again)}>${say("odds.again")}</${Button}></${Line}>`;
  return html`<${Line} icon=${sign("i-deal")} title=${say("odds.coming")} more=${say("odds.comingMore")} />`;
}
