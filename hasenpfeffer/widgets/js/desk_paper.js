// A set of questions on paper, with or without its answers; hidden on the screen.
import { html } from "./html.js";
import { replyParts } from "./question.js";
import { answerName, Scene } from "./question_scene.js";
import { say } from "./strings.js";
import "./strings_quiz.js";
import "./strings_group.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const still = () => ({}); // on paper no card can be pressed

function Answer({ words, level }) {
  const rights = level.options.filter(({ right }) => right);
  const letters = rights.map((option) => (level.kind === "text" ? "" : `${LETTERS[level.options.indexOf(option)]}: `) + answerName(words, level, level.options.indexOf(option)));
  return html`<p class="hp-paper-answer"><b>${say("paper.answer", { answer: letters.join("; ") })}</b> ${replyParts(level.options[level.solution]).reason}</p>`;
}

function Item({ words, level, answers }) {
  return html`<li class="hp-paper-item"><p class="hp-paper-ask">${level.ask}</p>
    <div class="hp-scene"><${Scene} words=${words} level=${{ ...level, kind: "option" }} press=${still} /></div>
    ${level.kind === "text" ? html`<p class="hp-paper-line">${say("quiz.type")}</p>`
    : html`<ol class="hp-paper-options">${level.options.map((option, index) => html`<li key=${index}><i>${LETTERS[index]}</i>${answerName(words, level, index)}</li>`)}</ol>`}
    ${answers && html`<${Answer} words=${words} level=${level} />`}</li>`;
}

/** The sheet; `answers` adds the right answer and its reason below every question. */
export const QuizPaper = ({ words, set, drawn, answers, paper }) => html`<div class="hp-paper-quiz" ref=${paper}>
  <div class="hp-paper-head"><h2>${say("paper.title", { count: drawn.length })}</h2>
    <p>${say("group.rules", { name: set.rules.name })}. ${say("paper.name", { set: set.text })}${answers ? ` ${say("paper.with")}` : ""}</p>
    ${!answers && html`<p class="hp-paper-line">${say("paper.who")}</p>`}</div>
  <ol class="hp-paper-items">${drawn.map(({ level }) => html`<${Item} key=${level.id} words=${words} level=${level} answers=${answers} />`)}</ol></div>`;
