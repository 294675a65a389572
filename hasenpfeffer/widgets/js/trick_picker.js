// Setting a table by hand: trump, leader, and any card before any seat.
import { Card } from "./cards.js";
import { html } from "./html.js";
import { arrows, Button, SuitChooser } from "./parts.js";
import { say } from "./strings.js";

/** Trump and leader of a table that the reader sets. */
export function Setup({ words, table, onChange }) {
  const players = words.seats.filter((seat) => !table.out.includes(seat));
  return html`<div class="hp-setup">
    <div><p class="hp-label">${say("table.chooseTrump")}</p>
      <${SuitChooser} words=${words} label=${say("table.chooseTrump")} chosen=${table.trump} onChoose=${(trump) => onChange({ trump })} /></div>
    <div><p class="hp-label">${say("table.leader")}</p>
      <div class="hp-suit-choice" role="group" aria-label=${say("table.leader")} onKeyDown=${arrows}>
        ${players.map((seat) => html`<button type="button" key=${seat} data-leader=${seat} aria-pressed=${String(seat === table.leader)}
          onClick=${() => onChange({ leader: seat })}>${words.seatNames[seat]}</button>`)}
      </div></div>
  </div>`;
}

/** All 25 cards, by the suit they count as, for the place that waits for one. */
export function Picker({ words, table, seat, onCard, onClose }) {
  const trump = words.trumps[table.trump];
  const used = Object.values(table.cards);
  const label = say("table.choose", { seat: words.seatNames[seat] });
  return html`<div class="hp-picker">
    <p class="hp-label">${label}</p>
    <div class="hp-picker-cards" role="group" aria-label=${label} onKeyDown=${arrows}>
      ${trump.suits.map(({ suit, cards }) => html`<div key=${suit}>${cards.map((card) => html`<${Card} key=${card} card=${card} trump=${trump}
        size="fluid" small=${true} stars=${false} states=${used.includes(card) ? ["off"] : []} onPress=${onCard} />`)}</div>`)}
    </div>
    <p class="hp-row">
      <${Button} icon="check" onClick=${onClose}>${say("table.close")}</${Button}>
      ${table.cards[seat] && html`<${Button} icon="undo" onClick=${() => onCard("")}>${say("table.takeBack")}</${Button}>`}
    </p>
  </div>`;
}
