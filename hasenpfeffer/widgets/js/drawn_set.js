// The questions of a set: their banks are fetched when somebody wants to see them.
import { useEffect, useState } from "preact/hooks";
import { loadBanks } from "./bank.js";
import { drawLevels } from "./draw.js";
import { codesFor } from "./group_answers.js";
import { chaptersOf } from "./question_set.js";

/**
 * The questions of a set once they are `wanted`: `state` is waiting, loading, here or failed, and `again` asks once more.
 * @returns {{state: string, drawn: object[], codes: object|null, again: () => void}}
 */
export function useDrawn(model, set, wanted) {
  const [found, show] = useState({ text: "", state: "waiting", drawn: [], codes: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted || !set) return undefined;
    let live = true;
    const put = (state) => { if (live) show({ text: set.text, drawn: [], codes: null, ...state }); };
    put({ state: "loading" });
    loadBanks(model, chaptersOf(model.get("topics"), set))
      .then((banks) => {
        const drawn = drawLevels({ banks, rules: set.rules, seed: set.seed, count: set.count, topics: set.topics });
        put({ state: "here", drawn, codes: codesFor(set, drawn) });
      })
      .catch((error) => { console.error(error); put({ state: "failed" }); });
    return () => { live = false; };
  }, [set?.text, Boolean(wanted), tries]);
  const mine = found.text === set?.text ? found : { state: wanted ? "loading" : "waiting", drawn: [], codes: null };
  return { ...mine, again: () => setTries(tries + 1) };
}
