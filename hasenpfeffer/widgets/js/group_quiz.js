// The quiz of a group on one phone: the teacher's link says which questions, and a short code says what was answered.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDrawn } from "./drawn_set.js";
import { nothingOf, otherwiseOf } from "./group_answers.js";
import { Closed, Ending, Waiting } from "./group_parts.js";
import { html } from "./html.js";
import { useKept } from "./kept.js";
import { Button, Status } from "./parts.js";
import { Question } from "./question.js";
import { linkedSet, readSet, SetError, titleOfTopic } from "./question_set.js";
import { answered, shown, UNTRIED } from "./question_state.js";
import { rulesOf } from "./quiz_parts.js";
import { say } from "./strings.js";
import { open } from "./tables.js";
import "./strings_quiz.js";
import "./strings_group.js";

const VERSION = 1;
const BLANK = { version: VERSION, edition: "", phone: -1, answers: [], begun: false };

/** What this phone has answered; anything else is put aside. */
function checked(value) {
  const good = value?.version === VERSION && typeof value.edition === "string" && Number.isInteger(value.phone)
    && Array.isArray(value.answers) && typeof value.begun === "boolean";
  if (!good) throw new TypeError("not the answers of a group quiz");
  return value;
}

/** The set this phone plays: the one in the link, or one whose name was typed. */
function useSet(model) {
  const topics = model.get("topics");
  const [state, show] = useState({ set: null, problem: "" });
  const place = useRef(null);
  const attempt = (find) => {
    try {
      show({ set: find(), problem: "" });
    } catch (error) {
      if (!(error instanceof SetError)) throw error;
      show({ set: null, problem: error.message });
    }
  };
  useLayoutEffect(() => {
    if (!new URLSearchParams(location.search).has(model.get("name"))) return;
    attempt(() => linkedSet(topics, model.get("name")));
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return { ...state, place, onName: (text) => attempt(() => readSet(topics, text)), onLeave: () => show({ set: null, problem: "" }) };
}

export const topicsText = (topics, set) =>
  (set.topics.length ? set.topics.map((name) => titleOfTopic(topics, name)).join(say("list.comma")) : say("set.all"));

export function Widget({ model }) {
  const words = open(model.get("game"));
  const { set, problem, place, onName } = useSet(model);
  const found = useDrawn(model, set, true);
  const kept = useKept(set && `hp-group-${set.text}`, BLANK, checked);
  const [tried, setTried] = useState(UNTRIED);
  const [before, setBefore] = useState(null); // another player took this phone: the way back
  const asked = useRef(null);
  const { drawn, codes } = found;
  const mine = codes && kept.value.edition === codes.edition && codes.fits(kept.value.answers) ? kept.value : BLANK;
  const { answers } = mine;
  const looking = tried !== UNTRIED; // the question just answered is still to be looked at
  const at = looking ? answers.length - 1 : answers.length;

  const toQuestion = () => requestAnimationFrame(() => { asked.current?.focus({ preventScroll: true }); asked.current?.scrollIntoView({ block: "nearest" }); });
  const begin = () => {
    kept.change(() => ({ ...BLANK, edition: codes.edition, phone: codes.anyPhone(), begun: true }));
    setBefore(null);
    setTried(UNTRIED);
    toQuestion();
  };
  const record = (answer, next) => { // the first answer stays, however fast the second comes
    kept.change((now) => (now.answers.length === at ? { ...now, answers: [...now.answers, answer] } : now));
    setTried(next);
  };
  const onAnswer = (chosen, typed) => {
    const { level } = drawn[at];
    record(chosen === -1 ? otherwiseOf(level) : chosen, answered(level, tried, chosen, typed));
  };
  const onShow = () => record(nothingOf(drawn[at].level), shown(drawn[at].level, tried));
  const onNext = () => { setTried(UNTRIED); toQuestion(); };
  const onAnother = () => { setBefore(kept.value); kept.change(() => ({ ...BLANK, edition: codes.edition })); };
  const onBack = () => { kept.change(() => before); setBefore(null); };

  const body = () => {
    if (!set) return html`<${Closed} problem=${problem} onName=${onName} />`;
    if (found.state !== "here") return html`<${Waiting} state=${found.state} again=${found.again} />`;
    if (!drawn.length) return html`<${Status} reason=${say("group.empty")} />`;
    if (!mine.begun) {
      return html`<div class="hp-group-open">
        <p class="hp-group-title">${drawn.length === 1 ? say("group.titleOne") : say("group.title", { count: drawn.length })}</p>
        <p>${say("group.about", { topics: topicsText(model.get("topics"), set), name: set.rules.name })}</p>
        <p>${say("group.how")}</p>
        ${drawn.length < set.count && html`<p>${say("group.fewer", { count: set.count, found: drawn.length })}</p>`}
        <p class="hp-row"><${Button} go=${true} icon="next" onClick=${begin}>${say("group.begin")}</${Button}>
          ${before && html`<${Button} icon="undo" onClick=${onBack}>${say("group.back")}</${Button}>`}</p>
        <p class="hp-group-ready" role="status">${say("group.offline")}</p></div>`;
    }
    if (answers.length === drawn.length && !looking) {
      return html`<${Ending} words=${words} drawn=${drawn} answers=${answers} code=${codes.write(mine.phone, answers)} asked=${asked} onAnother=${onAnother} />`;
    }
    return html`<p class="hp-group-place"><b>${say("quiz.number", { number: at + 1, count: drawn.length })}</b><span>${rulesOf(drawn[at].level, say("group.rules", { name: set.rules.name }))}</span></p>
      <${Question} words=${words} level=${drawn[at].level} tried=${tried} onAnswer=${onAnswer} asked=${asked}
        more=${looking && !tried.helped && tried.tried.length <= 1 ? say("group.first") : ""} />
      <div class="hp-row hp-group-foot">
        ${!tried.solved && html`<${Button} icon="eye" data-do="show" onClick=${onShow}>${say(looking ? "quiz.show" : "group.unknown")}</${Button}>`}
        ${looking && html`<${Button} go=${true} icon="next" data-do="next" onClick=${onNext}>${say(answers.length === drawn.length ? "group.toCode" : "group.next")}</${Button}>`}
      </div>`;
  };
  return html`<div class="hp-widget hp-group" role="group" aria-label=${say("group.label")} ref=${place}>
    ${kept.forgetful && html`<p class="hp-broken" role="alert">${say("group.forgetful")}</p>`}
    ${kept.aside && html`<p class="hp-broken" role="alert">${say("group.aside")} <button type="button" class="hp-button" onClick=${kept.drop}>${say("group.asideDrop")}</button></p>`}
    ${body()}
  </div>`;
}

/** A group quiz needs a script: its questions come with the link. */
export function text() {
  return html`<p>${say("group.noscript")}</p>`;
}
