// The levels at the end of a chapter: small stages, one idea each, one question at a time, each step harder than the last.
import { useEffect, useRef, useState } from "preact/hooks";
import { Asking } from "./asking.js";
import { matches } from "./draw.js";
import { html } from "./html.js";
import { entryStep, levelOf, nextStage, openSteps, readPlace, stagesIn } from "./levels_state.js";
import { LevelsFoot, Stages, StepDots } from "./levels_parts.js";
import { BrokenLink, usePosition } from "./links.js";
import { Button } from "./parts.js";
import { progress as store } from "./progress.js";
import { leftAt, stageOf, standing } from "./progress_moves.js";
import { UNTRIED } from "./question_state.js";
import { questionText } from "./question_text.js";
import { BankTrouble, Memory, spanOf } from "./quiz_parts.js";
import { useRules } from "./rules.js";
import { stepsUnder } from "./stages.js";
import { say } from "./strings.js";
import "./strings_levels.js";
import { open } from "./tables.js";
import { useBanks, useNow, useProgress } from "./use_progress.js";
import "./strings_quiz.js";

/** The stages as they are known: from the page at first, from the bank once it is here. */
function stagesOf(model, banks, rules) {
  const outline = model.get("families");
  if (!banks) {
    const first = model.get("first");
    const left = new Map(model.get("stages").map(([family, asked]) => [family, stepsUnder(asked, rules)]));
    return outline.filter(({ family }) => left.get(family).length)
      .map((stage) => ({ ...stage, steps: left.get(stage.family), levels: stage.family === first.family.family && matches(first.level, rules) ? [first.level] : [] }));
  }
  return stagesIn(banks, rules);
}

/** Whether a link names a stage of this chapter, perhaps with the number of a question. */
const isPlace = (model, text) => model.get("families").some(({ family }) => family === text.split(".")[0]) && /^\w+(\.\d+)?$/.test(text);

/** Where the reader is: a stage, a question, and what was tried with it. */
const at = (stage, level, tried = UNTRIED) => ({ family: stage.family, level, tried });

export function Widget({ model }) {
  const words = open(model.get("game"));
  const chapter = model.get("chapter");
  const first = model.get("first");
  const [rules] = useRules(model.get("rules"));
  const memory = useProgress();
  const now = useNow();
  const bank = useBanks(model, [chapter]);
  const stages = stagesOf(model, bank.banks, rules);
  const [here, setHere] = useState(at(first.family, first.level));
  const [said, setSaid] = useState("");
  const [focus, setFocus] = useState(false); // whether the question that comes takes the focus
  const [serial, count] = useState(0);
  const list = useRef(null);
  const link = usePosition(model, (text) => (isPlace(model, text) ? text : null));
  const ruled = useRef(rules); // for what goes on once the bank is here
  ruled.current = rules;
  const { progress } = memory;
  const stage = stages.find(({ family }) => family === here.family) ?? stages[0];
  const level = here.level && matches(here.level, rules) ? here.level : null;

  const keep = (next) => store.change((all) => leftAt(all, chapter, next && { level: next.level.id, tried: next.tried.tried, helped: next.tried.helped }));
  const show = (next, sentence = "") => {
    setHere(next);
    setSaid(sentence);
    count(serial + 1);
    if (next.level) keep(next);
  };
  /** Go to a stage or a step of it; its bank is fetched first. */
  const go = async (family, { step, but } = {}) => {
    setFocus(true);
    const banks = await bank.load();
    if (!banks) return;
    const to = stagesIn(banks, ruled.current).find((each) => each.family === family);
    if (!to) { setHere({ family, level: null, tried: UNTRIED }); setSaid(say("levels.moot")); return; }
    show(at(to, levelOf(to, step ?? entryStep(store.state.progress, to), but)));
  };
  const follow = async (text, steal) => {
    const banks = await bank.load();
    const found = banks && readPlace(stagesIn(banks, ruled.current), text);
    if (!found) { if (banks) setSaid(say("status.broken")); return; }
    setFocus(steal);
    show(at(found.stage, found.level ?? levelOf(found.stage, entryStep(store.state.progress, found.stage))));
  };
  /** Back to the question that was left, with what was tried there. */
  const resume = async ({ level: id, tried, helped }, steal) => {
    const banks = await bank.load();
    const found = banks && readPlace(stagesIn(banks, ruled.current), id);
    if (!found?.level) return;
    setFocus(steal);
    show(at(found.stage, found.level, { ...UNTRIED, tried, helped }));
  };
  useEffect(() => {
    const place = store.state.progress.places[chapter];
    const linked = new URL(location.href).searchParams.get(model.get("name"));
    if (linked !== null) return;
    if (place) { resume(place, false); return; }
    const known = store.state.progress;
    if (!stageOf(known, first.family.family).ticks[first.level.step]) return;
    const open = stages.find(({ family, steps }) => !["done", "help"].includes(standing(stageOf(known, family), steps)));
    setHere({ family: (open ?? first.family).family, level: null, tried: UNTRIED }); // what the page shows is done already
  }, []);
  useEffect(() => { if (link.position) follow(link.position, false); }, [link.position]);

  /** What comes after a question: the next open step, or the next open stage; null when all is done. */
  const upcoming = async () => {
    const banks = await bank.load();
    if (!banks) return undefined;
    const all = stagesIn(banks, ruled.current);
    const { progress: known } = store.state;
    const same = all.find(({ family }) => family === stage.family);
    const step = openSteps(known, same, level.step).find((each) => each !== level.step);
    const to = step ? same : nextStage(known, all, stage.family);
    return to && at(to, levelOf(to, step ?? entryStep(known, to), level.id));
  };
  const onTried = async (tried) => {
    if (!tried.solved) keep(at(stage, level, tried));
    const next = await upcoming(); // the reader has begun, so the bank is fetched
    if (tried.solved && next !== undefined) keep(next);
  };
  const skip = async () => {
    setFocus(true);
    const next = await upcoming();
    if (next) show(next, say("levels.skipped", { step: String(stage.steps.indexOf(level.step) + 1) }));
    else if (next === null) setSaid(say("levels.onlyStep"));
  };
  const leave = () => {
    setHere({ ...here, level: null });
    setSaid(say("levels.left"));
    list.current.querySelector("button").focus({ preventScroll: true });
  };
  const more = (tried) => {
    if (!tried.solved || tried.chosen === null || !level.options[tried.chosen]?.right) return "";
    const { ticks, due } = stageOf(store.state.progress, stage.family);
    const done = standing({ ticks }, stage.steps);
    return [tried.helped && say("quiz.shown"), say(ticks[level.step] === "help" ? "levels.tickedHelp" : "levels.ticked", { step: String(stage.steps.indexOf(level.step) + 1), count: String(stage.steps.length) }),
      ["done", "help"].includes(done) && say("levels.stageDone"),
      (tried.helped || tried.tried.length > 0) && due && say("levels.comesBack", { time: spanOf(due - Date.now()) })].filter(Boolean).join(" ");
  };
  const place = progress.places[chapter];
  return html`<div class="hp-widget hp-levels" role="group" aria-label=${say("levels.label")} ref=${link.place}>
    <${Memory} state=${memory} onDrop=${store.dropAside} /><${BrokenLink} broken=${link.broken} />
    <div ref=${list}><${Stages} stages=${stages} progress=${progress} now=${now} here=${level ? stage.family : ""} onStage=${(family) => go(family)} /></div>
    <p class="hp-levels-said" role="status">${here.level && !level ? say("levels.otherRules") : said}</p>
    <${BankTrouble} trouble=${bank.trouble} onAgain=${() => go(here.family)} />
    ${level && html`<div class="hp-levels-one">
      <p class="hp-levels-idea"><span class="hp-hidden">${stage.title}. </span>${stage.idea}</p>
      <${StepDots} stage=${stage} progress=${progress} step=${level.step} />
      <${Asking} key=${`${level.id} ${serial}`} words=${words} level=${level} family=${stage.family} from=${here.tried}
        focus=${focus} onTried=${onTried} more=${more}
        foot=${(tried) => html`<${LevelsFoot} tried=${tried} level=${level} stage=${stage} stages=${stages} progress=${progress} next=${model.get("next")}
          onGo=${go} onSkip=${skip} onLeave=${leave} />`} />
    </div>`}
    ${!level && html`<p class="hp-row hp-levels-go"><${Button} go=${true} icon="next" data-do="continue"
      onClick=${() => (place && bank.banks ? resume(place, true) : go(stage?.family ?? here.family))}>${say(place ? "levels.continue" : "levels.start")}</${Button}></p>`}
  </div>`;
}

/** The first question and its answer as text. */
export function text(model) {
  const words = open(model.get("game"));
  const { level } = model.get("first");
  return html`<p>${say("levels.noscript")} ${questionText(words, level)}</p>`;
}
