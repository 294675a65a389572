// Small pieces of quizzes: dots, the running result in words, banks that are missing, times, what to say about memory.
import { sign } from "./cards.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { SCHEDULE } from "./progress_moves.js";
import { outcome } from "./question_state.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

const SIGNS = { right: "i-check", later: "i-check", help: "i-eye", missed: "i-cross", given: "i-check" };

/** One dot a question: what became of it. `states` are words of the catalogue. */
export const Dots = ({ states, now }) => html`<ol class="hp-dots" aria-label=${say("quiz.dots")}>${states.map((state, place) => {
  const shown = state === "open" && place === now ? "now" : state;
  return html`<li key=${place} class=${`is-${shown} ${place === now ? "is-here" : ""}`}>
    <span class="hp-hidden">${say("quiz.dot", { number: String(place + 1), state: say(`quiz.state.${shown}`) })}</span>
    ${SIGNS[shown] ? sign(SIGNS[shown], "") : html`<span aria-hidden="true">${place + 1}</span>`}</li>`;
})}</ol>`;

/** By whose rules a question is answered: those of the reader, unless it is about another table. */
export const rulesOf = (level, own) => (level.elsewhere ? say("quiz.elsewhere") : own);

/** The result so far in words: "3 right, 1 with help, 2 to go". */
export function sumUp(all) {
  const found = all.map(outcome);
  const count = (state) => found.filter((each) => each === state).length;
  return ["right", "later", "help", "missed", "open"].filter(count)
    .map((state) => say(`quiz.sum.${state}`, { n: String(count(state)) })).join(say("list.comma"));
}

/** Questions on their way, or lost, with a way to ask for them again. */
export const BankTrouble = ({ trouble, onAgain }) => html`<div class="hp-bank" role="status">${
  trouble === "loading" && html`<p>${say("bank.loading")}</p>`}${
  trouble === "missing" && html`<p>${say("bank.missing")}</p><${Button} icon="retry" onClick=${onAgain}>${say("bank.again")}</${Button}>`}</div>`;

const MINUTE = SCHEDULE[0] / 10;
const UNITS = [["months", 43_200], ["days", 1440], ["hours", 60], ["minutes", 1]];
const SINGLE = { hours: "hour", days: "day" };

/** A span of time, roughly, in words. */
export function spanOf(span) {
  const minutes = Math.round(span / MINUTE);
  const [unit, size] = UNITS.find(([, each]) => minutes >= each) ?? [];
  if (!unit) return say("time.soon");
  const n = Math.round(minutes / size);
  return n === 1 && SINGLE[unit] ? say(`time.${SINGLE[unit]}`) : say(`time.${unit}`, { n: String(n) });
}

/** What a reader must know about the browser's memory. */
export function Memory({ state, onDrop }) {
  const { aside, why, forgetful } = state;
  return html`${forgetful && html`<p class="hp-broken" role="alert">${say("progress.forgetful")}</p>`}
    ${(aside || why) && html`<div class="hp-broken" role="alert">
      <p>${why ? say("progress.aside", { why: say(`progress.why.${why.reason}`, { where: why.where }) }) : say("progress.asideBefore")}</p>
      ${aside && html`<details><summary>${say("progress.asideShow")}</summary><textarea readonly rows="4" aria-label=${say("progress.asideShow")} value=${aside}></textarea>
        <p class="hp-row"><${Button} onClick=${onDrop}>${say("progress.asideDrop")}</${Button}></p></details>`}</div>`}`;
}
