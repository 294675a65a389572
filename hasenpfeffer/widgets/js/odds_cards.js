// What lies behind a hand's worth: its discards, its widow, and each of its cards. See worth.py, which says the same.
const sub = (one, other) => one.map((chance, place) => chance - other[place]);
const meanOf = (all) => all[0].map((_, place) => all.reduce((sum, each) => sum + each[place], 0) / all.length);

/** The chances of the six cards that are kept, for each card that may be laid away; `dead` is the form without a widow. */
export const discards = (odds, words, dead, seven, trump) =>
  seven.map((card) => ({ card, chances: odds.chances(words, dead, seven.filter((each) => each !== card), trump) }));

/** What taking the widow adds to the chances, trump being named. */
export const gainOfWidow = (odds, words, { form, dead }, cards, trump) =>
  sub(odds.chances(words, form, cards, trump), odds.chances(words, dead, cards, trump));

/** By how much the chances fall when a card is exchanged for any that is not held. */
export function worthOfCards(odds, words, form, cards, trump) {
  const whole = odds.chances(words, form, cards, trump);
  const others = words.deck.filter((card) => !cards.includes(card));
  return cards.map((card) => {
    const kept = cards.filter((each) => each !== card);
    return { card, worth: sub(whole, meanOf(others.map((other) => odds.chances(words, form, [...kept, other], trump)))) };
  });
}
