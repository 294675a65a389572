// What a bid is worth: chances times points, each looked up in the engine's tables; and what a pass is worth, from records.
import { linesOf, openScores, pointsOf } from "./points.js";

export const added = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const mean = (numbers) => added(numbers) / numbers.length;

/** The chances of taking exactly 0, 1, ... tricks, from those of at least 1, 2, ... */
export function exactly(chances) {
  const atLeast = [1, ...chances, 0];
  return chances.map((_, place) => atLeast[place] - atLeast[place + 1]).concat(chances.at(-1));
}

/** How far the declarers gain on the defenders with so many tricks; a side with two ledgers has their mean. */
export function net(score, switches, bid, taken) {
  const tables = openScores(score);
  const [declarer, left] = tables.seats;
  const tricks = tables.seats.map((seat) => ({ [declarer]: taken, [left]: tables.all_six.taken - taken })[seat] ?? 0);
  const points = pointsOf(tables, linesOf(tables, switches, { bid, declarer, tricks, alone: false }));
  const [declarers, defenders] = tables.sides[declarer].map((side) => mean(side.map((seat) => points[tables.seats.indexOf(seat)])));
  return declarers - defenders;
}

/** What a bid brings on average. */
export const expected = (score, switches, bid, chances) =>
  added(exactly(chances).map((chance, taken) => (chance ? chance * net(score, switches, bid, taken) : 0)));

/** How many tricks a bid promises: as many as make the row of a failed one. */
export const promised = (score, bid) => score.worth[bid][1].failed.bid[2].length;

const alike = (one, other) => String(one) === String(other);
const common = (switches, game) => Object.entries(game.switches).filter(([name, value]) => alike(value, switches[name])).length;

/** The first of those for which a number is greatest. */
export const best = (list, of) => list.reduce((first, each) => (of(each) > of(first) ? each : first));

/** The points at a strength, on a line from knot to knot that is level at both ends. */
function along(line, strength) {
  const after = line.findIndex(([knot]) => knot >= strength);
  if (after === 0) return line[0][1];
  if (after < 0) return line.at(-1)[1];
  const [[low, from], [high, to]] = [line[after - 1], line[after]];
  return from + ((strength - low) / (high - low)) * (to - from);
}

/** The record of these rules, or of the game that has most switches in common. */
export const recordOf = ({ games }, switches) => best(games, (game) => common(switches, game));

/** The name of the game on record, where it is another one. */
export const borrowed = (record, switches) => (common(switches, record) < Object.keys(record.switches).length ? record.name : "");

/** What a pass is worth from a place, when nobody has bid. */
export const passing = ({ passes }, place, strength) => along(passes[place], strength);

/** What it is worth to leave the other side a bid of so many tricks. */
export const leaving = ({ left }, tricks, strength) => along(left[tricks], strength);

/** How a bid, or the nearest on record, goes on from a place; nothing for the last word. */
function outlook({ bids }, place, { call, tricks }) {
  const known = bids.filter(([from]) => from === place);
  const far = ([, made, of]) => 10 * Number(made !== call) + Math.abs(of - tricks);
  return known.length ? best(known, (row) => -far(row)).slice(3) : [];
}

/** How likely a bid stands that is worth so much if it does, and what it comes to in all. */
export function withHigherBids(record, { calls }, place, bid, value, strength) {
  const [share, outbid] = bid.call === calls.at(-1) ? [] : outlook(record, place, bid);
  if (!share) return { stands: 1, worth: value };
  const stands = along(share, strength);
  return { stands, worth: stands * value + (1 - stands) * along(outbid, strength) };
}
