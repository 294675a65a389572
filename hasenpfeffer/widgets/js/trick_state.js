// A table of cards as a value: what lies where, whose turn it is, what comes next. See positions.py for its text.
import { choices, inOrder, refusal, split } from "./tables.js";

const OUT = "--";

/** Who plays, in turn, the leader first. */
export function orderOf(words, { leader, out }) {
  const first = words.seats.indexOf(leader);
  return [...words.seats.slice(first), ...words.seats.slice(0, first)].filter((seat) => !out.includes(seat));
}

/** The cards played so far, in order. */
export function playsOf(words, table) {
  const order = orderOf(words, table);
  const end = order.findIndex((seat) => !table.cards[seat]);
  return order.slice(0, end < 0 ? order.length : end).map((seat) => ({ seat, card: table.cards[seat] }));
}

/** Whose card comes next; "" when the trick is complete. */
export const turnOf = (words, table) => orderOf(words, table).find((seat) => !table.cards[seat]) ?? "";

/** The cards a seat may play now. */
export const choicesOf = (words, table, seat) =>
  choices(words.trumps[table.trump], table.cards[table.leader], table.hands[seat]);

/** Put a card before a seat; it leaves the hand it comes from. */
export const put = (table, seat, card) => ({
  ...table,
  cards: { ...table.cards, [seat]: card },
  hands: table.you ? { ...table.hands, [seat]: table.hands[seat].filter((each) => each !== card) } : table.hands,
});

/** The next player, if it is not the reader, plays a card that they may play. */
export function step(words, table, random) {
  const seat = turnOf(words, table);
  const may = choicesOf(words, table, seat);
  return put(table, seat, may[Math.floor(random() * may.length)]);
}

/** One table after another until the reader's turn comes, or the trick is over. */
export function steps(words, table, random) {
  const tables = [table];
  for (let seat = turnOf(words, table); seat && seat !== table.you; seat = turnOf(words, tables.at(-1))) {
    tables.push(step(words, tables.at(-1), random));
  }
  return tables;
}

const perSeat = (words, value) => Object.fromEntries(words.seats.map((seat, place) => [seat, value(seat, place)]));

/** An empty table on which cards may be put freely. */
export const empty = (words, { trump, leader, out }) =>
  ({ trump, leader, out, you: "", cards: perSeat(words, () => ""), hands: {} });

/** Six cards for everybody who plays, and the tables up to the reader's turn. */
export function deal(words, { out, you }, random) {
  const cards = [...words.deck];
  for (let left = cards.length; left > 1; left--) {
    const other = Math.floor(random() * left);
    [cards[left - 1], cards[other]] = [cards[other], cards[left - 1]];
  }
  const any = (list) => list[Math.floor(random() * list.length)];
  const trump = any(words.suits);
  const players = words.seats.filter((seat) => !out.includes(seat));
  const reader = you || (players.includes("S") ? "S" : players[0]);
  const hands = perSeat(words, (seat, place) =>
    (out.includes(seat) ? [] : inOrder(words.trumps[trump], cards.slice(6 * place, 6 * place + 6))));
  return steps(words, { ...empty(words, { trump, leader: any(players), out }), you: reader, hands }, random);
}

export function write(words, { trump, leader, out, cards, you, hands }) {
  const places = words.seats.map((seat) => (out.includes(seat) ? OUT : cards[seat]));
  return [trump, leader, ...places, ...(you ? [you, ...words.seats.map((seat) => hands[seat].join(""))] : [])].join(".");
}

/** Read a table; null if it is broken, or if its cards cannot lie there. */
export function read(words, text) {
  const [trump, leader, ...rest] = text.split(".");
  if ((rest.length !== 4 && rest.length !== 9) || !words.suits.includes(trump) || !words.seats.includes(leader)) return null;
  const [places, you, held] = [rest.slice(0, 4), rest[4] ?? "", rest.slice(5)];
  const out = words.seats.filter((seat, place) => places[place] === OUT);
  const cards = perSeat(words, (seat, place) => (places[place] === OUT ? "" : places[place]));
  const hands = you ? perSeat(words, (seat, place) => split(held[place])) : {};
  const table = { trump, leader, out, cards, you, hands };
  const all = [...Object.values(cards).filter(Boolean), ...Object.values(hands).flat()];
  const known = all.every((card) => words.deck.includes(card)) && new Set(all).size === all.length
    && held.join("") === Object.values(hands).flat().join("");
  const seated = !out.includes(leader) && !out.includes(you) && (rest.length === 4 || words.seats.includes(you))
    && !words.pairs.some((pair) => pair.every((seat) => out.includes(seat)));
  return known && seated && (!you || possible(words, table)) ? table : null;
}

/** With hands on the table, cards were played in turn, each of them might be played, and nobody lacks one. */
function possible(words, table) {
  const trump = words.trumps[table.trump];
  const order = orderOf(words, table);
  const played = playsOf(words, table);
  const inTurn = order.filter((seat) => table.cards[seat]).length === played.length;
  const legal = played.every(({ seat, card }, place) =>
    place === 0 || !refusal(trump, played[0].card, [card, ...table.hands[seat]], card));
  return inTurn && legal && order.slice(played.length).every((seat) => table.hands[seat].length > 0);
}

/** Chance that can be repeated: the same seed, the same cards. Without a seed, a new start. */
export function chance(seed) {
  if (!seed) return Math.random;
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
