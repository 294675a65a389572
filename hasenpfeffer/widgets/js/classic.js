// The widgets in a built page: each is drawn there already, and comes to life in its place.
import { mount } from "./app.js";
import { earlyIn } from "./early_taps.js";
import { Kinds } from "./kinds.js";
import { pageModel } from "./model.js";
import { modelsOf, scriptsOf } from "./page_models.js";
import { store, subscribe } from "./rules_store.js";
import { CLASSIC } from "./rules_text.js";
import { ensureSprite } from "./sprite.js";
import { say } from "./strings.js";
import { Waking } from "./waking.js";

const models = modelsOf(document);
const places = [...document.querySelectorAll(".hp-root[data-hp]")];
const traitsOf = (place) => models[place.dataset.hp];
const kindOf = (place) => traitsOf(place).kind;
const placesOf = (kind) => places.filter((place) => kindOf(place) === kind);
const page = Object.assign(globalThis.hasenpfeffer, { mounted: 0, add });

const names = new Map(); // two widgets of one name share a page, not a link
for (const traits of places.map(traitsOf)) {
  const count = (names.get(traits.name) ?? 0) + 1;
  names.set(traits.name, count);
  if (count > 1) traits.name += count;
}

/** The places of a kind that did not come say so, above what is drawn in them. */
function lost(kind) {
  for (const place of placesOf(kind).filter((each) => !each.querySelector(":scope > .hp-failed"))) {
    const line = Object.assign(document.createElement("p"), { className: "hp-failed", textContent: say("status.lost") });
    line.setAttribute("role", "status");
    place.prepend(line);
  }
}

const kinds = new Kinds(scriptsOf(document), lost);
const call = (place) => kinds.call(kindOf(place));

function wake(place) {
  place.dataset.awake = ""; // from now on it is laid out wherever it stands
  mount(kinds.here, pageModel(traitsOf(place)), place);
  page.mounted += 1;
}

const lay = (place) => { place.dataset.laid = ""; };
const waking = new Waking(places, { call, lay, wake, rest: ensureSprite });

const linked = new URLSearchParams(location.search);
for (const place of places) if (linked.has(traitsOf(place).name)) waking.rouse(place);

/** A kind of widget has arrived: what is of its kind may come to life, and does so if it was wanted. */
function add(kind, widget) {
  kinds.here[kind] = widget;
  const these = placesOf(kind);
  for (const place of these) place.querySelector(":scope > .hp-failed")?.remove();
  const early = these.map((place) => [place, earlyIn(place)]).filter(([, again]) => again);
  waking.add(these);
  for (const [place, again] of early) {
    waking.rouse(place);
    again();
  }
}

// The page is drawn by Classic: for a reader with other rules every place has to follow, on paper too.
const followRules = () => { if (store.state.rules.text !== CLASSIC.text) places.forEach(call); };
addEventListener("load", followRules);
subscribe(followRules);
