// What the codes say: question by question, the hardest first, and name by name.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { byName, hardestFirst } from "./group_tally.js";
import { Button } from "./parts.js";
import { answerName } from "./question_scene.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** A wrong answer as words: an option, something else that was typed, or nothing. */
export const wrongName = (words, level, { kind, answer }) =>
  (kind === "option" ? answerName(words, level, answer) : say(kind === "nothing" ? "desk.unknown" : "desk.otherwise"));

const bare = (reply) => reply.replace(/^Not yet\.\s*/, "");

const Names = ({ names }) => html`<span class="hp-desk-names">${names.map((name, place) => html`${place > 0 && say("list.comma")}<bdi key=${place}>${name}</bdi>`)}</span>`;

/** How many had it right, as a bar and in words. */
const Share = ({ right, of }) => html`<span class="hp-desk-share"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
  <rect class="hp-desk-bar" width="100" height="8" /><rect class="hp-desk-bar-right" width=${of ? (100 * right) / of : 0} height="8" /></svg>
  <b>${say("desk.rightOf", { right, of })}</b></span>`;

function Row({ words, row, onWall }) {
  const { place, level, family, wrong } = row;
  const [first, ...others] = wrong;
  return html`<li class="hp-desk-question" data-question=${place + 1}>
    <div class="hp-desk-question-head"><p class="hp-desk-ask"><span>${place + 1}</span>${level.ask}</p><${Share} ...${row} /></div>
    ${first ? html`<p class="hp-desk-most"><b>${say(first.names.length > 1 ? "desk.most" : "desk.one", { count: first.names.length, answer: wrongName(words, level, first) })}</b> ${bare(first.reply)}</p>
      <p class="hp-desk-who"><${Names} names=${first.names} /></p>
      ${others.map((each) => html`<p class="hp-desk-who" key=${each.answer}><i>${wrongName(words, level, each)}</i> <${Names} names=${each.names} /></p>`)}`
    : html`<p class="hp-desk-who">${say("desk.nobody")}</p>`}
    <p class="hp-row"><a href=${family.link}>${say("desk.place", { title: family.title })}</a>
      <${Button} icon="eye" onClick=${() => onWall(place)}>${say("desk.show")}</${Button}></p>
  </li>`;
}

function People({ drawn, entries }) {
  return html`<table class="hp-desk-people"><caption class="hp-hidden">${say("desk.people")}</caption>
    <thead><tr><th scope="col">${say("desk.who")}</th><th scope="col">${say("desk.right")}</th><th scope="col">${say("desk.missed")}</th></tr></thead>
    <tbody>${byName(drawn, entries).map(({ name, right, missed }, place) => html`<tr key=${place}><th scope="row"><bdi>${name}</bdi></th>
      <td>${right}</td><td>${missed.map((each) => each + 1).join(say("list.comma")) || say("desk.none")}</td></tr>`)}</tbody></table>`;
}

/** The table of a group. `onWall(place)` shows a question large. */
export function TablePart({ words, drawn, entries, rows, onWall }) {
  const [hardest, setHardest] = useState(true);
  const total = rows.reduce((sum, { right }) => sum + right, 0);
  const order = (value, label) => html`<button type="button" class="hp-chip" aria-pressed=${String(hardest === value)} onClick=${() => setHardest(value)}>${label}</button>`;
  return html`<div class="hp-desk-table">
    <p>${say("desk.total", { right: total, of: entries.length * drawn.length, share: Math.round((100 * total) / (entries.length * drawn.length)) })}</p>
    <div class="hp-chips" role="group" aria-label=${say("desk.order")}>${order(true, say("desk.hardest"))}${order(false, say("desk.asAsked"))}</div>
    <ol class="hp-desk-questions">${(hardest ? hardestFirst(rows) : rows).map((row) => html`<${Row} key=${row.place} words=${words} row=${row} onWall=${onWall} />`)}</ol>
    <p class="hp-desk-sub">${say("desk.people")}</p>
    <${People} drawn=${drawn} entries=${entries} />
  </div>`;
}
