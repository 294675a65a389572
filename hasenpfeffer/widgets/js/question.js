// One question: what is asked, the drawing, the answers; and the reply in its place, under the answer it belongs to.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Card, sign } from "./cards.js";
import { html } from "./html.js";
import { arrows, Button } from "./parts.js";
import { answerName, Scene } from "./question_scene.js";
import { formOf, optionOf, readable, replyTo } from "./question_state.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const VERDICT = /^(Yes\.|Not yet\.)\s+/;

/** The verdict and the reason of a reply; banks write them as one text. */
export function replyParts({ reply, right }) {
  const [start, verdict] = VERDICT.exec(reply) ?? ["", say(right ? "quiz.yes" : "quiz.notYet")];
  return { verdict, reason: reply.slice(start.length) };
}

/** The reply, in a place that is always there, so that it is read out once when it comes. */
function Reply({ words, level, tried, named, more }) {
  const { chosen, typed } = tried;
  const parts = chosen === null ? null : replyParts(replyTo(level, chosen));
  const { right } = chosen === null ? {} : replyTo(level, chosen);
  return html`<div class=${`hp-reply ${parts ? (right ? "is-good" : "is-bad") : ""}`} role="status">
    ${parts && html`${sign(right ? "i-check" : "i-cross")}<p>${named && html`<span class="hp-reply-to">${
      say(level.kind === "text" && !tried.helped ? "quiz.typed" : "quiz.chose", { answer: answerName(words, level, chosen, typed) })} </span>`}
      ${!tried.helped && html`<b>${parts.verdict}</b> `}${parts.reason}${more && html`<span class="hp-reply-more">${more}</span>`}</p>`}
  </div>`;
}

/** How an answer looks: neutral in an exam, where no reply is given yet. */
function lookOf(level, tried, index, examined) {
  if (tried.chosen !== index) return "";
  if (examined) return "is-given";
  return level.options[index].right ? "is-right" : "is-wrong";
}

function Options({ words, level, tried, examined, onAnswer, more }) {
  return html`<ul class="hp-options">${level.options.map((option, index) => {
    const look = lookOf(level, tried, index, examined);
    const icon = { "is-right": "i-check", "is-wrong": "i-cross", "is-given": "i-check" }[look];
    return html`<li key=${index}><button type="button" class=${`hp-option ${look}`} data-answer=${index} aria-pressed=${String(tried.chosen === index)} onClick=${() => onAnswer(index)}>
      <i aria-hidden="true">${icon ? sign(icon) : LETTERS[index]}</i><span>${answerName(words, level, index)}</span></button>
      ${!examined && html`<${Reply} words=${words} level=${level} tried=${tried.chosen === index ? tried : { chosen: null }} more=${more} />`}</li>`;
  })}</ul>`;
}

/** Players to tap, each with the card that lies before them. */
function SeatAnswers({ words, level, tried, examined, onAnswer, trump }) {
  const { table = [] } = level.scene;
  const cardOf = (seat) => table.find(([each]) => each === seat)?.[1];
  return html`<div class="hp-seat-answers" role="group" aria-label=${say("quiz.answers")} onKeyDown=${arrows} data-count=${level.options.length}>
    ${level.options.map((option, index) => {
      const card = cardOf(option.say);
      return html`<button type="button" key=${option.say} class=${`hp-seat-answer ${lookOf(level, tried, index, examined)}`} data-answer=${index}
        aria-pressed=${String(tried.chosen === index)} onClick=${() => onAnswer(index)}>
        ${card && html`<span class="hp-seat-card" aria-hidden="true"><${Card} card=${card} names=${words.names} trump=${trump} states=${card === table[0][1] ? ["led"] : []} size="fluid" /></span>`}
        <b>${words.seatNames[option.say]}</b>${card && html`<span class="hp-hidden"> (${[words.names[card], card === table[0][1] && say("card.led")].filter(Boolean).join(say("list.comma"))})</span>`}</button>`;
    })}</div>`;
}

/** What to say of a typed answer that is no answer yet. */
export const unread = (words, level) => say(`quiz.unread.${formOf(level, words.names)}`);

const hint = (words, level) => {
  const form = formOf(level, words.names);
  const signed = form === "number" && level.options.some(({ say: each }) => each.startsWith("−"));
  return say(form ? `quiz.type.${signed ? "signed" : form}` : "quiz.type");
};

/** A field for an answer. An examined one is taken as it stands, and the enter key goes on. What cannot be read is not taken. */
function Typed({ words, level, tried, examined, onAnswer, onEnter }) {
  const [text, write] = useState(tried.typed);
  const [strange, setStrange] = useState(false);
  useLayoutEffect(() => { if (!examined) write(tried.typed); }, [tried.typed]);
  const answer = () => {
    if (!text.trim()) return;
    if (!readable(level, words, text)) setStrange(true);
    else onAnswer(optionOf(level, text), text.trim());
  };
  const submit = (event) => {
    event.preventDefault();
    if (examined) onEnter();
    else answer();
  };
  const input = (event) => {
    const { value } = event.target;
    write(value);
    setStrange(false);
    if (examined) onAnswer(value.trim() && readable(level, words, value) ? optionOf(level, value) : null, value.trim());
  };
  return html`<form class="hp-typed" onSubmit=${submit}><label><span>${hint(words, level)}</span>
    <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="60" data-answer="text" aria-invalid=${strange ? "true" : undefined} value=${text} onInput=${input} /></label>
    ${!examined && html`<button type="submit" class="hp-button">${say("quiz.check")}</button>`}</form>${strange && html`<p class="hp-unread" role="alert">${unread(words, level)}</p>`}`;
}

/** Cards that are answers and lie nowhere in the drawing. */
const elsewhere = ({ options, scene: { table = [], hand = "", widow } }) => {
  const there = [...table.map(([, card]) => card), ...(hand.match(/../g) ?? []), widow];
  return options.map(({ say: card }) => card).filter((card) => !there.includes(card));
};

function LooseCards({ words, level, press }) {
  const cards = elsewhere(level);
  return cards.length > 0 && html`<div class="hp-scene-group is-hand" role="group" aria-label=${say("quiz.choose")} onKeyDown=${arrows}>
    <span class="hp-scene-label" aria-hidden="true">${say("quiz.choose")}</span>
    <div class="hp-scene-row">${cards.map((card) => {
      const { look, ...pressed } = press(card);
      return html`<span class=${`hp-scene-card ${look}`} key=${card}><${Card} card=${card} names=${words.names} size="fluid" states=${pressed.pressed ? [look === "is-wrong" ? "wrong" : "picked"] : []} ...${pressed} /></span>`;
    })}</div></div>`;
}

/**
 * A question. `tried` is what was done with it, `onAnswer(option, typed)` hears of an answer; an `examined`
 * question gives no reply, and `onEnter` hears of the enter key in its field. `more` goes on after a reply; `asked` is a ref to the text, for the focus.
 */
export function Question({ words, level, tried, onAnswer, examined = false, more = "", asked, onEnter }) {
  const own = useRef(null);
  const trump = tried.solved && !examined && level.scene.trump ? words.trumps[level.scene.trump] : undefined;
  const press = (card) => {
    const index = level.kind === "card" ? level.options.findIndex(({ say: each }) => each === card) : -1;
    return index < 0 ? { look: "" } : { look: lookOf(level, tried, index, examined), onPress: () => onAnswer(index), pressed: tried.chosen === index };
  };
  const parts = { words, level, tried, examined, onAnswer, onEnter, trump, more };
  return html`<div class=${`hp-ask-one is-${level.kind}`} data-level=${level.id} key=${level.id}>
    <p class="hp-asked" tabindex="-1" ref=${asked ?? own}>${level.ask}</p>
    <div class="hp-scene" onKeyDown=${level.kind === "card" ? arrows : undefined}><${Scene} words=${words} level=${level} press=${press} trump=${trump} examined=${examined} />
    ${level.kind === "card" && html`<${LooseCards} words=${words} level=${level} press=${press} />`}</div>
    ${level.kind === "option" && html`<${Options} ...${parts} />`}
    ${level.kind === "seat" && html`<${SeatAnswers} ...${parts} />`}
    ${level.kind === "text" && html`<${Typed} key=${level.id} ...${parts} />`}
    ${level.kind !== "option" && !examined && html`<${Reply} named=${true} words=${words} level=${level} tried=${tried} more=${more} />`}
    ${examined && html`<p class="hp-given" role="status">${tried.chosen === null ? "" : say("exam.picked", { answer: answerName(words, level, tried.chosen, tried.typed) })}</p>`}
  </div>`;
}

/** "Show me", "Try again" and what goes on: the same row under every question. */
export const QuestionFoot = ({ tried, onAgain, onShow, children }) => html`<div class="hp-row hp-quiz-foot">
  ${tried.chosen !== null && !tried.solved && onAgain && html`<${Button} icon="retry" onClick=${onAgain} data-do="again">${say("quiz.again")}</${Button}>`}
  ${!tried.solved && html`<${Button} icon="eye" onClick=${onShow} data-do="show">${say("quiz.show")}</${Button}>`}
  ${children}</div>`;
