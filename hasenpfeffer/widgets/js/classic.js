// The widgets in a built page: each is drawn there already, and comes to life in its place.
import { mount } from "./app.js";
import { forgetTaps, tappedIn } from "./early_taps.js";
import { pageModel } from "./model.js";
import { modelsOf } from "./page_models.js";
import { ensureSprite } from "./sprite.js";
import { Waking } from "./waking.js";

const models = modelsOf(document);
const places = [...document.querySelectorAll(".hp-root[data-hp]")];
const traitsOf = (place) => models[place.dataset.hp];
const kinds = {};
const page = Object.assign(globalThis.hasenpfeffer, { mounted: 0, add });

const names = new Map(); // two widgets of one name share a page, not a link
for (const traits of places.map(traitsOf)) {
  const count = (names.get(traits.name) ?? 0) + 1;
  names.set(traits.name, count);
  if (count > 1) traits.name += count;
}

const waking = new Waking((place) => {
  place.dataset.awake = ""; // from now on it is laid out wherever it stands
  mount(kinds, pageModel(traitsOf(place)), place);
  page.mounted += 1;
}, ensureSprite);

/** A kind of widget has arrived: what is of its kind may come to life, and does so if it was tapped or linked to. */
function add(kind, widget) {
  kinds[kind] = widget;
  const linked = new URLSearchParams(location.search);
  const these = places.filter((place) => traitsOf(place).kind === kind);
  waking.add(these);
  for (const place of these) {
    const tapped = tappedIn(place);
    if (tapped.size || linked.has(traitsOf(place).name)) waking.rouse(place);
    for (const button of tapped) button.click();
  }
}

// A kind that has not come by now will not come, and its places say so.
addEventListener("load", () => {
  waking.add(places.filter((place) => !(traitsOf(place).kind in kinds)));
  forgetTaps();
});
