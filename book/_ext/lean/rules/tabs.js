// Tabs whose text depends on a rule open where the chosen rules say, and show whose text that is.
import { store, subscribe } from "widgets/rules_store.js";
import { CLASSIC, nearest, presets, written } from "widgets/rules_text.js";

const OTHER = "*";

const tabsOf = (set) => [...set.querySelectorAll(":scope > .sd-tab-label[data-sync-id]")].map((label) => {
  const [name, values] = label.dataset.syncId.split("=");
  return { label, input: label.previousElementSibling, name, values: values.split("|") };
});

/** The tab for some rules; the one for all other values if none names theirs. */
function tabFor(tabs, { name, switches }) {
  const value = tabs[0].name === "preset" ? nearest(name, switches).preset.key : written(switches[tabs[0].name]);
  return tabs.find(({ values }) => values.includes(value)) ?? tabs.find(({ values }) => values.includes(OTHER));
}

/** Whether a text about presets is not quite about these rules. */
const onlyNear = (tabs, { text }) => tabs[0].name === "preset" && !presets.some((preset) => preset.text === text);

function follow({ rules }) {
  for (const set of document.querySelectorAll(".sd-tab-set.hp-by-rule")) {
    const tabs = tabsOf(set);
    const mine = tabFor(tabs, rules);
    if (!set.querySelector(":target")) mine.input.checked = true;
    for (const { label } of tabs) {
      label.querySelector(".hp-yours")?.remove();
      if (label !== mine.label || rules.text === CLASSIC.text) continue;
      const words = onlyNear(tabs, rules) ? "nearest to your rules" : "your rules";
      label.append(Object.assign(document.createElement("span"), { className: "hp-yours", textContent: words }));
    }
  }
}

// After the theme's own script for tabs, which opens what was open last time.
document.addEventListener("DOMContentLoaded", () => {
  follow(store.state);
  subscribe(follow);
});
