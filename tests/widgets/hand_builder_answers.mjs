// How the JavaScript reads hands: tables and questions on stdin, answers on stdout.
import { text } from "node:stream/consumers";
import { read, write } from "../../hasenpfeffer/widgets/js/hand_position.js";
import { readHand } from "../../hasenpfeffer/widgets/js/reading.js";
import { counts, open } from "../../hasenpfeffer/widgets/js/tables.js";

const { game, reading, questions } = JSON.parse(await text(process.stdin));
const words = open(game);

const answer = {
  typed({ typed, size }) {
    const { cards, error } = readHand(reading, words.names, typed, size ?? undefined);
    return [cards, error];
  },
  link({ link, size }) {
    const tables = { words, reading, size };
    const hand = read(tables, link);
    return hand && [write(tables, hand), counts(words.trumps[hand.trump], hand.cards)];
  },
};

process.stdout.write(JSON.stringify(questions.map((question) => answer[question.ask](question))));
