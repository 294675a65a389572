// Points and winners, looked up in the engine's tables. All that is done here is to add up, and to see which number is greater.
import { fill, say } from "./strings.js";

/**
 * A hand that was played: the bid, who made it, the tricks of North, East, South and West, and whether the declarer was alone.
 * @typedef {{bid: string, declarer: string, tricks: number[], alone: boolean}} Hand
 * @typedef {{seats: string[], points: number, key: string, rule: string, facts: Object}} Line
 */

const opened = new WeakMap();

/** The tables of a widget, with the seats in order at hand. */
export function openScores(game) {
  if (!opened.has(game)) {
    const seats = game.seats.map(([letter]) => letter);
    opened.set(game, { ...game, seats, names: game.seats.map(([, word]) => word) });
  }
  return opened.get(game);
}

/** A number as printed on a score sheet, with a true minus. */
export const signed = (points) => String(points).replace("-", "−");

/** The seats in the order of play, from one on. */
export function around(tables, from) {
  const place = tables.seats.indexOf(from);
  return [...tables.seats.slice(place), ...tables.seats.slice(0, place)];
}

const added = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Tricks of some seats together. */
export const tricksOf = (tables, tricks, seats) => added(seats.map((seat) => tricks[tables.seats.indexOf(seat)]));

/** The declarers' line: the row of a failed bid goes on as the row of a made one. */
function declarersLine(tables, switches, hand, seats) {
  const taken = tricksOf(tables, hand.tricks, seats);
  const { failed, made, stake } = tables.worth[hand.bid][hand.alone ? switches.alone_stake : 1];
  const facts = { bid: hand.bid, taken, stake };
  if (taken === tables.all_six.taken) {
    const [key, rule, prizes] = tables.all_six.prizes[stake];
    const points = prizes[switches.all_six_scores - tables.all_six.lowest];
    if (points !== undefined) return { seats, points, key, rule, facts };
  }
  const lost = failed[switches.failed_costs];
  const [key, rule, row] = taken in lost[2] ? lost : made[switches.made_scores];
  return { seats, points: row[taken in lost[2] ? taken : taken - lost[2].length], key, rule, facts };
}

function defendersLine(tables, lines, hand, seats) {
  const taken = tricksOf(tables, hand.tricks, seats);
  const [key, rule, points] = lines[taken];
  return { seats, points, key, rule, facts: { taken } };
}

/** Every line of the score of a hand. @returns {Line[]} */
export function linesOf(tables, switches, hand) {
  const [declarers, defenders] = tables.sides[hand.declarer];
  const { singly, lines } = tables.defenders[switches.defenders];
  const groups = singly ? defenders.map((seat) => [seat]) : [defenders];
  return [declarersLine(tables, switches, hand, declarers), ...groups.map((seats) => defendersLine(tables, lines, hand, seats))];
}

/** Points of each seat, from the lines of a hand. */
export const pointsOf = (tables, lines) =>
  tables.seats.map((seat) => added(lines.filter((line) => line.seats.includes(seat)).map((line) => line.points)));

/** Two or more names in a sentence. */
export const namesOf = (tables, players, seats) => {
  const [first, second] = seats.map((seat) => players[tables.seats.indexOf(seat)]);
  return second === undefined ? first : say("list.two", { first, second });
};

/** A line as a player would say it. */
export const sentenceOf = (tables, players, line) =>
  fill(tables.say[line.key], { names: namesOf(tables, players, line.seats), points: signed(line.points), ...line.facts });

/** The score that wins, after a hand with some bid. */
export const targetOf = (tables, switches, bid) =>
  (switches.target === "players_plus_bid" ? tables.targets[bid] : switches.target);

/** Who has won once a hand is entered, and the key of the sentence that says why. */
export function decide(tables, switches, hand, ledgers) {
  const seats = around(tables, hand.declarer);
  const [declarer, left, partner, right] = seats.map((seat) => ledgers[tables.seats.indexOf(seat)]);
  const target = targetOf(tables, switches, hand.bid);
  const [declarers, defenders] = [Math.max(declarer, partner), Math.max(left, right)];
  const [places, key] = [[declarers, target], [defenders, target], [declarers, defenders], [left, right]]
    .reduce((table, [one, other]) => table[Math.sign(one - other) + 1], tables.decisions[switches.both_reach]);
  return { winners: tables.seats.filter((seat) => places.includes(seats.indexOf(seat))), key, target };
}

/** Why a game is over. */
export const endingOf = (tables, players, { winners, key, target }) =>
  fill(tables.endings[key], { names: namesOf(tables, players, winners), target });
