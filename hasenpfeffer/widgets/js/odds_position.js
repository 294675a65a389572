// A growing hand as a value: cards in the order in which they were chosen, trump, and the tricks that are wanted. "JKJH.H.4"
import { split } from "./tables.js";

const SIZE = 6;

/** Read a position; null if it is broken. */
export function read(words, text) {
  const [cards, trump, tricks, ...more] = text.split(".");
  const hand = split(cards);
  const good = more.length === 0 && words.suits.includes(trump) && /^[1-6]$/.test(tricks ?? "") && hand.join("") === cards
    && hand.length <= SIZE && new Set(hand).size === hand.length && hand.every((card) => words.deck.includes(card));
  return good ? { cards: hand, trump, tricks: Number(tricks), room: SIZE } : null;
}

/** The number of tricks that is wanted, or the nearest of those that can be asked for. */
export const nearest = (columns, tricks) => columns.find((each) => each >= tricks) ?? columns.at(-1);

export const write = ({ cards, trump, tricks }) => [cards.join(""), trump, tricks].join(".");
