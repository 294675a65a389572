import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, entered, judged, verdicts } from "../../hasenpfeffer/widgets/js/exam_state.js";
import { entryStep, levelOf, nextStage, openSteps, readPlace } from "../../hasenpfeffer/widgets/js/levels_state.js";
import { BLANK } from "../../hasenpfeffer/widgets/js/progress_text.js";
import { again, answered, clean, normal, optionOf, readable, outcome, shown, UNTRIED } from "../../hasenpfeffer/widgets/js/question_state.js";
import { decode } from "../../hasenpfeffer/widgets/js/result_code.js";
import { presets } from "../../hasenpfeffer/widgets/js/rules_text.js";
import { stagesUnder, stepsUnder } from "../../hasenpfeffer/widgets/js/stages.js";
import { drawn, drawnText, tablesOf } from "./page.mjs";

const banks = tablesOf("from hasenpfeffer.lessons import banks as tables");
const levels = Object.values(banks).flatMap(({ families }) => families.flatMap(({ family, levels: all }) => all.map((level) => ({ family, level }))));
const typed = levels.map(({ level }) => level).filter(({ kind }) => kind === "text");
const right = { say: "9H", right: true, reply: "Yes. It is.", mistake: null };
const wrong = { say: "KD", right: false, reply: "Not yet. It is no heart.", mistake: "rank_only" };
const level = { id: "x.01", step: 1, ask: "Which?", switch: null, scene: { hand: "9HKD" }, kind: "card", options: [right, wrong], solution: 0 };

test("every answer that a bank lists is accepted as it is written, and in many spellings", () => {
  for (const each of typed) {
    each.options.forEach((option, place) => assert.equal(optionOf(each, option.say), place, `${each.id} ${option.say}`));
    for (const [spelling, place] of Object.entries(each.accept)) assert.equal(optionOf(each, ` ${spelling.toUpperCase()}. `), place, each.id);
    assert.equal(optionOf(each, "no such answer"), -1);
  }
});

test("what reads as no card and no number is not taken for a wrong answer", () => {
  const words = { names: { QC: "queen of clubs", KC: "king of clubs" }, typed: { card: "^(q|k)c$", number: "^-?[0-9]+$" } };
  const typed = (say, accept) => ({ kind: "text", options: [{ say }], accept });
  assert.ok(readable(typed("QC", { qc: 0, thequeen: 0 }), words, "The Queen"));
  assert.ok(readable(typed("QC", { qc: 0 }), words, "K C"));
  assert.ok(!readable(typed("QC", { qc: 0 }), words, "queen?"));
  assert.ok(readable(typed("−4", { "-4": 0 }), words, "− 97"));
  assert.ok(!readable(typed("4", { 4: 0 }), words, "many"));
});

test("a minus is a minus in every form, and four is not minus four", () => {
  assert.deepEqual(["−4", "-4", "- 4", "–4", "minus 4", "MINUS  4."].map(normal), ["-4", "-4", "-4", "-4", "minus4", "minus4"]);
  const minus = typed.find(({ options }) => options.some(({ say, right: good }) => good && /^−[1-9]$/.test(say)));
  const place = minus.options.findIndex(({ right: good }) => good);
  const size = minus.options[place].say.slice(1);
  for (const each of [`−${size}`, `-${size}`, `- ${size}`, `minus ${size}`]) assert.equal(optionOf(minus, each), place);
  assert.notEqual(optionOf(minus, size), place);
});

test("what an answer may not be: a name of something every object has", () => {
  for (const text of ["constructor", "__proto__", "toString"]) assert.equal(optionOf(typed[0], text), -1);
});

test("an error stays known, but the question can still be solved", () => {
  const once = answered(level, UNTRIED, 1);
  assert.equal(outcome(once), "missed");
  assert.equal(again(once).chosen, null);
  assert.equal(outcome(answered(level, again(once), 0)), "later");
  assert.equal(outcome(answered(level, UNTRIED, 0)), "right");
  assert.ok(clean(answered(level, UNTRIED, 0)) && !clean(answered(level, once, 0)));
});

test("an answer that is shown counts as help, unless the question was solved before", () => {
  assert.equal(outcome(shown(level, UNTRIED)), "help");
  assert.equal(outcome(shown(level, answered(level, UNTRIED, 0))), "right");
  assert.equal(outcome(answered(level, shown(level, UNTRIED), 1)), "help");
});

const stage = (family, ...steps) => ({ family, steps, levels: steps.map((step) => ({ id: `${family}.0${step}`, step })) });

test("a stage goes on with its first open step, and the chapter with its next open stage", () => {
  const stages = [stage("a", 1, 2, 3), stage("b", 1), stage("c", 1, 2)];
  const progress = { ...BLANK, families: { a: { ticks: { 1: "done" }, box: null, due: null }, b: { ticks: { 1: "help" }, box: null, due: null } } };
  assert.equal(entryStep(progress, stages[0]), 2);
  assert.deepEqual(openSteps(progress, stages[0], 2), [3, 2]);
  assert.equal(nextStage(progress, stages, "a").family, "c");
  assert.equal(nextStage(progress, stages, "c").family, "a");
  assert.equal(entryStep(progress, stages[1]), 1);
  assert.equal(levelOf(stages[0], 2, "a.02").id, "a.02");
  assert.equal(readPlace(stages, "a.03").level.step, 3);
  assert.equal(readPlace(stages, "b").level, null);
  for (const broken of ["", "z", "a.9", "a.03.1", "<b>"]) assert.equal(readPlace(stages, broken), null);
});

test("a stage has the steps that the rules leave in", () => {
  const asked = [[[["defenders", "each"]], [1, 2]], [[["defenders", "side"], ["must_outbid", true]], [1, 3]]];
  assert.deepEqual(presets.map((rules) => stepsUnder(asked, rules)), [[1, 2], [], [], [1, 3]]);
  const stages = tablesOf("from hasenpfeffer.widgets.topics import stages as tables");
  for (const rules of presets) {
    const under = Object.fromEntries(stagesUnder(stages, rules).flatMap(({ families }) => families.map(({ family, steps }) => [family, steps])));
    assert.ok(Object.keys(under).length > 30);
    assert.ok(Object.values(under).every((steps) => steps.length));
  }
});

test("an exam says what is known and what is to be looked at again, and its code holds every answer", () => {
  const questions = levels.filter(({ level: each }) => !each.switch).slice(0, 60).filter((_, place) => place % 3 === 0)
    .map(({ family, level: each }) => ({ chapter: "x", family: { family, title: family }, level: each }));
  const exam = { drawn: questions, setup: "7 classic" };
  const answers = questions.map(({ level: each }, place) => {
    const wanted = each.options.findIndex(({ right: good }) => good === (place % 2 === 0));
    return each.kind === "text" ? each.options[wanted].say : wanted;
  });
  const found = judged(exam, answers);
  assert.deepEqual(found.map((each) => each.right), questions.map((_, place) => place % 2 === 0));
  assert.deepEqual(decode(codeOf(exam, found)).right, found.map((each) => each.right));
  const { known, again: look } = verdicts(found);
  assert.equal(known.length + look.length, new Set(questions.map(({ family }) => family.family)).size);
  const after = entered({ ...BLANK, exam: { seed: "7" } }, found, "CODE", 1000);
  assert.equal(after.exam, null);
  assert.deepEqual(after.results, [{ code: "CODE", right: 10, count: 20, at: 1000 }]);
  assert.ok(look.every(({ family }) => after.families[family.family].box === 0));
});

const first = { chapter: "x", family: { family: "x", title: "X", idea: "An idea.", link: "x.html", steps: [1] }, level };
const quiz = { kind: "quiz", banks: [["x", "x.js"]], topics: [], count: 3, seed: 1, rules: "", first };

test("the first question stands in the page, without marks that would give it away", () => {
  const trumped = { ...level, ask: "Hearts are trump. Which card is a trump?", scene: { trump: "H", hand: "9HJD" } };
  const page = drawn({ ...quiz, first: { ...first, level: trumped } });
  assert.match(page, /Question 1 of 3/);
  assert.match(page, /aria-label="Jack of diamonds"/);
  assert.doesNotMatch(page, /left bower|hp-mark-trump/);
  assert.match(drawnText({ ...quiz, first: { ...first, level: trumped } }), /Answer: Nine of hearts\. It is\./);
});

test("names with apostrophes, angle brackets, suit signs and other scripts are shown as they are", () => {
  const strange = `O'Brien's "<b>♥</b>" & 안녕 — שלום`;
  const odd = { ...level, ask: strange, kind: "option", scene: { facts: [strange] }, options: [{ ...right, say: strange }, { ...wrong, say: "<img src=x onerror=alert(1)>" }] };
  const page = drawn({ ...quiz, first: { ...first, level: odd } });
  assert.doesNotMatch(page, /<b>♥|<img/);
  assert.equal(page.split("안녕 — שלום").length - 1, 3);
});

for (const [kind, made] of [["levels", "Levels(chapter='bidding')"], ["exam", "Exam()"], ["course", "Course()"], ["quiz", "Quiz(topics=['scoring'])"]]) {
  test(`${kind} is drawn with every word in its place, and has a text for readers without JavaScript`, () => {
    const traits = tablesOf(`from hasenpfeffer.widgets import Course, Exam, Levels, Quiz; tables = lambda: {k: v for k, v in ${made}.get_state().items() if k[0] != '_' and k not in ('layout', 'tabbable', 'tooltip')}`);
    const page = drawn(traits);
    assert.match(page, new RegExp(`^<div class="hp-widget hp-${kind}"`));
    assert.doesNotMatch(page, /\{\w+\}|undefined|\[object/);
    assert.match(drawnText(traits), kind === "course" ? /<ol><li><a href="rankings.html">/ : /Answer: /);
  });
}

test("a stage that the rules leave out is not counted, not even in the first drawing", () => {
  const stages = [["x", [[[], [1, 2]]]], ["y", [[[["joker_when_void", "another"]], [1]]]]];
  const families = [first.family, { ...first.family, family: "y", title: "Y" }];
  const page = drawn({ kind: "levels", chapter: "x", banks: [["x", "x.js"]], rules: "", first, families, stages, next: [] });
  assert.match(page, /0 of 1 stages done/);
});

test("every question of every bank is drawn", () => {
  for (const { level: each } of levels) {
    const page = drawn({ ...quiz, count: 1, rules: "", first: { ...first, level: { ...each, switch: null, also: undefined } } });
    assert.doesNotMatch(page, /undefined|\[object|\{\w+\}/, each.id);
    const answers = each.kind === "card" ? page.split("data-card=").length - 1 : page.split("data-answer=").length - 1;
    assert.ok(answers >= (each.kind === "text" ? 1 : each.options.length), each.id);
  }
});
