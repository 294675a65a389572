// One switch of the house rules: its question, its answers, and what does not go together.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { Answer, Stepper, Word } from "./house_parts.js";
import { withSwitch } from "./house_state.js";
import { meaning, mootness, openSwitch } from "./meanings.js";
import { Button } from "./parts.js";
import { say } from "./strings.js";

const quote = ({ label }) => label;

/** The frame of a switch: the question, how it differs from the preset, and the way back. */
export function Question({ name, question, base, changed, onReset, children }) {
  return html`<fieldset class=${changed ? "hp-switch is-changed" : "hp-switch"} data-switch=${name}>
    <legend>${question}</legend>
    ${changed && html`<p class="hp-switch-mark"><b>${say("house.differs", { preset: base.name })}</b>
      <${Button} icon="undo" onClick=${onReset} aria-label=${say("house.resetOne", { preset: base.name, question })}>${say("house.reset", { preset: base.name })}</${Button}></p>`}
    ${children}
  </fieldset>`;
}

/** Why a choice was not taken, and the other choice that would let it be. */
export function Clash({ tables, answer, clash, onBoth }) {
  const question = clash.other === "calls" ? say("house.calls") : tables.switches[clash.other].question;
  const other = quote(meaning(tables, clash.other, clash.value));
  return html`<p>${say("house.clash", { answer: quote(answer), other, question, why: clash.why })}</p>
    <${Button} icon="check" onClick=${onBoth}>${say("house.both", { other: quote(meaning(tables, clash.other, clash.instead)) })}</${Button}>`;
}

export function Switch({ tables, name, base, rules, changed, sources, onRules }) {
  const [said, setSaid] = useState(null);
  const { question, answers, numbers } = openSwitch(tables, name);
  const now = rules.switches[name];
  const outcome = (value) => withSwitch(base, rules, name, value);
  const choose = (value) => {
    const { rules: next, clash } = outcome(value);
    if (next) onRules(next);
    setSaid(clash ? { clash, answer: meaning(tables, name, value) } : null);
  };
  const both = () => { onRules(said.clash.rules); setSaid(null); };
  const moot = mootness(tables, name, rules.switches);
  const number = typeof now === "number" && numbers ? now : base.switches[name];
  const start = typeof number === "number" ? number : numbers?.from;
  return html`<${Question} name=${name} question=${question} base=${base} changed=${changed} onReset=${() => choose(base.switches[name])}>
    ${moot && html`<p class="hp-moot">${say("house.moot", { why: moot })}</p>`}
    <div class="hp-answers">
      ${numbers && html`<${Answer} key="number" group=${`hp-${name}`} answer=${numbers.at(start)} chosen=${now === start} sources=${sources} onChoose=${() => choose(start)}>
        <${Stepper} label=${say("house.number")} value=${start} from=${numbers.from} to=${numbers.to}
          onChange=${choose} onProblem=${(problem) => setSaid({ problem })} /></${Answer}>`}
      ${answers.map((answer) => html`<${Answer} key=${answer.value} group=${`hp-${name}`} answer=${answer} chosen=${answer.value === now}
        off=${Boolean(outcome(answer.value).clash)} sources=${sources} onChoose=${() => choose(answer.value)} />`)}
    </div>
    <${Word}>${said?.problem ?? (said && html`<${Clash} tables=${tables} ...${said} onBoth=${both} />`)}</${Word}>
  </${Question}>`;
}
