// What the JavaScript makes of texts for rules: texts and tables on stdin, answers on stdout.
import { text } from "node:stream/consumers";
import { meaning, pointsOf, sheetOf } from "../../hasenpfeffer/widgets/js/meanings.js";
import { read, RulesError } from "../../hasenpfeffer/widgets/js/rules_text.js";

const { texts, meanings, points } = JSON.parse(await text(process.stdin));

function answer(each) {
  let rules;
  try {
    rules = read(each);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { problem: error.message };
  }
  const { switches } = rules;
  if (!meanings) return rules;
  const sheet = sheetOf(meanings, switches).map(({ title, lines }) => [title, lines.map(({ sentence, source, name }) => [sentence, source, name])]);
  const tables = [1, 2].map((alone) => switches.calls.slice(1).map((call) => pointsOf(points, switches, call, alone)));
  const labels = Object.keys(meanings.switches).map((name) => {
    const { label, effect } = meaning(meanings, name, switches[name]);
    return [label, effect];
  });
  return { sheet, tables, labels };
}

process.stdout.write(JSON.stringify(texts.map(answer)));
