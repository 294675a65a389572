// What the browser keeps across reloads, text by text; a private window may refuse it, or forget it when it is left.
export const memory = {
  get(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  },
  /** Keep a text, or throw it away for null; false where it will not be there the next time. */
  set(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      return !localStorage.forgets;
    } catch {
      return false;
    }
  },
};

const asideOf = (key) => `${key}-aside`;

/** What was kept under a key and cannot be read any more: never lost, and thrown away only when asked. */
export const aside = {
  get: (key) => memory.get(asideOf(key)) ?? "",
  /** Put a text there, behind what is there already, and the key is free; false where it would not be safe. */
  put(key, text) {
    const all = [memory.get(asideOf(key)), text].filter(Boolean).join("\n\n");
    return memory.set(asideOf(key), all) && memory.set(key, null);
  },
  drop: (key) => memory.set(asideOf(key), null),
};
