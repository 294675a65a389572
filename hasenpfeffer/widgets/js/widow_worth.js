// What a discard was worth: shown once the reader has laid a card away and asks, so that it gives nothing away before.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { formOf, useOdds } from "./odds_load.js";
import { Waiting } from "./odds_waiting.js";
import { Button } from "./parts.js";
import { say } from "./strings.js";

/** A button, and below it the value of each discard. */
export function DiscardWorth({ model, words, rules, table }) {
  const { hand, widow, trump, discard } = table;
  const these = [...hand, widow, trump, discard].join(" ");
  const [asked, ask] = useState("");
  const open = asked === these;
  const forms = model.get("forms");
  const { odds, state, again } = useOdds(model, [formOf(forms, rules, true)], open);
  if (!discard) return null;
  const view = { odds, rules, about: { form: formOf(forms, rules), trump, perfect: false } };
  return html`<div class="hp-worth hp-discard-worth" tabindex="-1">
    <p><${Button} icon="eye" aria-expanded=${String(open)} data-deed="worth" onClick=${() => ask(open ? "" : these)}>${say("widow.worth")}</${Button}></p>
    <div aria-live="polite">${open && (odds ? html`<${odds.Discards} words=${words} cards=${[...hand, widow]} view=${view} laid=${discard} />`
      : html`<${Waiting} state=${state} again=${again} />`)}</div></div>`;
}
