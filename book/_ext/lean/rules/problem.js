// A damaged link, or a damaged memory, is said at the top of the text until rules are chosen.
import { store, subscribe } from "widgets/rules_store.js";

const line = Object.assign(document.createElement("p"), { className: "hp-rules-problem" });
line.setAttribute("role", "alert");

function show({ problem }) {
  line.textContent = problem;
  if (problem) document.querySelector(".bd-article, .bd-search-container")?.prepend(line);
  else line.remove();
}

show(store.state);
subscribe(show);
