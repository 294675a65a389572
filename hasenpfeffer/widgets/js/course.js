// The course on the start page: how far the reader is in every chapter, where to go on, what comes back, and how to keep it.
import { useMemo, useRef, useState } from "preact/hooks";
import { sign } from "./cards.js";
import { Keep } from "./course_keep.js";
import { html } from "./html.js";
import { Tick } from "./levels_parts.js";
import { entryStep, levelOf, levelsLink, stagesIn } from "./levels_state.js";
import { Button } from "./parts.js";
import { progress as store } from "./progress.js";
import { chapterStanding, dueFamilies, nextDue, stageOf, standing } from "./progress_moves.js";
import { BankTrouble, Memory, spanOf } from "./quiz_parts.js";
import { useRules } from "./rules.js";
import { Series } from "./series.js";
import { stagesUnder } from "./stages.js";
import { say } from "./strings.js";
import "./strings_course.js";
import { open } from "./tables.js";
import { useBanks, useNow, useProgress } from "./use_progress.js";
import "./strings_quiz.js";

const isDone = (state) => state === "done" || state === "help";
const doneOf = (progress, families) => families.filter(({ family, steps }) => isDone(standing(stageOf(progress, family), steps))).length;

/** The chapter to go on with: the one left last, or the first that is not done. */
function nextChapter(progress, topics) {
  const open = topics.filter(({ families }) => doneOf(progress, families) < families.length);
  return open.find(({ chapter }) => progress.places[chapter]) ?? open[0];
}

function Chapter({ progress, topic: { title, page, families } }) {
  const state = chapterStanding(progress, families.map(({ family, steps }) => [family, steps]));
  const done = doneOf(progress, families);
  return html`<li><a class="hp-course-chapter" href=${page}><${Tick} state=${state} /><span class="hp-course-name">${title}</span>
    <span class="hp-hidden"> (${say(`course.state.${state}`)})</span>
    <span class="hp-course-count">${say("course.stages", { done: String(done), count: String(families.length) })}</span>
    <svg class="hp-course-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" /><rect class="is-done" width=${(100 * done) / families.length} height="6" /></svg></a></li>`;
}

/** What is due, asked here: one fresh question of every stage that comes back. */
function useRepeat(model, topics, rules) {
  const bank = useBanks(model, []);
  const [drawn, setDrawn] = useState(null);
  const wanted = useRef([]);
  const begin = async (due) => {
    wanted.current = due;
    const needed = topics.filter(({ families }) => families.some(({ family }) => due.includes(family))).map(({ chapter }) => chapter);
    const banks = await bank.load(needed);
    if (!banks) return;
    const stages = stagesIn(banks, rules);
    const found = due.map((family) => stages.find((stage) => stage.family === family)).filter(Boolean);
    setDrawn(found.map((family) => ({ family, level: levelOf(family, entryStep(store.state.progress, family)) })));
  };
  return { bank, drawn, begin, again: () => begin(wanted.current), end: () => setDrawn(null) };
}

/** The chapters with the stages that the chosen rules leave in. */
function useTopics(model, rules) {
  return useMemo(() => {
    const topics = model.get("topics");
    const left = new Map(stagesUnder(model.get("stages"), rules).flatMap(({ families }) => families.map(({ family, steps }) => [family, steps])));
    return topics.map((topic) => ({ ...topic, families: topic.families.filter(({ family }) => left.has(family)).map((each) => ({ ...each, steps: left.get(each.family) })) }))
      .filter(({ families }) => families.length);
  }, [rules.text]);
}

export function Widget({ model }) {
  const words = open(model.get("game"));
  const [rules] = useRules();
  const memory = useProgress();
  const now = useNow();
  const begun = Object.keys(memory.progress.families).length > 0 || Object.keys(memory.progress.places).length > 0;
  const topics = useTopics(model, rules);
  const repeat = useRepeat(model, topics, rules);
  const { progress } = memory;
  const families = topics.flatMap((topic) => topic.families);
  const names = families.map(({ family }) => family);
  const done = doneOf(progress, families);
  const next = nextChapter(progress, topics);
  const due = now ? dueFamilies(progress, now).filter((family) => names.includes(family)) : [];
  const later = now ? nextDue(progress, now) : null;
  const sum = !begun ? say("course.sumNone") : say(done === families.length ? "course.sumAll" : "course.sum", { done: String(done), count: String(families.length) });
  return html`<div class="hp-widget hp-course" role="group" aria-label=${say("course.label")}>
    <${Memory} state=${memory} onDrop=${store.dropAside} />
    <div class="hp-course-head"><div><p class="hp-course-title">${say("course.title")}</p><p class="hp-course-sum">${sum}</p></div>
      ${next ? html`<a class="hp-button hp-go" data-do="continue" href=${begun ? placeLink(topics, progress, next) : next.page}>${say(begun ? "course.continue" : "course.begin", { title: next.title })}${sign("i-next")}</a>`
        : html`<a class="hp-button hp-go" data-do="continue" href=${model.get("exam")}>${say("course.exam")}${sign("i-next")}</a>`}</div>
    <ol class="hp-course-chapters" aria-label=${say("course.chapters")}>${topics.map((topic) => html`<${Chapter} key=${topic.chapter} progress=${progress} topic=${topic} />`)}</ol>
    ${begun && html`<div class="hp-course-due">
      <p><b>${due.length ? say("course.due", { count: String(due.length) }) : say("course.dueNone")}</b> ${!due.length && later && say("course.dueNext", { time: spanOf(later - now) })}</p>
      ${due.length > 0 && !repeat.drawn && html`<ul class="hp-course-names">${due.map((family) => html`<li key=${family}><a href=${levelsLink(topics, { family })}>${families.find((each) => each.family === family).title}</a></li>`)}</ul>
        <p class="hp-row"><${Button} icon="retry" data-do="repeat" onClick=${() => repeat.begin(due)}>${say("course.repeat")}</${Button}></p>`}
      <${BankTrouble} trouble=${repeat.bank.trouble} onAgain=${repeat.again} />
      ${repeat.drawn && html`<${Series} key=${repeat.drawn.map(({ level }) => level.id).join(" ")} words=${words} drawn=${repeat.drawn} focus=${true}
        end=${() => html`<p class="hp-row"><${Button} go=${true} icon="check" data-do="repeated" onClick=${repeat.end}>${say("course.repeated")}</${Button}></p>`} />`}
      <p class="hp-course-how">${say("course.how")}</p></div>`}
    <${Keep} progress=${progress} />
  </div>`;
}

/** Into the levels of a chapter: back to where the reader left them, or to the first open stage. */
function placeLink(topics, progress, { page, chapter, families }) {
  if (progress.places[chapter]) return `${page}?levels=${progress.places[chapter].level.split(".")[0]}`;
  const untouched = families.every(({ family }) => !progress.families[family]);
  const open = families.find(({ family, steps }) => !isDone(standing(stageOf(progress, family), steps)));
  return untouched ? page : `${page}?levels=${open.family}`;
}

/** The chapters in their order, for readers without JavaScript. */
export function text(model) {
  return html`<p>${say("course.noscript")}</p><ol>${model.get("topics").map(({ title, page }) => html`<li><a href=${page}>${title}</a></li>`)}</ol>`;
}
