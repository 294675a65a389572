// What a reader has done with one question: answers tried, whether it is solved, whether help was taken.

/**
 * @typedef {{chosen: number|null, typed: string, tried: number[], solved: boolean, helped: boolean}} Tried
 *   `chosen` is an option, -1 for a typed answer that is none of them, or null
 */

/** Nothing tried yet. @type {Tried} */
export const UNTRIED = Object.freeze({ chosen: null, typed: "", tried: [], solved: false, helped: false });

/** A typed answer as the bank's list spells it: small letters, no spaces, a plain minus. */
export const normal = (text) => text.toLowerCase().replace(/[\s\ufe0e\ufe0f]/gu, "").replace(/[−–—‐‑﹣－]/gu, "-").replace(/[.!]+$/, "");

/** What a typed answer is to be: a card or a number; empty where anything may stand. */
export function formOf({ options: [{ say }] }, names) {
  if (Object.hasOwn(names, say)) return "card";
  return /^[−-]?\d+$/.test(say) ? "number" : "";
}

/** Whether a typed answer can be read at all, right or wrong: by the engine's patterns of what a card and a number look like. */
export function readable(level, { names, typed }, text) {
  const form = formOf(level, names);
  return !form || optionOf(level, text) >= 0 || new RegExp(typed[form]).test(normal(text));
}

/** Which option a typed answer means; -1 if none. */
export function optionOf(level, text) {
  const key = normal(text);
  return Object.hasOwn(level.accept, key) ? level.accept[key] : -1;
}

/** The reply to an answer. */
export const replyTo = (level, chosen) => (chosen === -1 ? { right: false, ...level.otherwise } : level.options[chosen]);

/** An answer is given; once a question is solved, others may be looked at, and change nothing. */
export function answered(level, tried, chosen, typed = "") {
  const { right } = replyTo(level, chosen);
  return {
    ...tried,
    chosen,
    typed,
    tried: right || tried.solved ? tried.tried : [...tried.tried, chosen],
    solved: tried.solved || right,
  };
}

/** Try again: the reply goes, what happened stays known. */
export const again = (tried) => ({ ...tried, chosen: null, typed: "" });

/** The answer is shown, and that counts as help unless the question was solved before. */
export const shown = (level, tried) => ({
  ...tried,
  chosen: level.solution,
  typed: level.kind === "text" ? level.options[level.solution].say : "",
  helped: tried.helped || !tried.solved,
  solved: true,
});

/** Answered right at once and without help. */
export const clean = ({ solved, helped, tried }) => solved && !helped && tried.length === 0;

/** How a question stands, in a word: the same words as in progress and in the catalogue. */
export function outcome(tried) {
  if (!tried.solved) return tried.tried.length ? "missed" : "open";
  if (tried.helped) return "help";
  return tried.tried.length ? "later" : "right";
}
