// A QR code is read by a decoder that others wrote.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsqr from "jsqr";
import { qrPath } from "../../hasenpfeffer/widgets/js/qr.js";

const SCALE = 4;

/** The pixels of a path, as a camera sees them. */
function pixels({ size, path }) {
  const width = size * SCALE;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let py = y * SCALE; py < (Number(y) + 1) * SCALE; py += 1) {
      for (let px = x * SCALE; px < (Number(x) + Number(run)) * SCALE; px += 1) image.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
    }
  }
  return { image, width };
}

for (const link of [
  "https://example.org/quiz.html?group=7K2M.20.all.classic",
  "file:///home/teacher/book/quiz.html?group=7K2M.20.all.classic",
  "https://example.org/a/long/path/to/the/book/quiz.html?group=ABCD1234.30.bowers,tricks,bidding,widow,scoring.classic~target=11~calls=pass.3.4.5~name=Our%20table",
]) {
  test(`a phone reads ${link}`, () => {
    const { image, width } = pixels(qrPath(link));
    assert.equal(jsqr(image, width, width)?.data, link);
  });
}
