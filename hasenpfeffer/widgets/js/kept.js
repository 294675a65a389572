// One value that the browser keeps across reloads; what cannot be read any more is put aside, never lost.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { aside, memory } from "./memory.js";

/** What is kept under a key, checked by `check`, which throws at what it cannot understand. */
function recalled(key, check) {
  const text = memory.get(key);
  if (text === null) return {};
  try {
    return { value: check(JSON.parse(text)) };
  } catch {
    aside.put(key, text);
    return {};
  }
}

/**
 * A kept value: what it is now and how to change it by a move, which goes on from the newest value, what was put aside, and whether the browser forgets.
 * It is drawn first as `blank`; what was kept follows before it is seen. Without a key nothing is kept.
 */
export function useKept(key, blank, check) {
  const [state, show] = useState({ value: blank, aside: "", forgetful: false, known: false });
  const newest = useRef(blank); // two taps may come before anything is drawn again
  useLayoutEffect(() => {
    if (!key) return undefined;
    const recall = () => {
      const { value = blank } = recalled(key, check);
      newest.current = value;
      show((now) => ({ ...now, value, aside: aside.get(key), known: true }));
    };
    const elsewhere = (event) => { if (event.key === key || event.key === null) recall(); };
    recall();
    addEventListener("storage", elsewhere);
    return () => removeEventListener("storage", elsewhere);
  }, [key]);
  return {
    ...state,
    change(move) {
      const value = move(newest.current);
      newest.current = value;
      const forgetful = !memory.set(key, JSON.stringify(value));
      show((now) => ({ ...now, value, forgetful }));
    },
    drop() {
      aside.drop(key);
      show((now) => ({ ...now, aside: "" }));
    },
  };
}
