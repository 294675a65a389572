// The chip in the header says by which rules the book goes, and its menu changes them.
import { linkWith, ownRules, remembers, setRules, store, subscribe } from "widgets/rules_store.js";
import { CLASSIC, presets, titleOfRules } from "widgets/rules_text.js";

const place = document.querySelector(".hp-rules");
const chip = place?.querySelector(".hp-chip");
const menu = place?.querySelector(".hp-menu");
const TICK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5 10 17.5 19 7"/></svg>';

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** One line of the menu: what it is called, and what it means. */
function item(role, title, about, onPress) {
  const line = make("button", { type: "button", tabIndex: -1 }, make("span", { textContent: title }), make("small", { textContent: about }));
  line.setAttribute("role", role);
  line.insertAdjacentHTML("afterbegin", TICK);
  line.addEventListener("click", () => { onPress(); set(false); });
  return line;
}

function fill({ rules }) {
  const choices = presets.map((preset) => {
    const line = item("menuitemradio", preset.name, preset.about, () => setRules(preset.text));
    line.setAttribute("aria-checked", String(preset.text === rules.text));
    return line;
  });
  if (!presets.some(({ text }) => text === rules.text)) {
    choices.push(item("menuitemradio", titleOfRules(rules), "The rules you chose", () => {}));
    choices.at(-1).setAttribute("aria-checked", "true");
  }
  const own = ownRules();
  if (own && own.text !== rules.text) {
    choices.push(item("menuitemradio", titleOfRules(own), "Your own rules, as you left them", () => setRules(own.text)));
    choices.at(-1).setAttribute("aria-checked", "false");
  }
  const ways = [];
  if (menu.dataset.house) ways.push(item("menuitem", "House rules …", "Change any rule and name your own game", () => location.assign(menu.dataset.house)));
  if (rules.text !== CLASSIC.text) ways.push(item("menuitem", "Back to Classic", "As the book was written", () => setRules(CLASSIC.text)));
  if (ways[0]) ways[0].className = "hp-menu-part";
  menu.replaceChildren(...choices, ...ways);
}

function show(state) {
  chip.querySelector("b").textContent = titleOfRules(state.rules);
  chip.classList.toggle("is-own", state.rules.text !== CLASSIC.text);
}

const lines = () => [...menu.querySelectorAll("button")];

/** Open the menu with the focus on what is chosen, or close it with the focus back on the chip. */
function set(open, focus = true) {
  if (menu.hidden === !open) return;
  if (open) fill(store.state);
  menu.hidden = !open;
  chip.setAttribute("aria-expanded", String(open));
  if (focus) (open ? menu.querySelector('[aria-checked="true"]') ?? lines()[0] : chip).focus();
}

function move(event) {
  const at = lines().indexOf(document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const letter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && event.key.toLowerCase();
  const begins = ({ innerText }) => innerText.trim().toLowerCase().startsWith(letter);
  const target = event.key in steps ? lines().at(steps[event.key] % lines().length)
    : letter && [...lines().slice(at + 1), ...lines()].find(begins);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Where nothing is remembered, links within the book take the rules along. */
function takeAlong(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || remembers() || link.origin !== location.origin || !link.pathname.endsWith(".html")) return;
  link.href = linkWith(link.href, store.state.rules.text);
}

if (place) {
  show(store.state);
  subscribe(show);
  chip.addEventListener("click", () => set(menu.hidden));
  chip.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    set(true);
  });
  menu.addEventListener("keydown", move);
  place.addEventListener("keydown", (event) => {
    if (event.key === "Escape") set(false);
    if (event.key === "Tab") set(false, false);
  });
  document.addEventListener("click", (event) => { if (!place.contains(event.target)) set(false, false); });
  document.addEventListener("click", takeAlong, true);
}
