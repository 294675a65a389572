// A hand as a value: cards, the trump suit it is sorted for, and how many cards there is room for. "JKJHJDAH9S9C.H"
import { readHand, suitOf } from "./reading.js";
import { inOrder } from "./tables.js";

/** A hand as it is dealt; where the declarer takes up the widow there is room for one more. */
export const DEALT = 6;

/** Read a position; null if it is broken. `size` is the room that the author allows. */
export function read({ words, reading, size }, text) {
  const [cards, suit, room, ...more] = text.split(".");
  const rooms = { "": DEALT, [DEALT]: DEALT, [size]: size };
  const trump = suitOf(reading, suit ?? "");
  const hand = readHand(reading, words.names, cards);
  const places = rooms[room ?? ""];
  const good = more.length === 0 && trump && !hand.error && places && hand.cards.length <= places;
  return good ? { cards: inOrder(words.trumps[trump], hand.cards), trump, room: places } : null;
}

/** Write a position, in the order in which the hand is held. */
export function write({ words }, { cards, trump, room }) {
  const held = inOrder(words.trumps[trump], cards).join("");
  return [held, trump, ...(room === DEALT ? [] : [room])].join(".");
}

/** Put a card in the hand, or back. */
export const turn = (hand, card) =>
  ({ ...hand, cards: hand.cards.includes(card) ? hand.cards.filter((each) => each !== card) : [...hand.cards, card] });

/** As many cards as there is room for, by chance. */
export function dealt({ words }, hand, random) {
  const pack = [...words.deck];
  const cards = Array.from({ length: hand.room }, () => pack.splice(Math.floor(random() * pack.length), 1)[0]);
  return { ...hand, cards };
}
