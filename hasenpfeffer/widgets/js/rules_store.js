// The rules the reader has chosen: one store for the whole page, whoever asks first.
import { CLASSIC, presets, read, RulesError } from "./rules_text.js";
import { RULES } from "./rules_tables.js";

const KEY = "hp-rules";
const OWN = "hp-own-rules";
const PLACE = "rules";

/** What the browser remembers; null if nothing, undefined if it may not remember. */
function remembered() {
  try {
    return localStorage.forgets ? undefined : localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

function remember(text) {
  try {
    if (text === CLASSIC.text) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch { /* a private window remembers nothing */ }
}

const isOwn = (text) => !presets.some((preset) => preset.text === text);

/** Rules that are no preset stay the reader's, whatever is chosen later. */
function keep(text) {
  try {
    if (isOwn(text)) localStorage.setItem(OWN, text);
  } catch { /* a private window remembers nothing */ }
}

/** The reader's own rules, or null where there are none that can be read. */
export function ownRules() {
  try {
    return read(localStorage.getItem(OWN) ?? "");
  } catch {
    return null;
  }
}

/** Rules from a text, or Classic and what is wrong with the text. */
function attempt(say, ...texts) {
  let why = "";
  for (const text of texts) {
    try {
      return { rules: read(text), problem: "" };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      why = error.message;
    }
  }
  return { rules: CLASSIC, problem: RULES.say[say].replace("{why}", () => why) };
}

/** The text in this page's address, as it stands there and decoded: either may have been made by hand. */
function linked() {
  const raw = globalThis.location?.search.slice(1).split("&").find((part) => part.startsWith(`${PLACE}=`));
  return raw === undefined ? [] : [raw.slice(PLACE.length + 1), new URLSearchParams(raw).get(PLACE)];
}

function begin() {
  const before = remembered();
  const known = attempt("memory", before ?? CLASSIC.text);
  if (!known.problem && !ownRules()) keep(known.rules.text);
  const link = linked();
  if (!link.length) return known;
  const found = attempt("link", ...link);
  if (found.problem) return found;
  const { text } = found.rules;
  remember(text);
  if (!ownRules()) keep(text);
  return before === undefined || text === known.rules.text ? found : { ...found, before: known.rules };
}

function makeStore() {
  const listeners = new Set();
  const store = {
    state: begin(),
    /** Choose rules by their text; a RulesError says what is wrong with it, and nothing changes. */
    set(text) {
      const rules = read(text);
      remember(rules.text);
      keep(rules.text);
      leaveAddress();
      store.show({ rules, problem: "" });
    },
    show(state) {
      store.state = state;
      for (const listener of [...listeners]) listener(state);
    },
    /** Hear of every change; returns how to stop. */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === KEY || key === null) store.show(attempt("memory", remembered() ?? CLASSIC.text));
  });
  return store;
}

/** Once the reader has chosen, a reload must not go back to the rules of the link. */
function leaveAddress() {
  if (!linked().length) return;
  const url = new URL(location.href);
  url.searchParams.delete(PLACE);
  history.replaceState(history.state, "", url);
}

/** The page's one store: its two scripts share it. */
export const store = (globalThis.hasenpfefferRules ??= makeStore());

export const chosen = () => store.state.rules;
export const setRules = (text) => store.set(text);
export const subscribe = (listener) => store.subscribe(listener);

/** Whether this browser will know the rules on the next page. */
export const remembers = () => typeof window === "undefined" || remembered() !== undefined;

/** A link with rules in it: the text needs no further packing but for its percent signs. */
export function linkWith(href, text) {
  const url = new URL(href);
  url.searchParams.delete(PLACE);
  url.search += `${url.search ? "&" : "?"}${PLACE}=${text}`;
  return url.href;
}
