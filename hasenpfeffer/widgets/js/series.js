// A row of questions, one after the other, with a dot for each and the result so far in words.
import { useState } from "preact/hooks";
import { Asking } from "./asking.js";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { clean, outcome, UNTRIED } from "./question_state.js";
import { Dots, sumUp } from "./quiz_parts.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

/**
 * Questions with their families, asked in a row. `end(all)` is what stands below the result once all are through;
 * `onBegin` hears of the first answer.
 */
export function Series({ words, drawn, end, onBegin = () => {}, focus = false }) {
  const [all, setAll] = useState(drawn.map(() => UNTRIED));
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(focus);
  const over = at >= drawn.length;
  const put = (tried) => {
    if (all.every((each) => each === UNTRIED)) onBegin();
    setAll(all.map((each, place) => (place === at ? tried : each)));
  };
  const on = () => { setMoved(true); setAt(at + 1); };
  const perfect = over && all.every(clean);
  return html`<div class="hp-series">
    <div class="hp-series-head"><p class="hp-series-place">${over ? say("quiz.end") : say("quiz.number", { number: String(at + 1), count: String(drawn.length) })}</p>
      ${drawn.length > 1 && html`<${Dots} states=${all.map(outcome)} now=${at} />`}</div>
    ${!over && html`<${Asking} key=${drawn[at].level.id} words=${words} level=${drawn[at].level} family=${drawn[at].family.family} focus=${moved} onTried=${put}
      foot=${(tried) => tried.chosen !== null && html`<${Button} go=${tried.solved} data-do="next" onClick=${on}>${
        say(at + 1 === drawn.length ? "quiz.finish" : "quiz.next")}${sign("i-next")}</${Button}>`} />`}
    ${drawn.length > 1 && html`<p class="hp-series-sum">${perfect ? say("quiz.endAll", { count: String(drawn.length) }) : sumUp(all)}</p>`}
    ${over && end(all)}
  </div>`;
}
