// Card faces, 100 by 140: compact for small cards, full for large ones, and the back.
const use = (id, x, y, width, height = width) => `<use href="#hp-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const index = (rank, x, y, scale) => `<use href="#hp-r-${rank}" transform="translate(${x} ${y}) scale(${scale})"/>`;
const turned = (inner, kind = "") => `<g${kind} transform="rotate(180 50 70)">${inner}</g>`;
const court = (rank) => "KQJ".includes(rank);

const ROWS = [[35, 31], [65, 31], [35, 57], [65, 57]];
const PIPS = { 9: ROWS, T: [...ROWS, [50, 44]] };

/** The upper half alone tells the card, so that ladders may overlap. */
export function compactFace(card) {
  if (card === "JK") return use("s-JK", 7, 8, 32) + use("hare", 14, 28, 84, 108);
  const [rank, suit] = card;
  const corner = index(rank, rank === "T" ? 29 : 26, 32, rank === "T" ? 0.46 : 0.5);
  return corner + use(`s-${suit}`, 61, 14, 32) + (court(rank) ? use(`e-${rank}`, 24, 66, 62) : use(`s-${suit}`, 24, 66, 62));
}

/** Corners, printed pips, and a sign in a pale panel for the court. */
export function fullFace(card) {
  if (card === "JK") {
    const star = use("s-JK", 12, 12, 16);
    return `<rect class="hp-pale" x="8" y="8" width="84" height="124" rx="5"/>${star}${turned(star)}${use("hare", 9, 20, 82, 98)}`;
  }
  const [rank, suit] = card;
  const corner = index(rank, rank === "T" ? 16 : 15.5, 20, rank === "T" ? 0.22 : 0.26) + use(`s-${suit}`, 8, 35, 15);
  return corner + turned(corner, ` class="hp-opposite"`) + middle(rank, suit);
}

function middle(rank, suit) {
  if (PIPS[rank]) {
    const half = PIPS[rank].map(([x, y]) => use(`s-${suit}`, x - 8, y - 8, 16)).join("");
    return half + turned(half) + (rank === "9" ? use(`s-${suit}`, 42, 62, 16) : "");
  }
  if (rank === "A") return `<circle class="hp-pale" cx="50" cy="70" r="34"/>${use("s-" + suit, 28, 48, 44)}`;
  return `<rect class="hp-pale" x="28" y="16" width="44" height="108" rx="4"/>${use(`e-${rank}`, 31, 30, 38)}${use(`s-${suit}`, 36, 78, 28)}`;
}

/** A back sown with peppercorns, the hare in the middle. */
export function backFace() {
  const corns = [];
  for (let row = 0; row < 11; row++) {
    for (let place = 0; place < 8 - (row % 2); place++) {
      corns.push(`<circle cx="${15 + place * 10 + (row % 2 ? 5 : 0)}" cy="${15 + row * 11}" r="${row % 2 ? 1.5 : 2.1}"/>`);
    }
  }
  return `<rect class="hp-frame" x="6" y="6" width="88" height="128" rx="5"/><g class="hp-corns">${corns.join("")}</g><circle class="hp-disc" cx="50" cy="70" r="30"/>${use("hare", 30, 45, 40, 47)}`;
}
