// A QR code is read by a decoder that others wrote.
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrPath } from "../../hasenpfeffer/widgets/js/qr.js";
import { reads } from "./qr_reads.mjs";

for (const link of [
  "https://example.org/quiz.html?group=7K2M.20.all.classic",
  "file:///home/teacher/book/quiz.html?group=7K2M.20.all.classic",
  "https://example.org/a/long/path/to/the/book/quiz.html?group=ABCD1234.30.bowers,tricks,bidding,widow,scoring.classic~target=11~calls=pass.3.4.5~name=Our%20table",
]) {
  test(`a phone reads ${link}`, () => assert.equal(reads(qrPath(link)), link));
}
