// Thirty phones and a teacher's list: every code is read, every slip is refused, and the table is what was answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "../../hasenpfeffer/widgets/js/draw.js";
import { bare, codesFor, grouped, isRight, meant, nothingOf } from "../../hasenpfeffer/widgets/js/group_answers.js";
import { counted, readRoll, sameNames } from "../../hasenpfeffer/widgets/js/group_roll.js";
import { byName, hardestFirst, tally } from "../../hasenpfeffer/widgets/js/group_tally.js";
import { questionSet } from "../../hasenpfeffer/widgets/js/question_set.js";
import { encode } from "../../hasenpfeffer/widgets/js/result_code.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const random = chance("a group");
const topics = [{ chapter: "bowers", title: "Bowers", families: [{ family: "a", title: "A" }, { family: "b", title: "B" }] }];

function level(id, size, typed) {
  const options = Array.from({ length: size }, (_, n) => ({ say: `${id} ${n}`, right: n === 1, reply: n === 1 ? "Yes." : `Not yet. ${id} ${n}` }));
  return { id, step: 1, ask: `${id}?`, scene: {}, options, ...(typed ? { otherwise: { reply: "Not yet. Look again." }, accept: {} } : {}) };
}

const drawnOf = (count) => Array.from({ length: count }, (_, n) => ({ chapter: "bowers", family: { family: "a", title: "A" }, level: level(`a.${n}`, 3 + n % 4, n % 5 === 0) }));
const set = questionSet(topics, { seed: "7K2M", count: 20 });
const drawn = drawnOf(20);
const codes = codesFor(set, drawn);
const someAnswers = () => drawn.map(({ level: { options } }) => random.below(options.length));
const roll = (text) => readRoll(codes, text);

test("a code for twenty questions has at most 24 characters, in groups of four, and thirty still fit", () => {
  assert.ok(codes.length <= 24);
  assert.match(codes.write(1, someAnswers()), /^([0-9A-Z]{4}-)+[0-9A-Z]{4}$/);
  assert.ok(codesFor(set, drawnOf(30)).length <= 31);
});

test("a line is read in any spelling, with the name before or behind, or without one", () => {
  const answers = someAnswers();
  const code = codes.write(7, answers);
  const loose = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
  const lines = {
    [`Ann: ${code}`]: "Ann", [`Ann ${loose}`]: "Ann", [`${code} Ann`]: "Ann", [`Ann\t${bare(code)}`]: "Ann", [`  Ann Lee , ${code} `]: "Ann Lee",
    [`O'Brien: ${code}`]: "O'Brien", [`<b>Bo</b>: ${code}`]: "<b>Bo</b>", [`李小龍：${code}`]: "李小龍", [`Zoë - ${code}`]: "Zoë",
    [`محمد ${code}`]: "محمد", [code]: "Line 1", [`Team 4: ${code}`]: "Team 4", [`A5: ${code}`]: "A5", [`${code} = Ada`]: "Ada",
    [`Ann: ${[...code].map((sign) => (/[0-9A-Z]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : "－")).join("")}`]: "Ann",
  };
  for (const [line, name] of Object.entries(lines)) {
    const [found] = roll(line);
    assert.equal(found.why, undefined, line);
    assert.deepEqual([found.name, found.answers, found.phone], [name, answers, 7], line);
  }
});

test("a code mistyped in any one place is refused, and the others stay", () => {
  const good = codes.write(3, someAnswers());
  const signs = bare(codes.write(4, someAnswers()));
  for (let at = 0; at < signs.length; at += 1) {
    for (const sign of SIGNS) {
      if (sign === signs[at]) continue;
      const [first, second] = roll(`Ann: ${good}\nBen: ${signs.slice(0, at)}${sign}${signs.slice(at + 1)}`);
      assert.equal(first.name, "Ann");
      assert.equal(first.why, undefined);
      assert.equal(second.name, "Ben");
      assert.equal(second.code, grouped(signs), `meant: ${second.text}`);
      assert.match(second.why, /mistyped/);
    }
  }
  assert.equal(counted(roll(`Ann: ${good}\nBen: ${signs.slice(1)}`)).length, 1);
});

test("swapped, lost and doubled characters are refused, and say what was meant", () => {
  const signs = bare(codes.write(9, someAnswers()));
  for (let at = 0; at < signs.length; at += 1) {
    const swapped = signs.slice(0, at) + (signs[at + 1] ?? "") + signs[at] + signs.slice(at + 2);
    for (const slip of [swapped, signs.slice(0, at) + signs.slice(at + 1), signs.slice(0, at) + signs[at] + signs.slice(at)]) {
      if (slip === signs) continue;
      const [found] = roll(`Cleo: ${slip}`);
      assert.deepEqual([found.name, found.code], ["Cleo", grouped(signs)], slip);
      assert.ok(found.why);
    }
  }
});

test("what is wrong with a line is said in a sentence", () => {
  const other = codesFor(questionSet(topics, { seed: "OTHER", count: 20 }), drawn).write(1, someAnswers());
  const edition = codesFor(set, drawn.map((each, n) => (n ? each : { ...each, level: level("a.0 again", 3, true) }))).write(1, drawn.map(() => 0));
  const code = bare(codes.write(1, someAnswers()));
  const jumbled = [...code].reverse().join("");
  assert.match(roll(`Ann: ${other}`)[0].why, /another quiz/);
  assert.match(roll(`Ann: ${edition}`)[0].why, /another edition/);
  assert.match(roll("Ann")[0].why, /no code/);
  const result = encode({ setup: "7 classic", right: [true, true, false] });
  assert.match(roll(`Ann: ${result}`)[0].why, /result of the exam, 2 of 3 right/);
  assert.match(roll(`Ann: ${code.slice(0, 11)}`)[0].why, /has 11 letters and digits/);
  assert.match(roll(`Ann: ${jumbled}`)[0].why, /do not fit/);
  assert.match(roll(`Ann: ${code.slice(0, 5)}UU${code.slice(7)}`)[0].why, /letter U/);
  for (const line of ["Ann", `Ann: ${other}`, `Ann: ${jumbled}`]) assert.equal(roll(line)[0].name, "Ann");
});

test("a phone that comes twice counts once; two phones with the same answers both count", () => {
  const answers = someAnswers();
  const lines = roll(`Ann: ${codes.write(1, answers)}\nBen: ${codes.write(2, answers)}\n\nCleo: ${codes.write(1, answers)}\nAnn: ${codes.write(3, answers)}`);
  assert.deepEqual(counted(lines).map(({ name }) => name), ["Ann", "Ben", "Ann"]);
  assert.equal(lines[2].twin.name, "Ann");
  assert.equal(lines[2].line, 4);
  assert.deepEqual(sameNames(lines), ["Ann"]);
});

test("thirty codes give the table of what was answered", () => {
  const group = Array.from({ length: 30 }, (_, n) => ({ name: `Pupil ${n}`, answers: someAnswers().map((answer, place) => (random.below(9) ? answer : nothingOf(drawn[place].level))) }));
  const lines = group.map(({ name, answers }, n) => `${name}: ${codes.write(n, answers)}`);
  const entries = counted(roll(lines.join("\n")));
  assert.deepEqual(entries.map(({ name, answers }) => ({ name, answers })), group);
  const rows = tally(drawn, entries);
  for (const { place, right, missed, of, wrong } of rows) {
    const here = group.filter(({ answers }) => isRight(drawn[place].level, answers[place]));
    assert.deepEqual([right, missed, of], [here.length, 30 - here.length, 30]);
    assert.equal(wrong.reduce((sum, { names }) => sum + names.length, 0), missed);
    assert.ok(wrong.every(({ names }, n) => !n || names.length <= wrong[n - 1].names.length));
    for (const { answer, names, reply } of wrong) {
      assert.deepEqual(names, group.filter(({ answers }) => answers[place] === answer).map(({ name }) => name));
      assert.equal(reply, drawn[place].level.options[answer]?.reply ?? (answer === nothingOf(drawn[place].level) ? "" : "Not yet. Look again."));
    }
  }
  const hardest = hardestFirst(rows);
  assert.ok(hardest.every(({ missed }, n) => !n || missed <= hardest[n - 1].missed));
  assert.deepEqual(byName(drawn, entries).map(({ right }) => right), group.map(({ answers }) => answers.filter((answer, place) => isRight(drawn[place].level, answer)).length));
});

test("where two codes would fit, neither is offered", () => {
  let silent = 0;
  for (let count = 0; count < 400; count += 1) {
    const signs = bare(codes.write(random.below(1024), someAnswers()));
    const at = random.below(signs.length);
    const found = meant(codes, signs.slice(0, at) + signs.slice(at + 1));
    assert.ok(["", grouped(signs)].includes(found), `${found} for ${signs} without place ${at}`);
    silent += found === "";
  }
  assert.ok(silent < 40);
});

test("a code that is good is not taken for a slip of another", () => {
  assert.equal(meant(codes, "0".repeat(codes.length)), "");
});
