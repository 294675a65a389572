/* Says so, in its place, when the script of the widgets did not arrive or stopped. */
addEventListener("load", () => {
  if (window.hasenpfeffer) return;
  for (const place of document.querySelectorAll(".hp-root")) {
    const line = Object.assign(document.createElement("p"), { className: "hp-missing", textContent: "This part could not start, so its buttons do nothing yet. Reload the page to try again." });
    line.setAttribute("role", "status");
    place.prepend(line);
  }
});
