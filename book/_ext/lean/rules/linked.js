// A link that has changed the rules says so at the top of the text, with the way back to those before.
import { setRules, store, subscribe } from "widgets/rules_store.js";
import { titleOfRules } from "widgets/rules_text.js";

const line = Object.assign(document.createElement("p"), { className: "hp-rules-news" });
const words = document.createElement("span");
const back = Object.assign(document.createElement("button"), { type: "button" });
words.setAttribute("role", "status");
line.append(words, back);
back.addEventListener("click", () => {
  setRules(store.state.before.text);
  document.querySelector(".hp-rules .hp-chip")?.focus(); // the line goes; the chip names the rules now
});

function show({ rules, before }) {
  if (!before) return line.remove();
  words.textContent = `This link set the rules: ${titleOfRules(rules)}.`;
  back.textContent = `Back to ${titleOfRules(before)}`;
  return document.querySelector(".bd-article, .bd-search-container")?.prepend(line);
}

show(store.state);
subscribe(show);
