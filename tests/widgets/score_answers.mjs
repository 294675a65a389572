// What the JavaScript says about scores and score sheets: tables and questions on stdin, answers on stdout.
import { text } from "node:stream/consumers";
import { walk } from "../../hasenpfeffer/widgets/js/pad_match.js";
import { PadError, readPad, writePad } from "../../hasenpfeffer/widgets/js/pad_text.js";
import { decide, endingOf, linesOf, openScores, sentenceOf } from "../../hasenpfeffer/widgets/js/points.js";
import { readRules } from "../../hasenpfeffer/widgets/js/rules.js";
import { readHand, writeHand } from "../../hasenpfeffer/widgets/js/score_hand.js";

const { game, questions } = JSON.parse(await text(process.stdin));
const tables = openScores(game);

const answer = {
  hand: ({ rules, position }) => {
    const hand = readHand(tables, position);
    const lines = linesOf(tables, readRules(rules).switches, hand);
    return [writeHand(hand), lines.map((line) => [line.seats.join(""), line.points, line.rule, sentenceOf(tables, tables.names, line)])];
  },
  decision: ({ rules, declarer, bid, ledgers }) => {
    const verdict = decide(tables, readRules(rules).switches, { declarer, bid }, ledgers);
    const why = verdict.winners.length ? endingOf(tables, tables.names, verdict) : "";
    return [verdict.winners.join(""), verdict.target, Boolean(why)];
  },
  pad: ({ sheet }) => {
    let pad;
    try {
      pad = readPad(tables, sheet);
    } catch (error) {
      if (!(error instanceof PadError)) throw error;
      return { problem: error.message };
    }
    if (!pad.rules) return { text: writePad(tables, pad) };
    const { rows, ledgers, ending, dealer } = walk(tables, readRules(pad.rules).switches, pad);
    return { text: writePad(tables, pad), ledgers, winners: ending?.winners.join("") ?? "", played: rows.filter((row) => !row.late).length, dealer };
  },
  position: ({ position }) => {
    const hand = readHand(tables, position);
    return hand && writeHand(hand);
  },
};

process.stdout.write(JSON.stringify(questions.map((question) => answer[question.ask](question))));
