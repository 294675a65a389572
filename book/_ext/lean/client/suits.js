/* Two suit colours or four: a button in the header, remembered by the browser. */
{
  const page = document.documentElement;
  const button = document.querySelector(".hp-suits");

  const show = () => button?.setAttribute("aria-pressed", String(page.dataset.suits === "four"));

  button?.addEventListener("click", () => {
    const four = page.dataset.suits !== "four";
    if (four) page.dataset.suits = "four";
    else delete page.dataset.suits;
    try { localStorage.setItem("hp-suits", four ? "four" : "two"); } catch { /* a private window remembers nothing */ }
    show();
  });
  show();
}
