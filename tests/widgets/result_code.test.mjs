import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "../../hasenpfeffer/widgets/js/draw.js";
import { CodeError, decode, decodeAnswers, encode, encodeAnswers, fingerprint } from "../../hasenpfeffer/widgets/js/result_code.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const setup = "7 classic left_bower_suit.07";
const random = chance("codes");
const some = (count, ways) => Array.from({ length: count }, () => random.below(ways));
const refused = (reason, code, what = decode) => assert.throws(() => what(code), (error) => error instanceof CodeError && error.reason === reason, code);

test("what was put into a code comes out of it", () => {
  for (let round = 0; round < 500; round += 1) {
    const right = some(1 + random.below(31), 2).map(Boolean);
    const code = encode({ setup, right });
    assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-)*[0-9A-HJKMNP-TV-Z]{1,4}$/);
    assert.deepEqual(decode(code), { print: fingerprint(setup), right });
    const ways = some(1 + random.below(31), 8).map((each) => each + 1);
    const answers = ways.map((each) => random.below(each));
    assert.deepEqual(decodeAnswers(encodeAnswers({ setup, answers, ways }), { setup, ways }), answers);
  }
});

test("a code for twenty questions is short enough to read aloud", () => {
  assert.equal(encode({ setup, right: Array(20).fill(true) }).replaceAll("-", "").length, 13);
  const ways = Array(20).fill(8);
  assert.ok(encodeAnswers({ setup, answers: ways.map(() => 7), ways }).replaceAll("-", "").length <= 24);
});

test("a code is read in any spelling", () => {
  const right = some(20, 2).map(Boolean);
  const code = encode({ setup, right });
  for (const spelled of [code.toLowerCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", " ")}\n`, code.replaceAll("-", "–"),
    code.replaceAll("0", "O").replaceAll("1", "l"), code.replaceAll("0", "o").replaceAll("1", "I")]) {
    assert.deepEqual(decode(spelled).right, right, spelled);
  }
});

test("every wrong character, every swap of neighbours, every lost and every doubled character is refused", () => {
  for (let round = 0; round < 20; round += 1) {
    const code = encode({ setup: `${setup}${round}`, right: some(1 + random.below(31), 2).map(Boolean) }).replaceAll("-", "");
    for (let at = 0; at < code.length; at += 1) {
      for (const sign of SIGNS) if (sign !== code[at]) refused("check", code.slice(0, at) + sign + code.slice(at + 1));
      const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      if (at + 1 < code.length && code[at] !== code[at + 1]) refused("check", swapped);
      assert.throws(() => decode(code.slice(0, at) + code.slice(at + 1)), CodeError);
      assert.throws(() => decode(code.slice(0, at) + code[at] + code.slice(at)), CodeError);
    }
  }
});

test("every two wrong characters are refused", () => {
  const code = encode({ setup, right: some(20, 2).map(Boolean) }).replaceAll("-", "");
  for (let round = 0; round < 20_000; round += 1) {
    const wrong = [...code];
    for (let n = 0; n < 2; n += 1) wrong[random.below(code.length)] = SIGNS[random.below(32)];
    if (wrong.join("") !== code) refused("check", wrong.join(""));
  }
});

test("a code says why it is refused", () => {
  refused("empty", " - ");
  refused("length", "R1");
  refused("sign", "R100-0U00-0000");
  refused("form", encodeAnswers({ setup, answers: [0], ways: [4] }));
  const other = encodeAnswers({ setup: "8", answers: [1, 2], ways: [4, 4] });
  refused("foreign", other, (code) => decodeAnswers(code, { setup, ways: [4, 4] }));
});
