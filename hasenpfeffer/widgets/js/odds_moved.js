// How far a card has moved the chances, in words that agree with the numbers that are shown.
import { between, percent, signedTo } from "./odds_bars.js";
import { say } from "./strings.js";
import "./strings_explore.js";

/** @typedef {{columns: number[], tricks: number}} Shown the numbers of tricks that are shown, and the one that is wanted */

/** The number of tricks to speak of after a card: the one that is wanted, or where that does not move, the one that moves most. */
function moved({ columns, tricks }, before, after) {
  const moves = (each) => percent(before[each - 1]) !== percent(after[each - 1]);
  const far = (each) => Math.abs(after[each - 1] - before[each - 1]);
  return moves(tricks) ? tricks : columns.filter(moves).sort((one, other) => far(other) - far(one))[0];
}

/** How far a chance has moved, as the two numbers that are shown have it. */
function change(before, after) {
  if (percent(before) === percent(after)) return say("explore.same");
  const points = between(before, after);
  return points ? signedTo(points, 0) : say(after > before ? "explore.more" : "explore.less");
}

/** The step from one row of bars to the next, as a note. */
export function step(shown, before, after) {
  const tricks = moved(shown, before, after) ?? shown.tricks;
  return say("explore.change", { tricks, points: change(before[tricks - 1], after[tricks - 1]) });
}

/** The same as a sentence. */
export function movement(shown, before, after) {
  const { tricks } = shown;
  const other = moved(shown, before, after);
  if (!other) return say("explore.still");
  const fromTo = { before: percent(before[other - 1]), after: percent(after[other - 1]) };
  return other === tricks ? say("explore.moves", { tricks, ...fromTo }) : say("explore.stays", { tricks, chance: percent(after[tricks - 1]), other, ...fromTo });
}
