// An auction as a place in the engine's graph: a call is an edge to follow, and a call without one is refused.
import { capital, fill } from "./strings.js";

/** @typedef {{seat: string, call: string}} Said a call, and who made it */

export const PASS = "pass";
const NONE = -1;

/** An auction in which nobody has spoken. @param {object} tables the engine's, see auction_graph.py */
export function opened(tables, words, switches, dealer) {
  const graph = tables.graphs.find((each) => each.rounds === switches.rounds && each.must_outbid === switches.must_outbid);
  return {
    tables,
    words,
    graph,
    dealer,
    calls: switches.calls,
    mustEnd: tables.forcing.includes(switches.nobody_bids) ? graph.forced : [],
    nobody: tables.nobody[switches.nobody_bids],
    at: 0,
    /** @type {Said[]} */
    said: [],
    forced: false,
  };
}

const seatAt = ({ words, dealer }, steps) => words.seats[(words.seats.indexOf(dealer) + steps) % words.seats.length];

/** How an auction stands: whose turn it is, who leads and with what, who is out, what may be said. */
export function standing(auction) {
  const [turn, edges, leader, rung, out] = auction.graph.nodes[auction.at];
  const over = edges.length === 0;
  const rungs = auction.graph.nodes[0][1].length;
  return {
    over,
    turn: over ? "" : seatAt(auction, turn),
    leader: leader === NONE ? "" : seatAt(auction, leader),
    bid: leader === NONE ? "" : auction.calls.at(rung - rungs),
    out: out.map((steps) => seatAt(auction, steps)),
    choices: over ? [] : auction.calls.filter((call) => edge(auction, call) !== NONE),
  };
}

/** Where a call leads. Ladders are of one height at the top, so rungs are counted from there. */
function edge({ graph, calls, at, mustEnd }, call) {
  const edges = graph.nodes[at][1];
  if (call === PASS) return mustEnd.includes(at) ? NONE : edges[0];
  return edges.at(calls.indexOf(call) - calls.length);
}

/** Why a call may not be made, by that seat if one is given; "" if it may. The engine's own words. */
export function refusal(auction, call, by = "") {
  const { over, turn, leader, bid, out, choices } = standing(auction);
  const { words, tables, calls } = auction;
  const tell = (key, facts) => fill(tables.say[key], facts);
  if (by && by !== turn && !over) {
    return tell(out.includes(by) ? auction.graph.out : "waiting", { seat: words.seatNames[by], turn: words.seatNames[turn] });
  }
  if (over) return tell("over");
  if (choices.includes(call)) return "";
  if (!calls.includes(call)) return tell("unknown", { Call: capital(tables.words[call]), calls: calls.join(", ") });
  if (call === PASS) return tell("forced", { least: choices[0] });
  const least = choices.find((each) => each !== PASS);
  return tell(least ? "too_low" : "unbeatable", { leader: words.seatNames[leader], bid, least });
}

/** The auction with one more call, which must be one of the choices. */
export function after(auction, call) {
  const { turn } = standing(auction);
  return {
    ...auction,
    at: edge(auction, call),
    said: [...auction.said, { seat: turn, call }],
    forced: auction.forced || auction.mustEnd.includes(auction.at),
  };
}

/**
 * The auction after some calls, as far as these rules allow them; and the first that they refuse, if
 * there is one. A call may name its seat: then that seat must be the one to speak.
 */
export function follow(auction, calls) {
  let now = auction;
  for (const [place, { seat = "", call }] of calls.entries()) {
    const why = refusal(now, call, seat);
    if (why) return [now, { place, seat: seat || standing(now).turn, call, why }];
    now = after(now, call);
  }
  return [now, null];
}

/** Where the joker may be, when that decides who must bid. */
export const jokerPlaces = ({ words, nobody }) => (nobody.length ? [...words.seats, "widow"] : []);

/**
 * How an auction ended: who plays what, and how that came; or nobody does. Where the joker decides
 * and nobody has said who has it, the end is not known yet.
 */
export function ending(auction, joker = "") {
  const { over, leader, bid } = standing(auction);
  if (!over) return null;
  if (leader) return { declarer: leader, call: bid, how: auction.forced ? "forced" : "bid" };
  if (!auction.nobody.length) return { declarer: "", call: "", how: "thrownIn" };
  if (!joker) return { declarer: "", call: auction.nobody[0][1], how: "askJoker" };
  const [place, call] = auction.nobody[jokerPlaces(auction).indexOf(joker)];
  return place === NONE ? { declarer: "", call, how: "jokerIsWidow" } : { declarer: auction.words.seats[place], call, how: "joker" };
}

/** Any of the calls that may be made; a pass is as likely as all the bids together. */
export function anyCall(auction, random) {
  const { choices } = standing(auction);
  const bids = choices.filter((call) => call !== PASS);
  if (choices.includes(PASS) && (bids.length === 0 || random() < 0.5)) return PASS;
  return bids[Math.floor(random() * bids.length)];
}

/** A whole auction by chance, and who holds the joker where that decides. */
export function anyAuction(auction, random) {
  let now = auction;
  while (!standing(now).over) now = after(now, anyCall(now, random));
  const places = jokerPlaces(now);
  const hand = Math.floor(now.words.deck.length / now.words.seats.length);
  const joker = places.length && ending(now).how === "askJoker" ? places[Math.floor(Math.floor(random() * now.words.deck.length) / hand)] : "";
  return [now, joker];
}

/** Who deals after this hand. */
export const nextDealer = (auction) => seatAt(auction, 1);
