// How progress changes: ticks that no error takes away, and families that come back after a mistake.
import { RESULTS_KEPT } from "./progress_text.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When a missed family comes back: graduated-interval recall (Paul Pimsleur, "A Memory Schedule",
 * The Modern Language Journal 51, 1967), from its fourth interval on.
 */
export const SCHEDULE = [10 * MINUTE, HOUR, 5 * HOUR, DAY, 5 * DAY, 25 * DAY, 120 * DAY];

const NEW = Object.freeze({ ticks: {}, box: null, due: null });
export const stageOf = (progress, family) => progress.families[family] ?? NEW;

const withStage = (progress, family, stage) => ({ ...progress, families: { ...progress.families, [family]: stage } });

const inBox = (stage, box, now) => (box < SCHEDULE.length ? { ...stage, box, due: now + SCHEDULE[box] } : { ...stage, box: null, due: null });

/** A mistake was made, or the answer was shown: the family comes back, first after ten minutes. Its ticks stay. */
export const missed = (progress, family, now) => withStage(progress, family, inBox(stageOf(progress, family), 0, now));

/** A question of a step was solved: the step is ticked, and a family that was due has longer until the next time. */
export function solved(progress, { family, step, helped, clean, now }) {
  const before = stageOf(progress, family);
  const tick = helped && before.ticks[step] !== "done" ? "help" : "done";
  const stage = { ...before, ticks: { ...before.ticks, [step]: tick } };
  const repeated = clean && isDue(before, now);
  return withStage(progress, family, repeated ? inBox(stage, before.box + 1, now) : stage);
}

export const isDue = ({ box, due }, now) => box !== null && due <= now;

/** How a family stands over these steps: todo, part, help or done. */
export function standing({ ticks }, steps) {
  const there = steps.map((step) => ticks[step]).filter(Boolean);
  if (there.length < steps.length) return there.length ? "part" : "todo";
  return there.includes("help") ? "help" : "done";
}

/** How a chapter stands: families as pairs of a name and its steps. */
export function chapterStanding(progress, families) {
  const all = families.map(([family, steps]) => standing(stageOf(progress, family), steps));
  if (all.every((each) => each === "todo")) return "todo";
  return all.every((each) => each === "done" || each === "help") ? "done" : "part";
}

/** The families that are due, the longest waiting first. */
export const dueFamilies = (progress, now) => Object.entries(progress.families)
  .filter(([, stage]) => isDue(stage, now))
  .sort(([, one], [, other]) => one.due - other.due)
  .map(([family]) => family);

/** When the next family comes back, or null. */
export const nextDue = (progress, now) => {
  const times = Object.values(progress.families).filter(({ box, due }) => box !== null && due > now).map(({ due }) => due);
  return times.length ? Math.min(...times) : null;
};

/** Where a reader is in a chapter; null when nothing is open there. */
export const leftAt = (progress, chapter, place) => {
  const { [chapter]: _, ...others } = progress.places;
  return { ...progress, places: place ? { ...others, [chapter]: place } : others };
};

const better = (one, other) => (one === "done" || other === "done" ? "done" : one ?? other);

/** Two records of one stage: every tick of either, and the sooner of the two times to come back. */
function joined(one, other) {
  const steps = new Set([...Object.keys(one.ticks), ...Object.keys(other.ticks)]);
  const ticks = Object.fromEntries([...steps].sort().map((step) => [step, better(one.ticks[step], other.ticks[step])]));
  const { box, due } = other.box === null || (one.box !== null && one.due <= other.due) ? one : other;
  return { ticks, box, due };
}

/** Two records of one reader as one: nothing that is ticked in either is lost. */
export function merged(one, other) {
  const families = { ...one.families };
  for (const [family, stage] of Object.entries(other.families)) families[family] = joined(families[family] ?? NEW, stage);
  const codes = new Set(one.results.map(({ code }) => code));
  const results = [...one.results, ...other.results.filter(({ code }) => !codes.has(code))].sort((a, b) => a.at - b.at);
  return { families, places: { ...one.places, ...other.places }, exam: one.exam ?? other.exam, results: results.slice(-RESULTS_KEPT) };
}
