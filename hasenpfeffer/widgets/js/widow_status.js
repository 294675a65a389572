// What is said at the declarer's table.
import { capital, say } from "./strings.js";
import { about, titleOf } from "./tables.js";
import { changes } from "./widow_counts.js";

/** Who leads, and why. */
export const leads = (words, { leader, why }) => say(`widow.lead.${why}`, { seat: words.seatNames[leader] });

/** Who sits out, in a sentence each. */
const resting = (words, { out }) => out.map((seat) => say("widow.sitsOut", { seat: words.seatNames[seat] })).join(" ");

/** The last answer about going alone. */
function answered(words, table, switches, tables) {
  const [asked] = tables.alone[switches.alone][table.answers.slice(0, -1)];
  const seat = words.seats[(words.seats.indexOf(table.declarer) + asked) % words.seats.length];
  const partner = words.pairs.find((pair) => pair.includes(seat)).find((each) => each !== seat);
  return say(table.answers.endsWith("A") ? "widow.goesAlone" : "widow.together", { seat: words.seatNames[seat], partner: words.seatNames[partner] });
}

/** What was laid away, and what that has changed. */
function laidAway(words, table) {
  const trump = words.trumps[table.trump];
  if (table.discard === table.widow) return { verdict: say("widow.laidWidow"), reason: say("widow.asDealt") };
  return {
    verdict: say("widow.laid", { card: titleOf(trump, table.discard) }),
    reason: changes(words, table).join(" ") || say("widow.noChange"),
  };
}

/** What stands in the status line when nothing was refused. */
export function progress(words, tables, switches, table, now) {
  const means = (name) => tables.say[name][String(switches[name])];
  const trumps = table.trump && capital(words.many[table.trump]);
  const next = now.asks === "alone" ? say("widow.askAlone", { seat: words.seatNames[now.turn] }) : now.leader && leads(words, now);
  if (table.answers) return { icon: now.leader ? "e-K" : "", verdict: answered(words, table, switches, tables), reason: `${resting(words, now)} ${next}`.trim() };
  if (table.discard) return { icon: "e-K", ...laidAway(words, table), more: next };
  if (now.asks === "trump") {
    return table.taken ? { icon: "i-eye", verdict: say("widow.was", { card: words.names[table.widow] }), reason: say("widow.nowName") }
      : { reason: means("trump_named"), more: say("widow.tapSuit") };
  }
  if (now.asks === "widow") {
    return table.trump ? { verdict: say("widow.trumps", { suit: trumps }), reason: say("widow.nowTake") } : { reason: means("trump_named"), more: say("widow.nowTake") };
  }
  if (now.asks === "discard") {
    const trump = words.trumps[table.trump];
    const verdict = switches.trump_named === "after_widow" ? say("widow.trumps", { suit: trumps }) : say("widow.was", { card: words.names[table.widow] });
    return { icon: "i-eye", verdict, reason: say("widow.nowLay"), more: about(trump, table.widow) };
  }
  return { icon: "e-K", verdict: say("widow.trumps", { suit: trumps }), reason: means("widow"), more: next };
}
