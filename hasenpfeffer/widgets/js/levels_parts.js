// The list of a chapter's stages with their ticks, the steps of one stage, and the buttons below a question.
import { sign } from "./cards.js";
import { html } from "./html.js";
import { nextStage, openSteps } from "./levels_state.js";
import { Button } from "./parts.js";
import { isDue, stageOf, standing } from "./progress_moves.js";
import { say } from "./strings.js";
import "./strings_levels.js";
import "./strings_quiz.js";

/** A tick in its four states; help has a sign of its own, so that colour is not needed. */
export const Tick = ({ state }) => html`<span class=${`hp-tick is-${state}`} aria-hidden="true">${
  state === "done" ? sign("i-check", "") : state === "help" ? sign("i-eye", "") : ""}</span>`;

const isDone = (state) => state === "done" || state === "help";

/** How many stages are done, in words. */
export function sumOf(progress, stages) {
  const done = stages.filter(({ family, steps }) => isDone(standing(stageOf(progress, family), steps))).length;
  const words = { done: String(done), count: String(stages.length) };
  return say(done === stages.length ? "levels.sumAll" : "levels.sum", words);
}

export function Stages({ stages, progress, now, here, onStage }) {
  return html`<div class="hp-levels-head"><p class="hp-levels-title">${say("levels.title")}</p><p class="hp-levels-sum">${sumOf(progress, stages)}</p></div>
  <ol class="hp-stages" aria-label=${say("levels.stages")}>${stages.map(({ family, title, steps }) => {
    const stage = stageOf(progress, family);
    const state = standing(stage, steps);
    const done = steps.filter((step) => stage.ticks[step]).length;
    const due = now > 0 && isDue(stage, now);
    return html`<li key=${family}><button type="button" class="hp-stage" data-stage=${family} aria-current=${here === family ? "step" : undefined} onClick=${() => onStage(family)}>
      <${Tick} state=${state} /><span class="hp-stage-title">${title}</span>
      <span class="hp-hidden"> ${say("levels.stands", { state: say(`levels.state.${state}`), done: String(done), count: String(steps.length) })}</span>
      <span class="hp-stage-steps" aria-hidden="true">${steps.map((step) => html`<i class=${stage.ticks[step] ? "is-done" : ""}></i>`)}</span>
      ${due && html`<span class="hp-stage-due">${say("levels.due")}</span>`}</button></li>`;
  })}</ol>`;
}

/** The steps of the open stage. */
export function StepDots({ stage, progress, step }) {
  const { ticks } = stageOf(progress, stage.family);
  return html`<div class="hp-steps"><p>${say("levels.step", { step: String(stage.steps.indexOf(step) + 1), count: String(stage.steps.length) })}</p>
    <ol aria-hidden="true">${stage.steps.map((each) => html`<li key=${each} class=${each === step ? "is-here" : ""}><${Tick} state=${ticks[each] ?? "open"} /></li>`)}</ol></div>`;
}

/** What goes on: the next step, the next stage, or the next chapter; and the two ways out, which say what they do. */
export function LevelsFoot({ tried, level, stage, stages, progress, next, onGo, onSkip, onLeave }) {
  const solved = tried.solved;
  const step = openSteps(progress, stage, level.step)[0];
  const after = nextStage(progress, stages, stage.family);
  const on = () => {
    if (step) return html`<${Button} go=${true} data-do="next" onClick=${() => onGo(stage.family, { step, but: level.id })}>${say("levels.nextStep")}${sign("i-next")}</${Button}>`;
    if (after) return html`<${Button} go=${true} data-do="next" onClick=${() => onGo(after.family)}>${say("levels.nextStage", { title: after.title })}${sign("i-next")}</${Button}>`;
    return html`<span class="hp-levels-end">${say("levels.finished")}</span>${next.length > 0
      && html`<a class="hp-button hp-go" data-do="next" href=${next[1]}>${next[0]}${sign("i-next")}</a>`}`;
  };
  return html`${solved && on()}
    ${solved && html`<${Button} data-do="more" onClick=${() => onGo(stage.family, { step: level.step, but: level.id })}>${say("levels.more")}</${Button}>`}
    ${!solved && html`<${Button} class="hp-button hp-quiet" data-do="skip" onClick=${onSkip}>${say("levels.skip")}</${Button}>`}
    <${Button} class="hp-button hp-quiet" data-do="leave" onClick=${onLeave}>${say("levels.leave")}</${Button}>`;
}
