// The link that opens a set on every phone: as a picture for cameras, to copy, and as a name to type.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Copy } from "./group_parts.js";
import { html } from "./html.js";
import { linkToSet } from "./question_set.js";
import { QrCode } from "./qr.js";
import { say } from "./strings.js";
import "./strings_group.js";

/** The address of the page on which the quiz is; known only in a browser. */
function useHere(page) {
  const [here, setHere] = useState("");
  useLayoutEffect(() => setHere(new URL(page, location.href).href), [page]);
  return here;
}

/** Phones cannot open what lies on this computer only. */
const isLocal = (link) => /^(file:|https?:\/\/(localhost|127\.|\[::1\]))/.test(link);

export function LinkPart({ model, set }) {
  const here = useHere(model.get("quiz"));
  const field = useRef(null);
  if (!here) return html`<p class="hp-desk-linkname">${set.text}</p>`;
  const link = linkToSet(here, model.get("group"), set);
  return html`<div class="hp-desk-link">
    <${QrCode} text=${link} label=${say("desk.qr")} />
    <div class="hp-desk-link-side">
      <p>${say("desk.linkHow")}</p>
      <label><span class="hp-desk-label">${say("desk.link")}</span>
        <input readonly ref=${field} value=${link} onFocus=${(event) => event.target.select()} /></label>
      <p class="hp-row"><${Copy} text=${link} target=${field} label=${say("link.copy")} done=${say("link.copied")} />
        <a class="hp-button" href=${link} target="_blank" rel="noopener">${say("desk.try")}</a></p>
      <p class="hp-desk-small">${say("desk.name")} <b class="hp-desk-linkname">${set.text}</b></p>
      ${isLocal(link) && html`<p class="hp-desk-note">${say("desk.local")} <a href="teach.html#to-the-phones">${say("desk.localHow")}</a></p>`}
    </div></div>`;
}
