// What stands around the questions of a group's quiz: the way in, the wait, and the code at the end.
import { useLayoutEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { isRight } from "./group_answers.js";
import { answerOf } from "./group_tally.js";
import { Button } from "./parts.js";
import { answerName } from "./question_scene.js";
import { say } from "./strings.js";
import "./strings_quiz.js";
import "./strings_group.js";

/** No link: the name of a quiz can be typed as well. */
export function Closed({ problem, onName }) {
  const [name, write] = useState("");
  const submit = (event) => { event.preventDefault(); if (name.trim()) onName(name); };
  return html`<form class="hp-group-open" onSubmit=${submit}>
    <p class="hp-group-title">${say("group.closed")}</p>
    <p>${say("group.closedHow")}</p>
    ${problem && html`<p class="hp-broken" role="alert">${say("group.broken")} ${problem}</p>`}
    <div class="hp-group-name"><label><span>${say("group.name")}</span>
      <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="400" placeholder="7K2M.20.all.classic" value=${name} onInput=${(event) => write(event.target.value)} /></label>
      <button type="submit" class="hp-button">${say("group.open")}</button></div>
  </form>`;
}

/** The questions are on their way, or did not come. */
export const Waiting = ({ state, again }) => (state === "failed"
  ? html`<p class="hp-broken" role="alert">${say("bank.missing")}</p><p class="hp-row"><${Button} icon="retry" onClick=${again}>${say("bank.again")}</${Button}></p>`
  : html`<p class="hp-group-wait" role="status">${say("bank.loading")}</p>`);

/** Copy a text, and say so; where the browser forbids it, mark the text instead. */
export function Copy({ text, label, done: doneLabel, target, ...rest }) {
  const [done, setDone] = useState(false);
  useLayoutEffect(() => setDone(false), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      const element = target?.current;
      if (element?.select) element.select();
      else if (element) getSelection().selectAllChildren(element);
    }
  };
  return html`<${Button} icon=${done ? "check" : "link"} onClick=${copy} ...${rest}><span aria-live="polite">${done ? doneLabel : label}</span></${Button}>`;
}

/** One question that was missed: what was answered, what is right and why, and where it stands in the book. */
function Missed({ words, level, family, answer, number }) {
  const { kind, reply } = answerOf(level, answer);
  const given = kind === "option" ? `${say("exam.yours", { answer: answerName(words, level, answer) })}.` : say(kind === "nothing" ? "group.unanswered" : "group.otherwise");
  const right = level.options[level.solution];
  return html`<li><p><b>${number}.</b> ${level.ask}</p>
    <p class="hp-group-given">${given} ${reply.replace(/^Not yet\.\s*/, "")}</p>
    <p class="hp-group-right">${say("exam.rightOne", { answer: answerName(words, level, level.solution) })}. ${right.reply.replace(/^Yes\.\s*/, "")}</p>
    <p><a href=${family.link}>${say("exam.read", { title: family.title })}</a></p></li>`;
}

/** The end: how many were right, the code for the teacher, and what to look at again. */
export function Ending({ words, drawn, answers, code, asked, onAnother }) {
  const missed = drawn.map((each, place) => ({ ...each, answer: answers[place], number: place + 1 })).filter(({ level, answer }) => !isRight(level, answer));
  const right = drawn.length - missed.length;
  return html`<div class="hp-group-end">
    <p class="hp-group-title" tabindex="-1" ref=${asked}>${say("exam.done", { right, count: drawn.length })}</p>
    <p>${say("group.give")}</p>
    <p class="hp-group-code" role="status" aria-label=${say("group.code", { code: [...code].join(" ") })}>${code.split("-").map((part) => html`<span>${part}</span>`)}</p>
    <p class="hp-row"><${Copy} text=${code} label=${say("exam.copyCode")} done=${say("exam.copiedCode")} />
      <${Button} onClick=${onAnother}>${say("group.another")}</${Button}></p>
    ${missed.length > 0 && html`<p class="hp-group-head">${say("exam.lookAt")}</p>
      <ol class="hp-group-missed">${missed.map((each) => html`<${Missed} key=${each.number} words=${words} ...${each} />`)}</ol>`}
  </div>`;
}
