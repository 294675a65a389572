// A score sheet as text: readable lines, one a hand. What is wrong with a line is said in the words that came with the tables.
import { dealerOf } from "./pad_match.js";
import { readRules } from "./rules.js";
import { RulesError } from "./rules_text.js";
import { fill } from "./strings.js";

/** What is wrong with a text; its message names the line and what was expected there. */
export class PadError extends Error {}

const LINE_ENDS = /\r\n|\r|\n/;
const HAND = /^hand ([0-9]{1,4}):(.*)$/is;
const SETTING = /^(north|east|south|west|rules|first dealer):(.*)$/is;
const DEALS = /^([a-z]+) deals$/i;
const BIDS = /^([a-z]+) bids ([a-z0-9]+)( alone)?$/i;
const TRICKS = /^tricks ([0-6]) ([0-6]) ([0-6]) ([0-6])$/i;
const UNPRINTABLE = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;
const EDGES = /^[ \t]+|[ \t]+$/g;
const SPACES = /[ \t]+/g;

const trimmed = (text) => text.replace(EDGES, "");

/** A sheet before its first hand. @returns {import("./pad_match.js").Pad} */
export const blankPad = (tables, players = tables.names, firstDealer = tables.seats[0]) =>
  ({ rules: "", players: [...players], firstDealer, hands: [] });

/** A name as it is kept; without one, the player is called by the seat. */
export function nameFor(tables, text, word) {
  const name = trimmed(text.replace(SPACES, " ")) || word;
  if ([...name].length > tables.pad.longest_name || UNPRINTABLE.test(name)) {
    throw new PadError(fill(tables.pad.expected.name, { seat: word }));
  }
  return name;
}

/** The sheet in its usual form. */
export function writePad(tables, { rules, players, firstDealer, hands }) {
  const word = (seat) => tables.names[tables.seats.indexOf(seat)];
  return [
    tables.pad.heading,
    ...(rules ? [`Rules: ${rules}`] : []),
    ...tables.names.map((seat, place) => `${seat}: ${players[place]}`),
    `First dealer: ${word(firstDealer)}`,
    ...hands.map((hand, place) => `Hand ${place + 1}: ${word(dealerOf(tables, firstDealer, place))} deals, ${hand
      ? `${word(hand.declarer)} bids ${hand.bid}${hand.alone ? " alone" : ""}, tricks ${hand.tricks.join(" ")}` : "thrown in"}`),
  ].join("\n");
}

/** Read a sheet; a PadError says which line is wrong. @returns {import("./pad_match.js").Pad} */
export function readPad(tables, text) {
  const { expected, heading, longest_line: longest } = tables.pad;
  const reader = new Reader(tables);
  for (const [place, raw] of text.replace(/^\ufeff/, "").split(LINE_ENDS).entries()) {
    const line = raw.replace(SPACES, " ").replace(EDGES, "");
    if (line === "" || line.startsWith("#")) continue;
    try {
      reader.take(line);
    } catch (error) {
      if (!(error instanceof PadError)) throw error;
      const signs = [...line];
      const shown = signs.length <= longest ? line : `${signs.slice(0, longest).join("")}…`;
      throw new PadError(fill(expected.line, { line: place + 1, why: error.message, text: shown }));
    }
  }
  if (!reader.begun) throw new PadError(fill(expected.end, { why: fill(expected.heading, { heading }) }));
  return reader.pad;
}

class Reader {
  constructor(tables) {
    this.tables = tables;
    this.pad = blankPad(tables);
    this.seen = new Set();
    this.begun = false;
  }

  refuse(key, words) {
    throw new PadError(fill(this.tables.pad.expected[key], words));
  }

  take(line) {
    const hand = HAND.exec(line);
    if (!this.begun) this.heading(line);
    else if (hand) this.pad.hands.push(this.hand(Number(hand[1]), hand[2]));
    else this.setting(SETTING.exec(line));
  }

  heading(line) {
    const { heading } = this.tables.pad;
    if (line.toLowerCase() !== heading.toLowerCase()) this.refuse("heading", { heading });
    this.begun = true;
  }

  setting(found) {
    if (!found) this.refuse("setting");
    const key = found[1][0].toUpperCase() + found[1].slice(1).toLowerCase();
    const value = trimmed(found[2]);
    if (this.pad.hands.length) this.refuse("late");
    if (this.seen.has(key)) this.refuse("twice", { what: key });
    this.seen.add(key);
    if (key === "Rules") this.rules(value);
    else if (key === "First dealer") this.pad.firstDealer = this.seat(value);
    else this.pad.players[this.tables.names.indexOf(key)] = nameFor(this.tables, value, key);
  }

  rules(text) {
    try {
      const rules = readRules(text);
      this.pad.rules = rules.text;
      this.switches = rules.switches;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.refuse("rules", { why: error.message });
    }
  }

  seat(text) {
    const { seats, names } = this.tables;
    const small = text.toLowerCase();
    return seats.find((seat, place) => [seat, names[place]].some((each) => each.toLowerCase() === small)) ?? this.refuse("seat");
  }

  word(seat) {
    return this.tables.names[this.tables.seats.indexOf(seat)];
  }

  hand(number, text) {
    if (!this.switches) this.refuse("no_rules");
    const expected = this.pad.hands.length + 1;
    if (number !== expected) this.refuse("hand", { hand: expected });
    let parts = text.split(",").map(trimmed);
    const deals = DEALS.exec(parts[0]);
    if (deals) {
      const dealer = dealerOf(this.tables, this.pad.firstDealer, expected - 1);
      if (this.seat(deals[1]) !== dealer) this.refuse("dealer", { seat: this.word(dealer), hand: expected });
      parts = parts.slice(1);
    }
    if (parts.length === 1 && parts[0].toLowerCase() === "thrown in") return null;
    const bids = parts.length === 2 && BIDS.exec(parts[0]);
    if (!bids) this.refuse("parts");
    return this.played(this.seat(bids[1]), this.bid(bids[2].toLowerCase()), Boolean(bids[3]), TRICKS.exec(parts[1]));
  }

  bid(text) {
    const bids = this.switches.calls.slice(1);
    return bids.includes(text) ? text : this.refuse("bid", { bids: bids.join(", ") });
  }

  played(declarer, bid, alone, found) {
    if (alone && !this.tables.alone[this.switches.alone]) this.refuse("alone");
    const tricks = found ? found.slice(1).map(Number) : [];
    if (tricks.reduce((sum, each) => sum + each, 0) !== this.tables.all_six.taken) this.refuse("tricks");
    const partner = this.tables.sides[declarer][0].find((seat) => seat !== declarer);
    if (alone && tricks[this.tables.seats.indexOf(partner)]) this.refuse("partner", { seat: this.word(partner) });
    return { bid, declarer, tricks, alone };
  }
}
