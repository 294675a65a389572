/* The download menu and the two buttons that the theme wrote as inline handlers. */
{
  const openers = [...document.querySelectorAll('[data-bs-toggle="dropdown"]')];

  const set = (opener, open) => {
    opener.classList.toggle("show", open);
    opener.nextElementSibling?.classList.toggle("show", open);
    opener.setAttribute("aria-expanded", String(open));
  };

  document.addEventListener("click", (event) => {
    const pressed = event.target.closest('[data-bs-toggle="dropdown"]');
    for (const opener of openers) set(opener, opener === pressed && !opener.classList.contains("show"));
    const wish = event.target.closest("[data-lean]")?.dataset.lean;
    if (wish === "print") print();
    if (wish === "fullscreen") document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
  });

  document.addEventListener("keydown", (event) => {
    const open = openers.find((opener) => opener.classList.contains("show"));
    if (event.key !== "Escape" || !open) return;
    set(open, false);
    open.focus();
  });
}
