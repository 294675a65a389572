/* A word of the card table says what it means: under the pointer, at a tap, or when the keyboard reaches it. */
{
  const page = document.querySelector(".bd-article");
  const box = Object.assign(document.createElement("div"), { className: "hp-meaning", hidden: true });
  box.setAttribute("role", "tooltip");
  const name = document.createElement("b");
  const text = document.createElement("span");
  const hint = Object.assign(document.createElement("small"), { textContent: "Tap again for the glossary" });
  box.append(name, text, hint);
  const EDGE = 12;
  let shown = null;
  let pause;
  let byMouse = true;

  const termAt = (target) => target.closest?.("a.hp-term");
  const wordOf = (id) => document.getElementById(id)?.dataset.word;

  function hide() {
    clearTimeout(pause);
    box.hidden = true;
    shown = null;
  }

  /** Below the word, or above it where there is no room; never over an edge of the screen. */
  function place(term) {
    const [word] = term.getClientRects();
    const frame = box.offsetParent.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(word.left, document.documentElement.clientWidth - width - EDGE));
    const below = word.bottom + height + EDGE < innerHeight || word.top < height + EDGE;
    box.style.left = `${left - frame.left}px`;
    box.style.top = `${(below ? word.bottom + 4 : word.top - height - 4) - frame.top}px`;
  }

  function show(term) {
    clearTimeout(pause);
    if (shown === term) return;
    const meaning = document.getElementById(term.getAttribute("aria-describedby"));
    name.textContent = wordOf(meaning.id);
    text.textContent = meaning.textContent;
    hint.hidden = byMouse;
    box.hidden = false;
    shown = term;
    place(term);
  }

  const soon = (what, wait) => {
    clearTimeout(pause);
    pause = setTimeout(what, wait);
  };

  if (page?.querySelector("a.hp-term")) {
    page.append(box);
    page.addEventListener("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "mouse") return;
      byMouse = true;
      const term = termAt(target);
      if (term) soon(() => show(term), 150);
      else if (box.contains(target)) clearTimeout(pause);
      else if (shown && shown !== document.activeElement) soon(hide, 250);
    });
    page.addEventListener("pointerleave", () => { if (shown !== document.activeElement) soon(hide, 250); });
    page.addEventListener("focusin", ({ target }) => {
      const term = termAt(target);
      if (term?.matches(":focus-visible")) show(term);
      else if (shown && !term) hide();
    });
    page.addEventListener("focusout", ({ target }) => { if (target === shown) hide(); });
    addEventListener("pointerdown", ({ target, pointerType }) => {
      byMouse = pointerType === "mouse";
      if (!byMouse && shown && !box.contains(target) && termAt(target) !== shown) hide();
    });
    page.addEventListener("click", (event) => {
      const term = termAt(event.target);
      const tapped = event.detail > 0 && !byMouse;
      if (!term || !tapped || term === shown) return;
      event.preventDefault();
      show(term);
    });
    addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
    addEventListener("resize", hide);
    addEventListener("pagehide", hide);
  }
}
