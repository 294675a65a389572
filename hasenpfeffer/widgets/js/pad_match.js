// A whole game, hand by hand: dealers, ledgers, and where it ended.
import { around, decide, linesOf, pointsOf, targetOf } from "./points.js";

/**
 * @typedef {{rules: string, players: string[], firstDealer: string, hands: (import("./points.js").Hand|null)[]}} Pad
 */

/** Who deals hand number `place`, counted from 0. */
export const dealerOf = (tables, first, place) => {
  const seats = around(tables, first);
  return seats[place % seats.length];
};

/**
 * The rows of a sheet, each with the ledgers after it, and how the game stands. Hands after its end are not counted.
 */
export function walk(tables, switches, { firstDealer, hands }) {
  let ledgers = tables.seats.map(() => 0);
  let ending = null;
  let target = targetOf(tables, switches, switches.calls[1]);
  const rows = hands.map((hand, place) => {
    const dealer = dealerOf(tables, firstDealer, place);
    if (ending) return { hand, dealer, late: true };
    if (!hand) return { hand, dealer, points: null, ledgers };
    const lines = linesOf(tables, switches, hand);
    const points = pointsOf(tables, lines);
    ledgers = ledgers.map((score, seat) => score + points[seat]);
    const verdict = decide(tables, switches, hand, ledgers);
    target = verdict.target;
    if (verdict.winners.length) ending = { ...verdict, place };
    return { hand, dealer, lines, points, ledgers };
  });
  return { rows, ledgers, ending, target, dealer: dealerOf(tables, firstDealer, hands.length) };
}
