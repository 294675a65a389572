// What is fetched once, when a reader needs it: the questions of a chapter, a table of chances. A page loads a script; a kernel is asked by a message.
import { fetchScript, PATIENCE } from "./fetching.js";

/** The page's banks, by chapter, and those that have been asked for: its scripts share them. */
const known = (globalThis.hasenpfefferBanks ??= { banks: new Map(), asked: new Map() });

/** Take a bank in; bank scripts call it as `hasenpfeffer.bank`. */
export function takeBank(chapter, bank) {
  known.banks.set(chapter, bank);
}

async function byScript(chapter, address) {
  (globalThis.hasenpfeffer ??= {}).bank = takeBank;
  await fetchScript(address);
  if (!known.banks.has(chapter)) throw new Error(`${chapter} did not arrive.`);
  return known.banks.get(chapter);
}

function byMessage(chapter, model) {
  return new Promise((resolve, reject) => {
    const watch = setTimeout(() => finish(() => reject(new Error(`${chapter} did not arrive.`))), PATIENCE);
    const heard = (message) => {
      if (message?.bank !== chapter) return;
      takeBank(chapter, message.questions);
      finish(() => resolve(message.questions));
    };
    const finish = (how) => { clearTimeout(watch); model.off("msg:custom", heard); how(); };
    model.on("msg:custom", heard);
    model.send({ ask: "bank", chapter });
  });
}

/** The bank of a chapter if it is here already. */
export const bankHere = (chapter) => known.banks.get(chapter);

/**
 * The bank of a chapter. The model says where it lies in its trait `banks`: pairs of a chapter and an address.
 * What failed once may be asked for again.
 */
export function loadBank(model, chapter) {
  if (known.banks.has(chapter)) return Promise.resolve(known.banks.get(chapter));
  if (!known.asked.has(chapter)) {
    const [, address] = model.get("banks").find(([name]) => name === chapter);
    const asked = model.send ? byMessage(chapter, model) : byScript(chapter, address);
    known.asked.set(chapter, asked);
    asked.catch(() => known.asked.delete(chapter));
  }
  return known.asked.get(chapter);
}

/** Several banks, in the order of their chapters. */
export const loadBanks = (model, chapters) => Promise.all(chapters.map((chapter) => loadBank(model, chapter)));
