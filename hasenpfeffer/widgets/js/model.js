// The traits of a widget as state of its drawing.
import { useEffect, useState } from "preact/hooks";

/** One trait: what it is now, and how to change it, here and in the kernel if there is one. */
export function useModel(model, key) {
  const [value, show] = useState(model.get(key));
  useEffect(() => {
    const changed = () => show(model.get(key));
    model.on(`change:${key}`, changed);
    return () => model.off(`change:${key}`, changed);
  }, [model, key]);
  const change = (next) => {
    model.set(key, next);
    model.save_changes();
    show(next);
  };
  return [value, change];
}

/** A model for a page without a kernel: the traits the page was built with. */
export function pageModel(traits) {
  const state = { ...traits };
  const listeners = new Map();
  const of = (event) => listeners.get(event) ?? listeners.set(event, new Set()).get(event);
  return {
    get: (key) => state[key],
    set(key, value) {
      if (state[key] === value) return;
      state[key] = value;
      for (const listener of [...of(`change:${key}`)]) listener();
    },
    on: (event, listener) => of(event).add(listener),
    off: (event, listener) => of(event).delete(listener),
    save_changes() {},
  };
}
