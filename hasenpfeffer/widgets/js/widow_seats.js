// The declarer's table: the others' cards and the widow face down, and who leads.
import { Back, sign } from "./cards.js";
import { named } from "./auction_seats.js";
import { html } from "./html.js";
import { say } from "./strings.js";

/** Six cards face down; squared up, they are out of the hand. */
const Fan = ({ words, seat, out }) => html`<span class=${out ? "hp-fan is-out" : "hp-fan"} role="img"
  aria-label=${say(out ? "widow.laidDown" : "widow.sixDown", { seat: words.seatNames[seat] })}>${
  Array.from({ length: 6 }, (_, place) => html`<span key=${place} class="hp-card hp-back hp-card-s"><span class="hp-face">
    <svg viewBox="0 0 100 140" aria-hidden="true"><use href="#hp-back" /></svg></span></span>`)}</span>`;

function note(words, seat, { table, now }) {
  const role = seat === table.declarer ? "widow.declarer"
    : words.pairs.find((pair) => pair.includes(seat)).includes(table.declarer) ? "table.partner" : "widow.defender";
  const more = now.out.includes(seat) ? "table.out" : now.lone.includes(seat) ? "widow.isAlone" : "";
  return [role, seat === table.dealer && "auction.deals", more].filter(Boolean).map((key) => say(key)).join(say("auction.dot"));
}

function Player({ words, seat, view }) {
  const { table, now } = view;
  const kind = ["hp-seat", `hp-seat-${seat}`, seat === now.leader && "is-leader", seat === now.turn && "is-turn"];
  const name = html`<p class="hp-player"><b>${named(words, seat, table.declarer)}</b><small>${note(words, seat, view)}</small>
    ${seat === now.leader && html`<span class="hp-leads">${sign("i-next")}${say("table.leads")}</span>`}</p>`;
  return html`<div class=${kind.filter(Boolean).join(" ")}>${name}
    ${seat !== table.declarer && html`<${Fan} words=${words} seat=${seat} out=${now.out.includes(seat)} />`}</div>`;
}

/** The card in the middle: the widow, its empty place, or what was laid away. */
function Middle({ table, dead }) {
  if (table.taken && !table.discard) return html`<span class="hp-slot"></span><small>${say("widow.inHand")}</small>`;
  const label = say(table.discard ? "widow.away" : dead ? "widow.dead" : "widow.widow");
  return html`<${Back} more=${label} /><small>${label}</small>`;
}

/** The four players and the widow. */
export const Players = ({ words, view, dead, name, trump }) => html`<div class="hp-felt hp-auction hp-settling">
  <p class="hp-badges"><span class="hp-badge hp-rules-shown">${say("auction.rules", { name })}</span>
    ${trump && html`<span class="hp-badge"><span class="hp-disc-pip">${sign(`s-${trump}`, `hp-suit-${trump}`)}</span>${
      say("table.trump", { suit: words.many[trump] })}</span>`}</p>
  <div class="hp-seats">
    ${["N", "W", "E", "S"].map((seat) => html`<${Player} key=${seat} words=${words} seat=${seat} view=${view} />`)}
    <p class="hp-heart"><${Middle} table=${view.table} dead=${dead} /></p>
  </div>
</div>`;
