// The list of codes: one line each, as typed or pasted; refused lines say why, and a slip can be put right with one press.
import { html } from "./html.js";
import { sign } from "./cards.js";
import { counted, sameNames } from "./group_roll.js";
import { Button } from "./parts.js";
import { say } from "./strings.js";
import "./strings_quiz.js";
import "./strings_group.js";

/** How many lines count, and how many do not and are listed, in words. */
export function sumOf(roll) {
  const some = (key, count) => say(count === 1 ? `desk.${key}One` : `desk.${key}`, { count });
  const [bad, twins] = [roll.filter(({ why }) => why).length, roll.filter(({ twin }) => twin).length];
  return [some("codes", counted(roll).length), bad && some("refused", bad), twins && some("twins", twins)].filter(Boolean).join(" ");
}

/** A line that does not count, and why. */
function Trouble({ line, name, text, why, code, twin, onMend }) {
  return html`<li data-line=${line}>${sign(why ? "i-retry" : "i-no")}<div>
    <p><b>${say("desk.line", { line })}</b> <bdi>${name || text}</bdi></p>
    <p>${why ?? say("roll.twin", { line: twin.line, name: twin.name })}${why && code && html` ${say("desk.fits", { code })}`}</p>
    ${why && code && html`<p class="hp-row"><${Button} onClick=${() => onMend(line, `${name ? `${name}: ` : ""}${code}`)}>${say("desk.mend")}</${Button}></p>`}</div></li>`;
}

export function CodesPart({ lines, roll, loading, onLines, onClear, onUndo, area }) {
  const troubles = roll.filter(({ why, twin }) => why || twin);
  const mend = (number, text) => onLines(lines.split(/\r\n|\r|\n/).map((each, place) => (place + 1 === number ? text : each)).join("\n"));
  return html`<div class="hp-desk-codes">
    <label><span class="hp-desk-label">${say("desk.list")}</span>
      <textarea rows="7" autocomplete="off" autocapitalize="off" spellcheck="false" dir="auto" ref=${area} placeholder=${say("desk.example")} value=${lines}
        onInput=${(event) => onLines(event.target.value)} /></label>
    <div class="hp-row"><p class="hp-desk-sum" role="status">${loading ? say("bank.loading") : lines.trim() ? sumOf(roll) : say("desk.noCodes")}</p>
      ${lines.trim() && html`<${Button} icon="cross" onClick=${onClear}>${say("desk.clear")}</${Button}>`}
      ${onUndo && html`<${Button} icon="undo" onClick=${onUndo}>${say("desk.undo")}</${Button}>`}</div>
    ${troubles.length > 0 && html`<ul class="hp-desk-troubles" aria-label=${say("desk.troubles")}>${troubles.map((each) => html`<${Trouble} key=${each.line} ...${each} onMend=${mend} />`)}</ul>`}
    ${sameNames(roll).map((name) => html`<p class="hp-desk-note" key=${name}>${say("roll.sameName", { name })}</p>`)}
  </div>`;
}
