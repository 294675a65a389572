// The ladder of bids: how low it starts, how high it ends, and each bid by itself.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { Word } from "./house_parts.js";
import { ladderFrom, lowest, sameValue, sharing, tops, topOf, withoutRung, withRung, withSwitch } from "./house_state.js";
import { Clash, Question } from "./house_switch.js";
import { meaning, sourceLink } from "./meanings.js";
import { arrows } from "./parts.js";
import { say } from "./strings.js";

const RUNGS = ["1", "2", "3", "4", "5", "6", "little", "big"];
const nameOf = (call) => (["little", "big"].includes(call) ? say(`house.call.${call}`) : call);

/** A few buttons of which one is pressed, or none. */
const Choice = ({ label, options, chosen, onChoose }) => html`<div class="hp-choice"><span>${label}</span>
  <div role="group" aria-label=${label} onKeyDown=${arrows}>${options.map(({ key, words }) => html`<button type="button" class="hp-button" key=${key}
    aria-pressed=${String(key === chosen)} onClick=${() => onChoose(key)}>${words}</button>`)}</div></div>`;

export function Ladder({ tables, base, rules, changed, sources, onRules }) {
  const [said, setSaid] = useState(null);
  const { calls } = rules.switches;
  const { sentence, source } = meaning(tables, "calls", calls);
  const to = (ladder, note = null) => {
    const { rules: next, clash } = withSwitch(base, rules, "calls", ladder);
    if (next) onRules(next);
    setSaid(clash ? { clash, answer: meaning(tables, "calls", ladder) } : note && { note });
  };
  const top = topOf(calls);
  const low = calls[1];
  const tap = (rung) => {
    if (!calls.includes(rung)) {
      const gone = sharing(rung).find((other) => calls.includes(other));
      to(withRung(calls, rung), gone && say("house.swapped", { added: nameOf(rung), gone: nameOf(gone) }));
    } else if (calls.length === 2) setSaid({ note: say("house.oneBid") });
    else to(withoutRung(calls, rung));
  };
  const both = () => { onRules(said.clash.rules); setSaid(null); };
  return html`<${Question} name="calls" question=${say("house.calls")} base=${base} changed=${changed} onReset=${() => to(base.switches.calls)}>
    <p class="hp-ladder-says">${sentence} <a class="hp-line" href=${sourceLink(sources, source)} aria-label=${say("house.source", { source })}>${source}</a></p>
    <${Choice} label=${say("house.lowest")} chosen=${lowest.find((each) => sharing(each).includes(low))}
      options=${lowest.map((each) => ({ key: each, words: each }))} onChoose=${(each) => to(ladderFrom(each, top ?? tops[0]))} />
    <${Choice} label=${say("house.highest")} chosen=${top?.join(".")}
      options=${tops.map((each) => ({ key: each.join("."), words: say(`house.top.${each.join(".")}`) }))}
      onChoose=${(key) => to(ladderFrom(low, key.split(".")))} />
    <div class="hp-choice"><span>${say("house.rungs")}</span><div class="hp-rungs" role="group" aria-label=${say("house.rungs")} onKeyDown=${arrows}>
      ${RUNGS.map((rung) => html`<button type="button" class="hp-button" key=${rung} aria-pressed=${String(calls.includes(rung))}
        onClick=${() => tap(rung)}>${nameOf(rung)}</button>`)}</div></div>
    <${Word}>${said?.note ?? (said && html`<${Clash} tables=${tables} ...${said} onBoth=${both} />`)}</${Word}>
  </${Question}>`;
}
