// The table itself: four seats, their cards, and the trump suit in the middle.
import { Back, Card, sign } from "./cards.js";
import { html } from "./html.js";
import { say } from "./strings.js";

/** What stands below a player's name. */
function note(words, table, seat) {
  if (table.out.includes(seat)) return say("table.out");
  if (seat === table.leader && !table.cards[seat]) return say("table.leads");
  if (!table.you) return "";
  if (seat === table.you) return words.seatNames[seat];
  const pair = words.pairs.find((seats) => seats.includes(seat));
  return say(pair.includes(table.you) ? "table.partner" : "table.opponent");
}

function Place({ words, table, seat, winner, hidden, picking, onPick }) {
  const card = table.cards[seat];
  const by = say("card.by", { seat: words.seatNames[seat] });
  if (card && seat === hidden) return html`<${Back} more=${by} />`;
  if (card) {
    const states = seat === winner ? ["wins"] : seat === table.leader ? ["led"] : [];
    const more = onPick ? `${by}${say("list.comma")}${say("table.change")}` : by;
    return html`<${Card} key=${card} card=${card} trump=${words.trumps[table.trump]} states=${states} more=${more}
      onPress=${onPick && (() => onPick(seat))} pressed=${onPick ? picking === seat : undefined} />`;
  }
  if (table.out.includes(seat)) return html`<span class="hp-slot is-out"></span>`;
  if (!onPick) return html`<span class="hp-slot"></span>`;
  return html`<button type="button" class="hp-slot" data-put=${seat} aria-pressed=${String(picking === seat)}
    aria-label=${say("table.put", { seat: words.seatNames[seat] })} onClick=${() => onPick(seat)}>${sign("i-plus")}</button>`;
}

/**
 * The four seats. `onPick` lets the reader choose a place to put a card; `onGuess` turns names into
 * buttons that name the winner; `hidden` is the seat whose card lies face down.
 */
export function Seats(props) {
  const { words, table, onGuess } = props;
  const named = (seat) => (seat === table.you ? say("table.you") : words.seatNames[seat]);
  const name = (seat) => (onGuess && !table.out.includes(seat)
    ? html`<button type="button" class="hp-guess" data-guess=${seat} aria-label=${say("table.guess", { seat: words.seatNames[seat] })}
        onClick=${() => onGuess(seat)}>${named(seat)}</button>`
    : html`<span class="hp-seat-name"><b>${named(seat)}</b><small>${note(words, table, seat)}</small></span>`);
  return html`<div class="hp-felt hp-tricks">
    <p class="hp-badge"><span class="hp-disc-pip">${sign(`s-${table.trump}`, `hp-suit-${table.trump}`)}</span>${
      say("table.trump", { suit: words.many[table.trump] })}</p>
    <div class="hp-seats">
      ${["N", "W", "E", "S"].map((seat) => html`<div key=${seat} class=${`hp-seat hp-seat-${seat}`}>
        ${seat === "N" && name(seat)}<${Place} ...${props} seat=${seat} />${seat !== "N" && name(seat)}</div>`)}
      ${sign(`s-${table.trump}`, "hp-middle")}
    </div>
  </div>`;
}
