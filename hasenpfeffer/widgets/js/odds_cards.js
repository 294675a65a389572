// What lies behind a hand's worth: its discards, its widow, and each of its cards. See worth.py, which says the same.

/** Which chances are meant: a form of the game, a trump suit, and perfect or simulated play. @typedef {{form: string, trump: string, perfect: boolean}} About */

const sub = (one, other) => one.map((chance, place) => chance - other[place]);
const meanOf = (all) => all[0].map((_, place) => all.reduce((sum, each) => sum + each[place], 0) / all.length);
const without = (cards, card) => cards.filter((each) => each !== card);
const dead = (odds, about) => ({ ...about, form: odds.values.forms[about.form].dead });

/** The chances of the six cards that are kept, for each card that may be laid away. */
export const discards = (odds, words, about, seven) =>
  seven.map((card) => ({ card, chances: odds.chances(words, dead(odds, about), without(seven, card)) }));

/** What taking the widow adds to the chances, trump being named. */
export const gainOfWidow = (odds, words, about, cards) =>
  sub(odds.chances(words, about, cards), odds.chances(words, dead(odds, about), cards));

/** By how much the chances fall when a card is exchanged for any that is not held. */
export function worthOfCards(odds, words, about, cards) {
  const whole = odds.chances(words, about, cards);
  const others = words.deck.filter((card) => !cards.includes(card));
  return cards.map((card) => {
    const exchanged = others.map((other) => odds.chances(words, about, [...without(cards, card), other]));
    return { card, worth: sub(whole, meanOf(exchanged)) };
  });
}
