// What a group knows, question by question: who missed what, and the commonest mistake.
import { isRight, nothingOf, otherwiseOf } from "./group_answers.js";

/** What was answered, and the reply to it: an option, something else, or nothing. */
export function answerOf(level, answer) {
  if (answer === nothingOf(level)) return { kind: "nothing", say: "", reply: "" };
  if (answer === otherwiseOf(level)) return { kind: "otherwise", say: "", reply: level.otherwise.reply };
  return { kind: "option", ...level.options[answer] };
}

/**
 * For each question how many had it right, and the wrong answers, the commonest first.
 * @param {{level: object, family: object}[]} drawn
 * @param {{name: string, answers: number[]}[]} entries
 */
export function tally(drawn, entries) {
  return drawn.map(({ level, family }, place) => {
    const groups = new Map();
    for (const { name, answers } of entries) {
      const answer = answers[place];
      if (!groups.has(answer)) groups.set(answer, []);
      groups.get(answer).push(name);
    }
    const wrong = [...groups].filter(([answer]) => !isRight(level, answer))
      .map(([answer, names]) => ({ answer, names, ...answerOf(level, answer) }))
      .sort((one, other) => other.names.length - one.names.length || one.answer - other.answer);
    const missed = wrong.reduce((sum, { names }) => sum + names.length, 0);
    return { place, level, family, wrong, missed, right: entries.length - missed, of: entries.length };
  });
}

/** The hardest questions first; of equally hard ones, the earlier. */
export const hardestFirst = (rows) => [...rows].sort((one, other) => other.missed - one.missed || one.place - other.place);

/** For each name how many were right, and which were not. */
export const byName = (drawn, entries) => entries.map(({ name, answers }) => {
  const missed = drawn.flatMap(({ level }, place) => (isRight(level, answers[place]) ? [] : [place]));
  return { name, missed, right: drawn.length - missed.length };
});
