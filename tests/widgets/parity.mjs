// What the JavaScript says about positions: tables and questions on stdin, answers on stdout.
import { text } from "node:stream/consumers";
import { about, best, choices, compare, counts, inOrder, open, refusal, whyItLoses, whyItWins } from "../../hasenpfeffer/widgets/js/tables.js";

const answer = {
  trick: (trump, { cards }) =>
    [best(trump, cards), whyItWins(trump, cards), about(trump, best(trump, cards)), cards.map((card) => whyItLoses(trump, cards, card))],
  follow: (trump, { led, hand }) => [choices(trump, led, hand), hand.map((card) => refusal(trump, led, hand, card))],
  hand: (trump, { hand }) => [inOrder(trump, hand), counts(trump, hand)],
  pair: (trump, { led, pair }) => Object.values(compare(trump, led, ...pair)),
};

const { games, questions } = JSON.parse(await text(process.stdin));
const answers = questions.map((question) => answer[question.ask](open(games[question.game]).trumps[question.trump], question));
process.stdout.write(JSON.stringify(answers));
