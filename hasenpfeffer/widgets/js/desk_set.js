// The teacher chooses the questions: seed, number, topics, rules. Every change is a new set.
import { useState } from "preact/hooks";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { anySeed, MOST, SetError } from "./question_set.js";
import { presets, readRules, useRules } from "./rules.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** Topics after one was pressed: a chapter stands for all of its families. @returns {string[]} */
export function pressed(topics, chosen, name) {
  const chapter = topics.find((each) => each.chapter === name || each.families.some(({ family }) => family === name));
  const own = chapter.families.map(({ family }) => family);
  const others = chosen.filter((each) => each !== chapter.chapter && !own.includes(each));
  if (name === chapter.chapter) return chosen.includes(name) ? others : [...others, name];
  const before = chosen.includes(chapter.chapter) ? own : own.filter((each) => chosen.includes(each));
  const after = before.includes(name) ? before.filter((each) => each !== name) : [...before, name];
  return [...others, ...(after.length === own.length ? [chapter.chapter] : after)];
}

/** How much of a chapter is chosen: true, false, or mixed. */
const chosenPart = (chosen, { chapter, families }) =>
  (chosen.includes(chapter) ? "true" : families.some(({ family }) => chosen.includes(family)) ? "mixed" : "false");

const Chip = ({ name, state, onTopic, children }) => html`<button type="button" class="hp-chip" data-topic=${name || "all"} aria-pressed=${state} onClick=${() => onTopic(name)}>
  ${state === "true" && sign("i-check")}${state === "mixed" && sign("i-minus")}${children}</button>`;

function Topics({ topics, set, onTopic }) {
  const chosen = set.topics;
  return html`<div class="hp-desk-field" role="group" aria-label=${say("desk.topics")}><span class="hp-desk-label">${say("desk.topics")}</span>
    <div class="hp-chips"><${Chip} name="" state=${String(!chosen.length)} onTopic=${onTopic}>${say("desk.all")}</${Chip}>
      ${topics.map((each) => html`<${Chip} key=${each.chapter} name=${each.chapter} state=${chosenPart(chosen, each)} onTopic=${onTopic}>${each.title}</${Chip}>`)}</div>
    <details class="hp-desk-more"><summary>${say("desk.single")}</summary>
      ${topics.map((each) => html`<p class="hp-desk-label">${each.title}</p><div class="hp-chips">${each.families.map(({ family, title }) => html`
        <${Chip} key=${family} name=${family} state=${String(chosen.includes(family) || chosen.includes(each.chapter))} onTopic=${onTopic}>${title}</${Chip}>`)}</div>`)}</details>
  </div>`;
}

/** The rules that can be asked about: the four games, the reader's own, and those of the set. */
function RulesChoice({ set, onRules }) {
  const [chosen] = useRules();
  const all = [...presets, chosen, set.rules];
  const each = all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place);
  return html`<label class="hp-desk-field"><span class="hp-desk-label">${say("desk.rules")}</span>
    <select value=${set.rules.text} onChange=${(event) => onRules(readRules(event.target.value))}>
      ${each.map(({ text, name }) => html`<option key=${text} value=${text} selected=${text === set.rules.text}>${name}</option>`)}</select></label>`;
}

/** A field that changes the set when it is left; what cannot be is said in its place. */
function Field({ label, value, onTake, small, children, ...rest }) {
  const [typed, type] = useState(null);
  const [problem, setProblem] = useState("");
  const take = ({ currentTarget: { value: text } }) => {
    try {
      onTake(text);
      setProblem("");
    } catch (error) {
      if (!(error instanceof SetError)) throw error;
      setProblem(error.message);
    }
    type(null);
  };
  return html`<div class="hp-desk-field"><label><span class="hp-desk-label">${label}</span>
      <input autocomplete="off" spellcheck="false" class=${small ? "is-small" : ""} aria-invalid=${problem ? "true" : undefined} value=${typed ?? value}
        onInput=${(event) => type(event.target.value)} onChange=${take} ...${rest} /></label>${children}
    ${problem && html`<p class="hp-desk-problem" role="alert">${problem}</p>`}</div>`;
}

/** The four choices. `onChoose` hears how the set is to be changed. */
export function SetForm({ model, set, onChoose }) {
  const topics = model.get("topics");
  const change = (some) => onChoose(() => some);
  return html`<div class="hp-desk-form">
    <${Field} label=${say("desk.count")} small=${true} inputmode="numeric" value=${String(set.count)}
      onTake=${(text) => change({ count: /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN })} min="1" max=${MOST} type="text" />
    <${RulesChoice} set=${set} onRules=${(rules) => change({ rules })} />
    <${Field} label=${say("desk.seed")} small=${true} value=${set.seed} maxlength="8" onTake=${(text) => change({ seed: text.trim().toUpperCase() })}>
      <${Button} icon="deal" onClick=${() => change({ seed: anySeed() })}>${say("desk.another")}</${Button}></${Field}>
    <${Topics} topics=${topics} set=${set} onTopic=${(name) => onChoose((now) => ({ topics: name ? pressed(topics, now.topics, name) : [] }))} />
  </div>`;
}
