// The reader's progress, kept by the browser: one store for the whole page. What cannot be read is put aside, never lost.
import { aside, memory } from "./memory.js";
import { merged } from "./progress_moves.js";
import { BLANK, ProgressError, readProgress, writeProgress } from "./progress_text.js";

const KEY = "hp-progress";

function recalled() {
  const text = memory.get(KEY);
  if (text === null) return { progress: BLANK };
  try {
    return { progress: readProgress(text) };
  } catch (error) {
    if (!(error instanceof ProgressError)) throw error;
    return { progress: BLANK, why: error, stuck: !aside.put(KEY, text) };
  }
}

export function makeProgress() {
  const listeners = new Set();
  const first = recalled();
  const store = {
    /** `why` says why something was put aside; `forgetful` that nothing will be known after this page. */
    state: { progress: first.progress, aside: aside.get(KEY), why: first.why ?? null, forgetful: Boolean(first.stuck) || !memory.set("hp-probe", null) },
    /** Change progress: always what the browser keeps now, since another tab may have written. */
    change(move) {
      const now = store.state.forgetful ? { progress: store.state.progress } : recalled();
      const progress = move(now.progress);
      const kept = !now.stuck && !store.state.forgetful && memory.set(KEY, writeProgress(progress));
      show({ progress, forgetful: !kept, aside: aside.get(KEY), why: now.why ?? store.state.why });
    },
    /** Forget everything; returns how to undo it. */
    wipe() {
      const { progress } = store.state;
      store.change(() => BLANK);
      return () => store.change((now) => merged(now, progress));
    },
    dropAside() {
      aside.drop(KEY);
      show({ ...store.state, aside: "", why: null });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function show(state) {
    store.state = state;
    for (const listener of [...listeners]) listener(state);
  }
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (store.state.forgetful || (key !== KEY && key !== null)) return;
    const { progress, why } = recalled();
    show({ ...store.state, progress, why: why ?? store.state.why, aside: aside.get(KEY) });
  });
  return store;
}

/** The page's one store: its scripts share it. */
export const progress = (globalThis.hasenpfefferProgress ??= makeProgress());
