// A table of chances, read from its text: a line that says what it is, and six lines of letters. See table.py.
import { COUNTS, OPEN_STARTS, STARTS } from "./odds_index.js";

/** The difference that each letter stands for: 0, 1, -1, 2, -2 and so on. */
function differences(levels) {
  const plain = Array.from({ length: 94 }, (_, at) => 33 + at).filter((code) => !'"<\\`'.includes(String.fromCharCode(code)));
  const codes = [...plain, ...Array.from({ length: levels }, (_, at) => 0xc0 + at)].slice(0, levels);
  const found = new Int16Array(codes.at(-1) + 127);
  for (const [place, code] of codes.entries()) found[code] = place % 2 ? (place + 1) / 2 : -place / 2;
  return found;
}

/** For each block of hands, where it begins and ends, and where the last one of its kind began. */
function blocksOf(starts) {
  const last = new Map();
  const blocks = [];
  for (let key = 0; key + 1 < starts.length; key += 1) {
    const [start, end] = [starts[key], starts[key + 1]];
    const kind = COUNTS[key & 4095] + (key >> 12);
    if (start < end) {
      blocks.push([start, end, last.get(kind) ?? start]);
      last.set(kind, start);
    }
  }
  return blocks;
}

/**
 * The chances of every hand in one form.
 * @returns {{head: object, steps: number, planes: Uint8Array[]}} steps of chances for at least 1 to 6 tricks
 */
export function readTable(text, named) {
  const [first, ...lines] = text.split("\n");
  const head = JSON.parse(first);
  const { levels } = head;
  const differ = differences(levels);
  const starts = named ? STARTS : OPEN_STARTS;
  const blocks = blocksOf(starts);
  const wrong = new Int16Array(starts.at(-1));
  const planes = lines.slice(0, 6).map((line) => {
    const plane = new Uint8Array(line.length);
    for (const [start, end, where] of blocks) {
      for (let at = start; at < end; at += 1) {
        // A hand is like that of the last block of its kind; in the first of a kind, like the hand before it.
        const like = where === start ? at - 1 : Math.min(where + at - start, start - 1);
        const before = like < 0 ? 0 : plane[like];
        const here = (before + (wrong[at] >> 1) + differ[line.charCodeAt(at)] + 2 * levels) % levels;
        wrong[at] = here - before;
        plane[at] = here;
      }
    }
    return plane;
  });
  return { head, steps: levels - 1, planes };
}
