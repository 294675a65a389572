// A QR code as one path: the squares that are dark.
import { encode } from "uqr";
import { html } from "./html.js";

const MARGIN = 4; // light squares all around, as the standard asks

/** The dark squares of a text, as a path in units of one square. */
export function qrPath(text) {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  const runs = data.flatMap((row, y) => row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return `M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`;
  }));
  return { size, path: runs.join("") };
}

/** A QR code; always dark on light, since many cameras read nothing else. */
export function QrCode({ text, label }) {
  const { size, path } = qrPath(text);
  return html`<svg class="hp-qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect class="hp-qr-light" width=${size} height=${size} /><path class="hp-qr-dark" d=${path} /></svg>`;
}
