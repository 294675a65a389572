// Progress and banks in a widget's drawing. It is drawn first as the page was built; what the browser knows follows before it is seen.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { bankHere, loadBanks } from "./bank.js";
import { progress } from "./progress.js";
import { BLANK } from "./progress_text.js";

/** The reader's progress, and what to say about keeping it. */
export function useProgress() {
  const [state, show] = useState({ progress: BLANK, aside: "", why: null, forgetful: false });
  useLayoutEffect(() => {
    show(progress.state);
    return progress.subscribe(show);
  }, []);
  return state;
}

/** Banks of some chapters, or of those that are asked for then: `load` fetches them, and may be called again when they did not arrive. */
export function useBanks(model, chapters) {
  const [state, show] = useState({ banks: null, trouble: "" });
  const alive = useRef(true);
  useEffect(() => () => { alive.current = false; }, []);
  const load = async (needed = chapters) => {
    if (needed.every(bankHere)) {
      const banks = needed.map(bankHere);
      show({ banks, trouble: "" });
      return banks;
    }
    show({ banks: null, trouble: "loading" });
    try {
      const banks = await loadBanks(model, needed);
      if (alive.current) show({ banks, trouble: "" });
      return banks;
    } catch {
      if (alive.current) show({ banks: null, trouble: "missing" });
      return null;
    }
  };
  return { ...state, load };
}

/** A number that goes up by itself each minute, so that what is due is seen to be due. */
export function useNow() {
  const [now, show] = useState(0);
  useEffect(() => {
    show(Date.now());
    const clock = setInterval(() => show(Date.now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
