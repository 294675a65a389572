// What a phone's camera reads from a drawn QR code, by a decoder that others wrote: { size, path } on stdin, the text on stdout.
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import jsqr from "jsqr";

const SCALE = 4;

/** The text in the dark squares of a path. */
export function reads({ size, path }) {
  const width = size * SCALE;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = y * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let at = x * SCALE; at < (Number(x) + Number(run)) * SCALE; at += 1) image.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
    }
  }
  return jsqr(image, width, width)?.data ?? "";
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(reads(JSON.parse(await text(process.stdin))));
