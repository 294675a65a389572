/* Where the browser allows no memory, the theme's scripts would stop at their first look at it: they get one for this page. */
try {
  localStorage.getItem("mode");
} catch {
  const kept = new Map();
  const value = { forgets: true, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, String(text)), removeItem: (key) => kept.delete(key) };
  Object.defineProperty(window, "localStorage", { value });
}
