// Which steps every family has under the chosen rules: a small table that comes like a bank, once a reader has begun.
import { loadBank } from "./bank.js";
import { holds } from "./draw.js";

export const STAGES = "stages";

/** The steps of a family under some rules. `asked` are pairs of conditions and the steps that are asked under them. */
export const stepsUnder = (asked, rules) =>
  [...new Set(asked.filter(([conditions]) => holds(conditions, rules)).flatMap(([, steps]) => steps))].sort();

/** The families of each chapter with their steps; a family that these rules leave out is left out. */
export function stagesUnder(stages, rules) {
  return stages.chapters.map(([chapter, families]) => ({
    chapter,
    families: families.map(([family, asked]) => ({ family, steps: stepsUnder(asked, rules) })).filter(({ steps }) => steps.length),
  }));
}

export const loadStages = (model) => loadBank(model, STAGES);
