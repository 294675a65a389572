/* A copy button on every block of code. `leanCopyExclude` is set by the bundle. */
{
  const sheets = '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/></svg>';
  const tick = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12l5 5L20 7"/></svg>';

  const put = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const box = Object.assign(document.createElement("textarea"), { value: text });  // a file: page has no clipboard of its own
      document.body.append(box);
      box.select();
      const done = document.execCommand("copy");
      box.remove();
      return done;
    }
  };

  for (const code of document.querySelectorAll("div.highlight pre")) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "hp-copy", innerHTML: sheets });
    button.setAttribute("aria-label", "Copy the code");
    button.addEventListener("click", async () => {
      const plain = code.cloneNode(true);
      for (const part of plain.querySelectorAll(leanCopyExclude)) part.remove();
      const done = await put(plain.textContent.replace(/\n$/, ""));
      button.setAttribute("aria-label", done ? "Copied" : "The browser did not allow copying");
      button.innerHTML = done ? tick : sheets;
      setTimeout(() => { button.setAttribute("aria-label", "Copy the code"); button.innerHTML = sheets; }, 2000);
    });
    code.after(button);
  }
}
