// What the JavaScript says about auctions and about what follows them: questions on stdin, answers on stdout.
import { text } from "node:stream/consumers";
import { after, ending, follow, opened, refusal, standing } from "../../hasenpfeffer/widgets/js/auction.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";
import { inOrderOf, read, standing as settled, write } from "../../hasenpfeffer/widgets/js/widow.js";

const { game, auctions, settling, questions } = JSON.parse(await text(process.stdin));
const words = open(game);

const stands = (auction) => {
  const { over, turn, leader, bid, choices } = standing(auction);
  return [over, turn, leader, bid, choices];
};

const answer = {
  auction({ switches, dealer, calls, at, tried, joker }) {
    let now = opened(auctions, words, switches, dealer);
    const steps = [stands(now)];
    let refusals = null;
    for (const [place, call] of calls.entries()) {
      if (place === at) refusals = tried.map(([what, by]) => refusal(now, what, by));
      now = after(now, call);
      steps.push(stands(now));
    }
    refusals ??= tried.map(([what, by]) => refusal(now, what, by));
    const { declarer, call, how } = ending(now, joker);
    return [steps, refusals, [declarer, declarer && call, how]];
  },
  same({ dealer, one, other, calls }) {
    const [first] = follow(opened(auctions, words, one, dealer), calls.map((call) => ({ call })));
    const [there, parting] = follow(opened(auctions, words, other, dealer), first.said);
    return [stands(there), parting && [parting.place, parting.seat, parting.call, parting.why]];
  },
  settle({ switches, position }) {
    const table = inOrderOf(settling, switches, read(words, position));
    const { asks, turn, lone, out, leader } = settled(settling, words, switches, table);
    return [write(table), asks, turn, lone, out, leader];
  },
};

process.stdout.write(JSON.stringify(questions.map((question) => answer[question.ask](question))));
