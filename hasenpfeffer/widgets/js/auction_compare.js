// The same calls under two rule sets, side by side, and where they part.
import { ending, follow, standing } from "./auction.js";
import { bidName, shortCall } from "./auction_seats.js";
import { sign } from "./cards.js";
import { html } from "./html.js";
import { say } from "./strings.js";

/** How an auction stands, in one sentence. */
function stands(auction, joker) {
  const { words, tables } = auction;
  const now = standing(auction);
  const end = ending(auction, joker);
  if (!end) return say("auction.may", { seat: words.seatNames[now.turn], calls: now.choices.join(say("list.comma")) });
  if (end.how === "askJoker") return say("auction.holderBids", { bid: bidName(end.call) });
  if (!end.declarer) return say("auction.thrownIn");
  return say("auction.plays", { seat: words.seatNames[end.declarer], words: tables.words[end.call] });
}

/** The first call that the other game refuses, or that there is none. */
export function partingOf(auction, other) {
  const [, parting] = follow(other, auction.said);
  return parting;
}

/** What is said about the parting. */
export function partingSentence(auction, other, name, joker) {
  const { words, tables } = auction;
  const [there, parting] = follow(other, auction.said);
  if (parting) return say("auction.parts", { name, seat: words.seatNames[parting.seat], words: tables.words[parting.call], why: parting.why });
  if (auction.said.length === 0) return say("auction.partsNot0");
  return say(stands(auction, joker) === stands(there, joker) ? "auction.partsNot" : "auction.partsEnd");
}

export function Compare({ auction, other, name, otherName, joker }) {
  const { words } = auction;
  const [there, parting] = follow(other, auction.said);
  const cell = (call, place) => {
    if (!parting || place < parting.place) return html`<td>${shortCall(call)}</td>`;
    if (place > parting.place) return html`<td class="is-after">${say("auction.notReached")}</td>`;
    return html`<td class="is-refused">${sign("i-no")}<span>${parting.why}</span></td>`;
  };
  return html`<div class="hp-compare">
    <p class="hp-parting">${partingSentence(auction, other, otherName, joker)}</p>
    <table><caption class="hp-hidden">${say("auction.compare", { name, other: otherName })}</caption>
      <thead><tr><th scope="col"><span class="hp-hidden">${say("auction.player")}</span></th><th scope="col">${name}</th><th scope="col">${otherName}</th></tr></thead>
      <tbody>${auction.said.map(({ seat, call }, place) => html`<tr key=${place}>
        <th scope="row">${words.seatNames[seat]}</th><td>${shortCall(call)}</td>${cell(call, place)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${say("auction.then")}</th><td>${stands(auction, joker)}</td><td>${stands(there, joker)}</td></tr></tfoot>
    </table>
  </div>`;
}
