// Keeping progress: as a text to copy or save, loaded from such a text, or wiped, with a way back.
import { useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { progress as store } from "./progress.js";
import { merged } from "./progress_moves.js";
import { ProgressError, readProgress, writeProgress } from "./progress_text.js";
import { say } from "./strings.js";
import "./strings_course.js";
import "./strings_quiz.js";

/** What opens when the reader asks for it. */
export function Keep({ progress }) {
  const [open, setOpen] = useState(false);
  return html`<details class="hp-keep" onToggle=${(event) => setOpen(event.currentTarget.open)}><summary>${say("course.keep")}</summary>
    ${open && html`<${Inside} progress=${progress} />`}</details>`;
}

function Inside({ progress }) {
  const own = writeProgress(progress);
  const [text, setText] = useState(null); // what the reader has put in place of their own
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState("");
  const undo = useRef(null);
  const area = useRef(null);
  const copy = async () => {
    try { await navigator.clipboard.writeText(text ?? own); setSaid(say("course.copied")); } catch { area.current.select(); setSaid(say("course.byHand")); }
  };
  const load = () => {
    try {
      const found = readProgress(text ?? own);
      store.change((now) => merged(now, found));
      setText(null);
      setSaid(say("course.loaded"));
    } catch (error) {
      if (!(error instanceof ProgressError)) throw error;
      setSaid(say("course.refused", { why: say(`progress.why.${error.reason}`, { where: error.where }) }));
    }
  };
  const wipe = () => { undo.current = store.wipe(); setText(null); setAsks(false); setSaid(say("course.wiped")); };
  const back = () => { undo.current(); undo.current = null; setSaid(say("course.undone")); };
  return html`<p>${say("course.keepWhat")}</p>
    <textarea ref=${area} rows="5" spellcheck="false" autocomplete="off" aria-label=${say("course.text")} value=${text ?? own} onInput=${(event) => setText(event.target.value)}></textarea>
    <p class="hp-row"><${Button} icon="link" onClick=${copy}>${say("course.copy")}</${Button}>
      <a class="hp-button" download="hasenpfeffer-progress.json" href=${`data:application/json;charset=utf-8,${encodeURIComponent(own)}`}>${say("course.save")}</a>
      <${Button} onClick=${load}>${say("course.load")}</${Button}>
      <${Button} data-do="wipe" onClick=${() => { setAsks(true); setSaid(""); }}>${say("course.wipe")}</${Button}></p>
    ${asks && html`<div class="hp-keep-ask" role="group" aria-label=${say("course.wipeAsk")}><p><b>${say("course.wipeAsk")}</b> ${say("course.wipeWhat")}</p>
      <p class="hp-row"><${Button} go=${true} data-do="wipeYes" onClick=${wipe}>${say("course.wipeYes")}</${Button}><${Button} onClick=${() => setAsks(false)}>${say("course.wipeNo")}</${Button}></p></div>`}
    <p class="hp-keep-said" role="status">${said}</p>
    ${undo.current && html`<p class="hp-row"><${Button} icon="undo" data-do="undo" onClick=${back}>${say("course.undo")}</${Button}></p>`}`;
}
