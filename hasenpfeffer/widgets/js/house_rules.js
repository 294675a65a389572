// The rules of your own table: start from a game, change any switch, and the whole book follows.
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { Ladder } from "./house_ladder.js";
import { baseOf, changesFrom, presetCalled, withName } from "./house_state.js";
import { Switch } from "./house_switch.js";
import { CopyLink } from "./links.js";
import { useModel } from "./model.js";
import { arrows, Button } from "./parts.js";
import { CHANGED } from "./rules_text.js";
import { linkWith, presets, readRules, remembers, setRules, titleOfRules, useRules } from "./rules.js";
import { say } from "./strings.js";
import "./strings_house.js";

/** The four games to start from. */
const Start = ({ base, onStart }) => html`<p class="hp-ask">${say("house.start")}</p>
  <div class="hp-starts" role="group" aria-label=${say("house.start")} onKeyDown=${arrows}>${presets.map((preset) => html`
    <button type="button" key=${preset.text} aria-pressed=${String(preset.text === base.text)} onClick=${() => onStart(preset)}>
      <b>${preset.name}</b><span>${preset.about}</span></button>`)}</div>`;

/** The name of the rules; what stands in the field waits there while it cannot be taken. */
function Name({ rules, onRules }) {
  const [typed, type] = useState(null);
  const own = rules.name === CHANGED || presets.some(({ text }) => text === rules.text) ? "" : rules.name;
  const name = (event) => {
    const { value } = event.currentTarget;
    const next = withName(rules, value.trim() ? value : CHANGED);
    type(next ? null : value);
    if (next) onRules(next);
  };
  return html`<label class="hp-house-name"><span>${say("house.name")}</span>
    <input type="text" maxlength="40" autocomplete="off" placeholder=${say("house.nameHint")} value=${typed ?? own}
      aria-invalid=${typed === null ? undefined : "true"} onInput=${name} onBlur=${() => type(null)} />
    <small role="status">${typed !== null && say("house.posing", { name: typed.trim() })}</small></label>`;
}

/** What is played now. */
function summary(base, rules, changes) {
  const words = { preset: base.name, name: titleOfRules(rules), count: String(changes.length) };
  if (changes.length) return say(changes.length === 1 ? "house.changedOne" : "house.changed", words);
  return say(rules.name === base.name ? "house.isPreset" : "house.renamed", words);
}

export function Widget({ model }) {
  const [rules] = useRules();
  const [started, start] = useState(null);
  const [before, keep] = useState([]);
  const [, report] = useModel(model, "position");
  useEffect(() => report(rules.text), [rules.text]);
  const tables = model.get("meanings");
  const base = presetCalled(started) ?? baseOf(rules);
  const changes = changesFrom(base, rules);
  const to = (next) => {
    if (next.text === rules.text) return;
    keep([...before, { text: rules.text, started: base.text }]);
    start(base.text);
    setRules(next.text);
  };
  const startFrom = (preset) => { to(preset); start(preset.text); };
  const undo = () => {
    const last = before.at(-1);
    keep(before.slice(0, -1));
    start(last.started);
    setRules(last.text);
  };
  const each = (name) => {
    const shared = { key: name, tables, base, rules, changed: changes.includes(name), sources: model.get("sources"), onRules: to };
    return name === "calls" ? html`<${Ladder} ...${shared} />` : html`<${Switch} name=${name} ...${shared} />`;
  };
  return html`<div class="hp-widget hp-house" role="group" aria-label=${say("house.label")}>
    <${Start} base=${base} onStart=${startFrom} />
    <${Name} rules=${rules} onRules=${to} />
    ${tables.contents.map(([title, content]) => html`<div key=${title} role="group" aria-label=${title}><p class="hp-house-head">${title}</p>
      ${content.filter((line) => typeof line === "string").map(each)}</div>`)}
    <div class="hp-house-now">
      <p role="status"><b>${summary(base, rules, changes)}</b> <span>${say(remembers() ? "house.everywhere" : "house.here")}</span></p>
      <p class="hp-row"><${CopyLink} model=${model} position=${rules.text} make=${(href) => linkWith(href, rules.text)} />
        <${Button} icon="undo" disabled=${before.length === 0} onClick=${undo}>${say("house.undo")}</${Button}></p>
    </div>
  </div>`;
}

/** The rules by name: their sentences stand on the rule sheet. */
export function text(model) {
  return html`<p>${say("house.text", { name: titleOfRules(readRules(model.get("position"))) })}</p>`;
}
