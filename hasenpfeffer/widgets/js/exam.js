// The exam: questions from the whole book by a number, each answered once; the answers come at the end.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sign } from "./cards.js";
import { ReadCode } from "./exam_code.js";
import { ExamEnd, ExamStart } from "./exam_parts.js";
import { anySeed, codeOf, ended, entered, goodSeed, judged, kept, makeExam, verdicts } from "./exam_state.js";
import { html } from "./html.js";
import { levelsLink } from "./levels_state.js";
import { CopyLink, linkTo, usePosition, BrokenLink } from "./links.js";
import { Button } from "./parts.js";
import { progress as store } from "./progress.js";
import { Question, unread } from "./question.js";
import { UNTRIED } from "./question_state.js";
import { questionText } from "./question_text.js";
import { BankTrouble, Dots, Memory, rulesOf } from "./quiz_parts.js";
import { linkWith, readRules, titleOfRules, useRules } from "./rules.js";
import { say } from "./strings.js";
import "./strings_quiz.js";
import { open } from "./tables.js";
import { useBanks, useProgress } from "./use_progress.js";
import "./strings_quiz.js";

const keptOf = (exam) => ({ seed: exam.seed, rules: exam.rules.text, setup: exam.print });
const begin = (exam) => store.change((all) => ({ ...all, exam: { ...keptOf(exam), answers: [] } }));

export function Widget({ model }) {
  const words = open(model.get("game"));
  const topics = model.get("topics");
  const count = model.get("count");
  const [rules] = useRules(model.get("rules"));
  const memory = useProgress();
  const bank = useBanks(model, model.get("banks").map(([chapter]) => chapter));
  const link = usePosition(model, (text) => (goodSeed(text) ? text : null));
  const [seed, setSeed] = useState(model.get("position"));
  const [exam, setExam] = useState(null);
  const [tried, setTried] = useState(UNTRIED);
  const [said, setSaid] = useState("");
  const [stale, setStale] = useState(""); // what to say of an exam that cannot be opened again
  const focus = useRef(null);
  const moved = useRef(false);
  const { exam: begun } = memory.progress;
  const answers = begun?.answers ?? [];
  const over = exam && ended(begun) && begun.setup === exam.print ? answers : null; // the answers, once all are given
  const at = answers.length;

  useLayoutEffect(() => setSeed(link.position), [link.position]);
  useLayoutEffect(() => {
    if (moved.current) focus.current?.focus();
    moved.current = false;
  }, [exam, at, Boolean(over)]);
  useEffect(() => { // an exam that is over opens again, unless a link asks for another
    const last = store.state.progress.exam;
    const linked = new URL(location.href).searchParams.get(model.get("name"));
    if (ended(last) && (linked === null || linked === last.seed)) resume(last, false);
  }, []);
  const load = async (wish) => {
    const banks = await bank.load();
    return banks && makeExam({ banks, rules, count, topics: model.get("drawn_from"), ...wish });
  };
  const start = async () => {
    const made = await load({ seed });
    if (!made) return;
    begin(made);
    moved.current = true;
    setStale(""); setSaid(""); setTried(UNTRIED); setExam(made);
  };
  const resume = async (last = begun, steal = true) => {
    const made = await load({ seed: last.seed, rules: readRules(last.rules) }).catch(() => undefined);
    if (made === null) return;
    if (made?.print !== last.setup) { setStale(ended(last) ? "exam.staleEnd" : "exam.stale"); store.change((all) => ({ ...all, exam: null })); return; }
    moved.current = steal;
    setSaid(""); setTried(UNTRIED); setExam(made);
  };
  const take = () => {
    const { level } = exam.drawn[at];
    if (tried.chosen === null) { setSaid(tried.typed ? unread(words, level) : say("exam.pick")); return; }
    const all = [...answers, kept(level, tried.chosen, tried.typed)];
    moved.current = true;
    setSaid(""); setTried(UNTRIED);
    if (all.length < exam.drawn.length) { store.change((now) => ({ ...now, exam: { ...now.exam, answers: all } })); return; }
    const found = judged(exam, all);
    store.change((now) => ({ ...entered(now, found, codeOf(exam, found), Date.now()), exam: { ...keptOf(exam), answers: all, over: true } }));
  };
  const leave = () => { setExam(null); setSaid(say("exam.left")); };
  const another = () => { setExam(null); setSeed(anySeed()); };

  const read = over ? exam : { seed, rules }; // whose codes are read here
  const body = () => {
    if (!exam) {
      return html`<${ExamStart} count=${count} seed=${seed} rules=${titleOfRules(rules)} begun=${begun} stale=${stale} onSeed=${setSeed} onOther=${() => setSeed(anySeed())}
        onStart=${start} onResume=${() => resume()} onDrop=${() => store.change((all) => ({ ...all, exam: null }))}
        link=${goodSeed(seed) && html`<${CopyLink} model=${model} position=${seed} make=${(href) => linkWith(linkTo(href, model.get("name"), seed), rules.text)} />`} />`;
    }
    if (over) {
      const found = judged(exam, over);
      return html`<${ExamEnd} words=${words} answered=${found} found=${verdicts(found)} code=${codeOf(exam, found)} title=${focus}
        about=${say("exam.codeWhat", { seed: exam.seed, name: titleOfRules(exam.rules) })} levelsOf=${(family) => levelsLink(topics, family)} onAnother=${another} />`;
    }
    if (!exam.drawn.length) return html`<p>${say("bank.none")}</p>`;
    const { level } = exam.drawn[at];
    const last = at + 1 === exam.drawn.length;
    return html`<div class="hp-series-head"><p class="hp-series-place">${say("quiz.number", { number: String(at + 1), count: String(exam.drawn.length) })}</p>
        <${Dots} states=${exam.drawn.map((_, place) => (place < at ? "given" : "open"))} now=${at} />
        <p class="hp-exam-rules">${rulesOf(level, say("exam.this", { name: titleOfRules(exam.rules) }))}</p></div>
      <${Question} key=${at} words=${words} level=${level} tried=${tried} examined=${true} asked=${focus} onEnter=${take} onAnswer=${(chosen, typed) => { setSaid(""); setTried({ ...UNTRIED, chosen, typed: typed ?? "" }); }} />
      <div class="hp-row hp-quiz-foot"><${Button} go=${true} data-do="next" onClick=${take}>${say(last ? "exam.last" : "exam.take")}${sign("i-next")}</${Button}>
        <${Button} class="hp-button hp-quiet" data-do="leave" onClick=${leave}>${say("exam.leave")}</${Button}></div>`;
  };
  return html`<div class="hp-widget hp-exam" role="group" aria-label=${say("exam.label")} ref=${link.place}>
    <${BrokenLink} broken=${link.broken} /><${Memory} state=${memory} onDrop=${store.dropAside} />
    ${body()}
    ${(!exam || over) && html`<${ReadCode} make=${() => load({ seed: read.seed, rules: read.rules })} named=${{ seed: read.seed, name: titleOfRules(read.rules) }} />`}
    <p class="hp-levels-said" role="status">${said}</p>
    <${BankTrouble} trouble=${bank.trouble} onAgain=${begun ? () => resume() : start} />
  </div>`;
}

export function text(model) {
  return html`<p>${say("exam.noscript")} ${questionText(open(model.get("game")), model.get("first").level)}</p>`;
}
