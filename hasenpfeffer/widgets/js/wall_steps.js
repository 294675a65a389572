// How a class goes through its questions: each is asked, then answered, then explained.

export const [ASKED, ANSWERED, EXPLAINED] = [0, 1, 2];

/** @typedef {{place: number, step: number}} Place */

/** One step on. @param {Place} at */
export const forward = (at, count) => {
  if (at.step < EXPLAINED) return { ...at, step: at.step + 1 };
  return at.place < count - 1 ? { place: at.place + 1, step: ASKED } : at;
};

/** One step back: from a question to the explanation of the one before. */
export const back = (at) => {
  if (at.step > ASKED) return { ...at, step: at.step - 1 };
  return at.place > 0 ? { place: at.place - 1, step: EXPLAINED } : at;
};

const MOVES = {
  ArrowRight: forward, ArrowDown: forward, PageDown: forward, " ": forward, Enter: forward,
  ArrowLeft: back, ArrowUp: back, PageUp: back, Backspace: back,
  Home: () => ({ place: 0, step: ASKED }),
  End: (at, count) => ({ place: count - 1, step: ASKED }),
};

/** Where a key leads; null for a key that leads nowhere. */
export const keyed = (key, at, count) => MOVES[key]?.(at, count) ?? null;
