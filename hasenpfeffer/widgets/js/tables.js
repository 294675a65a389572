// Look-ups in the engine's tables. Nothing here knows a rule: cards are found in lists, sentences by their keys.
import { fill } from "./strings.js";

/** @typedef {string} Card two letters, such as "JH" or "JK" */

const opened = new WeakMap();

/** Cards written one after the other, as a list. @returns {Card[]} */
export const split = (text) => text.match(/../g) ?? [];

/** The engine's tables, opened for look-ups; each set of tables is opened once. */
export function open(game) {
  if (!opened.has(game)) opened.set(game, openAll(game));
  return opened.get(game);
}

function openAll(game) {
  const words = {
    deck: split(game.deck),
    names: game.names,
    typed: game.typed,
    seats: game.seats.map(([letter]) => letter),
    seatNames: Object.fromEntries(game.seats),
    pairs: game.pairs,
    suits: game.suits.map(([letter]) => letter),
    one: Object.fromEntries(game.suits.map(([letter, one]) => [letter, one])),
    many: Object.fromEntries(game.suits.map(([letter, , many]) => [letter, many])),
  };
  const plain = words.suits.flatMap((suit) => words.deck.filter((card) => card.endsWith(suit)).reverse());
  words.order = [...words.deck.filter((card) => !plain.includes(card)), ...plain];
  const trumps = Object.fromEntries(game.trumps.map((trump) => [trump.suit, openTrump(game, words, trump)]));
  return { ...words, trumps };
}

function openTrump(game, words, trump) {
  const suits = trump.suits.map(([suit, cards]) => ({ suit, cards: split(cards) }));
  const each = (lists) => Object.fromEntries(Object.entries(lists).map(([led, cards]) => [led, split(cards)]));
  return {
    game,
    words,
    suit: trump.suit,
    left: trump.left,
    gone: { suit: trump.gone[0], place: trump.gone[1] },
    suits,
    order: suits.flatMap(({ cards }) => cards),
    suitOf: Object.fromEntries(suits.flatMap(({ suit, cards }) => cards.map((card) => [card, suit]))),
    titles: trump.titles,
    kinds: trump.kinds,
    moved: new Set(split(trump.moved)),
    rankings: each(trump.rankings),
    standings: Object.fromEntries(Object.entries(trump.standings).map(([led, ways]) =>
      [led, Object.fromEntries(Object.entries(ways).flatMap(([way, cards]) => split(cards).map((card) => [card, way])))])),
    tiers: Object.fromEntries(Object.entries(trump.tiers).map(([led, tiers]) => [led, tiers.map((tier) => new Set(split(tier)))])),
  };
}

/** What players call a card now. */
export const titleOf = (trump, card) => trump.titles[card] ?? trump.words.names[card];

/** What a card is called under a trump, or before there is one. */
export const calledIn = (words, trump, card) => (trump ? titleOf(trump, card) : words.names[card]);

/** A hand as players hold it: trumps first, best first. */
export const inOrder = (trump, hand) => trump.order.filter((card) => hand.includes(card));

/** The same, or before trump is named: the joker, then suit by suit. */
export const asHeld = (words, trump, hand) => (trump ? inOrder(trump, hand) : words.order.filter((card) => hand.includes(card)));

/** How many cards of each suit a hand holds, by the suit they count as. */
export const counts = (trump, hand) =>
  trump.suits.map(({ suit, cards }) => [suit, cards.filter((card) => hand.includes(card)).length]);

/** The cards of a hand that may be played; `led` is the card that was led, if any. */
export function choices(trump, led, hand) {
  const tiers = led ? trump.tiers[trump.suitOf[led]] : [];
  const tier = tiers.find((cards) => hand.some((card) => cards.has(card)));
  return tier ? hand.filter((card) => tier.has(card)) : hand;
}

/** Why a card of a hand may not be played, or "" if it may. */
export function refusal(trump, led, hand, card) {
  if (!led) return "";
  const suit = trump.suitOf[led];
  for (const [place, tier] of trump.tiers[suit].entries()) {
    if (tier.has(card)) return "";
    const other = hand.find((each) => tier.has(each));
    if (!other) continue;
    const key = trump.game.refusals[place] + (place === 0 && trump.moved.has(other) ? "_moved" : "");
    return fill(trump.game.say[key], { led: trump.words.one[suit], words: trump.words.names[other] });
  }
  return "";
}

/** The card that wins a trick as it stands. @param {Card[]} cards in the order they were played */
export const best = (trump, cards) => trump.rankings[trump.suitOf[cards[0]]].find((card) => cards.includes(card));

/** Why it wins, to go on after "West wins:". */
export function whyItWins(trump, cards) {
  const { game, words } = trump;
  if (cards.length === 1) return game.say.first;
  const winner = best(trump, cards);
  const led = trump.suitOf[cards[0]];
  const suit = trump.suitOf[winner];
  const several = cards.filter((card) => trump.suitOf[card] === suit).length > 1;
  const key = game.wins[trump.kinds[winner]][2 * (suit === led) + several];
  return fill(game.say[key], { card: titleOf(trump, winner), led: words.one[led] });
}

/** What is worth knowing about the joker or a bower; "" for other cards. */
export function about(trump, card) {
  const { game, words } = trump;
  const key = game.about[trump.kinds[card]];
  return key ? fill(game.say[key], { words: words.names[card], trump: words.one[trump.suit], trumps: words.many[trump.suit] }) : "";
}

/** Why a card of a trick does not win it; "" if it does. */
export function whyItLoses(trump, cards, card) {
  const { game, words } = trump;
  const winner = best(trump, cards);
  if (winner === card) return "";
  const led = trump.suitOf[cards[0]];
  const ways = trump.standings[led];
  const key = game.loses[ways[card]][ways[winner]];
  return fill(game.say[key], { loser: titleOf(trump, card), winner: titleOf(trump, winner), led: words.one[led] });
}

/** Which of two cards wins when somebody else led a suit: the winner or null, the reason, and what beats it. */
export function compare(trump, led, first, second) {
  const { game, words } = trump;
  const names = { led: words.one[led], leds: words.many[led] };
  const ranking = trump.rankings[led];
  const winner = ranking.find((card) => card === first || card === second);
  if (!winner) return { winner: null, why: fill(game.say.neither, names), beaten: "" };
  const loser = winner === first ? second : first;
  const ways = trump.standings[led];
  const key = game.compares[ways[winner]][ways[loser]];
  const above = ranking.slice(0, ranking.indexOf(winner));
  const [one, two] = above.map((card) => titleOf(trump, card));
  const beaten = game.beaten[Math.min(above.length, game.beaten.length - 1)];
  return {
    winner,
    why: fill(game.say[key], { ...names, winner: titleOf(trump, winner), loser: titleOf(trump, loser) }),
    beaten: fill(game.say[beaten], { ...names, first: one, second: two, count: String(above.length) }),
  };
}
