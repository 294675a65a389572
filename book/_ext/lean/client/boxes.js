/* What scrolls sideways can be reached with the keyboard. */
{
  const boxes = "pre, .cell_output > .output, .pst-scrollable-table-container";
  const mark = () => {
    for (const box of document.querySelectorAll(boxes)) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  let pause;
  addEventListener("load", mark);
  addEventListener("resize", () => { clearTimeout(pause); pause = setTimeout(mark, 300); });
}
