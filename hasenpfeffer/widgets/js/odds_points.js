// What a bid is worth: chances times points, each looked up in the engine's tables; and what a pass is worth, from records.
import { linesOf, openScores, pointsOf } from "./points.js";

const added = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
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

/** What a pass of the first to speak is worth, and whether the record is of another game. */
export function passing({ games }, switches, strength) {
  const game = best(games, (each) => common(switches, each));
  const lines = game.lines.filter(([, highest]) => highest === "");
  const [, , line] = best(lines, ([place]) => -place);
  return { points: along(line, strength), game: game.name, borrowed: common(switches, game) < Object.keys(game.switches).length };
}
