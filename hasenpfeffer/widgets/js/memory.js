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
