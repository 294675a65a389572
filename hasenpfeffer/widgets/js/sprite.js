// Every drawing of the widgets, once a page, as symbols: suits, signs, the hare, icons and whole card faces.
import { backFace, compactFace, fullFace } from "./faces.js";

const stroke = (width) => `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const symbol = (id, box, inner) => `<symbol id="hp-${id}" viewBox="0 0 ${box}">${inner}</symbol>`;
const filled = (path) => `<path d="${path}"/>`;
const line = (path, width = 2) => `<path ${stroke(width)} d="${path}"/>`;

const SUITS = {
  H: "M50 93C40 80 6 60 6 34 6 18 17 8 29.500 8 38.500 8 46 13 50 21.500 54 13 61.500 8 70.500 8 83 8 94 18 94 34 94 60 60 80 50 93Z",
  D: "M50 3C58 21 71 38 87 50 71 62 58 79 50 97 42 79 29 62 13 50 29 38 42 21 50 3Z",
  S: "M50 4C58 23 93 41 93 63 93 75 84 83 73.500 83 65.500 83 58.500 79 54.500 72.500 55.500 83 60 90.500 68 96H32C40 90.500 44.500 83 45.500 72.500 41.500 79 34.500 83 26.500 83 16 83 7 75 7 63 7 41 42 23 50 4Z",
  C: "M50 5C62 5 71 14 71 25.500 71 32 68 37.500 64 41 68 38.500 71 38 74 38 86 38 95 47 95 58.500 95 70.500 86 79.500 74 79.500 65 79.500 58.500 74.500 54.500 68 55.500 81 60 90 68 96H32C40 90 44.500 81 45.500 68 41.500 74.500 35 79.500 26 79.500 14 79.500 5 70.500 5 58.500 5 47 14 38 26 38 29 38 32 38.500 36 41 32 37.500 29 32 29 25.500 29 14 38 5 50 5Z",
};
const STAR = `<path d="M50 6 62.500 36 95 38.500 70 59.500 78 91 50 74 22 91 30 59.500 5 38.500 37.500 36Z" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>`;

// Index signs: stroked by us, so that no font can change them.
const RANKS = {
  A: [15, `<path d="M-31 42 0-42 31 42M-20 15H20"/>`],
  K: [15, `<path d="M-25-42V42M27-42-25 10M-6-8 29 42"/>`],
  Q: [15, `<ellipse cx="-1" cy="-2" rx="31" ry="40"/><path d="M7 20 31 45"/>`],
  J: [15, `<path d="M-6-42H20V16C20 33 12 42-2 42-14 42-22 35-24 24"/>`],
  T: [14.5, `<path d="M-46-27-29-42V42"/><ellipse cx="20" cy="0" rx="26" ry="42"/>`],
  9: [15, `<circle cx="0" cy="-16" r="26"/><path d="M26-16C26 12 14 32-10 42"/>`],
};

// A crown with jewels, a coronet with pearls, and a farmer's hat: Bauer, the bower, means farmer.
const COURT = {
  K: `<path d="M15 74 8 36C18 46 27 50 31 50 38 46 44 35 50 20 56 35 62 46 69 50 73 50 82 46 92 36L85 74Z"/><path d="M14 80H86L84.500 93H15.500Z"/><circle cx="8" cy="28" r="6.500"/><circle cx="50" cy="12" r="7.500"/><circle cx="92" cy="28" r="6.500"/><path class="hp-in" d="M50 48 56.500 58 50 68 43.500 58Z"/><circle class="hp-in" cx="28" cy="62" r="4"/><circle class="hp-in" cx="72" cy="62" r="4"/>`,
  Q: `<path d="M16 74C15 60 12 50 8 42 18 50 27 50 31 38 37 50 44 48 50 32 56 48 63 50 69 38 73 50 82 50 92 42 88 50 85 60 84 74 62 67 38 67 16 74Z"/><path d="M16 81C38 74 62 74 84 81L82 93C62 86 38 86 18 93Z"/><circle cx="7" cy="34" r="5.500"/><circle cx="31" cy="29" r="5.500"/><circle cx="50" cy="22" r="6.500"/><circle cx="69" cy="29" r="5.500"/><circle cx="93" cy="34" r="5.500"/><circle class="hp-in" cx="50" cy="57" r="5"/><circle class="hp-in" cx="33" cy="60" r="3.500"/><circle class="hp-in" cx="67" cy="60" r="3.500"/>`,
  J: `<path d="M62 58C63 36 74 17 95 7 99 28 92 48 75 62Z"/><path class="hp-quill" d="M68 57C74 40 82 26 90 17"/><path d="M25 60C25 40 33 27 46 27 57 27 66 36 69 60Z"/><path class="hp-in" d="M25 62H69.500V67.500H25Z"/><path d="M3 76C12 68 20 69 24 69.500H70C76 69 83 69 91 76 82 91 66 93 47 93 28 93 12 91 3 76Z"/>`,
};

const HARE = `<path d="M45 72C31 56 24 30 33 7 48 20 58 46 57 70ZM63 70C62 52 66 37 76 28 87 18 103 22 112 38 101 37 93 40 88 47 83 54 80 63 75 73Z"/><path class="hp-in hp-ear" d="M46 62C38 50 34 36 36.500 23 45 34 51 48 51 63ZM69 64C69 52 72 42 79 36 83 33 87 31 91 31.500 84 35 81 42 78 50 76 55 74 60 72 65Z"/><path d="M60 62C77 62 87 74 88 88 90 104 76 118 60 118 44 118 30 104 32 88 33 74 43 62 60 62Z"/><path class="hp-in" d="M60 92C70 92 78 98 78 105 78 112 69 116 60 116 51 116 42 112 42 105 42 98 50 92 60 92Z"/><circle class="hp-in" cx="46.500" cy="85" r="4.600"/><circle class="hp-in" cx="73.500" cy="85" r="4.600"/><path d="M54.500 97C56 95 64 95 65.500 97 66 99 62 102.500 60 102.500 58 102.500 54 99 54.500 97Z"/>${line("M60 102V106M60 106C58 110 53.500 110 52 107.500M60 106C62 110 66.500 110 68 107.500", 2.2)}<path d="M60 117 40 112 22 121 32 126 30 138 46 131 60 140 74 131 90 138 88 126 98 121 80 112Z"/>`;

const HOUSE = `<path class="hp-wall" d="M15 1.500 29 13V26.500A2.500 2.500 0 0 1 26.500 29H3.500A2.500 2.500 0 0 1 1 26.500V13Z"/>`;

const ICONS = {
  check: line("M5 12.500 10 17.500 19 7", 3),
  cross: line("M7 7 17 17M17 7 7 17", 3),
  no: line("M12 4.500A7.500 7.500 0 1 1 12 19.500 7.500 7.500 0 0 1 12 4.500ZM7 17 17 7", 2.6),
  undo: line("M8.500 5 4 9.500 8.500 14M4.500 9.500H14.500A5 5 0 0 1 14.500 19.500H10"),
  deal: `<g ${stroke(2)}><rect x="4" y="7" width="10" height="14" rx="2"/><path d="M9 3.500 17.500 3A2 2 0 0 1 19.600 4.900L20.400 15A2 2 0 0 1 18.500 17.100"/></g>`,
  eye: `<g ${stroke(2)}><path d="M2.500 12C5 7.500 8.300 5.500 12 5.500S19 7.500 21.500 12C19 16.500 15.700 18.500 12 18.500S5 16.500 2.500 12Z"/><circle cx="12" cy="12" r="3"/></g>`,
  next: line("M5 12H19M13 6 19 12 13 18", 2.2),
  retry: line("M19 5V10H14M18.600 10A7.500 7.500 0 1 0 19.500 14"),
  plus: line("M12 6V18M6 12H18"),
  minus: line("M6 12H18"),
  print: `<g ${stroke(2)}><path d="M7 8.500V4H17V8.500M7 16.500H5A1.500 1.500 0 0 1 3.500 15V10A1.500 1.500 0 0 1 5 8.500H19A1.500 1.500 0 0 1 20.500 10V15A1.500 1.500 0 0 1 19 16.500H17"/><path d="M7 14H17V20H7Z"/></g>`,
  link: line("M10 14A4 4 0 0 0 15.700 14L19 10.700A4 4 0 0 0 13.300 5L12 6.300M14 10A4 4 0 0 0 8.300 10L5 13.300A4 4 0 0 0 10.700 19L12 17.700"),
  hand: `<g ${stroke(2)}><rect x="9" y="4" width="11" height="15" rx="2"/><path d="M6 7.500 3.500 8.300 6.800 20.500 9.500 19.800"/></g>`,
};

const all = (drawings, prefix, box, draw = (inner) => inner) =>
  Object.entries(drawings).map(([name, inner]) => symbol(prefix + name, box, draw(inner)));

const faces = () => {
  const cards = Object.keys(SUITS).flatMap((suit) => Object.keys(RANKS).map((rank) => rank + suit));
  return [...cards, "JK"].flatMap((card) =>
    [symbol(`c-${card}`, "100 140", compactFace(card)), symbol(`f-${card}`, "100 140", fullFace(card))]);
};

/** Every drawing, by its id; what a drawing refers to stands before it. */
const drawings = () => new Map([
  ...Object.entries(RANKS).map(([rank, [width, inner]]) => `<g id="hp-r-${rank}" ${stroke(width)}>${inner}</g>`),
  ...all(SUITS, "s-", "100 100", filled), symbol("s-JK", "100 100", STAR), ...all(COURT, "e-", "100 100"),
  symbol("hare", "120 140", HARE), symbol("house", "30 30", HOUSE), ...all(ICONS, "i-", "24 24"), ...faces(),
  symbol("back", "100 140", backFace()),
].map((drawing) => [drawing.match(/id="([^"]+)"/)[1], drawing]));

const REFERENCE = /href="#(hp-[^"]+)"/g;
const wanted = (markup) => [...markup.matchAll(REFERENCE)].map(([, id]) => id);

/** The hidden drawing that all others refer to; its symbols are the only ids of the widgets. */
const hidden = (shown) => `<svg class="hp-sprite" width="0" height="0" aria-hidden="true" focusable="false">${shown.join("")}</svg>`;

/** All drawings; or those that some markup refers to, and what these refer to in turn. */
export function sprite(markup) {
  const known = drawings();
  if (markup === undefined) return hidden([...known.values()]);
  const needed = new Set(wanted(markup));
  for (const id of needed) {
    if (!known.has(id)) throw new Error(`there is no drawing called ${id}`);
    wanted(known.get(id)).forEach((each) => needed.add(each));
  }
  return hidden([...known].filter(([id]) => needed.has(id)).map(([, drawing]) => drawing));
}

/** Put the drawings into a page that does not have them yet. */
export function ensureSprite() {
  const missing = [...drawings()].filter(([id]) => !document.getElementById(id)).map(([, drawing]) => drawing);
  if (missing.length) document.body.insertAdjacentHTML("beforeend", hidden(missing));
}
