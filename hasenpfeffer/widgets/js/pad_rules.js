// The rules of a sheet's game, and what it would mean to go on by others.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { walk } from "./pad_match.js";
import { Ask } from "./pad_panels.js";
import { totalsLine } from "./pad_table.js";
import { Button } from "./parts.js";
import { endingOf } from "./points.js";
import { bidWords } from "./score_parts.js";
import { say } from "./strings.js";

/** The hands that could not have been played under other rules, in words. */
function misfits(tables, switches, hands) {
  return hands.flatMap((hand, place) => {
    if (!hand) return [];
    if (!switches.calls.includes(hand.bid)) return [say("pad.misfitBid", { bid: bidWords(hand.bid), hand: place + 1 })];
    return hand.alone && !tables.alone[switches.alone] ? [say("pad.misfitAlone", { hand: place + 1 })] : [];
  });
}

/** What would change, in sentences. */
function consequence(tables, pad, switches, game, chosen) {
  const then = walk(tables, chosen.switches, pad);
  const line = totalsLine(tables, chosen.switches, pad.players, then.ledgers);
  const same = line === totalsLine(tables, switches, pad.players, game.ledgers);
  const over = then.ending && !game.ending && say("pad.changeOver", { why: endingOf(tables, pad.players, then.ending) });
  return [same ? say("pad.changeSame") : say("pad.changeTotals", { totals: line }), over].filter(Boolean).join(" ");
}

export function RulesStrip({ tables, switches, pad, game, rules, chosen, onChange }) {
  const [asking, ask] = useState(false);
  const other = pad.rules !== "" && chosen.text !== pad.rules;
  const wrong = asking && misfits(tables, chosen.switches, pad.hands);
  const { name } = chosen;
  const no = () => ask(false);
  return html`<div class="hp-pad-rules">
    <p><b>${say("score.rules", { name: rules.name })}</b> <small>${pad.rules ? say("pad.fixed") : say("pad.open")}</small></p>
    ${other && html`<p>${say("pad.otherRules", { name, now: rules.name })}</p>
      ${!asking && html`<p class="hp-row"><${Button} onClick=${() => ask(true)}>${say("pad.useRules", { name })}</${Button}></p>`}`}
    ${other && asking && (wrong.length
      ? html`<${Ask} ask=${say("pad.changeMisfit", { name, hands: wrong.join(say("list.comma")) })} no=${say("pad.keep")} onNo=${no} />`
      : html`<${Ask} ask=${say("pad.changeAsk", { count: pad.hands.length, name })} what=${consequence(tables, pad, switches, game, chosen)}
          yes=${say("pad.useRules", { name })} no=${say("pad.keep")} onYes=${() => { no(); onChange(chosen.text); }} onNo=${no} />`)}
  </div>`;
}
