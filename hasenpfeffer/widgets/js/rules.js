// The chosen rules in a widget's drawing: it is drawn again whenever they change, here or in another tab.
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "./rules_store.js";
import { CLASSIC, read } from "./rules_text.js";

export { chosen, linkWith, remembers, setRules, subscribe } from "./rules_store.js";
export { CLASSIC, presets, read as readRules, titleOfRules } from "./rules_text.js";

/**
 * The rules a widget goes by: those its author pinned, a text such as "rounds", or else those the reader has chosen.
 * The first drawing is always Classic's, as the page was built; the chosen rules follow before it is seen.
 * @param {string} [pinned]
 * @returns {[import("./rules_text.js").Rules, {pinned: boolean, problem: string}]}
 */
export function useRules(pinned) {
  const [state, show] = useState({ rules: CLASSIC, problem: "" });
  const fixed = useMemo(() => (pinned ? read(pinned) : null), [pinned]);
  useLayoutEffect(() => {
    if (fixed) return undefined;
    show(store.state);
    return store.subscribe(show);
  }, [fixed]);
  return [fixed ?? state.rules, { pinned: Boolean(fixed), problem: fixed ? "" : state.problem }];
}
