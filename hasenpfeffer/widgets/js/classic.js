// The widgets in a built page: each is drawn there already, and comes to life in its place.
import { mount } from "./app.js";
import { pageModel } from "./model.js";

function start() {
  const models = {};
  for (const script of document.querySelectorAll("script[data-hp-models]")) Object.assign(models, JSON.parse(script.textContent));
  const names = new Map();
  let mounted = 0;
  for (const place of document.querySelectorAll(".hp-root[data-hp]")) {
    const traits = { ...models[place.dataset.hp] };
    const count = (names.get(traits.name) ?? 0) + 1; // two widgets of one name share a page, not a link
    names.set(traits.name, count);
    if (count > 1) traits.name += count;
    mount(pageModel(traits), place);
    mounted += 1;
  }
  window.hasenpfeffer = { mounted };
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
