// How many cards of each suit the declarer holds: as dealt, with the widow, and when one is laid away.
import { pip } from "./cards.js";
import { html } from "./html.js";
import { capital, say } from "./strings.js";
import { asHeld, counts } from "./tables.js";
import { heldBy } from "./widow.js";

/** The hands to compare, each under its heading. */
function hands(table) {
  const columns = [["widow.dealt", table.hand]];
  if (table.taken) columns.push(["widow.with", [...table.hand, table.widow]]);
  if (table.discard) columns.push(["widow.kept", heldBy(table)]);
  return columns;
}

/** What has changed from the hand as dealt: trumps gained or lost, voids made or filled. */
export function changes(words, table) {
  const trump = words.trumps[table.trump];
  const before = counts(trump, table.hand);
  const after = counts(trump, heldBy(table));
  return before.flatMap(([suit, had], place) => {
    const has = after[place][1];
    const facts = { suit: words.many[suit], had: String(had), has: String(has) };
    if (had === has) return [];
    if (has === 0) return [say(suit === table.trump ? "widow.noTrumps" : "widow.void", facts)];
    if (suit === table.trump) return [say(has > had ? "widow.moreTrumps" : "widow.fewerTrumps", facts)];
    return had === 0 ? [say("widow.filled", facts)] : [];
  });
}

/** The counts as a table, trump first. */
export function Counts({ words, table }) {
  const trump = words.trumps[table.trump];
  const columns = hands(table).map(([key, cards]) => [key, counts(trump, cards)]);
  const cell = ([key, all], place, column) => {
    const count = all[place][1];
    const moved = column > 0 && count !== columns[column - 1][1][place][1];
    return html`<td key=${key} class=${moved ? "is-moved" : ""}>${count === 0 ? say("widow.isVoid") : String(count)}</td>`;
  };
  return html`<table class="hp-suits"><caption>${say("widow.counts")}</caption>
    <thead><tr><th scope="col"><span class="hp-hidden">${say("widow.suit")}</span></th>${columns.map(([key]) =>
      html`<th key=${key} scope="col">${say(key)}</th>`)}</tr></thead>
    <tbody>${trump.suits.map(({ suit }, place) => html`<tr key=${suit} class=${suit === table.trump ? "is-trump" : ""}>
      <th scope="row">${pip(suit)} ${capital(words.many[suit])}</th>${columns.map((each, column) => cell(each, place, column))}</tr>`)}</tbody>
  </table>`;
}

/** A hand as it is held: sorted for trump once that is named. */
export const sorted = (words, table, cards) => asHeld(words, words.trumps[table.trump], cards);
