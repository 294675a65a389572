// An exam: which questions it has, what was answered, and what that says about the reader.
import { drawLevels, setupOf } from "./draw.js";
import { missed, solved } from "./progress_moves.js";
import { RESULTS_KEPT } from "./progress_text.js";
import { optionOf, replyTo } from "./question_state.js";
import { decode, encode, fingerprint } from "./result_code.js";

export const goodSeed = (seed) => /^[0-9A-Za-z]{1,12}$/.test(seed);
export const anySeed = () => String(1 + Math.floor(Math.random() * 9999));

/** The questions of an exam and the mark of the whole set. */
export function makeExam({ banks, rules, seed, count, topics }) {
  const drawn = drawLevels({ banks, rules, seed, count, topics });
  const setup = setupOf({ seed, rules, drawn });
  return { seed, rules, drawn, setup, print: fingerprint(setup) };
}

/** Whether every question of a kept exam is answered; it stays until another begins. */
export const ended = (exam) => Boolean(exam?.over);

/** An answer as it is kept: the option, or what was typed. */
export const kept = (level, chosen, typed) => (level.kind === "text" ? typed : chosen);

/** What was answered: option and text. */
export const given = (level, answer) => (typeof answer === "string" ? { chosen: optionOf(level, answer), typed: answer } : { chosen: answer, typed: "" });

/** Each question with its answer, and whether that was right. */
export const judged = ({ drawn }, answers) => drawn.map(({ family, level }, place) => {
  const answer = given(level, answers[place]);
  return { family, level, ...answer, right: replyTo(level, answer.chosen).right, number: place + 1 };
});

/** The families of an exam: those without a mistake, and the others with what was missed. */
export function verdicts(answered) {
  const families = [...new Map(answered.map(({ family }) => [family.family, family])).values()];
  const all = families.map((family) => ({ family, missed: answered.filter((each) => each.family.family === family.family && !each.right) }));
  return { known: all.filter((each) => !each.missed.length), again: all.filter((each) => each.missed.length) };
}

export const codeOf = (exam, answered) => encode({ setup: exam.setup, right: answered.map(({ right }) => right) });

/** Which questions a code says were right, and whether it is a code of this exam; a CodeError says what is wrong with it. */
export function readResult(code, exam) {
  const { print, right } = decode(code);
  return { right, fits: print === exam.print && right.length === exam.drawn.length };
}

/** What an exam means for the progress: right answers tick their steps, a mistake brings the family back. */
export function entered(progress, answered, code, now) {
  const after = answered.reduce((all, { family: { family }, level, right }) =>
    (right ? solved(all, { family, step: level.step, helped: false, clean: true, now }) : missed(all, family, now)), progress);
  const result = { code, right: answered.filter(({ right }) => right).length, count: answered.length, at: now };
  return { ...after, exam: null, results: [...after.results, result].slice(-RESULTS_KEPT) };
}
