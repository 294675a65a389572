// Bringing the widgets of a page to life without keeping the reader waiting: one at a time, those in sight first,
// the rest while nothing else happens; and at once what the reader touches, so that no tap is lost.
// What a far place needs is not even fetched before the reader comes near, or touches it; but it is laid out in its turn,
// so that the page is as long as it will be.
const DEEDS = ["pointerdown", "click", "keydown", "focusin"];
const NEAR = "1000px 0px";
const NEARLY = "60% 0px";

const soon = (task) => setTimeout(task);
const idly = (task) => (globalThis.requestIdleCallback ?? ((later) => setTimeout(later, 60)))(task);

/** Watches for places that come within a distance of the window. */
const within = (rootMargin, each, all = () => {}) => new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) if (isIntersecting) each(target);
  all();
}, { rootMargin });

export class Waking {
  /** `call` has what a place needs fetched, `lay` has it laid out, `wake` brings it to life; `rest` is done once, after what is in sight. */
  constructor(places, { call, lay, wake, rest }) {
    Object.assign(this, { call, lay, wake, rest, idle: false });
    Object.assign(this, { far: new Set(places), flat: new Set(places), wanted: new Set(), asleep: new Set() });
    const touched = ({ target }) => this.rouse(target.closest?.(".hp-root"));
    for (const deed of DEEDS) addEventListener(deed, touched, { capture: true, passive: true });
    addEventListener("beforeprint", () => [...this.far, ...this.asleep].forEach((place) => this.rouse(place)));
    this.horizon = within(NEAR, call);
    this.sight = within(NEARLY, (place) => soon(() => this.rouse(place)), () => this.go());
    for (const place of places) this.horizon.observe(place);
  }

  /** What these need is here: they may wake from now on, and those that were wanted do. */
  add(places) {
    for (const place of places) {
      this.far.delete(place);
      this.horizon.unobserve(place);
      this.asleep.add(place);
      if (this.wanted.delete(place)) this.rouse(place);
      else this.sight.observe(place);
    }
  }

  rouse(place) {
    if (this.far.has(place)) {
      this.wanted.add(place);
      this.call(place);
    }
    if (!this.asleep.delete(place)) return;
    this.flat.delete(place);
    this.sight.unobserve(place);
    this.wake(place);
    this.go(); // a place that was linked to may have been the only one
  }

  /** Have the next place laid out that still waits for its script. */
  unfold() {
    const [place] = this.flat;
    if (!this.flat.delete(place)) return; // the reader touched the last one meanwhile
    this.lay(place);
  }

  /** One thing each time the page has nothing else to do, until nothing is left. */
  go() {
    if (this.idle || !(this.rest || this.asleep.size || this.flat.size)) return;
    this.idle = true;
    idly(() => {
      this.idle = false;
      if (this.rest) this.rest();
      else if (this.asleep.size) this.rouse(this.asleep.values().next().value);
      else this.unfold();
      this.rest = null;
      this.go();
    });
  }
}
