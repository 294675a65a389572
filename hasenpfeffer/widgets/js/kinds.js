// The kinds of widget on a page. The script of the first comes with the page, another's when one of its places asks.
import { fetchScript } from "./fetching.js";

export class Kinds {
  /** `addresses` are in the order of the page; `lost` is told of a kind whose script did not come. */
  constructor(addresses, lost) {
    const [first] = Object.keys(addresses);
    Object.assign(this, { addresses, lost, here: {}, asked: new Set([first]) });
    addEventListener("load", () => this.look(first)); // what stands in the page has come by now, or will not come
  }

  /** Have a kind fetched, unless it is here or on its way; one that was lost may be asked for again. */
  async call(kind) {
    if (kind in this.here || this.asked.has(kind)) return;
    this.asked.add(kind);
    await fetchScript(this.addresses[kind]);
    this.look(kind);
  }

  look(kind) {
    if (kind in this.here) return;
    this.asked.delete(kind);
    this.lost(kind);
  }
}
