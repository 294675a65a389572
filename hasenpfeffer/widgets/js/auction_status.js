// What is said about an auction: the last call, how it ended, why a call is barred.
import { ending, nextDealer, PASS, standing } from "./auction.js";
import { bidName } from "./auction_seats.js";
import { say } from "./strings.js";

/** A call as a sentence. */
const saying = (words, seat, call) =>
  (call === PASS ? say("auction.passed", { seat: words.seatNames[seat] }) : say("auction.said", { seat: words.seatNames[seat], bid: bidName(call) }));

/** What the last call did. */
function lastCall(auction, now) {
  const { words } = auction;
  const { seat, call } = auction.said.at(-1);
  const facts = { seat: words.seatNames[seat], leader: words.seatNames[now.leader], bid: now.bid && bidName(now.bid) };
  const verdict = saying(words, seat, call);
  if (call === PASS) return { verdict, reason: now.leader ? say("auction.stays", facts) : say("auction.nobodyYet") };
  if (seat === now.leader) return { icon: "e-K", verdict, reason: say("auction.highest") };
  return { verdict, reason: say(call === now.bid ? "auction.equal" : "auction.lower", facts) };
}

/** Whose turn it is, and what has just been said. */
function progress(auction, now) {
  const { words } = auction;
  const forced = now.choices.includes(PASS) ? "" : say("auction.nextForced", { seat: words.seatNames[now.turn] });
  if (auction.said.length === 0) return { reason: say("auction.opens", { seat: words.seatNames[now.turn], dealer: words.seatNames[auction.dealer] }) };
  return { ...lastCall(auction, now), more: forced };
}

/** How the auction ended, and why so. */
export function verdictOn(auction, joker) {
  const { words, tables } = auction;
  const end = ending(auction, joker);
  const facts = {
    seat: words.seatNames[end.declarer], words: tables.words[end.call], bid: end.call && bidName(end.call),
    next: words.seatNames[nextDealer(auction)], dealer: words.seatNames[auction.dealer],
  };
  if (end.how === "askJoker") return { icon: "i-eye", verdict: say("auction.allPassed"), reason: say("auction.askJoker", facts) };
  if (!end.declarer) {
    return { icon: "i-retry", verdict: say("auction.thrownIn"), reason: say(end.how === "thrownIn" ? "auction.allPassed" : "auction.jokerIsWidow"), more: say("auction.nextDeals", facts) };
  }
  const rival = auction.said.find(({ seat, call }) => call === end.call && seat !== end.declarer);
  const reason = end.how !== "bid" ? say(`auction.${end.how}`, facts)
    : rival ? say("auction.equalEnd", { seat: words.seatNames[rival.seat], bid: bidName(end.call) }) : say("auction.bidEnd");
  return { icon: "e-K", verdict: say("auction.plays", facts), reason, more: end.how === "joker" ? say("auction.jokerKnown") : "" };
}

/** What the status line says. */
export function status({ auction, joker, cut, refused, guess, asking, name }) {
  const { words, tables } = auction;
  const now = standing(auction);
  if (refused) return { icon: "i-no", verdict: say("auction.barred"), reason: refused };
  if (asking) return { icon: "i-eye", verdict: say("auction.askGuess"), reason: say("auction.askGuessMore") };
  if (guess) {
    const end = ending(auction, joker);
    const right = guess === (end.declarer || "nobody");
    const { verdict, reason } = verdictOn(auction, joker);
    return { icon: right ? "e-K" : "i-cross", verdict: say(right ? "auction.right" : "auction.wrong"), reason: `${verdict} ${reason}` };
  }
  if (cut && now.over) {
    const { verdict, reason } = verdictOn(auction, joker);
    return { icon: "i-no", verdict: say("auction.cutOver"), reason: `${verdict} ${reason}` };
  }
  if (cut) {
    const facts = { name, seat: words.seatNames[cut.seat], words: tables.words[cut.call], why: cut.why };
    return { icon: "i-no", verdict: say("auction.cut", facts), reason: cut.why, more: say("auction.cutMore") };
  }
  return now.over ? verdictOn(auction, joker) : progress(auction, now);
}

/** The auction as text: every call, then how it stands. */
export function asText(auction, joker, name) {
  const { words } = auction;
  const now = standing(auction);
  const calls = auction.said.map(({ seat, call }) => saying(words, seat, call));
  const may = say("auction.may", { seat: words.seatNames[now.turn], calls: now.choices.join(say("list.comma")) });
  const end = now.over ? verdictOn(auction, joker) : null;
  return [say("auction.rules", { name }) + ".", say("auction.dealt", { seat: words.seatNames[auction.dealer] }), ...calls,
    ...(end ? [end.verdict, end.reason, end.more] : [may])].filter(Boolean).join(" ");
}

