// Bringing the widgets of a page to life without keeping the reader waiting: one at a time, those in sight first,
// the rest while nothing else happens; and at once what the reader touches, so that no tap is lost.
const DEEDS = ["pointerdown", "click", "keydown", "focusin"];
const NEARLY = "60% 0px";

const soon = (task) => setTimeout(task);
const idly = (task) => (globalThis.requestIdleCallback ?? ((later) => setTimeout(later, 60)))(task);

export class Waking {
  /** `wake` brings a place to life; `rest` is done once, after what is in sight. */
  constructor(wake, rest) {
    Object.assign(this, { wake, rest, asleep: new Set(), idle: false });
    const touched = ({ target }) => this.rouse(target.closest?.(".hp-root"));
    for (const deed of DEEDS) addEventListener(deed, touched, { capture: true, passive: true });
    addEventListener("beforeprint", () => [...this.asleep].forEach((place) => this.rouse(place)));
    this.sight = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) soon(() => this.rouse(target));
      this.go();
    }, { rootMargin: NEARLY });
  }

  /** These may wake from now on. */
  add(places) {
    for (const place of places) {
      this.asleep.add(place);
      this.sight.observe(place);
    }
  }

  rouse(place) {
    if (!this.asleep.delete(place)) return;
    this.sight.unobserve(place);
    this.wake(place);
    this.go(); // a place that was linked to may have been the only one
  }

  /** One thing each time the page has nothing else to do, until nothing is left. */
  go() {
    if (this.idle || !(this.rest || this.asleep.size)) return;
    this.idle = true;
    idly(() => {
      this.idle = false;
      if (this.rest) this.rest();
      else this.rouse(this.asleep.values().next().value);
      this.rest = null;
      this.go();
    });
  }
}
