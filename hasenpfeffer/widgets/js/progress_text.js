// Progress as text: what the browser keeps, what is exported and imported. Everything that is read is checked.

/**
 * @typedef {"done"|"help"} Tick
 * @typedef {{ticks: Object<string, Tick>, box: number|null, due: number|null}} Stage progress in one family
 * @typedef {{level: string, tried: number[], helped: boolean}} Place where a reader left a chapter
 * @typedef {{seed: string, rules: string, setup: string, answers: (number|string)[], over?: true}} Exam the last exam: going on, or over
 * @typedef {{code: string, right: number, count: number, at: number}} Result
 * @typedef {{families: Object<string, Stage>, places: Object<string, Place>, exam: Exam|null, results: Result[]}} Progress
 */

export const VERSION = 1;
export const RESULTS_KEPT = 20;

/** @type {Progress} */
export const BLANK = Object.freeze({ families: {}, places: {}, exam: null, results: [] });

/** What is wrong with a text: `reason` is json, version or form; `where` names the part. */
export class ProgressError extends Error {
  constructor(reason, where = "") {
    super(`${reason} ${where}`.trim());
    this.reason = reason;
    this.where = where;
  }
}

const plain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const whole = (value) => Number.isSafeInteger(value);
const time = (value) => whole(value) && value >= 0;
const short = (value) => typeof value === "string" && value.length <= 4000;
const choice = (value) => whole(value) && value >= -1 && value < 100;
const named = (value, good) => plain(value) && Object.entries(value).every(([name, each]) => /^[a-z0-9_]{1,60}$/.test(name) && good(each));

const CHECKS = {
  families: (value) => named(value, ({ ticks, box, due, ...rest }) => !Object.keys(rest).length
    && plain(ticks) && Object.entries(ticks).every(([step, tick]) => /^[1-9]$/.test(step) && ["done", "help"].includes(tick))
    && (box === null ? due === null : whole(box) && box >= 0 && box < 10 && time(due))),
  places: (value) => named(value, ({ level, tried, helped, ...rest }) => !Object.keys(rest).length
    && /^[a-z0-9_]{1,60}\.\d{1,4}$/.test(level) && Array.isArray(tried) && tried.every(choice) && typeof helped === "boolean"),
  exam: (value) => value === null || (plain(value) && ["seed", "rules", "setup"].every((name) => short(value[name])) && [undefined, true].includes(value.over)
    && Array.isArray(value.answers) && value.answers.length < 32 && value.answers.every((each) => choice(each) || (typeof each === "string" && each.length <= 60))),
  results: (value) => Array.isArray(value) && value.length <= RESULTS_KEPT && value.every(({ code, right, count, at }) =>
    short(code) && whole(right) && whole(count) && time(at)),
};

/** Read progress; a ProgressError says what is wrong with it. @returns {Progress} */
export function readProgress(text) {
  let found;
  try { found = JSON.parse(text); } catch { throw new ProgressError("json"); }
  if (!plain(found) || !whole(found.version)) throw new ProgressError("form", "version");
  if (found.version !== VERSION) throw new ProgressError("version");
  const { version, ...parts } = found;
  const strange = Object.keys(parts).find((name) => !Object.hasOwn(CHECKS, name));
  if (strange) throw new ProgressError("form", strange);
  for (const [name, good] of Object.entries(CHECKS)) if (!sound(good, parts[name])) throw new ProgressError("form", name);
  return parts;
}

/** A check that meets something of another shape than it takes apart has found it wrong. */
function sound(good, value) {
  try { return good(value); } catch { return false; }
}

export const writeProgress = (progress) => JSON.stringify({ version: VERSION, ...progress });
