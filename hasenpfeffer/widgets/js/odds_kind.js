// Which chances are shown: in simulated play, or what perfect play with open cards would come to.
import { html } from "./html.js";
import { arrows, Button } from "./parts.js";
import { say } from "./strings.js";
import "./strings_odds.js";

export const Kind = ({ perfect, onPerfect }) => html`<div class="hp-row" role="group" aria-label=${say("odds.kind")} onKeyDown=${arrows}>
  <${Button} aria-pressed=${String(!perfect)} onClick=${() => onPerfect(false)}>${say("odds.simulated")}</${Button}>
  <${Button} aria-pressed=${String(perfect)} onClick=${() => onPerfect(true)}>${say("odds.open")}</${Button}></div>`;
