// What opens below a score sheet: questions before anything leaves it, names and dealer, and the sheet as text.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { PadError, nameFor, readPad, writePad } from "./pad_text.js";
import { Button } from "./parts.js";
import { Choice } from "./score_parts.js";
import { say } from "./strings.js";

/** A question with its consequence; the focus goes to it. */
export function Ask({ ask, what, yes, no, onYes, onNo }) {
  const place = useRef(null);
  useLayoutEffect(() => place.current.focus(), []);
  return html`<div class="hp-pad-panel" role="group" aria-label=${ask} tabindex="-1" ref=${place} onKeyDown=${(event) => event.key === "Escape" && onNo()}>
    <p class="hp-ask">${ask}</p>${what && html`<p>${what}</p>`}
    <p class="hp-row">${yes && html`<${Button} go=${true} onClick=${onYes}>${yes}</${Button}>`}<${Button} onClick=${onNo}>${no}</${Button}></p>
  </div>`;
}

/** Four names as they sit, and who deals first. */
export function Players({ tables, pad, onPad }) {
  const [trouble, setTrouble] = useState("");
  const rename = (place, text) => {
    try {
      const name = nameFor(tables, text, tables.names[place]);
      setTrouble("");
      onPad({ ...pad, players: pad.players.map((each, at) => (at === place ? name : each)) });
    } catch (error) {
      if (!(error instanceof PadError)) throw error;
      setTrouble(say("pad.badName", { longest: tables.pad.longest_name }));
    }
  };
  const partner = (seat) => tables.names[tables.seats.indexOf(tables.sides[seat][0].find((each) => each !== seat))];
  return html`<div class="hp-pad-panel" role="group" aria-label=${say("pad.players")}>
    <div class="hp-pad-names">${tables.seats.map((seat, place) => html`<label key=${seat}>${say("pad.nameOf", { seat: tables.names[place], partner: partner(seat) })}
      <input type="text" autocomplete="off" spellcheck="false" maxlength=${tables.pad.longest_name} value=${pad.players[place]}
        onChange=${(event) => rename(place, event.target.value)} /></label>`)}</div>
    ${trouble && html`<p class="hp-broken" role="alert">${trouble}</p>`}
    <p class="hp-ask">${say("pad.firstDealer")}</p>
    <${Choice} label=${say("pad.firstDealer")} options=${tables.seats.map((seat, place) => [seat, pad.players[place]])} chosen=${pad.firstDealer}
      onChoose=${(firstDealer) => onPad({ ...pad, firstDealer })} kind="is-four" />
  </div>`;
}

/** The sheet as text, to copy, or to be replaced by another. */
export function AsText({ tables, pad, totals, onLoad, onSay }) {
  const area = useRef(null);
  const own = pad.hands.length ? `${writePad(tables, pad)}\n${say("pad.textScore", { totals })}` : writePad(tables, pad);
  const [text, setText] = useState(own);
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => { setText(own); setTrouble(""); }, [own]); // before the reader can put another text in
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onSay(say("pad.copied"));
    } catch {
      area.current.select();
      onSay(say("pad.byHand"));
    }
  };
  const load = () => {
    try {
      const next = readPad(tables, text);
      setTrouble("");
      onLoad(next);
    } catch (error) {
      if (!(error instanceof PadError)) throw error;
      setTrouble(error.message);
    }
  };
  return html`<div class="hp-pad-panel" role="group" aria-label=${say("pad.text")}>
    <p>${say("pad.textWhat")}</p>
    <textarea ref=${area} rows="10" spellcheck="false" autocomplete="off" aria-label=${say("pad.textLabel")} value=${text} onInput=${(event) => setText(event.target.value)}></textarea>
    ${trouble && html`<p class="hp-broken" role="alert">${trouble}</p>`}
    <p class="hp-row"><${Button} icon="link" onClick=${copy}>${say("pad.copy")}</${Button}><${Button} onClick=${load}>${say("pad.load")}</${Button}></p>
  </div>`;
}

/** What the browser kept but nobody can read: shown, and thrown away only when asked. */
export const Aside = ({ why, kept, onDrop }) => html`<div class="hp-broken" role="alert"><p>${say("pad.aside", { why })}</p>
  <details><summary>${say("pad.asideShow")}</summary><textarea readonly rows="4" aria-label=${say("pad.asideShow")} value=${kept}></textarea>
    <p class="hp-row"><${Button} onClick=${onDrop}>${say("pad.asideDrop")}</${Button}></p></details></div>`;
