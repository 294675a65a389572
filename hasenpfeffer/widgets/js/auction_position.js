// What an auction table shows, as text: dealer, your seat, the calls, perhaps who has the joker,
// and whether the declarer is to be predicted: "N.S.pass.4.pass.pass.predict"

const JOKER = "JK-";
const PREDICT = "predict";
const LONGEST = 11;

/** Read a position; null if it is broken. */
export function read(words, tables, text) {
  const [dealer, you, ...rest] = text.split(".");
  const predict = rest.at(-1) === PREDICT;
  if (predict) rest.pop();
  const said = rest.at(-1)?.startsWith(JOKER);
  const joker = said ? rest.pop().slice(JOKER.length) : "";
  const good = [dealer, you].every((seat) => words.seats.includes(seat)) && rest.every((call) => Object.hasOwn(tables.words, call))
    && rest.length <= LONGEST && (!said || joker === "widow" || words.seats.includes(joker));
  return good ? { dealer, you, calls: rest, joker, predict } : null;
}

/** Write a position, without what is not said. */
export const write = ({ dealer, you, calls, joker, predict }) =>
  [dealer, you, ...calls, ...(joker ? [JOKER + joker] : []), ...(predict ? [PREDICT] : [])].join(".");
