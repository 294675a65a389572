// Pieces of the score explorer and the score sheet: a choice among a few, steppers for tricks, numbers with a sign.
import { html } from "./html.js";
import { sign } from "./cards.js";
import { arrows } from "./parts.js";
import { signed } from "./points.js";
import { say } from "./strings.js";
import "./strings_score_parts.js";

/** A few answers, one of them chosen. `options` are pairs of a value and its words. */
export const Choice = ({ label, options, chosen, onChoose, kind = "" }) => html`<div class=${`hp-pick ${kind}`} role="group" aria-label=${label} onKeyDown=${arrows}>
  ${options.map(([value, words]) => html`<button type="button" key=${value} data-value=${value} aria-pressed=${String(value === chosen)}
    onClick=${() => onChoose(value)}>${words}</button>`)}
</div>`;

/** One player's tricks, with a button for one less and one for one more. Barred buttons stay, and say why when pressed. */
export const Stepper = ({ name, value, less, more, onLess, onMore, rests }) => html`<div class=${rests ? "hp-tally is-out" : "hp-tally"} role="group" aria-label=${say("score.tricksOf", { name })}>
  <span class="hp-tally-name">${name}</span>
  <button type="button" aria-label=${say("score.less", { name })} aria-disabled=${String(!less)} onClick=${onLess}>${sign("i-minus")}</button>
  <b class="hp-tally-count">${value}</b>
  <button type="button" aria-label=${say("score.more", { name })} aria-disabled=${String(!more)} onClick=${onMore}>${sign("i-plus")}</button>
</div>`;

/** A number, told apart by sign, and by colour besides. */
export const Points = ({ points, change }) => html`<span class=${points < 0 ? "hp-pts is-minus" : "hp-pts"}>${change && points > 0 ? "+" : ""}${signed(points)}</span>`;

/** A bid in words: a number, or a pepper by its name. */
export const bidWords = (bid) => (Number(bid) ? bid : say(`bid.${bid}`));
