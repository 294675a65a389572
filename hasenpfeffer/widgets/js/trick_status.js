// What the table says: the verdict first, the reason second.
import { say } from "./strings.js";
import { about, whyItLoses, whyItWins } from "./tables.js";
import { playsOf, turnOf } from "./trick_state.js";

/** The verdict on a complete trick; with a guess, whether it was right, and why not. */
export function verdict(words, table, winner, guess) {
  const trump = words.trumps[table.trump];
  const cards = playsOf(words, table).map(({ card }) => card);
  const named = winner === table.you ? say("table.youWin") : say("table.wins", { seat: words.seatNames[winner] });
  const wrong = guess && guess !== winner;
  const guessed = guess ? say(wrong ? "table.notQuite" : "table.yes", { verdict: named }) : named;
  const more = [wrong ? whyItLoses(trump, cards, table.cards[guess]) : "", about(trump, table.cards[winner])];
  return { icon: "e-K", verdict: guessed, reason: whyItWins(trump, cards), more: more.filter(Boolean).join(" ") };
}

/** What the reader may do while the trick goes on. */
export function progress(words, table, picking) {
  const turn = turnOf(words, table);
  if (!table.you) {
    return { icon: "i-plus", reason: picking ? say("table.pick", { seat: words.seatNames[picking] }) : say("table.empty") };
  }
  if (turn !== table.you) return { icon: "i-next", reason: say("table.theirTurn", { seat: words.seatNames[turn] }) };
  return { icon: "i-hand", verdict: say("table.yourTurn"), reason: duty(words, table) };
}

function duty(words, table) {
  const led = table.cards[table.leader];
  if (!led) return say("table.youLead");
  const trump = words.trumps[table.trump];
  const suit = trump.suitOf[led];
  const holds = table.hands[table.you].some((card) => trump.suitOf[card] === suit);
  return say(holds ? "table.follow" : "table.anyCard", { one: words.one[suit] });
}

/** The table in one paragraph, for readers without JavaScript. */
export function described(words, table, winner) {
  const trump = words.trumps[table.trump];
  const plays = playsOf(words, table);
  const suit = words.many[table.trump];
  const named = (card) => words.names[card];
  const played = plays.map(({ seat, card }) => say("table.textPlay", { seat: words.seatNames[seat], card: named(card) }));
  const reason = winner && whyItWins(trump, plays.map(({ card }) => card));
  return {
    suit,
    plays: played.join(say("list.comma")),
    hand: table.you ? table.hands[table.you].map(named).join(say("list.comma")) : "",
    wins: winner ? say("table.textWins", { seat: words.seatNames[winner], reason }) : "",
  };
}
