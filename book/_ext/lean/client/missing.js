/* Says so, in its place, when what the widgets share did not arrive or stopped. A widget that misses its own script says so itself. */
addEventListener("load", () => {
  if (window.hasenpfeffer?.mounted !== undefined) return;
  for (const place of document.querySelectorAll(".hp-root")) {
    const line = Object.assign(document.createElement("p"), { className: "hp-missing", textContent: "This part could not start, so its buttons do nothing yet. Reload the page to try again." });
    line.setAttribute("role", "status");
    place.prepend(line);
  }
});
