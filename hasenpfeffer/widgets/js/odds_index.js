// The place of a hand in the tables of chances: the numbers that hand_index.py gives, from the engine's lists of cards.
const SIZE = 6;
const PLAIN = 63; // the cards of one plain suit
const REST = 13; // cards of trump and of its colour
const COLOUR = 4096; // what two suits of one colour can be

const count = (number) => {
  let cards = 0;
  for (let rest = number; rest; rest &= rest - 1) cards += 1;
  return cards;
};
export const COUNTS = Uint8Array.from({ length: 1 << REST }, (_, number) => count(number));

/** For each number, how many smaller ones hold as many cards. */
function ranksOf(numbers, room) {
  const ranks = new Uint16Array(room);
  const seen = new Uint16Array(SIZE * 3);
  for (const number of numbers) {
    ranks[number] = seen[COUNTS[number]];
    seen[COUNTS[number]] += 1;
  }
  return ranks;
}

/** Where each of some groups begins; the last number is the end of all. */
function running(sizes) {
  const places = new Int32Array(sizes.length + 1);
  for (const [at, size] of sizes.entries()) places[at + 1] = places[at] + size;
  return places;
}

const choose = (all, few) => Array.from({ length: few }, (_, at) => at).reduce((ways, at) => (ways * (all - at)) / (at + 1), 1);

/** In how many ways a hand with these plain suits can go on. */
function rests(a, b) {
  const left = SIZE - COUNTS[a] - COUNTS[b];
  return a >= b && left >= 0 ? choose(REST, left) : 0;
}

const all = (size) => Array.from({ length: size }, (_, number) => number);
const RANKS = ranksOf(all(1 << REST), 1 << REST);
/** Where hands with given plain suits begin. */
export const STARTS = running(all(64 * 64).map((pair) => rests(pair >> 6, pair & PLAIN)));

/** How many hands there are once trump is named. */
export const HANDS = STARTS.at(-1);

/** The place of a hand under a trump, given as a number. */
export function place(hand) {
  const a = hand & PLAIN;
  const b = hand >> 7 & PLAIN;
  return STARTS[a >= b ? a << 6 | b : b << 6 | a] + RANKS[hand >> 14 & 31 | hand >> 20 << 5];
}

const COLOURS = all(COLOUR).filter((two) => two >> 6 >= (two & PLAIN));
const COLOUR_RANKS = ranksOf(COLOURS, COLOUR);

function openStarts() {
  const sizes = new Array(2 * COLOUR).fill(0);
  for (const joker of [0, 1]) {
    const seen = new Array(SIZE * 3).fill(0);
    for (const one of COLOURS) {
      seen[COUNTS[one]] += 1;
      if (COUNTS[one] + joker <= SIZE) sizes[joker * COLOUR + one] = seen[SIZE - joker - COUNTS[one]];
    }
  }
  return running(sizes);
}
/** Where hands with the joker or not and a given first colour begin. */
export const OPEN_STARTS = openStarts();

/** How many hands there are before trump is named. */
export const OPEN_HANDS = OPEN_STARTS.at(-1);

const FIRST = [20, 14, 7, 0]; // where the suits begin: trump, its colour, the others
const known = new WeakMap();

/** The bit of each card under a trump; `trump` are its opened tables. */
export function bitsUnder(trump) {
  if (!known.has(trump)) {
    known.set(trump, new Map(trump.suits.flatMap(({ cards }, suit) =>
      cards.map((card, rank) => [card, 1 << FIRST[suit] + cards.length - 1 - rank]))));
  }
  return known.get(trump);
}

/** Two suits of one colour, the larger first. */
const colour = (two) => { const [one, other] = [two & PLAIN, two >> 6]; return one > other ? one << 6 | other : other << 6 | one; };

/** A suit as its six printed cards: as they stand while its jack is at home. */
const atHome = (words, suit) =>
  Object.values(words.trumps).map((trump) => trump.suits.find((each) => each.suit === suit).cards).find(({ length }) => length === SIZE);

const openKnown = new WeakMap();

/** The bit of each card before trump is named: six for a suit, the two of a colour side by side, the joker above all. */
export function openBits(words) {
  if (!openKnown.has(words)) {
    const [first] = words.suits;
    const second = words.suits.find((suit) => suit !== first && suit !== words.trumps[first].gone.suit);
    const suits = [first, second].flatMap((suit) => [suit, words.trumps[suit].gone.suit]);
    const plain = suits.flatMap((suit, at) => atHome(words, suit).map((card, rank) => [card, 1 << at * SIZE + SIZE - 1 - rank]));
    const known = new Map(plain);
    openKnown.set(words, new Map([...plain, ...words.deck.filter((card) => !known.has(card)).map((card) => [card, 1 << 4 * SIZE])]));
  }
  return openKnown.get(words);
}

/** The place of a hand before trump is named, given as a number. */
export function openPlace(hand) {
  const [one, other] = [colour(hand & COLOUR - 1), colour(hand >> 2 * SIZE & COLOUR - 1)];
  const start = (hand >> 4 * SIZE) * COLOUR;
  return one > other ? OPEN_STARTS[start + one] + COLOUR_RANKS[other] : OPEN_STARTS[start + other] + COLOUR_RANKS[one];
}

/** Some cards as one number: under a trump, or before there is one. */
export const masked = (bits, cards) => cards.reduce((sum, card) => sum | bits.get(card), 0);

/** Every hand as a number, by its place under a trump. */
export function everyHand() {
  const hands = new Int32Array(HANDS);
  const byCount = Array.from({ length: SIZE + 1 }, () => []);
  for (let rest = 0; rest < 1 << REST; rest += 1) byCount[COUNTS[rest]]?.push(rest);
  for (let a = 0, at = 0; a <= PLAIN; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      for (const rest of byCount[SIZE - COUNTS[a] - COUNTS[b]] ?? []) {
        hands[at] = a | b << 7 | (rest & 31) << 14 | rest >> 5 << 20;
        at += 1;
      }
    }
  }
  return hands;
}

/** Every hand before trump is named as a number, by its place. */
export function everyOpenHand() {
  const hands = new Int32Array(OPEN_HANDS);
  for (const joker of [0, 1]) {
    for (const one of COLOURS) {
      for (const other of COLOURS) {
        if (other > one) break;
        if (COUNTS[one] + COUNTS[other] + joker !== SIZE) continue;
        const hand = one | other << 2 * SIZE | joker << 4 * SIZE;
        hands[openPlace(hand)] = hand;
      }
    }
  }
  return hands;
}
