// Print one part of a page, and nothing else of it.

/** Print a copy of an element on paper of its own. */
export function printAlone(element) {
  const paper = document.createElement("div");
  paper.className = "hp-print";
  paper.append(element.cloneNode(true));
  document.body.append(paper);
  document.documentElement.classList.add("hp-printing");
  const done = () => {
    paper.remove();
    document.documentElement.classList.remove("hp-printing");
  };
  addEventListener("afterprint", done, { once: true });
  print();
}
