// A position in a link: in the query string, under the name of its widget.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { useModel } from "./model.js";
import { Button } from "./parts.js";
import { say } from "./strings.js";

/** The link to this page with a position in it. */
export function linkTo(href, name, position) {
  const url = new URL(href);
  url.searchParams.set(name, position);
  url.hash = "";
  return url.href;
}

/** Bring a widget into view: all of it, or its top where it is taller than the window below the page's header. */
function bringIntoView(widget) {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const fits = header + widget.offsetHeight <= document.documentElement.clientHeight;
  widget.scrollIntoView({ block: fits ? "center" : "start" });
}

/**
 * The position of a widget. `read` gives the usual form of a position, or null if it is broken.
 * A link to a position is followed once the page is there; a broken one leaves all as it was.
 */
export function usePosition(model, read) {
  const [position, change] = useModel(model, "position");
  const [broken, setBroken] = useState(false);
  const place = useRef(null);
  useEffect(() => {
    const linked = new URL(location.href).searchParams.get(model.get("name"));
    if (linked === null) return;
    const good = read(linked);
    setBroken(good === null);
    if (good !== null && good !== position) change(good);
    if (!location.hash && place.current) bringIntoView(place.current);
  }, []);
  return { position, place, broken, change: (next) => { setBroken(false); change(next); } };
}

export const BrokenLink = ({ broken }) => broken && html`<p class="hp-broken" role="alert">${say("status.broken")}</p>`;

/** Copy a link to what is shown now, and say so; where the browser forbids it, show the link. */
export function CopyLink({ model, position, make = (href) => linkTo(href, model.get("name"), position) }) {
  const [done, setDone] = useState("");
  useLayoutEffect(() => setDone(""), [position]);
  const copy = async () => {
    const link = make(location.href);
    try {
      await navigator.clipboard.writeText(link);
      setDone("copied");
    } catch {
      setDone(link);
    }
  };
  return html`<${Button} icon=${done === "copied" ? "check" : "link"} onClick=${copy}>
      <span aria-live="polite">${say(done === "copied" ? "link.copied" : "link.copy")}</span></${Button}>
    ${done && done !== "copied" && html`<input class="hp-link" readonly aria-label=${say("link.byHand")} value=${done}
      onFocus=${(event) => event.target.select()} />`}`;
}
