// The two ends of an exam: the page on which it begins, and what it says at the end.
import { sign } from "./cards.js";
import { Code } from "./exam_code.js";
import { ended, goodSeed } from "./exam_state.js";
import { html } from "./html.js";
import { Button } from "./parts.js";
import { answerName, Scene } from "./question_scene.js";
import { replyParts } from "./question.js";
import { replyTo } from "./question_state.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

/** Before the exam: its number, the rules, and the way back into one that was left. */
export function ExamStart({ count, seed, rules, begun, stale, onSeed, onOther, onStart, onResume, onDrop, link }) {
  const wrong = !goodSeed(seed);
  const start = (event) => { event.preventDefault(); if (!wrong) onStart(); };
  return html`<form class="hp-exam-start" onSubmit=${start}>
    <p class="hp-exam-title">${say("exam.title", { count: String(count) })}</p>
    <p>${say("exam.what")}</p>
    ${stale && html`<p class="hp-broken" role="alert">${say(stale)}</p>`}
    ${begun && html`<p class="hp-row"><${Button} go=${true} data-do="resume" onClick=${onResume}>${ended(begun) ? say("exam.reopen") : say("exam.resume", { number: String(begun.answers.length + 1) })}${sign("i-next")}</${Button}>
      ${!ended(begun) && html`<${Button} onClick=${onDrop}>${say("exam.drop")}</${Button}>`}</p>`}
    <div class="hp-exam-seed"><label><span>${say("exam.seed")}</span>
      <input type="text" autocomplete="off" spellcheck="false" maxlength="12" value=${seed} aria-invalid=${wrong ? "true" : undefined} onInput=${(event) => onSeed(event.target.value.trim())} /></label>
      <${Button} icon="retry" onClick=${onOther}>${say("exam.other")}</${Button}></div>
    <p class="hp-exam-note" role="status">${wrong ? say("exam.badSeed") : say("exam.seedWhat")}</p>
    <p class="hp-row"><button type="submit" class=${begun ? "hp-button" : "hp-button hp-go"} data-do="start">${say("exam.start")}${sign("i-next")}</button>
      ${link}<span class="hp-exam-rules">${say("exam.rules", { name: rules })}</span></p>
  </form>`;
}

/** In a question that is looked at again no card is a button. */
const still = () => ({ look: "" });

/** One answer that was wrong: what was asked and shown, what was said, why not, and what is right. */
const Missed = ({ words, each: { level, chosen, typed, number } }) => html`<li><details><summary><span><b>${say("exam.review", { number: String(number) })}</b> ${level.ask}</span>
  <span class="hp-exam-toggle" aria-hidden="true"><span>${say("exam.open")}</span><span>${say("exam.close")}</span>${sign("i-next")}</span></summary>
  <div class="hp-ask-one"><div class="hp-scene"><${Scene} words=${words} level=${{ ...level, kind: "text" }} press=${still} /></div></div>
  <p>${say("exam.yours", { answer: answerName(words, level, chosen, typed) })}</p><p>${replyParts(replyTo(level, chosen)).reason}</p>
  <p><b>${say("exam.rightOne", { answer: answerName(words, level, level.solution) })}</b> ${replyParts(level.options[level.solution]).reason}</p></details></li>`;

export function ExamEnd({ words, answered, found: { known, again }, code, about, levelsOf, title, onAnother }) {
  const right = answered.filter((each) => each.right).length;
  return html`<div class="hp-exam-end">
    <p class="hp-exam-title" tabindex="-1" ref=${title} role="status">${say("exam.done", { right: String(right), count: String(answered.length) })}</p>
    <${Code} code=${code} about=${about} />
    <h2>${say("exam.lookAt")}</h2>
    ${again.length === 0 && html`<p>${say("exam.none")}</p>`}
    <ul class="hp-exam-again">${again.map(({ family, missed }) => html`<li key=${family.family}><p class="hp-exam-family">${sign("i-retry")}<b>${family.title}</b></p>
      <p>${family.idea}</p><ul>${missed.map((each) => html`<${Missed} key=${each.number} words=${words} each=${each} />`)}</ul>
      <p class="hp-exam-links"><a href=${family.link}>${say("exam.readShort")}<span class="hp-hidden">: ${family.title}</span></a>
        <a href=${levelsOf(family)}>${say("exam.practiseShort")}<span class="hp-hidden">: ${family.title}</span></a></p></li>`)}</ul>
    ${known.length > 0 && html`<h2>${say("exam.know")}</h2><ul class="hp-exam-known">${known.map(({ family }) => html`<li key=${family.family}>${sign("i-check")}${family.title}</li>`)}</ul>`}
    <p class="hp-row"><${Button} icon="retry" data-do="another" onClick=${onAnother}>${say("exam.another")}</${Button}></p>
  </div>`;
}
