// A question being asked: it hears answers, keeps what was tried, and enters it into the reader's progress.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { progress } from "./progress.js";
import { missed, solved } from "./progress_moves.js";
import { Question, QuestionFoot } from "./question.js";
import { again, answered, clean, shown, UNTRIED } from "./question_state.js";
import { say } from "./strings.js";
import "./strings_quiz.js";

/** What an answer means for the progress of its family. */
function enter({ level, family }, before, next) {
  if (before.solved) return;
  const now = Date.now();
  const slipped = next.tried.length > before.tried.length || next.helped;
  progress.change((all) => {
    const after = slipped ? missed(all, family, now) : all;
    if (!next.solved) return after;
    return solved(after, { family, step: level.step, helped: next.helped, clean: clean(next), now });
  });
}

/** What to add to a reply. */
function addition(before, tried) {
  if (tried.solved && tried.helped && tried.chosen !== null) return say("quiz.shown");
  if (tried.chosen !== null && !tried.solved) return say("quiz.moreTries");
  return "";
}

/**
 * A question with its answers and the row below. `from` is where it was left; `onTried` hears of every change;
 * `foot(tried)` is what stands in the row besides; `more(tried)` goes on after a reply; `focus` asks for the focus at once.
 */
export function Asking({ words, level, family, from = UNTRIED, onTried = () => {}, foot, more = () => "", focus = false }) {
  const [tried, setTried] = useState(from);
  const asked = useRef(null);
  const whole = useRef(null);
  const then = useRef(""); // where the focus goes when the button that was pressed is gone
  useLayoutEffect(() => { if (focus) asked.current.focus({ preventScroll: false }); }, []);
  useLayoutEffect(() => {
    const target = then.current && whole.current.querySelector(then.current);
    if (!target) return;
    target.focus({ preventScroll: true });
    then.current = "";
  });
  const put = (next) => {
    setTried(next);
    onTried(next);
  };
  const move = (next) => {
    enter({ level, family }, tried, next);
    put(next);
  };
  return html`<div class="hp-asking" ref=${whole}>
    <${Question} words=${words} level=${level} tried=${tried} asked=${asked} more=${more(tried) || addition(from, tried)}
      onAnswer=${(chosen, typed) => move(answered(level, tried, chosen, typed))} />
    <${QuestionFoot} tried=${tried} onAgain=${() => { then.current = ".hp-scene button, [data-answer]"; put(again(tried)); }}
      onShow=${() => { then.current = "[data-do=next]"; move(shown(level, tried)); }}>${foot(tried)}</${QuestionFoot}>
  </div>`;
}
