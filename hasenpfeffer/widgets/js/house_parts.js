// Pieces of the house rules: one answer to a question, and a number to step or to type.
import { useState } from "preact/hooks";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { sourceLink } from "./meanings.js";
import { say } from "./strings.js";

/** One answer: what it says, who says so, what it does to the game. */
export function Answer({ group, answer, chosen, off, sources, onChoose, children }) {
  const { label, sentence, source, effect } = answer;
  return html`<div class=${`hp-answer ${chosen ? "is-chosen" : ""} ${off ? "is-off" : ""}`}>
    <label><input type="radio" name=${group} checked=${chosen} onChange=${onChoose} />
      <span class="hp-answer-text"><b>${label}</b>${off && html` <small>${sign("i-no")}${say("house.notNow")}</small>`}
        <span>${sentence}</span>${effect && html`<em>${effect}</em>`}</span></label>
    <a class="hp-line" href=${sourceLink(sources, source)} aria-label=${say("house.source", { source })}>${source}</a>
    ${children}
  </div>`;
}

/** A whole number between two others, by its buttons or typed; what cannot be is said, and the number stays. */
export function Stepper({ label, value, from, to, onChange, onProblem }) {
  const [typed, type] = useState(null);
  const numberIn = (text) => {
    const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN;
    return from <= number && number <= to ? number : null;
  };
  const enter = ({ currentTarget: { value: text } }) => {
    type(text);
    if (numberIn(text) !== null) onChange(numberIn(text));
  };
  const settle = ({ currentTarget: { value: text } }) => {
    type(null);
    if (numberIn(text) === null) onProblem(say("house.badNumber", { text, from: String(from), to: String(to), now: String(value) }));
  };
  const step = (by) => { type(null); onChange(value + by); };
  return html`<span class="hp-stepper" role="group" aria-label=${label}>
    <button type="button" aria-label=${say("house.less")} disabled=${value <= from} onClick=${() => step(-1)}>${sign("i-minus")}</button>
    <input type="text" inputmode="numeric" autocomplete="off" aria-label=${label} aria-invalid=${typed !== null && numberIn(typed) === null ? "true" : undefined}
      value=${typed ?? value} onInput=${enter} onChange=${settle} />
    <button type="button" aria-label=${say("house.more")} disabled=${value >= to} onClick=${() => step(1)}>${sign("i-plus")}</button>
  </span>`;
}

/** What is to be said about the last choice, in its place. */
export const Word = ({ children }) => html`<div class="hp-word" role="status">${children}</div>`;
