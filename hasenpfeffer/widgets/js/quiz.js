// A quiz in the text: a few questions on some topics, drawn from their banks.
import { useEffect, useRef, useState } from "preact/hooks";
import { drawLevels, matches } from "./draw.js";
import { html } from "./html.js";
import { questionText } from "./question_text.js";
import { Button } from "./parts.js";
import { BankTrouble } from "./quiz_parts.js";
import { useRules } from "./rules.js";
import { Series } from "./series.js";
import { say } from "./strings.js";
import { open } from "./tables.js";
import { useBanks } from "./use_progress.js";
import "./strings_quiz.js";

/** The questions of a quiz: the one the page was built with comes first, as long as the rules allow it. */
function questionsOf(model, banks, rules, seed) {
  const first = model.get("first");
  const count = model.get("count");
  const drawn = drawLevels({ banks, rules, seed, count: count + 1, topics: model.get("topics") });
  if (seed !== model.get("seed") || !matches(first.level, rules)) return drawn.slice(0, count);
  return [first, ...drawn.filter(({ level }) => level.id !== first.level.id)].slice(0, count);
}

const waiting = (first, count) => Array.from({ length: count }, () => first);

export function Widget({ model }) {
  const words = open(model.get("game"));
  const [rules] = useRules(model.get("rules"));
  const bank = useBanks(model, model.get("banks").map(([chapter]) => chapter));
  const first = model.get("first");
  const count = model.get("count");
  const [seed, setSeed] = useState(model.get("seed"));
  const [round, setRound] = useState(0);
  const place = useRef(null);
  const fits = matches(first.level, rules);
  useEffect(() => { if (!fits) bank.load(); }, [fits]);
  const drawn = bank.banks ? questionsOf(model, bank.banks, rules, seed) : fits ? waiting(first, count) : [];
  const another = async () => {
    if (!await bank.load()) return;
    setSeed(1 + Math.floor(Math.random() * 1e6));
    setRound(round + 1);
  };
  return html`<div class="hp-widget hp-quiz" role="group" aria-label=${say("quiz.label")} ref=${place}>
    <${BankTrouble} trouble=${bank.trouble} onAgain=${() => bank.load()} />
    ${drawn.length > 0 ? html`<${Series} key=${`${round} ${rules.text}`} words=${words} drawn=${drawn} focus=${round > 0} onBegin=${() => count > 1 && bank.load()}
      end=${() => html`<p class="hp-row"><${Button} icon="retry" data-do="another" onClick=${another}>${say("quiz.restart")}</${Button}></p>`} />`
      : bank.banks && html`<p>${say("bank.none")}</p>`}
  </div>`;
}

export function text(model) {
  return html`<p>${questionText(open(model.get("game")), model.get("first").level)}</p>`;
}
