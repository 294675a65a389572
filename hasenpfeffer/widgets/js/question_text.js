// A question and its answer as text, for readers without JavaScript and without the drawing.
import { replyParts } from "./question.js";
import { answerName, sceneText } from "./question_scene.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

/** A question and its answer in sentences. */
export function questionText(words, level) {
  const names = level.kind === "text" ? [] : level.options.map((_, index) => answerName(words, level, index));
  const right = level.options[level.solution];
  return [level.ask, sceneText(words, level), names.length > 0 && say("quiz.textOptions", { options: names.join(say("quiz.or")) }),
    say("quiz.answer", { answer: answerName(words, level, level.solution), reply: replyParts(right).reason })].filter(Boolean).join(" ");
}
