// A score sheet in the browser: kept across reloads, with the way back; what cannot be read is put aside, never lost.
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { aside, memory } from "./memory.js";
import { PadError, readPad, writePad } from "./pad_text.js";
import { say } from "./strings.js";

const VERSION = 1;
const STEPS = 40;
const keyOf = (name) => `hp-pad-${name}`;

/** What is kept, checked: the sheet and the steps before it. Throws if any of it cannot be read. */
function understood(tables, raw) {
  let kept;
  try { kept = JSON.parse(raw); } catch { throw new PadError(say("pad.asideNot")); }
  const good = kept?.version === VERSION && typeof kept.now === "string" && Array.isArray(kept.before)
    && kept.before.every((each) => typeof each === "string");
  if (!good) throw new PadError(say("pad.asideNot"));
  return { text: writePad(tables, readPad(tables, kept.now)), before: kept.before.filter((each) => readable(tables, each)) };
}

function readable(tables, text) {
  try { return Boolean(readPad(tables, text)); } catch { return false; }
}

/** What the browser kept of a sheet; what cannot be read is put aside with the reason. */
function recalled(tables, name) {
  const raw = memory.get(keyOf(name));
  if (raw === null) return {};
  try {
    return understood(tables, raw);
  } catch (error) {
    if (!(error instanceof PadError)) throw error;
    aside.put(keyOf(name), raw);
    return { why: error.message };
  }
}

/**
 * The sheet of a widget: what stands on it, how to write something else, and the way back.
 * It is drawn first as the page was built; what was kept follows before it is seen.
 */
export function useSheet(model, tables) {
  const [state, show] = useState({ text: model.get("position"), before: [], aside: "", why: "", forgetful: false });
  const name = model.get("name");
  const put = (next) => {
    const kept = { version: VERSION, now: next.text, before: next.before };
    const forgetful = !memory.set(keyOf(name), JSON.stringify(kept));
    model.set("position", next.text);
    model.save_changes();
    show({ ...state, ...next, forgetful });
  };
  useLayoutEffect(() => {
    const recall = () => {
      const found = recalled(tables, name);
      show((now) => ({ ...now, ...found, aside: aside.get(keyOf(name)) }));
      if (found.text && found.text !== model.get("position")) { model.set("position", found.text); model.save_changes(); }
    };
    const elsewhere = ({ key }) => { if (key === keyOf(name)) recall(); };
    const moved = () => show((now) => (now.text === model.get("position") ? now
      : { ...now, text: model.get("position"), before: [...now.before, now.text].slice(-STEPS) })); // by a kernel
    recall();
    model.on("change:position", moved);
    addEventListener("storage", elsewhere);
    return () => { model.off("change:position", moved); removeEventListener("storage", elsewhere); };
  }, [name]);
  const pad = useMemo(() => readPad(tables, state.text), [state.text]);
  return {
    pad,
    aside: state.aside,
    why: state.why,
    forgetful: state.forgetful,
    canUndo: state.before.length > 0,
    write(next) {
      const text = writePad(tables, next);
      if (text !== state.text) put({ text, before: [...state.before, state.text].slice(-STEPS) });
    },
    undo() {
      const text = state.before.at(-1);
      put({ text, before: state.before.slice(0, -1) });
      return readPad(tables, text);
    },
    drop() {
      aside.drop(keyOf(name));
      show({ ...state, aside: "", why: "" });
    },
  };
}
