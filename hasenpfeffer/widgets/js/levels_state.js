// The way through a chapter's stages: which steps there are, which is next, which question to ask.
import { familiesOf } from "./draw.js";
import { stageOf } from "./progress_moves.js";

/** @typedef {{family: string, title: string, steps: number[], levels: object[]}} Stage a family as far as the rules leave it in */

/** The steps a family has questions for, in order. */
const stepsOf = (levels) => [...new Set(levels.map(({ step }) => step))].sort();

/** The stages in some banks under some rules. @returns {Stage[]} */
export const stagesIn = (banks, rules) => familiesOf(banks, rules).map((stage) => ({ ...stage, steps: stepsOf(stage.levels) }));

/** The steps that are still open after some step; then those before it. */
export function openSteps(progress, { family, steps }, after = 0) {
  const { ticks } = stageOf(progress, family);
  const open = steps.filter((step) => !ticks[step]);
  return [...open.filter((step) => step > after), ...open.filter((step) => step <= after)];
}

/** A question of a step, another than the one just asked if there is one. `pick` chooses one of so many. */
export function levelOf({ levels }, step, but, pick = (count) => Math.floor(Math.random() * count)) {
  const all = levels.filter((level) => level.step === step);
  const others = all.filter(({ id }) => id !== but);
  const from = others.length ? others : all;
  return from[pick(from.length)];
}

/** Where a stage goes on: its first open step, or its hardest once all are ticked. */
export const entryStep = (progress, stage) => openSteps(progress, stage)[0] ?? stage.steps.at(-1);

/** The stage to do after this one: the next with an open step, going round; null when all are done. */
export function nextStage(progress, stages, family) {
  const at = stages.findIndex((stage) => stage.family === family);
  return [...stages.slice(at + 1), ...stages.slice(0, at)].find((stage) => openSteps(progress, stage).length) ?? null;
}

/** What a link to the levels means: a stage, or one of its questions; null if there is none. */
export function readPlace(stages, text) {
  const stage = stages.find(({ family }) => family === text.split(".")[0]);
  if (!stage) return null;
  if (stage.family === text) return { stage, level: null };
  const level = stage.levels.find(({ id }) => id === text);
  return level ? { stage, level } : null;
}

/** Where a family is practised. */
export const levelsLink = (topics, { family }) => {
  const { page } = topics.find(({ families }) => families.some((each) => each.family === family));
  return `${page}?levels=${family}`;
};
