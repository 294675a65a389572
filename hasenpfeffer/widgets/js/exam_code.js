// The result codes of an exam: the reader's own, to copy, and a field that reads the code of somebody else.
import { useRef, useState } from "preact/hooks";
import { readResult } from "./exam_state.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { CodeError } from "./result_code.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

/** A code to copy; where the browser forbids it, the code is marked instead. */
export function Code({ code, about }) {
  const [copied, setCopied] = useState(false);
  const place = useRef(null);
  const copy = async () => {
    try { await navigator.clipboard.writeText(code); setCopied(true); } catch { place.current.select(); }
  };
  return html`<div class="hp-exam-code"><label><span>${say("exam.code")}</span>
    <input type="text" readonly value=${code} ref=${place} onFocus=${(event) => event.target.select()} /></label>
    <${Button} icon=${copied ? "check" : "link"} onClick=${copy}><span aria-live="polite">${say(copied ? "exam.copiedCode" : "exam.copyCode")}</span></${Button}><p>${about}</p></div>`;
}

/** What a code says: how many were right, which were not, and, of the exam that is named here, what was asked there. */
function Result({ right, levels, named }) {
  const missed = right.map((each, place) => place).filter((place) => !right[place]);
  const numbers = missed.map((place) => String(place + 1)).join(say("list.comma"));
  const which = missed.length === 0 ? say("exam.none") : say(missed.length === 1 ? "exam.readOne" : "exam.readMissed", { numbers });
  return html`<p><b>${say("exam.done", { right: String(right.length - missed.length), count: String(right.length) })}.</b> ${which}</p>
    <p>${say(levels ? "exam.readFits" : "exam.readOther", named)}</p>
    ${levels && html`<ol class="hp-exam-asked">${missed.map((place) => html`<li key=${place} value=${place + 1}>${levels[place].level.ask} <a href=${levels[place].family.link}>${
      say("exam.readShort")}<span class="hp-hidden">: ${levels[place].family.title}</span></a></li>`)}</ol>`}`;
}

/** A code that somebody has sent. `make()` gives the exam of the name and the rules that are set here, or null if its questions did not come. */
export function ReadCode({ make, named }) {
  const [text, write] = useState("");
  const [found, show] = useState(null);
  const read = async (event) => {
    event.preventDefault();
    const exam = await make();
    if (!exam) return;
    try {
      const { right, fits } = readResult(text, exam);
      show({ right, named, levels: fits && exam.drawn });
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      show({ why: say(`exam.code.${error.reason}`, { sign: error.sign }) });
    }
  };
  return html`<details class="hp-exam-read"><summary>${say("exam.readCode")}</summary>
    <form class="hp-exam-code" onSubmit=${read}><label><span>${say("exam.readWhat", named)}</span>
      <input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" value=${text} aria-invalid=${found?.why ? "true" : undefined}
        onInput=${(event) => { write(event.target.value); show(null); }} /></label>
      <button type="submit" class="hp-button">${say("exam.readIt")}</button>
      <div class="hp-exam-found" role="status">${found && (found.why ? html`<p>${found.why}</p>` : html`<${Result} ...${found} />`)}</div></form></details>`;
}
