// The auction at the table: four players, what each has said, and the highest bid in the middle.
import { sign } from "./cards.js";
import { html } from "./html.js";
import { capital, say } from "./strings.js";
import "./strings_seats.js";

const isNumber = (call) => /^\d$/.test(call);

/** A call as it stands on a plaque; numbers are their own names. */
export const shortCall = (call) => (isNumber(call) ? call : say(`auction.call.${call}`));

/** A bid within a sentence. */
export const bidName = (call) => (isNumber(call) ? call : say(`auction.bid.${call}`));

/** A seat as the reader knows it. */
export const named = (words, seat, you) => (seat === you ? say("auction.you", { seat: words.seatNames[seat] }) : words.seatNames[seat]);

/** What stands below a player's name. */
function note(words, seat, { dealer, you, now, ending }) {
  const pair = words.pairs.find((seats) => seats.includes(seat));
  const rest = seat === ending?.declarer ? "auction.declares" : seat === now.turn ? "auction.turn"
    : seat === dealer || seat === you ? "" : pair.includes(you) ? "table.partner" : "table.opponent";
  return [seat === dealer && "auction.deals", rest].filter(Boolean).map((key) => say(key)).join(say("auction.dot"));
}

/** What a player has said, the last call largest; the highest bid wears a crown. */
function Calls({ words, seat, said, now, ending }) {
  const own = said.filter((each) => each.seat === seat).map(({ call }) => call);
  const kind = (call, place) => ["hp-call", call === "pass" && "is-pass", call !== "pass" && !isNumber(call) && "is-word", place < own.length - 1 && "is-past",
    seat === now.leader && call === now.bid && "is-lead"].filter(Boolean).join(" ");
  return html`<ol class="hp-calls" aria-label=${say("auction.saidBy", { seat: words.seatNames[seat] })}>
    ${own.map((call, place) => html`<li key=${place} class=${kind(call, place)}>${
      seat === now.leader && call === now.bid && html`<span class="hp-crown">${sign("e-K")}<span class="hp-hidden">${
        say(ending ? "auction.won" : "auction.highestBid")}</span></span>`}${shortCall(call)}</li>`)}
    ${own.length === 0 && html`<li class="hp-call is-none"><span class="hp-hidden">${say("auction.silent")}</span></li>`}
  </ol>`;
}

function Place({ words, seat, view, onSeat, guessing }) {
  const { you, now, ending } = view;
  const kind = ["hp-seat", `hp-seat-${seat}`, seat === now.turn && "is-turn", seat === ending?.declarer && "is-declarer"];
  const below = note(words, seat, view);
  const hidden = (words) => html`<span class="hp-hidden">${say("list.comma")}${words}</span>`;
  return html`<div class=${kind.filter(Boolean).join(" ")}>
    <button type="button" class="hp-caller" data-seat=${seat} onClick=${() => onSeat(seat)}>
      <b>${named(words, seat, you)}</b>${below && html`${hidden("")}<small>${below}</small>`}${guessing && hidden(say("auction.guess"))}
    </button>
    <${Calls} words=${words} seat=${seat} ...${view} />
  </div>`;
}

/** The highest bid, or the contract, in large letters. */
function Middle({ words, you, now, ending }) {
  const call = ending ? ending.declarer && ending.call : now.bid;
  const who = ending ? ending.declarer : now.leader;
  const below = who ? say(`auction.${who === you ? "you" : "they"}${ending ? "Play" : "Top"}`, { seat: words.seatNames[who] })
    : say(ending ? "auction.noContract" : "auction.noBid");
  return html`<p class=${ending ? "hp-top is-over" : "hp-top"}><b>${call ? shortCall(call) : "–"}</b><span>${below}</span></p>`;
}

/** The four seats. `onSeat` answers a press on a player; `guessing` turns that into a guess. */
export const Callers = (props) => html`<div class=${props.guessing ? "hp-felt hp-auction is-guessing" : "hp-felt hp-auction"}>
  <p class="hp-badge hp-rules-shown">${say("auction.rules", { name: props.name })}</p>
  <div class="hp-seats">
    ${["N", "W", "E", "S"].map((seat) => html`<${Place} key=${seat} ...${props} seat=${seat} />`)}
    <${Middle} words=${props.words} ...${props.view} />
  </div>
</div>`;

/** Four seats in a row, one of them chosen. */
export const SeatChooser = ({ words, label, chosen, onChoose, onKeyDown }) => html`<div>
  <p class="hp-label" aria-hidden="true">${label}</p>
  <div class="hp-seat-choice" role="group" aria-label=${label} onKeyDown=${onKeyDown}>${words.seats.map((seat) =>
    html`<button type="button" key=${seat} aria-pressed=${String(seat === chosen)} onClick=${() => onChoose(seat)}>${
      capital(words.seatNames[seat])}</button>`)}</div></div>`;
