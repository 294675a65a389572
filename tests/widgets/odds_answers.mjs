// How the JavaScript reckons with chances: tables and questions on stdin, answers on stdout.
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { bankHere, takeBank } from "../../hasenpfeffer/widgets/js/bank.js";
import { bitsUnder, openBits, openPlace, place } from "../../hasenpfeffer/widgets/js/odds_index.js";
import { reckoning } from "../../hasenpfeffer/widgets/js/odds.js";
import { open } from "../../hasenpfeffer/widgets/js/tables.js";

const { game, banks, questions } = JSON.parse(await text(process.stdin));
const words = open(game);
for (const [name, bank] of Object.entries(banks)) takeBank(name, bank);
const odds = reckoning(bankHere("values"), bankHere);
const digest = (parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/** The places of all 177,100 hands, in the order of the deck. */
function* places(find, bits) {
  const deck = words.deck.map((card) => bits.get(card));
  const [n, k] = [deck.length, 6];
  const at = Array.from({ length: k }, (_, each) => each);
  for (;;) {
    yield find(at.reduce((sum, each) => sum | deck[each], 0));
    let last = k - 1;
    while (last >= 0 && at[last] === n - k + last) last -= 1;
    if (last < 0) return;
    at[last] += 1;
    for (let next = last + 1; next < k; next += 1) at[next] = at[next - 1] + 1;
  }
}

const about = ({ form, trump, perfect }) => ({ form, trump: trump ?? "", perfect });

const answer = {
  places: ({ trump }) => digest([Int32Array.from(trump ? places(place, bitsUnder(words.trumps[trump])) : places(openPlace, openBits(words)))].map(({ buffer }) => Buffer.from(buffer))),
  planes: ({ form }) => digest(odds.table(form).planes),
  chances: (asked) => odds.chances(words, about(asked), asked.cards),
  worth: ({ rules, form, cards, perfect, place }) => odds.worth(words, rules, form, cards, perfect, place),
  columns: ({ rules }) => odds.columns(rules),
  discards: (asked) => odds.discards(words, about(asked), asked.cards).map(({ card, chances }) => [card, chances]),
  widow: (asked) => odds.gainOfWidow(words, about(asked), asked.cards),
  cards: (asked) => odds.worthOfCards(words, about(asked), asked.cards).map(({ card, worth }) => [card, worth]),
  means: (asked) => odds.means(words, about(asked), asked.cards),
  picture: (asked) => odds.picture(about(asked), asked.tricks),
  ends: (asked) => odds.ends(words, about(asked), asked.tricks),
};

process.stdout.write(JSON.stringify(questions.map((question) => answer[question.ask](question))));
