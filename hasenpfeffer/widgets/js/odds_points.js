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

/** What the first to speak has heard: nothing. */
export const FIRST = { place: 0, highest: "", whose: "any" };

/** How high a bid stands on the ladder of a record; 0 when nobody has bid. */
const rung = (calls, bid) => (calls.includes(bid) ? calls.indexOf(bid) : bid ? calls.length : 0);

/** What is on record and comes nearest to what was heard: first the same bid, then the same bidder. */
function nearest({ lines, switches: { calls } }, heard) {
  const far = ([place, highest, whose]) =>
    [Math.abs(rung(calls, highest) - rung(calls, heard.highest)), Number(whose !== heard.whose), Math.abs(place - heard.place)];
  const nearer = (one, other) => far(one).map((each, at) => each - far(other)[at]).find((each) => each !== 0) < 0;
  return lines.reduce((first, line) => (nearer(line, first) ? line : first)).at(-1);
}

/** How often nobody bids higher than a bid, and what it comes to when somebody does: as for the nearest bid below that is on record. */
function stood({ bids, switches: { calls } }, place, call) {
  const rungs = call === calls.at(-1) ? [] : calls.slice(0, rung(calls, call) + 1);
  const known = rungs.map((bid) => bids.find(([from, made]) => from === place && made === bid)).findLast(Boolean);
  return known ? known.slice(2) : [1, []];
}

/** The record of these rules, or of the game that has most switches in common. */
export const recordOf = ({ games }, switches) => best(games, (game) => common(switches, game));

/** The name of the game on record, where it is another one. */
export const borrowed = (record, switches) => (common(switches, record) < Object.keys(record.switches).length ? record.name : "");

/** What a pass is worth. */
export const passing = (record, heard, strength) => along(nearest(record, heard), strength);

/** What a bid comes to that is worth so much when it stands; where the auction goes round, one can bid again. */
export function withHigherBids(record, { rounds, calls }, place, call, value, strength) {
  const [share, outbid] = rounds === "once" && call !== calls.at(-1) ? stood(record, place, call) : [1, []];
  return outbid.length ? share * value + (1 - share) * along(outbid, strength) : value;
}
